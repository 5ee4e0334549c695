//! The store: the same code and the same tests on both databases and in memory, and what is special about each.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

mod care;
mod cases;
mod games;
mod kept;
mod killed;
mod memory;
mod notes;
mod place;
mod postgres;
mod results;
mod speed;
mod sqlite;
mod upgrade;

/// Every case, on both databases and in memory; then those that need an address.
macro_rules! on_all {
    ($($module:ident :: $case:ident),* ; $($with_address:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[test] fn $case() { crate::$module::$case(&crate::place::Place::sqlite()); })*
            $(#[test] fn $with_address() { crate::cases::$with_address(&crate::place::Place::sqlite()); })*
        }
        mod on_postgres {
            $(#[test] fn $case() { crate::$module::$case(&crate::place::Place::postgres()); })*
            $(#[test] fn $with_address() { crate::cases::$with_address(&crate::place::Place::postgres()); })*
        }
        mod on_memory {
            $(#[test] fn $case() { crate::$module::$case(&crate::place::Place::memory()); })*
        }
    };
}

on_all! {
    cases::a_table_from_its_beginning_to_its_end,
    cases::text_comes_back_as_it_was,
    cases::the_last_played_comes_first,
    cases::a_long_list_stays_quick_and_small,
    cases::limits_are_kept_and_nothing_is_changed,
    cases::tables_are_made_all_or_none,
    cases::a_table_has_an_end,
    notes::a_note_is_kept_beside_its_table_until_both_go,
    notes::notes_have_limits_and_what_is_refused_changes_nothing,
    notes::two_handles_write_the_same_note,
    cases::what_is_not_there_is_not_found,
    cases::of_two_writers_exactly_one_wins,
    cases::many_threads_lose_nothing,
    cases::many_handles_may_open_at_once,
    games::a_whole_game_is_played_and_replayed,
    games::bots_wait_if_they_are_told_to,
    games::undo_redo_and_rewind,
    games::what_cannot_be_done_says_why_and_changes_nothing,
    games::a_journal_goes_out_and_comes_back,
    games::a_damaged_journal_is_refused_with_line_and_remedy,
    games::an_import_keeps_what_was_decided_and_little_else,
    games::the_tables_can_be_weighed,
    games::two_players_at_one_table,
    results::a_result_comes_with_its_decision_and_goes_with_it,
    results::a_deleted_table_leaves_what_was_asked_for,
    results::results_from_elsewhere_come_once,
    results::a_game_that_is_played_to_its_end_counts_until_it_is_undone,
    upgrade::a_table_of_other_rules_opens_up_to_there_and_goes_on_after_a_rewind,
    upgrade::undo_leads_back_to_known_rules,
    upgrade::what_was_undone_long_ago_does_not_matter,
    upgrade::a_save_of_other_rules_is_kept_whole_when_it_is_imported,
    kept::a_table_that_did_not_change_is_not_replayed,
    kept::two_programs_on_one_store_see_what_the_other_did,
    kept::what_somebody_holds_stays_as_it_was,
    kept::a_table_that_was_taken_away_is_gone_for_everybody,
    kept::what_other_rules_added_behind_what_is_kept_is_seen,
    kept::the_tables_of_long_ago_make_room;
    a_store_may_be_used_and_dropped_in_an_async_program,
}
