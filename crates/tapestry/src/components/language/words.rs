//! The words that stand as arguments.

use super::reader::{Call, Read, Value, wrong};
use crate::components::effect::{Bonus, Cond, Cost, Count, Move, Place, Source, Tracks, When, Who};
use crate::components::{Building, Good, Track};

pub(super) fn any_or_good(call: &Call<'_>) -> Read<Option<Good>> {
    match call.word(0) {
        Some("any") => Ok(None),
        Some(word) => match Good::from_key(word) {
            Some(good) => Ok(Some(good)),
            None => wrong(call.at, "`coin`, `worker`, `food`, `culture` or `any`"),
        },
        None => wrong(call.at, "a resource"),
    }
}

pub(super) fn building(at: usize, word: &str) -> Read<Building> {
    Building::from_key(word).map_or_else(|| wrong(at, "`market`, `house`, `farm` or `armory`"), Ok)
}

pub(super) fn source(call: &Call<'_>) -> Read<Source> {
    match call.named_word("from") {
        None | Some("any") => Ok(Source::Any),
        Some("face_up") => Ok(Source::FaceUp),
        Some("deck") => Ok(Source::Deck),
        Some("discard_top") => Ok(Source::DiscardTop),
        Some(_) => wrong(call.at, "from `any`, `face_up`, `deck` or `discard_top`"),
    }
}

pub(super) fn place(call: &Call<'_>) -> Read<Place> {
    match call.named_word("where") {
        None | Some("adjacent") => Ok(Place::Adjacent),
        Some("anywhere") => Ok(Place::Anywhere),
        Some("next_to_capital") => Ok(Place::NextToCapital),
        Some("placed") => Ok(Place::Placed),
        Some("islands") => Ok(Place::Islands),
        Some(_) => wrong(call.at, "where `adjacent`, `anywhere`, `next_to_capital`, `placed` or `islands`"),
    }
}

pub(super) fn who(call: &Call<'_>) -> Read<Who> {
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

pub(super) fn tracks(call: &Call<'_>) -> Read<Tracks> {
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

pub(super) fn movement(call: &Call<'_>) -> Read<Move> {
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

pub(super) fn count(call: &Call<'_>) -> Read<Count> {
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

pub(super) fn condition(call: &Call<'_>) -> Read<Cond> {
    Ok(match call.name {
        "strictly_fewest" => Cond::StrictlyFewest(count(call.child(0)?)?),
        "strictly_most" => Cond::StrictlyMost(count(call.child(0)?)?),
        "first_in_era" => Cond::FirstInEra,
        "at_least" => Cond::AtLeast(count(call.child(0)?)?, call.small()?),
        "turn" => Cond::Turn(call.small()?),
        "did" => Cond::Did,
        "token" => Cond::Token(call.small()?),
        "reached" => Cond::Reached(call.small()?),
        _ => return wrong(call.at, "a condition"),
    })
}

pub(super) fn cost(call: &Call<'_>) -> Read<Cost> {
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

pub(super) fn when(call: &Call<'_>) -> Read<When> {
    let track = || match call.word(0).and_then(Track::from_key) {
        Some(track) => Ok(track),
        None => wrong(call.at, "a track"),
    };
    Ok(match call.name {
        "you_invent" => When::YouInvent,
        "you_gain" => match call.word(0) {
            Some("tapestry_card") => When::YouGainTapestry,
            Some("track_landmark") => When::YouGainTrackLandmark,
            Some("landmark") => When::YouGainLandmark,
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
