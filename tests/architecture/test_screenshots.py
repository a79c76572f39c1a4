"""The command that takes pictures of every screen knows every screen."""

from __future__ import annotations

import re
from pathlib import Path

from tools.screenshots import PAGES, every_page

ROOT = Path(__file__).resolve().parents[2]


def test_every_place_of_the_client_has_a_picture() -> None:
    app = (ROOT / "client" / "src" / "App.svelte").read_text(encoding="utf-8")
    listed = re.search(r"const SCREENS:[^{]*{(.*?)\n  }", app, re.DOTALL)
    assert listed is not None
    assert set(PAGES) == set(re.findall(r"(\w+): '", listed[1]))


def test_the_rules_the_cards_and_a_turn_at_a_glance_of_every_game_are_among_them() -> None:
    paths = {shown.path for shown in every_page()}
    assert {"/rules/senji/cards", "/rules/senjutsu/glance", "/rules/tenno", "/learn/shinobi"} <= paths
    assert len(paths) == len(every_page())
