//! What a hook waits for, and whether it can do anything.

use kernel::Legal;

use super::collectors::Kept;
use super::{
    advisors, heralds, historians, infiltrators, inventors, socialism, spies, tinkerers, traders,
    treasure_hunters,
};
use crate::components::effect::Hook;
use crate::rules::action::Waiting;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

/// What a hook waits for at a stage.
pub(crate) fn waiting(hook: Hook, stage: u8) -> Waiting {
    match (hook, stage) {
        (Hook::AgeOfSail, 0) => Waiting::Tile,
        (Hook::AgeOfSail | Hook::HistoriansGive | Hook::TradeEconomy, _)
            if stage != 1 || hook == Hook::AgeOfSail =>
        {
            Waiting::Opponent
        }
        (Hook::Colonialism | Hook::TradersPrinted, _) => Waiting::Hex,
        (Hook::DarkAges, _) => Waiting::Track,
        (Hook::Guilds, _) => Waiting::Payment,
        (Hook::Mercantilism, _) => Waiting::Gain,
        (Hook::OlympicHost | Hook::TradersDie | Hook::AlchemistsPush, _) => Waiting::YesNo,
        (Hook::AlchemistsDice, _) => Waiting::Die,
        (Hook::ArchitectsTokens | Hook::ArchitectsSwap, _) => Waiting::Plot,
        (Hook::CraftsmenTokens | Hook::HistoriansGive | Hook::ChosenCount, _) => Waiting::Node,
        (Hook::HeraldsPlay | Hook::HeraldsLay | Hook::HeraldsCopy, _) => Waiting::TapestryCard,
        (Hook::InventorsToken, 0) => Waiting::TechCard,
        (Hook::InventorsToken, _) => Waiting::YesNo,
        (Hook::MysticsChoose, _) => Waiting::Number,
        (Hook::NomadsLeast, _) => Waiting::Building,
        (Hook::Infiltrators | Hook::InfiltratorsSecond | Hook::CelestialsMove, _) | (Hook::Treasure, 0) => {
            Waiting::Hex
        }
        (Hook::Treasure, 2) | (Hook::RenegadesStep | Hook::RelentlessLate, _) => Waiting::YesNo,
        (Hook::SpiesTapestry | Hook::Gamble, _) => Waiting::TapestryCard,
        (Hook::SpiesTile, _) => Waiting::Tile,
        (Hook::SpiesTech, _) => Waiting::TechCard,
        (Hook::SpiesPosition, 0) => Waiting::Opponent,
        (Hook::TinkerersBack, 1) => Waiting::YesNo,
        (Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus | Hook::TinkerersBack | Hook::Werefolk, _) => {
            Waiting::Token
        }
        (Hook::RenegadesLate | Hook::Genies, _) => Waiting::Node,
        (Hook::WeefolkToken, 0) => Waiting::Opponent,
        (Hook::WeefolkToken, _) => Waiting::Plot,
        (Hook::Artificers, 0) | (Hook::ArtificersFlush, _) => Waiting::Building,
        (Hook::Traders, 1 | 4 | 7) => Waiting::Hex,
        (Hook::Traders, 2 | 6) => Waiting::Tile,
        (Hook::Traders, 5) => Waiting::Building,
        (Hook::AdvisorsGive, _) | (Hook::AdvisorsGift, 1) => Waiting::TapestryCard,
        (Hook::AdvisorsGift, _) | (Hook::AdvisorsToken, 0) => Waiting::Opponent,
        (Hook::AdvisorsCounsel, 0) => Waiting::TapestryCard,
        (Hook::AdvisorsCounsel, _) => Waiting::YesNo,
        (Hook::IslandersLay, 0) => Waiting::Tile,
        (Hook::IslandersLay, 2) => Waiting::Rotation,
        (Hook::UtilitariansLandmark | Hook::UrbanPlannersPlace, _) => Waiting::Landmark,
        (Hook::UrbanPlannersCard, 1) => Waiting::Landmark,
        (Hook::UtilitariansLighthouse, _) => Waiting::Gain,
        (Hook::AdvisorsToken | Hook::IslandersLay | Hook::UtilitariansTokens, _) => Waiting::Node,
        (Hook::CollectorsStore | Hook::UrbanPlannersCard, _) => Waiting::YesNo,
        (Hook::CollectorsLate, 0) | (Hook::MerfolkSubmerge | Hook::MerfolkTurn, _) => Waiting::TapestryCard,
        (Hook::CollectorsLate, _) => Waiting::Tile,
        _ => Waiting::Part,
    }
}

/// Whether a hook can do anything.
pub(crate) fn possible(game: &Tapestry, seat: u8, hook: Hook, context: Context) -> bool {
    match hook {
        Hook::Colonialism => !game.controlled_tiles(seat).is_empty(),
        Hook::HeraldsCopy => heralds::copyable(game).next().is_some(),
        Hook::HistoriansGive => historians::can_give(game, seat, context),
        Hook::InventorsToken => inventors::markable(game, seat) != 0,
        Hook::IsolationistsToken => game.civ_slot(seat, context).is_some_and(|(slot, _)| slot.left > 0),
        Hook::TradersPrinted => !traders::printed_places(game, seat).is_empty(),
        Hook::Traders => (0..3).any(|way| traders::can(game, seat, way)),
        Hook::Infiltrators => !infiltrators::places(game, seat).is_empty(),
        Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus | Hook::TinkerersBack => {
            tinkerers::can(game, seat, hook)
        }
        Hook::Treasure => !treasure_hunters::places(game, seat, context).is_empty(),
        Hook::Artificers | Hook::ArtificersFlush => game.player(seat).covered != [0; 4],
        Hook::SpiesTapestry | Hook::SpiesTile | Hook::SpiesPosition | Hook::SpiesTech => {
            let mut legal = TapestryLegal::new(seat);
            spies::offer(game, seat, hook, NONE, &mut legal);
            legal.count() > 0
        }
        Hook::TradeEconomy => game.options.seats > 1,
        Hook::AdvisorsToken => advisors::spaces(game, seat, context).next().is_some(),
        Hook::IslandersLay => game.player(seat).tiles != 0,
        Hook::MerfolkSubmerge => game.player(seat).hand.count_ones() > 2,
        Hook::Socialism => socialism::ways(game, seat, context).iter().any(Option::is_some),
        _ => true,
    }
}

/// Whether a card in hand is among the answers to a hook's question.
pub(crate) fn card_fits(game: &Tapestry, hook: Hook, stage: u8, card: u8) -> bool {
    match hook {
        Hook::AdvisorsCounsel if stage == 0 => super::works_when_played(game, card),
        Hook::HeraldsPlay | Hook::HeraldsLay => heralds::may_lie(game, hook, card),
        _ => true,
    }
}

/// Cards of the hand that a question remembers: nobody else knows them.
pub(crate) fn held_cards(frame: &mut Frame) -> arrayvec::ArrayVec<&mut u8, 4> {
    let Frame { task, context, .. } = frame;
    let mut held = arrayvec::ArrayVec::new();
    if context.secret {
        held.push(&mut context.card);
        return held;
    }
    if let Task::Hook { hook, stage, a, b } = task {
        match hook {
            Hook::CollectorsStore if *a == Kept::Card as u8 => held.push(b),
            Hook::MerfolkSubmerge => held.push(a),
            Hook::AdvisorsGift if *stage > 0 => held.extend([a, b, &mut context.card, &mut context.tile]),
            _ => {}
        }
    }
    held.retain(|card| **card != NONE);
    held
}
