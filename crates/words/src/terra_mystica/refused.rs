//! Why something cannot be, and what can.

use kernel::{Game as _, Hex, Seat};
use terra_mystica::{Cult, FactionId, FavourId, Illegal, TerraMystica, Terrain};

use super::asks::waiting;
use super::names::{
    capital, counted, cult_name, faction_name, goods, hex_name, structure_name, terrain_name, the_seat, who,
};
use super::things::{bonus_does, called, favour_does, this_action, town_does};
use crate::{Arg, Words};

/// Why an action was refused, as a sentence with the labels of the board.
pub fn illegal(words: &Words, game: &TerraMystica, illegal: &Illegal) -> String {
    capital(&refusal(words, game, illegal))
}

fn refusal(words: &Words, game: &TerraMystica, illegal: &Illegal) -> String {
    let say = |id: &str, args: &[(&str, Arg)]| words.say(id, args);
    let text = |id: &str| words.text(id);
    let at = |hex: Hex| ("hex", Arg::from(hex_name(game, hex)));
    let land = |terrain: Terrain| ("terrain", Arg::from(terrain_name(words, terrain)));
    let on = |cult: Cult| ("cult", Arg::from(cult_name(words, cult)));
    let people = |id: FactionId| ("faction", Arg::from(faction_name(words, id)));
    let the = |seat: Seat| Arg::from(the_seat(words, game, seat));
    let ends =
        |ends: (Hex, Hex)| [("a", hex_name(game, ends.0).into()), ("b", hex_name(game, ends.1).into())];
    let favour = |tile: FavourId| {
        Arg::from(called(words, "tm-kind-favour", tile.id(), || favour_does(words, game.kit(), tile)))
    };
    match *illegal {
        Illegal::Over => text("tm-no-over"),
        Illegal::NotThere => text("tm-no-not-there"),
        Illegal::NoSeat { seat } => say("tm-no-seat", &[("seat", (u32::from(seat.0) + 1).into())]),
        Illegal::Seat { seat, first } => say("tm-no-turn", &[("who", the(seat)), ("first", the(first))]),
        Illegal::Wanted(_) => {
            let ask = waiting(words, game).unwrap_or_else(|| text("tm-over"));
            say("tm-no-wanted", &[("ask", ask.into())])
        }
        Illegal::NotYourTurn => say("tm-no-not-your-turn", &who(words, game, game.active())),
        Illegal::Passed => text("tm-no-passed"),
        Illegal::ActionTaken => text("tm-no-action-taken"),
        Illegal::OthersFirst => text("tm-no-others-first"),
        Illegal::DueFirst => text("tm-no-due-first"),
        Illegal::ActFirst => text("tm-no-act-first"),
        Illegal::NothingToEnd => text("tm-no-nothing-to-end"),
        Illegal::NobodyLeaves => text("tm-no-nobody-leaves"),
        Illegal::Left => text("tm-no-left"),

        Illegal::NotInBox { faction } => say("tm-no-in-box", &[people(faction)]),
        Illegal::FactionTaken { faction } => say("tm-no-faction-taken", &[people(faction)]),
        Illegal::OtherSide { faction, taken } => {
            say("tm-no-other-side", &[people(faction), ("taken", faction_name(words, taken).into())])
        }
        Illegal::TerrainTaken { terrain } => say("tm-no-terrain-taken", &[land(terrain)]),
        Illegal::NoColourWanted => text("tm-no-colour-wanted"),
        Illegal::NotBasic { terrain } => say("tm-no-basic", &[land(terrain)]),
        Illegal::SameHome { terrain } => say("tm-no-same-home", &[land(terrain)]),
        Illegal::HomeTaken { terrain } => say("tm-no-home-taken", &[land(terrain)]),
        Illegal::FirstAtRiver { hex } => say("tm-no-first-at-river", &[at(hex)]),

        Illegal::River { hex } => say("tm-no-river", &[at(hex)]),
        Illegal::NotRiver { hex } => say("tm-no-not-river", &[at(hex)]),
        Illegal::Occupied { hex } => say("tm-no-occupied", &[at(hex)]),
        Illegal::OutOfReach { hex } => say("tm-no-reach", &[at(hex)]),
        Illegal::Fixed { hex, terrain } => say("tm-no-fixed", &[at(hex), land(terrain)]),
        Illegal::Already { hex, terrain } => say("tm-no-already", &[at(hex), land(terrain)]),
        Illegal::NotHome { hex, terrain } => say("tm-no-not-home", &[at(hex), land(terrain)]),
        Illegal::NotReady { hex } => say("tm-no-not-ready", &[at(hex)]),
        Illegal::NotYours { hex } => say("tm-no-not-yours", &[at(hex)]),

        Illegal::TooDear { price } => say("tm-no-too-dear", &[("price", goods(words, price).into())]),
        Illegal::PowerShort { need, have } => {
            // Two tokens of bowl II burn for one of bowl III.
            let most = game.to_move().map_or(have, |seat| have + game.player(seat).purse.bowls[1] / 2);
            let id = if most < need { "tm-no-power-far" } else { "tm-no-power-short" };
            let burn = need.saturating_sub(have);
            let args = [("need", need), ("have", have), ("most", most), ("burn", burn)];
            say(id, &args.map(|(name, count)| (name, count.into())))
        }
        Illegal::Burn { have } => say("tm-no-burn", &[("have", have.into())]),
        Illegal::ConvertOutOfTurn => text("tm-no-convert-turn"),
        Illegal::ConvertOrder => text("tm-no-convert-order"),
        Illegal::ConvertFaction { .. } => text("tm-no-convert-faction"),
        Illegal::ConvertShort { .. } => text("tm-no-convert-short"),
        Illegal::NoPriest => text("tm-no-priest"),
        Illegal::TokensShort { need, have } => {
            say("tm-no-tokens-short", &[("need", need.into()), ("have", have.into())])
        }
        Illegal::NoTokensWanted => text("tm-no-tokens-wanted"),
        Illegal::TokensCount { need } => {
            say("tm-no-tokens-count", &[("tokens", counted(words, "token", need).into())])
        }
        Illegal::TokensBowl { have: [one, two, three] } => {
            say("tm-no-tokens-bowl", &[("bowls", format!("{one}/{two}/{three}").into())])
        }

        Illegal::NoHexChosen => text("tm-no-hex-chosen"),
        Illegal::NoSpadeDue => text("tm-no-spade-due"),
        Illegal::NeverTerraforms => text("tm-no-never-terraforms"),
        Illegal::SpadesShort { hex } => say("tm-no-spades-short", &[at(hex)]),
        Illegal::SpadesNeeded { hex, to, need, have } => {
            let (need, have) = (counted(words, "spade", need), counted(words, "spade", have));
            say("tm-no-spades-needed", &[at(hex), land(to), ("need", need.into()), ("have", have.into())])
        }
        Illegal::Into { hex, to } => say("tm-no-into", &[at(hex), land(to)]),
        Illegal::SecondStray { hex } => say("tm-no-second-stray", &[at(hex)]),
        Illegal::Storm { hex } => say("tm-no-storm", &[at(hex)]),
        Illegal::CultShort { cult, need } => {
            say("tm-no-cult-short", &[on(cult), ("steps", counted(words, "step", need).into())])
        }

        Illegal::NoPiece { kind } => say("tm-no-piece", &[("structure", structure_name(words, kind).into())]),
        Illegal::UpgradePath { from, to } => {
            let (from, to) = (structure_name(words, from), structure_name(words, to));
            say("tm-no-upgrade-path", &[("from", from.into()), ("to", to.into())])
        }
        Illegal::FreeTrading => text("tm-no-free-trading"),
        Illegal::FreeDwelling { hex } => say("tm-no-free-dwelling", &[at(hex)]),
        Illegal::NoFavourDue => text("tm-no-favour-due"),
        Illegal::FavourTwice { tile } => say("tm-no-favour-twice", &[("tile", favour(tile))]),
        Illegal::FavourGone { tile } => say("tm-no-tile-gone", &[("tile", favour(tile))]),

        Illegal::NoTownDue => text("tm-no-town-due"),
        Illegal::TownGone { tile } => {
            let name = called(words, "tm-kind-town", tile.id(), || town_does(words, game.kit(), tile));
            say("tm-no-tile-gone", &[("tile", name.into())])
        }
        Illegal::OnlyMermaids => text("tm-no-only-mermaids"),
        Illegal::NoTownThere { river } => say("tm-no-town-there", &[at(river)]),
        Illegal::NoBridgeDue => text("tm-no-bridge-due"),
        Illegal::BridgePlace => text("tm-no-bridge-place"),
        Illegal::BridgeTaken { ends: both } => say("tm-no-bridge-taken", &ends(both)),
        Illegal::BridgeEnds { ends: both } => say("tm-no-bridge-ends", &ends(both)),
        Illegal::NoBridgeLeft => text("tm-no-bridge-left"),
        Illegal::NoBridgePlace => text("tm-no-bridge-anywhere"),

        Illegal::PriestSpace { cult, value } => {
            say("tm-no-priest-space", &[on(cult), ("value", value.into())])
        }
        Illegal::NoStepDue => text("tm-no-step-due"),
        Illegal::NoTopDue => text("tm-no-top-due"),
        Illegal::TopNot { cult } => say("tm-no-top-not", &[on(cult)]),

        Illegal::NoShipping => text("tm-no-shipping"),
        Illegal::NoDigging => text("tm-no-digging"),
        Illegal::TrackEnd => text("tm-no-track-end"),
        Illegal::PowerUsed { action } => {
            say("tm-no-used", &[("action", this_action(words, action.id()).into())])
        }
        Illegal::SpecialUsed { action } => {
            say("tm-no-used", &[("action", this_action(words, action.id()).into())])
        }
        Illegal::SpecialNotYours { action } => {
            say("tm-no-special-yours", &[("action", this_action(words, action.id()).into())])
        }

        Illegal::PassWithout => text("tm-no-pass-without"),
        Illegal::PassWith => text("tm-no-pass-with"),
        Illegal::BonusNotThere { card } => {
            let name = called(words, "tm-kind-bonus", card.id(), || bonus_does(words, game.kit(), card));
            say("tm-no-bonus-there", &[("card", name.into())])
        }

        Illegal::NoOffer { from, amount } => {
            let [from, many] = who(words, game, from);
            say("tm-no-offer", &[from, many, ("amount", amount.into())])
        }
        Illegal::OfferEarlier => text("tm-no-offer-earlier"),
        Illegal::OfferVoid => text("tm-no-offer-void"),
        Illegal::NoTokenDue => text("tm-no-token-due"),
        Illegal::TokenShort => text("tm-no-token-short"),

        Illegal::NoPriestDue => text("tm-no-priest-due"),
        Illegal::Unlocked { terrain } => say("tm-no-unlocked", &[land(terrain)]),
        Illegal::UnlockShort { terrain, need } => {
            say("tm-no-unlock-short", &[land(terrain), ("coins", counted(words, "coin", need).into())])
        }
    }
}
