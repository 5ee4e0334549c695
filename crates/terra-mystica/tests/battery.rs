//! The battery that every game passes.

use kernel::{Dice, Game, Hex, Legal, Seat};
use terra_mystica::options::{FactionChoice, FinalChoice, Offers, StartVp, TurnOrder};
use terra_mystica::{
    Act, Action, BonusId, Conversion, Cult, FactionId, FavourId, Kit, MapId, PowerAction, SpecialAction,
    Structure, TerraMystica, TerraOptions, Terrain, TownId,
};
use testkit::Battery;

/// Any act at all.
fn any_act(game: &TerraMystica, dice: &mut Dice) -> Act {
    // Also hexes, tiles and places that do not exist.
    let hex = Hex(dice.below(game.map().hexes() as u32 + 20) as u8);
    let cult = Cult::ALL[dice.below(4) as usize];
    let terrain = Terrain::ALL[dice.below(10) as usize];
    let (from, amount) = match dice.pick(game.offers()) {
        Some(offer) if dice.below(4) > 0 => (offer.from, offer.amount),
        _ => (Seat(dice.below(6) as u8), dice.below(8) as u8),
    };
    match dice.below(28) {
        0 => Act::Faction(FactionId::ALL[dice.below(20) as usize]),
        1 => Act::Colour(terrain),
        2 => Act::Build(hex),
        3 => Act::Dig(hex),
        4 => Act::Into(terrain),
        5 => Act::PayCult(cult),
        6 => Act::Tokens([0; 3].map(|_| dice.below(4) as u8)),
        7 => Act::Upgrade(hex, Structure::ALL[dice.below(5) as usize]),
        8 => Act::AdvanceShipping,
        9 => Act::AdvanceDigging,
        10 => Act::Send(cult, dice.below(5) as u8),
        11 => Act::Power(PowerAction::ALL[dice.below(6) as usize]),
        12 => Act::Special(SpecialAction::ALL[dice.below(12) as usize]),
        13 => Act::Pass(Some(BonusId(dice.below(11) as u8))),
        14 => Act::Pass(None),
        15 => Act::Burn,
        16 => Act::Convert(Conversion::ALL[dice.below(8) as usize]),
        17 => Act::Favour(FavourId(dice.below(13) as u8)),
        18 => Act::Town(TownId(dice.below(9) as u8)),
        19 => Act::Step(cult),
        20 => Act::Top(cult),
        21 => Act::Bridge(dice.below(41) as u8),
        22 => Act::Unlock(terrain),
        23 => Act::KeepPriest,
        24 => Act::BuyToken,
        25 => Act::Accept { from, amount },
        26 => Act::Decline { from, amount },
        _ if dice.below(2) == 0 => Act::Connect(hex),
        _ if dice.below(8) == 0 => Act::Leave,
        _ => Act::Done,
    }
}

/// Any action: often of the kind of a legal one, or the same by somebody else, so that each kind of refusal comes up.
fn any_action(game: &TerraMystica, dice: &mut Dice) -> Action {
    let seats = game.seats() as u32;
    let first = game.to_move().unwrap_or(Seat(0));
    let seat = if dice.below(3) > 0 { first } else { Seat(dice.below(seats + 1) as u8) };
    let act = match game.legal().pick(dice) {
        Some(legal) if dice.below(4) == 0 => {
            let hex = Hex(dice.below(game.map().hexes() as u32) as u8);
            match legal.act {
                Act::Build(_) => Act::Build(hex),
                Act::Dig(_) => Act::Dig(hex),
                Act::Upgrade(_, to) => Act::Upgrade(hex, to),
                Act::Connect(_) => Act::Connect(hex),
                Act::Pass(_) => Act::Pass(Some(BonusId(dice.below(10) as u8))),
                same => same,
            }
        }
        _ => any_act(game, dice),
    };
    // Digging on with the same hex is accepted and stands in no list: see `of_all_that_can_be_said`.
    let digs_on = matches!(act, Act::Dig(hex) if game.turn().further == Some(hex));
    Action { seat, act: if digs_on { Act::Done } else { act } }
}

/// Everything lies open on the table but the seed.
fn visible(game: &TerraMystica, _: Seat) -> String {
    let mut bytes = Vec::new();
    game.encode(&mut bytes);
    format!("{:?} {:?}", &bytes[8..], game.decision())
}

fn battery(map: u8, seats: u8, options: TerraOptions) {
    let mut options = TerraOptions { map: MapId(map), seats, ..options };
    // Half of the seats are drawn, so that every faction comes up; the others choose.
    for choice in options.factions.iter_mut().take(usize::from(seats)).step_by(2) {
        *choice = FactionChoice::Random;
    }
    Battery::<TerraMystica> { kit: Kit::printed(), options, games: 12, any_action, visible }.run();
}

fn record() -> TerraOptions {
    TerraOptions { offers: Offers::Record, ..TerraOptions::default() }
}

fn open() -> TerraOptions {
    TerraOptions { offers: Offers::Open, ..TerraOptions::default() }
}

#[test]
fn on_the_base_board() {
    battery(0, 2, TerraOptions::default());
    battery(0, 3, open());
    battery(0, 4, TerraOptions { fire_and_ice: false, ..TerraOptions::default() });
    battery(0, 5, TerraOptions { final_tile: FinalChoice::Random, ..open() });
    battery(0, 4, record());
}

#[test]
fn on_the_boards_of_fire_and_ice() {
    battery(1, 4, TerraOptions { final_tile: FinalChoice::Random, ..TerraOptions::default() });
    battery(1, 2, TerraOptions { turn_order: TurnOrder::Standard, ..open() });
    battery(2, 5, TerraOptions { turn_order: TurnOrder::Standard, ..TerraOptions::default() });
    battery(2, 3, TerraOptions { start_vp: StartVp::Balanced, ..open() });
    battery(2, 5, TerraOptions { turn_order: TurnOrder::Standard, ..record() });
}

#[test]
fn on_the_fan_maps() {
    battery(3, 3, TerraOptions { promo_towns: false, promo_temple: false, ..TerraOptions::default() });
    battery(3, 5, TerraOptions { cultists_power: false, ..open() });
    battery(4, 5, TerraOptions { cultists_power: false, ..TerraOptions::default() });
    battery(4, 4, TerraOptions { promo_shipping: false, ..open() });
}
