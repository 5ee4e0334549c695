//! Reading the effect language.
//!
//! ```text
//! effect = name | name "(" [arg {"," arg}] ")"
//! arg    = [key "="] (effect | number | "[" word {"," word} "]")
//! ```

use super::effect::{
    Bonus, Cond, Cost, Count, DiceRule, Effect, EffectId, Flag, Hook, Lasting, List, Move, Place, Source,
    TrackTest, Tracks, When, Who,
};
use super::{Building, Die, Good, Track};

/// A text that is no effect: where, and what was expected there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {}: expected {expected}", .at + 1)]
pub struct LanguageError {
    /// The byte at which reading stopped.
    pub at: usize,
    /// What should stand there.
    pub expected: &'static str,
}

type Read<T> = Result<T, LanguageError>;

fn wrong<T>(at: usize, expected: &'static str) -> Read<T> {
    Err(LanguageError { at, expected })
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Value<'a> {
    Call(Call<'a>),
    Number(i32),
    Words(Vec<&'a str>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Call<'a> {
    name: &'a str,
    at: usize,
    args: Vec<(Option<&'a str>, Value<'a>)>,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

/// Deeper nesting is a mistake, and must not exhaust the machine's stack.
const DEEPEST: usize = 24;

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, token: char) -> bool {
        self.skip();
        let found = self.text[self.at..].starts_with(token);
        if found {
            self.at += token.len_utf8();
        }
        found
    }

    fn word(&mut self) -> Read<&'a str> {
        self.skip();
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        if end == 0 {
            return wrong(self.at, "a word");
        }
        self.at += end;
        Ok(&rest[..end])
    }

    fn value(&mut self) -> Read<Value<'a>> {
        if self.eat('[') {
            let mut words = vec![self.word()?];
            while self.eat(',') {
                words.push(self.word()?);
            }
            return if self.eat(']') { Ok(Value::Words(words)) } else { wrong(self.at, "`,` or `]`") };
        }
        let at = self.at;
        let negative = self.eat('-');
        self.skip();
        if self.text[self.at..].starts_with(|c: char| c.is_ascii_digit()) {
            let word = self.word()?;
            let number: i32 = word.parse().or_else(|_| wrong(at, "a whole number"))?;
            return Ok(Value::Number(if negative { -number } else { number }));
        }
        if negative {
            return wrong(self.at, "a number");
        }
        Ok(Value::Call(self.call()?))
    }

    fn call(&mut self) -> Read<Call<'a>> {
        self.skip();
        let at = self.at;
        let name = self.word()?;
        let mut args = Vec::new();
        self.depth += 1;
        if self.depth > DEEPEST {
            return wrong(at, "a simpler effect");
        }
        if self.eat('(') && !self.eat(')') {
            loop {
                let value = self.value()?;
                let arg = match value {
                    Value::Call(Call { name, args, .. }) if args.is_empty() && self.eat('=') => {
                        (Some(name), self.value()?)
                    }
                    value => (None, value),
                };
                args.push(arg);
                if self.eat(')') {
                    break;
                }
                if !self.eat(',') {
                    return wrong(self.at, "`,` or `)`");
                }
            }
        }
        self.depth -= 1;
        Ok(Call { name, at, args })
    }
}

fn read(text: &str) -> Read<Call<'_>> {
    let mut reader = Reader { text, at: 0, depth: 0 };
    let call = reader.call()?;
    reader.skip();
    if reader.at < text.len() { wrong(reader.at, "the end of the effect") } else { Ok(call) }
}

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

impl Call<'_> {
    fn word(&self, index: usize) -> Option<&str> {
        let mut plain = self.args.iter().filter(|(key, _)| key.is_none());
        match plain.nth(index) {
            Some((_, Value::Call(call))) if call.args.is_empty() => Some(call.name),
            _ => None,
        }
    }

    fn named(&self, key: &str) -> Option<&Value<'_>> {
        self.args.iter().find(|(name, _)| *name == Some(key)).map(|(_, value)| value)
    }

    fn named_word(&self, key: &str) -> Option<&str> {
        match self.named(key) {
            Some(Value::Call(call)) if call.args.is_empty() => Some(call.name),
            _ => None,
        }
    }

    fn named_number(&self, key: &str) -> i32 {
        match self.named(key) {
            Some(Value::Number(number)) => *number,
            _ => 0,
        }
    }

    /// The first number among the plain arguments; 1 without one.
    fn number(&self) -> i32 {
        let number = self.args.iter().find_map(|(key, value)| match value {
            Value::Number(number) if key.is_none() => Some(*number),
            _ => None,
        });
        number.unwrap_or(1)
    }

    fn small(&self) -> Read<u8> {
        u8::try_from(self.number()).ok().filter(|n| *n <= 20).map_or_else(|| wrong(self.at, "0 to 20"), Ok)
    }

    fn child(&self, index: usize) -> Read<&Call<'_>> {
        match self.args.get(index) {
            Some((None, Value::Call(call))) => Ok(call),
            _ => wrong(self.at, "an effect inside this one"),
        }
    }

    fn keys(&self, known: &[&str]) -> Read<()> {
        match self.args.iter().find(|(key, _)| key.is_some_and(|key| !known.contains(&key))) {
            Some(_) => wrong(self.at, "only keys that this effect has"),
            None => Ok(()),
        }
    }

    fn flag(&self, key: &str, default: bool) -> Read<bool> {
        match (self.named_word(key), self.named(key)) {
            (Some("true"), _) => Ok(true),
            (Some("false"), _) => Ok(false),
            (None, None) => Ok(default),
            _ => wrong(self.at, "`true` or `false`"),
        }
    }
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
        self.compile(&call)
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
                return Ok(Lasting::On(when, self.compile(call.child(1)?)?));
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
        let list = List { start: self.lists.len() as u16, len: members.len() as u8 };
        self.lists.extend(members);
        Ok(list)
    }

    fn compile(&mut self, call: &Call<'_>) -> Read<EffectId> {
        let effect = self.one(call)?;
        if self.effects.len() > 60_000 {
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
            "reserve" => match call.child(0)?.word(0) {
                Some(word) => Effect::Reserve(building(call.at, word)?),
                None => return wrong(call.at, "`building(..)` to reserve"),
            },
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
            "may_redraw_civilization" => Effect::MayRedrawCiv,
            name => match Hook::from_key(name) {
                Some(hook) => Effect::Hook(hook),
                None => return wrong(call.at, "an effect of the language"),
            },
        })
    }
}

fn any_or_good(call: &Call<'_>) -> Read<Option<Good>> {
    match call.word(0) {
        Some("any") => Ok(None),
        Some(word) => match Good::from_key(word) {
            Some(good) => Ok(Some(good)),
            None => wrong(call.at, "`coin`, `worker`, `food`, `culture` or `any`"),
        },
        None => wrong(call.at, "a resource"),
    }
}

fn building(at: usize, word: &str) -> Read<Building> {
    Building::from_key(word).map_or_else(|| wrong(at, "`market`, `house`, `farm` or `armory`"), Ok)
}

fn source(call: &Call<'_>) -> Read<Source> {
    match call.named_word("from") {
        None | Some("any") => Ok(Source::Any),
        Some("face_up") => Ok(Source::FaceUp),
        Some("deck") => Ok(Source::Deck),
        Some("discard_top") => Ok(Source::DiscardTop),
        Some(_) => wrong(call.at, "from `any`, `face_up`, `deck` or `discard_top`"),
    }
}

fn place(call: &Call<'_>) -> Read<Place> {
    match call.named_word("where") {
        None | Some("adjacent") => Ok(Place::Adjacent),
        Some("anywhere") => Ok(Place::Anywhere),
        Some("next_to_capital") => Ok(Place::NextToCapital),
        Some("placed") => Ok(Place::Placed),
        Some(_) => wrong(call.at, "where `adjacent`, `anywhere`, `next_to_capital` or `placed`"),
    }
}

fn who(call: &Call<'_>) -> Read<Who> {
    match call.word(0) {
        Some("you") => Ok(Who::You),
        Some("each_opp") => Ok(Who::EachOpp),
        Some("each_player") => Ok(Who::EachPlayer),
        Some("neighbors") => Ok(Who::Neighbors),
        Some("right") => Ok(Who::Right),
        Some("left") => Ok(Who::Left),
        _ => wrong(call.at, "`each_opp`, `each_player`, `neighbors`, `right` or `left`"),
    }
}

fn tracks(call: &Call<'_>) -> Read<Tracks> {
    let bit = |word: &str| match Track::from_key(word) {
        Some(track) => Ok(1 << track.index()),
        None => wrong(call.at, "a track, a list of tracks, `any`, `rolled` or `that`"),
    };
    match call.args.first() {
        Some((None, Value::Words(words))) => {
            let mut bits = 0;
            for word in words {
                bits |= bit(word)?;
            }
            Ok(Tracks::Of(bits))
        }
        Some((None, Value::Call(track))) => match track.name {
            "any" => Ok(Tracks::Of(0x1f)),
            "rolled" | "that" => Ok(Tracks::That),
            "any_other" => Ok(Tracks::Other),
            word => Ok(Tracks::Of(bit(word)?)),
        },
        _ => wrong(call.at, "a track"),
    }
}

fn movement(call: &Call<'_>) -> Read<Move> {
    call.keys(&["benefit", "bonus", "off_track_vp"])?;
    let benefit = call.flag("benefit", true)?;
    let bonus = match call.named_word("bonus") {
        None => {
            if benefit {
                Bonus::Pay
            } else {
                Bonus::None
            }
        }
        Some("pay") => Bonus::Pay,
        Some("free") => Bonus::Free,
        Some("none") => Bonus::None,
        Some(_) => return wrong(call.at, "bonus `pay`, `free` or `none`"),
    };
    Ok(Move { tracks: tracks(call)?, benefit, bonus, off_vp: call.named_number("off_track_vp") as u8 })
}

fn count(call: &Call<'_>) -> Read<Count> {
    Ok(match call.name {
        "tech_card" => Count::TechCard,
        "territory_controlled" => Count::TerritoryControlled,
        "territory_tile" => Count::TerritoryTile,
        "tapestry_card" => Count::TapestryCard,
        "tapestry_in_hand" => Count::TapestryInHand,
        "visible_tapestry" => Count::VisibleTapestry,
        "income_building" => Count::IncomeBuilding,
        "landmark" => Count::Landmark,
        "city_line" => Count::CityLine,
        "city_row" => Count::CityRow,
        "city_column" => Count::CityColumn,
        "opponent" => Count::Opponent,
        "coin_earned" => Count::CoinEarned,
        "discarded" => Count::Discarded,
        "alignment_vp" => Count::AlignmentVp,
        "complete_district" => Count::CompleteDistrict,
        "achievement" => Count::Achievement,
        "district_with_2_impassable" => Count::DistrictTwoImpassable,
        "visible_impassable" => Count::VisibleImpassable,
        "one_income_building_type_in_city" => Count::OneBuildingTypeInCity,
        "tech_card_in_top_row" => Count::TechInTopRow,
        "landmark_inside" => Count::LandmarkInside,
        "landmark_overhanging" => Count::LandmarkOverhanging,
        "die_on_mat" => Count::DieOnMat,
        "outer_water" => Count::OuterWater,
        "track_space" => match call.word(0).and_then(Track::from_key) {
            Some(track) => Count::TrackSpace(track),
            None => return wrong(call.at, "a track"),
        },
        word => match Building::from_key(word) {
            Some(building) => Count::Of(building),
            None => return wrong(call.at, "something that can be counted"),
        },
    })
}

fn condition(call: &Call<'_>) -> Read<Cond> {
    Ok(match call.name {
        "strictly_fewest" => Cond::StrictlyFewest(count(call.child(0)?)?),
        "strictly_most" => Cond::StrictlyMost(count(call.child(0)?)?),
        "first_in_era" => Cond::FirstInEra,
        "at_least" => Cond::AtLeast(count(call.child(0)?)?, call.small()?),
        "turn" => Cond::Turn(call.small()?),
        "did" => Cond::Did,
        _ => return wrong(call.at, "a condition"),
    })
}

fn cost(call: &Call<'_>) -> Read<Cost> {
    let n = call.small()?;
    match (call.name, call.word(0)) {
        ("resource", Some("any")) => Ok(Cost::Any(n)),
        ("resource", Some(word)) => match Good::from_key(word) {
            Some(good) => Ok(Cost::Good(good, n)),
            None => wrong(call.at, "a resource"),
        },
        ("discard", Some("territory_tile")) => Ok(Cost::Tiles(n)),
        ("discard", Some("tapestry_card")) => Ok(Cost::Tapestry(n)),
        ("discard", Some("tech_card")) => Ok(Cost::Tech(n)),
        _ => wrong(call.at, "`resource(..)` or `discard(..)` as the cost"),
    }
}

fn when(call: &Call<'_>) -> Read<When> {
    let track = || match call.word(0).and_then(Track::from_key) {
        Some(track) => Ok(track),
        None => wrong(call.at, "a track"),
    };
    Ok(match call.name {
        "you_invent" => When::YouInvent,
        "you_gain" => match call.word(0) {
            Some("tapestry_card") => When::YouGainTapestry,
            Some("track_landmark") => When::YouGainTrackLandmark,
            Some(word) => When::YouGain(building(call.at, word)?),
            None => return wrong(call.at, "what is gained"),
        },
        "you_reach_claimed_landmark" => When::YouReachClaimedLandmark,
        "you_upgrade" => When::YouUpgrade,
        "you_upgrade_to_top" => When::YouUpgradeToTop,
        "you_explore" => When::YouExplore,
        "you_placed_tile" => When::YouPlacedTile,
        "you_conquer" => match call.word(0) {
            Some("empty") => When::YouConquerEmpty,
            _ => When::YouConquer,
        },
        "you_advance" => When::YouAdvance(track()?),
        "opp_advance" => When::OppAdvance(track()?),
        "you_enter_tier" => When::YouEnterTier,
        "opp_track_landmark" => When::OppTrackLandmark,
        "opp_landmark" => When::OppLandmark,
        "target_upgrade" => When::TargetUpgrade,
        "target_benefit" => When::TargetBenefit,
        "you_place_income_building" => When::YouPlaceIncomeBuilding,
        "you_cover_impassable" => When::YouCoverImpassable,
        "you_cover_last_impassable" => When::YouCoverLastImpassable,
        "you_complete_uniform_district" => When::YouCompleteUniformDistrict,
        "you_earn_achievement" => When::YouEarnAchievement,
        "income_step4" => When::IncomeStep4,
        "opp_conquers_token" => When::OppConquersToken,
        _ => return wrong(call.at, "an event such as `you_invent`"),
    })
}
