//! The printed components: every total, every row.

use FactionId as F;
use terra_mystica::components::{Digging, DiggingKind, Home, Powers, TeleportKind};
use terra_mystica::{
    BonusId, Cult, FactionId, FavourId, FinalTile, Goods, Kit, PowerAction, ScoringId, SpecialAction,
    Structure, Terrain, TownId,
};
use testkit::covers;

/// `15c 3w`.
fn text(goods: Goods) -> String {
    let each = goods.each().into_iter().zip(["c", "w", "p", "pw"]).filter(|(count, _)| *count > 0);
    each.map(|(count, good)| format!("{count}{good}")).collect::<Vec<_>>().join(" ")
}

fn list(counts: &[u8]) -> String {
    counts.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn home(home: Home) -> &'static str {
    match home {
        Home::Terrain(terrain) => terrain.name(),
        Home::Ice => "ice",
        Home::Volcano => "volcano",
        Home::Chosen => "chosen",
    }
}

#[test]
fn the_wheel_goes_round() {
    covers!("spade.wheel");
    for (at, terrain) in Terrain::WHEEL.into_iter().enumerate() {
        assert_eq!((terrain.index(), terrain.is_basic()), (at, true));
        assert_eq!(terrain.next().previous(), terrain);
        let mut there = terrain;
        for steps in [0, 1, 2, 3, 3, 2, 1, 0] {
            assert_eq!((terrain.steps(there), there.steps(terrain)), (steps, steps));
            there = there.next();
        }
    }
    assert_eq!(Terrain::Wasteland.next(), Terrain::Desert);
    for terrain in [Terrain::Ice, Terrain::Volcano, Terrain::River] {
        assert!(!terrain.is_basic() && terrain.next() == terrain && terrain.previous() == terrain);
    }
}

#[test]
fn everything_has_a_name_and_is_found_by_it() {
    for terrain in Terrain::ALL {
        for name in [terrain.name(), terrain.colour(), terrain.code(), &terrain.name().to_uppercase()] {
            assert_eq!(Terrain::from_name(name), Some(terrain));
        }
    }
    let colours: Vec<&str> = Terrain::ALL.into_iter().map(Terrain::colour).collect();
    assert_eq!(
        colours,
        ["yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano", "river"]
    );
    for (at, kind) in Structure::ALL.into_iter().enumerate() {
        assert_eq!((kind.index(), Structure::from_name(kind.short())), (at, Some(kind)));
        assert_eq!(Structure::from_name(&kind.name().to_uppercase()), Some(kind));
    }
    assert_eq!(Structure::from_name("tradinghouse"), Some(Structure::TradingHouse));
    for (at, cult) in Cult::ALL.into_iter().enumerate() {
        assert_eq!((cult.index(), Cult::from_name(&cult.name().to_uppercase())), (at, Some(cult)));
    }
    for (at, id) in FactionId::ALL.into_iter().enumerate() {
        let name = &Kit::printed().faction(id).name;
        assert_eq!((id.index(), FactionId::from_name(id.key())), (at, Some(id)));
        assert_eq!(FactionId::from_name(name), Some(id));
        assert_eq!(FactionId::from_name(&name.to_uppercase().replace(' ', "-")), Some(id));
    }
    for (at, action) in PowerAction::ALL.into_iter().enumerate() {
        assert_eq!((action.index(), action.id()), (at, format!("ACT{}", at + 1).as_str()));
        assert_eq!(PowerAction::from_name(&action.id().to_lowercase()), Some(action));
    }
    for (at, action) in SpecialAction::ALL.into_iter().enumerate() {
        assert_eq!(
            (action.index(), SpecialAction::from_name(&action.id().to_lowercase())),
            (at, Some(action))
        );
        assert_eq!(format!("{action:?}").to_uppercase(), action.id());
    }
    for (at, tile) in FinalTile::ALL.into_iter().enumerate() {
        assert_eq!((tile.index(), FinalTile::from_name(tile.key())), (at, Some(tile)));
    }
    let nothing = (Terrain::from_name("x"), Structure::from_name(""), FactionId::from_name("gnomes"));
    assert_eq!(nothing, (None, None, None));
}

#[test]
fn tiles_are_numbered_as_in_records() {
    fn check<T: PartialEq + std::fmt::Debug + Copy>(
        all: &[T],
        prefix: &str,
        id: fn(T) -> &'static str,
        find: fn(&str) -> Option<T>,
    ) {
        for (number, tile) in (1..).zip(all) {
            assert_eq!(id(*tile), format!("{prefix}{number}"));
            assert_eq!(find(&id(*tile).to_lowercase()), Some(*tile));
        }
        assert_eq!(find(&format!("{prefix}{}", all.len() + 1)), None);
        assert_eq!((find(&format!("{prefix}0")), find(prefix)), (None, None));
    }
    check(&BonusId::ALL, "BON", BonusId::id, BonusId::from_name);
    check(&FavourId::ALL, "FAV", FavourId::id, FavourId::from_name);
    check(&TownId::ALL, "TW", TownId::id, TownId::from_name);
    check(&ScoringId::ALL, "SCORE", ScoringId::id, ScoringId::from_name);
    assert_eq!(
        (BonusId::ALL.len(), FavourId::ALL.len(), TownId::ALL.len(), ScoringId::ALL.len()),
        (10, 12, 8, 9)
    );
    assert_eq!(FavourId(11).index(), 11);
}

/// Home, goods, bowls, cults, points in the balance of 2017, cost of the five structures.
type Start = (FactionId, &'static str, &'static str, [u8; 3], [u8; 4], u8, &'static str);
const STARTS: [Start; 20] = [
    (F::Alchemists, "swamp", "15c 3w", [5, 7, 0], [1, 1, 0, 0], 27, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 6c 4w"),
    (
        F::Darklings,
        "swamp",
        "15c 1w 1p",
        [5, 7, 0],
        [0, 1, 1, 0],
        15,
        "2c 1w / 3c 2w / 5c 2w / 6c 4w / 10c 4w",
    ),
    (F::Auren, "forest", "15c 3w", [5, 7, 0], [0, 1, 0, 1], 27, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 8c 4w"),
    (F::Witches, "forest", "15c 3w", [5, 7, 0], [0, 0, 0, 2], 19, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 6c 4w"),
    (
        F::ChaosMagicians,
        "wasteland",
        "15c 4w",
        [5, 7, 0],
        [2, 0, 0, 0],
        19,
        "2c 1w / 3c 2w / 5c 2w / 4c 4w / 8c 4w",
    ),
    (F::Giants, "wasteland", "15c 3w", [5, 7, 0], [1, 0, 0, 1], 25, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 6c 4w"),
    (F::Swarmlings, "lakes", "20c 8w", [3, 9, 0], [1, 1, 1, 1], 22, "3c 2w / 4c 3w / 6c 3w / 8c 5w / 8c 5w"),
    (F::Mermaids, "lakes", "15c 3w", [3, 9, 0], [0, 2, 0, 0], 19, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 8c 4w"),
    (F::Dwarves, "mountains", "15c 3w", [5, 7, 0], [0, 0, 2, 0], 20, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 6c 4w"),
    (
        F::Engineers,
        "mountains",
        "10c 2w",
        [3, 9, 0],
        [0, 0, 0, 0],
        16,
        "1c 1w / 2c 1w / 4c 1w / 6c 3w / 6c 3w",
    ),
    (F::Halflings, "plains", "15c 3w", [3, 9, 0], [0, 0, 1, 1], 20, "2c 1w / 3c 2w / 5c 2w / 8c 4w / 6c 4w"),
    (F::Cultists, "plains", "15c 3w", [5, 7, 0], [1, 0, 1, 0], 16, "2c 1w / 3c 2w / 5c 2w / 8c 4w / 8c 4w"),
    (F::Fakirs, "desert", "15c 3w", [7, 5, 0], [1, 0, 0, 1], 33, "2c 1w / 3c 2w / 5c 2w / 10c 4w / 6c 4w"),
    (F::Nomads, "desert", "15c 2w", [5, 7, 0], [1, 0, 1, 0], 19, "2c 1w / 3c 2w / 5c 2w / 8c 4w / 6c 4w"),
    (F::IceMaidens, "ice", "15c 3w", [6, 6, 0], [0, 1, 0, 1], 20, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 6c 4w"),
    (F::Yetis, "ice", "15c 3w", [0, 12, 0], [0, 0, 1, 1], 22, "2c 1w / 3c 2w / 5c 2w / 6c 4w / 6c 4w"),
    (
        F::Dragonlords,
        "volcano",
        "15c 3w",
        [4, 4, 0],
        [2, 0, 0, 0],
        24,
        "2c 1w / 3c 2w / 5c 2w / 8c 4w / 8c 4w",
    ),
    (F::Acolytes, "volcano", "15c 3w", [6, 6, 0], [3, 3, 3, 3], 23, "2c 1w / 3c 2w / 5c 2w / 8c 4w / 8c 4w"),
    (
        F::Shapeshifters,
        "chosen",
        "15c 3w",
        [4, 4, 0],
        [1, 1, 0, 0],
        22,
        "2c 1w / 3c 2w / 5c 2w / 6c 3w / 6c 4w",
    ),
    (
        F::Riverwalkers,
        "chosen",
        "15c 3w",
        [10, 2, 0],
        [1, 0, 0, 1],
        21,
        "2c 1w / 3c 2w / 5c 2w / 6c 4w / 6c 4w",
    ),
];

#[test]
fn every_faction_starts_as_printed() {
    for (faction, printed) in Kit::printed().factions.iter().zip(STARTS) {
        let cost = faction.cost.map(text).join(" / ");
        let start = text(faction.start);
        let ours = (
            faction.id,
            home(faction.home),
            start.as_str(),
            faction.bowls,
            faction.cults,
            faction.vp_2017,
            cost.as_str(),
        );
        assert_eq!(ours, printed);
    }
    assert_eq!(Kit::printed().start_vp, 20);
}

/// Workers by dwellings, coins and power by trading houses, priests by temples, stronghold, sanctuary.
type Yield = (FactionId, &'static str, &'static str, &'static str, &'static str, &'static str, &'static str);
const INCOMES: [Yield; 20] = [
    (F::Alchemists, "1 2 3 4 5 6 7 8 8", "0 2 4 7 11", "0 1 2 3 4", "0 1 2 3", "6c", "1p"),
    (F::Darklings, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2pw", "2p"),
    (F::Auren, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2pw", "1p"),
    (F::Witches, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2pw", "1p"),
    (F::ChaosMagicians, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2w", "1p"),
    (F::Giants, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "4pw", "1p"),
    (F::Swarmlings, "2 3 4 5 6 7 8 9 9", "0 2 4 6 9", "0 2 4 6 8", "0 1 2 3", "4pw", "2p"),
    (F::Mermaids, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "4pw", "1p"),
    (F::Dwarves, "1 2 3 4 5 6 7 8 8", "0 3 5 7 10", "0 1 2 4 6", "0 1 2 3", "2pw", "1p"),
    (F::Engineers, "0 1 2 2 3 4 4 5 6", "0 2 4 6 8", "0 1 2 4 6", "0 1 1 2", "2pw", "1p"),
    (F::Halflings, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2pw", "1p"),
    (F::Cultists, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2pw", "1p"),
    (F::Fakirs, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "1p", "1p"),
    (F::Nomads, "1 2 3 4 5 6 7 8 8", "0 2 4 7 11", "0 1 2 3 4", "0 1 2 3", "2pw", "1p"),
    (F::IceMaidens, "1 2 3 4 5 6 7 8 9", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "4pw", "1p"),
    (F::Yetis, "1 2 3 4 5 6 7 8 9", "0 2 4 6 8", "0 2 4 6 8", "0 1 2 3", "4pw", "1p"),
    (F::Dragonlords, "0 1 2 3 3 4 5 6 6", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2pw", "1p"),
    (F::Acolytes, "0 1 2 3 3 4 5 6 6", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "2pw", "1p"),
    (F::Shapeshifters, "1 2 3 4 5 6 7 8 8", "0 2 4 6 8", "0 1 2 4 6", "0 1 2 3", "4pw", "1p"),
    (F::Riverwalkers, "1 2 3 3 4 5 5 6 7", "0 2 4 6 8", "0 1 2 4 6", "0 1 1 2", "2pw", "1p"),
];

#[test]
fn every_faction_earns_as_printed() {
    covers!("faction.yetis.second-temple");
    for (faction, (id, workers, coins, power, priests, stronghold, sanctuary)) in
        Kit::printed().factions.iter().zip(INCOMES)
    {
        let income = &faction.income;
        assert_eq!(faction.id, id);
        assert_eq!(list(&income.dwelling_workers), workers, "{}", faction.name);
        assert_eq!(list(&income.trading_coins), coins, "{}", faction.name);
        assert_eq!(list(&income.trading_power), power, "{}", faction.name);
        assert_eq!(list(&income.temple_priests), priests, "{}", faction.name);
        assert_eq!(
            (text(income.stronghold).as_str(), text(income.sanctuary).as_str()),
            (stronghold, sanctuary)
        );
        // Two factions have power on the second temple.
        let power = if matches!(id, F::Engineers | F::Riverwalkers) { [0, 0, 5, 5] } else { [0; 4] };
        assert_eq!(income.temple_power, power, "{}", faction.name);
    }
}

#[test]
fn two_factions_share_a_board() {
    let kit = Kit::printed();
    for faction in &kit.factions {
        let other = kit.faction(faction.board);
        assert_eq!(
            (other.board, other.home, other.fire_and_ice),
            (faction.id, faction.home, faction.fire_and_ice)
        );
        assert_ne!(other.id, faction.id);
        assert_eq!(faction.fire_and_ice, faction.id.index() >= 14);
    }
    for terrain in Terrain::WHEEL {
        let at_home = kit.factions.iter().filter(|faction| faction.home == Home::Terrain(terrain));
        assert_eq!(at_home.count(), 2, "{}", terrain.name());
    }
}

#[test]
fn start_dwellings_are_two_but_for_two_factions() {
    for faction in &Kit::printed().factions {
        let dwellings = match faction.id {
            F::Nomads => 3,
            F::ChaosMagicians => 1,
            _ => 2,
        };
        assert_eq!(faction.start_dwellings, dwellings, "{}", faction.name);
    }
}

#[test]
fn shipping_tracks_are_as_printed() {
    for faction in &Kit::printed().factions {
        let track = faction.shipping;
        let expected = match faction.id {
            F::Dwarves | F::Fakirs => (0, 0, String::new(), [0; 5]),
            F::Riverwalkers => (1, 1, String::new(), [0; 5]),
            F::Mermaids => (1, 5, "4c 1p".to_owned(), [0, 2, 3, 4, 5]),
            _ => (0, 3, "4c 1p".to_owned(), [2, 3, 4, 0, 0]),
        };
        assert_eq!((track.start, track.max, text(track.cost), track.vp), expected, "{}", faction.name);
    }
}

#[test]
fn digging_tracks_are_as_printed() {
    for faction in &Kit::printed().factions {
        let Digging { kind, per_spade, levels, advance_cost, advance_vp, vp_per_bought_spade, price } =
            faction.digging;
        let expected = match faction.id {
            F::Darklings => (DiggingKind::Priests, [1, 0, 0], 1, "", [0; 2]),
            F::Fakirs => (DiggingKind::Workers, [3, 2, 0], 2, "5c 2w 1p", [6, 0]),
            F::Halflings => (DiggingKind::Workers, [3, 2, 1], 3, "1c 2w 1p", [6, 6]),
            F::IceMaidens | F::Yetis => (DiggingKind::Workers, [3, 2, 1], 3, "5c 1w 1p", [6, 6]),
            F::Dragonlords => (DiggingKind::Tokens, [0; 3], 0, "", [0; 2]),
            F::Acolytes => (DiggingKind::CultSteps, [0; 3], 0, "", [0; 2]),
            F::Shapeshifters => (DiggingKind::Workers, [3, 0, 0], 1, "", [0; 2]),
            F::Riverwalkers => (DiggingKind::None, [0; 3], 0, "", [0; 2]),
            _ => (DiggingKind::Workers, [3, 2, 1], 3, "5c 2w 1p", [6, 6]),
        };
        let cost = text(advance_cost);
        assert_eq!((kind, per_spade, levels, cost.as_str(), advance_vp), expected, "{}", faction.name);
        assert_eq!(vp_per_bought_spade, if faction.id == F::Darklings { 2 } else { 0 });
        let volcano = match faction.id {
            F::Dragonlords => [1, 2],
            F::Acolytes => [3, 4],
            _ => [0; 2],
        };
        assert_eq!(price, volcano);
    }
}

#[test]
fn two_factions_skip_hexes() {
    for faction in &Kit::printed().factions {
        let teleport = faction.teleport.map(|it| {
            let cost = format!("{} / {}", text(it.cost), text(it.cost_with_stronghold));
            (it.kind, it.skipped, it.skipped_with_stronghold, cost, it.vp)
        });
        let expected = match faction.id {
            F::Dwarves => Some((TeleportKind::Tunnel, 1, 1, "2w / 1w".to_owned(), 4)),
            F::Fakirs => Some((TeleportKind::Carpet, 1, 2, "1p / 1p".to_owned(), 4)),
            _ => None,
        };
        assert_eq!(teleport, expected, "{}", faction.name);
    }
}

#[test]
fn powers_are_as_printed() {
    let none = Powers::default();
    for faction in &Kit::printed().factions {
        let expected = match faction.id {
            F::Alchemists => Powers { coins_per_vp: 2, stronghold_power: 12, spade_power: 2, ..none },
            F::Darklings => Powers { stronghold_trades: 3, ..none },
            F::Auren => Powers { stronghold_favours: 1, ..none },
            F::Witches => Powers { town_vp: 5, ..none },
            F::ChaosMagicians => Powers { favours: 2, ..none },
            F::Giants => Powers { spades_per_hex: 2, ..none },
            F::Swarmlings => Powers { town_workers: 3, ..none },
            F::Mermaids => Powers { stronghold_shipping: 1, ..none },
            F::Dwarves | F::Fakirs | F::Nomads => none,
            F::Engineers => Powers { bridge_vp: 3, ..none },
            F::Halflings => Powers { spade_vp: 1, stronghold_spades: 3, ..none },
            F::Cultists => Powers { stronghold_vp: 7, taken_steps: 1, declined_power: 1, ..none },
            F::IceMaidens => Powers { temple_vp: 3, ..none },
            F::Yetis => Powers { power_discount: 1, great_power_value: 4, ..none },
            F::Dragonlords => Powers { spade_tokens: 1, stronghold_tokens: 1, ..none },
            F::Acolytes => Powers { spade_steps: 1, priest_steps: 1, ..none },
            F::Shapeshifters => Powers { declined_power: 1, token_price: 1, ..none },
            F::Riverwalkers => Powers { unlock_price: [1, 2], stronghold_bridges: 2, ..none },
        };
        assert_eq!(faction.powers, expected, "{}", faction.name);
    }
}

#[test]
fn what_could_not_be_verified_is_marked() {
    covers!("faction.yetis.second-temple");
    let guesses =
        Kit::printed().factions.iter().filter(|faction| faction.certainty != kernel::Certainty::Printed);
    assert_eq!(guesses.map(|faction| faction.id).collect::<Vec<_>>(), [F::Yetis]);
}

#[test]
fn factions_are_explained() {
    for faction in &Kit::printed().factions {
        assert!(!faction.stronghold.is_empty(), "{}", faction.name);
        assert_eq!(faction.ability.is_empty(), faction.id == F::Auren, "{}", faction.name);
    }
}

#[test]
fn the_pieces_and_what_they_are_worth() {
    covers!("leech.values");
    let kit = Kit::printed();
    assert_eq!(kit.structures.supply, [8, 4, 3, 1, 1]);
    assert_eq!((kit.structures.bridges, kit.structures.priests), (3, 7));
    assert_eq!(kit.structures.power_value, [1, 2, 2, 3, 3]);
    let town = kit.founding;
    assert_eq!((town.min_power, town.min_structures, town.sanctuary_counts), (7, 4, 2));
}

#[test]
fn the_cult_board_and_the_final_scoring() {
    let cults = Kit::printed().cult_board;
    assert_eq!((cults.priest_spaces, cults.priest_no_space), ([3, 2, 2, 2], 1));
    assert_eq!(cults.power_at, [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3]);
    assert_eq!(cults.final_vp, [8, 4, 2]);
    let end = Kit::printed().final_scoring;
    assert_eq!((end.area_vp, end.coins_per_vp), ([18, 12, 6], 3));
}

#[test]
fn conversions_never_go_up() {
    let rates = Kit::printed().conversions.map(|rate| format!("{} -> {}", text(rate.from), text(rate.to)));
    assert_eq!(rates, ["5pw -> 1p", "3pw -> 1w", "1pw -> 1c", "1p -> 1w", "1p -> 1c", "1w -> 1c"]);
}

#[test]
fn power_actions_are_as_printed() {
    let spaces = PowerAction::ALL.map(|action| {
        let space = Kit::printed().power_action(action);
        (space.cost, text(space.gain), space.bridges, space.spades)
    });
    let expected =
        [(3, "", 1, 0), (3, "1p", 0, 0), (4, "2w", 0, 0), (4, "7c", 0, 0), (4, "", 0, 1), (6, "", 0, 2)];
    assert_eq!(
        spaces,
        expected.map(|(cost, gain, bridges, spades)| (cost, gain.to_owned(), bridges, spades))
    );
}

#[test]
fn special_actions_belong_to_somebody() {
    let kit = Kit::printed();
    let line = |action: SpecialAction| {
        let space = kit.special_action(action);
        let owner = space.faction.map_or("holder", FactionId::key);
        let gain = [space.cult_steps, space.spades, space.bridges];
        format!(
            "{owner} {} {} {:?} {gain:?}",
            space.stronghold,
            space.repeat,
            (text(space.cost), space.tokens)
        )
    };
    let expected = [
        "holder false false (\"\", 0) [0, 1, 0]",
        "holder false false (\"\", 0) [1, 0, 0]",
        "holder false false (\"\", 0) [1, 0, 0]",
        "auren true false (\"\", 0) [2, 0, 0]",
        "chaosmagicians true false (\"\", 0) [0, 0, 0]",
        "giants true false (\"\", 0) [0, 2, 0]",
        "nomads true false (\"\", 0) [0, 0, 0]",
        "swarmlings true false (\"\", 0) [0, 0, 0]",
        "witches true false (\"\", 0) [0, 0, 0]",
        "engineers false true (\"2w\", 0) [0, 0, 1]",
        "shapeshifters true true (\"5pw\", 0) [0, 0, 0]",
        "shapeshifters true true (\"\", 5) [0, 0, 0]",
    ];
    assert_eq!(SpecialAction::ALL.map(line), expected);
}

#[test]
fn bonus_cards_are_as_printed() {
    let kit = Kit::printed();
    let income = ["2c", "4c", "6c", "3pw", "1w 3pw", "2w", "1w", "1p", "2c", "3pw"];
    assert_eq!(BonusId::ALL.map(|id| text(kit.bonus(id).income)), income);
    for id in BonusId::ALL {
        let card = kit.bonus(id);
        let action = match id.id() {
            "BON1" => Some(SpecialAction::Bon1),
            "BON2" => Some(SpecialAction::Bon2),
            _ => None,
        };
        let (per, per_shipping) = match id.id() {
            "BON6" => ([0, 0, 0, 4, 4], 0),
            "BON7" => ([0, 2, 0, 0, 0], 0),
            "BON9" => ([1, 0, 0, 0, 0], 0),
            "BON10" => ([0; 5], 3),
            _ => ([0; 5], 0),
        };
        assert_eq!((card.action, card.shipping, card.promo), (action, id.id() == "BON4", id.id() == "BON10"));
        assert_eq!((card.pass.per, card.pass.per_shipping), (per, per_shipping), "{}", id.id());
    }
}

#[test]
fn favour_tiles_are_as_printed() {
    let kit = Kit::printed();
    for (at, id) in FavourId::ALL.into_iter().enumerate() {
        let tile = kit.favour(id);
        // Four tiles of each size, one for each cult.
        let size = 3 - at as u8 / 4;
        assert_eq!((tile.cult, tile.steps), (Cult::ALL[at % 4], size));
        assert_eq!(tile.count, if size == 3 { 1 } else { 3 });
        let income = match id.id() {
            "FAV7" => "1w 1pw",
            "FAV8" => "4pw",
            "FAV9" => "3c",
            _ => "",
        };
        assert_eq!(text(tile.income), income);
        assert_eq!(tile.town_power, (id.id() == "FAV5").then_some(6));
        assert_eq!(tile.action, (id.id() == "FAV6").then_some(SpecialAction::Fav6));
        let build_vp = match id.id() {
            "FAV10" => [0, 3, 0, 0, 0],
            "FAV11" => [2, 0, 0, 0, 0],
            _ => [0; 5],
        };
        assert_eq!(tile.build_vp, build_vp);
        let pass = if id.id() == "FAV12" { [0, 2, 3, 3, 4] } else { [0; 5] };
        assert_eq!(tile.pass_vp_by_trading_houses, pass);
    }
}

#[test]
fn town_tiles_are_as_printed() {
    let kit = Kit::printed();
    let tiles = TownId::ALL.map(|id| {
        let tile = kit.town(id);
        (tile.count, tile.keys, tile.vp, text(tile.gain), tile.cult_steps, tile.shipping_step, tile.promo)
    });
    let expected = [
        (2, 1, 5, "6c", 0, 0, false),
        (2, 1, 7, "2w", 0, 0, false),
        (2, 1, 9, "1p", 0, 0, false),
        (2, 1, 6, "8pw", 0, 0, false),
        (2, 1, 8, "", 1, 0, false),
        (1, 2, 2, "", 2, 0, true),
        (2, 1, 4, "", 0, 1, true),
        (1, 1, 11, "", 0, 0, true),
    ];
    assert_eq!(tiles, expected.map(|(a, b, c, gain, d, e, f)| (a, b, c, gain.to_owned(), d, e, f)));
}

#[test]
fn scoring_tiles_are_as_printed() {
    let kit = Kit::printed();
    let line = |id: ScoringId| {
        let tile = kit.scoring(id);
        let bonus = tile.bonus;
        let cult = bonus.cult.map_or("priests", Cult::name);
        let gain = format!("{}{}", text(bonus.gain), "spade".repeat(bonus.spades as usize));
        let vp = (tile.spade_vp, tile.town_vp, tile.build_vp);
        (vp, format!("{} {cult}: {gain}", bonus.per))
    };
    let great = (0, 0, [0, 0, 0, 5, 5]);
    let expected = [
        ((2, 0, [0; 5]), "1 earth: 1c"),
        ((0, 5, [0; 5]), "4 earth: spade"),
        ((0, 0, [2, 0, 0, 0, 0]), "4 water: 1p"),
        (great, "2 fire: 1w"),
        ((0, 0, [2, 0, 0, 0, 0]), "4 fire: 4pw"),
        ((0, 0, [0, 3, 0, 0, 0]), "4 water: spade"),
        (great, "2 air: 1w"),
        ((0, 0, [0, 3, 0, 0, 0]), "4 air: spade"),
        ((0, 0, [0, 0, 4, 0, 0]), "1 priests: 2c"),
    ];
    assert_eq!(ScoringId::ALL.map(line), expected.map(|(vp, bonus)| (vp, bonus.to_owned())));
    for id in ScoringId::ALL {
        let tile = kit.scoring(id);
        assert_eq!(tile.last_round, if tile.spade_vp > 0 { 4 } else { 6 }, "spades do not score late");
        assert_eq!(tile.promo, id.id() == "SCORE9");
    }
}
