"""The modules, and the offers of each turn for a set of modules."""

from typing import Final

from hatamoto.games.edo import actions
from hatamoto.games.edo.content import ids
from hatamoto.games.edo.decisions.building import Building
from hatamoto.games.edo.decisions.harvest import Collecting, Producing
from hatamoto.games.edo.decisions.staff import Authorizing, Recruiting
from hatamoto.games.edo.decisions.trading import Exchanging
from hatamoto.games.edo.decisions.travel import Entering, Relocating
from hatamoto.games.edo.decisions.turn import MovingPieces, Stopping
from hatamoto.games.edo.extension_points import Module, Offer
from hatamoto.games.edo.jiin import Jiin
from hatamoto.games.edo.ronin import Ronin
from hatamoto.games.edo.tokken import Tokken
from hatamoto.kernel import masks

MODULES: Final[list[Module]] = [Jiin(), Tokken(), Ronin()]


def choice_of(mask: int) -> str:
    """The value of the option `modules` for a set of modules."""
    names = [module.id for index, module in enumerate(MODULES) if masks.has(mask, index)]
    if len(names) == len(MODULES):
        return "all"
    return "_".join(names) or "none"


CHOICES: Final = tuple([choice_of(mask) for mask in range(masks.one(len(MODULES)))])
"""The values of the option `modules`; the index of a value is the mask of its modules."""

MOVING: Final = MovingPieces()
STOPPING: Final = Stopping()
BASE: Final[list[Offer]] = [
    Producing(),
    Collecting(),
    Building(),
    Entering(),
    Relocating(),
    Exchanging(),
    Recruiting(),
    Authorizing(),
]
"""The offers of the base game, in the order of the legal lists."""


def chosen(choice: str) -> list[Module]:
    """The modules of a value of the option."""
    mask = CHOICES.index(choice)
    return [module for index, module in enumerate(MODULES) if masks.has(mask, index)]


def offers_with(modules: list[Module], action: int) -> list[Offer]:
    """All offers of a turn: movement, the action, the modules, anytime offers, the end.

    A module's offer replaces one of the base game with the same verbs.
    """
    added = [o for module in modules for o in module.offers() if action in o.belongs_to]
    words = [offer.verbs for offer in added]
    base = [offer for offer in BASE if action in offer.belongs_to]
    steps = [offer for offer in base if offer.verbs not in words]
    return [MOVING, *steps, *added, *anytime_with(modules), STOPPING]


def anytime_with(modules: list[Module]) -> list[Offer]:
    """The offers that every decision of a turn has in addition to its own answers."""
    return [o for module in modules for o in module.offers() if not o.belongs_to]


def anytime_table() -> list[Offer | None]:
    """The anytime offer of each action number, whatever the modules; None if it has none."""
    owner = {words: offer for offer in anytime_with(MODULES) for words in offer.verbs}
    table: list[Offer | None] = []
    for verb in actions.VERBS.verbs:
        table += [owner.get(verb.words)] * verb.size
    return table


def offer_table(modules: list[Module]) -> list[Offer]:
    """The offer of each action number, including those of modules that are not in play."""
    owner: dict[str, Offer] = {}
    for action in range(ids.ACTIONS):
        for offer in offers_with(MODULES, action) + offers_with(modules, action):
            for words in offer.verbs:
                owner[words] = offer
    table: list[Offer] = []
    for verb in actions.VERBS.verbs:
        table += [owner.get(verb.words, STOPPING)] * verb.size
    return table


def turn_verbs(action: int) -> tuple[str, ...]:
    """The verbs of a turn with an action, whatever the modules."""
    words = [word for offer in offers_with(MODULES, action) for word in offer.verbs]
    return tuple(dict.fromkeys(words))


ANYTIME: Final = tuple([words for offer in anytime_with(MODULES) for words in offer.verbs])
"""The verbs that belong to every decision of a turn."""
