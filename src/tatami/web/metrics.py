"""What the hall counts, for Prometheus. One registry a hall, so that tests may have many."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from tatami.hall.serving.bounds import Kept

MEDIA: Final = CONTENT_TYPE_LATEST
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class _InBounds(Collector):
    """What is kept on behalf of others, and the most it may be."""

    def __init__(self, bounds: Iterable[Kept]) -> None:
        self._bounds: Final = bounds

    def collect(self) -> Iterator[Metric]:
        held = GaugeMetricFamily("tatami_bytes", "Bytes kept on behalf of others, about.", labels=["what"])
        most = GaugeMetricFamily("tatami_bytes_most", "What that may come to at most.", labels=["what"])
        for kept in self._bounds:
            held.add_metric([kept.what], kept.bytes)
            most.add_metric([kept.what], kept.most)
        yield held
        yield most


class _Times(Collector):
    """A histogram for what happens most: prometheus_client's takes a lock and several calls for each."""

    def __init__(self, name: str, about: str) -> None:
        self._name: Final = name
        self._about: Final = about
        self._counts: Final = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(str, SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


class Metrics:
    """Counters, gauges and histograms by the hall's words."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.acts: Final = Counter("tatami_acts", "Answers carried out.", ["game"], registry=registry)
        self.refusals: Final = Counter(
            "tatami_refusals", "Wishes refused, by code.", ["code"], registry=registry
        )
        self._acts_of: Final[dict[str, Counter]] = {}
        self.sockets: Final = Gauge("tatami_sockets", "Sockets open now.", registry=registry)
        self.tables_awake: Final = Gauge("tatami_tables_awake", "Tables in memory now.", registry=registry)
        self.batch_size: Final = Histogram(
            "tatami_store_batch_size",
            "Entries written in one transaction.",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=registry,
        )
        self.batch_seconds: Final = Histogram(
            "tatami_store_batch_seconds", "How long a transaction took.", buckets=SECONDS, registry=registry
        )
        self._acted: Final = _Times("tatami_act_seconds", "From a wish to its answer.")
        registry.register(self._acted)
        self.requests: Final = Counter(
            "tatami_http_requests", "Requests answered.", ["operation", "status"], registry=registry
        )
        self.webhooks: Final = Counter(
            "tatami_webhooks", "Word of a turn, by what became of it.", ["result"], registry=registry
        )

        self.mails: Final = Counter(
            "tatami_mails", "Letters, by what became of each try.", ["result"], registry=registry
        )
        self.mail_ill: Final = Gauge(
            "tatami_mail_server_ill", "1 while letters cannot be handed in.", registry=registry
        )

    def mailed(self, result: str) -> None:
        """A letter was sent, failed, was unwanted or dropped."""
        self.mails.labels(result).inc()

    def written(self, game: str, acts: int) -> None:
        if acts:
            counter = self._acts_of.get(game)
            if counter is None:
                counter = self._acts_of[game] = self.acts.labels(game)
            counter.inc(acts)

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def acted(self, seconds: float) -> None:
        self._acted.observe(seconds)

    def put_down(self, entries: int, seconds: float) -> None:
        """A transaction of the store."""
        self.batch_size.observe(entries)
        self.batch_seconds.observe(seconds)

    def called(self, result: str) -> None:
        """Word of somebody's turn was sent, delayed, dropped ..."""
        self.webhooks.labels(result).inc()

    def show(self, bounds: Iterable[Kept]) -> None:
        """From now on the page says how much is kept."""
        self.registry.register(_InBounds(bounds))

    def render(self) -> bytes:
        return generate_latest(self.registry)
