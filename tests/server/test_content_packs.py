"""A server that plays with a content pack: its options, its words and its data reach the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hatamoto.server.bench.server_process import ServerProcess
from hatamoto.server.settings import read_settings

PACK = Path(__file__).parents[1] / "packs" / "mill_ford"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = Path(tmp_path_factory.mktemp("served"))
    server = ServerProcess(folder, "", "--content", f"battles={PACK}")
    server.wait()
    yield server
    server.stop()


def test_the_lobby_offers_the_battle_of_the_pack(served: ServerProcess) -> None:
    games = {row["id"]: row for row in served.request("GET", "/api/games")[1]["games"]}
    scenario = games["battles"]["options"][0]
    assert scenario["values"] == ["toba", "tabaru", "mill_ford"]
    assert scenario["text"]["ja"]["values"]["mill_ford"] == "水車の渡し(試験用)"
    assert games["battles"]["seat_titles"][0]["by_value"]["mill_ford"]["en"] == "West"


def test_the_data_of_the_pack_come_beside_ours(served: ServerProcess) -> None:
    content = served.request("GET", "/api/games/battles/content")[1]
    assert content["mill_ford/scenario"]["turns"] == 6
    assert {"toba/map", "tabaru/map", "mill_ford/map", "rules"} <= set(content)


def test_the_packs_are_read_from_the_setting() -> None:
    settings = read_settings({"HATAMOTO_CONTENT": "battles=a,edo=b"}, database="sqlite://")
    assert settings.packs == {"battles": "a", "edo": "b"}
