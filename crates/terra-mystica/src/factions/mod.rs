//! What only one faction does: one file each, called from the rules where its moment comes.

use kernel::{Hex, Hexes, Seat, Sink};

use crate::components::{FactionId, Structure, Terrain};
use crate::rules::event::Event;
use crate::state::TerraMystica;

pub(crate) mod acolytes;
pub(crate) mod alchemists;
pub(crate) mod auren;
pub(crate) mod cultists;
pub(crate) mod darklings;
pub(crate) mod dragonlords;
pub(crate) mod engineers;
pub(crate) mod halflings;
pub(crate) mod ice_maidens;
pub(crate) mod mermaids;
pub(crate) mod nomads;
pub(crate) mod riverwalkers;
pub(crate) mod shapeshifters;
pub(crate) mod swarmlings;
pub(crate) mod witches;

/// The stronghold was built: what happens once.
pub(crate) fn stronghold_built<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    match game.faction(seat).id {
        FactionId::Alchemists => alchemists::stronghold(game, seat),
        FactionId::Darklings => darklings::stronghold(game, seat),
        FactionId::Auren => auren::stronghold(game, seat),
        FactionId::Mermaids => mermaids::stronghold(game, seat, sink),
        FactionId::Halflings => halflings::stronghold(game, seat, sink),
        FactionId::Cultists => cultists::stronghold(game, seat, sink),
        FactionId::Dragonlords => dragonlords::stronghold(game, seat, sink),
        FactionId::Riverwalkers => riverwalkers::stronghold(game, seat),
        // Their strongholds give an action, a price or points that are read where they matter.
        FactionId::Witches
        | FactionId::ChaosMagicians
        | FactionId::Giants
        | FactionId::Swarmlings
        | FactionId::Dwarves
        | FactionId::Engineers
        | FactionId::Fakirs
        | FactionId::Nomads
        | FactionId::IceMaidens
        | FactionId::Yetis
        | FactionId::Acolytes
        | FactionId::Shapeshifters => {}
    }
}

/// Spades were gained, from wherever.
pub(crate) fn spades_gained<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, count: u8, sink: &mut S) {
    match game.faction(seat).id {
        FactionId::Alchemists => alchemists::spades(game, seat, count),
        FactionId::Halflings => halflings::spades(game, seat, count, sink),
        FactionId::Dragonlords => dragonlords::spades(game, seat, count, sink),
        FactionId::Acolytes => acolytes::spades(game, seat, count),
        _ => {}
    }
}

/// A town was founded.
pub(crate) fn town_founded<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    match game.faction(seat).id {
        FactionId::Witches => witches::town(game, seat, sink),
        FactionId::Swarmlings => swarmlings::town(game, seat),
        _ => {}
    }
}

/// Points for passing that the faction itself brings.
pub(crate) fn pass_vp(game: &TerraMystica, seat: Seat) -> u16 {
    match game.faction(seat).id {
        FactionId::Engineers => engineers::pass_vp(game, seat),
        FactionId::IceMaidens => ice_maidens::pass_vp(game, seat),
        _ => 0,
    }
}

/// How many favour tiles a temple or a sanctuary brings.
pub(crate) fn favours(game: &TerraMystica, seat: Seat) -> u8 {
    match game.faction(seat).id {
        FactionId::ChaosMagicians => game.faction(seat).powers.favours,
        _ => 1,
    }
}

/// The power value of a structure.
pub(crate) fn power_value(game: &TerraMystica, seat: Seat, kind: Structure) -> u8 {
    match (game.player(seat).faction, kind) {
        (Some(FactionId::Yetis), Structure::Stronghold | Structure::Sanctuary) => {
            game.faction(seat).powers.great_power_value
        }
        _ => game.kit.structures.power_value[kind.index()],
    }
}

/// The first opponent took power of a build.
pub(crate) fn power_taken<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    if game.is_automa(seat) {
        game.automa_was_leeched(seat, sink);
        return;
    }
    if game.player(seat).left {
        return;
    }
    match game.faction(seat).id {
        FactionId::Cultists => {
            let steps = game.faction(seat).powers.taken_steps;
            game.player_mut(seat).steps_due += steps;
        }
        FactionId::Shapeshifters => shapeshifters::power_taken(game, seat),
        _ => return,
    }
    if S::ON {
        let purse = game.player(seat).purse;
        sink.event(Event::RewardDue { seat, purse });
    }
}

/// Everybody who could have taken power of a build declined.
pub(crate) fn all_declined<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, sink: &mut S) {
    let pays = match game.faction(seat).id {
        _ if game.is_automa(seat) => false,
        FactionId::Cultists => game.options.cultists_power,
        FactionId::Shapeshifters => true,
        _ => false,
    };
    if pays {
        let power = game.faction(seat).powers.declined_power;
        game.player_mut(seat).purse.gain_power(power);
        if S::ON {
            let purse = game.player(seat).purse;
            sink.event(Event::AllDeclined { seat, purse });
        }
    }
}

/// What a volcano costs here: tokens or cult steps.
pub(crate) fn volcano_price(game: &TerraMystica, seat: Seat, hex: Hex) -> u8 {
    let terrain = game.terrain(hex);
    let foreign = terrain.is_basic() && game.homes_of_others(seat) >> terrain.index() & 1 == 1;
    game.faction(seat).digging.price[usize::from(foreign)]
}

/// The hexes among these that a volcano faction can pay for.
pub(crate) fn volcano_hexes(game: &TerraMystica, seat: Seat, hexes: Hexes) -> Hexes {
    let most = match game.faction(seat).id {
        FactionId::Dragonlords => game.player(seat).purse.bowls.iter().sum(),
        FactionId::Acolytes => game.player(seat).purse.cults.into_iter().max().unwrap_or(0),
        _ => return Hexes::EMPTY,
    };
    hexes.filter(|hex| volcano_price(game, seat, hex) <= most)
}

/// A volcano faction chose a hex: how it is paid may be a decision.
pub(crate) fn begin_volcano<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, hex: Hex, sink: &mut S) {
    game.turn.dig = Some(hex);
    if S::ON {
        sink.event(Event::Chose { seat, hex });
    }
    if game.plays(seat, FactionId::Dragonlords) {
        let price = volcano_price(game, seat, hex);
        game.remove_tokens(seat, price, sink);
    } else {
        acolytes::pay_if_one_way(game, seat, hex, sink);
    }
}

/// The price is paid: the hex becomes a volcano.
pub(crate) fn finish_volcano<S: Sink<Event>>(game: &mut TerraMystica, seat: Seat, hex: Hex, sink: &mut S) {
    let from = game.terrain(hex);
    game.turn.dig = None;
    game.turn.fresh = false;
    game.terrain[hex.index()] = Terrain::Volcano;
    game.turn.ready.insert(hex);
    if S::ON {
        let to = Terrain::Volcano;
        sink.event(Event::Terraformed { seat, hex, from, to, spades: 0, bought: 0 });
    }
}
