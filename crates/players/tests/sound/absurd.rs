//! What is obviously wrong in Terra Mystica, whatever else is the case. Each kind is so narrow that no position is known in
//! which a good player would do it.

use kernel::{Game, Legal};
use terra_mystica::state::{Phase, ROUNDS, Stage};
use terra_mystica::{Act, Action, Conversion, Cult, FactionId, SpecialAction, TerraMystica};

/// A kind of obvious mistake.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Absurd {
    /// Passes before the last round with plenty of goods, and something to build.
    PassesRich,
    /// Passes although a cult step is there for nothing.
    PassesFreeStep,
    /// Passes in the last round although an affordable structure scores more than it costs.
    PassesPoints,
    /// Declines power that costs nothing.
    DeclinesFree,
    /// Pays points for power that cannot be used any more.
    PaysForNothing,
    /// Burns or converts for an act that needed none of it.
    ConvertsForNothing,
    /// Turns ground into something that is no nearer to home.
    DigsAway,
    /// Pays for spades in the last round, builds nothing and scores nothing.
    DigsForNothing,
    /// Sends a priest where there is no step left.
    SendsForNothing,
    /// Sends a priest to a space of 2 while one of 3 is free and worth more.
    SendsToLess,
    /// Takes a cult step where there is none left, although there is one elsewhere.
    StepsForNothing,
    /// Does not build on ground that was made for it, in a round that scores dwellings.
    LeavesGround,
}

impl Absurd {
    pub const ALL: [Absurd; 12] = [
        Absurd::PassesRich,
        Absurd::PassesFreeStep,
        Absurd::PassesPoints,
        Absurd::DeclinesFree,
        Absurd::PaysForNothing,
        Absurd::ConvertsForNothing,
        Absurd::DigsAway,
        Absurd::DigsForNothing,
        Absurd::SendsForNothing,
        Absurd::SendsToLess,
        Absurd::StepsForNothing,
        Absurd::LeavesGround,
    ];

    pub fn named(name: &str) -> Option<Absurd> {
        Absurd::ALL.into_iter().find(|kind| format!("{kind:?}") == name)
    }

    /// What is wrong with an act, decided one after the other from this position.
    pub fn of(game: &TerraMystica, act: &[Action]) -> Option<Absurd> {
        let mut at = game.clone();
        for (index, action) in act.iter().enumerate() {
            if let Some(kind) = Absurd::of_one(&at, *action) {
                return Some(kind);
            }
            if index == 0 && converts_for_nothing(game, act) {
                return Some(Absurd::ConvertsForNothing);
            }
            at.play(*action, &mut ()).ok()?;
        }
        digs_for_nothing(game, &at, act).then_some(Absurd::DigsForNothing)
    }

    fn of_one(game: &TerraMystica, action: Action) -> Option<Absurd> {
        let Action { seat, act } = action;
        let purse = &game.player(seat).purse;
        let steps = |act| gained(game, Action { seat, act });
        match act {
            Act::Pass(_) if game.phase() == Phase::Actions => passes(game, action),
            Act::Decline { from, amount } => {
                let rewarded = [FactionId::Cultists, FactionId::Shapeshifters];
                let free = game.gain_of_offer(seat, amount) == 1;
                let fed = rewarded.iter().any(|id| game.plays(from, *id));
                (free && !fed).then_some(Absurd::DeclinesFree)
            }
            Act::Accept { amount, .. } => {
                let late = game.round() == ROUNDS && game.player(seat).passed;
                let gain = game.gain_of_offer(seat, amount);
                (late && gain > 2).then_some(Absurd::PaysForNothing)
            }
            Act::Into(terrain) => {
                let home = game.player(seat).home;
                let possible = game.legal().iter().any(|other| other.act == Act::Into(home));
                let tile = game.scoring_of(game.round()).map(|tile| game.kit().scoring(tile).spade_vp);
                let scores = tile.is_some_and(|vp| vp > 0) || game.plays(seat, FactionId::Halflings);
                (possible && terrain != home && !scores).then_some(Absurd::DigsAway)
            }
            Act::Send(..) if steps(act) == 0 => Some(Absurd::SendsForNothing),
            Act::Send(cult, 2) => {
                let three = Act::Send(cult, 3);
                let free = game.check(Action { seat, act: three }).is_ok();
                (free && steps(three) > steps(act)).then_some(Absurd::SendsToLess)
            }
            Act::Step(_) => {
                let elsewhere = Cult::ALL.into_iter().any(|cult| steps(Act::Step(cult)) > 0);
                (steps(act) == 0 && elsewhere).then_some(Absurd::StepsForNothing)
            }
            Act::Done if game.phase() == Phase::Actions && game.turn().stage == Stage::Acting => {
                let tile = game.scoring_of(game.round()).map(|tile| game.kit().scoring(tile).build_vp[0]);
                let build = |hex| game.check(Action { seat, act: Act::Build(hex) }).is_ok();
                let ready = game.turn().ready.into_iter().any(build) && purse.workers > 0;
                (ready && tile.is_some_and(|vp| vp > 0)).then_some(Absurd::LeavesGround)
            }
            _ => None,
        }
    }
}

/// The cult steps that an action brings.
fn gained(game: &TerraMystica, action: Action) -> u8 {
    let sum = |game: &TerraMystica| game.player(action.seat).purse.cults.iter().sum::<u8>();
    let mut after = game.clone();
    if after.play(action, &mut ()).is_ok() { sum(&after).saturating_sub(sum(game)) } else { 0 }
}

fn passes(game: &TerraMystica, pass: Action) -> Option<Absurd> {
    let seat = pass.seat;
    let player = game.player(seat);
    let legal: Vec<Act> = game.legal().iter().map(|action| action.act).collect();
    let free = [SpecialAction::Bon2, SpecialAction::Fav6, SpecialAction::Acta];
    // While others can still take the bonus card, speed may be worth a step.
    let alone = game.seat_list().all(|other| other == seat || game.player(other).passed);
    if (alone || game.round() == ROUNDS)
        && free.iter().any(|action| legal.contains(&Act::Special(*action)))
        && player.purse.cults.iter().any(|at| *at < 9)
    {
        return Some(Absurd::PassesFreeStep);
    }
    let structures = legal.iter().filter(|act| matches!(act, Act::Build(_) | Act::Upgrade(..)));
    if game.round() < ROUNDS {
        let rich = player.purse.workers >= 4 && player.purse.coins >= 8;
        return (rich && structures.count() > 0).then_some(Absurd::PassesRich);
    }
    let worth = |act: &Act| {
        let mut after = game.clone();
        after.play(Action { seat, act: *act }, &mut ()).ok()?;
        let points = |game: &TerraMystica| {
            let purse = &game.player(seat).purse;
            let goods = purse.coins + purse.workers + u16::from(purse.priests);
            3 * i32::from(purse.vp + game.pass_vp(seat)) + i32::from(goods)
        };
        Some(points(&after) - points(game))
    };
    let points = structures.filter_map(worth).any(|thirds| thirds >= 6);
    points.then_some(Absurd::PassesPoints)
}

/// Whether the rest of the act could have been done without these conversions.
fn converts_for_nothing(game: &TerraMystica, act: &[Action]) -> bool {
    let is_loss = |action: &Action| match action.act {
        Act::Burn => true,
        Act::Convert(what) => !matches!(what, Conversion::WorkerToPriest | Conversion::CoinsToVp),
        _ => false,
    };
    let Some(first) = act.first() else { return false };
    // What lies in full bowls is better used than lost.
    let room = game.player(first.seat).purse.capacity() > 4 && game.round() < ROUNDS;
    if !room || !act.iter().any(is_loss) {
        return false;
    }
    let mut without = game.clone();
    let rest: Vec<Action> = act.iter().filter(|action| !is_loss(action)).copied().collect();
    !rest.is_empty() && rest.iter().all(|action| without.play(*action, &mut ()).is_ok())
}

/// Whether spades were paid for in the last round, and nothing came of it.
fn digs_for_nothing(before: &TerraMystica, after: &TerraMystica, act: &[Action]) -> bool {
    let Some(first) = act.first() else { return false };
    let (seat, main) = (first.seat, before.turn().stage == Stage::Main);
    let digs = act.iter().any(|action| matches!(action.act, Act::Dig(_)));
    let (old, new) = (&before.player(seat), &after.player(seat));
    before.phase() == Phase::Actions
        && before.round() == ROUNDS
        && main
        && digs
        && old.all() == new.all()
        && old.purse.vp >= new.purse.vp
        && new.purse.workers < old.purse.workers
}
