//! Figures of the store on this machine: `cargo test -p automa-table --release --test speed -- --ignored --nocapture`.

use std::sync::Arc;
use std::time::Instant;

use kernel::{Game, Legal};
use patchwork::Patchwork;
use table::store::{self, NewTable};
use table::{Bots, Setup, Store, TableId, Tables};

fn new() -> NewTable {
    let head = "automa journal 1\ngame patchwork\nseed 1\nbegin\n".to_owned();
    NewTable { name: "speed".into(), game: "patchwork".into(), head, lines: vec![], summary: "{}".into() }
}

fn appends(store: &Arc<dyn Store>, threads: usize, each: usize) -> f64 {
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let store = Arc::clone(store);
            scope.spawn(move || {
                let id: TableId = store.create(new()).unwrap().id;
                for version in 0..each {
                    let line = format!("{} take 31 r0 a1 = 5d0c1b7e # You take the aitch.", version + 1);
                    store.append(&id, version as u64, &[line], "{}").unwrap();
                }
            });
        }
    });
    (threads * each) as f64 / start.elapsed().as_secs_f64()
}

fn measure(url: &str) {
    let store: Arc<dyn Store> = store::open(Some(url)).unwrap().into();
    for (threads, each) in [(1, 200), (4, 200), (16, 200), (64, 100)] {
        println!("{threads} threads: {:.0} appends/s", appends(&store, threads, each));
    }
    let tables = Tables::new(store);
    let id = tables
        .start::<Patchwork>(
            "game",
            Setup { options: Default::default(), seed: kernel::Seed(1), packs: vec![] },
            |_| "{}".into(),
        )
        .unwrap()
        .id;
    let mut open = tables.open::<Patchwork>(&id).unwrap();
    let mut dice = kernel::Dice::new(1);
    let start = Instant::now();
    let mut plays = 0;
    while let Some(action) = open.session.game().legal().pick(&mut dice) {
        let text = kernel::Notation::write(open.session.game(), action);
        open = tables
            .play(&id, open.info.version, &text, Bots::Run, |_, _| "A remark.".into(), |_| "{}".into())
            .unwrap();
        plays += 1;
    }
    println!(
        "{plays} plays ({} decisions): {:.2} ms each",
        open.session.len(),
        start.elapsed().as_secs_f64() * 1e3 / f64::from(plays)
    );
    let start = Instant::now();
    for _ in 0..200 {
        tables.open::<Patchwork>(&id).unwrap();
    }
    println!("open of the whole game: {:.3} ms", start.elapsed().as_secs_f64() * 1e3 / 200.0);
}

#[test]
#[ignore = "figures, not a check"]
fn sqlite() {
    let directory = tempfile::tempdir().unwrap();
    measure(directory.path().join("automa.db").to_str().unwrap());
}
