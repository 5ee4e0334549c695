//! Why an act is good: it is played on a copy, and what changes is told, the most telling first.
//!
//! Only what is certain is told: which card is drawn and how a die falls is imagined on that copy, and stays untold. How much a
//! reason tells is guessed in hundredths of a point. The guess only orders the sentences; what is advised is the players'
//! business.

use kernel::{Game, Legal, Seat};
use tapestry::components::District;
use tapestry::state::{City, LAST, MARGIN};
use tapestry::{Act, Action, Event, Goods, Income, Step, Tapestry};

use super::acts::act;
use super::effects::effect;
use super::names::{
    achievement_name, all_of, counted, goods, printed_name, seat_name, space_name, track_name,
};
use crate::{Arg, Words};

/// Reasons that are told.
const MOST: usize = 3;
/// Income turns of a game.
const INCOME_TURNS: u8 = 5;
/// The first spaces of the tiers that have a landmark.
const LANDMARKS_AT: [u8; 3] = [4, 7, 10];
/// Plots along a side of a city.
const SIDE: usize = 9;

/// The reasons for an act, which may be several decisions one after the other.
pub fn reasons(words: &Words, game: &Tapestry, act: &[Action]) -> Vec<String> {
    let Some(first) = act.first() else { return Vec::new() };
    let (mut after, mut events) = (game.clone(), Vec::new());
    for action in act {
        if after.play(*action, &mut events).is_err() {
            break;
        }
    }
    // From where chance speaks, or an attacked hand that nobody sees, nothing is certain any more.
    let chance = |event: &Event| {
        matches!(event, Event::Rolled { .. } | Event::Conquers { .. } | Event::AutomaCards { .. })
    };
    let certain = !events.iter().any(chance);
    events.truncate(events.iter().position(chance).unwrap_or(events.len()));
    let mut change =
        Change { words, seat: first.seat, before: game, after, events, certain, found: Vec::new() };
    change.find(first.act);
    // A stable sort: of equals the one that was found first.
    change.found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    change.found.into_iter().take(MOST).map(|(_, text)| text).collect()
}

/// A decision in a few words: things by their names, without what is printed on them.
pub fn whole(words: &Words, game: &Tapestry, action: Action) -> String {
    let kit = game.kit();
    let name = |known: Option<&String>| known.map(|name| printed_name(words, name));
    let short = match action.act {
        Act::Advance { token, .. } | Act::Token(token) => game.step_of(action.seat, token).map(|step| {
            let space = space_name(words, game, step.track, step.space);
            words.say(
                "ta-whole-step",
                &[("track", track_name(words, step.track).into()), ("space", space.into())],
            )
        }),
        Act::Civ(civ) => name(kit.civs.get(usize::from(civ)).map(|known| &known.name)),
        Act::City(mat) => name(kit.cities.get(usize::from(mat)).map(|known| &known.name)),
        Act::Tech(tech) => name(kit.techs.get(usize::from(tech)).map(|known| &known.name)),
        Act::Card(card) => {
            let kind = kit.copies.get(usize::from(card)).and_then(|kind| kit.cards.get(usize::from(*kind)));
            name(kind.map(|known| &known.name))
        }
        Act::Landmark(landmark) => name(kit.landmarks.get(usize::from(landmark)).map(|known| &known.name)),
        Act::Piece(piece) => name(kit.masterpieces.get(usize::from(piece)).map(|known| &known.name)),
        _ => None,
    };
    short.filter(|text| !text.is_empty()).unwrap_or_else(|| act(words, game, action))
}

/// What an act changes for the one who does it.
struct Change<'a> {
    words: &'a Words,
    seat: Seat,
    before: &'a Tapestry,
    after: Tapestry,
    events: Vec<Event>,
    certain: bool,
    found: Vec<(i32, String)>,
}

impl Change<'_> {
    fn find(&mut self, first: Act) {
        self.points();
        self.things();
        match first {
            Act::Advance { token, .. } => {
                if let Some(step) = self.before.step_of(self.seat, token) {
                    self.step(step);
                }
            }
            Act::Income => self.income_turn(),
            _ => {}
        }
        if self.certain && first != Act::Income {
            self.income();
            self.city();
            self.goods(matches!(first, Act::Advance { .. } | Act::Pay(_)));
        }
    }

    fn add(&mut self, weight: i32, id: &str, args: &[(&str, Arg)]) {
        let text = self.words.say(id, args);
        self.found.push((weight, text));
    }

    /// Income turns that are still to come.
    fn incomes_left(&self) -> i32 {
        i32::from(INCOME_TURNS.saturating_sub(self.before.player_at(self.seat).income_turns))
    }

    fn points(&mut self) {
        let mut vp = 0;
        for event in &self.events {
            match event {
                Event::Scored { seat, vp: more, .. } if *seat == self.seat => vp += i32::from(*more),
                _ => {}
            }
        }
        if vp > 0 {
            self.add(100 * vp, "ta-reason-points", &[("vp", vp.into())]);
        }
    }

    /// Landmarks, achievements, districts; cards and tiles by their number alone.
    fn things(&mut self) {
        let (mut cards, mut tiles) = (0_u8, 0_u8);
        let kit = self.before.kit();
        for event in self.events.clone() {
            match event {
                Event::Landmark { seat, landmark } if seat == self.seat => {
                    let name = kit.landmarks.get(usize::from(landmark)).map_or("", |known| &known.name);
                    let name = printed_name(self.words, name);
                    self.add(600, "ta-reason-landmark", &[("name", name.into())]);
                }
                Event::Achieved { seat, what, .. } if seat == self.seat => {
                    let name = achievement_name(self.words, what);
                    self.add(700, "ta-reason-achievement", &[("name", name.into())]);
                }
                Event::District { seat, district } if seat == self.seat => {
                    if let Some(known) = self.districts().get(usize::from(district)) {
                        let what = effect(self.words, kit, known.reward);
                        self.add(500, "ta-reason-district", &[("what", what.into())]);
                    }
                }
                Event::DrewCard { seat, .. } if seat == self.seat => cards += 1,
                Event::DrewTile { seat, .. } if seat == self.seat => tiles += 1,
                Event::Explored { seat, .. } if seat == self.seat => {
                    let held = self.after.controlled(seat).len();
                    self.add(120, "ta-reason-territory", &[("count", held.into())]);
                }
                _ => {}
            }
        }
        if cards > 0 {
            let what = counted(self.words, "tapestry", cards);
            self.add(150 * i32::from(cards), "ta-reason-draws", &[("what", what.into())]);
        }
        if tiles > 0 {
            let what = counted(self.words, "tile", tiles);
            self.add(80 * i32::from(tiles), "ta-reason-draws", &[("what", what.into())]);
        }
    }

    /// Where a token stands then: the next landmark, the end, who is behind. What the space gives is part of the act's name.
    fn step(&mut self, step: Step) {
        let (words, kit) = (self.words, self.before.kit());
        let board = kit.tracks.get(step.track.index());
        let track = ("track", Arg::from(track_name(words, step.track)));
        let ahead = LANDMARKS_AT.into_iter().zip(board.map_or([u8::MAX; 3], |board| board.landmarks));
        if let Some((space, landmark)) = ahead.into_iter().find(|(space, _)| *space > step.space)
            && space - step.space <= 2
            && self.after.free_landmarks() >> landmark & 1 == 1
            && let Some(known) = kit.landmarks.get(usize::from(landmark))
        {
            let steps = space - step.space;
            let name = printed_name(words, &known.name);
            let args = [("count", steps.into()), ("name", name.into())];
            self.add(320 / i32::from(steps), "ta-reason-landmark-near", &args);
        }
        if step.space < LAST && LAST - step.space == 1 {
            self.add(250, "ta-reason-end-near", std::slice::from_ref(&track));
        }
        let seats = (0..self.before.seats() as u8).map(Seat).filter(|seat| *seat != self.seat);
        let others: Vec<Seat> = seats.collect();
        let passed = |other: &&Seat| {
            let at = self.before.position_of(**other, step.track);
            at > 0 && at >= self.before.position_of(self.seat, step.track) && at < step.space
        };
        let names: Vec<String> =
            others.iter().filter(passed).map(|other| seat_name(words, self.before, *other)).collect();
        if !names.is_empty() {
            self.add(60, "ta-reason-passes", &[track, ("who", all_of(words, &names).into())]);
        }
    }

    /// What an income turn brings, and that it is time for it.
    fn income_turn(&mut self) {
        let steps = |action: Action| matches!(action.act, Act::Advance { .. });
        if !self.before.legal().iter().any(steps) {
            self.add(500, "ta-reason-no-step", &[]);
        }
        let income = self.before.income_now(self.seat);
        if let Some(what) = told(self.words, income) {
            self.add(300, "ta-reason-income-now", &[("what", what.into())]);
        }
        let kept = self.before.player_at(self.seat).goods;
        if kept.total() > 0 {
            let kept = goods(self.words, kept);
            self.add(10, "ta-reason-keeps", &[("goods", kept.into())]);
        }
    }

    /// What each later income turn brings more.
    fn income(&mut self) {
        let left = self.incomes_left();
        let [old, new] = [self.before, &self.after].map(|game| game.income_now(self.seat));
        let more = Income {
            goods: Goods(std::array::from_fn(|at| new.goods.0[at].saturating_sub(old.goods.0[at]))),
            tiles: new.tiles.saturating_sub(old.tiles),
            cards: new.cards.saturating_sub(old.cards),
            vp: new.vp.saturating_sub(old.vp).max(0),
        };
        if left == 0 {
            return;
        }
        if let Some(what) = told(self.words, more) {
            let each =
                i32::from(more.vp) + 2 * i32::from(more.goods.total() + more.cards) + i32::from(more.tiles);
            self.add(100 * left * each, "ta-reason-income", &[("what", what.into())]);
        }
    }

    fn districts(&self) -> &'static [District] {
        let mat = usize::from(self.before.player_at(self.seat).city.mat);
        self.before.kit().cities.get(mat).map_or(&[], |mat| mat.districts.as_slice())
    }

    /// Rows, columns and districts that grow.
    fn city(&mut self) {
        let [old, new] = [self.before, &self.after].map(|game| game.player_at(self.seat).city.clone());
        let lines = |city: &City| city.full_rows().count_ones() + city.full_columns().count_ones();
        let full = lines(&new).saturating_sub(lines(&old));
        if full > 0 {
            self.add(250 * self.incomes_left() * full as i32, "ta-reason-line", &[("count", full.into())]);
        }
        let [was, is] = [&old, &new].map(filled);
        let missing = |city: &[u16; SIDE], district: &District| -> u32 {
            district.plots.iter().zip(city).map(|(plots, filled)| (plots & !filled).count_ones()).sum()
        };
        let nearest = (self.districts().iter())
            .map(|district| (missing(&is, district), missing(&was, district), district.reward))
            .filter(|(left, before, _)| (1..=3).contains(left) && left < before)
            .min_by_key(|(left, ..)| *left);
        if let Some((left, _, reward)) = nearest {
            let what = effect(self.words, self.before.kit(), reward);
            let args = [("count", left.into()), ("what", what.into())];
            self.add(200 / left as i32, "ta-reason-district-near", &args);
        }
        let column =
            |rows: &[u16; SIDE], at: usize| rows.iter().filter(|row| *row >> at & 1 == 1).count() as u32;
        let grown = (0..SIDE)
            .flat_map(|at| [(was[at].count_ones(), is[at].count_ones()), (column(&was, at), column(&is, at))])
            .filter(|(before, now)| now > before && (6..SIDE as u32).contains(now))
            .map(|(_, now)| SIDE as u32 - now)
            .min();
        if let Some(left) = grown {
            self.add(70, "ta-reason-line-near", &[("count", left.into())]);
        }
    }

    /// Goods that come at once, and what is left in hand.
    fn goods(&mut self, paid: bool) {
        let mut gained = Goods::default();
        for event in &self.events {
            if let Event::Gained { seat, goods } = event
                && *seat == self.seat
            {
                gained = gained.plus(*goods);
            }
        }
        if gained.total() > 0 {
            let what = goods(self.words, gained);
            self.add(150 * i32::from(gained.total()), "ta-reason-gains", &[("goods", what.into())]);
        }
        let left = self.after.player_at(self.seat).goods;
        if paid && left.total() > 0 {
            let left = goods(self.words, left);
            self.add(1, "ta-reason-leaves", &[("goods", left.into())]);
        }
    }
}

/// What counts as filled: by row, a bit for each column.
fn filled(city: &City) -> [u16; SIDE] {
    let inside = |row: usize| city.taken[row + usize::from(MARGIN)] >> MARGIN & 0x1ff;
    std::array::from_fn(|row| inside(row) | city.impassable[row])
}

/// An income in words; `None` if it brings nothing.
fn told(words: &Words, income: Income) -> Option<String> {
    let mut parts = Vec::new();
    if income.goods.total() > 0 {
        parts.push(goods(words, income.goods));
    }
    if income.vp > 0 {
        parts.push(words.say("ta-vp", &[("vp", i32::from(income.vp).into())]));
    }
    if income.cards > 0 {
        parts.push(counted(words, "tapestry", income.cards));
    }
    if income.tiles > 0 {
        parts.push(counted(words, "tile", income.tiles));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}
