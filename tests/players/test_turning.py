"""Where a game turned: the measure of players/turning.py, on courses that anybody can check by hand."""

from __future__ import annotations

from tatami.players.turning import Stand, Turn, gaps, leader, swing, thinned, turns_of


def course(*points: tuple[int, ...]) -> list[Stand]:
    return [Stand(act, each) for act, each in enumerate(points)]


def test_a_gap_is_what_one_has_more_than_the_best_of_the_others() -> None:
    assert gaps((5, 3, 1)) == (2, -2, -4)
    assert gaps((5, 5, 1)) == (0, 0, -4)
    assert gaps((7,)) == (7,)


def test_a_swing_is_the_largest_change_of_a_gap() -> None:
    assert swing((5, 3), (5, 3)) == 0
    assert swing((5, 3), (4, 4)) == 2  # two points move: one loses what the other wins
    assert swing((9, 3, 1), (9, 3, 4)) == 3


def test_only_who_is_alone_in_front_leads() -> None:
    assert leader((3, 2)) == 0
    assert leader((3, 3)) is None


def test_a_new_leader_turns_a_game_and_the_first_one_does_not() -> None:
    told = turns_of(course((0, 0), (1, 0), (1, 1), (1, 2), (3, 2)), most=2)
    assert told == [Turn(3, 1, 1), Turn(4, 2, 0)]


def test_who_leaves_the_game_turns_it_whatever_the_points_say() -> None:
    stands = course((0, 0), (9, 0), (9, 0), (9, 1))
    assert [turn.act for turn in turns_of(stands, decisive={2}, most=1)] == [2]
    assert [turn.act for turn in turns_of(stands, decisive={2}, most=2)] == [1, 2]


def test_where_two_are_alike_the_earlier_turned_it() -> None:
    assert [turn.act for turn in turns_of(course((0, 0), (2, 0), (4, 0), (6, 0)), most=2)] == [1, 2]


def test_nothing_turns_where_nothing_moves() -> None:
    assert turns_of([]) == []
    assert turns_of(course((1, 1), (1, 1))) == []


def test_a_course_keeps_what_changed_and_its_ends_and_no_more_than_can_be_drawn() -> None:
    still = course((0, 0), (0, 0), (1, 0), (1, 0), (1, 0))
    assert [stand.act for stand in thinned(still)] == [0, 2, 4]
    many = thinned(course(*((k, 0) for k in range(1000))), most=10)
    assert (len(many), many[0].act, many[-1].act) == (10, 0, 999)
