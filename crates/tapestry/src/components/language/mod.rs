//! Reading the effect language.
//!
//! ```text
//! effect = name | name "(" [arg {"," arg}] ")"
//! arg    = [key "="] (effect | number | "[" word {"," word} "]")
//! ```

use super::Die;
use super::bounds::MOST_EFFECT_STEPS;
use super::effect::{Cond, Cost, DiceRule, Effect, EffectId, Flag, Hook, Lasting, List, Stock, TrackTest};

use crate::hooks::Doing;

mod reader;
mod words;

pub use reader::LanguageError;
use reader::{Call, Read, Value, read, wrong};
use words::{any_or_good, building, condition, cost, count, movement, place, source, tracks, when, who};

/// Effects, and members of lists, that a box can have: their numbers fit, and finding an equal one stays quick.
const MOST_EFFECTS: usize = 16_000;

/// Effects as they are read, with the names they may use.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// All effects.
    pub effects: Vec<Effect>,
    /// The members of lists.
    pub lists: Vec<EffectId>,
    /// Landmarks by their place.
    pub landmarks: Vec<String>,
}

impl Book {
    fn add(&mut self, effect: Effect) -> EffectId {
        if let Some(at) = self.effects.iter().position(|known| *known == effect) {
            return EffectId(at as u16);
        }
        self.effects.push(effect);
        EffectId((self.effects.len() - 1) as u16)
    }

    /// Reads an effect.
    pub fn effect(&mut self, text: &str) -> Read<EffectId> {
        let call = read(text)?;
        self.bounded(&call)
    }

    /// Reads an effect that stands by itself: it ends in reasonable time.
    fn bounded(&mut self, call: &Call<'_>) -> Read<EffectId> {
        let effect = self.compile(call)?;
        if self.steps(effect) > MOST_EFFECT_STEPS {
            return wrong(
                call.at,
                "an effect of fewer steps: fewer `times` inside one another, or smaller numbers",
            );
        }
        Ok(effect)
    }

    /// Reads a lasting ability.
    pub fn lasting(&mut self, text: &str) -> Read<Lasting> {
        let call = read(text)?;
        let argument = call.args.first().and_then(|(_, value)| match value {
            Value::Call(call) => Some(call),
            _ => None,
        });
        let flag = match (call.name, argument.map(|call| (call.name, call.word(0)))) {
            ("on", _) => {
                let when = when(call.child(0)?)?;
                return Ok(Lasting::On(when, self.bounded(call.child(1)?)?));
            }
            ("forbid", Some(("advance", Some("military")))) => Flag::ForbidMilitary,
            ("forbid", Some(("advance", Some("science")))) => Flag::ForbidScience,
            ("forbid", Some(("conquer_between", _))) => Flag::ConquerBetween,
            ("forbid", Some(("trap", _))) => Flag::ForbidTrap,
            ("extra_roll", Some(("science", _))) => Flag::ExtraScienceRoll,
            ("extra_roll", Some(("any", _))) => Flag::ExtraRolls,
            ("benefit_twice", _) => Flag::BenefitTwice,
            ("ignore_prereq", _) => Flag::IgnorePrereq,
            ("both_dice_if_opponent", _) => Flag::BothDiceIfOpponent,
            ("allow", Some(("build_on_impassable", _))) => Flag::BuildOnImpassable,
            ("allow", Some(("top_to_bottom", _))) => Flag::TopToBottom,
            ("allow", Some(("invent_discard", _))) => Flag::InventDiscard,
            ("allow", Some(("invent_discard_top", _))) => Flag::InventDiscardTop,
            ("free_bonus", _) => Flag::FreeBonus,
            ("uniform_lines", _) => Flag::UniformLines,
            ("craftsmen_grid", _) => Flag::CraftsmenGrid,
            ("map_buildings", _) => Flag::MapBuildings,
            ("outpost_rows", _) => Flag::OutpostRows,
            ("private_deck", _) => Flag::PrivateDeck,
            ("marked_tech", _) => Flag::MarkedTech,
            ("chosen_numbers", _) => Flag::ChosenNumbers,
            ("private_achievements", _) => Flag::PrivateAchievements,
            ("draw_three_civilizations", _) => Flag::DrawThreeCivs,
            ("plays_on", _) => Flag::PlaysOn,
            ("renegade_track", _) => Flag::RenegadeTrack,
            ("relentless", _) => Flag::Relentless,
            ("dice_on_mat", _) => Flag::DiceOnMat,
            ("extra_draws", _) => Flag::ExtraDraws,
            ("gives_cards", _) => Flag::GivesCards,
            ("counsels", _) => Flag::Counsels,
            ("islands", _) => Flag::Islands,
            ("landmark_abilities", _) => Flag::LandmarkAbilities,
            ("collects", _) => Flag::Collects,
            ("keeps_landmarks", _) => Flag::KeepsLandmarks,
            ("plays_cards", _) => Flag::PlaysCards,
            _ => return wrong(call.at, "`on(..)`, `forbid(..)`, `allow(..)` or another lasting ability"),
        };
        Ok(Lasting::Flag(flag))
    }

    /// Reads a condition, such as the goal of a landmark card.
    pub fn condition(text: &str) -> Read<Cond> {
        condition(&read(text)?)
    }

    /// Reads what a bonus costs.
    pub fn cost(text: &str) -> Read<Cost> {
        cost(&read(text)?)
    }

    fn list(&mut self, call: &Call<'_>, skip: usize) -> Read<List> {
        let mut members = Vec::new();
        for (key, value) in call.args.iter().skip(skip) {
            match (key, value) {
                (None, Value::Call(child)) => members.push(self.compile(child)?),
                _ => return wrong(call.at, "effects inside this one"),
            }
        }
        if members.is_empty() || members.len() > 16 {
            return wrong(call.at, "1 to 16 effects inside this one");
        }
        if self.lists.len() + members.len() > MOST_EFFECTS {
            return wrong(call.at, "fewer effects in the box");
        }
        let list = List { start: self.lists.len() as u16, len: members.len() as u8 };
        self.lists.extend(members);
        Ok(list)
    }

    fn compile(&mut self, call: &Call<'_>) -> Read<EffectId> {
        let effect = self.one(call)?;
        if self.effects.len() >= MOST_EFFECTS {
            return wrong(call.at, "fewer effects in the box");
        }
        Ok(self.add(effect))
    }

    fn one(&mut self, call: &Call<'_>) -> Read<Effect> {
        let n = call.small();
        Ok(match call.name {
            "nothing" => Effect::Nothing,
            "seq" => Effect::Seq(self.list(call, 0)?),
            "all" => Effect::All(self.list(call, 0)?),
            "one_of" => Effect::OneOf(self.list(call, 0)?),
            "n_of" => Effect::NOf(n?, self.list(call, 1)?),
            "may" => Effect::May(self.compile(call.child(0)?)?),
            "pay" => Effect::Pay(cost(call.child(0)?)?, self.compile(call.child(1)?)?),
            "twice" => Effect::Times(2, self.compile(call.child(0)?)?),
            "times" => {
                let body = self.compile(call.child(1)?)?;
                match call.child(0) {
                    Ok(child) if child.name == "count" => Effect::TimesCount(count(child.child(0)?)?, body),
                    _ => Effect::Times(n?, body),
                }
            }
            "if" => {
                let then = self.compile(call.child(1)?)?;
                let other = if call.args.len() > 2 {
                    self.compile(call.child(2)?)?
                } else {
                    self.add(Effect::Nothing)
                };
                Effect::If(condition(call.child(0)?)?, then, other)
            }
            "each" => Effect::Each(who(call)?, self.compile(call.child(1)?)?),
            "choose_opponent" => Effect::ChooseOpponent(self.compile(call.child(0)?)?),
            "choose_track" => Effect::ChooseTrack(self.compile(call.child(0)?)?),
            "for_each_track" => {
                let test = match call.word(0) {
                    Some("no_token_ahead") => TrackTest::NoTokenAhead,
                    Some("all_others_ahead") => TrackTest::AllOthersAhead,
                    _ => return wrong(call.at, "`no_token_ahead` or `all_others_ahead`"),
                };
                Effect::ForEachTrack(test, self.compile(call.child(1)?)?)
            }
            "resource" => match any_or_good(call)? {
                None => Effect::AnyResource(n?),
                Some(good) => Effect::Resource(good, n?),
            },
            "lose" => match any_or_good(call)? {
                None => Effect::LoseAny(n?),
                Some(good) => Effect::Lose(good, n?),
            },
            "vp" => Effect::Vp(i16::try_from(call.number()).or_else(|_| wrong(call.at, "fewer points"))?),
            "vp_per" => {
                let each = i8::try_from(call.number()).or_else(|_| wrong(call.at, "-128 to 127 points"))?;
                Effect::VpPer(count(call.child(0)?)?, each)
            }
            "territory_tile" => Effect::TerritoryTile(n?),
            "space_tile" => Effect::SpaceTile(n?),
            "tapestry_card" => Effect::TapestryCard(n?),
            "draw_keep_tech" => Effect::DrawKeepTech(n?),
            "draw_keep_tapestry" => Effect::DrawKeepTapestry(n?),
            "invent" => Effect::Invent(n?, source(call)?),
            "refresh_tech" => Effect::RefreshTech,
            "upgrade" => {
                call.keys(&["ignore_prereq", "not_again"])?;
                Effect::Upgrade {
                    n: n?,
                    ignore: call.flag("ignore_prereq", false)?,
                    lock: call.flag("not_again", false)?,
                }
            }
            "invent_and_upgrade" => Effect::InventAndUpgrade(source(call)?),
            "tech_circle" => Effect::TechCircle,
            "tech_square" => Effect::TechSquare,
            "circle_of_card" => Effect::CircleOfCard,
            "building" => match call.word(0) {
                Some("any_income") => Effect::BuildAny,
                Some(word) => Effect::Build(building(call.at, word)?),
                None => return wrong(call.at, "a kind of building"),
            },
            "building_not_placed" => Effect::BuildBeside,
            "landmark" => match call.word(0) {
                Some("any") => Effect::LandmarkAny,
                Some(name) => match self.landmarks.iter().position(|known| known == name) {
                    Some(at) => Effect::Landmark(at as u8),
                    None => return wrong(call.at, "the id of a landmark"),
                },
                None => return wrong(call.at, "the id of a landmark, or `any`"),
            },
            "reserve" => reserve(call)?,
            "explore" => {
                call.keys(&["where", "tile"])?;
                Effect::Explore { place: place(call)?, drawn: call.named_word("tile") == Some("drawn") }
            }
            "explore_space" => {
                call.keys(&["on", "tile"])?;
                Effect::ExploreSpace {
                    on_mat: call.named_word("on") == Some("this_mat"),
                    drawn: call.named_word("tile") == Some("drawn"),
                }
            }
            "conquer" => {
                call.keys(&["where", "dice", "only"])?;
                let dice = match call.named_word("dice") {
                    None | Some("one") => DiceRule::One,
                    Some("both") => DiceRule::Both,
                    Some("both_if_topple") => DiceRule::BothIfTopple,
                    Some(_) => return wrong(call.at, "dice `one`, `both` or `both_if_topple`"),
                };
                Effect::Conquer { place: place(call)?, dice, empty: call.named_word("only") == Some("empty") }
            }
            "outpost" => Effect::Outpost,
            "territory_benefit" => match call.word(0) {
                Some("controlled_any") => Effect::TerritoryBenefitAny,
                _ => Effect::TerritoryBenefit,
            },
            "stand_up" => Effect::StandUp(n?),
            "roll" => match call.word(0).and_then(Die::from_key) {
                Some(die) => Effect::Roll(die),
                None => return wrong(call.at, "a die: `red`, `black` or `science`"),
            },
            "research" => Effect::Research {
                benefit: call.flag("benefit", true)?,
                off_vp: call.named_number("off_track_vp") as u8,
            },
            "advance" => Effect::Advance(movement(call)?),
            "regress" => Effect::Regress { how: movement(call)?, n: n? },
            "jump" => Effect::Jump { tracks: tracks(call)?, n: n? },
            "repeat_position" => Effect::RepeatPosition,
            "relocate_token" => Effect::RelocateToken,
            "forbid_track" => Effect::ForbidTrack,
            "play_tapestry_over" => Effect::PlayOver,
            "play_over_this" => Effect::PlayOverThis(n?),
            "copy_tapestry" => Effect::CopyTapestry,
            "remember" => Effect::Remember,
            "same_benefit" => Effect::SameBenefit,
            "discard_any" => Effect::DiscardAny(u8::MAX),
            "discard_up_to" => Effect::DiscardAny(n?),
            "discard_down_to" => Effect::DiscardDownTo(n?),
            "drop_mat_tile" => Effect::DropMatTile,
            "civilization" => Effect::Civilization,
            "topple_attacker" => Effect::TopplesAttacker,
            "cancel_response" => Effect::CancelsResponse,
            "masterpiece" => Effect::Masterpiece(n?),
            "refresh_masterpieces" => Effect::RefreshMasterpieces,
            "masterpiece_benefit" => Effect::MasterpieceBenefit {
                n: n?,
                neighbours: call.named_word("scope") == Some("own_or_neighbour"),
            },
            "inspire" => Effect::Inspire,
            "move_token" => Effect::MoveToken,
            "put_token" => Effect::PutToken,
            "put_token_gain" => Effect::PutTokenGain,
            "place_token" => Effect::PlaceToken,
            "step_token" => Effect::StepToken,
            "exposed" => Effect::Exposed,
            "redraw_civilization" => Effect::RedrawCiv,
            "may_redraw_civilization" => {
                let kept = if call.args.is_empty() {
                    self.add(Effect::Nothing)
                } else {
                    self.compile(call.child(0)?)?
                };
                Effect::RedrawOr(kept)
            }
            "die_benefit" => match call.word(0) {
                Some("red") => Effect::RedDie,
                _ => return wrong(call.at, "`red`, the die of the conquest"),
            },
            // Some hooks are called by the rules alone, with what they are about.
            name => match Hook::from_key(name).filter(|hook| Doing::begin(*hook).is_some()) {
                Some(hook) => Effect::Hook(hook),
                None => return wrong(call.at, "an effect of the language"),
            },
        })
    }
}

/// What is set aside for income turn 5.
fn reserve(call: &Call<'_>) -> Read<Effect> {
    let item = call.child(0)?;
    Ok(Effect::ReserveDrawn(match (item.name, item.word(0)) {
        (_, None) if !item.args.is_empty() => {
            return wrong(item.at, "one thing to reserve, without a number");
        }
        ("building", Some(word)) => return Ok(Effect::Reserve(building(call.at, word)?)),
        ("territory_tile", None) => Stock::Tile,
        ("space_tile", None) => Stock::SpaceTile,
        ("tapestry_card", None) => Stock::Card,
        ("tech_card", None) => Stock::Tech,
        _ => {
            let items =
                "`building(..)`, `territory_tile`, `space_tile`, `tapestry_card` or `tech_card` to reserve";
            return wrong(call.at, items);
        }
    }))
}
