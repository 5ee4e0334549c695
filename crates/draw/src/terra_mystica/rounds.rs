//! The round scoring tiles and the final one.

use terra_mystica::components::ScoringTile;
use terra_mystica::{FinalTile, Kit, ScoringId, TerraMystica};
use words::Words;
use words::terra_mystica::pictures::tiles as tiles_told;
use words::text::capital;

use super::faction::wrapped;
use super::goods::{Amount, Form, amount, amounts, points};
use super::icons::Icon;
use super::look::LOOK;
use super::tiles::{named, pays, structures};
use crate::paper::{Area, Pen, Picture};
use terra_mystica::state::{Phase, ROUNDS};

/// A tile's width and height.
pub(super) const TILE: (f64, f64) = (110.0, 108.0);
const GAP: f64 = 8.0;

/// How a tile stands in the row of rounds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// Not on a round.
    Loose,
    Past,
    Now,
    Later,
}

/// A round scoring tile, with the number of its round if it lies on one.
fn scoring(pen: &mut Pen, words: &Words, kit: &Kit, id: ScoringId, round: Option<u8>, when: When) {
    let tile = kit.scoring(id);
    let (width, height) = TILE;
    let middle = width / 2.0;
    let class = if when == When::Now { "card-now" } else { "card" };
    pen.rect(Area::new(1.5, 1.5, width - 3.0, height - 3.0), 9.0, class);
    if let Some(round) = round {
        if when == When::Now {
            pen.rect(Area::new(8.0, 8.0, 26.0, 20.0), 6.0, "now");
        }
        let class = if when == When::Now { "t1 num mid now-ink" } else { "t1 num mid ink2" };
        pen.text(21.0, 22.7, class, words.say("tm-round-short", &[("round", round.into())]));
        if when == When::Past {
            pen.icon(Icon::Tick, 32.0, 10.0, 16.0, "ok");
        }
    }
    scores(pen, tile, (middle, 46.0));
    bonus(pen, tile, Area::new(7.0, 67.0, width - 14.0, 33.0));
}

/// What the round pays points for.
fn scores(pen: &mut Pen, tile: &ScoringTile, middle: (f64, f64)) {
    let (what, vp): (Vec<Icon>, u8) = match (tile.spade_vp, tile.town_vp) {
        (0, 0) => (structures(tile.build_vp), tile.build_vp.into_iter().max().unwrap_or(0)),
        (0, vp) => (vec![Icon::Town], vp),
        (vp, _) => (vec![Icon::Spade], vp),
    };
    pays(pen, &what, vp, middle);
}

/// What its end gives for steps on a cult, on a band of the cult's colour.
fn bonus(pen: &mut Pen, tile: &ScoringTile, area: Area) {
    let band = tile
        .bonus
        .cult
        .map_or("band", |cult| ["band-fire", "band-water", "band-earth", "band-air"][cult.index()]);
    pen.rect(area, 6.0, band);
    let (middle, line) = (area.x + area.width / 2.0, area.y + area.height / 2.0);
    let needs = amount(tile.bonus.cult.map_or(Icon::Priest, Icon::of_cult), tile.bonus.per);
    let gain: Vec<Amount> = if tile.bonus.spades > 0 {
        vec![amount(Icon::Spade, tile.bonus.spades)]
    } else {
        amounts(tile.bonus.gain)
    };
    let form = Form { icon: 19.0, text: "t2", gap: 4.0 };
    let (left, right) = (form.width(&[needs]), form.width(&gain));
    let start = middle - (left + 16.0 + right) / 2.0;
    form.row(pen, (start, line), &[needs]);
    pen.icon(Icon::Arrow, start + left + 3.0, line - 5.0, 10.0, "ink2");
    form.row(pen, (start + left + 16.0, line), &gain);
}

/// What a round scores and gives, in one flat row: for a strip that is always in sight.
pub(super) fn strip_picture(words: &Words, kit: &Kit, id: ScoringId) -> Picture {
    let mut pen = Pen::new(&LOOK);
    let tile = kit.scoring(id);
    scores(&mut pen, tile, (48.0, 18.0));
    bonus(&mut pen, tile, Area::new(96.0, 1.5, 96.0, 33.0));
    let says = tiles_told::scoring(words, kit, id);
    Picture::new(Area::new(0.0, 0.0, 194.0, 36.0), words.text("terra-rounds"), says, pen)
}

/// The extra final tile.
fn final_tile(pen: &mut Pen, words: &Words, kit: &Kit, tile: FinalTile) {
    let (width, height) = TILE;
    let middle = width / 2.0;
    pen.rect(Area::new(1.5, 1.5, width - 3.0, height - 3.0), 9.0, "card");
    // A name that is too wide stands on two lines.
    let name = wrapped(&capital(&tiles_told::final_tile(words, tile)), width - 12.0, 11.0);
    let first = if name.len() > 1 { 16.0 } else { 20.0 };
    for (line, number) in name.into_iter().zip(0_u8..) {
        pen.text(middle, first + 12.0 * f64::from(number), "t0 ink2 mid", line);
    }
    let icon = match tile {
        FinalTile::ConnectedDistance | FinalTile::StrongholdSanctuary => Icon::Distance,
        FinalTile::Edge => Icon::Edge,
        FinalTile::Clusters => Icon::Network,
    };
    pen.icon(icon, middle - 16.0, 32.0, 32.0, "ink2");
    for (vp, number) in kit.final_scoring.area_vp.into_iter().zip(0_u8..) {
        points(pen, (24.0 + 31.0 * f64::from(number), 83.5), 28.0, vp);
    }
}

fn when(game: &TerraMystica, round: u8) -> When {
    if round > game.round() {
        When::Later
    } else if round == game.round() && game.phase() != Phase::Over {
        When::Now
    } else {
        When::Past
    }
}

/// The size of the row, so many tiles side by side.
pub(super) fn size(game: &TerraMystica, columns: u8) -> (f64, f64) {
    let columns = columns.max(1);
    let count = ROUNDS + u8::from(game.final_tile().is_some());
    let rows = f64::from(count.div_ceil(columns));
    let columns = f64::from(columns.min(count));
    (columns * (TILE.0 + GAP) - GAP, rows * (TILE.1 + GAP) - GAP)
}

/// Draws the tiles of all rounds, so many side by side.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &TerraMystica, columns: u8) {
    let columns = columns.max(1);
    let place = |number: u8| {
        (f64::from(number % columns) * (TILE.0 + GAP), f64::from(number / columns) * (TILE.1 + GAP))
    };
    for round in 1..=ROUNDS {
        let Some(id) = game.scoring_of(round) else { continue };
        let when = when(game, round);
        let tile = tiles_told::scoring(words, game.kit(), id);
        let says = tiles_told::of_round(words, "tm-round-tile", round, tile);
        named(pen, ("scoring", id.id()), &says, place(round - 1), |pen| {
            let class = if when == When::Past { "pale" } else { "" };
            pen.group((0.0, 0.0), 1.0, class, |pen| scoring(pen, words, game.kit(), id, Some(round), when));
        });
    }
    if let Some(tile) = game.final_tile() {
        let says = tiles_told::final_tile(words, tile);
        named(pen, ("final", tile.key()), &says, place(ROUNDS), |pen| {
            final_tile(pen, words, game.kit(), tile);
        });
    }
}

/// The tiles of all rounds.
pub(super) fn picture(words: &Words, game: &TerraMystica, columns: u8) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game, columns);
    let (width, height) = size(game, columns);
    let says: Vec<String> = (1..=ROUNDS)
        .filter_map(|round| game.scoring_of(round).map(|id| (round, id)))
        .map(|(round, id)| {
            let tile = tiles_told::scoring(words, game.kit(), id);
            tiles_told::of_round(words, "tm-round-tile-line", round, tile)
        })
        .collect();
    let area = Area::new(0.0, 0.0, width, height);
    Picture::new(area, words.text("terra-rounds"), says.join(" "), pen)
}

/// One round scoring tile.
pub(super) fn scoring_picture(words: &Words, kit: &Kit, id: ScoringId) -> Picture {
    let mut pen = Pen::new(&LOOK);
    scoring(&mut pen, words, kit, id, None, When::Loose);
    Picture::new(
        Area::new(0.0, 0.0, TILE.0, TILE.1),
        tiles_told::title(words, id.id(), "tm-kind-scoring"),
        tiles_told::scoring(words, kit, id),
        pen,
    )
}

/// One final scoring tile.
pub(super) fn final_picture(words: &Words, kit: &Kit, tile: FinalTile) -> Picture {
    let mut pen = Pen::new(&LOOK);
    final_tile(&mut pen, words, kit, tile);
    let says = tiles_told::final_tile(words, tile);
    Picture::new(Area::new(0.0, 0.0, TILE.0, TILE.1), capital(&says), says, pen)
}
