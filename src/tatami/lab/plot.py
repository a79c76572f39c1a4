"""A simulation as a picture: who wins how often, and how long the games are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.words.catalogue import Words

from .files import whole_file
from .simulate import Simulation
from .wording import decimal, title_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Washi and ink, indigo and vermilion: the colours of the mat.
PAPER: Final = "#f6f0e1"
SHADE: Final = "#e9dfc8"
INK: Final = "#1d1a17"
THIN_INK: Final = "#6b6258"
INDIGO: Final = "#1b5573"
VERMILION: Final = "#c8402b"
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


@contextmanager
def picture(path: Path | None, words: Words) -> Iterator[Callable[[Simulation], None]]:
    """Something to draw a simulation with later; whatever can be wrong with the file is found now."""
    if path is None:
        yield lambda result: None
        return
    if path.suffix.lower() != ".png":
        raise NotUnderstood("plot-not-png", file=str(path))
    if find_spec("matplotlib") is None:
        raise TatamiError("no-matplotlib")
    with whole_file(path) as part:
        yield lambda result: plot(result, part, words)


def plot(result: Simulation, file: Path, words: Words) -> None:
    """Writes the picture as PNG."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(11, 5), dpi=150, layout=ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.15))
        FigureCanvasAgg(figure)  # needs no display
        title = words.text(
            "lab-plot-title", game=title_of(words, result.game), games=result.games, seed=result.seed
        )
        figure.suptitle(title, x=0.02, ha="left", fontsize=14, fontweight="bold")
        rates, lengths = figure.subplots(1, 2, width_ratios=(1, 1.15))
        _draw_rates(rates, result, words)
        _draw_lengths(lengths, result, words)
        figure.savefig(file, format="png", facecolor=PAPER)


def _draw_rates(axes: Axes, result: Simulation, words: Words) -> None:
    spots = range(len(result.seats))
    rates = [100 * r.rate for r in result.win_rates]
    errors = [
        [100 * (r.rate - r.low) for r in result.win_rates],
        [100 * (r.high - r.rate) for r in result.win_rates],
    ]
    axes.barh(spots, rates, color=INDIGO, height=0.62, alpha=0.65)
    axes.errorbar(rates, spots, xerr=errors, fmt="o", color=INK, markersize=4, elinewidth=1.4, capsize=4)
    _mark(axes, 100 * result.fair_share, words.text("lab-fair-share"))
    axes.set_yticks(spots, [f"{i + 1}  {kind}" for i, kind in enumerate(result.seats)])
    axes.invert_yaxis()
    axes.set_xlim(0, min(100, 1.12 * max(100 * r.high for r in result.win_rates) + 1))
    axes.grid(axis="y", visible=False)
    axes.set_xlabel(words.text("lab-plot-win-rate"))
    axes.set_title(words.text("lab-plot-wins"))


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
