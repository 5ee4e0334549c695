//! Whole turns: an action is weighed by where it leads when everything that belongs to it is done well.
//!
//! Ground is dug and built on at once, tiles that are due are taken, and goods are converted if that makes an action
//! possible that was not possible before.

use kernel::{Game, Legal, Seat, Stop};
use terra_mystica::state::{Phase, Stage};
use terra_mystica::{Act, Action, Conversion, TerraLegal, TerraMystica};

use super::ground::spades;
use crate::net::{Learned, Net, Seen};

/// How many parts of an action are thought through.
const PARTS: u8 = 6;
/// How often a conversion is repeated to see what it makes possible.
const REPEATS: u8 = 5;

/// How much is tried to find out what conversions make possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// As often as it may help, also power for workers and coins together.
    Full,
    /// Until something becomes possible: for the many games that a search plays out.
    Quick,
}

/// Tells what each way to go on is worth, by its first action. When it is stopped, only the first of them.
pub fn weigh(game: &TerraMystica, net: &Net, care: Care, stop: &Stop, each: &mut impl FnMut(Action, Seen)) {
    let Some(seat) = game.to_move() else { return };
    let legal = game.legal();
    let turn = game.turn();
    if game.phase() != Phase::Actions || game.active() != seat || turn.stage == Stage::Over {
        for action in legal.iter() {
            each(action, after(game, action, net));
            if stop.is_asked() {
                return;
            }
        }
        return;
    }
    for action in legal.iter() {
        if !matches!(action.act, Act::Burn | Act::Convert(_)) {
            each(action, after(game, action, net));
        }
        if stop.is_asked() {
            return;
        }
    }
    if turn.stage == Stage::Main || !turn.ready.is_empty() {
        conversions(game, &legal, net, care, stop, each);
    }
}

/// What conversions make possible, each told by the first of them.
fn conversions(
    game: &TerraMystica,
    known: &TerraLegal,
    net: &Net,
    care: Care,
    stop: &Stop,
    each: &mut impl FnMut(Action, Seen),
) {
    for first in known.iter() {
        let (Act::Burn | Act::Convert(_)) = first.act else { continue };
        let mut best = Seen::NEVER;
        let mut next = game.clone();
        for _ in 0..REPEATS {
            if stop.is_asked() || next.play(first, &mut ()).is_err() || next.to_move() != Some(first.seat) {
                break;
            }
            best = better(best, newly(&next, known, first.act, net, stop));
            if care == Care::Quick && best != Seen::NEVER {
                break;
            }
            // Power becomes workers and coins together, if a structure takes both.
            if care == Care::Full && first.act == Act::Convert(Conversion::PowerToWorker) {
                let mut also = next.clone();
                let coin = Action { act: Act::Convert(Conversion::PowerToCoin), ..first };
                for _ in 0..REPEATS {
                    if also.play(coin, &mut ()).is_err() {
                        break;
                    }
                    best = better(best, newly(&also, known, first.act, net, stop));
                }
            }
        }
        // Of equals, what needs no conversion.
        best.promise -= 0.01;
        each(first, best);
    }
}

/// The one that promises more.
fn better(one: Seen, other: Seen) -> Seen {
    if other.beats(&one) { other } else { one }
}

/// The best of the actions that were not possible before.
fn newly(game: &TerraMystica, known: &TerraLegal, by: Act, net: &Net, stop: &Stop) -> Seen {
    let mut best = Seen::NEVER;
    let legal = game.legal();
    let deeper = matches!(by, Act::Convert(Conversion::PowerToWorker | Conversion::PriestToWorker));
    for action in legal.iter() {
        if stop.is_asked() {
            break;
        }
        let old = match action.act {
            Act::Burn | Act::Convert(_) | Act::Pass(_) | Act::Done => true,
            Act::Build(hex) => known.build().contains(hex),
            Act::Dig(hex) => !deeper && known.dig().contains(hex),
            Act::Upgrade(hex, to) => known.upgrade(to).contains(hex),
            act => known.iter().any(|other| other.act == act),
        };
        if !old {
            best = better(best, after(game, action, net));
        }
    }
    best
}

/// What a position is worth after an action and the parts that it brings along.
pub fn after(game: &TerraMystica, action: Action, net: &Net) -> Seen {
    let mut game = game.clone();
    if game.play(action, &mut ()).is_err() {
        return Seen::NEVER;
    }
    let seat = action.seat;
    let mut worth = settle(&mut game, seat, net);
    for _ in 0..PARTS {
        let open = match game.phase() {
            Phase::Actions => game.turn().stage == Stage::Acting,
            Phase::CultBonus => matches!(action.act, Act::Dig(_) | Act::Into(_)),
            _ => false,
        };
        if !open || game.to_move() != Some(seat) {
            break;
        }
        let mut best: Option<(Seen, Action)> = None;
        for next in game.legal().iter() {
            if matches!(next.act, Act::Burn | Act::Convert(_) | Act::Done) || next.seat != seat {
                continue;
            }
            let mut child = game.clone();
            if child.play(next, &mut ()).is_ok() {
                let value = settle(&mut child, seat, net);
                if best.is_none_or(|(other, _)| value.beats(&other)) {
                    best = Some((value, next));
                }
            }
        }
        match best {
            Some((value, next)) if value.beats(&worth) || waits_for_part(&game) => {
                if game.play(next, &mut ()).is_err() {
                    break;
                }
                worth = value;
                settle(&mut game, seat, net);
            }
            _ => break,
        }
    }
    worth
}

/// Turns ground that was chosen into what is nearest to home, and builds on it if that is good; what it is then worth.
fn settle(game: &mut TerraMystica, seat: Seat, net: &Net) -> Seen {
    if game.turn().dig.is_some() && game.to_move() == Some(seat) {
        let home = game.player(seat).home;
        let nearest = game.legal().iter().min_by_key(|action| match action.act {
            Act::Into(terrain) if terrain == home => 0,
            Act::Into(terrain) => 1 + spades(game, seat, terrain),
            _ => 1,
        });
        if let Some(action) = nearest {
            let _ = game.play(action, &mut ());
        }
    }
    let here = game.see(net, seat);
    let ready = game.turn().ready;
    if ready.is_empty() || game.to_move() != Some(seat) || game.turn().stage != Stage::Acting {
        return here;
    }
    let mut best: Option<(Seen, TerraMystica)> = None;
    for hex in ready {
        let mut child = game.clone();
        if child.play(Action { seat, act: Act::Build(hex) }, &mut ()).is_ok() {
            let worth = child.see(net, seat);
            if worth.beats(&best.as_ref().map_or(here, |(other, _)| *other)) {
                best = Some((worth, child));
            }
        }
    }
    match best {
        Some((worth, child)) => {
            *game = child;
            worth
        }
        None => here,
    }
}

/// Whether an action only makes another one possible.
pub fn prepares(game: &TerraMystica, action: Action) -> bool {
    let converts = matches!(action.act, Act::Burn | Act::Convert(_));
    converts && game.phase() == Phase::Actions && game.turn().stage == Stage::Main
}

/// Drops what could have been done before goods were converted.
pub fn sift(game: &TerraMystica, before: &TerraMystica, options: &mut Vec<(Action, f32)>) {
    let known = before.legal();
    let is_kept = |action: Action| {
        matches!(action.act, Act::Burn | Act::Convert(_)) || is_new(before, &known, game, action)
    };
    if options.iter().any(|(action, _)| is_kept(*action)) {
        options.retain(|(action, _)| is_kept(*action));
    }
}

/// Whether workers for power or for a priest make something possible that was not: workers alone are no reason.
pub fn is_called_for(game: &TerraMystica, first: Action) -> bool {
    let workers = [Conversion::PriestToWorker, Conversion::PowerToWorker];
    if !prepares(game, first) || !workers.iter().any(|what| first.act == Act::Convert(*what)) {
        return true;
    }
    let known = game.legal();
    let helps = |next: &TerraMystica| {
        let acts = next.legal();
        acts.iter().any(|action| {
            let idle = matches!(action.act, Act::Burn | Act::Convert(_) | Act::Pass(_) | Act::Done);
            !idle && is_new(game, &known, next, action)
        })
    };
    let coin = Action { act: Act::Convert(Conversion::PowerToCoin), ..first };
    let mut next = game.clone();
    for _ in 0..REPEATS {
        if next.play(first, &mut ()).is_err() {
            break;
        }
        let mut also = next.clone();
        for _ in 0..=REPEATS {
            if helps(&also) {
                return true;
            }
            if also.play(coin, &mut ()).is_err() {
                break;
            }
        }
    }
    false
}

/// Whether an action, or the dwelling that it is for, was not possible before.
fn is_new(before: &TerraMystica, known: &TerraLegal, game: &TerraMystica, action: Action) -> bool {
    match action.act {
        Act::Dig(hex) if known.dig().contains(hex) => {
            !ends_in_dwelling(before, action, hex) && ends_in_dwelling(game, action, hex)
        }
        act => !known.iter().any(|other| other.act == act),
    }
}

/// Whether a dwelling can be built at once on ground that is dug.
fn ends_in_dwelling(game: &TerraMystica, dig: Action, hex: kernel::Hex) -> bool {
    let mut game = game.clone();
    if game.play(dig, &mut ()).is_err() {
        return false;
    }
    let home = game.player(dig.seat).home;
    if game.turn().dig.is_some() && game.play(Action { act: Act::Into(home), ..dig }, &mut ()).is_err() {
        return false;
    }
    game.check(Action { act: Act::Build(hex), ..dig }).is_ok()
}

/// Whether what waits here belongs to the act of this last decision.
pub fn is_amid(game: &TerraMystica, last: Action) -> bool {
    match game.phase() {
        Phase::Actions if game.active() == last.seat => match game.turn().stage {
            // Goods are converted for what comes next.
            Stage::Main => matches!(
                last.act,
                Act::Burn | Act::Convert(_) | Act::Special(terra_mystica::SpecialAction::Actc)
            ),
            Stage::Acting => true,
            Stage::Over => false,
        },
        Phase::Colour => matches!(last.act, Act::Faction(_)),
        Phase::CultBonus => game.turn().dig.is_some(),
        _ => false,
    }
}

/// Whether the action cannot be left as it is.
fn waits_for_part(game: &TerraMystica) -> bool {
    let turn = game.turn();
    turn.dig.is_some()
        || turn.favours > 0
        || turn.towns > 0
        || turn.steps > 0
        || turn.tokens > 0
        || turn.tops > 0
}
