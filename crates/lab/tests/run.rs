//! A run of an experiment: the same rows on any number of threads, interrupted or not.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kernel::Stop;
use lab::clock::CLOCK;
use lab::experiment::{Experiment, ReplayError, Row};
use lab::interval::wilson;
use lab::run::{Ended, Run, RunError};
use lab::{results, summary};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use players::Limits;

const GRID: &str = "game = 'patchwork'\nseed = 77\ngames = 300\nplayers = ['random', 'greedy']\n\
                    [options]\nlevel = [2, 5]\ndeck = ['normal', 'tactical']\n";

fn read(text: &str) -> Experiment {
    Experiment::read("grid.toml", text, &|_| Err(std::io::Error::other("no packs"))).unwrap()
}

/// The whole run, as its result file.
fn results_of(experiment: &Experiment, folder: &Path, threads: usize) -> Vec<u8> {
    let mut run = Run::open(experiment, folder).unwrap();
    assert_eq!(run.play(threads, &Limits::none(), &mut |_, _| {}).unwrap(), Ended::Complete);
    std::fs::read(results::write(&run).unwrap()).unwrap()
}

#[test]
fn one_two_and_three_threads_write_the_same_file() {
    let experiment = read(GRID);
    let folder = tempfile::tempdir().unwrap();
    let alone = results_of(&experiment, &folder.path().join("1"), 1);
    for threads in [2, 3] {
        let file = results_of(&experiment, &folder.path().join(threads.to_string()), threads);
        assert!(file == alone, "{threads} threads gave another file");
    }
}

#[test]
fn an_interrupted_run_goes_on_to_the_same_file() {
    let experiment = read(GRID);
    let folder = tempfile::tempdir().unwrap();
    let whole = results_of(&experiment, &folder.path().join("whole"), 2);
    let path = folder.path().join("parts");
    let (mut sittings, mut before) = (0, 0);
    loop {
        let mut run = Run::open(&experiment, &path).unwrap();
        assert!(run.progress().done >= before, "rows were lost");
        before = run.progress().done;
        // Stop as soon as something is heard.
        let stop = Stop::new();
        let limits = Limits::none().stopped_by(&stop);
        let ended = run.play(1 + sittings % 2, &limits, &mut |progress, _| {
            if progress.done > before + 150 {
                stop.ask();
            }
        });
        sittings += 1;
        if ended.unwrap() == Ended::Complete {
            assert!(std::fs::read(results::write(&run).unwrap()).unwrap() == whole);
            break;
        }
        assert!(sittings < 200, "a run that never ends");
        // As if the process had been killed while it wrote: half a block at the end of every file.
        drop(run);
        for file in std::fs::read_dir(path.join("rows")).unwrap() {
            use std::io::Write;
            let mut file = std::fs::OpenOptions::new().append(true).open(file.unwrap().path()).unwrap();
            file.write_all(&[9, 0, 0, 0, 1, 0]).unwrap();
        }
    }
    assert!(sittings > 1, "nothing was interrupted");
}

#[test]
fn every_row_is_the_game_of_its_seed() {
    let experiment = read(GRID);
    let folder = tempfile::tempdir().unwrap();
    results_of(&experiment, folder.path(), 2);
    let file = std::fs::File::open(folder.path().join("results.parquet")).unwrap();
    let reader = SerializedFileReader::new(file).unwrap();
    assert_eq!(reader.metadata().file_metadata().num_rows(), 8 * 300);
    let (mut played, mut count) = (Row::default(), 0);
    for row in reader.get_row_iter(None).unwrap() {
        let row: Vec<(String, Field)> = row.unwrap().into_columns();
        let field = |name: &str| row.iter().find(|(known, _)| known == name).unwrap().1.clone();
        let (Field::Int(cell), Field::ULong(game), Field::ULong(seed)) =
            (field("cell"), field("game"), field("seed"))
        else {
            panic!("wrong types: {row:?}")
        };
        assert_eq!((cell as u64, game), (count / 300, count % 300));
        count += 1;
        let known = &experiment.cells[cell as usize];
        assert_eq!(experiment.seed_of(cell as usize, game).0, seed);
        assert_eq!(field("level"), Field::Str(known.option("level").unwrap().to_owned()));
        assert_eq!(field("players"), Field::Str(known.team()));
        known.play(kernel::Seed(seed), &Limits::none(), &mut played).unwrap();
        assert_eq!(field("checksum"), Field::ULong(played.checksum));
        for (column, value) in known.columns.iter().zip(&played.values) {
            assert_eq!(field(&column.name), Field::Int(*value), "{}", column.name);
        }
        // A card of the other deck has no place here.
        if known.option("deck") == Some("normal") {
            assert_eq!(field("card_20"), Field::Null);
        }
    }
    assert_eq!(count, 8 * 300);
}

#[test]
fn a_cell_stops_when_its_interval_is_narrow_and_not_before() {
    let text = "game = 'patchwork'\ngames = 50\nplayers = ['random', 'greedy']\n[options]\nlevel = 3\n\
                [until]\nwin_rate = 0.06\nat_most = 420\n";
    let experiment = read(text);
    let folder = tempfile::tempdir().unwrap();
    let first = results_of(&experiment, &folder.path().join("1"), 2);
    let run = Run::open(&experiment, &folder.path().join("1")).unwrap();
    assert!(run.is_complete());
    for (cell, stats) in run.stats.iter().enumerate() {
        let mut wins = 0;
        run.rows(cell, |game, row| {
            // After every fifty games it was looked at, and only the last look found it narrow enough.
            if game > 0 && game % 50 == 0 {
                assert!(wilson(wins, game).half_width() > 0.06, "cell {cell} should have stopped at {game}");
            }
            wins += row.values[2] as u64;
        })
        .unwrap();
        let narrow = stats.win_interval().half_width() <= 0.06;
        assert!(narrow && stats.games % 50 == 0 || stats.games == 420, "{} games", stats.games);
    }
    let [random, greedy] = run.stats.as_slice() else { panic!("two cells") };
    assert_ne!(random.games, greedy.games, "each cell stops by itself");
    assert!(results_of(&experiment, &folder.path().join("2"), 1) == first);
}

#[test]
fn more_games_or_cells_keep_what_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let small = "game = 'patchwork'\ngames = 100\nplayers = 'random'\n[options]\nlevel = [1, 2]\n";
    results_of(&read(small), folder.path(), 2);
    let large = read(&small.replace("100", "150").replace("[1, 2]", "[1, 2, 3]"));
    let run = Run::open(&large, folder.path()).unwrap();
    assert_eq!(run.stats.iter().map(|stats| stats.games).collect::<Vec<_>>(), [100, 100, 0]);
    drop(run);
    let grown = results_of(&large, folder.path(), 2);
    assert!(grown == results_of(&large, &folder.path().join("fresh"), 1));
    // And fewer games are a part of what is there.
    let run_again = read(small);
    let run = Run::open(&run_again, folder.path()).unwrap();
    assert!(run.is_complete() && run.progress().done == 200);
}

#[test]
fn two_processes_do_not_write_one_run() {
    let experiment = read(GRID);
    let folder = tempfile::tempdir().unwrap();
    let _first = Run::open(&experiment, folder.path()).unwrap();
    assert!(matches!(Run::open(&experiment, folder.path()), Err(RunError::Busy(_))));
}

#[test]
fn rows_that_come_out_differently_now_are_refused() {
    let experiment = read(GRID);
    let folder = tempfile::tempdir().unwrap();
    results_of(&experiment, folder.path(), 2);
    // Another program's rows: the last game with another checksum.
    let path = std::fs::read_dir(folder.path().join("rows")).unwrap().next().unwrap().unwrap().path();
    let cell =
        (0..8).find(|cell| path.ends_with(format!("{:016x}.rows", experiment.identity(*cell)))).unwrap();
    std::fs::remove_file(&path).unwrap();
    let width = experiment.cells[cell].columns.len();
    let mut rows = lab::run::RowsFile::open(&path, experiment.identity(cell), width, |_| {}).unwrap();
    let mut block = lab::run::Block::default();
    block.push(&Row { values: vec![0; width], checksum: 1 });
    rows.append(&block).unwrap();
    let error = Run::open(&experiment, folder.path()).unwrap_err();
    assert!(matches!(error, RunError::Changed { game: 0, .. }), "{error}");
    assert!(error.to_string().contains("--fresh"));
    lab::run::forget(folder.path()).unwrap();
    assert_eq!(Run::open(&experiment, folder.path()).unwrap().progress().done, 0);
}

#[test]
fn the_table_says_what_the_rows_say() {
    let experiment = read(GRID);
    let folder = tempfile::tempdir().unwrap();
    results_of(&experiment, folder.path(), 2);
    let run = Run::open(&experiment, folder.path()).unwrap();
    let wins = AtomicU64::new(0);
    run.rows(3, |_, row| {
        wins.fetch_add(row.values[2] as u64, Ordering::Relaxed);
    })
    .unwrap();
    let wins = wins.into_inner();
    let json = summary::json(&run);
    assert_eq!(json["cells"][3]["seats"][0]["wins"], wins);
    assert_eq!(json["cells"][3]["games"], 300);
    let table = summary::table(&run);
    let line = table.lines().nth(5).unwrap();
    assert!(line.contains("level 2, deck tactical, greedy"), "{table}");
    assert!(line.contains(&format!("{:.1} %", wins as f64 / 3.0)), "{table}");
}

/// A first game that would take an hour.
const ENDLESS: &str = "game = 'terra-mystica'\ngames = 2\nplayers = 'mcts:iterations=100000000'\n";
/// A tenth of a second, with room for a busy machine.
const SOON: Duration = Duration::from_millis(500);

#[test]
fn a_run_is_stopped_inside_a_game_and_writes_no_row_of_it() {
    let experiment = read(ENDLESS);
    let folder = tempfile::tempdir().unwrap();
    let mut run = Run::open(&experiment, folder.path()).unwrap();
    let stop = Stop::new();
    let asker = stop.clone();
    let asked = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(300));
        asker.ask();
        Instant::now()
    });
    let ended = run.play(2, &Limits::by(CLOCK).stopped_by(&stop), &mut |_, _| {}).unwrap();
    let late = asked.join().unwrap().elapsed();
    assert_eq!((ended, run.progress().done), (Ended::Stopped, 0));
    assert!(late < SOON, "{late:?}");
}

#[test]
fn a_run_keeps_its_time_inside_a_game() {
    let experiment = read(ENDLESS);
    let folder = tempfile::tempdir().unwrap();
    let mut run = Run::open(&experiment, folder.path()).unwrap();
    let (time, begun, mut heard) = (Duration::from_millis(400), Instant::now(), 0);
    let ended = run.play(1, &Limits::by(CLOCK).within(time), &mut |_, _| heard += 1).unwrap();
    assert_eq!((ended, run.progress().done), (Ended::Stopped, 0));
    assert!(begun.elapsed() >= time && begun.elapsed() < time + SOON, "{:?}", begun.elapsed());
    assert!(heard > 1, "whoever listens hears something during a long game, too");
}

#[test]
fn a_game_that_is_played_again_keeps_its_time() {
    let experiment = read(ENDLESS);
    let (time, begun) = (Duration::from_millis(200), Instant::now());
    let limits = Limits::by(CLOCK).within(time);
    let again = experiment.cells[0].decisions::<terra_mystica::TerraMystica>(kernel::Seed(1), &limits);
    assert_eq!(again.unwrap_err(), ReplayError::Stopped);
    assert!(begun.elapsed() < time + SOON, "{:?}", begun.elapsed());
}
