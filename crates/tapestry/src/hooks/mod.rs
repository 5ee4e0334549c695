//! What the effect language cannot say: one file for each card or civilization.
//!
//! A hook is a word of the language. It begins at stage 0 and may ask several decisions, one after the other; what it
//! remembers in between are two small numbers and its context.

mod age_of_sail;
mod alchemists;
mod architects;
mod artificers;
mod celestials;
mod chosen;
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
mod isolationists;
mod mercantilism;
mod militants;
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
mod weefolk;
mod werefolk;

use kernel::{Legal, Sink};

use crate::components::Flag;
use crate::components::effect::{EffectId, Hook};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::state::{Context, Frame, NONE, Tapestry, Task};

pub(crate) use illuminati::{dice_on_mat, rolled};
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
        (Hook::Infiltrators | Hook::CelestialsMove, _) | (Hook::Treasure, 0) => Waiting::Hex,
        (Hook::Treasure, 2) | (Hook::RenegadesStep | Hook::RelentlessLate, _) => Waiting::YesNo,
        (Hook::SpiesTapestry | Hook::Gamble, _) => Waiting::TapestryCard,
        (Hook::SpiesTile, _) => Waiting::Tile,
        (Hook::SpiesTech, _) => Waiting::TechCard,
        (Hook::SpiesPosition, 0) => Waiting::Opponent,
        (Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus | Hook::Werefolk, _) => Waiting::Token,
        (Hook::RenegadesLate | Hook::Genies, _) => Waiting::Node,
        (Hook::WeefolkToken, 0) => Waiting::Opponent,
        (Hook::WeefolkToken, _) => Waiting::Plot,
        (Hook::Artificers, 0) | (Hook::ArtificersFlush, _) => Waiting::Building,
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
        Hook::Infiltrators => !infiltrators::places(game, seat).is_empty(),
        Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus => tinkerers::can(game, seat, hook),
        Hook::Treasure => !treasure_hunters::places(game, seat, context).is_empty(),
        Hook::Artificers | Hook::ArtificersFlush => game.player(seat).covered != [0; 4],
        Hook::SpiesTapestry | Hook::SpiesTile | Hook::SpiesPosition | Hook::SpiesTech => {
            let mut legal = TapestryLegal::new(seat);
            spies::offer(game, seat, hook, NONE, &mut legal);
            legal.count() > 0
        }
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

/// A space tile is explored on a civilization mat.
pub(crate) fn tile_on_mat(game: &mut Tapestry, seat: u8, context: Context, tile: u8) {
    if let Some(slot) = game.civ_slot_mut(seat, context) {
        slot.memory = u32::from(tile) + 1;
    }
}

/// The space tile on a civilization mat goes out of the game; what lies below hears whether there was one.
pub(crate) fn drop_mat_tile(game: &mut Tapestry, seat: u8, context: Context) {
    let Some(slot) = game.civ_slot_mut(seat, context) else { return };
    let tile = std::mem::take(&mut slot.memory);
    if tile > 0 {
        game.player_mut(seat).explored &= !(1 << (tile - 1));
    }
    game.tell(|below| below.n = u8::from(tile > 0));
}

/// What a player may do instead of gaining the benefit of an advance.
pub(crate) fn instead_of_benefit(game: &Tapestry, seat: u8, task: Task) -> (Task, Context) {
    if game.has(seat, Flag::RenegadeTrack) {
        return renegades::instead(game, seat, task);
    }
    (task, Context::default())
}

/// What happens at the end of a turn.
pub(crate) fn end_of_turn(game: &mut Tapestry, seat: u8) {
    if game.has(seat, Flag::Relentless) {
        relentless::end_of_turn(game, seat);
    }
    if game.has(seat, Flag::PrivateAchievements) && !game.turn.income {
        chosen::end_of_turn(game, seat);
    }
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
            (Hook::InfiltratorsTokens, _) => {
                self.drop_top();
                infiltrators::setup(self, frame.seat, sink);
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
            Hook::TradersDie | Hook::RenegadesStep | Hook::RelentlessLate => {
                offer.add(Act::Yes);
                offer.add(Act::No);
            }
            Hook::Infiltrators => offer.add_hexes(infiltrators::places(self, frame.seat)),
            Hook::SpiesTapestry | Hook::SpiesTile | Hook::SpiesPosition | Hook::SpiesTech => {
                spies::offer(self, frame.seat, hook, a, offer);
            }
            Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus => {
                tinkerers::offer(self, frame.seat, hook, offer);
            }
            Hook::Treasure => treasure_hunters::offer(self, frame, stage, a, offer),
            Hook::Gamble => gamblers::offer(self, [a, b, frame.context.card], offer),
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
            Hook::WeefolkScore
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
            Hook::SpiesTapestry | Hook::SpiesTile | Hook::SpiesPosition | Hook::SpiesTech => {
                spies::answer(self, frame, a, act, sink);
            }
            Hook::TinkerersCost | Hook::CatchUp | Hook::NextBonus => {
                tinkerers::answer(self, frame.seat, hook, act, sink);
            }
            Hook::Treasure => treasure_hunters::answer(self, frame, a, b, act, sink),
            Hook::Gamble => gamblers::answer(self, frame, [a, b, frame.context.card], act, sink),
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
            Hook::WeefolkScore
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
