//! Terra Mystica on the full screen: what its keys do.

use draw::text::terra_mystica::{self as text, shade};
use players::Hint;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use terra_mystica::{Act, Action, TerraMystica};

use super::desk::{Desk, GROUPS};
use super::{Table, view};
use crate::play::screen::ink::Inks;
use crate::play::screen::pages::Sheet;
use crate::play::screen::{App, Screened, Tone};

impl Screened for TerraMystica {
    type Desk = Desk;
    const PANES: &'static [char] = &['b', 'c', 't', 'o', 'a'];

    fn settle(sitting: &Table, old: Desk) -> Desk {
        Desk::settle(sitting, old)
    }

    fn key(app: &mut App<Self>, code: KeyCode) {
        let App { desk, sitting, .. } = app;
        match code {
            KeyCode::Enter => enter(app),
            KeyCode::Tab => desk.next(sitting, true),
            KeyCode::BackTab => desk.next(sitting, false),
            KeyCode::Esc | KeyCode::Char('0') => desk.open(None),
            KeyCode::Char(digit @ '1'..='6') if sitting.game().waits_for_turn() => {
                let group = digit as usize - '0' as usize;
                desk.open(Some(group));
                if desk.deeds.open().is_none() {
                    let text = GROUPS[group].name();
                    app.say(Tone::Plain, app.text(&format!("terra-none-{text}")));
                }
            }
            KeyCode::Char('d') => end_turn(app),
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right if desk.on_map() => {
                desk.go(sitting, code);
            }
            KeyCode::Up
            | KeyCode::Down
            | KeyCode::PageUp
            | KeyCode::PageDown
            | KeyCode::Home
            | KeyCode::End => {
                desk.deeds.go(code);
            }
            KeyCode::Char('j' | 'k') => desk.deeds.go(code),
            _ => {}
        }
    }

    fn click(app: &mut App<Self>, at: Position) {
        let rooms = view::Rooms::of(app);
        if let Some(hex) = rooms.hex(app.shown(), at) {
            return app.desk.select(&app.sitting, hex);
        }
        if app.desk.deeds.point(rooms.list, at) {
            enter(app);
        }
    }

    fn draw(frame: &mut Frame<'_>, app: &App<Self>, inks: Inks) {
        view::draw(frame, app, inks);
    }

    fn point(app: &mut App<Self>, act: &[Action]) {
        app.desk.point(&app.sitting, act);
    }

    fn advised(app: &mut App<Self>, hint: &Hint<Self>) {
        let Some(best) = hint.options.first() else { return };
        app.desk.point(&app.sitting, &best.act);
        let what = words::terra_mystica::whole(app.sitting.words(), &best.before, &best.act);
        app.say_advice(&what, best);
    }

    fn help(app: &App<Self>) -> Vec<String> {
        let told = ["goal", "marks", "letters"].map(|part| app.text(&format!("tm-scr-help-{part}")));
        let keys = (1..=6).map(|number| app.text(&format!("tm-scr-help-keys-{number}")));
        told.into_iter().chain([String::new()]).chain(keys).collect()
    }

    fn pane(app: &App<Self>, inks: Inks, key: char, _: usize) -> Result<Sheet, String> {
        let (words, game) = (app.sitting.words(), app.shown());
        let (title, pages) = match key {
            'b' => {
                let own = app.sitting.human_to_move();
                let others = game.seat_list().filter(|seat| Some(*seat) != own);
                let seats = own.into_iter().chain(others);
                ("tm-scr-pane-boards", seats.map(|seat| text::seat(words, game, seat)).collect())
            }
            'c' => ("tm-scr-pane-cults", vec![text::cults(words, game)]),
            'a' => {
                let automas: Vec<_> = game.seat_list().filter(|seat| game.is_automa(*seat)).collect();
                if automas.is_empty() {
                    return Err(words.text("tui-no-automa"));
                }
                ("tm-cards-of-automa", automas.iter().map(|seat| text::cards(words, game, *seat)).collect())
            }
            't' => ("tm-scr-pane-tiles", vec![text::middle(words, game)]),
            _ => ("tm-scr-pane-rounds", vec![text::rounds(words, game)]),
        };
        Ok(Sheet::of(app.text(title), &pages, inks, shade))
    }
}

/// Does what is chosen.
fn enter(app: &mut App<TerraMystica>) {
    let chosen = app.desk.deeds.chosen().cloned();
    app.enter(chosen);
}

/// Chooses the end of the turn, or does it where it is chosen already.
fn end_turn(app: &mut App<TerraMystica>) {
    let ends = |acts: &[Action]| acts.first().is_some_and(|one| one.act == Act::Done);
    let Some(deed) = app.desk.deeds.all().iter().find(|deed| ends(&deed.acts)).cloned() else { return };
    if app.desk.deeds.chosen().is_some_and(|chosen| ends(&chosen.acts)) {
        return enter(app);
    }
    app.desk.open(None);
    app.desk.deeds.choose(deed);
}
