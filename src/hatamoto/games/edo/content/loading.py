"""Loads and validates the data files as flat tables of integers (§setup/board)."""

from pathlib import Path
from typing import final

from hatamoto.games.edo.content import ids
from hatamoto.games.edo.content.boards import Setup, Side, read_setup
from hatamoto.games.edo.content.rows import bounded, goods_mask, index_of, price, read_rows
from hatamoto.kernel import masks
from hatamoto.kernel.content import Pack, Row, number
from hatamoto.kernel.errors import BadContent


@final
class Content:
    """The facts of one edition; the files in `folder` replace the built-in ones."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None and not folder.is_dir():
            raise BadContent(f"{folder}: there is no such folder")
        pack = Pack(ids.HOME, folder)
        self.folder = folder or ids.HOME
        self._read_board(pack)
        self._read_buildings(pack)
        self._read_cards(pack)
        self._read_merchants(pack)
        self._read_tiles(pack)
        self._read_tokens(pack)
        self._read_numbers(pack)
        self._read_setups(pack)
        self.hash = pack.hash()

    def setup(self, seats: int, with_ronin: bool) -> Setup:
        """The set-up for a number of players (§setup/covers, §ronin/two_players)."""
        return self.setups[seats * 2 + int(with_ronin)]

    def _read_board(self, pack: Pack) -> None:
        path = pack.path("spaces.toml")
        rows = read_rows(pack, "spaces.toml", "space", ids.SPACE_IDS)
        self.kind = [index_of(path, row, str(row.get("kind")), ids.SPACE_KIND_IDS) for row in rows]
        for row, kind, own in zip(rows, self.kind, ids.SPACE_ROWS, strict=True):
            if ids.SPACE_KIND_IDS[kind] != own["kind"]:
                raise BadContent(f"{path}: {row['id']} is a {own['kind']}")
        self.sides = [Side(pack, id) for id in ids.SIDE_IDS]

    def _read_buildings(self, pack: Pack) -> None:
        path = pack.path("buildings.toml")
        rows = read_rows(pack, "buildings.toml", "building", ids.BUILDING_IDS)
        self.building_price = [part for row in rows for part in price(path, row)]
        self.building_points = [number(path, row, "points", 0, 9) for row in rows]
        self.building_strength = [number(path, row, "strength", 0, 9) for row in rows]

    def _read_cards(self, pack: Pack) -> None:
        path = pack.path("cards.toml")
        rows = read_rows(pack, "cards.toml", "card", ids.CARD_IDS)
        self.card_price = [number(path, row, "price", 0, 30) for row in rows]
        self.card_actions: list[list[int]] = []
        """The actions of each card, in the printed order."""
        self.officials = [0] * (ids.CARDS * ids.ACTIONS)
        """The maximum officials of an action, at `card * ACTIONS + action`; 0 if not on the
        card."""
        self.amount = [0] * (ids.CARDS * ids.ACTIONS)
        """The number printed next to an action, at the same index."""
        for card, row in enumerate(rows):
            self._read_faces(path, card, row)

    def _read_faces(self, path: Path, card: int, row: Row) -> None:
        faces = row.get("faces")
        count = ids.START_FACES if card < ids.START_CARDS else ids.SPECIAL_FACES
        if not isinstance(faces, list) or len(faces) != count:
            raise BadContent(f"{path}: {row['id']}: a card like this has {count} faces")
        actions: list[int] = []
        for face in faces:
            inner: Row = {**face, "id": row["id"]}
            action = index_of(path, inner, str(inner.get("action")), ids.ACTION_IDS)
            if action in actions:
                raise BadContent(f"{path}: {row['id']}: {ids.ACTION_IDS[action]} is there twice")
            self.officials[card * ids.ACTIONS + action] = number(
                path, inner, "officials", 1, ids.MAX_ON_CARD
            )
            self.amount[card * ids.ACTIONS + action] = number(path, inner, "amount", 0, 20)
            actions.append(action)
        self.card_actions.append(actions)

    def _read_merchants(self, pack: Pack) -> None:
        path = pack.path("merchants.toml")
        rows = read_rows(pack, "merchants.toml", "merchant", ids.MERCHANT_IDS)
        goods = ids.GOOD_IDS[: ids.RESOURCES]
        self.buy_good = [index_of(path, row, str(row.get("good")), goods) for row in rows]
        self.buy_most = [number(path, row, "most", 1, 5) for row in rows]
        self.buy_price = [number(path, row, "each", 1, 9) for row in rows]
        self.power_price = [part for row in rows for part in price(path, row)]

    def _read_tiles(self, pack: Pack) -> None:
        path = pack.path("tiles.toml")
        rows = read_rows(pack, "tiles.toml", "tile", ids.TILE_IDS)
        self.tile_copies = [number(path, row, "copies", 1, 24) for row in rows]
        self.tile_is_edo = [row.get("edo") is True for row in rows]
        self.profit = [part for row in rows for part in read_shares(path, row)]
        """What a city pays, at `tile * SHARES + (players there - 1) * MAX_SEATS + rank`."""
        towns = sum(self.tile_copies) - self.tile_copies_of_edo()
        if self.tile_copies_of_edo() < 1 or towns < ids.MAX_SEATS:
            raise BadContent(f"{path}: there are too few tiles for Edo and five towns")

    def tile_copies_of_edo(self) -> int:
        """The number of tiles for Edo."""
        pairs = zip(self.tile_copies, self.tile_is_edo, strict=True)
        return sum(copies for copies, is_edo in pairs if is_edo)

    def _read_tokens(self, pack: Pack) -> None:
        path = pack.path("packages.toml")
        rows = read_rows(pack, "packages.toml", "package", ids.PACKAGE_IDS)
        self.package = [part for row in rows for part in price(path, row, "goods")]
        path = pack.path("demands.toml")
        rows = read_rows(pack, "demands.toml", "demand", ids.DEMAND_IDS)
        kinds = ids.DEMAND_KIND_IDS
        self.demand_kind = [index_of(path, row, str(row.get("kind")), kinds) for row in rows]
        self.demand_price = [part for row in rows for part in price(path, row)]
        path = pack.path("privileges.toml")
        absent = [{**row, "copies": 0} for row in ids.PRIVILEGE_ROWS]
        rows = read_rows(pack, "privileges.toml", "privilege", ids.PRIVILEGE_IDS, absent)
        self.privilege_copies = [number(path, row, "copies", 0, 12) for row in rows]
        self.privilege_goods = [goods_mask(path, row, "goods") for row in rows]
        self.full_privilege = [self._full(path, good) for good in range(ids.RESOURCES)]
        """By resource, the privilege that lets a samurai produce it as if alone."""
        path = pack.path("locations.toml")
        rows = read_rows(pack, "locations.toml", "location", ids.LOCATION_IDS)
        self.location_copies = [number(path, row, "copies", 0, 9) for row in rows]
        if sum(self.location_copies) < 3:
            raise BadContent(f"{path}: three Ronin need three tiles in the bag")

    def _full(self, path: Path, good: int) -> int:
        for privilege in ids.privileges_of("production"):
            if masks.has(self.privilege_goods[privilege], good):
                return privilege
        raise BadContent(f"{path}: no production privilege is about {ids.GOOD_IDS[good]}")

    def _read_numbers(self, pack: Pack) -> None:
        path = pack.path("table.toml")
        row = pack.read("table.toml")
        self.officials_each = number(path, row, "officials", 1, 5)
        self.houses_each = number(path, row, "houses", 1, 9)
        self.posts_each = number(path, row, "posts", 0, 1)
        self.temples_each = number(path, row, "temples", 0, 9)
        self.start_ryo = number(path, row, "start_ryo", 0, 99)
        self.neutrals = number(path, row, "neutrals", 0, 20)
        self.fortresses = number(path, row, "fortresses", 0, 20)
        self.blacks = number(path, row, "blacks", self.privilege_copies[ids.SUPPORT], 2)
        self.ronin = number(path, row, "ronin", 3, 3)
        self.ronin_tokens = number(path, row, "ronin_tokens", 0, 99)
        self.harvest = bounded(path, row, "harvest")
        """What a samurai produces alone, with one other, with two; beyond the list nothing."""
        self.road_price = number(path, row, "road_price", 1, 9)
        self.wage = number(path, row, "wage", 1, 9)
        self.limit = number(path, row, "limit", 1, 99)
        self._read_ends(path, row)

    def _read_ends(self, path: Path, row: Row) -> None:
        self.end_points = number(path, row, "end_points", 1, 99)
        self.ryo_per_point = number(path, row, "ryo_per_point", 1, 99)
        self.samurai_per_point = number(path, row, "samurai_per_point", 1, 9)
        self.token_points = number(path, row, "token_points", 0, 9)
        self.display = number(path, row, "display", 1, 6)
        self.disperse_free = number(path, row, "disperse_free", 0, 5)
        self.disperse_tokens = bounded(path, row, "disperse_tokens", self.ronin + 1)

    def _read_setups(self, pack: Pack) -> None:
        path = pack.path("table.toml")
        rows = pack.rows("table.toml", "seats")
        if sorted(str(row.get("seats")) for row in rows) != [str(seats) for seats in ids.SEATS]:
            raise BadContent(f"{path}: there is a row for each number of seats from 2 to 5")
        self.setups: dict[int, Setup] = {}
        for row in rows:
            seats = number(path, row, "seats", 2, 5)
            self.setups[seats * 2] = read_setup(path, row, self.sides, "covered")
            self.setups[seats * 2 + 1] = read_setup(path, row, self.sides, "covered_ronin")


def read_shares(path: Path, row: Row) -> list[int]:
    """A profit tile as five rows of five; raises BadContent unless each row is descending."""
    shares = row.get("shares")
    if not isinstance(shares, list) or len(shares) != ids.MAX_SEATS:
        raise BadContent(f"{path}: {row['id']}: shares must be {ids.MAX_SEATS} rows")
    table: list[int] = []
    for count, given in enumerate(shares, 1):
        part = bounded(path, {"id": row["id"], "shares": given}, "shares", count)
        if part != sorted(part, reverse=True):
            raise BadContent(f"{path}: {row['id']}: a better place earns no less")
        table += part + [0] * (ids.MAX_SEATS - count)
    return table


def paid(prices: list[int], row: int) -> list[int]:
    """The wood, stone, rice and ryo of one row of a flat table of prices.

    >>> paid([3, 0, 0, 3, 3, 2, 0, 4], 1)
    [3, 2, 0, 4]
    """
    return prices[row * (ids.RYO + 1) : row * (ids.RYO + 1) + ids.RYO + 1]
