//! What the effect language cannot say: one file for each card or civilization.
//!
//! A hook is a word of the language. It begins at stage 0 and may ask several decisions, one after the other; what it
//! remembers in between are two small numbers and its context.

mod age_of_sail;
mod alchemists;
mod architects;
mod chosen;
mod colonialism;
mod craftsmen;
mod dark_ages;
mod guilds;
mod heralds;
mod historians;
mod inventors;
mod isolationists;
mod mercantilism;
mod militants;
mod mystics;
mod nomads;
mod olympic_host;
mod socialism;
mod trade_economy;
mod traders;

use kernel::Sink;

use crate::components::Flag;
use crate::components::effect::{EffectId, Hook};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

pub(crate) use inventors::marked_to_top;
pub(crate) use militants::{expose_row, offer_outpost_row};
pub(crate) use mystics::check_numbers;

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
        (Hook::Traders, 1 | 4 | 7) => Waiting::Hex,
        (Hook::Traders, 2 | 6) => Waiting::Tile,
        (Hook::Traders, 5) => Waiting::Building,
        _ => Waiting::Part,
    }
}

/// Whether a hook can do anything.
pub(crate) fn possible(game: &Tapestry, seat: u8, hook: Hook, context: Context) -> bool {
    match hook {
        Hook::Colonialism => !game.controlled_tiles(seat).is_empty(),
        Hook::HeraldsCopy => heralds::copyable(game).next().is_some(),
        Hook::HistoriansGive => historians::can_give(game, seat, context),
        Hook::InventorsToken => inventors::markable(game) != 0,
        Hook::IsolationistsToken => game.civ_slot(seat, context).is_some_and(|(slot, _)| slot.left > 0),
        Hook::TradersPrinted => !traders::printed_places(game, seat).is_empty(),
        Hook::Traders => (0..3).any(|way| traders::can(game, seat, way)),
        Hook::TradeEconomy => game.options.seats > 1,
        Hook::Socialism => socialism::ways(game, seat, context).iter().any(Option::is_some),
        _ => true,
    }
}

/// Whether a card in hand is among the answers to a hook's question.
pub(crate) fn card_fits(game: &Tapestry, hook: Hook, _stage: u8, card: u8) -> bool {
    match hook {
        Hook::HeraldsPlay | Hook::HeraldsLay => heralds::may_lie(game, hook, card),
        _ => true,
    }
}

/// Other places for a building than the city.
pub(crate) fn offer_place(game: &Tapestry, seat: u8, landmark: bool, offer: &mut TapestryLegal) {
    if !landmark && game.has(seat, Flag::CraftsmenGrid) {
        craftsmen::offer_place(game, seat, offer);
    }
    if game.has(seat, Flag::MapBuildings) {
        nomads::offer_place(game, seat, offer);
    }
}

/// Puts a building there.
pub(crate) fn place_elsewhere<S: Sink<Event>>(game: &mut Tapestry, frame: Frame, act: Act, sink: &mut S) {
    match (frame.task, act) {
        (Task::Place(building), Act::Node(node)) => craftsmen::place(game, frame.seat, building, node),
        (_, Act::Hex(hex)) => nomads::place(game, frame.seat, hex, sink),
        _ => {}
    }
}

pub(crate) fn tile_on_mat(_game: &mut Tapestry, _seat: u8, _context: Context, _tile: u8) {}

/// What happens at the end of a turn; whether something did.
pub(crate) fn end_of_turn<S: Sink<Event>>(game: &mut Tapestry, seat: u8, sink: &mut S) -> bool {
    if game.has(seat, Flag::PrivateAchievements) && !game.turn.income {
        return chosen::end_of_turn(game, seat, sink);
    }
    false
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
            Hook::InventorsToken => inventors::offer(self, stage, offer),
            Hook::MilitantsBack => militants::offer_back(self, frame, offer),
            Hook::MysticsChoose => mystics::offer_numbers(stage, offer),
            Hook::NomadsLeast => nomads::offer_least(self, frame.seat, offer),
            Hook::ChosenCount => chosen::offer(self, frame, a, b, offer),
            Hook::TradersPrinted => offer.add_hexes(traders::printed_places(self, frame.seat)),
            Hook::Traders => traders::offer(self, frame.seat, stage, offer),
            Hook::TradersDie => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            Hook::HeraldsDraw
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
            Hook::HeraldsDraw
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
