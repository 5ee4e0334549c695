//! A capital city: plots, districts, buildings and landmarks; where something can be placed.

use kernel::Seat;
use tapestry::components::Outline;
use tapestry::state::{MARGIN, WIDE, plot};
use tapestry::{Building, Kit, Tapestry};
use words::Words;
use words::tapestry::{building_name, plot_name, printed_name, who};
use words::text::shortened;

use super::icons::Icon;
use super::look::LOOK;
use crate::paper::{Area, Escaped, Pen, Picture, Short, width_of};

/// A place that can be chosen: column and row with the margin, as the rules count them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlotPick {
    /// The column of the upper left corner.
    pub x: u8,
    /// The row of the upper left corner.
    pub y: u8,
    /// Where choosing it leads.
    pub link: String,
    /// What choosing it does.
    pub says: String,
}

/// What is shown over a city. Nothing, by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CityView {
    /// Places that can be chosen, by the plot that is tapped.
    pub picks: Vec<PlotPick>,
    /// A building where it would lie: its outline, and column and row of its upper left corner.
    pub ghost: Option<(Outline, u8, u8)>,
}

pub(super) const WIDTH: f64 = 420.0;
const PLOT: f64 = 42.0;
const LEFT: f64 = 22.0;
/// Plots along a side.
const SIDE: u8 = 9;

/// The left or upper edge of a column or row, margin included.
fn edge(at: u8) -> f64 {
    LEFT + PLOT * (f64::from(at) - f64::from(MARGIN))
}

pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Tapestry, seat: Seat, view: &CityView) {
    let city = &game.player_at(seat).city;
    for (at, letter) in ('a'..='i').enumerate() {
        pen.text(LEFT + PLOT * (at as f64 + 0.5), 15.0, "t1 bold ink2 mid", letter);
        pen.text(11.0, LEFT + PLOT * (at as f64 + 0.5) + 5.0, "t1 bold ink2 mid", at + 1);
    }
    pen.rect(Area::new(LEFT - 3.0, LEFT - 3.0, 9.0 * PLOT + 6.0, 9.0 * PLOT + 6.0), 8.0, "city");
    for row in 0..9_u8 {
        for column in 0..9_u8 {
            draw_plot(pen, words, game, seat, (row, column));
        }
    }
    lines(pen, game, seat);
    for line in 1..3 {
        let at = Short(LEFT + PLOT * 3.0 * f64::from(line));
        let (from, long) = (Short(LEFT), Short(9.0 * PLOT));
        pen.path("district", format_args!("M{at} {from}v{long}M{from} {at}h{long}"));
    }
    for (landmark, known) in (0_u8..).zip(&game.kit().landmarks) {
        if city.landmarks >> landmark & 1 == 1 {
            landmark_of(pen, game, seat, landmark, &printed_name(words, &known.name));
        }
    }
    over(pen, view);
}

/// The plots of an outline, column and row.
fn cells(outline: Outline) -> impl Iterator<Item = (u8, u8)> {
    let row = move |y: u8| (0..outline.width).map(move |x| (x, y));
    (0..outline.height).flat_map(row).filter(move |(x, y)| outline.rows[usize::from(*y)] >> x & 1 == 1)
}

/// The plot of an outline by which it is held: the one nearest to its middle.
pub(super) fn grip(outline: Outline) -> [u8; 2] {
    let off = |at: u8, of: u8| (2 * i32::from(at) + 1 - i32::from(of)).abs();
    let nearest = cells(outline).min_by_key(|(x, y)| off(*x, outline.width) + off(*y, outline.height));
    nearest.map_or([0, 0], |(x, y)| [x, y])
}

/// A building with the upper left corner of its box at the origin.
pub(super) fn held(outline: Outline) -> Pen {
    let mut pen = Pen::new(&LOOK);
    for (column, row) in cells(outline) {
        let (x, y) = (PLOT * f64::from(column), PLOT * f64::from(row));
        pen.rect(Area::new(x + 2.0, y + 2.0, PLOT - 4.0, PLOT - 4.0), 4.0, "ghost");
    }
    pen
}

/// A building as a picture of its own.
pub(super) fn building(name: &str, outline: Outline) -> Picture {
    let area = Area::new(0.0, 0.0, PLOT * f64::from(outline.width), PLOT * f64::from(outline.height));
    Picture::new(area, name.to_owned(), String::new(), held(outline))
}

fn draw_plot(pen: &mut Pen, words: &Words, game: &Tapestry, seat: Seat, (row, column): (u8, u8)) {
    let city = &game.player_at(seat).city;
    let (x, y) = (LEFT + PLOT * f64::from(column), LEFT + PLOT * f64::from(row));
    let area = Area::new(x + 1.5, y + 1.5, PLOT - 3.0, PLOT - 3.0);
    let there = city.plots[usize::from(row) * 9 + usize::from(column)];
    let rough = city.impassable[usize::from(row)] >> column & 1 == 1;
    pen.rect(area, 5.0, if rough { "rough" } else { "plot" });
    if rough {
        pen.circle(x + PLOT / 2.0, y + PLOT / 2.0, 4.5, "dot");
    }
    if (plot::BUILDING..plot::TOKEN).contains(&there) {
        let Some(building) = Building::at(there - plot::BUILDING) else { return };
        pen.raw(format_args!("<g>"));
        let name = plot_name(column + MARGIN, row + MARGIN);
        pen.title(format_args!("{name}: {}", building_name(words, building)));
        pen.rect(area.shrink(1.5), 6.0, "built");
        pen.icon(Icon::of_building(building), x + 8.0, y + 8.0, PLOT - 16.0, "");
        pen.raw(format_args!("</g>"));
    } else if there == plot::TOKEN {
        pen.circle(x + PLOT / 2.0, y + PLOT / 2.0, 12.0, "ring");
    }
}

/// Complete rows, columns and districts.
fn lines(pen: &mut Pen, game: &Tapestry, seat: Seat) {
    let city = &game.player_at(seat).city;
    for at in 0..9_u8 {
        let from = LEFT + PLOT * f64::from(at) + 1.0;
        if city.full_rows() >> at & 1 == 1 {
            pen.rect(Area::new(LEFT, from, 9.0 * PLOT, PLOT - 2.0), 5.0, "full");
        }
        if city.full_columns() >> at & 1 == 1 {
            pen.rect(Area::new(from, LEFT, PLOT - 2.0, 9.0 * PLOT), 5.0, "full");
        }
        if city.districts >> at & 1 == 1 {
            let (top, left) = (f64::from(at / 3), f64::from(at % 3));
            let side = 3.0 * PLOT;
            pen.rect(
                Area::new(LEFT + left * side + 2.0, LEFT + top * side + 2.0, side - 4.0, side - 4.0),
                7.0,
                "done",
            );
        }
    }
}

/// The plots that a landmark covers, margin included: column and row. A position knows those inside the city, and what of the
/// margin is taken; a landmark lies the way that fits both.
fn covered(game: &Tapestry, seat: Seat, landmark: u8) -> Vec<(u8, u8)> {
    let city = &game.player_at(seat).city;
    let mark = plot::LANDMARK + landmark;
    let of = |at: u8| (at % SIDE + MARGIN, at / SIDE + MARGIN);
    let inside: Vec<(u8, u8)> =
        (0..SIDE * SIDE).filter(|at| city.plots[usize::from(*at)] == mark).map(of).collect();
    let known = game.kit().landmarks.get(usize::from(landmark));
    let (Some(known), true) = (known, city.overhanging >> landmark & 1 == 1 && !inside.is_empty()) else {
        return inside;
    };
    let within = |at: u8| (MARGIN..MARGIN + SIDE).contains(&at);
    let ways = known.outlines.iter().flat_map(|outline| {
        let (rows, columns) = (0..WIDE as u8 + 1 - outline.height, 0..WIDE as u8 + 1 - outline.width);
        rows.flat_map(move |y| columns.clone().map(move |x| (*outline, x, y)))
    });
    let lies = |(outline, x, y): (Outline, u8, u8)| -> Vec<(u8, u8)> {
        cells(outline).map(|(column, row)| (x + column, y + row)).collect()
    };
    let fits = |all: &Vec<(u8, u8)>| {
        let (in_city, over): (Vec<_>, Vec<_>) =
            all.iter().copied().partition(|(x, y)| within(*x) && within(*y));
        in_city == inside && over.iter().all(|(x, y)| city.taken[usize::from(*y)] >> x & 1 == 1)
    };
    ways.map(lies).find(fits).unwrap_or(inside)
}

fn landmark_of(pen: &mut Pen, game: &Tapestry, seat: Seat, landmark: u8, name: &str) {
    let cells = covered(game, seat, landmark);
    if cells.is_empty() {
        return;
    }
    pen.raw(format_args!("<g>"));
    pen.title(name);
    for (x, y) in &cells {
        pen.rect(Area::new(edge(*x) + 1.0, edge(*y) + 1.0, PLOT - 2.0, PLOT - 2.0), 4.0, "mark");
    }
    joints(pen, &cells);
    let (x, y, columns) = longest_row(&cells);
    let lines = label(name, f64::from(columns) * PLOT - 4.0);
    // One line leaves room for a larger sign.
    let (size, first) = if lines.len() == 1 { (21.0, 14.0) } else { (16.0, 7.0) };
    pen.icon(Icon::Landmark, x - size / 2.0, y - 19.0, size, "on-land");
    for (at, line) in lines.iter().enumerate() {
        pen.text(x, y + first + 10.5 * at as f64, "t00 num mid on-land", line);
    }
    pen.raw(format_args!("</g>"));
}

/// Makes one piece of the plots of a landmark: no line of theirs crosses its name.
fn joints(pen: &mut Pen, cells: &[(u8, u8)]) {
    const BAND: f64 = 8.0;
    let long = PLOT - 4.4;
    for (x, y) in cells {
        let has = |right: u8, down: u8| cells.contains(&(x + right, y + down));
        let (right, below) = (edge(x + 1) - BAND / 2.0, edge(y + 1) - BAND / 2.0);
        if has(1, 0) {
            pen.rect(Area::new(right, edge(*y) + 2.2, BAND, long), 0.0, "joint");
        }
        if has(0, 1) {
            pen.rect(Area::new(edge(*x) + 2.2, below, long, BAND), 0.0, "joint");
        }
        if has(1, 0) && has(0, 1) && has(1, 1) {
            pen.rect(Area::new(right, below, BAND, BAND), 0.0, "joint");
        }
    }
}

/// Where a name has most room on these plots: the middle of their longest row, the one nearest to the middle of all; and how many
/// plots it has.
fn longest_row(cells: &[(u8, u8)]) -> (f64, f64, u8) {
    let middle = cells.iter().map(|cell| edge(cell.1)).sum::<f64>() / cells.len().max(1) as f64;
    let row = |y: u8| cells.iter().filter(move |cell| cell.1 == y).map(|cell| cell.0);
    let off = |y: u8| (edge(y) - middle).abs();
    let rows: std::collections::BTreeSet<u8> = cells.iter().map(|cell| cell.1).collect();
    let best = rows
        .into_iter()
        .max_by(|a, b| row(*a).count().cmp(&row(*b).count()).then(off(*b).total_cmp(&off(*a))));
    let y = best.unwrap_or_default();
    let columns = row(y).count() as u8;
    let x = row(y).map(edge).sum::<f64>() / f64::from(columns.max(1));
    (x + PLOT / 2.0, edge(y) + PLOT / 2.0, columns)
}

/// A name in at most two lines of this width; what does not fit is left out.
fn label(name: &str, width: f64) -> Vec<String> {
    const SIZE: f64 = 10.0;
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if width_of(&format!("{line} {word}"), SIZE) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    if lines.len() > 2 {
        lines.truncate(2);
        lines[1].push('\u{2026}');
    }
    let fitting = |line: &String| {
        let all = line.chars().count();
        (0..=all).map(|cut| shortened(line, all - cut)).find(|short| width_of(short, SIZE) <= width)
    };
    lines.iter().filter_map(fitting).collect()
}

fn over(pen: &mut Pen, view: &CityView) {
    for pick in &view.picks {
        let (link, says) = (Escaped(&pick.link).to_string(), Escaped(&pick.says).to_string());
        let name = plot_name(pick.x, pick.y);
        pen.raw(format_args!(r#"<a href="{link}" class="ta-pick" data-plot="{name}" aria-label="{says}">"#));
        // All of the plot takes the tap, also where nothing is drawn.
        pen.rect(Area::new(edge(pick.x), edge(pick.y), PLOT, PLOT), 0.0, "hit");
        let area = Area::new(edge(pick.x) + 3.0, edge(pick.y) + 3.0, PLOT - 6.0, PLOT - 6.0);
        for class in ["legal-fill", "legal-halo", "legal-ring"] {
            pen.rect(area, 5.0, class);
        }
        pen.raw(format_args!("</a>"));
    }
    if !view.picks.is_empty() {
        // Where the plots are, for the script that drags a building.
        pen.raw(format_args!(
            r#"<g data-squares="{0}" transform="translate({1} {1})"></g>"#,
            Short(PLOT),
            Short(LEFT)
        ));
    }
    if let Some((outline, x, y)) = view.ghost {
        pen.raw(format_args!(r#"<g class="ta-laying" data-hand="">"#));
        for (column, row) in cells(outline) {
            let area = Area::new(edge(x + column) + 2.0, edge(y + row) + 2.0, PLOT - 4.0, PLOT - 4.0);
            pen.rect(area, 4.0, "ghost");
        }
        pen.raw(format_args!("</g>"));
    }
}

/// A city mat as it lies in the box.
pub(super) fn empty(words: &Words, kit: &Kit, mat: usize) -> Option<Picture> {
    const EACH: f64 = 14.0;
    let known = kit.cities.get(mat)?;
    let rough = known.plots?;
    let mut pen = Pen::new(&LOOK);
    pen.rect(Area::new(0.5, 0.5, 9.0 * EACH + 5.0, 9.0 * EACH + 5.0), 5.0, "city");
    for (row, bits) in (0_u8..).zip(rough) {
        for column in 0..9_u8 {
            let (x, y) = (3.0 + EACH * f64::from(column), 3.0 + EACH * f64::from(row));
            let is_rough = bits >> column & 1 == 1;
            pen.rect(
                Area::new(x + 0.7, y + 0.7, EACH - 1.4, EACH - 1.4),
                2.0,
                if is_rough { "rough" } else { "plot" },
            );
            if is_rough {
                pen.circle(x + EACH / 2.0, y + EACH / 2.0, 2.4, "dot");
            }
        }
    }
    for line in 1..3 {
        let at = Short(3.0 + EACH * 3.0 * f64::from(line));
        let long = Short(9.0 * EACH);
        pen.path("district", format_args!("M{at} 3v{long}M3 {at}h{long}"));
    }
    let side = 9.0 * EACH + 6.0;
    let name = printed_name(words, &known.name);
    Some(Picture::new(Area::new(0.0, 0.0, side, side), name, words::tapestry::city(words, known), pen))
}

/// A city with what a view puts over it.
pub(super) fn picture(words: &Words, game: &Tapestry, seat: Seat, view: &CityView) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game, seat, view);
    let city = &game.player_at(seat).city;
    let title = words.say("ta-city-of", &who(words, game, seat));
    let says = words.say(
        "ta-city-says",
        &[
            ("lines", (city.full_rows().count_ones() + city.full_columns().count_ones()).into()),
            ("districts", city.districts.count_ones().into()),
            ("landmarks", city.landmarks.count_ones().into()),
        ],
    );
    // What hangs over an edge needs room there.
    let mut cells: Vec<(u8, u8)> = view.picks.iter().map(|pick| (pick.x, pick.y)).collect();
    let hanging = (0..game.kit().landmarks.len() as u8).filter(|at| city.overhanging >> at & 1 == 1);
    cells.extend(hanging.flat_map(|landmark| covered(game, seat, landmark)));
    if let Some((outline, x, y)) = view.ghost {
        cells.extend([(x, y), (x + outline.width.max(1) - 1, y + outline.height.max(1) - 1)]);
    }
    let before = |at: u8| f64::from(MARGIN.saturating_sub(at)) * PLOT;
    let after = |at: u8| f64::from(at.saturating_sub(MARGIN + 8)) * PLOT;
    let most = |room: &dyn Fn(&(u8, u8)) -> f64| cells.iter().map(room).fold(0.0_f64, f64::max);
    let (left, top) = (most(&|cell| before(cell.0)), most(&|cell| before(cell.1)));
    let (right, bottom) = (most(&|cell| after(cell.0)), most(&|cell| after(cell.1)));
    let area = Area::new(-left, -top, WIDTH + left + right, WIDTH + top + bottom);
    let picture = Picture::new(area, title, says, pen);
    if view.picks.is_empty() { picture } else { picture.grouped() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_landmark_stays_on_its_plots() {
        for landmark in &Kit::printed().landmarks {
            for outline in &landmark.outlines {
                let cells: Vec<(u8, u8)> = cells(*outline).map(|(x, y)| (x + MARGIN, y + MARGIN)).collect();
                let (x, y, columns) = longest_row(&cells);
                let half = f64::from(columns) * PLOT / 2.0;
                for end in [x - half + 1.0, x + half - 1.0] {
                    let on = |(column, row): &(u8, u8)| {
                        (edge(*column)..edge(*column) + PLOT).contains(&end)
                            && (edge(*row)..edge(*row) + PLOT).contains(&y)
                    };
                    assert!(cells.iter().any(on), "{}: {end} {y}", landmark.id);
                }
                for line in label(&landmark.name, 2.0 * half - 4.0) {
                    assert!(!line.is_empty() && width_of(&line, 10.0) <= 2.0 * half, "{line}");
                }
            }
        }
    }
}
