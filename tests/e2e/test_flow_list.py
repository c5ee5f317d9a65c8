"""Which tests hold the flows: what has gone wrong in published card programs, each played in steps.

Tests named `test_flow_NN` drive the real program with a real mouse and keyboard or on a real disk. FLOWS lists for each flow
all the tests that hold it, those of the parts below too.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]

FLOWS: dict[str, tuple[str, tuple[str, ...]]] = {
    "1": (
        "the upcard is passed, taken, and the stock refused meanwhile",
        (
            "e2e/test_flows_turns.py test_flow_01_both_pass_and_the_captain_draws_from_the_stock",
            "e2e/test_flows_turns.py test_flow_01_the_box_takes_the_upcard_and_the_captain_has_a_whole_turn",
            "e2e/test_flows_turns.py test_flow_01_the_box_waits_for_the_captain",
            "engine/test_match.py test_case_1_whose_turn_it_is_after_passes",
        ),
    ),
    "2": (
        "a card taken from the pile is not thrown, one from the stock may be",
        (
            "e2e/test_flows_turns.py test_flow_02_a_card_taken_cannot_be_thrown_in_any_way",
            "e2e/test_flows_turns.py test_flow_02_a_card_drawn_from_the_stock_can_be_thrown",
            "ui/test_table_clicks.py test_r12_the_card_just_taken_cannot_be_selected_and_the_line_says_why",
        ),
    ),
    "3": (
        "the hand is drawn at two cards of the stock, and roles stay",
        (
            "e2e/test_flows_turns.py test_flow_03_a_throw_that_leaves_two_cards_draws_the_hand_and_roles_stay",
            "e2e/test_flows_turns.py test_flow_03_taking_the_pile_at_three_goes_on",
            "engine/test_match.py test_r7_case_3_two_drawn_hands_change_nothing",
        ),
    ),
    "4": (
        "how the roles move",
        (
            "engine/test_match.py test_r7_case_4_how_the_roles_move",
            "engine/test_match.py test_r7_an_undercut_against_the_box_is_a_loss_and_one_by_the_box_a_win",
            "controller/test_match.py test_r7_roles_move_after_every_hand",
            "ui/test_table_showdown.py test_undercut_is_counted_and_the_roles_move",
        ),
    ),
    "5": (
        "an undercut wins the match",
        (
            "e2e/test_flows_turns.py test_flow_05_06_10_an_undercut_is_booked_once_and_ends_the_match_at_100",
            "engine/test_match.py test_r25_case_5_an_undercut_can_win_the_match",
        ),
    ),
    "6": (
        "the match ends at exactly 100 and not at 99",
        (
            "e2e/test_flows_turns.py test_flow_05_06_10_an_undercut_is_booked_once_and_ends_the_match_at_100",
            "engine/test_match.py test_r25_case_6_exactly_the_target_wins_and_one_less_does_not",
            "engine/test_match.py test_r25_case_6_nothing_happens_after_the_end",
        ),
    ),
    "7": (
        "every seat acts first, second and not at all",
        (
            "e2e/test_flows_turns.py test_flow_01_the_box_waits_for_the_captain",
            "e2e/test_flows_turns.py test_flow_03_a_throw_that_leaves_two_cards_draws_the_hand_and_roles_stay",
            "controller/test_match.py test_every_seat_can_be_the_first_to_act",
            "engine/test_match.py test_case_7_every_seat_in_every_role",
        ),
    ),
    "8": (
        "a hand in which only the pile is taken ends",
        (
            "e2e/test_flows_turns.py test_flow_08_the_fortieth_draw_from_the_pile_ends_the_hand",
            "engine/test_match.py test_case_8_players_who_only_take_the_pile_come_to_an_end",
        ),
    ),
    "9": (
        "a knock is begun and cancelled",
        (
            "e2e/test_flows_turns.py test_flow_09_a_knock_begun_and_cancelled_leaves_everything",
            "engine/test_hand.py test_case_9_a_knock_that_is_thought_over_changes_nothing",
        ),
    ),
    "10": (
        "points are booked once",
        (
            "e2e/test_flows_turns.py test_flow_05_06_10_an_undercut_is_booked_once_and_ends_the_match_at_100",
            "ui/test_table_showdown.py test_confirming_twice_adds_nothing",
            "engine/test_match.py test_case_10_totals_do_not_move_before_the_layoffs_are_confirmed",
        ),
    ),
    "10a": (
        "knocks in the first turn and with the last draw",
        (
            "e2e/test_flows_turns.py test_flow_10a_the_captain_knocks_with_the_upcard_in_hand",
            "e2e/test_flows_turns.py test_flow_10a_the_box_takes_the_refused_upcard_and_knocks_at_once",
            "e2e/test_flows_turns.py test_flow_10a_a_knock_with_the_draw_that_leaves_two_counts",
            "engine/test_match.py test_case_10a_knocks_in_the_first_turns",
        ),
    ),
    "10b": (
        "one hand, laid in two ways",
        (
            "ui/test_table_showdown.py test_10b_both_ways_to_lay_the_spades_can_be_had",
            "engine/test_show_down.py test_case_10b_the_same_cards_laid_in_two_ways",
        ),
    ),
    "10c": (
        "gin and a knock against nothing",
        ("engine/test_show_down.py test_case_10c_gin_against_nothing_and_a_knock_against_nothing",),
    ),
    "11": (
        "a small movement is a click, a drop outside brings the card back",
        (
            "e2e/test_flows_table.py test_flow_11_a_press_that_moves_three_pixels_is_a_click",
            "e2e/test_flows_table.py test_flow_11_12_drops_outside_every_place_bring_the_card_back",
            "ui/test_table_drag.py test_a_drop_outside_every_place_brings_the_card_back",
        ),
    ),
    "12": (
        "a drag to nowhere, another to the pile; what cancels a drag",
        (
            "e2e/test_flows_table.py test_flow_11_12_drops_outside_every_place_bring_the_card_back",
            "e2e/test_flows_table.py test_flow_12_escape_and_the_right_button_end_a_drag",
            "ui/test_table_drag.py test_first_a_drag_to_nowhere_then_another_card_to_the_pile",
        ),
    ),
    "13": (
        "many clicks do one thing",
        (
            "e2e/test_flows_table.py test_flow_13_many_quick_clicks_on_the_stock_draw_one_card",
            "e2e/test_flows_table.py test_flow_13_a_double_or_triple_click_on_a_card_or_the_pile_is_one_act_at_most",
            "e2e/test_flows_table.py test_flow_13_a_quick_click_elsewhere_is_not_lost",
            "e2e/test_flows_table.py test_flow_13_a_double_click_on_a_button_is_one_press",
        ),
    ),
    "14": (
        "while another plays only looking and sorting react",
        (
            "e2e/test_flows_table.py test_flow_14_while_another_plays_only_looking_and_sorting_react",
            "ui/test_table_clicks.py test_while_another_plays_clicks_do_nothing_but_sorting_works",
        ),
    ),
    "15": (
        "presses during a flight",
        (
            "e2e/test_flows_table.py test_flow_15_presses_during_a_flight_are_neither_lost_nor_doubled",
            "ui/test_table_motion.py test_a_card_in_flight_can_be_pressed_and_nothing_is_doubled",
        ),
    ),
    "16": (
        "what happens in the middle of a drag",
        (
            "e2e/test_flows_table.py test_flow_16_a_window_that_comes_over_it_ends_a_drag",
            "e2e/test_flows_table.py test_flow_16_cards_that_are_dealt_anew_end_a_drag",
            "e2e/test_flows_table.py test_flow_16_the_window_closes_in_the_middle_of_a_drag",
            "ui/test_table_drag.py test_another_language_cancels_a_drag",
            "ui/test_table_drag.py test_a_hand_that_is_rebuilt_cancels_a_drag",
        ),
    ),
    "17": (
        "small screens",
        (
            "e2e/test_flows_table.py test_flow_17_main_button_and_eleven_cards_are_seen_on_small_screens",
            "ui/test_table_texts.py test_rank_and_suit_of_eleven_cards_and_the_main_button_are_visible",
        ),
    ),
    "18": (
        "wherever the window was it comes up on the screen",
        (
            "e2e/test_flows_table.py test_flow_18_wherever_it_was_the_window_comes_up_on_the_screen",
            "ui/test_placement.py test_whatever_is_remembered_the_window_can_be_reached_and_fits",
        ),
    ),
    "19": (
        "another language everywhere",
        (
            "ui/test_window.py test_in_every_phase_of_a_hand",
            "ui/test_window.py test_on_the_offer_with_every_dialog_open",
            "ui/test_window.py test_nothing_of_a_language_is_stored",
        ),
    ),
    "20": (
        "closing while a player thinks",
        (
            "e2e/test_flows_closing.py test_flow_20_closing_while_a_player_thinks",
            "e2e/test_flows_closing.py test_flow_20_the_close_button_while_a_player_thinks",
            "controller/test_closing.py test_the_program_ends_within_two_seconds_and_says_nothing",
            "test_stopping.py test_asked_to_end_while_it_is_loaded",
        ),
    ),
    "21": (
        "an old answer is dropped",
        (
            "e2e/test_flows_closing.py test_flow_21_a_new_match_while_a_player_thinks",
            "e2e/test_flows_closing.py test_flow_21_undo_while_a_player_thinks",
            "controller/test_match.py test_an_answer_from_before_a_loaded_match_is_dropped",
            "controller/test_match.py test_two_questions_at_once_have_one_answer",
        ),
    ),
    "22": (
        "a player fails; a slot, a shortcut, a paint event, a timer fail",
        (
            "e2e/test_flows_closing.py test_flow_22_a_player_who_fails_once_is_replaced_and_told_once",
            "ui/test_errors.py test_a_slot_that_fails",
            "ui/test_errors.py test_a_timer_that_fails",
            "ui/test_errors.py test_paint_events_and_shortcuts_that_fail_in_the_running_program",
        ),
    ),
    "23": (
        "nothing grows",
        (
            "controller/test_growth.py test_500_questions_without_a_pace_and_a_collection_after_each",
            "e2e/test_growth.py test_flow_23_two_hundred_matches_at_the_table_leave_nothing_behind",
            "e2e/test_growth.py test_flow_23_matches_against_the_programs_own_players_leave_nothing_behind",
        ),
    ),
    "24": (
        "a damaged database",
        (
            "test_app.py test_a_damaged_history_is_set_aside_and_told",
            "store/test_opening.py test_a_damaged_file_is_set_aside_with_a_date",
        ),
    ),
    "25": (
        "a database of a newer version",
        (
            "test_app.py test_a_history_of_a_newer_version_stays_as_it_is",
            "store/test_opening.py test_a_newer_database_is_left_as_it_is_to_the_byte",
        ),
    ),
    "26": (
        "killed in play",
        (
            "e2e/test_kills.py test_flow_26_killed_three_times_in_play",
            "e2e/test_kills.py test_flow_26_killed_fifty_times_in_play",
            "store/test_kills.py test_a_kill_in_the_middle_of_play_loses_nothing",
        ),
    ),
    "27": (
        "killed in a migration",
        (
            "store/test_kills.py test_a_kill_after_any_statement_of_a_migration",
            "store/test_kills.py test_a_kill_after_any_statement_of_the_making",
        ),
    ),
    "28": (
        "a folder that is missing, locked, a file, or full",
        (
            "e2e/test_flows_storage.py test_flow_28_a_folder_that_may_not_be_written",
            "e2e/test_flows_storage.py test_flow_28_a_disk_that_is_full",
            "test_app.py test_a_file_in_the_place_of_the_folder",
            "store/test_opening.py test_a_folder_that_cannot_be_made",
        ),
    ),
    "29": (
        "two programs at once",
        (
            "e2e/test_flows_storage.py test_flow_29_a_second_start_brings_the_first_window_to_the_front",
            "test_app.py test_while_another_holds_the_data_in_silence_it_plays_unsaved",
            "store/test_two_programs.py test_two_programs_that_write_at_once_lose_nothing",
        ),
    ),
    "30": (
        "preferences that cannot be read",
        (
            "test_app.py test_preferences_that_cannot_be_read_are_kept",
            "store/test_preferences.py test_an_unreadable_file_is_kept_and_the_next_save_does_not_destroy_it",
        ),
    ),
    "31": (
        "a home of any name",
        (
            "e2e/test_flows_storage.py test_flow_31_a_home_of_any_name",
            "store/test_locations.py test_homes_of_any_name",
        ),
    ),
    "32": (
        "files that are not what they say",
        (
            "store/test_transfer.py test_a_bad_match_is_refused_with_the_reason_and_its_place",
            "store/test_transfer.py test_files_that_are_no_matches",
            "store/test_transfer.py test_two_hundred_megabytes_are_too_large_and_not_read",
        ),
    ),
}


def names_in(path: Path) -> set[str]:
    """The names of the tests of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("flow", FLOWS)
def test_the_tests_of_a_flow_are_there(flow: str) -> None:
    _, tests = FLOWS[flow]
    assert tests
    for test in tests:
        path, name = test.split()
        assert name in names_in(TESTS / path), test


def test_every_test_named_after_a_flow_is_listed() -> None:
    listed = {test.split()[1] for _, tests in FLOWS.values() for test in tests}
    found = {
        name for path in Path(__file__).parent.glob("test_*.py") for name in names_in(path) if name.startswith("test_flow_")
    }
    assert found <= listed
    assert [*range(1, 33)] == sorted({int(flow.rstrip("abc")) for flow in FLOWS})
