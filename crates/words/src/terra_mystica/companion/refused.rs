//! Why something cannot be, and what can.

use kernel::{Game as _, Hex};
use terra_mystica::Cult;
use terra_mystica::companion::{CompanionIllegal, Expected, TerraCompanion};

use crate::terra_mystica::things::{bonus_does, called, this_action};
use crate::terra_mystica::{cult_name, hex_name, structure_name, who};
use crate::{Arg, Beside as _, Words};

/// Why something that was said cannot be, and what can.
pub(super) fn illegal(words: &Words, game: &TerraCompanion, illegal: &CompanionIllegal) -> String {
    let table = game.table();
    let at = |id: &str, hex: Hex| words.say(id, &[("hex", hex_name(table, hex).into())]);
    let on = |cult: Cult| ("cult", Arg::from(cult_name(words, cult)));
    let card = |id: &str, number: u8| words.say(id, &[("card", number.into())]);
    let text = |id: &str| words.text(id);
    match illegal {
        CompanionIllegal::Over => text("co-no-over"),
        CompanionIllegal::Waiting(_) => game.not_now(words),
        CompanionIllegal::NothingTold => text("tc-no-nothing-told"),
        CompanionIllegal::NotAsked { seat } if seat.index() < game.seats() => {
            words.say("tc-no-asked", &who(words, table, *seat))
        }
        CompanionIllegal::NotAsked { seat } => {
            words.say("tc-no-seat", &[("seat", (u32::from(seat.0) + 1).into())])
        }
        CompanionIllegal::Rule(rule) => crate::terra_mystica::illegal(words, table, rule),
        CompanionIllegal::NoHex => text("tc-no-hex"),
        CompanionIllegal::River { hex } => at("tc-no-river", *hex),
        CompanionIllegal::Occupied { hex } => at("tc-no-occupied", *hex),
        CompanionIllegal::NotYours { hex } => at("tc-no-yours", *hex),
        CompanionIllegal::NoUpgrade { from, to } => {
            let (from, to) = (structure_name(words, *from), structure_name(words, *to));
            words.say("tc-no-upgrade", &[("from", from.into()), ("to", to.into())])
        }
        CompanionIllegal::NoPiece { kind } => {
            words.say("tc-no-piece", &[("structure", structure_name(words, *kind).into())])
        }
        CompanionIllegal::SameTerrain { hex } => at("tc-no-same-terrain", *hex),
        CompanionIllegal::NoSuchTerrain => text("tc-no-such-terrain"),
        CompanionIllegal::SpaceTaken { cult, value } => {
            words.say("tc-no-space-taken", &[on(*cult), ("value", (*value).into())])
        }
        CompanionIllegal::NoSpace { cult } => words.say("tc-no-space", &[on(*cult)]),
        CompanionIllegal::PowerUsed { action } => {
            words.say("tc-no-power-used", &[("action", this_action(words, action.id()).into())])
        }
        CompanionIllegal::NoBridgePlace => text("tc-no-bridge-place"),
        CompanionIllegal::BridgeThere => text("tc-no-bridge-there"),
        CompanionIllegal::NotInRow { card } => {
            let does = || bonus_does(words, table.kit(), *card);
            words.say("tc-no-row", &[("card", called(words, "tm-kind-bonus", card.id(), does).into())])
        }
        CompanionIllegal::CardWanted => text("tc-no-card-wanted"),
        CompanionIllegal::NoCardWanted => text("tc-no-card-last"),
        CompanionIllegal::NoShift => text("tc-no-shift"),
        CompanionIllegal::NoLink => text("tc-no-link"),
        CompanionIllegal::NoCard => text("tc-no-card"),
        CompanionIllegal::CardDrawn { number } => card("tc-no-drawn", *number),
        CompanionIllegal::CardNotInDeck { number } => card("tc-no-deck", *number),
        CompanionIllegal::DeckEmpty => text("tc-no-deck-empty"),
        CompanionIllegal::TooMuch => text("tc-no-much"),
        CompanionIllegal::FactRange(expected) => {
            words.say("tc-no-range", &[("expected", text(range(*expected)).into())])
        }
        CompanionIllegal::NotYet => text("tc-no-yet"),
        CompanionIllegal::AlreadySo => text("tc-no-already"),
    }
}

fn range(expected: Expected) -> &'static str {
    match expected {
        Expected::Priests => "tc-range-priests",
        Expected::PowerActions => "tc-range-power-actions",
        Expected::AutomaPoints => "tc-range-automa-points",
        Expected::Rounds => "tc-range-rounds",
        Expected::SixTiles => "tc-range-six-tiles",
        Expected::Shipping => "tc-range-shipping",
        Expected::Carpet => "tc-range-carpet",
        Expected::ShapeshiftersHome => "tc-range-shapeshifters-home",
        Expected::RiverwalkersTerrains => "tc-range-riverwalkers-terrains",
        Expected::DifferentCards => "tc-range-different-cards",
        Expected::HeldCards => "tc-range-held-cards",
        Expected::AsManyCards => "tc-range-as-many-cards",
        Expected::BonusCards => "tc-range-bonus-cards",
        Expected::SeatsOnce => "tc-range-seats-once",
        Expected::AllSeats => "tc-range-all-seats",
        Expected::NotPassed => "tc-range-not-passed",
        Expected::StartTerrain => "tc-range-start-terrain",
        Expected::AutomaCards => "tc-range-automa-cards",
        Expected::TwoCards => "tc-range-two-cards",
    }
}
