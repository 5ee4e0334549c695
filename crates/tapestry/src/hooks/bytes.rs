//! How a stage of a hook counts in the checksum of a position.
//!
//! Saves hold checksums, so that these bytes stay what they were when stages were numbers: the hook, the number of its stage,
//! two small numbers, and fields of the context that a hook used as memory. 255 stands for nothing. Nothing is ever read back
//! from them.

use std::hash::{Hash, Hasher};

use super::{
    Doing, advisors, age_of_sail, alchemists, architects, artificers, chosen, collectors, dark_ages,
    gamblers, genies, heralds, historians, inventors, islanders, mercantilism, militants, mystics,
    olympic_host, relentless, spies, tinkerers, trade_economy, traders, treasure_hunters, urban_planners,
    utilitarians, weefolk, werefolk,
};
use crate::components::Die;
use crate::components::effect::{Bonus, Hook};
use crate::state::{CardNo, Context, HexNo, NONE, SeatNo, TileNo};

/// A hook and three numbers.
type Coded = (Hook, [u8; 3]);

/// How every hook begins.
const BEGIN: [u8; 3] = [0, NONE, NONE];

impl Doing {
    /// Whose stage it is.
    pub fn hook(self) -> Hook {
        self.coded(&mut Context::default()).0
    }

    /// What of the context it remembers is written there.
    pub(crate) fn in_context(self, mut context: Context) -> Context {
        self.coded(&mut context);
        context
    }

    fn coded(self, context: &mut Context) -> Coded {
        match self {
            Doing::AgeOfSail(stage) => (
                Hook::AgeOfSail,
                match stage {
                    age_of_sail::Stage::Tile => BEGIN,
                    age_of_sail::Stage::To { tile } => [1, tile.get(), 0],
                },
            ),
            Doing::Colonialism(_) => (Hook::Colonialism, BEGIN),
            Doing::DarkAges(stage) => (
                Hook::DarkAges,
                match stage {
                    dark_ages::Stage::Forward => BEGIN,
                    dark_ages::Stage::Stays { forward } => [1, forward as u8, NONE],
                },
            ),
            Doing::Guilds(_) => (Hook::Guilds, BEGIN),
            Doing::Mercantilism(stage) => (
                Hook::Mercantilism,
                match stage {
                    mercantilism::Stage::Begin => BEGIN,
                    mercantilism::Stage::Exchange { food_left } => [1, food_left, 0],
                },
            ),
            Doing::OlympicHost(stage) => (
                Hook::OlympicHost,
                match stage {
                    olympic_host::Stage::AskAround => BEGIN,
                    olympic_host::Stage::Pay { host } => {
                        context.seat = SeatNo::new(host.0);
                        [1, 0, 0]
                    }
                    olympic_host::Stage::Reward { paid } => [2, u8::from(paid), 0],
                },
            ),
            Doing::Socialism(_) => (Hook::Socialism, BEGIN),
            Doing::TradeEconomy(stage) => (
                Hook::TradeEconomy,
                match stage {
                    trade_economy::Stage::Opponent => BEGIN,
                    trade_economy::Stage::Token { of } => [1, of.0, 0],
                },
            ),
            Doing::AlchemistsPush(stage) => (Hook::AlchemistsPush, push(stage, context)),
            Doing::AlchemistsDice(stage) => (Hook::AlchemistsDice, dice(stage, context)),
            Doing::ArchitectsTokens(stage) => (
                Hook::ArchitectsTokens,
                match stage {
                    architects::Tokens::Begin => BEGIN,
                    architects::Tokens::Place { left, used } => {
                        context.n = used.first_eight;
                        if used.ninth {
                            context.card = CardNo::new(1);
                        }
                        [1, left, 0]
                    }
                },
            ),
            Doing::ArchitectsSwap(stage) => (
                Hook::ArchitectsSwap,
                match stage {
                    architects::Swap::First => BEGIN,
                    architects::Swap::Second { x, y } => [1, x, y],
                },
            ),
            Doing::CraftsmenTokens(stage) => (Hook::CraftsmenTokens, counted(stage.column)),
            Doing::HeraldsDraw(_) => (Hook::HeraldsDraw, BEGIN),
            Doing::HeraldsFirst(heralds::First::Play) => (Hook::HeraldsPlay, BEGIN),
            Doing::HeraldsFirst(heralds::First::Lay) => (Hook::HeraldsLay, BEGIN),
            Doing::HeraldsAgain(_) => (Hook::HeraldsCopy, BEGIN),
            Doing::HistoriansGive(stage) => (
                Hook::HistoriansGive,
                match stage {
                    historians::Give::To => BEGIN,
                    historians::Give::Square { to } => [1, to.0, 0],
                },
            ),
            Doing::HistoriansLate(historians::Late::Begin) => (Hook::HistoriansLate, BEGIN),
            Doing::HistoriansLate(historians::Late::Given) => (Hook::HistoriansLate, [1, NONE, NONE]),
            Doing::Inventors(stage) => (
                Hook::InventorsToken,
                match stage {
                    inventors::Stage::Mark => BEGIN,
                    inventors::Stage::Benefit { tech } => [1, tech.get(), 0],
                    inventors::Stage::Take { tech, owner } => [2, tech.get(), owner.0],
                },
            ),
            Doing::IsolationistsGuard(_) => (Hook::IsolationistsToken, BEGIN),
            Doing::IsolationistsScore(_) => (Hook::IsolationistsScore, BEGIN),
            Doing::MilitantsBack(stage) => (
                Hook::MilitantsBack,
                match stage {
                    militants::Back::Expose => BEGIN,
                    militants::Back::Cover { left } => [1, left, 0],
                },
            ),
            Doing::MysticsChoose(stage) => (Hook::MysticsChoose, counted(stage.category)),
            Doing::Mystics(stage) => match stage {
                mystics::Quiet::Score => (Hook::MysticsScore, BEGIN),
                mystics::Quiet::Deck => (Hook::MysticsDeck, BEGIN),
                mystics::Quiet::Late => (Hook::MysticsLate, BEGIN),
                mystics::Quiet::Draw => (Hook::MysticsReward, BEGIN),
                mystics::Quiet::Reward => (Hook::MysticsReward, [1, NONE, NONE]),
                mystics::Quiet::Refill => (Hook::MysticsReward, [2, NONE, NONE]),
            },
            Doing::NomadsLeast(_) => (Hook::NomadsLeast, BEGIN),
            Doing::ChosenLate(stage) => (
                Hook::ChosenCount,
                match stage {
                    chosen::Late::Count => BEGIN,
                    chosen::Late::Benefit { gained, left } => [1, gained.unwrap_or(NONE), left],
                },
            ),
            Doing::TradersPrinted(_) => (Hook::TradersPrinted, BEGIN),
            Doing::Traders(stage) => (
                Hook::Traders,
                match stage {
                    traders::Trade::Way => BEGIN,
                    traders::Trade::TokenHex => [1, NONE, NONE],
                    traders::Trade::TokenTile { hex } => [2, hex.0, NONE],
                    traders::Trade::OwnGain { hex } => [3, hex.0, NONE],
                    traders::Trade::BuildingHex => [4, NONE, NONE],
                    traders::Trade::BuildingKind { hex } => [5, hex.0, NONE],
                    traders::Trade::BuildingTile { hex, building } => [6, hex.0, building as u8],
                    traders::Trade::OwnHex => [7, NONE, NONE],
                    traders::Trade::OwnRoll { hex } => [8, hex.0, NONE],
                },
            ),
            Doing::TradersDie(_) => (Hook::TradersDie, BEGIN),
            Doing::InfiltratorsTokens(_) => (Hook::InfiltratorsTokens, BEGIN),
            Doing::Infiltrators(_) => (Hook::Infiltrators, BEGIN),
            Doing::InfiltratorsSecond(_) => (Hook::InfiltratorsSecond, BEGIN),
            Doing::Spies(spy) => (
                match spy.what {
                    spies::Spoils::Tapestry => Hook::SpiesTapestry,
                    spies::Spoils::Tile => Hook::SpiesTile,
                    spies::Spoils::Position => Hook::SpiesPosition,
                    spies::Spoils::Tech => Hook::SpiesTech,
                },
                match spy.stage {
                    spies::Stage::Choose => BEGIN,
                    spies::Stage::Token { of } => [1, of.0, 0],
                    spies::Stage::Look { of } => [2, of.0, 0],
                },
            ),
            Doing::Tinkerers(stage) => match stage {
                tinkerers::Tinker::Cost => (Hook::TinkerersCost, BEGIN),
                tinkerers::Tinker::CatchUp => (Hook::CatchUp, BEGIN),
                tinkerers::Tinker::NextBonus => (Hook::NextBonus, BEGIN),
                tinkerers::Tinker::Back => (Hook::TinkerersBack, BEGIN),
                tinkerers::Tinker::Benefit { track, space } => (Hook::TinkerersBack, [1, track as u8, space]),
            },
            Doing::Treasure(stage) => (Hook::Treasure, treasure(stage, context)),
            Doing::Gamble(stage) => (
                Hook::Gamble,
                match stage {
                    gamblers::Stage::Reveal => BEGIN,
                    gamblers::Stage::Choose { cards } => {
                        let [first, second, third, fourth] = cards;
                        (context.card, context.tile) = (third, fourth.map(as_tile));
                        [1, CardNo::byte(first), CardNo::byte(second)]
                    }
                },
            ),
            Doing::RelentlessLate(relentless::Late::Begin) => (Hook::RelentlessLate, BEGIN),
            Doing::RelentlessLate(relentless::Late::Cash) => (Hook::RelentlessLate, [1, 0, 0]),
            Doing::RenegadesStep(step) => {
                context.n = match step.bonus {
                    Bonus::Pay => 0,
                    Bonus::Free => 1,
                    Bonus::None => 2,
                };
                (Hook::RenegadesStep, [0, step.track, step.space])
            }
            Doing::RenegadesLate(_) => (Hook::RenegadesLate, BEGIN),
            Doing::Artificers(stage) => (
                Hook::Artificers,
                match stage {
                    artificers::Stage::Track => BEGIN,
                    artificers::Stage::Way { building } => [1, building as u8, 0],
                },
            ),
            Doing::ArtificersFlush(_) => (Hook::ArtificersFlush, BEGIN),
            Doing::CelestialsCapital(_) => (Hook::CelestialsCapital, BEGIN),
            Doing::CelestialsMove(_) => (Hook::CelestialsMove, BEGIN),
            Doing::FaefolkMove(_) => (Hook::FaefolkMove, BEGIN),
            Doing::Werefolk(stage) => (
                Hook::Werefolk,
                match stage {
                    werefolk::Stage::Draw => BEGIN,
                    werefolk::Stage::Back { tile } => [1, tile.get(), 0],
                    werefolk::Stage::Flip => [2, NONE, NONE],
                },
            ),
            Doing::Genies(stage) => (
                Hook::Genies,
                match stage {
                    genies::Stage::Draw => BEGIN,
                    genies::Stage::Circle { owner, opponent } => {
                        context.seat = SeatNo::new(owner.0);
                        [1, opponent.0, NONE]
                    }
                    genies::Stage::Square { owner, circle } => {
                        context.seat = SeatNo::new(owner.0);
                        [2, circle, NONE]
                    }
                },
            ),
            Doing::WeefolkToken(weefolk::Token::City) => (Hook::WeefolkToken, BEGIN),
            Doing::WeefolkToken(weefolk::Token::Plot { owner }) => (Hook::WeefolkToken, [1, owner.0, 0]),
            Doing::WeefolkScore(_) => (Hook::WeefolkScore, BEGIN),
            Doing::IlluminatiDice(_) => (Hook::IlluminatiDice, BEGIN),
            Doing::AdvisorsGive(give) => (Hook::AdvisorsGive, [0, give.to.0, NONE]),
            Doing::AdvisorsGift(stage) => (Hook::AdvisorsGift, gift(stage, context)),
            Doing::AdvisorsToken(advisors::Token::Whose) => (Hook::AdvisorsToken, BEGIN),
            Doing::AdvisorsToken(advisors::Token::Space { of }) => (Hook::AdvisorsToken, [1, of.0, NONE]),
            Doing::AdvisorsCounsel(stage) => (Hook::AdvisorsCounsel, counsel(stage, context)),
            Doing::IslandersLay(stage) => (
                Hook::IslandersLay,
                match stage {
                    islanders::Lay::Tile { laid } => [0, NONE, laid.unwrap_or(NONE)],
                    islanders::Lay::Place { tile, laid } => [1, tile.get(), laid],
                    islanders::Lay::Turn { tile, laid, .. } => [2, tile.get(), laid],
                },
            ),
            Doing::UtilitariansLandmark(_) => (Hook::UtilitariansLandmark, BEGIN),
            Doing::UtilitariansToken(utilitarians::Token::Late) => (Hook::UtilitariansTokens, BEGIN),
            Doing::UtilitariansToken(utilitarians::Token::Gained { place }) => {
                (Hook::UtilitariansTokens, [1, place, NONE])
            }
            Doing::UtilitariansLighthouse(_) => (Hook::UtilitariansLighthouse, BEGIN),
            Doing::CollectorsStore(thing) => (Hook::CollectorsStore, store(thing, context)),
            Doing::CollectorsLate(collectors::Late::Card) => (Hook::CollectorsLate, BEGIN),
            Doing::CollectorsLate(collectors::Late::Tile) => (Hook::CollectorsLate, [1, NONE, NONE]),
            Doing::CollectorsScore(_) => (Hook::CollectorsScore, BEGIN),
            Doing::UrbanPlannersCard(stage) => (
                Hook::UrbanPlannersCard,
                match stage {
                    urban_planners::Draw::Begin => BEGIN,
                    urban_planners::Draw::Card => [1, NONE, NONE],
                    urban_planners::Draw::Redraw => [2, NONE, NONE],
                    urban_planners::Draw::Gain { landmark } => [3, landmark.get(), NONE],
                },
            ),
            Doing::UrbanPlannersPlace(place) => (Hook::UrbanPlannersPlace, [0, place.placed, NONE]),
            Doing::UrbanPlannersScore(_) => (Hook::UrbanPlannersScore, BEGIN),
            Doing::MerfolkSubmerge(stage) => (Hook::MerfolkSubmerge, [0, CardNo::byte(stage.kept), NONE]),
            Doing::MerfolkRise(_) => (Hook::MerfolkRise, BEGIN),
            Doing::MerfolkTurn(stage) => (Hook::MerfolkTurn, [0, stage.gone, NONE]),
        }
    }
}

impl Hash for Doing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (hook, [stage, first, second]) = self.coded(&mut Context::default());
        hook.hash(state);
        (stage, first, second).hash(state);
    }
}

/// A card in the place of a tile.
fn as_tile(card: CardNo) -> TileNo {
    TileNo::of(card.get())
}

/// Stages that are counted: only the first has nothing beside its number.
fn counted(stage: u8) -> [u8; 3] {
    if stage == 0 { BEGIN } else { [stage, 0, 0] }
}

fn push(stage: alchemists::Push, context: &mut Context) -> [u8; 3] {
    let (track, code) = match stage {
        alchemists::Push::Roll { last: None } => return BEGIN,
        alchemists::Push::Roll { last: Some(track) } => (track, [0, 0, 0]),
        alchemists::Push::Again { last } => (last, [1, 0, 0]),
        alchemists::Push::Settle { track } => (track, [2, NONE, NONE]),
    };
    context.n = track as u8;
    code
}

fn dice(stage: alchemists::Dice, context: &mut Context) -> [u8; 3] {
    use alchemists::Dice;
    let second_roll = |again: bool| again.then_some(CardNo::of(1));
    let die = |die: Die| TileNo::new(die as u8);
    let (number, faces) = match stage {
        Dice::Roll { before: None } => return BEGIN,
        Dice::Roll { before: Some(faces) } => {
            context.card = second_roll(true);
            (0, faces)
        }
        Dice::Keep { faces, again } => {
            context.card = second_roll(again);
            (1, faces)
        }
        Dice::RollRest { kept, faces, again } => {
            (context.tile, context.card) = (die(kept), second_roll(again));
            (2, faces)
        }
        Dice::KeepSecond { kept, faces, again } => {
            (context.tile, context.card) = (die(kept), second_roll(again));
            (3, faces)
        }
        Dice::Order { kept: [first, second], faces } => {
            (context.tile, context.card) = (die(first), CardNo::new(second as u8));
            (4, faces)
        }
    };
    context.n = faces.science as u8;
    [number, faces.red, faces.black]
}

fn treasure(stage: treasure_hunters::Stage, context: &mut Context) -> [u8; 3] {
    use treasure_hunters::Stage;
    match stage {
        Stage::Where => BEGIN,
        Stage::Terrain { hex } => [1, hex.0, 0],
        Stage::Again { hex, face, second, about } => {
            context.n = about;
            context.card = second.map(CardNo::of).or(context.card);
            [2, hex.0, face]
        }
        Stage::Roll { hex } => {
            context.n = crate::components::Terrain::Grassland as u8;
            [3, hex.0, NONE]
        }
        Stage::LastRoll { hex, about } => {
            context.n = about;
            [4, hex.0, NONE]
        }
    }
}

fn gift(stage: advisors::Gift, context: &mut Context) -> [u8; 3] {
    let (number, drawn) = match stage {
        advisors::Gift::Draw => return BEGIN,
        advisors::Gift::Card { drawn } => (1, drawn),
        advisors::Gift::To { drawn, card } => {
            context.tile = card.map(as_tile);
            (2, drawn)
        }
    };
    let [first, second, third] = drawn;
    context.card = third;
    [number, CardNo::byte(first), CardNo::byte(second)]
}

fn counsel(stage: advisors::Counsel, context: &mut Context) -> [u8; 3] {
    match stage {
        advisors::Counsel::Ask { player, card, slot } => {
            (context.seat, context.card, context.n) = (SeatNo::new(player.0), Some(card), slot);
            [0, card.get(), NONE]
        }
        advisors::Counsel::Offered { player, advisor, card, offered, slot } => {
            (context.seat, context.card, context.n) = (SeatNo::new(player.0), Some(card), slot);
            context.tile = TileNo::new(advisor.0);
            [1, card.get(), offered.get()]
        }
    }
}

fn store(thing: collectors::Store, context: &mut Context) -> [u8; 3] {
    let number = match thing {
        collectors::Store::Card(card) => card.get(),
        collectors::Store::Tech(tech) => tech.get(),
        collectors::Store::Landmark(landmark) => landmark.get(),
        collectors::Store::House => 0,
        collectors::Store::Tile(tiles) => {
            let [first, second, third, fourth] = tiles;
            context.tile = second;
            context.card = third.map(|tile| CardNo::of(tile.get()));
            context.hex = fourth.map(|tile| HexNo::of(tile.get()));
            TileNo::byte(first)
        }
    };
    [0, thing.kind() as u8, number]
}
