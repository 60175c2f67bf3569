"""Figures for operators, in the form that Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Gauge, ProcessCollector
from prometheus_client import Counter as Total

from tischlein.server.memory import TableMemory
from tischlein.server.tokens import REFUSALS
from tischlein.server.webhook_sender import OUTCOMES


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Memory, processor time and open files, on Linux.
        ProcessCollector(namespace="tischlein", registry=self.registry)
        self.commands = Total("tischlein_commands", "Commands received", registry=self.registry)
        self.bot_trouble = Total("tischlein_bot_trouble", "Bots that crashed or were late", registry=self.registry)
        self.table_trouble = Total(
            "tischlein_table_trouble", "Tables that failed and were closed", registry=self.registry
        )
        self.store_trouble = Total(
            "tischlein_store_trouble", "Times that the store could not do what it was asked", registry=self.registry
        )
        self.store_waits = Total(
            "tischlein_store_waits", "Times that the store did not answer within 1.5 seconds", registry=self.registry
        )
        self.nonsense = Total(
            "tischlein_nonsense", "Requests and frames such as no browser sends them", registry=self.registry
        )
        self.turned_away = Total(
            "tischlein_turned_away", "WebSockets that found no room, by where", ["why"], registry=self.registry
        )
        for why in ("waiting", "full"):
            self.turned_away.labels(why=why)
        self.limited = Total(
            "tischlein_limited",
            "Requests answered with 429, sockets closed with 4429, commands refused as too fast",
            ["what"],
            registry=self.registry,
        )
        for what in ("request", "socket", "command"):
            self.limited.labels(what=what)
        self.full_lists = Total(
            "tischlein_full_lists", "New tables of people who had as many as allowed", registry=self.registry
        )
        self.refused_tokens = Total(
            "tischlein_refused_tokens", "Tokens that are not good (any more), by why", ["why"], registry=self.registry
        )
        for why in REFUSALS:
            self.refused_tokens.labels(why=why)
        self.webhooks = Total(
            "tischlein_webhook_messages", "Messages to webhooks, by outcome", ["outcome"], registry=self.registry
        )
        for outcome in OUTCOMES:  # so that all of them are there from the start, with 0
            self.webhooks.labels(outcome=outcome)
        self.bots_waiting = Gauge(
            "tischlein_bots_waiting", "Decisions of bots that wait for a worker", registry=self.registry
        )
        self.tables = Gauge("tischlein_live_tables", "Tables in memory", registry=self.registry)
        self.table_bytes = Gauge(
            "tischlein_table_bytes",
            "Growth of the memory since the start, on Linux, divided by the tables in memory",
            registry=self.registry,
        )
        self.table_memory = TableMemory()
        self.sockets = Gauge("tischlein_connections", "Open sockets", registry=self.registry)
        self.leases = Gauge("tischlein_leases", "Tables that other processes leave to this one", registry=self.registry)
        self.relayed = Gauge(
            "tischlein_relayed_connections", "Sockets whose table another process keeps", registry=self.registry
        )
