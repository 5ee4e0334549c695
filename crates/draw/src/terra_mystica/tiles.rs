//! Single cards and tiles: bonus cards, favour tiles, town tiles. Each is drawn with its top left at the origin.

use terra_mystica::{BonusId, FavourId, Kit, SpecialAction, Structure, TownId};
use words::Words;
use words::terra_mystica::pictures::tiles as tiles_told;

use super::goods::{Amount, Form, amount, amounts, points};
use super::icons::Icon;
use super::look::LOOK;
use crate::paper::{Area, Pen, Picture};

/// A bonus card's width and height.
pub(super) const BONUS: (f64, f64) = (92.0, 126.0);
/// A favour tile's.
pub(super) const FAVOUR: (f64, f64) = (92.0, 68.0);
/// A town tile's.
pub(super) const TOWN: (f64, f64) = (74.0, 80.0);
/// An action's.
pub(super) const ACTION: (f64, f64) = (58.0, 70.0);

/// A group that a page can find, with what is said of it.
pub(super) fn named(
    pen: &mut Pen,
    (kind, id): (&str, &str),
    says: &str,
    (x, y): (f64, f64),
    inside: impl FnOnce(&mut Pen),
) {
    pen.raw(format_args!(r#"<g data-{kind}="{id}">"#));
    pen.title(says);
    pen.group((x, y), 1.0, "", inside);
    pen.raw(format_args!("</g>"));
}

/// A bonus card, with the coins that lie on it.
pub(super) fn bonus(pen: &mut Pen, words: &Words, kit: &Kit, id: BonusId, coins: u8) {
    let card = kit.bonus(id);
    let (width, height) = BONUS;
    let middle = width / 2.0;
    pen.rect(Area::new(0.7, 0.7, width - 1.4, height - 1.4), 9.0, "card");
    let income = amounts(card.income);
    let form = if income.len() > 1 { Form::USUAL } else { Form::LARGE };
    let pays_for = structures(card.pass.per);
    let caption = if let Some(action) = card.action {
        octagon(pen, kit, action, (middle, 85.0), 42.0);
        "tm-caption-action"
    } else if card.shipping {
        pen.icon(Icon::Ship, middle - 25.0, 71.0, 28.0, "ink");
        pen.text(middle + 8.0, 92.0, "t3 num", "+1");
        "tm-caption-shipping"
    } else if card.pass.per_shipping > 0 {
        pays(pen, &[Icon::Ship], card.pass.per_shipping, (middle, 85.0));
        "tm-caption-pass"
    } else if !pays_for.is_empty() {
        pays(pen, &pays_for, card.pass.per.into_iter().max().unwrap_or(0), (middle, 85.0));
        "tm-caption-pass"
    } else {
        ""
    };
    if caption.is_empty() {
        form.centred(pen, (middle, height / 2.0 + 3.0), &income);
    } else {
        form.centred(pen, (middle, 41.0), &income);
        pen.rule(8.0, 60.0, width - 16.0);
    }
    let caption = if caption.is_empty() { String::new() } else { words.text(caption) };
    pen.text(middle, height - 9.0, "t0 ink2 mid", caption);
    if coins > 0 {
        pen.circle(width - 12.0, 6.0, 12.5, "coin");
        pen.text(width - 12.0, 10.5, "t1 num mid on-light", coins);
    }
}

/// The icons of the structures that bring something.
pub(super) fn structures(values: [u8; 5]) -> Vec<Icon> {
    let kinds = Structure::ALL.into_iter().filter(|kind| values[kind.index()] > 0);
    kinds.map(Icon::of_structure).collect()
}

/// Icons, an arrow, points: around a point.
pub(super) fn pays(pen: &mut Pen, what: &[Icon], vp: u8, (x, y): (f64, f64)) {
    let size = if what.len() > 1 { 18.0 } else { 25.0 };
    let width = size * what.len() as f64 + 12.0 + 28.0;
    let mut at = x - width / 2.0;
    for icon in what {
        pen.icon(*icon, at, y - size / 2.0, size, "ink2");
        at += size;
    }
    pen.icon(Icon::Arrow, at + 1.0, y - 5.0, 10.0, "ink2");
    points(pen, (at + 12.0 + 14.0, y), 28.0, vp);
}

/// A special action in its octagon.
pub(super) fn octagon(pen: &mut Pen, kit: &Kit, action: SpecialAction, (x, y): (f64, f64), size: f64) {
    let space = kit.special_action(action);
    let frame = if space.repeat { Icon::ActionOpen } else { Icon::Action };
    pen.icon(frame, x - size / 2.0, y - size / 2.0, size, "ink");
    let (icon, count) = match action {
        SpecialAction::Bon1 | SpecialAction::Actg => (Icon::Spade, space.spades),
        SpecialAction::Bon2 | SpecialAction::Fav6 | SpecialAction::Acta => (Icon::AnyCult, space.cult_steps),
        SpecialAction::Actc => (Icon::Double, 1),
        SpecialAction::Actn => (Icon::Storm, 1),
        SpecialAction::Acts => (Icon::TradingHouse, 1),
        SpecialAction::Actw => (Icon::Dwelling, 1),
        SpecialAction::Acte => (Icon::Bridge, 1),
        SpecialAction::Acth5 | SpecialAction::Acth6 => (Icon::Shift, 1),
    };
    inside_octagon(pen, icon, count.into(), (x, y), size);
}

/// An icon in an octagon, with its number if that is not one.
pub(super) fn inside_octagon(pen: &mut Pen, icon: Icon, count: u16, (x, y): (f64, f64), size: f64) {
    if count == 1 {
        let icon_size = size * 0.56;
        pen.icon(icon, x - icon_size / 2.0, y - icon_size / 2.0, icon_size, "ink");
    } else {
        let form = Form { icon: size * 0.42, text: "t1", gap: 0.0 };
        form.centred(pen, (x, y), &[amount(icon, count)]);
    }
}

/// A favour tile.
pub(super) fn favour(pen: &mut Pen, kit: &Kit, id: FavourId) {
    let tile = kit.favour(id);
    let (width, height) = FAVOUR;
    pen.rect(Area::new(0.7, 0.7, width - 1.4, height - 1.4), 8.0, "card");
    // The band on the left is as round as the tile.
    let band = format!("band-{}", tile.cult.name());
    pen.path(
        &band,
        format_args!("M36 1.4H9a7.6 7.6 0 0 0-7.6 7.6v{}a7.6 7.6 0 0 0 7.6 7.6H36z", height - 18.0),
    );
    pen.icon(Icon::of_cult(tile.cult), 7.5, 8.0, 22.0, "ink");
    pen.text(18.5, 51.0, "t3 num mid", format_args!("+{}", tile.steps));
    let (x, y) = (f64::midpoint(36.0, width), 29.0);
    if let Some(action) = tile.action {
        octagon(pen, kit, action, (x, y), 38.0);
    } else if let Some(power) = tile.town_power {
        pen.icon(Icon::Town, x - 22.0, y - 12.0, 22.0, "ink2");
        pen.text(x + 5.0, y + 7.0, "t4 num", power);
    } else if !tile.income.is_none() {
        let list = amounts(tile.income);
        let form = if list.len() > 1 { Form::USUAL } else { Form::LARGE };
        let first = y - 10.0 * (list.len() as f64 - 1.0);
        for (one, number) in list.iter().zip(0_u8..) {
            form.centred(pen, (x, first + 20.0 * f64::from(number)), &[*one]);
        }
    } else if let Some(vp) = tile.build_vp.into_iter().max().filter(|vp| *vp > 0) {
        let kinds = structures(tile.build_vp);
        pen.icon(kinds[0], x - 25.0, y - 11.0, 22.0, "ink2");
        points(pen, (x + 12.0, y), 26.0, vp);
    } else if tile.pass_vp_by_trading_houses.iter().any(|vp| *vp > 0) {
        pen.icon(Icon::TradingHouse, x - 10.0, y - 22.0, 20.0, "ink2");
        let list = tile.pass_vp_by_trading_houses[1..].iter().map(u8::to_string).collect::<Vec<_>>();
        pen.text(x, y + 15.0, "t1 num mid", list.join(" "));
    }
}

/// A town tile.
pub(super) fn town(pen: &mut Pen, kit: &Kit, id: TownId) {
    let tile = kit.town(id);
    let (width, height) = TOWN;
    pen.rect(Area::new(0.7, 0.7, width - 1.4, height - 1.4), 8.0, "card");
    points(pen, (24.0, 25.0), 36.0, tile.vp);
    for key in 0..tile.keys.min(2) {
        let down = f64::from(key) * 17.0 + if tile.keys > 1 { 6.0 } else { 14.0 };
        pen.icon(Icon::Key, 47.0, down, 19.0, "ink");
    }
    let mut gain: Vec<Amount> = amounts(tile.gain);
    if tile.cult_steps > 0 {
        gain.push(amount(Icon::AnyCult, tile.cult_steps));
    }
    if tile.shipping_step > 0 {
        gain.push(amount(Icon::Ship, tile.shipping_step));
    }
    Form::USUAL.centred(pen, (width / 2.0, 55.0), &gain);
}

/// How many of a kind are left, at a tile's upper right corner.
pub(super) fn left(pen: &mut Pen, count: u8, (right, top): (f64, f64)) {
    pen.rect(Area::new(right - 25.0, top - 7.0, 29.0, 19.0), 9.5, "now");
    pen.text(right - 10.5, top + 7.0, "t1 num mid now-ink", format_args!("\u{d7}{count}"));
}

/// Lines across what was used.
pub(super) fn used(pen: &mut Pen, (x, y): (f64, f64), half: f64) {
    let (a, b) = (x - half, y - half);
    let size = 2.0 * half;
    pen.path(
        "used",
        format_args!("M{a:.1} {b:.1}l{size:.1} {size:.1}M{0:.1} {b:.1}l-{size:.1} {size:.1}", x + half),
    );
}

fn picture(title: String, says: String, (width, height): (f64, f64), pen: Pen) -> Picture {
    Picture::new(Area::new(0.0, 0.0, width, height), title, says, pen)
}

/// One bonus card.
pub(super) fn bonus_picture(words: &Words, kit: &Kit, id: BonusId) -> Picture {
    let mut pen = Pen::new(&LOOK);
    bonus(&mut pen, words, kit, id, 0);
    picture(tiles_told::title(words, id.id(), "tm-kind-bonus"), tiles_told::bonus(words, kit, id), BONUS, pen)
}

/// One favour tile.
pub(super) fn favour_picture(words: &Words, kit: &Kit, id: FavourId) -> Picture {
    let mut pen = Pen::new(&LOOK);
    favour(&mut pen, kit, id);
    picture(
        tiles_told::title(words, id.id(), "tm-kind-favour"),
        tiles_told::favour(words, kit, id),
        FAVOUR,
        pen,
    )
}

/// One town tile.
pub(super) fn town_picture(words: &Words, kit: &Kit, id: TownId) -> Picture {
    let mut pen = Pen::new(&LOOK);
    town(&mut pen, kit, id);
    picture(tiles_told::title(words, id.id(), "tm-kind-town"), tiles_told::town(words, kit, id), TOWN, pen)
}
