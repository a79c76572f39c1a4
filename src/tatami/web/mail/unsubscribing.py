"""No more letters, by the link that stands in each: a page with one button, or what mail programs send by
themselves (RFC 8058). Nobody need be signed in; whoever has the link can do this and nothing else.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tatami.kernel.reasons import TatamiError
from tatami.words.catalogue import Words

from ..problems import language_of, problem_response

LOOK: Final = """
:root { color-scheme: light dark; --paper: #f6f0e1; --ink: #1d1a17; --own: #1b5573; --on: #f6f0e1 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171b20; --ink: #efe7d6; --own: #6fb3d3; --on: #171b20 }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 20px 40px }
h1 { font: 600 1.75rem/1.2 Georgia, serif }
button { min-height: 52px; padding: 10px 24px; border: 0; border-radius: 10px; background: var(--own);
  color: var(--on); font: inherit; font-weight: 600; cursor: pointer }
a { display: inline-block; padding: 10px 0; color: var(--own) }
:focus-visible { outline: 3px solid var(--own); outline-offset: 3px }
"""
"""By day and by night as the reader's machine has it: what he has chosen in the client nobody knows here."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        f"style-src 'sha256-{b64encode(sha256(LOOK.encode()).digest()).decode()}'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)


async def unsubscribe(request: Request) -> Response:
    """Only POST changes anything: programs that look at links before their reader does use GET."""
    request.scope["operation"] = "unsubscribe"
    house = getattr(request.app.state, "house", None)
    words = Words(language_of(request.headers.get("accept-language", "")))
    if house is None or request.app.state.notices is None:
        return problem_response(TatamiError("not-found"), words)
    claim = house.tokens.read("unsubscribe", request.path_params["token"])
    try:
        box = await house.hall.store.mailbox(claim.person) if claim else None
        if claim is None or box is None or box.key != claim.key:
            return _page(words, words.text("mail-stop-dead"), status=404)
        if request.method == "POST":
            await house.hall.store.change_mailbox(box.account_id, box.key, wanted="none")
    except TatamiError as error:
        return problem_response(error, words)
    if request.method == "POST" or box.wanted == "none":
        return _page(words, words.text("mail-stop-done"))
    return _page(words, words.text("mail-stop-ask"), words.text("mail-stop-button"))


def _page(words: Words, text: str, button: str = "", status: int = 200) -> Response:
    """Made here and not by the client: it must work in any browser, without scripts."""
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    form = f'<form method="post"><button data-stop>{escape(button)}</button></form>' if button else ""
    title = escape(words.text("mail-stop-title"))
    page = (
        f'<!doctype html><html lang="{words.lang}"><head>{head}<title>{title}</title>'
        f"<style>{LOOK}</style></head>"
        f"<body><main><h1>{title}</h1><p>{escape(text)}</p>{form}"
        f'<p><a href="/days">{escape(words.text("mail-settings"))}</a></p></main></body></html>'
    )
    told = {"Content-Language": words.lang, "Vary": "Accept-Language", "Cache-Control": "no-store"}
    told["Content-Security-Policy"] = POLICY
    # Of a page without any referrer browsers send `Origin: null` with a form, which is nobody's origin.
    told["Referrer-Policy"] = "strict-origin"
    return HTMLResponse(page, status, told)
