//! Whole games of Patchwork over every store.

use kernel::{Dice, Entry, Game, Legal, Notation, Role, Seed, Session, Setup};
use patchwork::{Patchwork, PatchworkOptions};
use table::store::{Leaves, NewTable, limits};
use table::{
    Bots, JournalError, Open, PlayError, StoreError, TableError, TableId, Tables, To, Told, journal,
};

use crate::place::{Place, table};

fn setup(seed: u64) -> Setup<Patchwork> {
    Setup { options: PatchworkOptions::default(), seed: Seed(seed), packs: Vec::new() }
}

fn summary(session: &Session<Patchwork>) -> Told {
    format!("{{\"at\":{}}}", session.at()).into()
}

fn remark(_: &Patchwork, entry: &Entry<Patchwork>) -> String {
    format!("seat {} – {} events", entry.seat.0, entry.events.len())
}

fn play(
    tables: &Tables,
    open: &Open<Patchwork>,
    action: &str,
    bots: Bots,
) -> Result<Open<Patchwork>, PlayError<Patchwork>> {
    tables.play(&open.info.id, open.info.version, &[action], bots, remark, summary)
}

/// Some legal action.
fn pick(open: &Open<Patchwork>, dice: &mut Dice) -> Option<String> {
    let game = open.session.game();
    game.legal().pick(dice).map(|action| game.write(action))
}

fn begin(tables: &Tables, seed: u64, decisions: usize) -> Open<Patchwork> {
    let id = tables.start("a game", setup(seed), summary).unwrap().id;
    let (mut open, mut dice) = (tables.open(&id).unwrap(), Dice::new(seed));
    for _ in 0..decisions {
        let action = pick(&open, &mut dice).unwrap();
        open = play(tables, &open, &action, Bots::Run).unwrap();
    }
    open
}

fn same(a: &Open<Patchwork>, b: &Open<Patchwork>) {
    assert_eq!((a.info.version, &a.info.summary), (b.info.version, &b.info.summary));
    assert_eq!((a.session.at(), a.session.len()), (b.session.at(), b.session.len()));
    assert_eq!(a.session.game(), b.session.game());
}

pub fn a_whole_game_is_played_and_replayed(place: &Place) {
    let tables = place.tables();
    let mut open = begin(&tables, 7, 0);
    let mut dice = Dice::new(7);
    while let Some(action) = pick(&open, &mut dice) {
        open = play(&tables, &open, &action, Bots::Run).unwrap();
        let game = open.session.game();
        assert!(game.to_move().is_none_or(|seat| game.role(seat) == Role::Person));
        assert_eq!(open.info.version as usize, open.session.len(), "a line for each decision");
    }
    assert!(open.session.game().winner().is_some());
    same(&open, &place.tables().open(&open.info.id).unwrap());
    let text = tables.export(&open.info.id).unwrap();
    assert_eq!(text, journal::write(&open.session, remark));
    let [info] = &tables.list(5, 0).unwrap().tables[..] else { panic!("one table") };
    assert_eq!(info.summary, summary(&open.session).summary);
    assert!(matches!(play(&tables, &open, "advance", Bots::Run), Err(PlayError::Illegal { .. })));
}

pub fn bots_wait_if_they_are_told_to(place: &Place) {
    let tables = place.tables();
    let (mut open, mut dice) = (begin(&tables, 3, 0), Dice::new(3));
    let is_bots = |open: &Open<Patchwork>| {
        let game = open.session.game();
        game.to_move().is_some_and(|seat| game.role(seat) != Role::Person)
    };
    while !is_bots(&open) {
        let action = pick(&open, &mut dice).unwrap();
        open = play(&tables, &open, &action, Bots::Wait).unwrap();
    }
    let waiting = open.clone();
    let one = play(&tables, &open, "automa", Bots::Wait).unwrap();
    assert_eq!((one.info.version, one.session.at()), (waiting.info.version + 1, waiting.session.at() + 1));
    // Or all of them together, as one change.
    let undone =
        tables.go(&one.info.id, one.info.version, To::Decision(waiting.session.at()), summary).unwrap();
    let ran = tables.run_bots(&undone.info.id, undone.info.version, remark, summary).unwrap();
    assert!(!is_bots(&ran) && ran.session.at() > waiting.session.at());
    let again = tables.run_bots(&ran.info.id, ran.info.version, remark, summary).unwrap();
    same(&ran, &again);
}

pub fn undo_redo_and_rewind(place: &Place) {
    let tables = place.tables();
    let open = begin(&tables, 11, 4);
    let id = &open.info.id;
    let back = tables.go(id, open.info.version, To::Undo, summary).unwrap();
    assert_eq!(Some(back.session.at()), open.session.undo_target());
    assert_eq!(back.info.summary, summary(&back.session).summary);
    same(&back, &tables.open(id).unwrap());
    let forth = tables.go(id, back.info.version, To::Redo, summary).unwrap();
    assert_eq!((forth.session.at(), forth.session.game()), (open.session.at(), open.session.game()));
    assert!(matches!(tables.go(id, forth.info.version, To::Redo, summary), Err(TableError::NothingToRedo)));
    let start = tables.go::<Patchwork>(id, forth.info.version, To::Decision(0), summary).unwrap();
    assert!(matches!(tables.go(id, start.info.version, To::Undo, summary), Err(TableError::NothingToUndo)));
    let far = tables.go(id, start.info.version, To::Decision(999), summary).unwrap_err();
    assert_eq!(far.to_string(), format!("there is no decision 999; there are {}", start.session.len()));
    // Something else is played: what was undone is forgotten.
    let other = play(&tables, &start, "advance", Bots::Run).unwrap();
    assert_eq!(other.session.at(), other.session.len());
    same(&other, &place.tables().open(id).unwrap());
}

pub fn what_cannot_be_done_says_why_and_changes_nothing(place: &Place) {
    let tables = place.tables();
    let open = begin(&tables, 5, 2);
    let (id, version) = (&open.info.id, open.info.version);
    let illegal = play(&tables, &open, "leather a1", Bots::Run).unwrap_err();
    assert!(!illegal.to_string().is_empty(), "{illegal}");
    // The refusal keeps its type, and the position that it was meant for: it can be explained without a replay.
    let PlayError::Illegal { before, illegal } = illegal else { panic!("{illegal}") };
    assert_eq!(&*before, open.session.game());
    let action = before.read("leather a1").unwrap();
    assert_eq!(Some(illegal), before.clone().play(action, &mut ()).err());
    let nonsense = play(&tables, &open, "fly to the moon", Bots::Run).unwrap_err();
    assert!(nonsense.to_string().contains("fly to the moon"), "{nonsense}");
    assert!(matches!(nonsense, PlayError::Notation { before, .. } if &*before == open.session.game()));
    // Of several decisions all happen or none.
    let half = tables.play(id, version, &["advance", "leather a1"], Bots::Wait, remark, summary).unwrap_err();
    assert!(matches!(half, PlayError::Illegal { .. }), "{half}");
    same(&open, &tables.open(id).unwrap());
    let late = tables.play(id, version - 1, &["advance"], Bots::Run, remark, summary).unwrap_err();
    assert!(matches!(late, PlayError::Table(TableError::Conflict { current }) if current == version));
    assert!(matches!(tables.go(id, version + 1, To::Undo, summary), Err(TableError::Conflict { .. })));
    same(&open, &tables.open(id).unwrap());

    let other = tables.store().create(NewTable { game: "tapestry".into(), ..table("other") }).unwrap().id;
    let wrong = tables.open::<Patchwork>(&other).unwrap_err();
    assert_eq!(wrong.to_string(), "this is a table of `tapestry`, not of `patchwork`");
    let missing: TableId = "0123456789ab".parse().unwrap();
    assert!(matches!(tables.open::<Patchwork>(&missing), Err(TableError::NotFound(_))));
    assert!(matches!(tables.export(&missing), Err(TableError::NotFound(_))));
    assert!(matches!(tables.delete(&missing, Leaves::Result), Err(TableError::NotFound(_))));
    assert!(matches!(
        tables.start("two\nlines", setup(1), summary),
        Err(TableError::Store(StoreError::Limit(_)))
    ));

    // A remark too long for a line is shortened: it must not keep anybody from playing.
    let wordy = |_: &Patchwork, _: &Entry<Patchwork>| "é\n#".repeat(9000);
    let played = tables.play(id, version, &["advance"], Bots::Run, wordy, summary).unwrap();
    same(&played, &tables.open(id).unwrap());
}

pub fn a_journal_goes_out_and_comes_back(place: &Place) {
    let tables = place.tables();
    let open = begin(&tables, 13, 5);
    let back = tables.go(&open.info.id, open.info.version, To::Undo, summary).unwrap();
    let text = tables.export(&open.info.id).unwrap();
    assert_eq!(Tables::game_of(&text).unwrap(), "patchwork");
    for text in [text.clone(), text.replace('\n', "\r\n"), format!("{text}7 unfinished")] {
        let info = tables.import("again", &text, summary).unwrap();
        assert_ne!(info.id, back.info.id);
        let again = tables.open(&info.id).unwrap();
        same(&back, &again);
        let redone = tables.go(&info.id, info.version, To::Redo, summary).unwrap();
        assert_eq!(redone.session.game(), open.session.game());
    }
    // A pack keeps its every space.
    let spaced = text.replacen("begin\n", "pack mine.toml\n| game = \"patchwork\"  \n|\nbegin\n", 1);
    let spaced: Vec<&str> = spaced.lines().take_while(|line| !line.starts_with("1 ")).collect();
    let info = tables.import("spaces", &format!("{}\n", spaced.join("\n")), summary).unwrap();
    let open = tables.open::<Patchwork>(&info.id).unwrap();
    assert_eq!(open.session.setup().packs[0].text, "game = \"patchwork\"  \n\n");
    // The other way: a table's journal is a save file.
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("game.automa");
    std::fs::write(&path, &text).unwrap();
    let saved = table::SavedSession::<Patchwork>::open(&path).unwrap();
    assert_eq!(saved.session().game(), back.session.game());
}

pub fn a_damaged_journal_is_refused_with_line_and_remedy(place: &Place) {
    let tables = place.tables();
    let open = begin(&tables, 17, 6);
    let text = tables.export(&open.info.id).unwrap();
    let import = |text: &str| tables.import("bad", text, summary).map(|_| ()).unwrap_err();
    let begin = text.lines().position(|line| line == "begin").unwrap() + 1;
    let changed: Vec<&str> = text.lines().collect();
    let line = changed[begin + 1];
    let other = text.replacen(line, "2 leather i9 = 00000000", 1);
    let message = import(&other).to_string();
    assert!(message.starts_with(&format!("line {}, decision 2: ", begin + 2)), "{message}");
    let differs = text.replacen(&line[line.rfind('=').unwrap()..], "= 00000000", 1);
    assert!(matches!(import(&differs), TableError::Journal(JournalError::Differs { number: 2, .. })));
    assert!(matches!(import("hello\n"), TableError::Journal(JournalError::Foreign)));
    assert!(matches!(import(""), TableError::Journal(JournalError::Foreign)));
    assert!(matches!(import(&text.replace("game patchwork", "game tapestry")), TableError::OtherGame { .. }));
    let limit = |text: &str| matches!(import(text), TableError::Store(StoreError::Limit(_)));
    assert!(limit(&format!("{text}{}", "rewind 0\n".repeat(limits::LINES))));
    assert!(limit(&text.replacen("begin\n", &format!("{}begin\n", "#\n".repeat(limits::HEAD_BYTES / 2)), 1)));
    assert!(limit(&"x".repeat(40 << 20)));
    assert_eq!(tables.list(9, 0).unwrap().tables.len(), 1, "nothing was stored");
}

pub fn an_import_keeps_what_was_decided_and_little_else(place: &Place) {
    let tables = place.tables();
    let open = begin(&tables, 23, 6);
    tables.go(&open.info.id, open.info.version, To::Undo, summary).unwrap();
    let text = tables.export(&open.info.id).unwrap();
    let stored = |text: &str| {
        let info = tables.import("again", text, summary).unwrap();
        tables.export(&info.id).unwrap()
    };
    assert_eq!(stored(&text), text, "what the program wrote comes back byte for byte");
    // Remarks alone, empty lines, and what stands twice in the head are left out.
    let wordy: String = text
        .lines()
        .flat_map(|line| {
            [line.to_owned(), format!("# {}", "x".repeat(5000)), String::new(), "  #\0".to_owned()]
        })
        .map(|line| line + "\n")
        .collect();
    assert!(wordy.len() > 20 * text.len());
    assert_eq!(stored(&wordy), text);
    let twice = text.replacen("begin\n", &format!("{}begin\n", "option level 3\n".repeat(1000)), 1);
    assert!(stored(&twice).len() <= text.len());
    // A remark keeps its beginning, and a decision is written as it always is.
    let begin = text.find("begin\n").unwrap() + "begin\n".len();
    let first = text[begin..].lines().next().unwrap().split(" =").next().unwrap();
    let spaced = first.replace(' ', &" ".repeat(900)).replacen(&" ".repeat(900), " ", 1);
    let kept = stored(&format!("{}{spaced} # {}\n", &text[..begin], "é".repeat(3000)));
    let line = kept.lines().last().unwrap();
    assert!(line.starts_with(&format!("{first} = ")) && line.contains(" # ééé"), "{line}");
    assert!(line.len() <= first.len() + limits::REMARK_BYTES + 16, "{}", line.len());
}

pub fn the_tables_can_be_weighed(place: &Place) {
    let tables = place.tables();
    let open = begin(&tables, 29, 3);
    assert!(!tables.exceed(1 << 30).unwrap());
    assert!(tables.exceed(100).unwrap());
    // 200 tables of at least 20 KB.
    let text = tables.export(&open.info.id).unwrap();
    let begin = text.find("begin\n").unwrap() + "begin\n".len();
    let wordy = format!("1 advance # {}\nrewind 0\n", "x".repeat(1000)).repeat(20);
    let wordy = format!("{}{wordy}", &text[..begin]);
    let made: Vec<_> = (0..200).map(|_| tables.import("wordy", &wordy, summary).unwrap().id).collect();
    assert!(tables.exceed(4_000_000).unwrap() && !tables.exceed(40_000_000).unwrap());
    for id in made {
        tables.delete(&id, Leaves::Result).unwrap();
    }
    assert!(!tables.exceed(4_000_000).unwrap(), "what is deleted weighs nothing");
}

pub fn two_players_at_one_table(place: &Place) {
    let open = begin(&place.tables(), 19, 0);
    let (id, handles) = (&open.info.id, [place.tables(), place.tables()]);
    // Each plays whenever it is first, and looks again when it was not.
    let plays: usize = std::thread::scope(|scope| {
        let players: Vec<_> = handles
            .iter()
            .zip([1, 2])
            .map(|(tables, seed)| {
                scope.spawn(move || {
                    let (mut dice, mut played) = (Dice::new(seed), 0);
                    loop {
                        let open = tables.open::<Patchwork>(id).unwrap();
                        let Some(action) = pick(&open, &mut dice) else { return played };
                        match play(tables, &open, &action, Bots::Wait) {
                            Ok(_) => played += 1,
                            Err(PlayError::Table(TableError::Conflict { current })) => {
                                assert!(current > open.info.version);
                            }
                            Err(error) => panic!("{error}"),
                        }
                    }
                })
            })
            .collect();
        players.into_iter().map(|player| player.join().unwrap()).sum()
    });
    let end = place.tables().open::<Patchwork>(id).unwrap();
    assert_eq!((end.session.len(), end.info.version as usize), (plays, plays));
}
