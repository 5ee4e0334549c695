//! What the game waits for, and what can be done.

use kernel::{Game, Hex};
use terra_mystica::state::Phase;
use terra_mystica::{Act, Action, TerraMystica, Waiting};

use super::names::{cult_name, faction_name, hex_name, of_seat, seat_name, structure_name, terrain_name};
use super::news::rates;
use super::things::{bonus, favour, power, special_with_id, town};
use crate::{Arg, Words};

/// Who is to decide, and what about. Nothing once the game is over.
pub fn waiting(words: &Words, game: &TerraMystica) -> Option<String> {
    let decision = game.decision()?;
    let who = seat_name(words, game, decision.seat);
    let spades = decision.due.spades;
    Some(words.say(ask_id(decision.kind), &[("who", who.into()), ("spades", spades.into())]))
}

fn ask_id(kind: Waiting) -> &'static str {
    match kind {
        Waiting::Faction => "tm-ask-faction",
        Waiting::Colour => "tm-ask-colour",
        Waiting::FirstFavour => "tm-ask-first-favour",
        Waiting::Dwelling => "tm-ask-dwelling",
        Waiting::BonusCard => "tm-ask-bonus-card",
        Waiting::Turn => "tm-ask-turn",
        Waiting::Rest => "tm-ask-rest",
        Waiting::Into => "tm-ask-into",
        Waiting::Tokens => "tm-ask-tokens",
        Waiting::Offer => "tm-ask-offer",
        Waiting::Reward => "tm-ask-reward",
        Waiting::Token => "tm-ask-token",
        Waiting::Spades => "tm-ask-spades",
        Waiting::Priest => "tm-ask-priest",
        Waiting::Automa => "tm-ask-automa",
    }
}

/// What belongs together in a list of actions, in the order of such a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Group {
    Setup,
    Due,
    Offer,
    Build,
    Dig,
    Upgrade,
    Track,
    Priest,
    Power,
    Special,
    Convert,
    Pass,
    End,
}

impl Group {
    /// All of them, in the order of a list.
    pub const ALL: [Group; 13] = [
        Group::Setup,
        Group::Due,
        Group::Offer,
        Group::Build,
        Group::Dig,
        Group::Upgrade,
        Group::Track,
        Group::Priest,
        Group::Power,
        Group::Special,
        Group::Convert,
        Group::Pass,
        Group::End,
    ];

    /// Where an action belongs.
    pub fn of(act: Act) -> Group {
        match act {
            Act::Faction(_) | Act::Colour(_) => Group::Setup,
            Act::Build(_) => Group::Build,
            Act::Dig(_) => Group::Dig,
            Act::Upgrade(..) => Group::Upgrade,
            Act::AdvanceShipping | Act::AdvanceDigging => Group::Track,
            Act::Send(..) => Group::Priest,
            Act::Power(_) => Group::Power,
            Act::Special(_) => Group::Special,
            Act::Pass(_) => Group::Pass,
            Act::Burn | Act::Convert(_) => Group::Convert,
            Act::Into(_)
            | Act::PayCult(_)
            | Act::Tokens(_)
            | Act::Favour(_)
            | Act::Town(_)
            | Act::Step(_)
            | Act::Top(_)
            | Act::Bridge(_)
            | Act::Unlock(_)
            | Act::KeepPriest
            | Act::BuyToken
            | Act::Connect(_) => Group::Due,
            Act::Accept { .. } | Act::Decline { .. } => Group::Offer,
            Act::Done | Act::Automa | Act::Leave => Group::End,
        }
    }
}

/// The heading of a group.
pub fn group(words: &Words, group: Group) -> String {
    words.text(match group {
        Group::Setup => "tm-group-setup",
        Group::Due => "tm-group-due",
        Group::Offer => "tm-group-offer",
        Group::Build => "tm-group-build",
        Group::Dig => "tm-group-dig",
        Group::Upgrade => "tm-group-upgrade",
        Group::Track => "tm-group-track",
        Group::Priest => "tm-group-priest",
        Group::Power => "tm-group-power",
        Group::Special => "tm-group-special",
        Group::Convert => "tm-group-convert",
        Group::Pass => "tm-group-pass",
        Group::End => "tm-group-end",
    })
}

/// What an action does, for a button or a line of a list.
pub fn act(words: &Words, game: &TerraMystica, action: Action) -> String {
    let say = |id: &str, args: &[(&str, Arg)]| words.say(id, args);
    let hex = |hex: Hex| ("hex", Arg::from(hex_name(game, hex)));
    let terrain = |terrain| ("terrain", Arg::from(terrain_name(words, terrain)));
    let cult = |cult| ("cult", Arg::from(cult_name(words, cult)));
    let kit = game.kit();
    match action.act {
        Act::Faction(id) => say("tm-act-faction", &[("faction", faction_name(words, id).into())]),
        Act::Colour(to) => say("tm-act-colour", &[terrain(to)]),
        Act::Build(at) => say("tm-act-build", &[hex(at)]),
        Act::Dig(at) => say("tm-act-dig", &[hex(at)]),
        Act::Into(to) => say("tm-act-into", &[terrain(to)]),
        Act::PayCult(on) => say("tm-act-pay-cult", &[cult(on)]),
        Act::Tokens([one, two, three]) => {
            say("tm-act-tokens", &[("bowls", format!("{one}/{two}/{three}").into())])
        }
        Act::Upgrade(at, to) => {
            say("tm-act-upgrade", &[hex(at), ("structure", structure_name(words, to).into())])
        }
        Act::AdvanceShipping => say("tm-act-shipping", &[]),
        Act::AdvanceDigging => say("tm-act-digging", &[]),
        Act::Send(to, value) => say("tm-act-send", &[cult(to), ("value", value.into())]),
        Act::Power(action) => say("tm-act-power", &[("what", power(words, kit, action).into())]),
        Act::Special(action) => {
            say("tm-act-special", &[("what", special_with_id(words, kit, action).into())])
        }
        Act::Pass(None) => say("tm-act-pass-last", &[]),
        Act::Pass(Some(card)) => {
            let id = if game.phase() == Phase::BonusCards { "tm-act-bonus" } else { "tm-act-pass" };
            say(id, &[("what", bonus(words, kit, card).into())])
        }
        Act::Burn => say("tm-act-burn", &[]),
        Act::Convert(what) => {
            let (paid, got) = rates(words, game, what);
            say("tm-act-convert", &[("paid", paid.into()), ("got", got.into())])
        }
        Act::Favour(tile) => say("tm-act-favour", &[("what", favour(words, kit, tile).into())]),
        Act::Town(tile) => say("tm-act-town", &[("what", town(words, kit, tile).into())]),
        Act::Step(on) => say("tm-act-step", &[cult(on)]),
        Act::Top(on) => say("tm-act-top", &[cult(on)]),
        Act::Bridge(place) => {
            let ends = game.map().bridges.get(usize::from(place)).copied();
            let name = |hex: Option<Hex>| Arg::from(hex.map_or_else(String::new, |at| hex_name(game, at)));
            say(
                "tm-act-bridge",
                &[("a", name(ends.map(|ends| ends.0))), ("b", name(ends.map(|ends| ends.1)))],
            )
        }
        Act::Unlock(to) => say("tm-act-unlock", &[terrain(to)]),
        Act::KeepPriest => say("tm-act-keep-priest", &[]),
        Act::BuyToken => say("tm-act-buy-token", &[]),
        Act::Accept { from, amount } => {
            // What can really be gained, and its price.
            let gain = game.gain_of_offer(action.seat, amount);
            let args = [
                ("power", gain.into()),
                ("vp", gain.saturating_sub(1).into()),
                ("from", of_seat(words, game, from).into()),
            ];
            say("tm-act-accept", &args)
        }
        Act::Decline { from, amount } => {
            say("tm-act-decline", &[("power", amount.into()), ("from", of_seat(words, game, from).into())])
        }
        Act::Connect(at) => say("tm-act-connect", &[hex(at)]),
        Act::Done => {
            let rest = matches!(game.phase(), Phase::Actions) && game.to_move() == Some(game.active());
            say(if rest { "tm-act-done" } else { "tm-act-done-rest" }, &[])
        }
        Act::Automa => say("tm-act-automa", &[]),
        Act::Leave => say("tm-act-leave", &[]),
    }
}
