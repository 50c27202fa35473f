"""The rulebook's own examples, each on a small board made for it.

Seats sit clockwise in the turn order of the example, so that a name here is a place at the table
and not the colour the library gives that seat.
"""

from __future__ import annotations

from ahu.games.giants.actions import (
    Bid,
    Buy,
    Crown,
    Decline,
    Enter,
    Erect,
    GiantsOptions,
    Mark,
    Pass,
    Pick,
    Place,
    Stop,
    Take,
)
from ahu.games.giants.position import GiantsPosition
from tests.games.giants.help import (
    all_bid,
    bare,
    base,
    board_of,
    by,
    by_chief,
    can_erect,
    erected,
    front,
    hex_with,
    item,
    item_facts,
    moving,
    of_kind,
    pass_all,
    phase_of,
    placing,
    play,
    refused,
    rolled,
    seat,
    seat_facts,
    setting,
)


def test_auction_for_five_players() -> None:
    """G3: 1-2-2-3-0 is rolled."""
    blue, green, red, yellow, purple = range(5)
    position = setting(
        "dice",
        [
            seat(workers=3, tablets=3),
            seat(workers=3),
            seat(workers=2, tablets=1),
            seat(workers=1, tablets=1),
            seat(),
        ],
    )
    rolled(position, 1, 2, 2, 3, 0)
    all_bid(position, Bid(2, 3), Bid(2, 3), Bid(1, 2), Bid(1, 1), Bid())
    assert position.public().order == (blue, green, red, yellow, purple)
    play(position, blue, Take(3, "sculptors"))
    play(position, green, Take(1, "sculptors"))
    play(position, red, Take(2, "sculptors"))
    # Only a size 2 is left, and yellow has one sculptor: he is skipped.
    assert position.deciding == (green,)
    assert set(position.legal(green)) == {Take(2, "sculptors"), Decline()}
    play(position, green, Take(2, "sculptors"))
    assert phase_of(position) == "place"
    taken = [(thing.size, thing.front) for thing in position.public().items]
    assert sorted(taken) == [(1, green), (2, green), (2, red), (3, blue)]


def behind(position: GiantsPosition, number: int) -> dict[str, int]:
    """What lies behind a screen, without bases and without what there is none of."""
    screen = position.view(number).screen
    found = {
        "chief": int(screen.chief),
        "sorcerer": int(screen.sorcerer),
        "workers": screen.workers,
        "logs": screen.logs,
        "markers": screen.markers,
        "tablets": position.public().seats[number].tablets,
    }
    return {what: count for what, count in found.items() if count}


PLACEMENT = board_of(
    [
        (0, 0, ["moai_quarry", "land", "land", "land"]),
        (1, 0, ["headdress_quarry", "village", "sorcerers_hut", "forest 4"]),
    ],
)


def test_placement_for_four_players() -> None:
    """G4: after the auction of the first round."""
    blue, yellow, red, green = range(4)
    position = placing(
        [
            seat(markers=0, markers_front=2),
            seat(markers=0, markers_front=2, chief="front"),
            seat(markers=0, markers_front=2, chief="front"),
            seat(workers=0, workers_front=1, markers=1, markers_front=1),
        ],
        PLACEMENT,
        round=1,
    )
    play(position, blue, Place("worker", "A2"))
    play(position, yellow, Place("sorcerer", "hut", power="marker"))
    play(position, red, Place("sorcerer", "B4", power="logs"))
    play(position, green, Place("sorcerer", "village", power="worker"))
    assert behind(position, blue) == {"chief": 1, "sorcerer": 1}
    assert behind(position, yellow) == {"workers": 1, "markers": 1}
    assert behind(position, red) == {"workers": 1, "logs": 4}
    assert behind(position, green) == {"chief": 1, "workers": 1, "markers": 1}

    play(position, blue, Place("sorcerer", "hut", power="marker"))
    play(position, yellow, Place("worker", "A3"))
    play(position, red, Place("worker", "A3", 1))
    play(position, green, Buy())
    assert behind(position, blue) == {"chief": 1, "markers": 1}
    assert behind(position, yellow) == {"markers": 1}
    assert behind(position, red) == {"logs": 3}
    assert behind(position, green) == {"chief": 1, "workers": 1, "tablets": 1}

    play(position, blue, Place("chief", "A2"))
    play(position, yellow, Buy())
    # Red can do nothing with her logs alone: she passes by herself.
    assert position.deciding == (green,)
    assert position.public().seats[red].passed
    play(position, green, Place("worker", "A4"))
    assert behind(position, blue) == {"markers": 1}
    assert behind(position, yellow) == {"tablets": 1}
    assert behind(position, green) == {"chief": 1, "tablets": 1}

    play(position, blue, Pass())
    assert position.deciding == (green,)
    play(position, green, Place("chief", "A4"))
    # Green has nothing left: the phase is over, and with no item anywhere so is the round.
    assert phase_of(position) == "dice"


ISLAND = board_of(
    [
        (-1, 1, ["land", "land", "land", "land"]),
        (0, 0, ["moai_quarry", "land", "land", "land", "land"]),
        (1, 0, ["headdress_quarry", "village", "sorcerers_hut"]),
    ],
    [("West", (3, 0), 8, 6), ("East", (3, 0), 5, 6), ("South", (1, 1), 9, 4)],
)
"""Three rows, each hex beside the next, and below-left and below-right of it:

        A1  A2  A3  A4
      moai-quarry  B2  B3  B4  B5
        headdress-quarry  village  hut
"""


def test_moving_a_size_2_with_the_figures_of_others() -> None:
    """G5.2, G5.4: hexagon D is A1, and A, B, C are B2, B3, B4."""
    blue, red, yellow = range(3)
    position = moving(
        [bare(workers_front=0), bare(workers_front=0), bare(chief="B2")],
        ISLAND,
        hexes=(
            hex_with("A1", {blue: 1}),
            hex_with("B3", {blue: 1}, logs=1),
            hex_with("B4", {blue: 1, red: 1}),
        ),
        items=(front("2a", blue),),
    )
    play(position, blue, Pick("2a"))
    assert refused(position, blue, by("A1", 1, 0, 0)) == "G5.2"
    assert {step.hex for step in position.legal(blue) if isinstance(step, Enter)} == {"B2"}
    play(position, blue, by_chief("B2", yellow))
    assert position.scores == (0, 0, 2)
    play(position, blue, by("B3", 1, 0, 0, logs=1))
    assert position.scores == (0, 0, 2)
    assert of_kind(position, blue, Enter) == {by("B4", 1, 1, 0)}
    play(position, blue, by("B4", 1, 1, 0))
    assert position.scores == (0, 1, 2)
    assert item_facts(position, "2a").hex == "B4"


def test_logs() -> None:
    """G5.2, G5.4: hexagons A and B are B2 and B3."""
    yellow, red = 0, 1
    position = moving(
        [bare(workers_front=0), bare(workers_front=0), bare()],
        ISLAND,
        hexes=(hex_with("B2", {red: 1}, logs=2), hex_with("B3", {yellow: 1}, logs=1)),
        items=(front("2a", yellow),),
    )
    play(position, yellow, Pick("2a"))
    assert refused(position, yellow, by("B2", 0, 0, 0, logs=2)) == "G5.2"
    assert of_kind(position, yellow, Enter) == {by("B2", 0, 1, 0, logs=1)}
    play(position, yellow, by("B2", 0, 1, 0, logs=1))
    assert position.scores == (0, 1, 0)
    play(position, yellow, by("B3", 1, 0, 0, logs=1), Stop())
    assert position.scores == (0, 1, 0)


COAST = board_of(
    [
        (0, 0, ["moai_quarry", "land", "land", "land"]),
        (1, 0, ["headdress_quarry", "land", "land", "village", "sorcerers_hut"]),
    ],
    [("First", (2, 0), 3, 4), ("Second", (2, 0), 4, 3), ("Third", (1, 1), 6, 6)],
)
"""Hexagons A, B, C and D are A2, A3, B2 and A4."""


def test_erecting_and_crowning() -> None:
    """G5.5: red erects next to two free ahus, and yellow crowns."""
    red, yellow, other = range(3)
    position = moving(
        [bare(workers_front=0), bare(workers_front=0), bare(chief="B2")],
        COAST,
        hexes=(hex_with("A3", {red: 1, yellow: 2}), hex_with("A4", {yellow: 1})),
        items=(item("3a", "A2", red), item("ha", "A4", yellow)),
    )
    at_c = position.copy()
    play(at_c, red, Pick("3a"), by_chief("B2", other))
    assert can_erect(at_c, red) == set()
    assert refused(at_c, red, Erect("Third")) == "G5.5"

    play(position, red, Pick("3a"), by("A3", 1, 2, 0))
    assert position.scores == (0, 2, 0)
    assert can_erect(position, red) == {"First", "Second"}
    play(position, red, Erect("First"))
    assert seat_facts(position, red).markers == 1, "the marker is back"

    play(position, yellow, Pick("ha"), by("A3", 0, 1, 0), Crown("First"))
    assert position.scores == (0, 2, 0)
    assert position.public().ahus[0].crowned


def test_marking() -> None:
    """G5.6: blue's size 3 cannot leave hexagon A, which is B2."""
    blue, other = 0, 1
    position = moving(
        [bare(workers_front=0, markers=1, markers_front=1), bare(markers=2), bare()],
        ISLAND,
        hexes=(hex_with("B2", {blue: 1}, logs=2), hex_with("B3", {blue: 1}, logs=1)),
        items=(front("3a", blue), front("1a", other)),
    )
    play(position, blue, Pick("3a"), by("B2", 1, 0, 0, logs=2))
    assert of_kind(position, blue, Enter) == set()
    play(position, blue, Mark())
    assert item_facts(position, "3a").marker == blue
    assert refused(position, other, Pick("3a")) == "G5.6"


def test_recovering_an_abandoned_headdress() -> None:
    """G5.7: hexagons A, B and C are village, B3 and B4."""
    blue, red, yellow = range(3)
    position = moving(
        [bare(workers_front=0, markers=1, markers_front=1), *[bare(workers_front=0)] * 2],
        ISLAND,
        hexes=(
            hex_with("village", {red: 1}),
            hex_with("B3", {blue: 1}),
            hex_with("B4", {yellow: 1}),
        ),
        items=(item("ha", "headdress-quarry"),),
    )
    play(position, blue, Pick("ha"), by("village", 0, 1, 0))
    play(position, blue, by("B3", 1, 0, 0), by("B4", 0, 0, 1))
    assert position.scores == (0, 1, 1)
    assert position.legal(blue) == [Mark()]
    play(position, blue, Mark())
    assert item_facts(position, "ha").marker == blue


SCORING = board_of(
    [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
    [("Blue's", (0, 0), 9, 5), ("Red's", (1, 0), 8, 6), ("Yellow's", (2, 0), 8, 6)],
)


def test_scoring() -> None:
    """G8.1."""
    position = placing(
        [seat(), seat(), seat()],
        SCORING,
        round=30,
        items=(
            erected("3a", "Blue's"),
            erected("1a", "Red's"),
            erected("2a", "Yellow's"),
            erected("ha", "Yellow's"),
        ),
        ahus=(base("Blue's", 0), base("Red's", 1), base("Yellow's", 2)),
    )
    pass_all(position)
    assert position.waiting == "over"
    assert position.scores == (27, 8, 22)
    assert position.winners == (0,)


SAMPLE = board_of(
    [
        (0, 0, ["moai_quarry", "land", "land", "land"]),
        (1, -1, ["headdress_quarry", "land", "land", "land", "land", "land"]),
        (2, -1, ["village", "sorcerers_hut", "land", "land"]),
    ],
    [("A", (2, 2), 4, 4), ("B", (3, 0), 3, 8), ("C", (3, 1), 5, 6)],
)
"""Hexagons A, B and C are C4, A4 and B5, each with the ahu of its name.

              moai-quarry  A2  A3  A4
        headdress-quarry  B2  B3  B4  B5  B6
                 village  hut  C3  C4
"""

LAST = GiantsOptions(round_limit=2)
"""The sample round is made the last one, so that the points it speaks of are counted."""


def test_the_sample_round() -> None:
    """A complete round for three players.

    Where the printed tables are wrong the rules decide: green has no marker left after the
    auction (French), blue's marked Moai has size 2 (English), and his last marker buys a second
    half-tablet, which the tables do not show.
    """
    green, red, blue = range(3)
    position = setting(
        "dice",
        [
            seat(workers=3, markers=2, tablets=2),
            seat(workers=3, markers=3, tablets=1, logs=5),
            seat(workers=4, markers=3, tablets=1),
        ],
        SAMPLE,
        options=LAST,
        items=(
            item("1a", "hut", green),
            item("2a", "B6", blue),
            item("ha", "headdress-quarry"),
        ),
    )

    # Phase 1 and 2. All bid two markers; green has two half-tablets, red plays before blue.
    rolled(position, 1, 2, 3)
    all_bid(position, Bid(2, 1), Bid(2, chief=True), Bid(2, 1))
    assert position.public().order == (green, red, blue)
    assert set(position.legal(green)) == {Take(1, "sculptors"), Decline()}
    play(position, green, Take(1, "sculptors"))
    play(position, red, Take(3, "chief"))
    # Blue cannot carve the size 2 with one worker; it leaves the game.
    assert phase_of(position) == "place"
    assert item_facts(position, "2b").place == "gone"
    assert behind(position, green) == {"chief": 1, "sorcerer": 1, "workers": 2, "tablets": 2}
    assert behind(position, red) == {
        "sorcerer": 1,
        "workers": 3,
        "logs": 5,
        "markers": 1,
        "tablets": 1,
    }
    assert behind(position, blue) == {
        "chief": 1,
        "sorcerer": 1,
        "workers": 3,
        "markers": 1,
        "tablets": 1,
    }

    # Phase 3.
    play(position, green, Place("sorcerer", "village", power="worker"))
    play(position, red, Place("worker", "A2", 2))
    play(position, blue, Place("chief", "B3"))
    assert behind(position, green) == {"chief": 1, "workers": 3, "tablets": 2}
    assert behind(position, red) == {
        "sorcerer": 1,
        "workers": 2,
        "logs": 3,
        "markers": 1,
        "tablets": 1,
    }
    assert behind(position, blue) == {"sorcerer": 1, "workers": 3, "markers": 1, "tablets": 1}

    play(position, green, Place("chief", "village", power="worker"))
    play(position, red, Place("worker", "A3", 2))
    play(position, blue, Place("worker", "B2"))
    assert behind(position, green) == {"workers": 4}
    assert behind(position, red) == {
        "sorcerer": 1,
        "workers": 1,
        "logs": 1,
        "markers": 1,
        "tablets": 1,
    }
    assert behind(position, blue) == {"sorcerer": 1, "workers": 2, "markers": 1, "tablets": 1}

    play(position, green, Place("worker", "C4"))
    play(position, red, Place("worker", "B5"))
    play(position, blue, Place("sorcerer", "headdress-quarry", power="headdress"))
    assert behind(position, green) == {"workers": 3}
    assert behind(position, red) == {"sorcerer": 1, "logs": 1, "markers": 1, "tablets": 1}
    assert behind(position, blue) == {"workers": 2, "markers": 1, "tablets": 1}

    play(position, green, Place("worker", "A4"))
    play(position, red, Place("sorcerer", "A4", 1, "reserve", "B"))
    play(position, blue, Buy())
    assert behind(position, green) == {"workers": 2}
    assert behind(position, red) == {"markers": 1, "tablets": 1}
    assert behind(position, blue) == {"workers": 2, "tablets": 2}

    play(position, green, Place("worker", "C3"))
    play(position, red, Pass())
    play(position, blue, Place("worker", "B4"))
    assert behind(position, green) == {"workers": 1}
    assert behind(position, blue) == {"workers": 1, "tablets": 2}

    play(position, green, Place("worker", "C3"))
    play(position, blue, Place("worker", "B5"))
    # Green and blue have nothing left and pass by themselves.
    assert phase_of(position) == "move"
    assert behind(position, green) == {}
    assert behind(position, red) == {"markers": 1, "tablets": 1}
    assert behind(position, blue) == {"tablets": 2}
    in_front = {(t.item, t.front) for t in position.public().items if t.front is not None}
    assert in_front == {("1b", green), ("3a", red), ("hb", blue)}

    # Phase 4. Green could do nothing with the abandoned headdress: no Moai stands, and he has
    # no marker. He erects the size 1 of the last round and gets its marker back.
    assert refused(position, green, Pick("ha")) == "G5.7"
    play(position, green, Pick("1a"), by("C3", 1, 0, 0), by("C4", 1, 0, 0), Erect("A"))
    assert behind(position, green) == {"markers": 1}
    assert position.scores == (0, 0, 0)

    # Red recovers the headdress with the help of three figures of blue's, and marks it on B.
    play(position, red, Pick("ha"), by("B2", 0, 0, 1), by_chief("B3", blue), by("B4", 0, 0, 1))
    play(position, red, by("A4", 0, 1, 0), Mark())
    assert position.scores == (0, 0, 3)
    assert behind(position, red) == {"tablets": 1}

    # Blue erects his size 2 at C with the help of red.
    play(position, blue, Pick("2a"), by("B5", 0, 1, 1), Erect("C"))
    assert position.scores == (0, 1, 3)
    assert behind(position, blue) == {"markers": 1, "tablets": 2}

    # Green puts his second size 1 on the quarry and marks it with the marker he got back.
    play(position, green, Pick("1b"), Mark())
    assert item_facts(position, "1b").hex == "moai-quarry"
    assert behind(position, green) == {}

    # Red erects her size 3 at B, where the last unit is green's.
    play(position, red, Pick("3a"), by("A2", 0, 1, 0, logs=2), by("A3", 0, 1, 0, logs=2))
    play(position, red, by("A4", 1, 1, 0, logs=1), Erect("B"))
    assert position.scores == (1, 1, 3)

    # Blue crowns his Moai; his own figures carry the headdress.
    play(position, blue, Pick("hb"), by("B2", 0, 0, 1), by_chief("B3", blue), by("B4", 0, 0, 1))
    play(position, blue, by("B5", 0, 0, 1), Crown("C"))
    assert position.scores == (1, 1, 3)

    # The text goes on with red: green could still move his marked Moai, and passes.
    play(position, green, Pass())
    play(position, red, Pick("ha"), Crown("B"))
    assert behind(position, red) == {"markers": 1, "tablets": 1}

    # 4 for green's size 1 at A; 3 × 3 = 9 and 8 for red; 2 × 5 = 10 and 6 for blue,
    # and 3 more for the tablet he completed.
    pass_all(position)
    assert position.waiting == "over"
    assert position.scores == (1 + 4, 1 + 9 + 8, 3 + 10 + 6 + 3)
    assert position.winners == (blue,)
