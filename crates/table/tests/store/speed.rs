//! Figures, not checks: `cargo test -p automa-table --release --test store -- --ignored --nocapture speed`.

use std::time::Instant;

use kernel::{Dice, Game, Legal, Notation, Seed, Setup};
use patchwork::{Patchwork, PatchworkOptions};
use table::{Bots, Store};
use testkit::postgres::Postgres;

use crate::place::{Place, lines, table};

fn appends(store: &dyn Store, threads: u64, each: u64) -> f64 {
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(move || {
                let id = store.create(table("speed")).unwrap().id;
                for version in 0..each {
                    store.append(&id, version, &lines(version, 1), "{}", None).unwrap();
                }
            });
        }
    });
    (threads * each) as f64 / start.elapsed().as_secs_f64()
}

fn measure(place: &Place) {
    let store = place.open();
    for (threads, each) in [(1, 200), (4, 200), (16, 200), (64, 100)] {
        println!("{threads} threads: {:.0} appends a second", appends(&*store, threads, each));
    }
    let tables = place.tables();
    let setup = Setup { options: PatchworkOptions::default(), seed: Seed(1), packs: Vec::new() };
    let id = tables.start::<Patchwork>("game", setup, |_| "{}".to_owned().into()).unwrap().id;
    let (mut open, mut dice) = (tables.open::<Patchwork>(&id).unwrap(), Dice::new(1));
    let (start, mut plays) = (Instant::now(), 0);
    while let Some(action) = open.session.game().legal().pick(&mut dice) {
        let action = open.session.game().write(action);
        let remark = |_: &_, _: &_| "A remark.".to_owned();
        open = tables
            .play(&id, open.info.version, &[&action], Bots::Run, remark, |_| "{}".to_owned().into())
            .unwrap();
        plays += 1;
    }
    let each = start.elapsed() / plays;
    println!("play, of {plays} with {} decisions: {each:?}", open.session.len());
    let start = Instant::now();
    for _ in 0..100 {
        tables.open::<Patchwork>(&id).unwrap();
    }
    println!("open of all of them: {:?}", start.elapsed() / 100);
    let start = Instant::now();
    for _ in 0..100 {
        tables.list(50, 0).unwrap();
    }
    println!("list of 50: {:?}", start.elapsed() / 100);
}

#[test]
#[ignore = "figures, not a check"]
fn sqlite() {
    measure(&Place::sqlite());
}

#[test]
#[ignore = "figures, not a check"]
fn postgres() {
    let place = Place::postgres();
    Postgres::shared().sql("postgres", "ALTER SYSTEM SET fsync = on");
    Postgres::shared().sql("postgres", "SELECT pg_reload_conf()");
    measure(&place);
}
