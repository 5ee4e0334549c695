//! What is selected: a hex, and one of the whole acts that can be done there or beside the map.

use draw::text::terra_mystica::place;
use kernel::{Game as _, Hex, Hexes, Legal as _, Seat};
use ratatui::crossterm::event::KeyCode;
use terra_mystica::offered::{Group, Offered, Refused, hex_of, hidden, offer, told};
use terra_mystica::state::Phase;
use terra_mystica::{Act, Action, Course, TerraMystica, Waiting};
use words::Words;
use words::terra_mystica as says;

use super::Table;
use crate::play::screen::deeds::{Deed, Deeds};
use crate::play::screen::spots::{self, Spot};

/// The groups in the order of the list. Those of a turn have the numbers of their keys.
pub const GROUPS: [Group; 16] = [
    Group::Map,
    Group::Power,
    Group::Special,
    Group::Priests,
    Group::Tracks,
    Group::Convert,
    Group::Pass,
    Group::Answers,
    Group::Factions,
    Group::Terrains,
    Group::Favours,
    Group::Towns,
    Group::Cults,
    Group::Goods,
    Group::Bridges,
    Group::End,
];
/// What others may answer meanwhile stands behind all groups.
const OTHERS: usize = GROUPS.len();

/// What the person has selected on the screen.
#[derive(Debug, Default)]
pub struct Desk {
    /// The hex that is looked at.
    pub at: Option<Hex>,
    /// Hexes where something sensible can be done.
    pub picks: Hexes,
    /// What can be done.
    pub deeds: Deeds<Action>,
    /// The hex that was looked at last.
    near: Option<Hex>,
}

impl Desk {
    /// Everything that can be done now.
    #[allow(clippy::needless_pass_by_value, reason = "the new one takes the place of the old")]
    pub fn settle(table: &Table, old: Desk) -> Desk {
        let near = old.at.or(old.near);
        let (Some(seat), Some(decision)) = (table.human_to_move(), table.game().decision()) else {
            return Desk { near, ..Desk::default() };
        };
        let (words, game) = (table.words(), table.game());
        let legal = game.legal();
        let ours = legal.iter().filter(|action| table.is_human(game, action.seat));
        let mut offered: Vec<Offered> = ours.map(|action| offer(game, action, false)).collect();
        offered.extend(game.course_onward().map(|course| told(game, &course, false)));
        let picks = picks(game, seat, &offered, decision.kind == Waiting::Turn);
        let mut all: Vec<Deed<Action>> = offered
            .iter()
            .filter(|one| !one.is_away(game.player(seat).home) || !matches!(decision.kind, Waiting::Turn))
            .map(|one| deed(words, game, one, group_of(one, seat)))
            .collect();
        if decision.kind == Waiting::Turn {
            for (number, group) in GROUPS.iter().enumerate() {
                let (paid, refused) = game.dear(seat, *group, false);
                all.extend(paid.iter().map(|one| deed(words, game, one, number)));
                all.extend(refused.iter().map(|one| refusal(words, game, one, number)));
            }
        }
        // What is due comes first, then the map, then the rest of a turn; within a group the order of the rules stays.
        all.sort_by_key(|deed| (rank(deed.group), !deed.is_open()));
        Desk { at: None, picks, deeds: Deeds::new(titles(words, decision.kind), all), near }
    }

    /// Looks at a hex.
    pub fn select(&mut self, table: &Table, hex: Hex) {
        let (words, game) = (table.words(), table.game());
        let Some(seat) = table.human_to_move() else { return };
        let here: Vec<Offered> =
            game.courses_on(hex).iter().map(|course| told(game, course, false)).collect();
        let mut deeds: Vec<Deed<Action>> = here.iter().map(|one| deed(words, game, one, 0)).collect();
        let refused = game.refused_on(seat, hex, &here);
        deeds.extend(refused.iter().map(|one| refusal(words, game, one, 0)));
        self.at = Some(hex);
        self.deeds.show_here(deeds);
    }

    /// Shows a group of acts, or all of them.
    pub fn open(&mut self, group: Option<usize>) {
        self.near = self.at.or(self.near);
        self.at = None;
        self.deeds.show_group(group);
    }

    /// Whether arrows move on the map; else they move in the list.
    pub fn on_map(&self) -> bool {
        self.deeds.open().is_none() && (!self.picks.is_empty() || self.at.is_some())
    }

    /// Goes on the map with an arrow.
    pub fn go(&mut self, table: &Table, code: KeyCode) {
        let game = table.game();
        let to = match self.at {
            Some(at) => spots::step(&hexes(game), at, code),
            None => match self.near.or_else(|| first(game, table.human_to_move()?, self.picks)) {
                Some(near) => near,
                None => return,
            },
        };
        self.select(table, to);
    }

    /// The next hex where something can be done.
    pub fn next(&mut self, table: &Table, forth: bool) {
        let among: Vec<Hex> = self.picks.iter().collect();
        if let Some(hex) = spots::cycle(&among, self.at, forth) {
            self.select(table, hex);
        }
    }

    /// Selects a whole act.
    pub fn point(&mut self, table: &Table, act: &[Action]) {
        let (words, game) = (table.words(), table.game());
        let Some(first) = act.first() else { return };
        let one = match Course::along(game, act) {
            Some(course) if !hidden(*first) => told(game, &course.ended(), false),
            _ => offer(game, *first, false),
        };
        match hex_of(one.action.act) {
            Some(hex) => self.select(table, hex),
            None => self.open(None),
        }
        let group = group_of(&one, one.action.seat);
        self.deeds.choose(deed(words, game, &one, group));
    }
}

/// The places of all hexes that can be gone to.
pub fn hexes(game: &TerraMystica) -> Vec<Spot<Hex>> {
    let map = game.map();
    map.grid.all().iter().filter(|hex| map.land.contains(*hex)).map(|hex| (hex, place(map, hex))).collect()
}

/// Where the eye begins: in the middle of one's own structures, or of what can be chosen.
fn first(game: &TerraMystica, seat: Seat, picks: Hexes) -> Option<Hex> {
    let own: Vec<Hex> = game.player(seat).all().iter().collect();
    own.get(own.len() / 2).copied().or_else(|| picks.iter().next())
}

/// Every hex where something sensible can be done. Spades that are due are used, also away from home.
fn picks(game: &TerraMystica, seat: Seat, offered: &[Offered], turn: bool) -> Hexes {
    let home = game.player(seat).home;
    let all = || offered.iter().filter(|one| one.action.seat == seat);
    let likely: Hexes =
        all().filter(|one| !one.is_away(home)).filter_map(|one| hex_of(one.action.act)).collect();
    if likely.is_empty() && !turn { all().filter_map(|one| hex_of(one.action.act)).collect() } else { likely }
}

fn group_of(one: &Offered, seat: Seat) -> usize {
    if one.action.seat != seat {
        return OTHERS;
    }
    let group = Group::of(one.action.act);
    GROUPS.iter().position(|known| *known == group).unwrap_or(0)
}

fn rank(group: usize) -> usize {
    match GROUPS.get(group) {
        Some(Group::Map) => GROUPS.len(),
        Some(Group::End) => GROUPS.len() + 1,
        Some(known) if Group::TURN.contains(known) => GROUPS.len() + 1 + group,
        Some(_) => group,
        None => 3 * GROUPS.len(),
    }
}

fn titles(words: &Words, kind: Waiting) -> Vec<String> {
    let turn = kind == Waiting::Turn;
    let title = |(number, group): (usize, &Group)| {
        let name = group.name();
        let id = match group {
            Group::Map => "tm-scr-map".to_owned(),
            Group::Answers => "tm-group-offer".to_owned(),
            Group::End => "tm-group-end".to_owned(),
            Group::Pass if !turn => "terra-part-first-card".to_owned(),
            Group::Terrains if kind == Waiting::Into => "terra-part-into".to_owned(),
            group if Group::TURN.contains(group) => format!("terra-group-{name}"),
            _ => format!("terra-part-{name}"),
        };
        let key = if turn && Group::TURN.contains(group) { format!("{number} ") } else { String::new() };
        format!("{key}{}", words.text(&id))
    };
    let own = GROUPS.iter().enumerate().map(title);
    own.chain([words.text("terra-group-others")]).collect()
}

/// A whole act as a line of the list.
fn deed(words: &Words, game: &TerraMystica, one: &Offered, group: usize) -> Deed<Action> {
    let kit = game.kit();
    let mut terms = says::terms(words, game, one);
    let (name, more) = match one.action.act {
        Act::Favour(id) => (says::favour(words, kit, id), String::new()),
        Act::Town(id) => (says::town(words, kit, id), String::new()),
        Act::Faction(id) => (says::faction_name(words, id), says::faction(words, kit.faction(id))),
        Act::Pass(Some(id)) => {
            let coins = game.bonus_cards().find(|(card, _)| *card == id).map_or(0, |(_, coins)| coins);
            let mut gains = Vec::new();
            if coins > 0 {
                gains.push(format!("+{}", says::counted(words, "coin", coins)));
            }
            let vp = game.pass_vp(one.action.seat);
            if game.phase() == Phase::Actions && vp > 0 {
                gains.push(format!("+{}", says::counted(words, "vp", vp)));
            }
            terms = gains.join(", ");
            (says::bonus(words, kit, id), String::new())
        }
        _ => (says::whole(words, game, &one.acts), String::new()),
    };
    let name = if group == OTHERS {
        format!("{}: {name}", says::seat_name(words, game, one.action.seat))
    } else {
        name
    };
    Deed { acts: one.all.clone(), says: says::capital(&name), terms, more, group }
}

/// What cannot be had, with the reason.
fn refusal(words: &Words, game: &TerraMystica, one: &Refused, group: usize) -> Deed<Action> {
    let name = match one.action.act {
        // Any cult would do.
        Act::Send(..) => words.text("terra-group-priests"),
        _ => says::act(words, game, one.action),
    };
    let terms = says::illegal(words, game, &one.why);
    Deed { acts: Vec::new(), says: says::capital(&name), terms, more: String::new(), group }
}
