//! What is selected: an answer of the list, a hex of the map, or a place in the city with the way a building is held.

use draw::text::tapestry::{Ghost, place_small};
use kernel::{Game as _, Hex, Hexes, Legal as _, Seat};
use ratatui::crossterm::event::KeyCode;
use tapestry::offered::{At, Spot};
use tapestry::state::{MARGIN, Task};
use tapestry::{Act, Action, Tapestry, Waiting};
use words::Words;
use words::tapestry as says;

use super::Table;
use crate::play::screen::deeds::{Deed, Deeds};
use crate::play::screen::spots;

/// What stands where in the list.
const STEPS: usize = 0;
const BESIDES: usize = 5;
/// The last plot, margin included, that a corner can lie on.
const LAST_PLOT: u8 = MARGIN + 8;

/// Where the question is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Field {
    /// On the tracks, or in a list.
    #[default]
    Tracks,
    /// The question is about a hex of the map.
    Map,
    /// The question is about a place in the city.
    City,
}

/// A place in the city: column, row and quarter turns.
pub type Plot = (u8, u8, u8);

/// What the person has selected on the screen.
#[derive(Debug, Default)]
pub struct Desk {
    /// Where the question is.
    pub field: Field,
    /// What can be done.
    pub deeds: Deeds<Action>,
    /// The hex that is looked at.
    pub at: Option<Hex>,
    /// Hexes that can be chosen.
    pub picks: Hexes,
    /// Where the building in hand lies now.
    pub plot: Option<Plot>,
    /// Everywhere that it may lie.
    plots: Vec<(Plot, Action)>,
    /// Where the last building lay.
    near: Option<Plot>,
}

impl Desk {
    /// Everything that can be done now.
    #[allow(clippy::needless_pass_by_value, reason = "the new one takes the place of the old")]
    pub fn settle(table: &Table, old: Desk) -> Desk {
        let near = old.plot.or(old.near);
        let (Some(seat), Some(decision)) = (table.human_to_move(), table.game().decision()) else {
            return Desk { near, ..Desk::default() };
        };
        let (words, game) = (table.words(), table.game());
        let offered: Vec<Action> = game.legal().iter().collect();
        let mut all: Vec<Deed<Action>> = Vec::new();
        if decision.kind == Waiting::Turn {
            all.extend(steps(words, game, seat, &offered));
        }
        let rest = offered.iter().filter(|action| !matches!(action.act, Act::Advance { .. }));
        all.extend(rest.map(|action| answer(words, game, *action)));
        all.sort_by_key(|deed| deed.group);
        let picks: Hexes = offered
            .iter()
            .filter_map(|action| match action.act {
                Act::Hex(hex) => Some(hex),
                _ => None,
            })
            .collect();
        let in_city = offered.iter().filter(|action| Spot::of(game, **action) == Spot::City);
        let plots: Vec<(Plot, Action)> = in_city
            .filter_map(|action| match action.act {
                Act::Plot { x, y, turn } => Some(((x, y, turn), *action)),
                _ => None,
            })
            .collect();
        let field = match game.pending().map(|frame| frame.task) {
            _ if !plots.is_empty() => Field::City,
            _ if !picks.is_empty() => Field::Map,
            Some(Task::ExploreTurn { hex, .. }) if usize::from(hex) < game.map().grid.len() => Field::Map,
            _ => Field::Tracks,
        };
        let groups = titles(words);
        let mut desk =
            Desk { field, deeds: Deeds::new(groups, all), at: None, picks, plot: None, plots, near };
        if field == Field::City {
            let from = near.unwrap_or((0, 0, 0));
            let away = |plot: &Plot| u32::from(plot.0.abs_diff(from.0)) + u32::from(plot.1.abs_diff(from.1));
            let closest = desk.plots.iter().map(|(plot, _)| *plot).min_by_key(away);
            if let Some(plot) = closest {
                desk.put(table, plot);
            }
        } else if matches!(game.pending().map(|frame| frame.task), Some(Task::ExploreTurn { .. })) {
            desk.deeds.go(KeyCode::Home);
        }
        desk
    }

    /// Looks at a hex.
    pub fn select(&mut self, table: &Table, hex: Hex) {
        let (words, game) = (table.words(), table.game());
        self.at = Some(hex);
        let on = |deed: &&Deed<Action>| deed.acts.first().is_some_and(|action| action.act == Act::Hex(hex));
        let here = self.deeds.all().iter().find(on).cloned().unwrap_or_else(|| Deed {
            acts: Vec::new(),
            says: says::hex_name(game, hex),
            terms: words.say("ta-scr-no-hex", &[("hex", says::hex_name(game, hex).into())]),
            more: String::new(),
            group: 0,
        });
        self.deeds.show_here(vec![here]);
    }

    /// Holds the building over a place.
    pub fn put(&mut self, table: &Table, plot: Plot) {
        let (words, game) = (table.words(), table.game());
        self.plot = Some(plot);
        let here = match self.plots.iter().find(|(known, _)| *known == plot) {
            Some((_, action)) => {
                let (x, y, _) = plot;
                let name = words.say("ta-web-build-on", &[("plot", says::plot_name(x, y).into())]);
                Deed { says: name, ..answer(words, game, *action) }
            }
            None => Deed {
                acts: Vec::new(),
                says: says::plot_name(plot.0, plot.1),
                terms: words.text("ta-scr-no-plot"),
                more: String::new(),
                group: 0,
            },
        };
        let besides = self.deeds.all().iter().filter(|deed| deed.group == BESIDES).cloned();
        let all: Vec<Deed<Action>> = [here].into_iter().chain(besides).collect();
        self.deeds.show_here(all);
    }

    /// The building in hand, as it would lie.
    pub fn ghost(&self, game: &Tapestry) -> Option<Ghost> {
        let (x, y, turn) = self.plot?;
        let legal = self.plots.iter().any(|(plot, _)| Some(*plot) == self.plot);
        Some(Ghost { outline: game.outline_in_hand(turn), x, y, legal })
    }

    /// The tile that is about to be laid on the map, where, and how it is turned.
    pub fn tile(&self, game: &Tapestry) -> Option<(u8, Hex, u8)> {
        match game.pending()?.task {
            Task::ExploreHex { tile, .. } => Some((tile, self.at?, 0)),
            Task::ExploreTurn { tile, hex } => match self.deeds.chosen()?.acts.first()?.act {
                Act::Turn(turn) => Some((tile, Hex(hex), turn)),
                _ => None,
            },
            _ => None,
        }
    }

    /// An arrow key on the map or in the city.
    pub fn go(&mut self, table: &Table, code: KeyCode) {
        let game = table.game();
        match (self.field, self.plot) {
            (Field::City, Some((x, y, turn))) => {
                let (x, y) = match code {
                    KeyCode::Left => (x.saturating_sub(1), y),
                    KeyCode::Right => ((x + 1).min(LAST_PLOT), y),
                    KeyCode::Up => (x, y.saturating_sub(1)),
                    _ => (x, (y + 1).min(LAST_PLOT)),
                };
                self.put(table, (x, y, turn));
            }
            (Field::Map, _) if !self.picks.is_empty() => {
                let all = game.map().grid.all();
                let spots: Vec<_> = all.iter().map(|hex| (hex, place_small(game, hex))).collect();
                let to = match self.at {
                    Some(at) => Some(spots::step(&spots, at, code)),
                    None => self.picks.iter().next(),
                };
                if let Some(hex) = to {
                    self.select(table, hex);
                }
            }
            _ => self.deeds.go(code),
        }
    }

    /// The next place that can be chosen.
    pub fn next(&mut self, table: &Table, forth: bool) {
        match self.field {
            Field::City => {
                let turn = self.plot.map_or(0, |plot| plot.2);
                let held = self.plots.iter().map(|(plot, _)| *plot).filter(|plot| plot.2 == turn);
                let among: Vec<Plot> = held.collect();
                if let Some(plot) = spots::cycle(&among, self.plot, forth) {
                    self.put(table, plot);
                }
            }
            Field::Map if !self.picks.is_empty() => {
                let among: Vec<Hex> = self.picks.iter().collect();
                if let Some(hex) = spots::cycle(&among, self.at, forth) {
                    self.select(table, hex);
                }
            }
            _ => self.deeds.go(if forth { KeyCode::Down } else { KeyCode::Up }),
        }
    }

    /// Turns what is in hand: to the next way in which it fits somewhere.
    pub fn turn(&mut self, table: &Table) {
        let Some((x, y, now)) = self.plot else { return self.deeds.go(KeyCode::Down) };
        let mut turns: Vec<u8> = self.plots.iter().map(|(plot, _)| plot.2).collect();
        turns.sort_unstable();
        turns.dedup();
        if let Some(turn) = spots::cycle(&turns, Some(now), true) {
            self.put(table, (x, y, turn));
        }
    }

    /// Back to everything that can be done.
    pub fn leave(&mut self) {
        self.at = None;
        if self.plot.is_none() {
            self.deeds.show_group(None);
        }
    }

    /// Selects a decision, wherever it stands.
    pub fn choose(&mut self, table: &Table, action: Action) {
        match action.act {
            Act::Hex(hex) => self.select(table, hex),
            Act::Plot { x, y, turn } if self.plot.is_some() => self.put(table, (x, y, turn)),
            _ => {
                self.leave();
                let words = table.words();
                self.deeds.choose(answer(words, table.game(), action));
            }
        }
    }
}

fn titles(words: &Words) -> Vec<String> {
    let ids = ["ta-scr-steps", "ta-scr-answers", "ta-scr-mat", "ta-scr-hexes", "ta-scr-city", "ta-scr-end"];
    ids.map(|id| words.text(id)).to_vec()
}

/// The next space of every track: with the payment that keeps most of each good; what is too dear says what it costs.
fn steps(words: &Words, game: &Tapestry, seat: Seat, offered: &[Action]) -> Vec<Deed<Action>> {
    let next = At::next(game, seat).into_iter();
    next.map(|at| {
        if let Some(best) = at.ways(game, seat, offered).first() {
            step(words, game, at, *best)
        } else {
            let board = game.kit().tracks.get(at.track.index());
            let cost = board.map(|board| says::tier_cost(words, board, at.tier())).unwrap_or_default();
            let terms = words.say("ta-scr-dear", &[("cost", cost.into())]);
            Deed {
                acts: Vec::new(),
                says: space(words, game, at),
                terms,
                more: gives(words, game, at),
                group: STEPS,
            }
        }
    })
    .collect()
}

/// The other ways to pay for a step.
pub fn payments(table: &Table, action: Action) -> Vec<Deed<Action>> {
    let (words, game) = (table.words(), table.game());
    let Some(at) = At::entered(game, action) else { return Vec::new() };
    let offered: Vec<Action> = game.legal().iter().collect();
    at.ways(game, action.seat, &offered).into_iter().map(|way| step(words, game, at, way)).collect()
}

fn step(words: &Words, game: &Tapestry, at: At, way: Action) -> Deed<Action> {
    let terms = match way.act {
        Act::Advance { pay, .. } => {
            let left = u32::from(game.left_after(way.seat, pay).total());
            words.say("ta-scr-pays", &[("goods", says::goods(words, pay).into()), ("left", left.into())])
        }
        _ => String::new(),
    };
    let gives = gives(words, game, at);
    let terms = format!("{terms}: {gives}");
    Deed { acts: vec![way], says: space(words, game, at), terms, more: String::new(), group: STEPS }
}

/// "Technology 4 Metallurgy".
fn space(words: &Words, game: &Tapestry, at: At) -> String {
    let name = at.printed(game).map(|known| says::printed_name(words, &known.name)).unwrap_or_default();
    format!("{} {} {name}", says::track_name(words, at.track), at.space)
}

/// What a space gives: its benefit, its bonus, the landmark that waits there.
pub fn gives(words: &Words, game: &Tapestry, at: At) -> String {
    let kit = game.kit();
    let Some(known) = at.printed(game) else { return String::new() };
    let mut parts = vec![says::effect(words, kit, known.benefit)];
    if let Some(extra) = known.bonus {
        parts.push(format!("{} {}", words.text("ta-web-bonus"), says::bonus(words, kit, extra)));
    }
    if let Some(landmark) = at.landmark(game).and_then(|at| kit.landmarks.get(usize::from(at))) {
        let name = says::printed_name(words, &landmark.name);
        parts.push(words.say("ta-scr-lands", &[("name", name.into())]));
    }
    parts.join("; ")
}

/// An answer as a line of the list.
fn answer(words: &Words, game: &Tapestry, action: Action) -> Deed<Action> {
    let group = match Spot::of(game, action) {
        Spot::Tracks => STEPS,
        Spot::List => 1,
        Spot::Mat => 2,
        Spot::Map => 3,
        Spot::City => 4,
        Spot::Bar => BESIDES,
    };
    if let (Act::Advance { .. }, Some(at)) = (action.act, At::entered(game, action)) {
        return step(words, game, at, action);
    }
    let whole = says::act(words, game, action);
    // Cards and tiles say their name first, and behind it what they do.
    let (name, does) = match (action.act, headed(&whole)) {
        (
            Act::Civ(_) | Act::City(_) | Act::Card(_) | Act::Tech(_) | Act::Landmark(_) | Act::Piece(_),
            Some(parts),
        ) => (parts.0.to_owned(), parts.1.to_owned()),
        _ => (whole, String::new()),
    };
    Deed { acts: vec![action], says: name, terms: does, more: String::new(), group }
}

/// The name before a text, and the text: languages set them apart with a colon or a dash.
fn headed(whole: &str) -> Option<(&str, &str)> {
    let ends = [": ", " \u{2013} "].into_iter().filter_map(|end| Some((whole.find(end)?, end.len())));
    let (at, long) = ends.min()?;
    Some((&whole[..at], &whole[at + long..]))
}
