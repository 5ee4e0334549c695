//! Cards and tiles as they lie beside their words: what they give in signs, when a card works, what a tech card needs.

use tapestry::Kit;
use tapestry::components::effect::{EffectId, When};
use tapestry::components::{Abilities, Card, CardKind, Prereq};
use words::Words;
use words::tapestry as told;

use super::icons::Icon;
use super::look::LOOK;
use super::symbols::{self, ARROW, Sign, class_of};
use crate::paper::{Area, Pen, Picture};

/// The sign of what sets an ability off, where there is one.
fn moment(when: When) -> Option<Sign> {
    Some(Sign::Icon(
        match when {
            When::YouInvent => Icon::Invent,
            When::YouGainTapestry => Icon::Card,
            When::YouGain(building) => Icon::of_building(building),
            When::YouGainTrackLandmark
            | When::YouGainLandmark
            | When::YouReachClaimedLandmark
            | When::OppTrackLandmark
            | When::OppLandmark => Icon::Landmark,
            When::YouUpgrade | When::YouUpgradeToTop | When::TargetUpgrade => Icon::Upgrade,
            When::YouExplore | When::YouPlacedTile => Icon::Explore,
            When::YouConquer | When::YouConquerEmpty | When::OppConquersToken => Icon::Conquer,
            When::YouAdvance(track) | When::OppAdvance(track) => {
                return Some(Sign::Icon(Icon::of_track(track), class_of(track)));
            }
            When::YouEnterTier => Icon::Up,
            When::YouPlaceIncomeBuilding => Icon::AnyBuilding,
            When::YouCoverImpassable | When::YouCoverLastImpassable | When::YouCompleteUniformDistrict => {
                Icon::Lines
            }
            When::IncomeStep4 => Icon::Hand,
            When::TargetBenefit | When::YouEarnAchievement => return None,
        },
        "ink",
    ))
}

/// The signs of lasting abilities: what happens, then what it brings.
fn lasting(kit: &Kit, abilities: &Abilities) -> Vec<Sign> {
    let one = |(when, effect): &(When, EffectId)| {
        let brings = symbols::of_effect(kit, *effect);
        moment(*when).into_iter().chain([Sign::Text(ARROW.to_owned())]).chain(brings).collect::<Vec<_>>()
    };
    abilities.on.iter().flat_map(one).collect()
}

/// Whether signs say anything at all.
fn speaks(signs: &[Sign]) -> bool {
    signs
        .iter()
        .any(|sign| !matches!(sign, Sign::Text(text) if ["\u{2026}", ARROW, "/"].contains(&text.as_str())))
}

/// Signs in the middle of an area, as large as they fit; `instead` where they say nothing.
fn fill(pen: &mut Pen, signs: &[Sign], instead: Icon, area: Area) {
    let middle = (area.x + area.width / 2.0, area.y + area.height / 2.0);
    if !speaks(signs) {
        return pen.icon(instead, middle.0 - 13.0, middle.1 - 13.0, 26.0, "ink2");
    }
    let high = |size: f64| symbols::rows(signs, area.width, size) as f64 * (size + 1.0);
    let fits = |size: &f64| high(*size) <= area.height;
    let size = [22.0, 18.0, 15.0, 12.0].into_iter().find(fits).unwrap_or(10.0);
    symbols::draw(pen, signs, (middle.0, middle.1 - high(size) / 2.0), area.width, size);
}

/// A question mark in a corner: something of it is a guess.
fn guessed(pen: &mut Pen, (x, y): (f64, f64)) {
    pen.circle(x, y, 8.0, "badge");
    pen.text(x, y + 4.6, "t1 bold mid ink", "?");
}

/// When a card works, as a sign in its upper band.
fn kind(pen: &mut Pen, kind: CardKind, (x, y): (f64, f64)) {
    let path = match kind {
        CardKind::WhenPlayed => "M-3.5-2.5L0-5V5M-4 5h8",
        CardKind::ThisEra => "M-5-5.5H5L-5 5.5H5z",
        CardKind::Continuous => "M0 0C-3-6-9-4-8 0s6 5 8 0S7-4 8 0 3 6 0 0",
        CardKind::Response => "M2-6.5l-6 7.5h4l-2 6 6-7.5H0z",
    };
    pen.group((x, y), 1.0, "ink", |pen| pen.path("line", path));
}

/// The signs of a tapestry card.
fn of_card(kit: &Kit, card: &Card) -> Vec<Sign> {
    let mut signs = symbols::of_effect(kit, card.play);
    signs.extend(lasting(kit, &card.abilities));
    for benefit in card.plots.iter().flat_map(|plots| &plots.benefits) {
        signs.extend(symbols::of_effect(kit, *benefit));
    }
    signs
}

/// A tapestry card, by its kind.
pub(super) fn card(words: &Words, kit: &Kit, at: usize) -> Option<Picture> {
    let known = kit.cards.get(at)?;
    let mut pen = Pen::new(&LOOK);
    pen.rect(Area::new(1.0, 1.0, 62.0, 86.0), 6.0, "card");
    pen.rect(Area::new(1.7, 1.7, 60.6, 18.0), 5.0, "bonus");
    kind(&mut pen, known.kind, (32.0, 10.8));
    fill(&mut pen, &of_card(kit, known), Icon::Card, Area::new(5.0, 23.0, 54.0, 61.0));
    if told::doubt_of_card(words, known).is_some() {
        guessed(&mut pen, (54.0, 78.0));
    }
    let says = told::card(words, known);
    Some(Picture::new(Area::new(0.0, 0.0, 64.0, 88.0), told::printed_name(words, &known.name), says, pen))
}

/// A tech card: its circle, its square, and what the square needs.
pub(super) fn tech(words: &Words, kit: &Kit, at: usize) -> Option<Picture> {
    let known = kit.techs.get(at)?;
    let mut pen = Pen::new(&LOOK);
    pen.rect(Area::new(1.0, 1.0, 86.0, 68.0), 6.0, "card");
    pen.rect(Area::new(1.7, 1.7, 18.0, 66.6), 5.0, "band-technology");
    pen.circle(10.7, 19.0, 5.0, "of-technology");
    pen.rect(Area::new(5.7, 46.5, 10.0, 10.0), 1.0, "of-technology");
    pen.rule(21.0, 35.0, 65.0);
    fill(&mut pen, &symbols::of_effect(kit, known.circle), Icon::Tech, Area::new(22.0, 5.0, 62.0, 28.0));
    fill(&mut pen, &symbols::of_effect(kit, known.square), Icon::Tech, Area::new(22.0, 38.0, 42.0, 28.0));
    let (sign, number) = match known.prereq {
        Prereq::Track(track, tier) => (Some((Icon::of_track(track), class_of(track))), tier),
        Prereq::Income(building, space) => (Some((Icon::of_building(building), "ink")), space + 1),
        Prereq::Landmark => (Some((Icon::Landmark, "ink")), 0),
        Prereq::Charm => (None, 0),
    };
    match sign {
        Some((icon, class)) => pen.icon(icon, 68.0, 39.0, 16.0, class),
        None => pen.text(76.0, 54.0, "t3 bold mid ink", "\u{2726}"),
    }
    if number > 0 {
        let number = ["", "I", "II", "III", "IV"].get(usize::from(number)).copied().unwrap_or("+");
        pen.text(76.0, 66.0, "t0 bold mid ink", number);
    }
    if told::doubt(words, &known.missing, known.certainty).is_some() {
        guessed(&mut pen, (79.0, 9.0));
    }
    let says = told::tech(words, kit, known);
    Some(Picture::new(Area::new(0.0, 0.0, 88.0, 70.0), told::printed_name(words, &known.name), says, pen))
}

/// A space tile: land in the dark.
pub(super) fn space(words: &Words, kit: &Kit, at: usize) -> Option<Picture> {
    let known = kit.space_tiles.get(at)?;
    let mut pen = Pen::new(&LOOK);
    pen.group((40.0, 36.0), 0.78, "", |pen| pen.path("orbit", super::land::OUTLINE));
    let mut signs = symbols::of_effect(kit, known.benefit);
    signs.extend(lasting(kit, &Abilities::new(&known.lasting)));
    fill(&mut pen, &signs, Icon::Planet, Area::new(17.0, 13.0, 46.0, 46.0));
    if told::doubt(words, &known.missing, known.certainty).is_some() {
        guessed(&mut pen, (69.0, 62.0));
    }
    let name = words.say("ta-guess-space-tile", &[("number", known.id.into())]);
    Some(Picture::new(Area::new(0.0, 0.0, 80.0, 72.0), name, told::space_tile(words, kit, known), pen))
}

/// A masterpiece in its frame.
pub(super) fn masterpiece(words: &Words, kit: &Kit, at: usize) -> Option<Picture> {
    let known = kit.masterpieces.get(at)?;
    let mut pen = Pen::new(&LOOK);
    pen.rect(Area::new(3.0, 3.0, 74.0, 58.0), 2.0, "frame");
    fill(
        &mut pen,
        &symbols::of_effect(kit, known.effect),
        Icon::Masterpiece,
        Area::new(9.0, 9.0, 62.0, 46.0),
    );
    let says = told::masterpiece(words, kit, known);
    Some(Picture::new(Area::new(0.0, 0.0, 80.0, 64.0), told::printed_name(words, &known.name), says, pen))
}
