"""The laws, in the order in which they are asked; a new law is one more line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop_rules.game import AnyGame
from tabletop_rules.testing import saving
from tabletop_rules.testing.laws import (
    face,
    guessing,
    integers,
    legality,
    notation,
    order,
    processes,
    redaction,
    secrecy,
    sizes,
    steps,
    turns,
    universe,
    values,
    views,
)
from tabletop_rules.testing.moment import Moment, Run

OF_FACES: tuple[Callable[[AnyGame], None], ...] = (
    face.names_are_there,
    face.info_is_sound,
)
"""Asked of the game before anything is dealt."""

OF_DEALS: tuple[Callable[[Run], None], ...] = (
    face.player_counts_are_held,
    face.options_are_of_their_class,
    face.first_seat_is_an_option,
    face.the_deal_repeats,
    face.the_deal_takes_ints,
    face.options_take_ints,
    face.chance_is_declared,
    guessing.determinize_does_not_deal_again,
    guessing.a_policy_cannot_deal_again,
    sizes.the_deal_refuses_long_numbers,
    universe.all_actions_are_well_formed,
)
"""Asked once, of the tables that are to be played at."""

OF_POSITIONS: tuple[Callable[[Moment], None], ...] = (
    values.states_are_values,
    turns.acting_seats_ascend,
    turns.those_to_act_can,
    order.legal_actions_are_unique,
    order.legal_actions_are_ordered,
    turns.points_are_ints,
    turns.the_tally_adds_up,
    turns.outcome_comes_at_the_end,
    turns.reached_states_are_valid,
    turns.games_end,
    notation.texts_are_read_back,
)
"""Asked of every position of every playout: they have to be cheap."""

OF_STEPS: tuple[Callable[[Moment, Any], None], ...] = (
    steps.legal_actions_apply,
    universe.legal_actions_are_among_all,
    steps.old_state_is_untouched,
    steps.same_action_same_state,
    steps.transition_agrees_with_apply,
)
"""Asked of every step that a playout takes."""

OF_PLAYOUTS: tuple[Callable[[Moment], None], ...] = (
    steps.earlier_states_keep,
    steps.replay_repeats,
    values.copies_are_equal,
    saving.records_come_back,
)
"""Asked of the last position of every playout."""

OF_SAMPLES: tuple[Callable[[Moment], None], ...] = (
    values.views_and_events_are_values,
    values.copies_are_equal,
    secrecy.views_are_of_their_seat,
    views.views_of_states_are_valid,
    saving.values_come_back_from_json,
    legality.what_is_no_action_is_a_type_error,
    integers.other_types_are_no_seats,
    integers.unknown_seats_are_refused,
    legality.check_agrees_with_legal_actions,
    legality.illegal_actions_are_refused,
    legality.wrong_types_are_type_errors,
    integers.seats_are_taken_by_index,
    integers.foreign_ints_stay_outside,
    notation.other_texts_are_refused,
    notation.what_is_no_text_is_a_type_error,
    secrecy.views_hold_no_source_of_chance,
    secrecy.filled_states_fit,
    secrecy.filled_states_stand_as_this_one,
    secrecy.nothing_hidden_shows,
    secrecy.hidden_says_whether_anything_is,
    views.other_views_are_refused_or_filled,
    integers.seeds_are_taken_by_index,
    redaction.redacted_events_are_events,
    redaction.redacted_events_tell_nothing_hidden,
    sizes.long_seats_and_seeds_are_refused,
    sizes.long_numbers_make_actions_illegal,
    sizes.endless_texts_are_refused,
    sizes.validate_takes_any_number,
)
"""Asked of some positions of every playout, the last among them."""

OF_RUNS: tuple[Callable[[Run], None], ...] = (
    face.hidden_is_declared,
    face.simultaneous_is_declared,
    processes.processes_agree,
)
"""Asked at the end, of all that was seen."""
