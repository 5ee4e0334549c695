//! Tapestry on the full screen: what its keys do.

use draw::text::tapestry::{self as text, MapText, Page, shade};
use kernel::{Game as _, Seat};
use players::Hint;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;
use ratatui::text::Line;
use tapestry::offered::At;
use tapestry::{Act, Action, Tapestry};
use words::tapestry as told;

use super::desk::{self, Desk, Field};
use super::{Table, says, view};
use crate::play::screen::frame::wrap;
use crate::play::screen::ink::{self, Inks};
use crate::play::screen::pages::Sheet;
use crate::play::screen::{App, Screened};

impl Screened for Tapestry {
    type Desk = Desk;
    const PANES: &'static [char] = &['m', 'v', 't', 'b', 'c', 'g'];

    fn settle(sitting: &Table, old: Desk) -> Desk {
        Desk::settle(sitting, old)
    }

    fn key(app: &mut App<Self>, code: KeyCode) {
        let App { desk, sitting, .. } = app;
        match code {
            KeyCode::Enter => enter(app),
            KeyCode::Tab => desk.next(sitting, true),
            KeyCode::BackTab => desk.next(sitting, false),
            KeyCode::Esc | KeyCode::Char('0') => desk.leave(),
            KeyCode::Char(digit @ '1'..='9') => {
                desk.leave();
                desk.deeds.pick(digit as usize - '1' as usize);
            }
            KeyCode::Char('p') => {
                let chosen = desk.deeds.chosen().and_then(|deed| deed.acts.first().copied());
                let ways = chosen.map(|action| desk::payments(sitting, action)).unwrap_or_default();
                if ways.len() > 1 {
                    desk.deeds.show_here(ways);
                }
            }
            KeyCode::Char('r') => desk.turn(sitting),
            KeyCode::Char('i') => choose(app, |act| act == Act::Income),
            KeyCode::Char('d') => choose(app, |act| matches!(act, Act::No | Act::Done)),
            KeyCode::Up | KeyCode::Down | KeyCode::Left | KeyCode::Right => desk.go(sitting, code),
            KeyCode::PageUp | KeyCode::PageDown | KeyCode::Home | KeyCode::End | KeyCode::Char('j' | 'k') => {
                desk.deeds.go(code);
            }
            _ => {}
        }
    }

    fn click(app: &mut App<Self>, at: Position) {
        let rooms = view::Rooms::of(app);
        if let Some(hex) = rooms.hex(app, at) {
            return app.desk.select(&app.sitting, hex);
        }
        if let Some((x, y)) = rooms.plot(at).filter(|_| app.desk.field == Field::City) {
            let turn = app.desk.plot.map_or(0, |plot| plot.2);
            return app.desk.put(&app.sitting, (x, y, turn));
        }
        if app.desk.deeds.point(rooms.list, at) {
            enter(app);
        }
    }

    fn draw(frame: &mut Frame<'_>, app: &App<Self>, inks: Inks) {
        view::draw(frame, app, inks);
    }

    fn point(app: &mut App<Self>, act: &[Action]) {
        if let Some(action) = act.first() {
            app.desk.choose(&app.sitting, *action);
        }
    }

    fn advised(app: &mut App<Self>, hint: &Hint<Self>) {
        let Some(best) = hint.options.first() else { return };
        let action = best.weighed.action;
        app.desk.choose(&app.sitting, action);
        // What it costs and does stands in the list, where it is chosen now.
        let what = match app.desk.deeds.chosen() {
            Some(deed) => deed.says.clone(),
            None => told::act(app.sitting.words(), app.sitting.game(), action),
        };
        app.say_advice(&what, best);
    }

    fn help(app: &App<Self>) -> Vec<String> {
        let about = ["goal", "marks"].map(|part| app.text(&format!("ta-scr-help-{part}")));
        let keys = (1..=6).map(|number| app.text(&format!("ta-scr-help-keys-{number}")));
        about.into_iter().chain([String::new()]).chain(keys).collect()
    }

    fn pane(app: &App<Self>, inks: Inks, key: char, width: usize) -> Result<Sheet, String> {
        let (words, game) = (app.sitting.words(), app.shown());
        let own = app.sitting.human_to_move();
        let others = (0..game.seats() as u8).map(Seat).filter(|seat| Some(*seat) != own);
        let seats: Vec<Seat> = own.into_iter().chain(others).collect();
        let people = seats.iter().filter(|seat| game.bot_at(**seat).is_none());
        let (id, pages): (&str, Vec<Page>) = match key {
            'm' => ("ta-scr-pane-map", vec![text::map(words, game, &MapText::default())]),
            'v' => ("ta-scr-pane-cities", people.map(|seat| text::city(words, game, *seat)).collect()),
            'b' => ("ta-scr-pane-mats", seats.iter().map(|seat| text::mat(words, game, *seat)).collect()),
            'c' => ("ta-scr-pane-cards", people.map(|seat| text::cards(words, game, *seat, own)).collect()),
            't' => return Ok(tracks(app, inks, width)),
            _ => {
                let lines = says::asked_guesses(&app.sitting);
                let lines = lines.lines().flat_map(|line| wrap(line, width)).map(Line::from).collect();
                return Ok(Sheet { title: app.text("ta-scr-pane-guesses"), lines });
            }
        };
        Ok(Sheet::of(app.text(id), &pages, inks, shade))
    }
}

/// All tracks, space by space, with what a step into each tier costs.
fn tracks(app: &App<Tapestry>, inks: Inks, width: usize) -> Sheet {
    let (words, game) = (app.sitting.words(), app.shown());
    let mut lines = inks.shaded(&text::tracks(words, game), shade);
    for track in game.tracks_in_play() {
        lines.push(Line::default());
        lines.push(Line::styled(told::track_name(words, *track), ink::bold()));
        for at in (1..=12).map(|space| At { track: *track, space }) {
            if at.space % 3 == 1
                && let Some(board) = game.kit().tracks.get(track.index())
            {
                let cost = told::tier_cost(words, board, at.tier());
                let text = words.say("ta-track-cost", &[("cost", cost.into())]);
                lines.push(Line::styled(text, inks.faint()));
            }
            let name =
                at.printed(game).map(|known| told::printed_name(words, &known.name)).unwrap_or_default();
            let text = format!("{name}: {}", desk::gives(words, game, at));
            let rows = wrap(&text, width.saturating_sub(4)).into_iter().enumerate();
            lines.extend(rows.map(|(row, part)| {
                let number = if row == 0 { format!("{:>2}  ", at.space) } else { "    ".to_owned() };
                Line::from(format!("{number}{part}"))
            }));
        }
    }
    Sheet { title: app.text("ta-scr-pane-tracks"), lines }
}

/// Does what is chosen.
fn enter(app: &mut App<Tapestry>) {
    let chosen = app.desk.deeds.chosen().cloned();
    app.enter(chosen);
}

/// Chooses a decision of this kind, or does it where it is chosen already.
fn choose(app: &mut App<Tapestry>, wanted: impl Fn(Act) -> bool) {
    let is = |acts: &[Action]| acts.first().is_some_and(|one| wanted(one.act));
    let Some(deed) = app.desk.deeds.all().iter().find(|deed| is(&deed.acts)).cloned() else { return };
    if app.desk.deeds.chosen().is_some_and(|chosen| is(&chosen.acts)) {
        return enter(app);
    }
    app.desk.leave();
    app.desk.deeds.choose(deed);
}
