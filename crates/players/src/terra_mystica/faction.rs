//! Which faction to play.

use terra_mystica::FactionId;

/// The factions by how well these players do with them against the Automa, the best first.
const LIKED: &[FactionId] = &[
    FactionId::Darklings,
    FactionId::Halflings,
    FactionId::ChaosMagicians,
    FactionId::Cultists,
    FactionId::Dwarves,
    FactionId::Nomads,
    FactionId::Mermaids,
    FactionId::Yetis,
    FactionId::IceMaidens,
    FactionId::Alchemists,
    FactionId::Engineers,
    FactionId::Swarmlings,
    FactionId::Auren,
    FactionId::Witches,
    FactionId::Fakirs,
    FactionId::Acolytes,
    FactionId::Shapeshifters,
    FactionId::Dragonlords,
    FactionId::Riverwalkers,
    FactionId::Giants,
];

/// How much a faction is liked, in hundredths of a point: a place is worth a point.
pub fn liking(id: FactionId) -> i32 {
    let place = LIKED.iter().position(|liked| *liked == id).unwrap_or(LIKED.len());
    -100 * place as i32
}
