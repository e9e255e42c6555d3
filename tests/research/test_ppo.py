"""The learning example learns: better guesses of what is to come, and more of what paid."""

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


def test_the_loss_of_the_values_falls(ppo: ModuleType) -> None:
    learner = ppo.Learner(1)
    rollout, network = learner.play(), learner.network
    returns = rollout.advantages() + rollout.values
    errors = []
    for _ in range(6):
        values = [
            network.outputs(network.hidden(inputs), masks)[1]
            for inputs, masks in zip(rollout.inputs, rollout.masks, strict=True)
        ]
        errors.append(float(np.mean((np.stack(values) - returns) ** 2)))
        learner.learn(rollout, ppo.LEARNING_RATE)
    assert errors[-1] < 0.8 * errors[0]


def test_what_paid_becomes_likelier_and_illegal_actions_never_do(ppo: ModuleType) -> None:
    learner = ppo.Learner(2)
    played = learner.play()
    gains = played.advantages()
    learner.learn(played, ppo.LEARNING_RATE)
    network = learner.network
    for step in range(0, ppo.HORIZON, 9):
        hidden = network.hidden(played.inputs[step])
        logs, _ = network.outputs(hidden, played.masks[step])
        assert np.exp(logs)[played.masks[step] == 0].max() == 0
    hidden = network.hidden(played.inputs.reshape(-1, played.inputs.shape[-1]))
    logs, _ = network.outputs(hidden, played.masks.reshape(-1, played.masks.shape[-1]))
    after = np.take_along_axis(logs, played.actions.reshape(-1, 1), axis=1)[:, 0]
    better = gains.reshape(-1) > gains.mean()
    change = after - played.log_probs.reshape(-1)
    assert change[better].mean() > change[~better].mean() + 0.02


def test_a_lead_is_counted_against_the_best_other_seat(ppo: ModuleType) -> None:
    envs = ppo.environment()
    infos = envs.reset(seed=3)[1]
    for _ in range(20):
        infos = envs.step([legal[0] for legal in envs.batch.legal])[4]
    found = ppo.margins(envs, infos["seat"])
    assert found.std() > 0.1
    for index, seat in enumerate(infos["seat"].tolist()):
        scores = envs.config.game.scores(envs.batch.states[index])
        best = max(score for other, score in enumerate(scores) if other != seat)
        assert found[index] == pytest.approx(np.tanh((scores[seat] - best) / ppo.MARGIN))


def test_the_rewards_of_a_game_add_up_to_its_result(ppo: ModuleType) -> None:
    learner = ppo.Learner(4)
    before = learner.margins.copy()
    played = learner.play()
    firsts = [np.flatnonzero(ends)[:1] for ends in played.ends.T]
    assert sum(map(len, firsts)) > 10
    for index, first in enumerate(firsts):
        for end in first.tolist():
            result = before[index] + played.rewards[: end + 1, index].sum()
            assert min(abs(result - share) for share in (1, 1 / 3, 1 / 9, 0, -1 / 3)) < 1e-4


def test_features_show_where_the_own_leaders_stand(ppo: ModuleType) -> None:
    envs = ppo.environment()
    features = ppo.Features(envs)
    rows = envs.reset(seed=5)[0]
    columns = len(envs.config.maxima)
    inputs = features.inputs(rows)
    leaders = inputs[:, columns : columns + ppo.LEADERS]
    slots = inputs[:, columns + ppo.LEADERS : columns + ppo.LEADERS + ppo.SLOTS]
    for index, state in enumerate(envs.batch.states):
        seat = envs.batch.seats_to_act[index]
        view = state.view(seat)
        own = {*view["you"]["loyalty"], *view["players"][seat]["face_up"]}
        places = [float(place["leader"] in own) for place in view["line"]]
        assert slots[index].tolist() == places
        assert leaders[index].sum() == len(own)


def test_a_run_ends_with_its_win_rate(
    ppo: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ppo, "HORIZON", 16)
    ppo.main(1, 1)
    share, _, words = capsys.readouterr().out.splitlines()[-1].partition("%")
    assert words == " of the games won"
    assert 0 < float(share) < 100
