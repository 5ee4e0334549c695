//! What the effect language cannot say: one file for each card or civilization.
//!
//! A hook is a word of the language. What of it lies on the stack is a value, one of its stages: an enum or struct in the hook's
//! own file, whose fields are what it remembers. [`Code`] is what a stage can do: go on, offer, take an answer. [`Doing`] lists
//! all of them and [`Doing::begin`] says how each word begins; whatever is missing there, the compiler finds. `bytes` is how a
//! stage counts in checksums, `moments` where the rules call a civilization by itself.

mod advisors;
mod age_of_sail;
mod alchemists;
mod architects;
mod artificers;
mod bytes;
mod celestials;
mod chosen;
mod code;
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

use crate::components::effect::{EffectId, Hook};
use crate::components::{CardKind, Die, Track};
use crate::rules::action::{Act, Waiting};
use crate::rules::event::Event;
use crate::rules::legal::TapestryLegal;
use crate::rules::preview::Step;
use crate::state::{CardNo, Context, NONE, Tapestry};

pub(crate) use advisors::{ask as ask_giver, begin_play, giver};
pub(crate) use code::{At, Code};
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

/// Where a token goes that a hook asks for, and what it gains there.
pub(crate) fn step_of(game: &Tapestry, doing: Doing, seat: u8, here: Step) -> Step {
    match doing {
        Doing::Tinkerers(tinker) => tinker.leads(game, seat, here),
        Doing::Werefolk(_) => Step::plain(here.track, here.space.saturating_sub(1)),
        _ => here,
    }
}

macro_rules! codes {
    ($($name:ident($code:ty)),+ $(,)?) => {
        /// What a hook is about to do or to ask.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "each is a type of `hooks`")]
        pub enum Doing { $($name($code)),+ }

        $(impl From<$code> for Doing {
            fn from(code: $code) -> Doing {
                Doing::$name(code)
            }
        })+

        /// Each does what its own [`Code`] says.
        impl Doing {
            pub(crate) fn asks(self) -> Option<Waiting> {
                match self { $(Doing::$name(code) => code.asks()),+ }
            }

            fn step<S: Sink<Event>>(self, game: &mut Tapestry, at: At, sink: &mut S) {
                match self { $(Doing::$name(code) => code.step(game, at, sink)),+ }
            }

            pub(crate) fn offer(self, game: &Tapestry, at: At, offer: &mut TapestryLegal) {
                match self { $(Doing::$name(code) => code.offer(game, at, offer)),+ }
            }

            pub(crate) fn answer<S: Sink<Event>>(self, game: &mut Tapestry, at: At, act: Act, sink: &mut S) {
                match self { $(Doing::$name(code) => code.answer(game, at, act, sink)),+ }
            }

            pub(crate) fn possible(self, game: &Tapestry, at: At) -> bool {
                match self { $(Doing::$name(code) => code.possible(game, at)),+ }
            }

            pub(crate) fn card_fits(self, game: &Tapestry, card: u8) -> bool {
                match self { $(Doing::$name(code) => code.card_fits(game, card)),+ }
            }

            pub(crate) fn replace_cards(&mut self, replace: &mut dyn FnMut(CardNo) -> Option<CardNo>) {
                match self { $(Doing::$name(code) => code.replace_cards(replace)),+ }
            }
        }
    };
}

codes! {
    AgeOfSail(age_of_sail::Stage),
    Colonialism(colonialism::Colonialism),
    DarkAges(dark_ages::Stage),
    Guilds(guilds::Guilds),
    Mercantilism(mercantilism::Stage),
    OlympicHost(olympic_host::Stage),
    Socialism(socialism::Socialism),
    TradeEconomy(trade_economy::Stage),
    AlchemistsPush(alchemists::Push),
    AlchemistsDice(alchemists::Dice),
    ArchitectsTokens(architects::Tokens),
    ArchitectsSwap(architects::Swap),
    CraftsmenTokens(craftsmen::Tokens),
    HeraldsDraw(heralds::Draw),
    HeraldsFirst(heralds::First),
    HeraldsAgain(heralds::Again),
    HistoriansGive(historians::Give),
    HistoriansLate(historians::Late),
    Inventors(inventors::Stage),
    IsolationistsGuard(isolationists::Guard),
    IsolationistsScore(isolationists::Score),
    MilitantsBack(militants::Back),
    MysticsChoose(mystics::Choose),
    Mystics(mystics::Quiet),
    NomadsLeast(nomads::Least),
    ChosenLate(chosen::Late),
    TradersPrinted(traders::Printed),
    Traders(traders::Trade),
    TradersDie(traders::ShareDie),
    InfiltratorsTokens(infiltrators::Tokens),
    Infiltrators(infiltrators::Infiltrate),
    InfiltratorsSecond(infiltrators::Second),
    Spies(spies::Spy),
    Tinkerers(tinkerers::Tinker),
    Treasure(treasure_hunters::Stage),
    Gamble(gamblers::Stage),
    RelentlessLate(relentless::Late),
    RenegadesStep(renegades::Step),
    RenegadesLate(renegades::Late),
    Artificers(artificers::Stage),
    ArtificersFlush(artificers::Flush),
    CelestialsCapital(celestials::Capital),
    CelestialsMove(celestials::Float),
    FaefolkMove(faefolk::Walk),
    Werefolk(werefolk::Stage),
    Genies(genies::Stage),
    WeefolkToken(weefolk::Token),
    WeefolkScore(weefolk::Score),
    IlluminatiDice(illuminati::AllDice),
    AdvisorsGive(advisors::Give),
    AdvisorsGift(advisors::Gift),
    AdvisorsToken(advisors::Token),
    AdvisorsCounsel(advisors::Counsel),
    IslandersLay(islanders::Lay),
    UtilitariansLandmark(utilitarians::FirstLandmark),
    UtilitariansToken(utilitarians::Token),
    UtilitariansLighthouse(utilitarians::Lighthouse),
    CollectorsStore(collectors::Store),
    CollectorsLate(collectors::Late),
    CollectorsScore(collectors::Score),
    UrbanPlannersCard(urban_planners::Draw),
    UrbanPlannersPlace(urban_planners::Place),
    UrbanPlannersScore(urban_planners::Score),
    MerfolkSubmerge(merfolk::Submerge),
    MerfolkRise(merfolk::Rise),
    MerfolkTurn(merfolk::Discard),
}

impl Doing {
    /// How a hook begins; `None` for those that only the rules call, at their own moments.
    pub(crate) fn begin(hook: Hook) -> Option<Doing> {
        let spy = |what| spies::Spy { what, stage: spies::Stage::Choose };
        Some(match hook {
            Hook::AgeOfSail => age_of_sail::Stage::Tile.into(),
            Hook::Colonialism => colonialism::Colonialism.into(),
            Hook::DarkAges => dark_ages::Stage::Forward.into(),
            Hook::Guilds => guilds::Guilds.into(),
            Hook::Mercantilism => mercantilism::Stage::Begin.into(),
            Hook::OlympicHost => olympic_host::Stage::AskAround.into(),
            Hook::Socialism => socialism::Socialism.into(),
            Hook::TradeEconomy => trade_economy::Stage::Opponent.into(),
            Hook::AlchemistsPush => alchemists::Push::Roll { last: None }.into(),
            Hook::AlchemistsDice => alchemists::Dice::Roll { before: None }.into(),
            Hook::ArchitectsTokens => architects::Tokens::Begin.into(),
            Hook::ArchitectsSwap => architects::Swap::First.into(),
            Hook::CraftsmenTokens => craftsmen::Tokens { column: 0 }.into(),
            Hook::HeraldsDraw => heralds::Draw.into(),
            Hook::HeraldsPlay => heralds::First::Play.into(),
            Hook::HeraldsLay => heralds::First::Lay.into(),
            Hook::HeraldsCopy => heralds::Again.into(),
            Hook::HistoriansGive => historians::Give::To.into(),
            Hook::HistoriansLate => historians::Late::Begin.into(),
            Hook::InventorsToken => inventors::Stage::Mark.into(),
            Hook::IsolationistsToken => isolationists::Guard.into(),
            Hook::IsolationistsScore => isolationists::Score.into(),
            Hook::MilitantsBack => militants::Back::Expose.into(),
            Hook::MysticsChoose => mystics::Choose { category: 0 }.into(),
            Hook::MysticsScore => mystics::Quiet::Score.into(),
            Hook::MysticsDeck => mystics::Quiet::Deck.into(),
            Hook::MysticsReward => mystics::Quiet::Draw.into(),
            Hook::MysticsLate => mystics::Quiet::Late.into(),
            Hook::NomadsLeast => nomads::Least.into(),
            Hook::ChosenCount => chosen::Late::Count.into(),
            Hook::TradersPrinted => traders::Printed.into(),
            Hook::Traders => traders::Trade::Way.into(),
            Hook::TradersDie => traders::ShareDie.into(),
            Hook::InfiltratorsTokens => infiltrators::Tokens.into(),
            Hook::Infiltrators => infiltrators::Infiltrate.into(),
            Hook::InfiltratorsSecond => infiltrators::Second.into(),
            Hook::SpiesTapestry => spy(spies::Spoils::Tapestry).into(),
            Hook::SpiesTile => spy(spies::Spoils::Tile).into(),
            Hook::SpiesPosition => spy(spies::Spoils::Position).into(),
            Hook::SpiesTech => spy(spies::Spoils::Tech).into(),
            Hook::TinkerersCost => tinkerers::Tinker::Cost.into(),
            Hook::CatchUp => tinkerers::Tinker::CatchUp.into(),
            Hook::NextBonus => tinkerers::Tinker::NextBonus.into(),
            Hook::TinkerersBack => tinkerers::Tinker::Back.into(),
            Hook::Treasure => treasure_hunters::Stage::Where.into(),
            Hook::Gamble => gamblers::Stage::Reveal.into(),
            Hook::RelentlessLate => relentless::Late::Begin.into(),
            Hook::RenegadesLate => renegades::Late.into(),
            Hook::Artificers => artificers::Stage::Track.into(),
            Hook::ArtificersFlush => artificers::Flush.into(),
            Hook::CelestialsCapital => celestials::Capital.into(),
            Hook::CelestialsMove => celestials::Float.into(),
            Hook::FaefolkMove => faefolk::Walk.into(),
            Hook::Werefolk => werefolk::Stage::Draw.into(),
            Hook::Genies => genies::Stage::Draw.into(),
            Hook::WeefolkToken => weefolk::Token::City.into(),
            Hook::WeefolkScore => weefolk::Score.into(),
            Hook::IlluminatiDice => illuminati::AllDice.into(),
            Hook::AdvisorsGift => advisors::Gift::Draw.into(),
            Hook::AdvisorsToken => advisors::Token::Whose.into(),
            Hook::IslandersLay => islanders::Lay::Tile { laid: None }.into(),
            Hook::UtilitariansLandmark => utilitarians::FirstLandmark.into(),
            Hook::UtilitariansTokens => utilitarians::Token::Late.into(),
            Hook::UtilitariansLighthouse => utilitarians::Lighthouse.into(),
            Hook::CollectorsLate => collectors::Late::Card.into(),
            Hook::CollectorsScore => collectors::Score.into(),
            Hook::UrbanPlannersCard => urban_planners::Draw::Begin.into(),
            Hook::UrbanPlannersPlace => urban_planners::Place { placed: 0 }.into(),
            Hook::UrbanPlannersScore => urban_planners::Score.into(),
            Hook::MerfolkSubmerge => merfolk::Submerge { kept: None }.into(),
            Hook::MerfolkRise => merfolk::Rise.into(),
            Hook::MerfolkTurn => merfolk::Discard { gone: 0 }.into(),
            Hook::RenegadesStep | Hook::AdvisorsGive | Hook::AdvisorsCounsel | Hook::CollectorsStore => {
                return None;
            }
        })
    }
}

impl Doing {
    /// Another roll of a die counts for what was rolled.
    pub(crate) fn take_face(&mut self, die: Die, face: u8) {
        match self {
            Doing::AlchemistsPush(alchemists::Push::Settle { track }) => {
                *track = Track::at(face).unwrap_or(*track);
            }
            Doing::AlchemistsDice(dice) => {
                if let Some(faces) = dice.faces_mut() {
                    faces.set(die, face);
                }
            }
            Doing::Treasure(stage) => stage.set_face(die, face),
            _ => {}
        }
    }

    /// Cards that lie on the table until it is done.
    pub(crate) fn shown_cards(self) -> impl Iterator<Item = u8> {
        let cards = match self {
            Doing::Gamble(gamblers::Stage::Choose { cards }) => cards,
            Doing::AdvisorsCounsel(counsel) => {
                let [first, second] = counsel.cards();
                [first, second, None, None]
            }
            _ => [None; 4],
        };
        cards.into_iter().flatten().map(CardNo::get)
    }
}

impl Tapestry {
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
