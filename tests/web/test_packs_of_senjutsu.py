"""Packs of Senjutsu over HTTP: the hall offers what it was given, and tells the cards in words."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import yaml

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.pack import Pack
from tatami.words.senjutsu_cards import card_words
from tests.halls import running_hall
from tests.web.intruders import errors_in
from tests.web.test_data_packs import get

PATH = "/api/games/senjutsu/data"


def own_pack() -> dict[str, Any]:
    """The house's cards under another name."""
    tree: dict[str, Any] = json.loads(RULES.box.raw)
    return tree | {"name": "my-dojo", "title": {"en": "My dojo", "uk": "Моє додзьо", "ru": "Моё додзё"}}


def test_a_hall_offers_the_packs_of_two_games_and_knows_which_is_of_which(tmp_path: Path) -> None:
    file = tmp_path / "dojo.yaml"
    file.write_text(yaml.safe_dump(own_pack(), allow_unicode=True), "utf-8")
    digest = sha256(file.read_bytes()).hexdigest()
    with running_hall(tmp_path / "hall", "--pack", str(file)) as hall:
        packs = f"{hall.address}{PATH}"
        told = get(f"{packs}/my-dojo")
        assert (told.headers["etag"], told.headers["cache-control"]) == (f'"{digest}"', "no-cache")
        assert told.json()["title"]["uk"] == "Моє додзьо", "JSON, though its file is YAML"
        assert len(told.json()["cards"]) == len(RULES.box.pack.cards)
        assert get(f"{packs}/my-dojo", If_None_Match=f'"{digest}"').status == 304
        kept = get(f"{packs}/house?sha256={RULES.box.digest}")
        assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
        senji = f"{hall.address}/api/games/senji/data"
        assert get(f"{senji}/house").json()["game"] == "senji"
        for address, code in (
            (f"{senji}/my-dojo", "no-pack"),
            (f"{packs}/nobodys", "no-pack"),
            (f"{packs}/house?sha256={digest}", "other-pack"),
            (f"{hall.address}/api/games/tenno/data/house", "no-packs"),
            (f"{hall.address}/api/games/go/data/house", "no-game"),
            (f"{packs}/nobodys/texts", "no-pack"),
            (f"{packs}/house/texts?sha256={digest}", "other-pack"),
            (f"{senji}/house/texts", "no-card-texts"),
            (f"{hall.address}/api/games/tenno/data/house/texts", "no-packs"),
            (f"{hall.address}/api/games/go/data/house/texts", "no-game"),
        ):
            assert get(address).json()["code"] == code, address
        games = get(f"{hall.address}/api/games", Accept_Language="uk").json()
        options = next(game for game in games if game["name"] == "senjutsu")["options"]
        data = next(option for option in options if option["name"] == "data")
        assert (data["values"], data["names"][1]) == (["house", "my-dojo"], "Моє додзьо")
        assert errors_in(hall.log) == []


def test_clients_get_the_texts_of_all_cards_in_their_language(tmp_path: Path) -> None:
    pack: Pack = RULES.box.pack
    with running_hall(tmp_path / "hall") as hall:
        address = f"{hall.address}{PATH}/house/texts"
        for lang in ("en", "uk", "ru"):
            told = get(address, Accept_Language=lang)
            assert (told.headers["content-language"], told.headers["vary"]) == (lang, "Accept-Language")
            body = told.json()
            assert (body["pack"], body["sha256"], body["lang"]) == ("house", RULES.box.digest, lang)
            expected = {card.slug: card_words(pack, card, lang)._asdict() for card in pack.cards}
            assert body["cards"] == json.loads(json.dumps(expected))
            etag = told.headers["etag"]
            assert etag == f'"{sha256(told.body).hexdigest()}"'
            again = get(address, Accept_Language=lang, If_None_Match=etag)
            assert (again.status, again.body) == (304, b"")
        assert get(address, Accept_Language="uk").headers["etag"] != get(address).headers["etag"]
        assert errors_in(hall.log) == []
