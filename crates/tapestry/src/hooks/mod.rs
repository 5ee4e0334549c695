//! What the effect language cannot say: one file for each card or civilization.
//!
//! A hook is a word of the language. It begins at stage 0 and may ask several decisions, one after the other; what it
//! remembers in between are two small numbers and its context. `asks` says what a hook waits for, `moments` where the rules
//! call a civilization by itself.

mod advisors;
mod age_of_sail;
mod alchemists;
mod architects;
mod artificers;
mod asks;
mod celestials;
mod chosen;
mod collectors;
mod colonialism;
mod craftsmen;
mod dark_ages;
mod faefolk;
mod gamblers;
mod genies;
mod guilds;
mod heralds;
mod historians;
mod illuminati;
mod infiltrators;
mod inventors;
mod islanders;
mod isolationists;
mod mercantilism;
mod merfolk;
mod militants;
mod moments;
mod mystics;
mod nomads;
mod olympic_host;
mod relentless;
mod renegades;
mod socialism;
mod spies;
mod tinkerers;
mod trade_economy;
mod traders;
mod treasure_hunters;
mod urban_planners;
mod utilitarians;
mod weefolk;
mod werefolk;

use kernel::Sink;

use crate::components::CardKind;
use crate::components::effect::{EffectId, Hook};
use crate::rules::action::Act;
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, ItemKind, NONE, Tapestry, Task};

pub(crate) use advisors::{ask as ask_giver, begin_play, giver};
pub(crate) use asks::{card_fits, held_cards, possible, waiting};
pub(crate) use collectors::{
    Kept, can as collects, keep_outpost, offer_outpost, set_stored_card, stored, stored_card,
};
pub(crate) use illuminati::{dice_on_mat, rolled};
pub(crate) use inventors::marked_to_top;
pub(crate) use islanders::{matches as island_matches, outer_water};
pub(crate) use militants::{expose_row, offer_outpost_row};
pub(crate) use moments::*;
pub(crate) use mystics::check_numbers;
pub(crate) use utilitarians::{offer_lighthouse, use_lighthouse};

/// Whether a card has an ability that works when it is played; a response card may have one.
pub(crate) fn works_when_played(game: &Tapestry, card: u8) -> bool {
    let card = game.kit.card(card);
    matches!(card.kind, CardKind::WhenPlayed | CardKind::Response) && card.play != EffectId(0)
}

impl Tapestry {
    /// The same hook goes on at another stage.
    fn push_hook(&mut self, frame: Frame, next: u8, first: u8, second: u8) {
        if let Task::Hook { hook, .. } = frame.task {
            let task = Task::Hook { hook, stage: next, a: first, b: second };
            self.push(frame.seat, task, frame.context);
        }
    }

    /// Changes the hook at the top of the stack.
    fn set_hook(&mut self, next: u8, first: u8, second: u8) {
        if let Some(frame) = self.frames.last_mut()
            && let Task::Hook { stage, a, b, .. } = &mut frame.task
        {
            (*stage, *a, *b) = (next, first, second);
        }
    }

    /// The next step of a hook; `false` if it asks.
    pub(crate) fn step_hook<S: Sink<Event>>(&mut self, frame: Frame, sink: &mut S) -> bool {
        let Task::Hook { hook, stage, a, b } = frame.task else { return false };
        match (hook, stage) {
            (Hook::Mercantilism, 0) => {
                mercantilism::begin(self, frame);
                true
            }
            (Hook::OlympicHost, 0 | 2) => {
                self.drop_top();
                olympic_host::step(self, frame, stage, a, sink);
                true
            }
            (Hook::AlchemistsPush | Hook::AlchemistsDice, 0) | (Hook::AlchemistsDice, 2)
                if alchemists::rolls_science(frame) && self.ask_die(frame.seat) =>
            {
                true
            }
            (Hook::Treasure, 3 | 4) if self.ask_die(frame.seat) => true,
            (Hook::Treasure, 3 | 4) => {
                self.drop_top();
                treasure_hunters::step(self, frame, stage, sink);
                true
            }
            (Hook::AlchemistsPush, 0) => {
                alchemists::push_roll(self, frame, sink);
                true
            }
            (Hook::AlchemistsDice, 0 | 2) => {
                alchemists::roll(self, frame, stage, sink);
                true
            }
            (Hook::ArchitectsTokens, 0) => {
                let n = self.options.seats - 1;
                if n == 0 {
                    self.drop_top();
                } else {
                    self.set_hook(1, n, 0);
                }
                true
            }
            (Hook::HeraldsDraw, _) => {
                self.drop_top();
                heralds::draw(self, frame.seat, sink);
                true
            }
            (Hook::HistoriansLate, _) => {
                self.drop_top();
                historians::late(self, frame, sink);
                true
            }
            (Hook::InventorsToken, 2) => {
                self.drop_top();
                inventors::take(self, frame.seat, a, b);
                true
            }
            (Hook::IsolationistsToken, _) => {
                self.drop_top();
                isolationists::token(self, frame, sink);
                true
            }
            (Hook::IsolationistsScore, _) => {
                self.drop_top();
                isolationists::score(self, frame.seat, sink);
                true
            }
            (Hook::MilitantsBack, 0) => {
                militants::expose_all(self, frame);
                true
            }
            (Hook::MysticsScore | Hook::MysticsDeck | Hook::MysticsReward | Hook::MysticsLate, _) => {
                self.drop_top();
                mystics::step(self, frame, hook, stage, sink);
                true
            }
            (Hook::ChosenCount, 0) => {
                chosen::count(self, frame);
                true
            }
            (Hook::InfiltratorsTokens, _) => {
                self.drop_top();
                infiltrators::setup(self, frame.seat, sink);
                true
            }
            (Hook::SpiesTapestry | Hook::SpiesTile | Hook::SpiesPosition | Hook::SpiesTech, spies::LOOK) => {
                self.drop_top();
                self.look_at_hand(frame.seat, a, sink);
                true
            }
            (Hook::Gamble, 0) => {
                gamblers::reveal(self, frame);
                true
            }
            (Hook::RelentlessLate, 0) => {
                if let Some(slot) = self.civ_slot_mut(frame.seat, frame.context) {
                    slot.left = 4;
                }
                self.set_hook(1, 0, 0);
                true
            }
            (Hook::CelestialsCapital, _) => {
                self.drop_top();
                celestials::setup(self, frame);
                true
            }
            (Hook::FaefolkMove, _) => {
                self.drop_top();
                faefolk::walk(self, frame);
                true
            }
            (Hook::Genies, 0) => {
                self.drop_top();
                genies::draw(self, frame);
                true
            }
            (Hook::WeefolkScore, _) => {
                self.drop_top();
                weefolk::score(self, frame.seat, sink);
                true
            }
            (Hook::IlluminatiDice, _) => {
                self.drop_top();
                illuminati::all_dice(self, frame);
                true
            }
            (Hook::Werefolk, 0) => {
                werefolk::flip(self, frame, sink);
                true
            }
            (Hook::AlchemistsPush, 2) => {
                alchemists::push_settle(self, frame);
                true
            }
            (Hook::Werefolk, 2) => {
                werefolk::settle(self, frame);
                true
            }
            (Hook::AdvisorsGift, 0) => {
                advisors::gift(self, frame, sink);
                true
            }
            (Hook::CollectorsScore, _) => {
                self.drop_top();
                collectors::score(self, frame, sink);
                true
            }
            (Hook::UrbanPlannersScore, _) => {
                self.drop_top();
                urban_planners::score(self, frame.seat, sink);
                true
            }
            (Hook::UrbanPlannersCard, 0) => {
                urban_planners::begin_card(self, frame);
                true
            }
            (Hook::MerfolkRise, _) => {
                self.drop_top();
                merfolk::rise(self, frame.seat);
                true
            }
            (Hook::Traders, 8) => {
                self.drop_top();
                traders::roll(self, frame, sink);
                true
            }
            _ => false,
        }
    }

    pub(crate) fn offer_hook(&self, frame: &Frame, offer: &mut TapestryLegal) {
        let Task::Hook { hook, stage, a, b } = frame.task else { return };
        match hook {
            Hook::AgeOfSail => age_of_sail::offer(self, frame, stage, offer),
            Hook::Colonialism => offer.add_hexes(self.controlled_tiles(frame.seat)),
            Hook::DarkAges => dark_ages::offer(self, a, offer),
            Hook::Guilds => guilds::offer(self, frame.seat, offer),
            Hook::Mercantilism => mercantilism::offer(self, frame.seat, a, offer),
            Hook::OlympicHost => olympic_host::offer(self, frame.seat, offer),
            Hook::Socialism => socialism::offer(self, frame, offer),
            Hook::TradeEconomy => trade_economy::offer(self, frame.seat, stage, a, offer),
            Hook::AlchemistsPush => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            Hook::AlchemistsDice => alchemists::offer(frame, stage, offer),
            Hook::ArchitectsTokens => architects::offer_tokens(self, frame, offer),
            Hook::ArchitectsSwap => architects::offer_swap(self, frame.seat, stage, a, b, offer),
            Hook::CraftsmenTokens => craftsmen::offer_tokens(self, frame, stage, offer),
            Hook::HeraldsPlay | Hook::HeraldsLay => heralds::offer_play(self, frame.seat, hook, offer),
            Hook::HeraldsCopy => heralds::copyable(self).for_each(|card| offer.add(Act::Card(card))),
            Hook::HistoriansGive => historians::offer(self, frame, stage, offer),
            Hook::InventorsToken => inventors::offer(self, frame.seat, stage, offer),
            Hook::MilitantsBack => militants::offer_back(self, frame, offer),
            Hook::MysticsChoose => mystics::offer_numbers(stage, offer),
            Hook::NomadsLeast => nomads::offer_least(self, frame.seat, offer),
            Hook::ChosenCount => chosen::offer(self, frame, a, b, offer),
            Hook::TradersPrinted => offer.add_hexes(traders::printed_places(self, frame.seat)),
            Hook::Traders => traders::offer(self, frame.seat, stage, offer),
            Hook::TradersDie | Hook::RenegadesStep | Hook::RelentlessLate => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            Hook::Infiltrators => offer.add_hexes(infiltrators::places(self, frame.seat)),
            Hook::InfiltratorsSecond => offer.add_hexes(infiltrators::capitals(self, frame.seat)),
            Hook::SpiesTapestry | Hook::SpiesTile | Hook::SpiesPosition | Hook::SpiesTech => {
                spies::offer(self, frame.seat, hook, a, offer);
            }
            Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus | Hook::TinkerersBack => {
                tinkerers::offer(self, frame.seat, hook, stage, offer);
            }
            Hook::Treasure => treasure_hunters::offer(self, frame, stage, a, offer),
            Hook::Gamble => gamblers::offer(self, gamblers::cards(frame, a, b), offer),
            Hook::RenegadesLate => renegades::offer_late(self, frame.seat, offer),
            Hook::Artificers => artificers::offer(self, frame.seat, a, offer),
            Hook::ArtificersFlush => artificers::offer(self, frame.seat, NONE, offer),
            Hook::CelestialsMove => {
                offer.add_hexes(celestials::ways(self, frame));
                offer.add(Act::No);
            }
            Hook::Werefolk => werefolk::offer(self, frame.seat, offer),
            Hook::Genies => genies::offer(stage, a, offer),
            Hook::WeefolkToken => weefolk::offer(self, frame.seat, stage, offer),
            Hook::AdvisorsGive => advisors::offer_give(self, frame.seat, offer),
            Hook::AdvisorsGift => advisors::offer_gift(self, frame, stage, offer),
            Hook::AdvisorsToken => advisors::offer_token(self, frame, stage, a, offer),
            Hook::AdvisorsCounsel => advisors::offer_counsel(self, frame, stage, offer),
            Hook::IslandersLay => islanders::offer(self, frame, stage, a, b, offer),
            Hook::UtilitariansLandmark => utilitarians::offer_landmark(self, frame, offer),
            Hook::UtilitariansTokens => utilitarians::offer_token(self, frame, stage, a, offer),
            Hook::UtilitariansLighthouse => utilitarians::offer_gain(self, frame.seat, offer),
            Hook::CollectorsStore => collectors::offer(self, frame, offer),
            Hook::CollectorsLate => collectors::offer_late(self, frame.seat, stage, offer),
            Hook::UrbanPlannersCard => urban_planners::offer_card(self, stage, offer),
            Hook::UrbanPlannersPlace => urban_planners::offer_place(self, frame.seat, a, offer),
            Hook::MerfolkSubmerge => merfolk::offer_keep(self, frame.seat, a, offer),
            Hook::MerfolkTurn => merfolk::offer_discard(self, frame.seat, a, offer),
            Hook::WeefolkScore
            | Hook::CollectorsScore
            | Hook::UrbanPlannersScore
            | Hook::MerfolkRise
            | Hook::IlluminatiDice
            | Hook::InfiltratorsTokens
            | Hook::CelestialsCapital
            | Hook::FaefolkMove
            | Hook::HeraldsDraw
            | Hook::HistoriansLate
            | Hook::IsolationistsToken
            | Hook::IsolationistsScore
            | Hook::MysticsScore
            | Hook::MysticsDeck
            | Hook::MysticsReward
            | Hook::MysticsLate => {}
        }
    }

    pub(crate) fn answer_hook<S: Sink<Event>>(&mut self, frame: Frame, act: Act, sink: &mut S) {
        let Task::Hook { hook, stage, a, b } = frame.task else { return };
        match hook {
            Hook::AgeOfSail => age_of_sail::answer(self, frame, a, act, sink),
            Hook::Colonialism => colonialism::answer(self, frame.seat, act, sink),
            Hook::DarkAges => dark_ages::answer(self, frame, a, act),
            Hook::Guilds => guilds::answer(self, frame.seat, act, sink),
            Hook::Mercantilism => mercantilism::answer(self, frame, a, act, sink),
            Hook::OlympicHost => olympic_host::answer(self, frame, act, sink),
            Hook::Socialism => socialism::answer(self, frame, act, sink),
            Hook::TradeEconomy => trade_economy::answer(self, frame, a, act, sink),
            Hook::AlchemistsPush => alchemists::push_answer(self, frame, act),
            Hook::AlchemistsDice => alchemists::answer(self, frame, stage, act, sink),
            Hook::ArchitectsTokens => architects::answer_token(self, frame, a, act, sink),
            Hook::ArchitectsSwap => architects::answer_swap(self, frame, stage, a, b, act),
            Hook::CraftsmenTokens => craftsmen::answer_tokens(self, frame, stage, act),
            Hook::HeraldsPlay | Hook::HeraldsLay => heralds::answer_play(self, frame.seat, hook, act, sink),
            Hook::HeraldsCopy => heralds::copy(self, frame.seat, act, sink),
            Hook::HistoriansGive => historians::answer(self, frame, a, act),
            Hook::InventorsToken => inventors::answer(self, frame, stage, a, act, sink),
            Hook::MilitantsBack => militants::answer_back(self, frame, a, act),
            Hook::MysticsChoose => mystics::answer_number(self, frame, stage, act),
            Hook::NomadsLeast => {
                if let Act::Building(building) = act {
                    self.gain_building(frame.seat, building, false, sink);
                }
            }
            Hook::ChosenCount => chosen::answer(self, frame, a, b, act),
            Hook::TradersPrinted => traders::answer_printed(self, frame.seat, act, sink),
            Hook::Traders => traders::answer(self, frame, stage, a, b, act, sink),
            Hook::TradersDie => {
                if act == Act::Yes {
                    let about = Context { hex: frame.context.hex, ..Context::default() };
                    self.push_effect(frame.seat, frame.context.effect(), about);
                }
            }
            Hook::Infiltrators => infiltrators::answer(self, frame.seat, act, sink),
            Hook::InfiltratorsSecond => {
                if let Act::Hex(hex) = act {
                    self.stand(frame.seat, hex, ItemKind::Token, false, sink);
                }
            }
            Hook::SpiesTapestry | Hook::SpiesTile | Hook::SpiesPosition | Hook::SpiesTech => {
                spies::answer(self, frame, a, act, sink);
            }
            Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus | Hook::TinkerersBack => {
                tinkerers::answer(self, frame, hook, act, sink);
            }
            Hook::Treasure => treasure_hunters::answer(self, frame, a, b, act, sink),
            Hook::Gamble => gamblers::answer(self, frame, gamblers::cards(&frame, a, b), act, sink),
            Hook::RelentlessLate => {
                if act == Act::Yes {
                    relentless::cash(self, frame.seat, usize::from(frame.context.civ));
                }
            }
            Hook::RenegadesStep => renegades::answer(self, frame, (a, b), act, sink),
            Hook::RenegadesLate => renegades::answer_late(self, frame, act, sink),
            Hook::Artificers => artificers::answer(self, frame, a, act),
            Hook::ArtificersFlush => artificers::flush(self, frame.seat, act),
            Hook::CelestialsMove => celestials::answer(self, frame, act, sink),
            Hook::Werefolk => werefolk::answer(self, frame, a, act, sink),
            Hook::Genies => genies::answer(self, frame, stage, a, act),
            Hook::WeefolkToken => weefolk::answer(self, frame, act, sink),
            Hook::AdvisorsGive => advisors::answer_give(self, frame, a, act, sink),
            Hook::AdvisorsGift => advisors::answer_gift(self, frame, stage, act, sink),
            Hook::AdvisorsToken => advisors::answer_token(self, frame, a, act),
            Hook::AdvisorsCounsel => advisors::answer_counsel(self, frame, stage, act, sink),
            Hook::IslandersLay => islanders::answer(self, frame, stage, a, act),
            Hook::UtilitariansLandmark => utilitarians::answer_landmark(self, frame, act, sink),
            Hook::UtilitariansTokens => utilitarians::answer_token(self, frame, stage, a, act),
            Hook::UtilitariansLighthouse => {
                if let Act::Gain(goods) = act {
                    self.gain(frame.seat, goods, sink);
                }
            }
            Hook::CollectorsStore => collectors::answer(self, frame, act, sink),
            Hook::CollectorsLate => collectors::answer_late(self, frame, stage, act),
            Hook::UrbanPlannersCard => urban_planners::answer_card(self, frame, stage, act, sink),
            Hook::UrbanPlannersPlace => urban_planners::answer_place(self, frame, a, act),
            Hook::MerfolkSubmerge => merfolk::answer_keep(self, frame, a, act),
            Hook::MerfolkTurn => merfolk::answer_discard(self, frame, a, act, sink),
            Hook::WeefolkScore
            | Hook::CollectorsScore
            | Hook::UrbanPlannersScore
            | Hook::MerfolkRise
            | Hook::IlluminatiDice
            | Hook::InfiltratorsTokens
            | Hook::CelestialsCapital
            | Hook::FaefolkMove
            | Hook::HeraldsDraw
            | Hook::HistoriansLate
            | Hook::IsolationistsToken
            | Hook::IsolationistsScore
            | Hook::MysticsScore
            | Hook::MysticsDeck
            | Hook::MysticsReward
            | Hook::MysticsLate => {}
        }
    }

    /// The benefit of a place of a civilization mat.
    fn node_effect(&self, seat: u8, context: Context, node: u8) -> EffectId {
        let nodes = self.civ_slot(seat, context).map(|(_, mat)| &mat.nodes);
        nodes.and_then(|nodes| nodes.get(usize::from(node))).map_or(EffectId(0), |node| node.effect)
    }

    /// Opponents whose game is not over.
    fn active_others(&self, seat: u8) -> impl Iterator<Item = u8> + '_ {
        self.others(seat).filter(|other| !self.player(*other).done && *other != NONE)
    }
}
