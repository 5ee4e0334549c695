//! Tables that were played by other rules than this program's, as an upgrade may leave them behind.

use kernel::{Dice, Entry, Game as _, Legal as _, Notation as _, Seed, Session, Setup};
use patchwork::{Patchwork, PatchworkOptions};
use table::store::NewTable;
use table::{Bots, Open, PlayError, TableError, TableId, Tables, To, Told, journal};

use crate::place::Place;

fn summary(session: &Session<Patchwork>) -> Told {
    format!("{{\"at\":{}}}", session.at()).into()
}

fn remark(_: &Patchwork, _: &Entry<Patchwork>) -> String {
    String::new()
}

/// A game of some decisions, as its journal.
fn game(decisions: usize) -> String {
    let setup = Setup::<Patchwork> { options: PatchworkOptions::default(), seed: Seed(5), packs: Vec::new() };
    let (mut session, mut dice) = (Session::new(setup).unwrap(), Dice::new(5));
    for _ in 0..decisions {
        let action = session.game().legal().pick(&mut dice).unwrap();
        session.play(action).unwrap();
    }
    journal::write(&session, remark)
}

/// The journal as the first edition of other rules would have written it: from decision `from` on, positions have other
/// checksums; or that decision is one that ours refuse.
fn by_other_rules(text: &str, from: usize, refused: bool) -> String {
    let lines = text.lines().map(|line| {
        let number: Option<usize> = line.split(' ').next().and_then(|number| number.parse().ok());
        match number {
            Some(number) if number == from && refused => format!("{number} leather i9 = 00000001"),
            Some(number) if number >= from => {
                format!("{}= 0000{number:04}", line.split('=').next().unwrap())
            }
            _ => line.replace("rules 1", "rules 0"),
        }
    });
    lines.map(|line| line + "\n").collect()
}

/// Puts a journal into the store as it is, as an earlier version of the program would have.
fn stored(tables: &Tables, text: &str) -> TableId {
    let (head, lines) = text.split_once("begin\n").unwrap();
    let new = NewTable {
        name: "old".to_owned(),
        game: "patchwork".to_owned(),
        head: format!("{head}begin\n"),
        lines: lines.lines().map(str::to_owned).collect(),
        summary: "{}".to_owned(),
    };
    tables.store().create(new).unwrap().id
}

fn any_action(open: &Open<Patchwork>) -> String {
    let game = open.session.game();
    game.write(game.legal().get(0).unwrap())
}

pub fn a_table_of_other_rules_opens_up_to_there_and_goes_on_after_a_rewind(place: &Place) {
    for refused in [false, true] {
        let tables = place.tables();
        let text = game(12);
        let id = stored(&tables, &by_other_rules(&text, 9, refused));
        let open = tables.open::<Patchwork>(&id).unwrap();
        let whole: Session<Patchwork> = journal::read(&text, Some(8)).unwrap();
        assert_eq!((open.session.at(), open.session.game()), (8, whole.game()));
        let differs = open.differs.clone().unwrap();
        assert_eq!((differs.number, differs.edition, differs.known), (9, 0, Patchwork::EDITION));
        assert_eq!(differs.why.is_some(), refused);

        // It cannot be played on as it stands, and says what to do.
        let play = |open: &Open<Patchwork>| {
            let action = any_action(open);
            tables.play(&id, open.info.version, &[&action], Bots::Wait, remark, summary)
        };
        let Err(PlayError::Table(error @ TableError::Differs(_))) = play(&open) else { panic!("refused") };
        assert!(error.to_string().contains("go back to decision 8"), "{error}");
        let beyond = tables.go::<Patchwork>(&id, open.info.version, To::Decision(9), summary);
        assert!(matches!(beyond, Err(TableError::NoSuchDecision { count: 9, len: 8 })));
        let redo = tables.go::<Patchwork>(&id, open.info.version, To::Redo, summary);
        assert!(matches!(redo, Err(TableError::NothingToRedo)));
        assert_eq!(tables.info(&id).unwrap().version, 12, "nothing was added");

        // After a rewind it can; and so it is for every program that looks at it.
        let back = tables.go::<Patchwork>(&id, 12, To::Decision(8), summary).unwrap();
        assert!(back.differs.is_none() && place.tables().open::<Patchwork>(&id).unwrap().differs.is_none());
        let on = play(&back).unwrap();
        let again = place.tables().open::<Patchwork>(&id).unwrap();
        assert_eq!((again.session.at(), again.session.len(), again.differs), (9, 9, None));
        assert_eq!(again.session.game(), on.session.game());
        // The decisions of the other rules are still there.
        assert!(tables.export(&id).unwrap().contains("12 "));
    }
}

pub fn undo_leads_back_to_known_rules(place: &Place) {
    let tables = place.tables();
    let id = stored(&tables, &by_other_rules(&game(12), 9, false));
    let open = tables.go::<Patchwork>(&id, 12, To::Undo, summary).unwrap();
    assert!(open.session.at() < 8 && open.differs.is_none());
    let again = place.tables().open::<Patchwork>(&id).unwrap();
    assert_eq!((again.session.at(), again.session.len(), again.differs), (open.session.at(), 8, None));
}

pub fn what_was_undone_long_ago_does_not_matter(place: &Place) {
    let tables = place.tables();
    let (text, good) = (by_other_rules(&game(12), 9, false), game(7));
    // Undone, redone and undone again beyond the decision that differs; then played on by rules that are ours.
    let on = good.lines().last().unwrap().to_owned();
    let id = stored(&tables, &format!("{text}rewind 3\nrewind 11\n"));
    let open = tables.open::<Patchwork>(&id).unwrap();
    assert_eq!((open.session.at(), open.differs.map(|differs| differs.number)), (8, Some(9)));
    let id = stored(&tables, &format!("{text}rewind 11\nrewind 6\n{on}\n"));
    let open = tables.open::<Patchwork>(&id).unwrap();
    assert_eq!((open.session.at(), open.session.len(), open.differs), (7, 7, None));
    // A rewind to what never was is damage, not rules.
    let id = stored(&tables, &format!("{text}rewind 13\n"));
    assert!(matches!(tables.open::<Patchwork>(&id), Err(TableError::Journal(_))));
}

pub fn a_save_of_other_rules_is_kept_whole_when_it_is_imported(place: &Place) {
    let tables = place.tables();
    let text = by_other_rules(&game(12), 9, true);
    let info = tables.import::<Patchwork>("old", &text, summary).unwrap();
    assert_eq!(
        tables.export(&info.id).unwrap(),
        text,
        "byte for byte, with the edition that it was played by"
    );
    assert_eq!(tables.open::<Patchwork>(&info.id).unwrap().differs.unwrap().number, 9);
    // A save that claims our own edition was changed by somebody: that is refused.
    let changed = text.replace("rules 0", &format!("rules {}", Patchwork::EDITION));
    let refused = tables.import::<Patchwork>("changed", &changed, summary).unwrap_err();
    assert!(refused.to_string().contains("decision 9"), "{refused}");
}
