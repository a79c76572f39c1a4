"""Decks over HTTP: checked, kept, changed in two places, and whatever somebody sends instead of one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.deck_texts import MOST_LINES, write_file, write_line
from tatami.games.senjutsu.decks import deck_of
from tatami.words.catalogue import Words
from tests.halls import running_hall
from tests.web.inside import Inside
from tests.web.intruders import errors_in
from tests.web.test_friends import account, code, guest, play
from tests.web.test_packs_of_senjutsu import own_pack

MINE = "/api/me/decks"
CHECK = "/api/games/senjutsu/data/house/check"
PACK = RULES.box.pack
SIGNATURE = PACK.decks[0]
TEXT = write_file(PACK, "Tiger", deck_of(SIGNATURE))
LINE = write_line(PACK, deck_of(SIGNATURE))


def test_a_deck_is_checked_for_anybody_the_same_as_on_the_command_line(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        nobody = httpx2.AsyncClient(base_url=inside.address, headers={"Origin": inside.address}, timeout=60)
        told = (await nobody.post(CHECK, json={"text": TEXT})).json()
        assert (told["name"], told["character"], told["fits"], told["line"]) == (
            "Tiger",
            SIGNATURE.character,
            "matched",
            LINE,
        )
        assert (told["faults"], told["rest"], told["count"]) == ([], [], 40)
        for line in (LINE, LINE.removeprefix("bring "), f"  {LINE}\n"):
            read = (await nobody.post(CHECK, json={"text": line})).json()
            assert (read["character"], read["cards"]) == (SIGNATURE.character, told["cards"])
        faulty = TEXT + "# mine\n2 wolf_bite\n9 plain_cut\n1 nobodys_card\nwhat is this\n"
        bad = (await nobody.post(CHECK, json={"text": faulty}, headers={"Accept-Language": "uk"})).json()
        assert [fault["code"] for fault in bad["faults"]] == [
            "deck-file-line",
            "deck-size",
            "deck-unknown",
            "deck-of-another",
            "deck-wood",
        ]
        assert [fault["clauses"] for fault in bad["faults"]][1:3] == [["SJT-240"], ["SJT-244"]]
        assert bad["faults"][2]["text"] == "Карти «nobodys_card» немає."
        assert bad["rest"] == ["# mine", "what is this"]
        assert (bad["fits"], bad["line"]) == ("", "")

    play(tmp_path, scene)


def test_a_deck_of_two_schools_fits_only_where_schools_may_be_mixed(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        schools = {card.school: card.slug for card in PACK.cards if card.pool == "basic" and card.school}
        first, second = list(schools.values())[:2]
        cards = dict(SIGNATURE.cards)
        own = [slug for slug in cards if next(c for c in PACK.cards if c.slug == slug).school]
        for slug in own:
            del cards[slug]
        cards |= {first: 1, second: 1}
        wood = [
            card.slug
            for card in PACK.cards
            if card.pool == "basic" and card.rank == "wood" and not card.school
        ]
        for slug in wood:
            while sum(cards.values()) < 40 and cards.get(slug, 0) < 3:
                cards[slug] = cards.get(slug, 0) + 1
        text = write_file(PACK, "", deck_of(SIGNATURE)._replace(cards=cards))
        client = await guest(inside, "Olena")
        told = (await client.post(CHECK, json={"text": text})).json()
        assert [fault["code"] for fault in told["faults"]] == ["deck-schools"]
        assert (told["fits"], told["line"].startswith(f"bring {SIGNATURE.weapon}: ")) == ("free", True)

    play(tmp_path, scene)


def test_decks_are_kept_with_their_faults_changed_renamed_and_thrown_away(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena, petro = await account(inside, "Olena", "uk"), await account(inside, "Petro")
        made = await olena.post(MINE, json={"pack": "house", "name": "Тигр", "text": TEXT})
        assert made.status_code == 201
        entry = made.json()["entry"]
        assert (entry["fits"], entry["line"], entry["faults"], entry["revision"]) == ("matched", LINE, 0, 1)
        assert (entry["is_pack_here"], entry["is_pack_changed"]) == (True, False)
        half = (
            await olena.post(MINE, json={"pack": "house", "text": "character: ronin\n9 plain_cut\n"})
        ).json()
        assert (half["entry"]["name"], half["entry"]["fits"], half["entry"]["faults"]) == ("", "", 2)
        listed = (await olena.get(MINE)).json()
        assert ([deck["id"] for deck in listed["decks"]], listed["most"]) == (
            [entry["id"], half["entry"]["id"]],
            100,
        )
        one = f"{MINE}/{entry['id']}"
        changed = await olena.put(one, json={"revision": 1, "pack": "house", "name": "Тигр", "text": LINE})
        assert (changed.json()["entry"]["revision"], changed.json()["text"]) == (2, LINE)
        late = await olena.put(one, json={"revision": 1, "pack": "house", "name": "Late", "text": TEXT})
        assert (late.status_code, late.json()["code"]) == (409, "deck-has-changed")
        assert late.json()["facts"] == {"name": "Тигр", "revision": 2}
        assert "змінено деінде" in late.json()["title"]
        assert (await olena.get(one)).json() == changed.json()
        named = (await olena.patch(one, json={"revision": 2, "name": "Вовк"})).json()["entry"]
        assert (named["name"], named["revision"]) == ("Вовк", 3)
        for other in (petro, await guest(inside, "Somebody")):
            for asked in (
                other.get(one),
                other.put(one, json={"revision": 3, "pack": "house", "text": ""}),
                other.patch(one, json={"revision": 3, "name": "mine"}),
                other.delete(one),
            ):
                wanted = (404, "no-such-deck") if other is petro else (403, "decks-need-an-account")
                assert await code(asked) == wanted
        assert (await petro.get(MINE)).json()["decks"] == []
        kept = (await olena.get("/api/me/export")).json()["decks"]
        assert next((deck["name"], deck["text"]) for deck in kept) == ("Вовк", LINE)
        assert (await olena.delete(one)).status_code == 204
        assert await code(olena.delete(one)) == (404, "no-such-deck")

    play(tmp_path, scene)


BAD: list[tuple[Any, tuple[int, str]]] = [
    ({"text": "x\n" * 10_000}, (422, "deck-too-long")),
    ({"text": "\n" * (MOST_LINES + 1)}, (422, "deck-too-long")),
    ({"text": "я" * 20_000}, (422, "deck-too-long")),
    ({"text": "x" * 65_537}, (413, "too-large")),
    ({"text": 7}, (422, "not-valid")),
    ({"text": None}, (422, "not-valid")),
    ({}, (422, "not-valid")),
    ({"text": "", "name": "x" * 61}, (422, "deck-name-is-too-long")),
    ({"text": "", "name": "x" * 20_000}, (422, "not-valid")),
    ({"text": "", "pack": "nobodys"}, (404, "no-pack")),
    ({"text": "", "pack": "x" * 41}, (422, "not-valid")),
    ({"text": "", "revision": 1, "hidden": True}, (422, "not-valid")),
]


def test_whatever_is_no_deck_is_refused_with_a_sentence_and_nothing_is_kept(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena = await account(inside, "Olena")
        for body, wanted in BAD:
            given = {"pack": "house", **body} if isinstance(body, dict) else body
            assert await code(olena.post(MINE, json=given)) == wanted, str(body)[:60]
        broken = b'{"pack": "house", "text": "3 plain_cut \\ud800"}'
        for raw in (broken, b'{"pack": "house", "text": "\xff\xfe"}'):
            sent = olena.post(MINE, content=raw, headers={"Content-Type": "application/json"})
            assert await code(sent) == (400, "not-json")
        assert (await olena.get(MINE)).json()["decks"] == []
        for odd in ("a%00b", "%D1%94", "x" * 200, "a'--"):
            assert await code(olena.get(f"{MINE}/{odd}")) == (422, "not-valid")

    play(tmp_path, scene)


ODD = [
    "",
    "\x00\x07\x1b[2J",
    "<script>alert(1)</script>\n3 <img src=x onerror=alert(1)>",
    "name: " + "x" * 500,
    "\u202e3 plain_cut\n\u2028\u2029\x0b\x0c\x85",
    "3 plain_cut\r\n2 tiger_leap\r1 048",
    "character: ronin\ncharacter: student\nweapon:\nname:",
    "a" + " " * 16_000 + "b",
    "katana_cut: " + ", ".join(["plain_cut*3"] * 1_000),
    "’; DROP TABLE decks; --",
    "{ $card } { -brand }",
    "999 plain_cut\n" * 400,
]


@pytest.mark.parametrize("text", ODD, ids=range(len(ODD)))
def test_any_text_is_read_as_far_as_it_can_be_and_kept_as_it_is(text: str, tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena = await account(inside, "Olena")
        told = await olena.post(CHECK, json={"text": text})
        assert told.status_code == 200
        assert told.json()["fits"] == ""
        assert all(fault["text"] for fault in told.json()["faults"])
        kept = (await olena.post(MINE, json={"pack": "house", "text": text})).json()
        as_lines = text.replace("\r\n", "\n").replace("\r", "\n")
        bad = "".join(map(chr, (*range(9), 11, 12, *range(14, 32), *range(127, 160))))
        assert kept["text"] == as_lines.translate({ord(c): "\ufffd" for c in bad})
        again = (await olena.get(f"{MINE}/{kept['entry']['id']}")).json()
        assert again == kept

    play(tmp_path, scene)


def test_whoever_keeps_decks_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    async def scene(inside: Inside) -> None:
        olena, petro = await account(inside, "Olena"), await account(inside, "Petro")
        body = {"pack": "house", "text": TEXT}
        for _ in range(120):
            assert (await olena.post(MINE, json=body)).status_code == 201
        assert await code(olena.post(MINE, json=body)) == (429, "too-many")
        assert (await petro.post(MINE, json=body)).status_code == 201, "nobody else waits for it"
        assert len((await olena.get(MINE)).json()["decks"]) == 1

    play(tmp_path, scene)


def post(client: httpx2.Client, path: str, body: Mapping[str, Any]) -> Any:
    answer = client.post(path, json=body)
    assert answer.status_code < 300, answer.text
    return answer.json()


def test_a_deck_whose_pack_is_gone_or_has_changed_is_kept_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "dojo.json"
    file.write_text(json.dumps(own_pack()), "utf-8")
    text = TEXT.replace("name: Tiger", "name: Dojo")
    with running_hall(tmp_path / "hall", "--pack", str(file)) as hall:
        client = httpx2.Client(base_url=hall.address, headers={"Origin": hall.address}, timeout=60)
        post(client, "/api/guests", {"name": "Olena"})
        post(client, "/api/accounts", {"name": "Olena", "passphrase": "correct horse"})
        kept = post(client, MINE, {"pack": "my-dojo", "name": "Dojo", "text": text})
        assert kept["entry"]["fits"] == "matched"
        cookies = client.cookies
    changed = own_pack()
    plain = next(
        card for card in changed["cards"] if card["slug"] in SIGNATURE.cards and card["rank"] == "wood"
    )
    gone = plain["slug"]
    plain |= {"slug": f"{gone}_of_old", "name": {"en": "Nobody's Cut"}}
    for deck in changed["decks"]:
        if gone in deck["cards"]:
            deck["cards"][plain["slug"]] = deck["cards"].pop(gone)
    for offered, wanted in (
        (changed, (True, True, ["deck-unknown"], "Карти")),
        (None, (False, False, ["deck-pack-gone"], "Карти цієї колоди — з набору «my-dojo»")),
    ):
        packs = ("--pack", str(file)) if offered else ()
        if offered:
            file.write_text(json.dumps(offered), "utf-8")
        with running_hall(tmp_path / "hall", *packs) as hall:
            headers = {"Origin": hall.address, "Accept-Language": "uk"}
            client = httpx2.Client(base_url=hall.address, headers=headers, cookies=cookies, timeout=60)
            (entry,) = client.get(MINE).json()["decks"]
            here, is_changed, codes, said = wanted
            assert (entry["fits"], entry["line"], entry["name"]) == ("", "", "Dojo")
            assert (entry["is_pack_here"], entry["is_pack_changed"]) == (here, is_changed)
            one = client.get(f"{MINE}/{entry['id']}").json()
            assert one["text"] == text, "it is kept as it is"
            assert [fault["code"] for fault in one["checked"]["faults"]] == codes
            assert one["checked"]["faults"][0]["text"].startswith(said)
            post_name = client.patch(
                f"{MINE}/{entry['id']}", json={"revision": entry["revision"], "name": "Dojo"}
            )
            assert post_name.status_code == 200
            assert errors_in(hall.log) == []


REFUSALS: dict[str, dict[str, int | str]] = {
    "decks-need-an-account": {},
    "no-such-deck": {},
    "decks-are-full": {"most": 100},
    "deck-has-changed": {"name": "Tiger"},
    "deck-name-is-too-long": {"most": 60},
    "deck-pack-gone": {"name": "dojo"},
    "deck-too-long": {"most": 16384, "lines": 500},
}


def test_every_refusal_of_decks_is_a_sentence_in_each_language() -> None:
    for lang in ("en", "uk", "ru"):
        for key, facts in REFUSALS.items():
            text = Words(lang).text(f"error-{key}", **facts)
            assert text, key
            assert "{" not in text
