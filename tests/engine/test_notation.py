import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threegin_qt.engine import (
    CLASSIC,
    DRAW_STOCK,
    PASS,
    HandText,
    NotationError,
    RuleSet,
    deck_of,
    format_cards,
    format_hand,
    parse_hand,
)
from threegin_qt.engine import hand as hands

from .positions import DEFENDER, KNOCKER, KNOCKER_MELDS, defends, knocks, pack, random_deck, random_hand

RULES = [CLASSIC, RuleSet(250, 20, 25, 0, True), RuleSet(50, 25, 20, 7)]
DECK = pack(captain=KNOCKER, box=DEFENDER, upcard="JD", stock="6S")
PACK = format_cards(DECK).replace(" ", "")
HEAD = "T100 G25 U10 K10"


def test_a_hand_in_the_notation() -> None:
    actions = (PASS, PASS, DRAW_STOCK, knocks("6S", *KNOCKER_MELDS), defends("8H 9H TH", off=("", "", "")))
    line = format_hand(CLASSIC, DECK, actions)
    assert line == f"{HEAD} / {PACK} / p p s #6S=9CTCJC,7C7D7H,2S3S4S &8H9HTH;,,"
    text, state = parse_hand(line)
    assert text == HandText(CLASSIC, DECK, actions)
    assert state.result is not None
    assert state.result.points == 48


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_round_trip_of_random_hands(rules: RuleSet) -> None:
    rng = random.Random(f"notation {rules}")
    for _ in range(60):
        deck = random_deck(rng)
        reached = list(random_hand(hands.deal(rules, deck), rng))
        actions = [action for action, _ in reached if action is not None]
        line = format_hand(rules, deck, actions)
        assert parse_hand(line) == (HandText(rules, deck, tuple(actions)), reached[-1][1])
        # A hand may be cut off after any action.
        at = rng.randrange(len(actions))
        text, _ = parse_hand(format_hand(rules, deck, actions[:at]))
        assert text.actions == tuple(actions[:at])
        assert line.isascii()
        assert "\n" not in line


def test_a_knock_with_one_meld_and_nothing_laid_off() -> None:
    deck = pack(captain="AS 2S 3S 4S 5S 6S 7S AC 2D 3H", box=DEFENDER, upcard="JD", stock="6D")
    actions = (PASS, PASS, DRAW_STOCK, knocks("6D", "AS 2S 3S 4S 5S 6S 7S"), defends(off=("",)))
    line = format_hand(CLASSIC, deck, actions)
    assert line.endswith(" &;")
    assert parse_hand(line)[0].actions == actions


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", ""),
        (f"{HEAD} / {PACK}", f"{HEAD} / {PACK}"),
        (f"{HEAD} / {PACK} / p / p", f"{HEAD} / {PACK} / p / p"),
        (f"T101 G25 U10 K10 / {PACK} / p", "T101 G25 U10 K10"),
        (f"T100 G25 U10 / {PACK} / p", "T100 G25 U10"),
        (f"T100 G25 U10 K11 / {PACK} / p", "T100 G25 U10 K11"),
        (f"T100 G25 U10 K10 Y / {PACK} / p", "T100 G25 U10 K10 Y"),
        (f"T１00 G25 U10 K10 / {PACK} / p", "T１00 G25 U10 K10"),
        (f"{HEAD} / {PACK[:-2]} / p", PACK[:-2]),
        (f"{HEAD} / {PACK[:-2]}1X / p", "1X"),
        (f"{HEAD} / {PACK[:-1]} / p", PACK[-2]),
        (f"{HEAD} / {PACK[:-2]}{PACK[:2]} / p", PACK[:2]),
        (f"{HEAD} / {PACK} / s", "s"),
        (f"{HEAD} / {PACK} / p p d", "d"),
        (f"{HEAD} / {PACK} / p p s -KD", "-KD"),
        (f"{HEAD} / {PACK} / p p s -1X", "-1X"),
        (f"{HEAD} / {PACK} / p p s #6S=9CTCJC", "#6S=9CTCJC"),
        (f"{HEAD} / {PACK} / p p s #6S=9CTCJC,7C7D7H,2S3S4S &8H9HTH;5S,,", "&8H9HTH;5S,,"),
        (f"{HEAD} / {PACK} / p p s #6S=9CTCJC,7C7D7H,2S3S4S &8H9H;,,", "&8H9H;,,"),
        (f"{HEAD} / {PACK} / p p s #6S=9CTCJC,7C7D7H,2S3S4S &8H9HT;,,", "T"),
        (f"{HEAD} / {PACK} / p x", "x"),
        (f"{HEAD} / {PACK} / p -", "-"),
        (f"{HEAD} / {PACK} / &", "&"),
        (f"{HEAD} / {PACK} / #", "#"),
    ],
)
def test_what_is_no_hand(line: str, part: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_hand(line)
    assert caught.value.text == part


def test_texts_too_long_for_a_hand() -> None:
    line = f"{HEAD} / {PACK} / p"
    assert parse_hand(line)[1].turn == 0
    with pytest.raises(NotationError):
        parse_hand(line + " " * 30_000)


@pytest.mark.parametrize("thing", [None, 7, b"T100", ["T100"]])
def test_what_is_no_text(thing: object) -> None:
    with pytest.raises(NotationError):
        parse_hand(thing)  # type: ignore[arg-type]


@given(st.text() | st.text("TGUK0123456789 /AJQCDHSpusd-#=&;,"))
def test_any_text_is_a_hand_or_an_error(text: str) -> None:
    for line in (text, f"{HEAD} / {PACK} / {text}", f"{text} / {PACK} / p"):
        try:
            parse_hand(line)
        except NotationError as error:
            assert len(str(error)) < 200  # noqa: PT017 - most texts are no hand, but some are


def test_the_pack_of_the_notation_is_the_deal() -> None:
    deck = deck_of("1234567890123456")
    text, state = parse_hand(format_hand(CLASSIC, deck, ()))
    assert (text.deck, text.actions) == (deck, ())
    assert state == hands.deal(CLASSIC, deck)
