"""Ratings by number of players, what is kept of every game that is over, and who may see whose page."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    there = op.get_bind()
    ratings = there.execute(sa.text("SELECT owner, game, mu, sigma, games FROM ratings")).fetchall()
    _people_and_sittings()
    _endings()
    over = _finished(there)
    _keep(there, over)
    _rating_tables()
    _change_columns(there)
    _carry_over(there, over, ratings)


def _people_and_sittings() -> None:
    page = sa.Column("page", sa.String(), nullable=False, server_default=sa.text("'everybody'"))
    op.add_column("people", page)
    op.add_column("people", sa.Column("off_ladder", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("sittings", sa.Column("place", sa.Integer()))
    op.add_column("sittings", sa.Column("traits", sa.String()))


def _endings() -> None:
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.BigInteger()),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("how", sa.String(), nullable=False),
        sa.Column("bots", sa.String(), nullable=False),
        sa.Column("winners", sa.String()),
        sa.Column("weighed", sa.String()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_endings_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_endings")),
        sa.UniqueConstraint("number", name=op.f("uq_endings_number")),
    )


def _rating_tables() -> None:
    """Those by game make way for those by game and number of seats; what they held is carried over."""
    op.drop_table("ratings")
    op.drop_table("ratings_untold")  # of the last minutes: what they hid is told a little early, once
    for name, indexed in (("ratings", True), ("ratings_carried", False)):
        op.create_table(
            name,
            sa.Column("owner", sa.String(), nullable=False),
            sa.Column("game", sa.String(), nullable=False),
            sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
            sa.Column("mu", sa.Double(), nullable=False),
            sa.Column("sigma", sa.Double(), nullable=False),
            sa.Column("games", sa.Integer(), nullable=False),
            sa.Column("last_at", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
            sa.PrimaryKeyConstraint("owner", "game", "seats", name=op.f(f"pk_{name}")),
        )
        if indexed:
            op.create_index(op.f("ix_ratings_game_seats"), name, ["game", "seats"])
    op.create_table(
        "ratings_untold",
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("last_at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "game", "seats", "games", name=op.f("pk_ratings_untold")),
    )
    op.create_index(op.f("ix_ratings_untold_until"), "ratings_untold", ["until"])


def _change_columns(there: sa.Connection) -> None:
    for column in (
        sa.Column("sigma_before", sa.Double()),
        sa.Column("sigma_after", sa.Double()),
        sa.Column("game", sa.String()),
        sa.Column("seats", sa.Integer()),
        sa.Column("games", sa.Integer()),
        sa.Column("at", sa.BigInteger()),
        sa.Column("told_at", sa.BigInteger()),
    ):
        op.add_column("rating_changes", column)
    op.create_index(op.f("ix_rating_changes_game_seats_at"), "rating_changes", ["game", "seats", "at"])
    op.create_index(op.f("ix_rating_changes_owner_game_seats"), "rating_changes", ["owner", "game", "seats"])
    known = "(SELECT {} FROM tables WHERE tables.id = rating_changes.table_id)"
    there.execute(
        sa.text(
            f"UPDATE rating_changes SET game = {known.format('game')}, seats = {known.format('seats')}, "
            f"at = {known.format('changed_at')}, told_at = {known.format('COALESCE(told_at, changed_at)')}"
        )
    )


# --- what older halls have left -------------------------------------------------------------------


class Over(NamedTuple):
    """A finished game, as far as lists know it."""

    table: str
    game: str
    seats: int
    at: int
    bots: list[str]
    owners: set[str]
    """Accounts and kinds of bots for which it may have counted."""


def _finished(there: sa.Connection) -> list[Over]:
    """Games that were dealt and have an end: those for whose people it was noted whether they have won."""
    sat: dict[str, set[str]] = {}
    ended: set[str] = set()
    rows = there.execute(
        sa.text(
            "SELECT s.table_id, s.won, s.rated, p.account_id FROM sittings s "
            "JOIN people p ON p.id = s.person_id"
        )
    )
    for table, won, rated, account in rows:
        if won is not None or rated is not None:
            ended.add(table)
        if account and rated is not False:
            sat.setdefault(table, set()).add(account)
    found = []
    tables = there.execute(
        sa.text("SELECT id, game, seats, changed_at, summary FROM tables WHERE phase = 'over'")
    )
    for table, game, seats, at, summary in tables:
        known = _summary(summary)
        if table in ended and not known.get("origin"):
            bots = [str(seat.get("bot", "")) for seat in known.get("seats", [])] or [""] * seats
            kinds = {f"bot:{kind}" for kind in bots if kind}
            accounts = sat.get(table, set())
            found.append(Over(table, game, seats, at, bots, accounts | (kinds if accounts else set())))
    return found


def _summary(text: str) -> dict[str, Any]:
    try:
        known = json.loads(text)
    except ValueError:
        return {}
    return known if isinstance(known, dict) else {}


def _keep(there: sa.Connection, over: Iterable[Over]) -> None:
    rows = [
        {"of": one.table, "game": one.game, "seats": one.seats, "at": one.at, "bots": json.dumps(one.bots)}
        for one in over
    ]
    if rows:
        there.execute(
            sa.text(
                "INSERT INTO endings (table_id, game, seats, ended_at, how, bots) "
                "VALUES (:of, :game, :seats, :at, '', :bots)"
            ),
            rows,
        )


def _carry_over(there: sa.Connection, over: Sequence[Over], ratings: Sequence[Any]) -> None:
    """A rating by game goes on at every number of seats at which its owner has played that game."""
    rows = []
    for owner, game, mu, sigma, games in ratings:
        tables = [one for one in over if one.game == game and owner in one.owners]
        for seats in sorted({one.seats for one in tables}):
            there_at = [one.at for one in tables if one.seats == seats]
            row = {"owner": owner, "game": game, "seats": seats, "mu": mu, "sigma": sigma}
            rows.append({**row, "games": min(games, len(there_at)), "last_at": max(there_at)})
    for name in ("ratings", "ratings_carried"):
        if rows:
            there.execute(
                sa.text(
                    f"INSERT INTO {name} (owner, game, seats, mu, sigma, games, last_at) "
                    "VALUES (:owner, :game, :seats, :mu, :sigma, :games, :last_at)"
                ),
                rows,
            )
