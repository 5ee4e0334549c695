//! The store: the same code and the same tests on both databases and in memory, and what is special about each.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing has failed")]

mod cases;
mod games;
mod killed;
mod memory;
mod place;
mod postgres;
mod speed;
mod sqlite;

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
    cases::a_table_has_an_end,
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
    games::two_players_at_one_table;
    a_store_may_be_used_and_dropped_in_an_async_program,
}
