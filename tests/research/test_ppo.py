"""The learning example learns: it wins more, guesses better, and does more of what paid."""

import os
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from hatamoto.bots.intervals import wilson

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"
GAMES = 1024
LEARNING = """
import sys
sys.path.insert(0, sys.argv[1])
import ppo
ppo.GAMES, ppo.BATCH = 128, 512
learner = ppo.Learner(1)
for _ in range(20):
    learner.learn(learner.play(), ppo.LEARNING_RATE)
print(ppo.evaluate(learner, int(sys.argv[2]), 2))
"""
"""Learns for some ten seconds and prints the share of the games it then wins."""


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
    rows, infos = envs.reset(seed=5)
    columns = len(features.columns.names)
    inputs = features.see(rows, infos)[0]
    paid = inputs[:, columns + ppo.SLOTS : columns + 2 * ppo.SLOTS]
    slots = inputs[:, columns + 2 * ppo.SLOTS : columns + 3 * ppo.SLOTS]
    for index, state in enumerate(envs.batch.states):
        seat = envs.batch.seats_to_act[index]
        view = state.view(seat)
        own = {*view["you"]["loyalty"], *view["players"][seat]["face_up"]}
        assert slots[index].tolist() == [float(place["leader"] in own) for place in view["line"]]
        assert (2 * paid[index]).tolist() == view["plot_honour"]


def in_the_game(ppo: ModuleType, name: str, seat: int, line: list[str]) -> str:
    """The notation of a renamed action for a seat and the leaders by slot."""
    turned = ppo.turned(name, seat)
    found: str = ppo.LEADER.sub(lambda match: line[ppo.LEADERS.index(match[0])], turned)
    return found


def test_names_are_counted_from_the_own_seat_and_by_the_slots_of_leaders(ppo: ModuleType) -> None:
    envs = ppo.environment()
    features, game = ppo.Features(envs), envs.config.game
    rows, infos = envs.reset(seed=6)
    for _ in range(30):
        inputs, masks, numbers = features.see(rows, infos)
        for index in range(0, ppo.GAMES, 5):
            seat, state = int(infos["seat"][index]), envs.batch.states[index]
            line = [place["leader"] for place in state.view(seat)["line"]]
            legal = {game.notation(action) for action in state.legal(seat)}
            names = [features.actions.names[at] for at in np.flatnonzero(masks[index])]
            assert {in_the_game(ppo, name, seat, line) for name in names} == legal
            hatamoto = inputs[index, features.columns.at("view/hatamoto=")].argmax()
            assert (hatamoto + seat) % ppo.SEATS == state.view(seat)["hatamoto"]
        chosen = numbers[np.arange(ppo.GAMES), masks.argmax(axis=1)]
        rows, _, _, _, infos = envs.step(chosen)


def test_the_policy_becomes_much_better_than_luck() -> None:
    # A process of its own: several threads of a linear algebra library would wait for each other.
    command = [sys.executable, "-c", LEARNING, str(EXAMPLE.parent), str(GAMES)]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    share = float(done.stdout)
    assert wilson(share * GAMES, GAMES)[0] > 0.3, f"{share:.1%}"


def test_a_run_ends_with_its_win_rate(
    ppo: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ppo, "HORIZON", 16)
    ppo.main(1, 1)
    last = capsys.readouterr().out.splitlines()[-1]
    found = re.fullmatch(r"[\d,]+ steps; (.+)% of 64 games won \((.+)% to (.+)%\)", last)
    assert found is not None
    share, low, high = map(float, found.groups())
    assert 0 <= low < share < high <= 100
