//! An effect as a row of signs, as boards and cards have them: what is gained, what is paid, "or", "for each".
//!
//! Signs are for those who know the game; whoever does not reads the words, which stand in the title of the same place.

use tapestry::components::effect::{Cost, Count, DiceRule, Effect, EffectId, List, Move, Place, Tracks};
use tapestry::{Good, Kit, Track};

use super::icons::Icon;
use super::look::LOOK;
use crate::paper::{Area, Pen, Picture, width_of};

/// Between points and what they are counted by.
const PER: &str = "\u{b7}";
/// From what is paid to what is gained.
pub(super) const ARROW: &str = "\u{2192}";

/// One sign in a row of signs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// An icon with its class.
    Icon(Icon, &'static str),
    /// Points: the number stands in the icon.
    Points(String),
    /// A few letters: a number, "or", "for each".
    Text(String),
}

impl Sign {
    fn ink(icon: Icon) -> Sign {
        Sign::Icon(icon, "ink")
    }

    fn text(text: &str) -> Sign {
        Sign::Text(text.to_owned())
    }

    /// How wide it is, if an icon is `size` wide.
    fn width(&self, size: f64) -> f64 {
        match self {
            Sign::Icon(..) | Sign::Points(_) => size,
            Sign::Text(text) if text == ARROW => 13.0,
            Sign::Text(text) => width_of(text, 12.0) + 1.0,
        }
    }
}

/// The signs of an effect.
pub(super) fn of_effect(kit: &Kit, id: EffectId) -> Vec<Sign> {
    let mut signs = Vec::new();
    Signs { kit, out: &mut signs }.effect(id);
    signs
}

/// The signs of a bonus: what it costs, an arrow, what it gives.
pub(super) fn of_bonus(kit: &Kit, (cost, gain): (Cost, EffectId)) -> Vec<Sign> {
    let mut signs = Vec::new();
    let mut to = Signs { kit, out: &mut signs };
    to.cost(cost);
    to.text(ARROW);
    to.effect(gain);
    signs
}

struct Signs<'a> {
    kit: &'a Kit,
    out: &'a mut Vec<Sign>,
}

impl Signs<'_> {
    fn text(&mut self, text: &str) {
        self.out.push(Sign::text(text));
    }

    fn icon(&mut self, icon: Icon) {
        self.out.push(Sign::ink(icon));
    }

    /// The same thing several times: twice as two icons, more often as a number before one.
    fn times(&mut self, n: u8, icon: Icon) {
        if n > 2 {
            self.text(&n.to_string());
        }
        for _ in 0..if n > 2 { 1 } else { n } {
            self.icon(icon);
        }
    }

    fn cost(&mut self, cost: Cost) {
        match cost {
            Cost::Any(n) => self.times(n, Icon::Any),
            Cost::Good(good, n) => self.times(n, Icon::of_good(good)),
            Cost::Tiles(n) => self.times(n, Icon::Tile),
            Cost::Tapestry(n) => self.times(n, Icon::Card),
            Cost::Tech(n) => self.times(n, Icon::Tech),
        }
    }

    fn effect(&mut self, id: EffectId) {
        match self.kit.effect(id) {
            Effect::Nothing => {}
            Effect::Seq(list) | Effect::All(list) => self.several(list),
            Effect::OneOf(list) | Effect::NOf(_, list) => {
                for (number, one) in self.kit.members(list).enumerate() {
                    if number > 0 {
                        self.text("/");
                    }
                    self.effect(one);
                }
            }
            Effect::May(inner) | Effect::If(_, inner, _) | Effect::Each(_, inner) => self.effect(inner),
            Effect::Pay(cost, inner) => {
                self.cost(cost);
                self.text(ARROW);
                self.effect(inner);
            }
            Effect::Times(n, inner) => {
                self.text(&format!("{n}\u{d7}"));
                self.effect(inner);
            }
            Effect::TimesCount(count, inner) => {
                self.effect(inner);
                self.per(count);
            }
            other => self.deed(other),
        }
    }

    /// One after the other; what comes several times is said once, with its number.
    fn several(&mut self, list: List) {
        let mut all = self.kit.members(list).peekable();
        while let Some(one) = all.next() {
            let mut n = 1;
            while all.next_if_eq(&one).is_some() {
                n += 1;
            }
            if n > 1 {
                self.text(&format!("{n}\u{d7}"));
            }
            self.effect(one);
        }
    }

    fn per(&mut self, count: Count) {
        self.text(PER);
        match icon_of(count) {
            Some(icon) => self.icon(icon),
            None => self.text("\u{2026}"),
        }
    }

    fn deed(&mut self, effect: Effect) {
        match effect {
            Effect::Resource(good, n) => self.times(n, Icon::of_good(good)),
            Effect::AnyResource(n) => self.times(n, Icon::Any),
            Effect::Lose(good, n) => {
                self.text("\u{2212}");
                self.times(n, Icon::of_good(good));
            }
            Effect::Vp(n) => self.out.push(Sign::Points(n.to_string())),
            Effect::VpPer(count, n) => {
                self.out.push(Sign::Points(n.to_string()));
                self.per(count);
            }
            Effect::TerritoryTile(n) => self.times(n, Icon::Tile),
            Effect::SpaceTile(n) => self.times(n, Icon::Planet),
            Effect::TapestryCard(n) => self.times(n, Icon::Card),
            Effect::DrawKeepTapestry(_) => self.icon(Icon::Card),
            Effect::DrawKeepTech(_) => self.icon(Icon::Tech),
            Effect::Invent(n, _) => self.times(n, Icon::Invent),
            Effect::RefreshTech | Effect::RepeatPosition | Effect::RefreshMasterpieces => {
                self.icon(Icon::Again);
            }
            Effect::Upgrade { n, .. } => self.times(n, Icon::Upgrade),
            Effect::InventAndUpgrade(_) => {
                self.icon(Icon::Invent);
                self.icon(Icon::Upgrade);
            }
            Effect::TechCircle => {
                self.icon(Icon::Tech);
                self.text("\u{25cf}");
            }
            Effect::TechSquare => {
                self.icon(Icon::Tech);
                self.text("\u{25a0}");
            }
            Effect::Build(building) => self.icon(Icon::of_building(building)),
            Effect::BuildAny | Effect::BuildBeside => self.icon(Icon::AnyBuilding),
            Effect::Landmark(_) | Effect::LandmarkAny => self.icon(Icon::Landmark),
            other => self.journey(other),
        }
    }

    fn journey(&mut self, effect: Effect) {
        match effect {
            Effect::Explore { place, .. } => self.at(place, Icon::Explore),
            Effect::ExploreSpace { .. } => {
                self.icon(Icon::Planet);
                self.text("!");
            }
            Effect::Conquer { place, dice, .. } => {
                self.at(place, Icon::Conquer);
                if dice != DiceRule::One {
                    self.icon(Icon::Die);
                    self.icon(Icon::Die);
                }
            }
            Effect::Outpost => self.icon(Icon::Tower),
            Effect::TerritoryBenefit | Effect::TerritoryBenefitAny => self.icon(Icon::Land),
            Effect::Roll(_) => self.icon(Icon::Die),
            Effect::Research { benefit, .. } => {
                self.out.push(Sign::Icon(Icon::Die, "of-science"));
                self.out.push(Sign::Icon(Icon::Up, "of-science"));
                if !benefit {
                    self.text("\u{d7}");
                }
            }
            Effect::Advance(how) => self.moves(Icon::Up, how),
            Effect::Regress { how, .. } => self.moves(Icon::Down, how),
            Effect::RelocateToken => {
                self.icon(Icon::Token);
                self.icon(Icon::Up);
            }
            Effect::PlayOver | Effect::PlayOverThis(_) | Effect::CopyTapestry => {
                self.icon(Icon::Card);
                self.icon(Icon::Down);
            }
            Effect::Civilization => self.icon(Icon::Civilization),
            Effect::Masterpiece(n) => self.times(n, Icon::Masterpiece),
            Effect::MasterpieceBenefit { n, .. } => {
                self.times(n, Icon::Masterpiece);
                self.text("!");
            }
            Effect::Inspire => self.icon(Icon::Inspiration),
            _ => self.text("\u{2026}"),
        }
    }

    fn at(&mut self, place: Place, icon: Icon) {
        self.icon(icon);
        if place == Place::Anywhere {
            self.text("*");
        }
    }

    fn moves(&mut self, arrow: Icon, how: Move) {
        self.icon(arrow);
        if let Tracks::Of(bits) = how.tracks
            && bits.count_ones() < 4
        {
            for track in Track::ALL.iter().filter(|track| bits >> track.index() & 1 == 1) {
                self.out.push(Sign::Icon(Icon::of_track(*track), class_of(*track)));
            }
        }
        if !how.benefit {
            self.text("\u{d7}");
        }
    }
}

/// The class with a track's colour.
pub(super) fn class_of(track: Track) -> &'static str {
    match track {
        Track::Exploration => "of-exploration",
        Track::Technology => "of-technology",
        Track::Science => "of-science",
        Track::Military => "of-military",
        Track::Arts => "of-arts",
    }
}

/// What stands for a thing that is counted.
pub(super) fn icon_of(count: Count) -> Option<Icon> {
    Some(match count {
        Count::TechCard | Count::TechInTopRow => Icon::Tech,
        Count::TerritoryControlled => Icon::Land,
        Count::TerritoryTile => Icon::Tile,
        Count::TapestryCard | Count::TapestryInHand | Count::VisibleTapestry => Icon::Card,
        Count::Of(building) => Icon::of_building(building),
        Count::IncomeBuilding => Icon::AnyBuilding,
        Count::Landmark | Count::LandmarkInside | Count::LandmarkOverhanging => Icon::Landmark,
        Count::CityLine | Count::CityRow | Count::CityColumn => Icon::Lines,
        Count::TrackSpace(track) => Icon::of_track(track),
        Count::CoinEarned => Icon::of_good(Good::Coin),
        _ => return None,
    })
}

/// Signs that belong together, such as points and what they are counted by.
fn units(signs: &[Sign]) -> impl Iterator<Item = &[Sign]> {
    let dot = |sign: &Sign| matches!(sign, Sign::Text(text) if text == PER);
    signs.chunk_by(move |one, next| dot(one) || dot(next))
}

/// Signs in rows of at most this width, each with how wide it is.
fn wrapped(signs: &[Sign], width: f64, size: f64) -> Vec<(Vec<&Sign>, f64)> {
    let mut rows: Vec<(Vec<&Sign>, f64)> = vec![(Vec::new(), 0.0)];
    for unit in units(signs) {
        let wide: f64 = unit.iter().map(|sign| sign.width(size)).sum();
        let full = rows.last().is_some_and(|(row, taken)| !row.is_empty() && taken + wide > width);
        if full {
            rows.push((Vec::new(), 0.0));
        }
        if let Some((row, taken)) = rows.last_mut() {
            row.extend(unit);
            *taken += wide;
        }
    }
    rows
}

/// How many rows these signs take.
pub(super) fn rows(signs: &[Sign], width: f64, size: f64) -> usize {
    wrapped(signs, width, size).len()
}

/// Lays signs out in rows of at most this width, centred; from the top, in icons of this size.
pub(super) fn draw(pen: &mut Pen, signs: &[Sign], (middle, top): (f64, f64), width: f64, size: f64) {
    for (number, (row, taken)) in wrapped(signs, width, size).into_iter().enumerate() {
        let (mut x, y) = (middle - taken / 2.0, top + number as f64 * (size + 1.0));
        for sign in row {
            one(pen, sign, (x, y), size);
            x += sign.width(size);
        }
    }
}

/// The signs of an effect on a die, around its middle: light on dark, points as a large number.
pub(super) fn on_die(pen: &mut Pen, kit: &Kit, effect: EffectId, (x, y): (f64, f64)) {
    if let Effect::Vp(vp) = kit.effect(effect) {
        pen.text(x, y + 8.0, "t4 num mid on-piece", vp);
        return;
    }
    let mut signs = of_effect(kit, effect);
    for sign in &mut signs {
        if let Sign::Icon(_, class) = sign {
            *class = "on-piece";
        }
    }
    // As large as they fit side by side.
    let fits = |size: &f64| signs.iter().map(|sign| sign.width(*size)).sum::<f64>() <= 56.0;
    let size = [28.0, 22.0, 18.0].into_iter().find(fits).unwrap_or(16.0);
    draw(pen, &signs, (x, y - size / 2.0), 56.0, size);
}

/// Signs as a picture of their own, in one row.
pub(super) fn picture(signs: &[Sign], title: String) -> Picture {
    const SIZE: f64 = 22.0;
    let width = signs.iter().map(|sign| sign.width(SIZE)).sum::<f64>().max(SIZE);
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, signs, (width / 2.0, 1.0), width + 1.0, SIZE);
    Picture::new(Area::new(0.0, 0.0, width, SIZE + 2.0), title, String::new(), pen)
}

fn one(pen: &mut Pen, sign: &Sign, (x, y): (f64, f64), size: f64) {
    match sign {
        Sign::Icon(icon, class) => pen.icon(*icon, x + 0.5, y, size - 1.0, class),
        Sign::Points(number) => {
            pen.icon(Icon::Points, x, y - 0.5, size, "");
            let (middle, line) = (x + size / 2.0, y + size * 0.5 + 3.6);
            // Two figures stay within a small sign: beside it they would be dark on a dark ground.
            if width_of(number, 10.0) > size * 0.8 {
                pen.squeezed(middle, line, "t00 num mid on-land", number, size * 0.72);
            } else {
                pen.text(middle, line, "t00 num mid on-land", number);
            }
        }
        Sign::Text(text) => pen.text(x + 0.5, y + size / 2.0 + 4.2, "t1 bold ink", text),
    }
}
