"""The learning example learns: better guesses of the outcome, and more of what paid."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example, with fewer and shorter games."""
    spec = spec_from_file_location("ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # A dataclass looks for its module there.
    monkeypatch.setitem(sys.modules, "ppo", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "GAMES", 32)
    monkeypatch.setattr(module, "BATCH", 512)
    monkeypatch.setattr(module, "EVALUATION_GAMES", 64)
    return module


def test_it_learns_who_will_win(ppo: ModuleType) -> None:
    learner = ppo.Learner(1)
    unseen, network = learner.play(), learner.network
    paid, known = unseen.rewards.copy(), unseen.ends.copy()
    for step in reversed(range(len(paid) - 1)):
        paid[step] += paid[step + 1] * ~unseen.ends[step]
        known[step] |= known[step + 1]
    errors = []
    for _ in range(6):
        hidden = network.hidden(network.inputs(unseen.rows[known]))
        values = network.outputs(hidden, unseen.masks[known])[1]
        errors.append(float(np.mean((values - paid[known]) ** 2)))
        learner.learn(learner.play(), ppo.LEARNING_RATE)
    assert errors[-1] < 0.9 * errors[0]


def test_what_paid_becomes_likelier_and_illegal_actions_never_do(ppo: ModuleType) -> None:
    learner = ppo.Learner(2)
    played = learner.play()
    gains = played.advantages()
    learner.learn(played, ppo.LEARNING_RATE)
    network = learner.network
    for step in range(0, ppo.HORIZON, 9):
        hidden = network.hidden(network.inputs(played.rows[step]))
        logs, _ = network.outputs(hidden, played.masks[step])
        assert np.exp(logs)[played.masks[step] == 0].max() == 0
    hidden = network.hidden(network.inputs(played.rows.reshape(-1, played.rows.shape[-1])))
    logs, _ = network.outputs(hidden, played.masks.reshape(-1, played.masks.shape[-1]))
    after = np.take_along_axis(logs, played.actions.reshape(-1, 1), axis=1)[:, 0]
    better = gains.reshape(-1) > gains.mean()
    change = after - played.log_probs.reshape(-1)
    assert change[better].mean() > change[~better].mean() + 0.02


def test_a_lead_is_counted_against_the_best_other_seat(ppo: ModuleType) -> None:
    scores = np.array([[9.0, 4.0, 9.0, 1.0], [9.0, 4.0, 9.0, 1.0]])
    assert ppo.margins(scores, np.array([0, 1])) == pytest.approx([0, np.tanh(-1)])


def test_a_run_ends_with_its_win_rate(
    ppo: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ppo, "HORIZON", 16)
    ppo.main(1, 1)
    share, _, words = capsys.readouterr().out.splitlines()[-1].partition("%")
    assert words == " of the games won"
    assert 0 < float(share) < 100
