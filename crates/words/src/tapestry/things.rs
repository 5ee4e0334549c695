//! Cards, tiles, spaces and mats in words: what each does.

use kernel::Seat;
use tapestry::components::effect::{Cost, Effect, EffectId, Lasting, Stock, When};
use tapestry::components::{
    Card, CardKind, CityMat, Landmark, LandmarkCard, Masterpiece, Outline, Prereq, Space, SpaceTile, Tech,
    Tile,
};
use tapestry::state::plot;
use tapestry::{Building, Kit, Tapestry, Terrain};

use super::effects::{cost, effect};
use super::names::{all_of, building_name, printed_name, terrain_name, track_name};
use crate::{Arg, Words};

/// A space of a track: its name and benefit.
pub fn space(words: &Words, kit: &Kit, space: &Space) -> String {
    let benefit = effect(words, kit, space.benefit);
    words
        .say("ta-thing-named", &[("name", printed_name(words, &space.name).into()), ("what", benefit.into())])
}

/// A bonus: what it costs and gives.
pub fn bonus(words: &Words, kit: &Kit, (price, gain): (Cost, EffectId)) -> String {
    let args = [("cost", cost(words, price).into()), ("what", effect(words, kit, gain).into())];
    words.say("ta-thing-bonus", &args)
}

/// A territory tile: its terrains and its benefit.
pub fn tile(words: &Words, kit: &Kit, tile: &Tile) -> String {
    let there = Terrain::ALL.iter().filter(|terrain| tile.land >> terrain.index() & 1 == 1);
    let land: Vec<String> = there.map(|terrain| terrain_name(words, *terrain)).collect();
    let args = [("land", land.join(", ").into()), ("what", effect(words, kit, tile.benefit).into())];
    words.say("ta-thing-tile", &args)
}

/// A space tile: what it gives at once, then what holds from then on.
pub fn space_tile(words: &Words, kit: &Kit, tile: &SpaceTile) -> String {
    let gives = !matches!(kit.effect(tile.benefit), Effect::Nothing);
    let at_once = gives.then(|| effect(words, kit, tile.benefit));
    let later = tile.lasting.iter().map(|one| lasting(words, kit, *one));
    all_of(words, &at_once.into_iter().chain(later).collect::<Vec<_>>())
}

/// What holds from then on.
fn lasting(words: &Words, kit: &Kit, ability: Lasting) -> String {
    match ability {
        Lasting::On(When::YouAdvance(track), gain) => {
            let args =
                [("what", effect(words, kit, gain).into()), ("track", track_name(words, track).into())];
            words.say("ta-thing-each-advance", &args)
        }
        _ => words.text("ta-thing-lasting"),
    }
}

/// A tier of a track, 1 to 4.
fn numeral(tier: u8) -> &'static str {
    match tier {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "IV",
    }
}

/// What the top row of a tech card needs; where that could not be read, that it is a guess.
pub fn prerequisite(words: &Words, card: &Tech) -> String {
    let needs = needs(words, card.prereq);
    // The files say what is missing from a component in these words.
    if !card.missing.contains("the prerequisite") {
        return needs;
    }
    words.say("ta-needs-guess", &[("what", needs.into())])
}

fn needs(words: &Words, needs: Prereq) -> String {
    match needs {
        Prereq::Track(track, tier) => {
            let args = [("track", track_name(words, track).into()), ("tier", numeral(tier).into())];
            words.say("ta-needs-track", &args)
        }
        Prereq::Income(building, space) => {
            let args = [
                ("building", building_name(words, building).into()),
                ("number", (u32::from(space) + 1).into()),
            ];
            words.say("ta-needs-income", &args)
        }
        Prereq::Landmark => words.text("ta-needs-landmark"),
        Prereq::Charm => words.text("ta-needs-charm"),
    }
}

/// A tech card: circle, square and what the square needs.
pub fn tech(words: &Words, kit: &Kit, card: &Tech) -> String {
    let args = [
        ("circle", Arg::from(effect(words, kit, card.circle))),
        ("square", Arg::from(effect(words, kit, card.square))),
        ("needs", prerequisite(words, card).into()),
    ];
    words.say("ta-thing-tech", &args)
}

/// When a tapestry card works.
pub fn kind_of_card(words: &Words, kind: CardKind) -> String {
    words.text(&format!("ta-kind-{}", kind.key().replace('_', "-")))
}

/// What a tapestry card says.
pub fn card_text(words: &Words, card: &Card) -> String {
    let printed = Kit::printed().cards.iter().find(|known| known.id == card.id);
    words.printed(&format!("text-ta-card-{}", card.id), &card.text, printed.map(|known| known.text.as_str()))
}

/// A tapestry card: when it works, and its text.
pub fn card(words: &Words, card: &Card) -> String {
    let args = [("kind", kind_of_card(words, card.kind).into()), ("text", card_text(words, card).into())];
    words.say("ta-thing-card", &args)
}

/// A tapestry card on the mat of a player, with what stands on it.
pub fn played(words: &Words, game: &Tapestry, seat: Seat, at: u8) -> String {
    let kit = game.kit();
    let text = card(words, kit.card(at));
    let Some(ground) = game.grounds().iter().find(|ground| ground.seat == seat.0 && ground.card == at) else {
        return text;
    };
    let kinds = Building::ALL.iter().zip(ground.buildings);
    let buildings = kinds.flat_map(|(kind, n)| std::iter::repeat_n(building_name(words, *kind), n.into()));
    let landmarks = kit.landmarks.iter().enumerate().filter(|(at, _)| ground.landmarks >> at & 1 == 1);
    let all: Vec<String> =
        buildings.chain(landmarks.map(|(_, known)| printed_name(words, &known.name))).collect();
    words.say("ta-thing-on-card", &[("card", text.into()), ("things", all.join(", ").into())])
}

/// An income building or a landmark by its mark on a plot.
pub fn building(words: &Words, kit: &Kit, mark: u8) -> String {
    if let Some(known) = mark.checked_sub(plot::LANDMARK).and_then(|at| kit.landmarks.get(usize::from(at))) {
        return printed_name(words, &known.name);
    }
    let kind = mark.checked_sub(plot::BUILDING).and_then(|at| Building::ALL.get(usize::from(at)));
    kind.map_or_else(String::new, |kind| building_name(words, *kind))
}

/// A city mat.
pub fn city(words: &Words, mat: &CityMat) -> String {
    let rough: u32 = mat.plots.iter().flatten().map(|row| row.count_ones()).sum();
    words.say("ta-thing-city", &[("number", mat.number.into()), ("rough", rough.into())])
}

/// A landmark: how large it is, and what gives it.
pub fn landmark(words: &Words, landmark: &Landmark) -> String {
    let outline = landmark.outlines.first().copied().unwrap_or_default();
    let size = ("size", Arg::from(size(outline)));
    match landmark.track {
        Some((track, tier)) => {
            let args = [size, ("track", track_name(words, track).into()), ("tier", numeral(tier).into())];
            words.say("ta-thing-landmark", &args)
        }
        None => words.say("ta-thing-landmark-card", &[size]),
    }
}

/// The landmark that a landmark card gives, by its name.
pub fn landmark_of(words: &Words, kit: &Kit, card: &LandmarkCard) -> String {
    let known = kit.landmarks.get(usize::from(card.landmark));
    known.map_or_else(String::new, |known| printed_name(words, &known.name))
}

/// The goal of a landmark card.
pub fn landmark_goal(words: &Words, card: &LandmarkCard) -> String {
    if card.text.is_empty() {
        return words.text("ta-thing-goal-unknown");
    }
    let printed = Kit::printed().landmark_cards.iter().find(|known| known.id == card.id);
    let id = format!("text-ta-landmark-card-{}", card.id);
    words.printed(&id, &card.text, printed.map(|known| known.text.as_str()))
}

/// A landmark card: the landmark with its size, and the goal.
pub fn landmark_card(words: &Words, kit: &Kit, card: &LandmarkCard) -> String {
    let outline = kit.landmarks.get(usize::from(card.landmark)).and_then(|known| known.outlines.first());
    let size = outline.map_or_else(String::new, |outline| size(*outline));
    let args = [
        ("name", Arg::from(landmark_of(words, kit, card))),
        ("size", size.into()),
        ("goal", landmark_goal(words, card).into()),
    ];
    words.say("ta-thing-goal", &args)
}

fn size(outline: Outline) -> String {
    format!("{}×{}", outline.width, outline.height)
}

/// A card or tile that is reserved.
pub fn reserved(words: &Words, kit: &Kit, stock: Stock, id: u8) -> String {
    let at = usize::from(id);
    let named = |name: Option<&String>| name.map_or_else(String::new, |name| printed_name(words, name));
    match stock {
        Stock::Tile => words.say("ta-tile", &[("number", (u32::from(id) + 1).into())]),
        Stock::SpaceTile => {
            let number = kit.space_tiles.get(at).map_or(0, |tile| tile.id);
            words.say("ta-guess-space-tile", &[("number", number.into())])
        }
        Stock::Card => {
            let kind = kit.copies.get(at).and_then(|kind| kit.cards.get(usize::from(*kind)));
            named(kind.map(|card| &card.name))
        }
        Stock::Tech => named(kit.techs.get(at).map(|tech| &tech.name)),
    }
}

/// What a player has reserved for income turn 5: buildings, cards and tiles.
pub fn all_reserved(words: &Words, game: &Tapestry, seat: Seat) -> Vec<String> {
    let kinds = Building::ALL.iter().zip(game.player_at(seat).reserved);
    let buildings = kinds.flat_map(|(kind, n)| std::iter::repeat_n(building_name(words, *kind), n.into()));
    let mine = game.reserved().iter().filter(|item| item.seat == seat.0);
    buildings.chain(mine.map(|item| reserved(words, game.kit(), item.stock, item.id))).collect()
}

/// A masterpiece.
pub fn masterpiece(words: &Words, kit: &Kit, piece: &Masterpiece) -> String {
    effect(words, kit, piece.effect)
}
