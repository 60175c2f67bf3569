"""Limits, addresses, tokens and the key that signs them."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import pytest

from tischlein.server.app import KEY_BYTES, signing_key
from tischlein.server.limits import Buckets, Connections
from tischlein.server.origins import caller_of, is_known_host, is_same_origin


def test_a_bucket_empties_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Buckets(2.0, 3)
    assert [bucket.allows("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.allows("b"), "another key has a bucket of its own"
    assert not bucket.has_left("a")
    now = 0.5
    assert bucket.has_left("a")
    assert [bucket.allows("a") for _ in range(2)] == [True, False]
    now = 1000.0
    assert [bucket.allows("a") for _ in range(4)] == [True, True, True, False]


def test_buckets_are_bounded() -> None:
    bucket = Buckets(0.0, 1, keep=100)
    for number in range(1000):
        bucket.allows(str(number))
    assert len(bucket._buckets) == 100
    assert not bucket.allows("999")
    for number in range(1000):
        bucket.has_left(f"only looked at {number}")
    assert len(bucket._buckets) == 100


def test_connections_are_counted_by_address_and_in_all() -> None:
    connections = Connections(per_address=2, in_all=3)
    assert [connections.enter("a") for _ in range(3)] == [True, True, False]
    assert connections.enter("b")
    assert not connections.enter("c"), "the house is full"
    connections.leave("a")
    assert connections.enter("c")
    for address in ("a", "b", "c"):
        connections.leave(address)
    assert connections.count == 0
    assert not connections._open, "nothing is kept of those who left"
    with pytest.raises(AssertionError, match="entered"):
        connections.leave("a")


@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "caller"),
    [
        ("1.2.3.4", "", (), "1.2.3.4"),
        ("1.2.3.4", "9.9.9.9", (), "1.2.3.4"),
        ("1.2.3.4", "9.9.9.9", ("5.5.5.5",), "1.2.3.4"),
        ("127.0.0.1", "9.9.9.9", ("127.0.0.1",), "9.9.9.9"),
        ("127.0.0.1", "6.6.6.6, 9.9.9.9", ("127.0.0.1",), "9.9.9.9"),
        ("127.0.0.1", "6.6.6.6, 9.9.9.9 , 10.0.0.1", ("127.0.0.1", "10.0.0.1"), "9.9.9.9"),
        ("127.0.0.1", " , ,", ("127.0.0.1",), "127.0.0.1"),
        ("127.0.0.1", "x" * 1000, ("127.0.0.1",), "x" * 64),
        ("2001:db8::1", "", (), "2001:db8::/64"),
        ("2001:db8::ffff:1", "", (), "2001:db8::/64"),
        ("fe80::1%eth0", "", (), "fe80::/64"),
        ("::ffff:1.2.3.4", "", (), "1.2.3.4"),
        ("", "", (), ""),
        ("127.0.0.1", "1.2.3.4:50001", ("127.0.0.1",), "1.2.3.4"),
        ("127.0.0.1", "[2001:db8::1]:99", ("127.0.0.1",), "2001:db8::/64"),
        ("127.0.0.1", "[2001:db8::1]", ("127.0.0.1",), "2001:db8::/64"),
        ("127.0.0.1", "2001:db8::99", ("127.0.0.1",), "2001:db8::/64"),
        ("127.0.0.1", "9.9.9.9:1, 10.0.0.1:2", ("127.0.0.1", "10.0.0.1"), "9.9.9.9"),
        ("127.0.0.1", "9.9.9.9:1, [::1]:2", ("127.0.0.1", "::1"), "9.9.9.9"),
        ("127.0.0.1", "unknown", ("127.0.0.1",), "unknown"),
        ("127.0.0.1", "_hidden:_port", ("127.0.0.1",), "_hidden:_port"),
    ],
)
def test_whom_to_count_by(peer: str, forwarded: str, trusted: tuple[str, ...], caller: str) -> None:
    assert caller_of(peer, forwarded, trusted) == caller


def test_hosts_of_the_operator() -> None:
    assert is_known_host("games.example.org:443", ("games.example.org",))
    assert not is_known_host("games.example.org.evil.example", ("games.example.org",))
    assert not is_known_host("", ())
    assert not is_known_host("[", ())


@pytest.mark.parametrize(
    "header",
    [
        "127.0.0.1:99999",
        "127.0.0.1:x",
        "127.0.0.1:-1",
        "me@127.0.0.1",
        "127.0.0.1/x",
        "127.0.0.1#x",
        "127.0.0.1?x",
        "127.0.0.1\\x",
        "::1",
        "[::1",
        "[::1]x",
        "[::1]:99999",
        "a" * 5000 + ".local",
        "a b.local",
        "<.local",
        "\xff.local",
        "127.0.0.1, 127.0.0.1",
        "127.0.0.1:80:80",
        ".",
        ":80",
        "\tlocalhost",
        "localhost\n",
    ],
)
def test_invalid_hosts(header: str) -> None:
    assert not is_known_host(header, ())


@pytest.mark.parametrize(
    ("header", "is_known"),
    [
        ("games.example.org", True),
        ("localhost:8270", True),
        ("127.0.0.1:8270", True),
        ("[::1]:8270", True),
        ("192.0.2.7", False),
        ("[2001:db8::1]", False),
        ("evil.local", False),
        (socket.gethostname(), False),
        ("", False),
    ],
)
def test_a_public_address_makes_hosts_strict(header: str, *, is_known: bool) -> None:
    assert is_known_host(header, ("games.example.org",), is_strict=True) == is_known


@pytest.mark.parametrize("header", ["LOCALHOST:65535", "localhost:", "[FE80::1]:80", "[fe80::1%eth0]", "my_pc.local"])
def test_hosts_as_browsers_write_them(header: str) -> None:
    assert is_known_host(header, ())


def test_origins() -> None:
    assert is_same_origin("", "a:1"), "no browser"
    assert is_same_origin("http://A:1", "a:1")
    assert not is_same_origin("http://a:2", "a:1")
    assert not is_same_origin("null", "a:1")
    assert not is_same_origin("http://[", "[")


def test_the_key_is_made_once_and_private(tmp_path: Path) -> None:
    key = signing_key(tmp_path)
    assert len(key) == KEY_BYTES
    assert signing_key(tmp_path) == key
    assert (tmp_path / "signing-key").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["signing-key"]


@pytest.mark.parametrize("cut", [b"", b"short"])
def test_a_key_that_was_cut_off_is_not_used(tmp_path: Path, cut: bytes) -> None:
    (tmp_path / "signing-key").write_bytes(cut)
    key = signing_key(tmp_path)
    assert len(key) == KEY_BYTES
    assert signing_key(tmp_path) == key
