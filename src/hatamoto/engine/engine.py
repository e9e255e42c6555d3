"""The engine: answers requests about one game; no input line can crash it."""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, final

import hatamoto
from hatamoto import catalog
from hatamoto.bots import EVERY_NAME, Bot, bot
from hatamoto.engine.lines import BAD_JSON, ProtocolError, read
from hatamoto.engine.reasons import reasons
from hatamoto.engine.requests import ALL, Request
from hatamoto.engine.session import Session, game_row
from hatamoto.kernel.chance import secret_from_seed
from hatamoto.kernel.errors import (
    ActionError,
    BadArgument,
    BadPosition,
    HatamotoError,
)
from hatamoto.kernel.game import Game
from hatamoto.kernel.match import Match, loaded_match, new_match
from hatamoto.kernel.record import Record, parse
from hatamoto.kernel.replay import replay
from hatamoto.kernel.rng import Rng
from hatamoto.kernel.seats import NATURE, WATCHER
from hatamoto.kernel.window import Window

PROTOCOL: Final = 1
MAX_SECONDS: Final = 600.0
MAX_ITERATIONS: Final = 1_000_000
MAX_PLY: Final = 1 << 53
COMMAND_KEYS: Final = ("command", "cmd", "op", "method", "type")
"""The keys that may hold the command: the first is documented, the others are common habits."""

Answer = dict[str, object]


@final
class Engine:
    """One game at a time, driven by lines of JSON; `is_done` after `quit`."""

    def __init__(self, packs: Mapping[str, Path] | None = None) -> None:
        self.packs = packs or {}
        """By game, the folder of its content pack."""
        self.session: Session | None = None
        self.is_done = False
        self._secrets: dict[str, bytes] = {}
        """Secrets by commitment, so that a record made here continues with its own chance.

        Not of a game seen with `as`: its record, cut short, would tell that seat everything.
        """
        self._commands: dict[str, Callable[[Request], Answer]] = {
            "hello": self._hello,
            "games": self._games,
            "new": self._new,
            "status": self._status,
            "legal": self._legal,
            "act": self._act,
            "explain": self._explain,
            "view": self._view,
            "undo": self._undo,
            "resign": self._resign,
            "propose": self._propose,
            "agree": self._agree,
            "position": self._position,
            "load": self._load,
            "record": self._record,
            "replay": self._replay,
            "bot": self._bot,
            "quit": self._quit,
        }

    def answer(self, line: str) -> str:
        """The answer to one line, as one line of JSON."""
        answer: Answer = {}
        try:
            fields = read(line)
            if "id" in fields:
                answer["id"] = fields["id"]
            answer = {"ok": True, **self._served(Request(fields)), **answer}
        except (HatamotoError, ProtocolError) as error:
            answer = {"ok": False, "error": self._error(error), **answer}
        except Exception as fault:
            # A bug in the engine must not end the client's session.
            answer = {"ok": False, "error": self._fault(fault), **answer}
        return json.dumps(answer)

    def refuse(self, message: str) -> str:
        """The answer to a line that was not read, with the reason."""
        return json.dumps({"ok": False, "error": self._error(ProtocolError(BAD_JSON, message))})

    def _fault(self, fault: Exception) -> Answer:
        message = f"the engine found a fault of its own in this request: {fault!r:.200}"
        return {"code": "internal", "message": message, "rule": None}

    def _served(self, request: Request) -> Answer:
        command = next((request.fields[key] for key in COMMAND_KEYS if request.has(key)), None)
        if not isinstance(command, str) or command not in self._commands:
            names = ", ".join(self._commands)
            raise ProtocolError("unknown-command", f"'command' must be one of {names}")
        return self._commands[command](request)

    def _error(self, error: HatamotoError | ProtocolError) -> Answer:
        if isinstance(error, ActionError):
            return self._action_error(error)
        return {"code": error.slug, "message": str(error), "rule": None}

    def _action_error(self, error: ActionError) -> Answer:
        session = self._open()
        reader = WATCHER if session.own is None else session.own
        which = {"index": error.index} if error.index >= 0 else {}
        return {"code": error.slug, **session.refusal(reader, error.refusal), **which}

    def _open(self) -> Session:
        if self.session is None:
            raise ProtocolError("no-game", "there is no game yet: send 'new', 'load' or 'replay'")
        return self.session

    # Commands that need no game

    def _hello(self, request: Request) -> Answer:
        return {"name": "hatamoto", "version": hatamoto.__version__, "protocol": PROTOCOL}

    def _games(self, request: Request) -> Answer:
        return {"games": [game_row(self._game(id)) for id in catalog.GAMES]}

    def _quit(self, request: Request) -> Answer:
        self.is_done = True
        return {}

    # Starting a game

    def _new(self, request: Request) -> Answer:
        game = self._game(request.text("game"))
        seats = request.fields.get("seats")
        game.check_seats(seats)
        assert isinstance(seats, int)
        options = request.mapping("options") if request.has("options") else {}
        secret = secret_for(request)
        match = new_match(game, seats, options, secret, auto=is_auto(request))
        return self._begun(game, match, request)

    def _load(self, request: Request) -> Answer:
        position = request.fields.get("position")
        if not isinstance(position, dict):
            raise BadPosition("'position' must be an object")
        game = self._game(position.get("game", self._game_at_hand()))
        match = loaded_match(game, position, secret_for(request), auto=is_auto(request))
        return self._begun(game, match, request)

    def _replay(self, request: Request) -> Answer:
        record = parse(request.text("record"))
        header = record.header
        id = header.get("game")
        game = catalog.nearest_edition(id, header.get("content"), self._pack(id))
        upto = request.whole("upto", 0, MAX_PLY)
        match = replay(game, record, upto, self._secret_of(record, request))
        match.auto = is_auto(request)
        return self._begun(game, match, request)

    def _secret_of(self, record: Record, request: Request) -> bytes:
        """A record's own secret if this engine dealt it and hid no seat, else a new one."""
        known = self._secrets.get(str(record.header.get("commitment")))
        if known is None or request.has("seed") or request.has("as"):
            return secret_for(request)
        return known

    def _game(self, id: object) -> Game[Any]:
        return catalog.game(id, self._pack(id))

    def _pack(self, id: object) -> Path | None:
        return self.packs.get(id) if isinstance(id, str) else None

    def _game_at_hand(self) -> str:
        return next(iter(catalog.GAMES)) if self.session is None else self.session.game.id

    def _begun(self, game: Game[Any], match: Match, request: Request) -> Answer:
        """Start a session, after everything about the request has been validated."""
        own = request.seat(match.state.seats, key="as") if request.has("as") else None
        session = Session(game, match, own)
        answer = {"events": session.events(match.begin()), **session.status()}
        self.session = session
        if own is None:
            self._secrets[match.stream.commitment] = match.stream.secret
        return answer

    # A game in progress

    def _status(self, request: Request) -> Answer:
        return self._open().status()

    def _seat(self, request: Request, *words: str) -> int:
        session = self._open()
        seat = request.seat(session.state.seats, *words)
        if session.own is not None and seat != session.own:
            raise BadArgument(f"this game is driven as seat {session.own} and shows no other")
        return seat

    def _legal(self, request: Request) -> Answer:
        seat = self._seat(request, "nature")
        session = self._open()
        session.check_turn(seat)
        answer: Answer = {"actions": [session.game.notation(a) for a in session.state.legal(seat)]}
        if seat == NATURE:
            answer["weights"] = session.state.weights()
        return answer

    def _act(self, request: Request) -> Answer:
        seat = self._seat(request, "nature")
        lines = lines_in(request)
        ply = request.whole("ply", 0, MAX_PLY)
        session = self._open()
        if session.to_act():
            session.check_ply(ply)
        session.check_turn(seat)
        if lines is None:
            events = session.match.act(seat, session.game.parse(request.text("action")))
        else:
            events = session.match.act_all(seat, lines)
        session.vote.lapse()
        return session.tell(events)

    def _explain(self, request: Request) -> Answer:
        seat = self._seat(request, "nature")
        lines = lines_in(request)
        session = self._open()
        session.check_turn(seat)
        try:
            session.match.check_all(seat, [request.text("action")] if lines is None else lines)
        except ActionError as error:
            which = {} if lines is None else {"index": error.index}
            return {"legal": False, **session.refusal(seat, error.refusal), **which}
        return {"legal": True}

    def _view(self, request: Request) -> Answer:
        seat = self._seat(request, "watcher", "all")
        state = self._open().state
        return {"view": state.position() if seat == ALL else state.view(seat)}

    def _undo(self, request: Request) -> Answer:
        seat = self._seat(request)
        session = self._open()
        pending = bool(session.match.sealed[seat])
        session.match.undo(seat, consent=session.own is None)
        if not pending:
            session.vote.lapse()
        return session.status()

    def _resign(self, request: Request) -> Answer:
        seat = self._seat(request)
        session = self._open()
        return session.tell(session.resign(seat))

    def _propose(self, request: Request) -> Answer:
        seat = self._seat(request)
        session = self._open()
        return session.tell(session.agree(seat, yes=True))

    def _agree(self, request: Request) -> Answer:
        seat = self._seat(request)
        yes = request.flag("yes", default=True)
        session = self._open()
        if session.to_act() and not session.vote.yes:
            raise BadArgument("nobody has proposed to end the game")
        return session.tell(session.agree(seat, yes))

    def _position(self, request: Request) -> Answer:
        session = self._open()
        return {"position": session.match.position(session.own)}

    def _record(self, request: Request) -> Answer:
        session = self._open()
        return {"record": session.match.record_text(session.own)}

    def _bot(self, request: Request) -> Answer:
        seat = self._seat(request)
        seconds = request.seconds("seconds", MAX_SECONDS)
        iterations = request.whole("iterations", 1, MAX_ITERATIONS)
        player = bot(request.one_of("bot", EVERY_NAME), seconds, iterations)
        rng = Rng(int.from_bytes(secret_for(request)[:8], "big"))
        session = self._open()
        session.check_turn(seat)
        action = player.choose(Window(session.game, session.state, seat), rng)
        weighed = [
            {"action": session.game.notation(other), "chance": round(chance, 3)}
            for other, chance in player.considered()
        ]
        return {
            "action": session.game.notation(action),
            "considered": weighed,
            "feared": feared_answer(session.game, player),
            "why": reasons(session.game, session.names, seat, player),
        }


def feared_answer(game: Game[Any], player: Bot) -> dict[str, object] | None:
    """The reply that a bot feared most, and its chance to win after it."""
    feared = player.feared()
    if feared is None:
        return None
    seat, action, chance = feared
    return {"seat": seat, "action": game.notation(action), "chance": round(chance, 3)}


def lines_in(request: Request) -> list[str] | None:
    """The actions of a request that carries several, or None for one with a single `action`."""
    if not request.has("actions"):
        request.text("action")
        return None
    if request.has("action"):
        raise BadArgument("'action' and 'actions' cannot both be given")
    return request.lines("actions")


def is_auto(request: Request) -> bool:
    """Whether the engine plays chance itself."""
    return not request.has("chance") or request.one_of("chance", ("auto", "manual")) == "auto"


def secret_for(request: Request) -> bytes:
    """The secret of the request's seed, or a random one."""
    seed = request.seed()
    return os.urandom(32) if seed is None else secret_from_seed(seed)
