//! Facts set right, and what is possible but doubtful.

use kernel::{Hex, Seat};
use terra_mystica::companion::{Few, Fix, TerraCompanion, Warning};
use terra_mystica::{BonusId, Cult, PowerAction, Structure, TerraMystica, Terrain};

use crate::terra_mystica::{
    all_of, bonus_does, bridge_name, cult_name, final_tile, hex_name, of_seat, power_does, scoring_does,
    seat_name, structure_name, terrain_name, who as who_is,
};
use crate::{Arg, Words};

/// A fact that was set right.
pub fn fixed(words: &Words, table: &TerraMystica, fix: &Fix) -> String {
    let who = |seat: Seat| ("who", Arg::from(seat_name(words, table, seat)));
    let of = |seat: Seat| ("who", Arg::from(of_seat(words, table, seat)));
    let at = |hex: Hex| ("hex", Arg::from(hex_name(table, hex)));
    let land = |terrain: Terrain| ("terrain", Arg::from(terrain_name(words, terrain)));
    let on = |cult: Cult| ("cult", Arg::from(cult_name(words, cult)));
    let list = |parts: Vec<String>| ("list", Arg::from(all_of(words, &parts)));
    // What cards and tiles do has commas of its own.
    let pile = |parts: Vec<String>| {
        ("list", Arg::from(if parts.is_empty() { words.text("co-none") } else { parts.join(" · ") }))
    };
    let kit = table.kit();
    let seats = |few: &Few| list(few.iter().map(|seat| seat_name(words, table, Seat(*seat))).collect());
    let say = |id: &str, args: &[(&str, Arg)]| words.say(id, args);
    match *fix {
        Fix::Structure(hex, None) => say("tc-fixed-empty", &[at(hex)]),
        Fix::Structure(hex, Some((seat, kind))) => {
            say("tc-fixed-structure", &[at(hex), of(seat), ("structure", structure_name(words, kind).into())])
        }
        Fix::Terrain(hex, terrain) => say("tc-fixed-terrain", &[at(hex), land(terrain)]),
        Fix::Bridge(place, owner) => {
            let place = ("place", Arg::from(bridge_name(table, place)));
            match owner {
                None => say("tc-fixed-no-bridge", &[place]),
                Some(seat) => say("tc-fixed-bridge", &[place, of(seat)]),
            }
        }
        Fix::Cult(seat, cult, space) => say("tc-fixed-cult", &[who(seat), on(cult), ("space", space.into())]),
        Fix::Priests(cult, owners) => {
            let names = owners.into_iter().map(|owner| {
                owner.map_or_else(|| words.text("tc-free"), |seat| seat_name(words, table, seat))
            });
            say("tc-fixed-priests", &[on(cult), ("list", names.collect::<Vec<_>>().join(", ").into())])
        }
        Fix::Power(bits) => {
            let used = PowerAction::ALL.into_iter().filter(|action| bits >> action.index() & 1 == 1);
            say("tc-fixed-power", &[pile(used.map(|action| power_does(words, kit, action)).collect())])
        }
        Fix::Row(cards) => say(
            "tc-fixed-row",
            &[pile(cards.iter().map(|card| bonus_does(words, kit, BonusId(*card))).collect())],
        ),
        Fix::Bonus(seat, None) => say("tc-fixed-no-bonus", &who_is(words, table, seat)),
        Fix::Bonus(seat, Some(card)) => {
            let [who, many] = who_is(words, table, seat);
            say("tc-fixed-bonus", &[who, many, ("card", bonus_does(words, kit, card).into())])
        }
        Fix::Vp(seat, vp) => say("tc-score", &[who(seat), ("vp", u32::from(vp).into())]),
        Fix::Round(round) => say("tc-fixed-round", &[("round", round.into())]),
        Fix::Scoring(tiles) => {
            say("tc-fixed-scoring", &[pile(tiles.map(|tile| scoring_does(words, kit, tile)).to_vec())])
        }
        Fix::FinalTile(None) => say("tc-fixed-no-final", &[]),
        Fix::FinalTile(Some(tile)) => {
            say("tc-lay-final", &[("what", final_tile(words, table.kit(), tile).into())])
        }
        Fix::Order(few) => say("tc-fixed-order", &[seats(&few)]),
        Fix::Turn(seat) => say("tc-fixed-turn", &[who(seat)]),
        Fix::Passed(few) => say("tc-fixed-passed", &[seats(&few)]),
        Fix::Shipping(seat, level) => say("tc-fixed-shipping", &[who(seat), ("level", level.into())]),
        Fix::Carpet(seat, more) => say("tc-fixed-carpet", &[who(seat), ("more", more.into())]),
        Fix::Home(seat, terrain) => say("tc-fixed-home", &[who(seat), land(terrain)]),
        Fix::Start(seat, terrain) => say("tc-fixed-start", &[who(seat), land(terrain)]),
        Fix::Unlocked(seat, bits) => {
            let open = Terrain::WHEEL.into_iter().filter(|terrain| bits >> terrain.index() & 1 == 1);
            say("tc-fixed-unlocked", &[who(seat), list(open.map(|one| terrain_name(words, one)).collect())])
        }
        Fix::Drawn(seat, cards) => {
            let kit = &table.kit().automa;
            let number = |card: &u8| kit.cards.get(usize::from(*card)).map(|card| card.number.to_string());
            say("tc-fixed-drawn", &[who(seat), list(cards.iter().filter_map(number).collect())])
        }
    }
}

/// Something doubtful that was accepted.
pub fn warning(words: &Words, table: &TerraMystica, warning: Warning) -> String {
    let at = |id: &str, hex: Hex| words.say(id, &[("hex", hex_name(table, hex).into())]);
    let on = |id: &str, cult: Cult| words.say(id, &[("cult", cult_name(words, cult).into())]);
    match warning {
        Warning::OutOfReach { hex } => at("tc-warn-reach", hex),
        Warning::StoppedBelowTop { cult } => on("tc-warn-top", cult),
        Warning::NoStep { cult } => on("tc-warn-no-step", cult),
        Warning::NoPriestLeft => words.text("tc-warn-no-priest"),
        Warning::NoBridgehead => words.text("tc-warn-bridgehead"),
        Warning::ManyBridges => words.text("tc-warn-bridges"),
        Warning::TrackEnds => words.text("tc-warn-track-ends"),
        Warning::StrangeTerrain { hex } => at("tc-warn-terrain", hex),
        Warning::ManyPieces { kind } => {
            words.say("tc-warn-pieces", &[("structure", structure_name(words, kind).into())])
        }
        Warning::RowLength { wanted } => words.say("tc-warn-row", &[("wanted", wanted.into())]),
        Warning::CardMoved => words.text("tc-warn-card-moved"),
    }
}

/// Everything that the companion knows of the table, fact by fact.
pub(super) fn known(words: &Words, game: &TerraCompanion) -> Vec<String> {
    let table = game.table();
    let mut lines = Vec::new();
    let mut fact = |fix: Fix| lines.push(fixed(words, table, &fix));
    if table.round() > 0 {
        fact(Fix::Round(table.round()));
        fact(Fix::Order(Few::of(table.turn_order().iter().copied()).unwrap_or_default()));
        fact(Fix::Passed(Few::of(table.passed().iter().copied()).unwrap_or_default()));
    }
    let used = PowerAction::ALL.into_iter().filter(|action| table.power_action_used(*action));
    fact(Fix::Power(used.fold(0, |bits, action| bits | 1 << action.index())));
    fact(Fix::Row(Few::of(table.bonus_cards().map(|(card, _)| card.0)).unwrap_or_default()));
    for seat in table.seat_list().filter(|seat| table.player(*seat).faction.is_some()) {
        fact(Fix::Bonus(seat, table.player(seat).bonus));
        fact(Fix::Shipping(seat, table.player(seat).shipping));
    }
    lines.extend(table.seat_list().filter_map(|seat| seat_known(words, table, seat)));
    lines.extend(super::asks::scores(words, game));
    lines
}

/// What stands on the board, and where the markers are.
fn seat_known(words: &Words, table: &TerraMystica, seat: Seat) -> Option<String> {
    let player = table.player(seat);
    player.faction?;
    let standing = Structure::ALL.into_iter().filter(|kind| player.count(*kind) > 0).map(|kind| {
        let hexes: Vec<String> =
            player.structures[kind.index()].iter().map(|hex| hex_name(table, hex)).collect();
        format!("{} {}", structure_name(words, kind), hexes.join(" "))
    });
    let cults =
        Cult::ALL.map(|cult| format!("{} {}", cult_name(words, cult), player.purse.cults[cult.index()]));
    let parts: Vec<String> = standing.chain(cults).collect();
    let args = [("who", seat_name(words, table, seat).into()), ("what", parts.join(", ").into())];
    Some(words.say("tm-says", &args))
}
