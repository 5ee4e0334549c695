//! Why an act is good: it is played on a copy, and what changes is told, the most telling first.
//!
//! How much a reason tells is guessed in hundredths of a point. The guess only orders the sentences; what is advised is the
//! players' business.

use kernel::{Game, Hexes, Seat};
use terra_mystica::rules::event::Why;
use terra_mystica::state::{Phase, ROUNDS};
use terra_mystica::{
    Act, Action, BonusId, Cult, Event, FactionId, FavourId, Goods, SpecialAction, Structure, TerraMystica,
    Terrain,
};

use super::names::{all_of, capital, counted, cult_name, goods, hex_name, seat_name, terrain_name};
use super::things::{called, favour_does, special, town};
use crate::{Arg, Words};

/// Reasons that are told.
const MOST: usize = 3;

/// What an act changes for the one who does it.
struct Change<'a> {
    words: &'a Words,
    seat: Seat,
    before: &'a TerraMystica,
    after: TerraMystica,
    events: Vec<Event>,
    found: Vec<(i32, String)>,
}

/// The reasons for an act, which may be several decisions one after the other.
pub fn reasons(words: &Words, game: &TerraMystica, act: &[Action]) -> Vec<String> {
    let Some(first) = act.first() else { return Vec::new() };
    let (mut after, mut events) = (game.clone(), Vec::new());
    for action in act {
        if after.play(*action, &mut events).is_err() {
            break;
        }
    }
    // What follows when everybody has passed is no merit of the act.
    let ends = |event: &Event| matches!(event, Event::RoundOver { .. } | Event::IncomeBegins { .. });
    events.truncate(events.iter().position(ends).unwrap_or(events.len()));
    let mut change = Change { words, seat: first.seat, before: game, after, events, found: Vec::new() };
    change.find(first.act);
    // A stable sort: of equals the one that was found first.
    change.found.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    change.found.into_iter().take(MOST).map(|(_, text)| text).collect()
}

/// What a good is worth, in hundredths of a point, roughly.
fn worth(goods: [i32; 4]) -> i32 {
    let [coins, workers, priests, power] = goods;
    60 * coins + 110 * workers + 200 * priests + 40 * power
}

impl Change<'_> {
    fn find(&mut self, first: Act) {
        if let Act::Faction(_) = first {
            self.add(0, "tm-reason-liked", &[]);
            return;
        }
        self.points();
        self.ground();
        self.offers();
        self.cults();
        let round_goes_on = self.after.round() == self.before.round() && self.after.phase() != Phase::Over;
        if matches!(first, Act::Pass(_)) {
            self.passing();
        } else if round_goes_on {
            if self.before.phase() == Phase::Actions {
                self.income();
            }
            self.reach();
            self.neighbours();
            self.towns();
            self.stronghold();
            self.purse();
        }
    }

    fn add(&mut self, weight: i32, id: &str, args: &[(&str, Arg)]) {
        let text = self.words.say(id, args);
        self.found.push((weight, text));
    }

    fn vp(&self, vp: impl Into<u32>) -> Arg {
        counted(self.words, "vp", vp).into()
    }

    /// Rounds after this one.
    fn left(&self) -> i32 {
        i32::from(ROUNDS.saturating_sub(self.before.round()))
    }

    fn points(&mut self) {
        let (mut round, mut faction, mut track) = (0_u16, 0_u16, 0_u16);
        let mut favours: Vec<(FavourId, u16)> = Vec::new();
        let mut towns = Vec::new();
        for event in &self.events {
            match event {
                Event::Scored { seat, vp, why } if *seat == self.seat => match why {
                    Why::RoundTile => round += vp,
                    Why::Favour(tile) => favours.push((*tile, *vp)),
                    Why::Faction | Why::Automa => faction += vp,
                },
                Event::Shipping { seat, vp, .. }
                | Event::Digging { seat, vp, .. }
                | Event::Flew { seat, vp, .. }
                    if *seat == self.seat =>
                {
                    track += u16::from(*vp);
                }
                Event::Town { seat, tile } if *seat == self.seat => towns.push(*tile),
                _ => {}
            }
        }
        for tile in towns {
            let what = town(self.words, self.before.kit(), tile);
            self.add(900, "tm-reason-town", &[("what", what.into())]);
        }
        let round_is = ("round", Arg::from(self.before.round()));
        for (vp, id) in
            [(round, "tm-reason-round"), (faction, "tm-reason-faction-vp"), (track, "tm-reason-track")]
        {
            if vp > 0 {
                self.add(100 * i32::from(vp), id, &[round_is.clone(), ("vp", self.vp(vp))]);
            }
        }
        for (tile, vp) in favours {
            let kit = self.before.kit();
            let name = called(self.words, "tm-kind-favour", tile.id(), || favour_does(self.words, kit, tile));
            let args = [("tile", capital(&name).into()), ("vp", self.vp(vp))];
            self.add(100 * i32::from(vp), "tm-reason-favour", &args);
        }
    }

    /// Ground that becomes home, and is not built on at once.
    fn ground(&mut self) {
        let home = self.before.player(self.seat).home;
        for event in self.events.clone() {
            if let Event::Terraformed { seat, hex, to, .. } = event
                && seat == self.seat
                && to == home
                && !self.after.occupied().contains(hex)
            {
                let hex = hex_name(self.before, hex);
                let args = [("hex", hex.into()), ("terrain", terrain_name(self.words, home).into())];
                self.add(80, "tm-reason-ground", &args);
            }
        }
    }

    /// Power that one takes, and power that others are offered.
    fn offers(&mut self) {
        for event in self.events.clone() {
            match event {
                Event::Leeched { seat, power, vp: 0, .. } if seat == self.seat => {
                    self.add(300, "tm-reason-power-free", &[("power", power.into())]);
                }
                Event::Leeched { seat, power, vp, .. } if seat == self.seat => {
                    let args = [("power", power.into()), ("vp", self.vp(vp))];
                    self.add(300, "tm-reason-power-paid", &args);
                }
                Event::Declined { seat, amount, .. } if seat == self.seat => {
                    let gain = self.before.gain_of_offer(seat, amount);
                    let args = [("power", gain.into()), ("vp", self.vp(gain.saturating_sub(1)))];
                    self.add(300, "tm-reason-power-dear", &args);
                }
                Event::Offered { to, from, amount } if from == self.seat => {
                    let who = seat_name(self.words, self.before, to);
                    self.add(5, "tm-reason-offers", &[("power", amount.into()), ("who", who.into())]);
                }
                _ => {}
            }
        }
        let [old, new] = [self.before, &self.after].map(|game| game.player(self.seat).purse.power());
        let took = |event: &Event| matches!(event, Event::Leeched { seat, .. } if *seat == self.seat);
        if new > old && self.events.iter().any(took) {
            self.add(50, "tm-reason-bowl", &[("power", new.into())]);
        }
    }

    fn cults(&mut self) {
        for cult in Cult::ALL {
            let (mut from, mut to, mut gained) = (u8::MAX, 0, 0);
            for event in &self.events {
                if let Event::Cult { seat, cult: on, from: old, to: new, power } = event
                    && *seat == self.seat
                    && *on == cult
                {
                    (from, to, gained) = (from.min(*old), to.max(*new), gained + power);
                }
            }
            if from < to {
                self.cult(cult, from, to, gained);
            }
        }
    }

    fn cult(&mut self, cult: Cult, from: u8, to: u8, power: u8) {
        let (words, game) = (self.words, self.before);
        let on = ("cult", Arg::from(cult_name(words, cult)));
        let at = ("at", Arg::from(to));
        let others = game.seat_list().filter(|other| *other != self.seat);
        let best = others.map(|other| game.player(other).purse.cults[cult.index()]).max().unwrap_or(0);
        if from <= best && to > best && best > 0 {
            self.add(160, "tm-reason-cult-lead", &[on.clone(), at.clone()]);
        }
        let tile = game.scoring_of(game.round()).map(|tile| game.kit().scoring(tile).bonus);
        if let Some(bonus) = tile.filter(|bonus| bonus.cult == Some(cult) && game.round() < ROUNDS) {
            let per = bonus.per.max(1);
            let more = to / per - from / per;
            if more > 0 {
                let times = to / per;
                let gain = if bonus.spades > 0 {
                    counted(words, "spade", bonus.spades * times)
                } else {
                    let each = bonus.gain.each().map(|count| count * times);
                    goods(words, goods_of(each))
                };
                self.add(200, "tm-reason-cult-bonus", &[on, at, ("gain", gain.into())]);
                return;
            }
        }
        let steps = ("steps", Arg::from(counted(words, "step", to - from)));
        if power > 0 {
            let weight = 60 * i32::from(to - from) + 40 * i32::from(power);
            self.add(weight, "tm-reason-cult-power", &[steps, on, at, ("power", power.into())]);
        } else {
            self.add(60 * i32::from(to - from), "tm-reason-cult", &[steps, on, at]);
        }
    }

    fn passing(&mut self) {
        let game = self.before;
        for event in self.events.clone() {
            match event {
                Event::Passed { seat, vp, .. } if seat == self.seat && vp > 0 => {
                    self.add(100 * i32::from(vp), "tm-reason-pass-vp", &[("vp", self.vp(vp))]);
                }
                Event::BonusCard { seat, coins, .. } if seat == self.seat && coins > 0 => {
                    let coins_text = counted(self.words, "coin", coins);
                    let weight = 60 * i32::from(coins);
                    self.add(weight, "tm-reason-pass-coins", &[("coins", coins_text.into())]);
                }
                _ => {}
            }
        }
        if game.phase() != Phase::Actions {
            return;
        }
        let builds = |action: Action| matches!(action.act, Act::Build(_) | Act::Upgrade(..) | Act::Dig(_));
        if !kernel::Legal::iter(&game.legal()).any(builds) {
            self.add(150, "tm-reason-pass-nothing", &[]);
        }
        if game.round() == ROUNDS {
            return;
        }
        if game.passed().is_empty() {
            self.add(40, "tm-reason-pass-first", &[]);
        }
        let purse = &game.player(self.seat).purse;
        let kept = [purse.coins, purse.workers, purse.priests.into(), 0];
        if kept.iter().any(|count| *count > 0) {
            let kept = goods(self.words, goods_of(kept.map(|count| u8::try_from(count).unwrap_or(u8::MAX))));
            self.add(10, "tm-reason-pass-keeps", &[("goods", kept.into())]);
        }
    }

    /// What one has of each later round beside the bonus card, which changes hands.
    fn income(&mut self) {
        let left = self.left();
        let each = |game: &TerraMystica| {
            let card = game.player(self.seat).bonus.map(|card: BonusId| game.kit().bonus(card).income);
            let card = card.unwrap_or(Goods::NONE).each();
            let all = game.income(self.seat).each();
            std::array::from_fn::<i32, 4, _>(|good| i32::from(all[good]) - i32::from(card[good]))
        };
        let (old, new) = (each(self.before), each(&self.after));
        let more: [i32; 4] = std::array::from_fn(|good| new[good] - old[good]);
        if left == 0 || more.iter().all(|count| *count <= 0) {
            return;
        }
        let names = ["coin", "worker", "priest", "power"];
        let signed = more.into_iter().zip(names).filter(|(count, _)| *count != 0).map(|(count, name)| {
            let sign = if count > 0 { "+" } else { "\u{2212}" };
            format!("{sign}{}", counted(self.words, name, count.unsigned_abs()))
        });
        let list = signed.collect::<Vec<_>>().join(", ");
        self.add(left * worth(more), "tm-reason-income", &[("list", list.into())]);
    }

    /// Free ground that comes into reach.
    fn reach(&mut self) {
        let player = self.after.player(self.seat);
        let home = player.home;
        if player.count(Structure::Dwelling) >= 8 || self.left() == 0 {
            return;
        }
        let new = self.after.reach(self.seat) - self.before.reach(self.seat);
        let count = |is: &dyn Fn(Terrain) -> bool| {
            let fits = |hex: &kernel::Hex| is(self.after.terrain(*hex));
            new.into_iter().filter(fits).collect::<Hexes>().len()
        };
        let own = count(&|terrain| terrain == home);
        let near = count(&|terrain| terrain.is_basic() && home.is_basic() && terrain.steps(home) == 1);
        if own > 0 {
            let terrain = terrain_name(self.words, home);
            let args = [("count", own.into()), ("terrain", terrain.into())];
            self.add(60 * own.min(4) as i32, "tm-reason-reach-home", &args);
        } else if near > 0 {
            self.add(25 * near.min(4) as i32, "tm-reason-reach-spade", &[("count", near.into())]);
        }
    }

    /// Others next to a new dwelling.
    fn neighbours(&mut self) {
        let (old, new) = (self.before.player(self.seat), self.after.player(self.seat));
        let dwelling = Structure::Dwelling.index();
        let mut near = Hexes::EMPTY;
        for hex in new.structures[dwelling] - old.all() {
            near |= self.after.next_to(hex);
        }
        let names: Vec<String> = (self.before.seat_list())
            .filter(|other| *other != self.seat && !(self.before.player(*other).all() & near).is_empty())
            .map(|other| seat_name(self.words, self.before, other))
            .collect();
        if !names.is_empty() {
            self.add(90, "tm-reason-neighbour", &[("who", all_of(self.words, &names).into())]);
        }
    }

    /// A settlement that is nearly a town.
    fn towns(&mut self) {
        let (old, game) = (self.before.player(self.seat), &self.after);
        let player = game.player(self.seat);
        let founding = &game.kit().founding;
        let owned = FavourId::ALL.into_iter().filter(|tile| player.has_favour(*tile));
        let value = owned.filter_map(|tile| game.kit().favour(tile).town_power).min();
        let value = value.unwrap_or(founding.min_power);
        let changed: Hexes = (player.all())
            .into_iter()
            .filter(|hex| old.structure_at(*hex) != player.structure_at(*hex))
            .collect();
        for hex in changed - player.in_town {
            let (size, power) = game.town_worth(self.seat, game.settlement(self.seat, hex));
            let few = founding.min_structures.saturating_sub(size);
            let weak = value.saturating_sub(power);
            if size < 2 || few > 1 || weak > 2 {
                continue;
            }
            let say = |id: &str, count: u8| self.words.say(id, &[("count", count.into())]);
            let lacks = [(few, "tm-reason-lacks-structures"), (weak, "tm-reason-lacks-value")];
            let lacks: Vec<String> =
                lacks.into_iter().filter(|(count, _)| *count > 0).map(|(count, id)| say(id, count)).collect();
            if !lacks.is_empty() {
                self.add(130, "tm-reason-town-near", &[("missing", all_of(self.words, &lacks).into())]);
                return;
            }
        }
    }

    /// What a new stronghold can do in each round.
    fn stronghold(&mut self) {
        let (old, new) = (self.before.player(self.seat), self.after.player(self.seat));
        if old.has_stronghold() || !new.has_stronghold() {
            return;
        }
        let action = match new.faction {
            Some(FactionId::Auren) => SpecialAction::Acta,
            Some(FactionId::ChaosMagicians) => SpecialAction::Actc,
            Some(FactionId::Giants) => SpecialAction::Actg,
            Some(FactionId::Nomads) => SpecialAction::Actn,
            Some(FactionId::Swarmlings) => SpecialAction::Acts,
            Some(FactionId::Witches) => SpecialAction::Actw,
            _ => return,
        };
        let what = special(self.words, self.before.kit(), action);
        self.add(250 * (1 + self.left()), "tm-reason-action", &[("what", what.into())]);
    }

    /// Goods that come at once, and what is left in hand.
    fn purse(&mut self) {
        let of = |game: &TerraMystica| {
            let purse = &game.player(self.seat).purse;
            [purse.coins, purse.workers, purse.priests.into()]
        };
        let (old, new) = (of(self.before), of(&self.after));
        let byte = |count: u16| u8::try_from(count).unwrap_or(u8::MAX);
        let gained: [u8; 3] = std::array::from_fn(|good| byte(new[good].saturating_sub(old[good])));
        if gained.iter().any(|count| *count > 0) {
            let [coins, workers, priests] = gained;
            let weight = worth([coins.into(), workers.into(), priests.into(), 0]);
            let gained = goods(self.words, goods_of([coins, workers, priests, 0]));
            self.add(weight, "tm-reason-gains", &[("goods", gained.into())]);
        }
        if new != old {
            let [coins, workers, priests] = new.map(byte);
            let left = goods(self.words, goods_of([coins, workers, priests, 0]));
            self.add(1, "tm-reason-leaves", &[("goods", left.into())]);
        }
    }
}

fn goods_of([coins, workers, priests, power]: [u8; 4]) -> Goods {
    Goods { coins, workers, priests, power }
}
