//! The income mat of a seat: what it has, and the four income tracks with their covered and open spaces.

use kernel::Seat;
use tapestry::components::effect::Effect;
use tapestry::{Building, Good, Tapestry};
use words::Words;
use words::tapestry::{building_name, printed_name, seat_name, who};

use super::icons::Icon;
use super::look::LOOK;
use super::marks;
use super::symbols::icon_of;
use crate::paper::{Area, Pen, Picture};

pub(super) const WIDTH: f64 = 420.0;
pub(super) const HEIGHT: f64 = 338.0;
const SPACE: f64 = 62.0;
const ROW: f64 = 62.0;

pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Tapestry, seat: Seat) {
    let player = game.player_at(seat);
    marks::mark(pen, game, seat, (18.0, 20.0), 12.0);
    pen.text(38.0, 26.0, "t3 bold", seat_name(words, game, seat));
    pen.icon(Icon::Points, WIDTH - 70.0, 6.0, 26.0, "");
    pen.text(WIDTH - 8.0, 26.0, "t3 num end", player.vp);
    let mut x = 8.0;
    let mut fact = |pen: &mut Pen, icon: Icon, n: u32| {
        pen.icon(icon, x, 45.0, 20.0, "ink");
        pen.text(x + 22.0, 61.0, "t2 num", n);
        x += 45.5;
    };
    for good in Good::ALL {
        fact(pen, Icon::of_good(*good), u32::from(player.goods.get(*good)));
    }
    fact(pen, Icon::Card, player.hand.count_ones());
    fact(pen, Icon::Tile, player.tiles.count_ones());
    fact(pen, Icon::Tech, player.techs.iter().map(|row| row.count_ones()).sum());
    fact(pen, Icon::Tower, u32::from(player.outposts));
    fact(pen, Icon::Landmark, player.landmarks.count_ones());
    for (row, building) in Building::ALL.iter().enumerate() {
        pen.group((0.0, 80.0 + ROW * row as f64), 1.0, "", |pen| track(pen, words, game, seat, *building));
    }
}

fn track(pen: &mut Pen, words: &Words, game: &Tapestry, seat: Seat, building: Building) {
    let Some(spaces) = game.kit().income.get(building.index()) else { return };
    let covered = game.player_at(seat).covered[building.index()];
    pen.icon(Icon::of_good(Good::of(building)), 8.0, 18.0, 24.0, "");
    for (at, space) in spaces.iter().enumerate() {
        let x = 40.0 + SPACE * at as f64;
        let is_covered = covered >> at & 1 == 1;
        pen.raw(format_args!("<g>"));
        let state = words.text(if is_covered { "ta-mat-covered" } else { "ta-mat-open" });
        pen.title(format_args!(
            "{}, {}: {state}",
            building_name(words, building),
            printed_name(words, &space.name)
        ));
        let area = Area::new(x + 1.0, 0.0, SPACE - 4.0, ROW - 6.0);
        pen.rect(area, 6.0, if is_covered { "covered" } else { "open" });
        if is_covered {
            pen.icon(Icon::of_building(building), x + 17.0, 3.0, 26.0, "");
        }
        let class = if is_covered { "pale" } else { "" };
        let y = if is_covered { 32.0 } else { 18.0 };
        pen.group((x, y), 1.0, class, |pen| gives(pen, game, building, at));
        pen.raw(format_args!("</g>"));
    }
}

/// The icons of what a space gives, in a row.
fn gives(pen: &mut Pen, game: &Tapestry, building: Building, at: usize) {
    let space = &game.kit().income[building.index()][at];
    let mut icons: Vec<(Icon, Option<String>)> = Vec::new();
    icons.extend((0..space.goods).map(|_| (Icon::of_good(Good::of(building)), None)));
    icons.extend((0..space.tiles).map(|_| (Icon::Tile, None)));
    icons.extend((0..space.cards).map(|_| (Icon::Card, None)));
    let mut per = None;
    match game.kit().effect(space.vp) {
        Effect::Vp(n) => icons.push((Icon::Points, Some(n.to_string()))),
        Effect::VpPer(count, n) => {
            icons.push((Icon::Points, Some(n.to_string())));
            per = icon_of(count);
        }
        _ => {}
    }
    // What points are counted by stands small behind them, after the dot that means "for each".
    let behind = if per.is_some() { 19.0 } else { 0.0 };
    let each = ((58.0 - behind) / icons.len().max(1) as f64).min(20.0);
    let wide = each * icons.len() as f64 + behind;
    let left = 30.0 - wide / 2.0;
    if let Some(icon) = per {
        let x = left + each * icons.len() as f64;
        pen.text(x + 2.0, 14.0, "t1 num mid ink", "\u{b7}");
        pen.icon(icon, x + 4.0, 3.0, 14.0, "ink");
    }
    for (number, (icon, words)) in icons.into_iter().enumerate() {
        let x = left + each * number as f64;
        pen.icon(icon, x, 0.0, 20.0, "ink");
        if let Some(words) = words {
            pen.text(x + 10.0, 14.0, "t00 num mid on-land", words);
        }
    }
}

/// What taking the next building of a kind off the mat opens.
pub(super) fn opened(words: &Words, game: &Tapestry, seat: Seat, building: Building) -> Option<Picture> {
    let covered = game.player_at(seat).covered[building.index()];
    let at = covered.trailing_zeros() as usize;
    let space = game.kit().income.get(building.index())?.get(at)?;
    let mut pen = Pen::new(&LOOK);
    pen.icon(Icon::of_building(building), 2.0, 1.0, 26.0, "");
    pen.icon(Icon::Up, 30.0, 8.0, 13.0, "ink2");
    pen.rect(Area::new(46.0, 1.0, SPACE, 26.0), 6.0, "open");
    pen.group((47.0, 4.0), 1.0, "", |pen| gives(pen, game, building, at));
    let title = printed_name(words, &space.name);
    Some(Picture::new(Area::new(0.0, 0.0, 48.0 + SPACE, 28.0), title, String::new(), pen))
}

/// The mat of a seat.
pub(super) fn picture(words: &Words, game: &Tapestry, seat: Seat) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game, seat);
    let player = game.player_at(seat);
    let title = words.say("ta-mat-of", &who(words, game, seat));
    let says = words.say(
        "ta-mat-says",
        &[("goods", words::tapestry::goods(words, player.goods).into()), ("vp", i32::from(player.vp).into())],
    );
    Picture::new(Area::new(0.0, 0.0, WIDTH, HEIGHT), title, says, pen)
}
