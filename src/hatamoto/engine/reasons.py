"""A bot's choice explained in words: its chance to win, the runner-up, the reply it feared."""

from typing import Any

from hatamoto.bots.bot import Bot
from hatamoto.engine.voices import voice
from hatamoto.kernel.game import Game
from hatamoto.texts import LANGUAGES, Voice


def reasons(game: Game[Any], names: list[str], seat: int, player: Bot) -> dict[str, str]:
    """By language, the explanation of a bot's last choice; empty if it compared nothing."""
    if not player.considered():
        return {}
    return {lang: reason(game, voice(game, lang, names, seat), player) for lang in LANGUAGES}


def reason(game: Game[Any], speaker: Voice, player: Bot) -> str:
    """The same in one language."""
    rows = player.considered()
    sentences = [speaker.message("thought-chance", weighed(game, speaker, *rows[0]))]
    if len(rows) > 1:
        sentences.append(speaker.message("thought-runner_up", weighed(game, speaker, *rows[1])))
    feared = player.feared()
    if feared is not None:
        seat, action, chance = feared
        facts: dict[str, int | str] = {**weighed(game, speaker, action, chance), "seat": seat}
        sentences.append(speaker.message("thought-feared", facts))
    return "\n".join(sentences)


def weighed(game: Game[Any], speaker: Voice, action: int, chance: float) -> dict[str, int | str]:
    """An action's label and its chance to win in percent."""
    label = speaker.choice(game.verbs.verb(action).id, game.verbs.facts(action))
    return {"choice": label, "percent": round(100 * chance)}
