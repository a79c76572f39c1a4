"""A simulation as a picture: who wins how often, as which bot and as what, and how long the games are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.words.catalogue import Words

from .files import whole_file
from .pairings import FEW, Grid, grids_of
from .simulate import Simulation
from .statistics import Rate
from .wording import decimal, rules_of, title_of, trait_called, value_called

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Washi and ink, indigo and vermilion: the colours of the mat.
PAPER: Final = "#f6f0e1"
SHADE: Final = "#e9dfc8"
INK: Final = "#1d1a17"
THIN_INK: Final = "#6b6258"
INDIGO: Final = "#1b5573"
VERMILION: Final = "#c8402b"
KIND_COLOURS: Final = (INDIGO, "#b0893a", "#5d7f57")
"""Indigo, ochre and moss, for the kinds of bots in turn."""
MOST_BARS: Final = 40

# Any: matplotlib types the keys as one Literal of three hundred names.
STYLE: Final[Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": THIN_INK,
    "axes.labelcolor": THIN_INK,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 12,
    "axes.titlepad": 14,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": SHADE,
    "text.color": INK,
    "xtick.color": THIN_INK,
    "ytick.color": THIN_INK,
    "font.family": "DejaVu Sans",  # comes with matplotlib and has Cyrillic
    "font.size": 10,
}


class Draw(Protocol):
    """Draws a simulation, and a trait value against value if one is named."""

    def __call__(self, result: Simulation, against: str | None = None) -> None: ...


@contextmanager
def picture(path: Path | None, words: Words) -> Iterator[Draw]:
    """Something to draw a simulation with later; whatever can be wrong with the file is found now."""
    if path is None:
        yield lambda result, against=None: None
        return
    if path.suffix.lower() != ".png":
        raise NotUnderstood("plot-not-png", file=str(path))
    if find_spec("matplotlib") is None:
        raise TatamiError("no-matplotlib")
    with whole_file(path) as part:
        yield lambda result, against=None: plot(result, part, words, against)


def plot(result: Simulation, file: Path, words: Words, against: str | None = None) -> None:
    """Writes the picture as PNG; `against` is a trait that is shown value against value."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    traits = [against] if against is not None else list(result.traits)[:1]
    grids = [] if against is None else grids_of(result.pairings[against])[:1]
    with matplotlib.rc_context(STYLE):
        panels = 2 + len(traits) + len(grids)
        bars = sum(len(kinds) for trait in traits for kinds in result.traits[trait].values())
        size = (5.5 * panels, max(5.0, 0.3 * bars))
        figure = Figure(figsize=size, dpi=150, layout=ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.15))
        FigureCanvasAgg(figure)  # needs no display
        title = words.text(
            "lab-plot-title", game=title_of(words, result.game), games=result.games, seed=result.seed
        )
        figure.suptitle(title, x=0.02, ha="left", fontsize=14, fontweight="bold")
        rates, *more, lengths = figure.subplots(1, panels, width_ratios=(*[1] * (panels - 1), 1.15))
        _draw_rates(rates, result, words)
        for axes, trait in zip(more, traits, strict=False):
            _draw_trait(axes, trait, result, words)
        for axes, grid in zip(more[len(traits) :], grids, strict=True):
            _draw_grid(axes, traits[0], grid, result, words)
        _draw_lengths(lengths, result, words)
        figure.savefig(file, format="png", facecolor=PAPER)


def _draw_rates(axes: Axes, result: Simulation, words: Words) -> None:
    labels = [f"{i + 1}  {kind}" for i, kind in enumerate(result.seats)]
    _draw_bars(axes, labels, result.win_rates, [_colour(kind, result) for kind in result.seats], words)
    _mark(axes, 100 * result.fair_share, words.text("lab-fair-share"))
    axes.set_title(words.text("lab-plot-wins"))


def _draw_trait(axes: Axes, trait: str, result: Simulation, words: Words) -> None:
    """The win rates of the seats that were something: roles, where the game has them."""
    rows = [
        (value_called(words, rules_of(result.game, result.options), trait, value), kind, found.win_rate)
        for value, kinds in result.traits[trait].items()
        for kind, found in kinds.items()
    ]
    several = len(result.by_kind) > 1
    labels = [f"{name}  {kind}" if several else name for name, kind, _ in rows]
    colours = [_colour(kind, result) for _, kind, _ in rows]
    _draw_bars(axes, labels, [rate for _, _, rate in rows], colours, words)
    axes.set_title(words.text("lab-plot-trait", trait=trait_called(words, trait)))


def _draw_grid(axes: Axes, trait: str, grid: Grid, result: Simulation, words: Words) -> None:
    """Who beats whom: indigo where the one at the left does, vermilion where he is beaten."""
    from matplotlib.colors import LinearSegmentedColormap

    rules, several = rules_of(result.game, result.options), len(result.by_kind) > 1
    cells = [[grid.cells.get((value, other)) for other in grid.columns] for value in grid.rows]
    shares = [[100 * cell.win_rate.rate if cell else float("nan") for cell in row] for row in cells]
    colours = LinearSegmentedColormap.from_list("pairings", (VERMILION, PAPER, INDIGO))
    axes.imshow(shares, cmap=colours, vmin=0, vmax=100, aspect="auto")
    size = 9 if len(grid.columns) <= FEW else 7
    for y, row in enumerate(cells):
        for x, cell in enumerate(row):
            if cell is not None:
                strong = abs(cell.win_rate.rate - 0.5) > 0.35
                told = decimal(words, 100 * cell.win_rate.rate, 0)
                axes.text(x, y, told, ha="center", va="center", fontsize=size, color=PAPER if strong else INK)
    names, others = (
        [value_called(words, rules, trait, value) + (f"  {kind}" if several else "") for value in values]
        for values, kind in ((grid.rows, grid.kind), (grid.columns, grid.other_kind))
    )
    if grid.is_numbered:
        names = [f"{name}  {k}" for k, name in enumerate(names, 1)]
        others = [str(grid.rows.index(value) + 1) for value in grid.columns]
    axes.set_yticks(range(len(names)), names, fontsize=size)
    axes.set_xticks(range(len(others)), others, fontsize=size)
    axes.tick_params(axis="x", rotation=0 if others[0].isdecimal() else 30 if len(others) <= FEW else 90)
    axes.grid(visible=False)
    axes.set_xlabel(words.text("lab-plot-beaten"))
    axes.set_title(words.text("lab-page-pairings", trait=trait_called(words, trait)))


def _colour(kind: str, result: Simulation) -> str:
    return KIND_COLOURS[list(result.by_kind).index(kind) % len(KIND_COLOURS)]


def _draw_bars(
    axes: Axes, labels: Sequence[str], rates: Sequence[Rate], colours: Sequence[str], words: Words
) -> None:
    """Lying bars from top to bottom, each with its interval."""
    spots = range(len(labels))
    lengths = [100 * r.rate for r in rates]
    errors = [[100 * (r.rate - r.low) for r in rates], [100 * (r.high - r.rate) for r in rates]]
    axes.barh(spots, lengths, color=colours, height=0.62, alpha=0.65)
    axes.errorbar(lengths, spots, xerr=errors, fmt="o", color=INK, markersize=4, elinewidth=1.4, capsize=4)
    axes.set_yticks(spots, labels)
    axes.invert_yaxis()
    axes.set_xlim(0, min(100, 1.12 * max(100 * r.high for r in rates) + 1))
    axes.grid(axis="y", visible=False)
    axes.set_xlabel(words.text("lab-plot-win-rate"))


def _draw_lengths(axes: Axes, result: Simulation, words: Words) -> None:
    lengths = [length for length, _ in result.length_counts]
    counts = [count for _, count in result.length_counts]
    width = max(1, -(-(lengths[-1] - lengths[0] + 1) // MOST_BARS))
    edges = [lengths[0] - 0.5 + width * k for k in range((lengths[-1] - lengths[0]) // width + 2)]
    axes.hist(lengths, bins=edges, weights=counts, color=INDIGO, alpha=0.9, rwidth=0.9)
    median = result.lengths.median
    _mark(
        axes,
        median,
        words.text("lab-plot-median", median=decimal(words, median, 0 if median.is_integer() else 1)),
    )
    axes.grid(axis="x", visible=False)
    axes.set_xlabel(words.text("lab-plot-decisions"))
    axes.set_ylabel(words.text("lab-plot-games"))
    axes.set_title(words.text("lab-plot-lengths"))


def _mark(axes: Axes, x: float, text: str) -> None:
    """A dashed line across the picture with its name on top."""
    axes.axvline(x, color=VERMILION, linewidth=1.6, linestyle=(0, (4, 3)))
    axes.annotate(
        text,
        (x, 1),
        xycoords=("data", "axes fraction"),
        xytext=(4, 2),
        textcoords="offset points",
        color=VERMILION,
        fontsize=9,
    )
