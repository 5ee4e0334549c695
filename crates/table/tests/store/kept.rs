//! What is kept of tables makes them quicker, and changes nothing that anybody sees.

use std::sync::Arc;

use kernel::{Dice, Game as _, Legal as _, Notation as _, Seed, Session, Setup};
use patchwork::{Patchwork, PatchworkOptions};
use table::store::Leaves;
use table::{Bots, Open, TableError, TableId, Tables, To, Told, journal};

use crate::place::Place;

fn summary(_: &Session<Patchwork>) -> Told {
    "{}".to_owned().into()
}

fn start(tables: &Tables, seed: u64) -> TableId {
    let setup = Setup { options: PatchworkOptions::default(), seed: Seed(seed), packs: Vec::new() };
    tables.start("a game", setup, summary).unwrap().id
}

fn open(tables: &Tables, id: &TableId) -> Open<Patchwork> {
    tables.open(id).unwrap()
}

fn play(tables: &Tables, id: &TableId, dice: &mut Dice) -> Open<Patchwork> {
    let before = open(tables, id);
    let game = before.session.game();
    let action = game.write(game.legal().pick(dice).unwrap());
    tables.play(id, before.info.version, &[&action], Bots::Run, |_, _| String::new(), summary).unwrap()
}

/// What a handle sees is what a fresh program sees that has nothing but the store.
fn same_as_fresh(place: &Place, tables: &Tables, id: &TableId) {
    let (kept, fresh) = (open(tables, id), open(&place.tables(), id));
    assert_eq!(kept.info, fresh.info);
    assert_eq!((kept.session.at(), kept.session.len()), (fresh.session.at(), fresh.session.len()));
    for count in 0..=fresh.session.len() {
        assert_eq!(kept.session.position(count), fresh.session.position(count));
    }
    let text =
        |open: &Open<Patchwork>| journal::write(&open.session, |_, entry| format!("{:?}", entry.events));
    assert_eq!(text(&kept), text(&fresh));
}

pub fn a_table_that_did_not_change_is_not_replayed(place: &Place) {
    let tables = place.tables();
    let (id, mut dice) = (start(&tables, 5), Dice::new(5));
    let played = play(&tables, &id, &mut dice);
    let (first, second) = (open(&tables, &id), open(&tables, &id));
    assert!(Arc::ptr_eq(&played.session, &first.session) && Arc::ptr_eq(&first.session, &second.session));
    same_as_fresh(place, &tables, &id);
}

pub fn two_programs_on_one_store_see_what_the_other_did(place: &Place) {
    let (one, other) = (place.tables(), place.tables());
    let (id, mut dice) = (start(&one, 8), Dice::new(8));
    for round in 0..12 {
        play(if round % 3 == 0 { &other } else { &one }, &id, &mut dice);
        if round % 4 == 3 {
            let at = open(&other, &id);
            let to = if round == 7 { To::Decision(at.session.at() / 2) } else { To::Undo };
            other.go::<Patchwork>(&id, at.info.version, to, summary).unwrap();
        }
        same_as_fresh(place, &one, &id);
        same_as_fresh(place, &other, &id);
    }
}

pub fn what_somebody_holds_stays_as_it_was(place: &Place) {
    let tables = place.tables();
    let (id, mut dice) = (start(&tables, 3), Dice::new(3));
    let held = play(&tables, &id, &mut dice);
    let (at, position) = (held.session.at(), held.session.game().clone());
    play(&tables, &id, &mut dice);
    let now = open(&tables, &id);
    tables.go::<Patchwork>(&id, now.info.version, To::Decision(0), summary).unwrap();
    assert_eq!((held.session.at(), held.session.game()), (at, &position));
    same_as_fresh(place, &tables, &id);
}

pub fn a_table_that_was_taken_away_is_gone_for_everybody(place: &Place) {
    let (one, other) = (place.tables(), place.tables());
    let (first, second) = (start(&one, 1), start(&one, 2));
    open(&one, &first);
    open(&one, &second);
    one.delete(&first, Leaves::Result).unwrap();
    other.delete(&second, Leaves::Result).unwrap();
    for id in [first, second] {
        let error = one.open::<Patchwork>(&id).unwrap_err();
        assert!(matches!(&error, TableError::NotFound(gone) if *gone == id), "{error:?}");
    }
}

pub fn what_other_rules_added_behind_what_is_kept_is_seen(place: &Place) {
    let tables = place.tables();
    let (id, mut dice) = (start(&tables, 4), Dice::new(4));
    let open = play(&tables, &id, &mut dice);
    let line = format!("{} advance = 00000000", open.session.at() + 1);
    tables.store().append(&id, open.info.version, &[line], "{}", None).unwrap();
    let told = |tables: &Tables| tables.open::<Patchwork>(&id).unwrap().differs.unwrap();
    assert_eq!(told(&tables), told(&place.tables()));
    // Not only the first time.
    assert_eq!(told(&tables), told(&place.tables()));
}

pub fn the_tables_of_long_ago_make_room(place: &Place) {
    let tables = place.tables();
    let ids: Vec<TableId> = (0..70).map(|seed| start(&tables, seed)).collect();
    let first = open(&tables, &ids[0]);
    for id in &ids[1..] {
        open(&tables, id);
    }
    let again = open(&tables, &ids[0]);
    assert!(!Arc::ptr_eq(&first.session, &again.session));
    assert_eq!(first.session.game(), again.session.game());
}
