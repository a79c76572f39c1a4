"""Names and sentences made of others: what is `Called` or `Joined` becomes words, in all its forms.

A text has forms beside the plain one, as attributes of its message: the cases of a name, `inf` of something
to do (“draw a card”, «взяти карту»), `soft` of what begins otherwise after a vowel («вперед», «уперед»),
`third` of what somebody else does (“draws a card”). What is made of others knows their forms; a form that is
missing is like the plain one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.hooks.naming import Called, Joined, Joint

from .catalogue import Value, Words
from .naming import kebab

CASES: Final = ("acc", "gen", "dat", "ins")
FORMS: Final = (*CASES, "inf", "soft", "third")
"""All that a text may ask of a part: `$what`, `$what_acc`, `$what_inf` …"""

Forms = Mapping[str, str]
"""A name in its forms: `""` is the plain one; a form that is missing is like it."""

_JOINTS: Final[Mapping[Joint, str]] = {
    "and": "kernel-joined-and",
    "also": "kernel-joined-also",
    "or": "kernel-joined-or",
    "then": "kernel-joined-then",
    "either": "kernel-joined-either",
    "comma": "kernel-joined-comma",
    "besides": "kernel-joined-besides",
}


class Phrases:
    """What is composed of texts of one game, in one language."""

    def __init__(self, words: Words, game: str) -> None:
        self._words: Final = words
        self._game: Final = game

    def text(self, told: Called | Joined) -> str:
        return self.forms(told)[""]

    def forms(self, told: Called | Joined) -> Forms:
        if isinstance(told, Joined):
            return self._joined(told)
        own = self._own(told)
        return {"": own} if own else self._words.forms(self._key(told.key), **self._facts(told))

    def _key(self, end: str) -> str:
        return f"{self._game}-{kebab(end)}"

    def _own(self, called: Called) -> str | None:
        """The name that a thing brings along; where it is the house's own, the catalogue knows its cases."""
        if not called.own:
            return None
        lang = self._words.lang if self._words.lang in called.own else "en"
        words, key = Words(lang), self._key(called.key)
        given = called.own.get(lang)
        return None if words.has(key) and words.text(key) == given else given

    def _facts(self, called: Called) -> dict[str, Value]:
        facts: dict[str, Value] = {}
        for name, kind, value in called.parts:
            if kind in ("number", "word"):
                assert isinstance(value, int | str)
                facts[name] = value
                continue
            forms = self.forms(value) if isinstance(value, Called | Joined) else self._of_kind(kind, value)
            facts[name] = forms[""]
            for form in FORMS:
                facts[f"{name}_{form}"] = forms.get(form, forms[""])
        return facts

    def _of_kind(self, kind: str, value: int | str) -> Forms:
        """A thing of a kind that only a game's rules know."""
        raise NotImplementedError

    # --- several as one -------------------------------------------------------------------------

    def _joined(self, joined: Joined) -> Forms:
        """All in the same form; only what comes first is `soft` after something else."""
        every = [self.forms(thing) for thing in joined.things]
        return {
            form: self._join(joined.joint, _picked(every, form))
            for form in dict.fromkeys(form for forms in every for form in forms)
        }

    def _join(self, joint: Joint, things: Sequence[Forms]) -> str:
        if joint == "sentence":
            return " ".join(_sentence(thing[""]) for thing in things)
        told = things[0][""]
        for k, thing in enumerate(things[1:], start=2):
            end = "yes" if k == len(things) else "no"
            last, soft = thing[""], thing.get("soft", thing[""])
            told = self._words.text(_JOINTS[joint], rest=told, last=last, last_soft=soft, end=end)
        return told


def _picked(every: Sequence[Forms], form: str) -> Sequence[Forms]:
    """Each of them in that form, with what it is after a vowel."""
    if not form:
        return every
    if form == "soft":
        return [{"": every[0].get(form, every[0][""])}, *every[1:]]
    return [{"": forms.get(form, forms[""])} for forms in every]


def _sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."
