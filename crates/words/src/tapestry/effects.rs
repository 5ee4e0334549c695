//! The effect language in words.

use tapestry::components::effect::{
    Bonus, Cost, DiceRule, Effect, EffectId, Hook, List, Move, Place, Source, Stock, Tracks,
};
use tapestry::{Goods, Kit};

use super::counts::{a_building, condition, count, track_test, tracks, who};
use super::names::{all_of, building_name, counted, die_name, goods, printed_name};
use crate::{Arg, Words};

/// What an effect does.
pub fn effect(words: &Words, kit: &Kit, id: EffectId) -> String {
    Teller { words, kit }.effect(id)
}

/// The cost of an effect in words.
pub fn cost(words: &Words, cost: Cost) -> String {
    match cost {
        Cost::Any(n) => counted(words, "any", n),
        Cost::Good(good, n) => goods(words, Goods::of(good, n)),
        Cost::Tiles(n) => counted(words, "tile", n),
        Cost::Tapestry(n) => counted(words, "tapestry", n),
        Cost::Tech(n) => counted(words, "tech", n),
    }
}

/// The civilization or card that a code hook belongs to, by its word in the box.
pub fn hook_owner(hook: Hook) -> &'static str {
    let key = hook.key();
    match hook {
        Hook::Treasure => "treasure_hunters",
        Hook::Gamble => "gamblers",
        Hook::CatchUp | Hook::NextBonus => "tinkerers",
        Hook::ChosenCount => "the_chosen",
        Hook::AgeOfSail
        | Hook::DarkAges
        | Hook::OlympicHost
        | Hook::TradeEconomy
        | Hook::Colonialism
        | Hook::Guilds
        | Hook::Mercantilism
        | Hook::Socialism => key,
        Hook::UrbanPlannersCard | Hook::UrbanPlannersPlace | Hook::UrbanPlannersScore => "urban_planners",
        _ => key.split('_').next().unwrap_or(key),
    }
}

struct Teller<'a> {
    words: &'a Words,
    kit: &'a Kit,
}

impl Teller<'_> {
    fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    fn of(&self, id: &str, inner: EffectId) -> String {
        self.words.say(id, &[("what", self.effect(inner).into())])
    }

    fn list(&self, list: List) -> Vec<String> {
        self.kit.members(list).map(|member| self.effect(member)).filter(|text| !text.is_empty()).collect()
    }

    fn joined(&self, list: List, id: &str) -> String {
        let join = |a: String, b: String| self.words.say(id, &[("a", a.into()), ("b", b.into())]);
        self.list(list).into_iter().reduce(join).unwrap_or_else(|| self.text("ta-nothing"))
    }

    fn counted(&self, what: &str, n: u8) -> String {
        counted(self.words, what, n)
    }

    fn n(&self, id: &str, n: u8) -> String {
        self.words.say(id, &[("count", n.into())])
    }

    fn effect(&self, id: EffectId) -> String {
        let words = self.words;
        match self.kit.effect(id) {
            Effect::Nothing => self.text("ta-nothing"),
            Effect::Seq(list) => self.joined(list, "ta-then"),
            Effect::All(list) => all_of(words, &self.list(list)),
            Effect::OneOf(list) => self.joined(list, "ta-or"),
            Effect::NOf(n, list) => {
                words.say("ta-n-of", &[("count", n.into()), ("what", self.list(list).join("; ").into())])
            }
            Effect::May(inner) => self.of("ta-may", inner),
            Effect::Pay(price, inner) => words
                .say("ta-pay", &[("cost", cost(words, price).into()), ("what", self.effect(inner).into())]),
            Effect::Times(n, inner) => {
                words.say("ta-times", &[("count", n.into()), ("what", self.effect(inner).into())])
            }
            Effect::TimesCount(per, inner) => words.say(
                "ta-for-each",
                &[("what", self.effect(inner).into()), ("per", count(words, per).into())],
            ),
            Effect::If(cond, yes, no) => {
                let cond = ("cond", Arg::from(condition(words, cond)));
                let yes = ("yes", Arg::from(self.effect(yes)));
                match self.kit.effect(no) {
                    Effect::Nothing => words.say("ta-if", &[cond, yes]),
                    _ => words.say("ta-if-else", &[cond, yes, ("no", self.effect(no).into())]),
                }
            }
            Effect::Each(whom, inner) => {
                words.say("ta-each", &[("who", who(words, whom).into()), ("what", self.effect(inner).into())])
            }
            Effect::ChooseOpponent(inner) => match self.kit.effect(inner) {
                Effect::Remember => self.text("ta-choose-opponent"),
                _ => self.of("ta-choose-opponent-for", inner),
            },
            Effect::ChooseTrack(inner) => match self.kit.effect(inner) {
                Effect::Remember => self.text("ta-choose-track"),
                _ => self.of("ta-choose-track-for", inner),
            },
            Effect::ForEachTrack(test, inner) => words.say(
                "ta-for-track",
                &[("test", track_test(words, test).into()), ("what", self.effect(inner).into())],
            ),
            Effect::Hook(hook) => self.hook(hook),
            other => self.deed(other),
        }
    }

    /// The ability of a civilization or card that the language cannot say.
    fn hook(&self, hook: Hook) -> String {
        let owner = hook_owner(hook);
        let civ =
            self.kit.civs.iter().find(|civ| civ.id == owner).map(|civ| printed_name(self.words, &civ.name));
        let card = || {
            self.kit
                .cards
                .iter()
                .find(|card| card.id == owner)
                .map(|card| printed_name(self.words, &card.name))
        };
        let name = civ.or_else(card).unwrap_or_else(|| owner.to_owned());
        self.words.say("ta-ability", &[("name", name.into())])
    }

    /// What is no combination of others: gains, technology, buildings.
    fn deed(&self, effect: Effect) -> String {
        let words = self.words;
        match effect {
            Effect::Resource(good, n) => goods(words, Goods::of(good, n)),
            Effect::AnyResource(n) => self.counted("any", n),
            Effect::Lose(good, n) => {
                words.say("ta-lose", &[("what", goods(words, Goods::of(good, n)).into())])
            }
            Effect::LoseAny(n) => words.say("ta-lose", &[("what", self.counted("any", n).into())]),
            Effect::Vp(n) => words.say("ta-vp", &[("vp", i32::from(n).into())]),
            Effect::VpPer(per, n) => {
                words.say("ta-vp-per", &[("vp", i32::from(n).into()), ("per", count(words, per).into())])
            }
            Effect::TerritoryTile(n) => self.counted("tile", n),
            Effect::SpaceTile(n) => self.counted("space-tile", n),
            Effect::TapestryCard(n) => self.counted("tapestry", n),
            Effect::DrawKeepTech(n) => self.n("ta-keep-tech", n),
            Effect::DrawKeepTapestry(n) => self.n("ta-keep-tapestry", n),
            Effect::Invent(n, source) => {
                let id = match source {
                    Source::Any => "ta-invent",
                    Source::FaceUp => "ta-invent-open",
                    Source::Deck => "ta-invent-deck",
                    Source::DiscardTop => "ta-invent-discard",
                };
                self.n(id, n)
            }
            Effect::RefreshTech => self.text("ta-refresh"),
            Effect::Upgrade { n, ignore, .. } => {
                self.n(if ignore { "ta-upgrade-free" } else { "ta-upgrade" }, n)
            }
            Effect::InventAndUpgrade(_) => self.text("ta-invent-upgrade"),
            Effect::TechCircle => self.text("ta-circle"),
            Effect::TechSquare => self.text("ta-square"),
            Effect::CircleOfCard => self.text("ta-circle-of-card"),
            Effect::Build(building) => a_building(words, building),
            Effect::BuildAny => self.text("ta-build-any"),
            Effect::BuildBeside => self.text("ta-build-beside"),
            Effect::Landmark(landmark) => {
                let name = self
                    .kit
                    .landmarks
                    .get(usize::from(landmark))
                    .map(|known| printed_name(words, &known.name));
                words.say("ta-landmark", &[("name", name.unwrap_or_default().into())])
            }
            Effect::LandmarkAny => self.text("ta-landmark-any"),
            Effect::Reserve(building) => {
                words.say("ta-reserve", &[("building", building_name(words, building).into())])
            }
            Effect::ReserveDrawn(stock) => self.text(match stock {
                Stock::Tile => "ta-reserve-tile",
                Stock::SpaceTile => "ta-reserve-space-tile",
                Stock::Card => "ta-reserve-card",
                Stock::Tech => "ta-reserve-tech",
            }),
            other => self.journey(other),
        }
    }

    /// The map, dice and tracks.
    fn journey(&self, effect: Effect) -> String {
        let words = self.words;
        match effect {
            Effect::Explore { place, .. } => self.text(match place {
                Place::Anywhere => "ta-explore-anywhere",
                _ => "ta-explore",
            }),
            Effect::ExploreSpace { .. } => self.text("ta-explore-space"),
            Effect::Conquer { place, dice, empty } => self.conquer(place, dice, empty),
            Effect::Outpost => self.text("ta-outpost"),
            Effect::TerritoryBenefit => self.text("ta-territory"),
            Effect::TerritoryBenefitAny => self.text("ta-territory-any"),
            Effect::StandUp(n) => self.n("ta-stand-up", n),
            Effect::Roll(die) => words.say("ta-roll", &[("die", die_name(words, die).into())]),
            Effect::Research { benefit, .. } => {
                self.text(if benefit { "ta-research" } else { "ta-research-plain" })
            }
            Effect::Advance(how) => self.moves("ta-advance", how, 1),
            Effect::Regress { how, n } => self.moves("ta-regress", how, n),
            Effect::Jump { tracks: on, n } => {
                words.say("ta-jump", &[("track", tracks(words, on).into()), ("count", n.into())])
            }
            Effect::RepeatPosition => self.text("ta-repeat"),
            Effect::RelocateToken => self.text("ta-relocate"),
            Effect::ForbidTrack => self.text("ta-forbid"),
            other => self.mat(other),
        }
    }

    fn conquer(&self, place: Place, dice: DiceRule, empty: bool) -> String {
        let mut text = self.text(if empty { "ta-conquer-empty" } else { "ta-conquer" });
        if place == Place::Anywhere {
            text = self.words.say("ta-anywhere", &[("what", text.into())]);
        }
        match dice {
            DiceRule::One => text,
            DiceRule::Both => self.words.say("ta-both-dice", &[("what", text.into())]),
            DiceRule::BothIfTopple => self.words.say("ta-both-if-topple", &[("what", text.into())]),
        }
    }

    fn moves(&self, id: &str, how: Move, n: u8) -> String {
        let named = match how.tracks {
            Tracks::Of(bits) if bits.count_ones() >= 4 => self.text("ta-track-any"),
            other => tracks(self.words, other),
        };
        let moved = self.words.say(id, &[("track", named.into()), ("count", n.into())]);
        let id = match (how.benefit, how.bonus) {
            (true, Bonus::Pay) => return moved,
            (true, Bonus::Free) => "ta-with-free-bonus",
            (true, Bonus::None) => "ta-without-bonus",
            (false, _) => "ta-without-benefit",
        };
        self.words.say(id, &[("what", moved.into())])
    }

    /// Cards and mats.
    fn mat(&self, effect: Effect) -> String {
        match effect {
            Effect::PlayOver | Effect::PlayOverThis(_) => self.text("ta-play-over"),
            Effect::CopyTapestry => self.text("ta-copy"),
            Effect::Remember => self.text("ta-remember"),
            Effect::SameBenefit => self.text("ta-same"),
            Effect::DiscardAny(n) => self.n("ta-discard-any", n),
            Effect::DropMatTile => self.text("ta-drop-tile"),
            Effect::Civilization => self.text("ta-new-civilization"),
            Effect::TopplesAttacker => self.text("ta-topple-attacker"),
            Effect::CancelsResponse => self.text("ta-cancel"),
            Effect::Masterpiece(n) => self.counted("masterpiece", n),
            Effect::RefreshMasterpieces => self.text("ta-refresh-pieces"),
            Effect::MasterpieceBenefit { n, neighbours } => {
                self.n(if neighbours { "ta-piece-benefit-neighbour" } else { "ta-piece-benefit" }, n)
            }
            Effect::Inspire => self.text("ta-inspire"),
            Effect::MoveToken | Effect::StepToken => self.text("ta-move-token"),
            Effect::PutToken => self.text("ta-put-token"),
            Effect::PutTokenGain | Effect::PlaceToken => self.text("ta-put-token-gain"),
            Effect::Exposed => self.text("ta-exposed"),
            Effect::RedrawCiv => self.text("ta-redraw"),
            Effect::RedrawOr(EffectId(0)) => self.text("ta-may-redraw"),
            Effect::RedrawOr(kept) => self.of("ta-may-redraw-or", kept),
            Effect::DiscardDownTo(n) => self.n("ta-discard-down", n),
            Effect::RedDie => self.text("ta-red-die"),
            _ => self.text("ta-nothing"),
        }
    }
}
