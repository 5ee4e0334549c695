//! The tracks as on the board: twelve spaces in four tiers each with name, benefit and bonus, what a tier costs, the landmarks
//! that are left, tokens; and what can be chosen there.

use kernel::{Game, Seat};
use tapestry::components::{Kinds, Outline, Space, TierCost, TrackBoard};
use tapestry::{Tapestry, Track};
use words::Words;
use words::tapestry::{bonus, printed_name, seat_name, space as in_words, track_name};

use super::icons::Icon;
use super::look::LOOK;
use super::symbols::{self, Sign};
use super::{marks, symbols::class_of};
use crate::paper::{Area, Escaped, Pen, Picture, width_of};

/// A space that leads somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpacePick {
    /// The track.
    pub track: Track,
    /// 0 to 12.
    pub space: u8,
    /// The address that choosing the space leads to.
    pub link: String,
    /// What it says to who cannot see it.
    pub says: String,
    /// Whether a token can be moved there now; otherwise one only reads about it.
    pub open: bool,
    /// Whether it is the one that is looked at.
    pub chosen: bool,
}

/// The width of all tracks with their names.
pub(super) const WIDTH: f64 = LABEL + STRIP;
const LABEL: f64 = 90.0;
/// How large the name of a track is, with what bold letters are wider.
const LABEL_SIZE: f64 = 12.2;
const STRIP: f64 = 768.0;
const ROW: f64 = 110.0;
const START: f64 = 24.0;
const SPACE: f64 = 60.0;
const GAP: f64 = 6.0;
/// What a tier says stands above its spaces.
const HEAD: f64 = 20.0;
const HIGH: f64 = 86.0;

/// How high the tracks of a game are.
pub(super) fn height(game: &Tapestry) -> f64 {
    ROW * game.tracks_in_play().len() as f64
}

/// The left edge of a space; 0 is the start.
fn left(space: u8) -> f64 {
    match space.checked_sub(1) {
        None => 1.0,
        Some(at) => START + 3.0 + f64::from(at) * SPACE + f64::from(at / 3) * GAP,
    }
}

/// All tracks, each with its name beside it.
pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Tapestry, picks: &[SpacePick]) {
    for (row, track) in game.tracks_in_play().iter().enumerate() {
        let Some(board) = game.kit().tracks.get(track.index()) else { continue };
        pen.group((0.0, ROW * row as f64), 1.0, "", |pen| {
            pen.icon(Icon::of_track(*track), LABEL / 2.0 - 16.0, 26.0, 32.0, class_of(*track));
            let class = format!("t0 bold mid {}", class_of(*track));
            let (name, room) = (track_name(words, *track), LABEL - 4.0);
            if width_of(&name, LABEL_SIZE) > room {
                pen.squeezed(LABEL / 2.0, 74.0, &class, name, room);
            } else {
                pen.text(LABEL / 2.0, 74.0, &class, name);
            }
            pen.group((LABEL, 0.0), 1.0, "", |pen| strip(pen, words, game, board, picks));
        });
    }
}

fn strip(pen: &mut Pen, words: &Words, game: &Tapestry, board: &TrackBoard, picks: &[SpacePick]) {
    pen.rect(Area::new(1.0, HEAD, START - 2.0, HIGH), 5.0, "space");
    for tier in 0..4_u8 {
        self::tier(pen, words, game, board, tier);
    }
    for (number, space) in (1_u8..).zip(&board.spaces) {
        let pick = picks.iter().find(|pick| pick.track == board.id && pick.space == number);
        cell(pen, words, game, (number, space), pick);
    }
    tokens(pen, words, game, board.id);
}

/// The ground of a tier: its number, what a step into it costs, the landmark that its first space gives.
fn tier(pen: &mut Pen, words: &Words, game: &Tapestry, board: &TrackBoard, tier: u8) {
    let x = left(tier * 3 + 1) - 2.0;
    let wide = 3.0 * SPACE + 2.0;
    pen.rect(Area::new(x, 1.0, wide, HEAD + HIGH + 2.0), 7.0, &format!("band-{}", board.id.key()));
    pen.raw(format_args!("<g>"));
    let cost = board.costs[usize::from(tier)];
    pen.title(words.say("ta-track-cost", &[("cost", words::tapestry::tier_cost(words, board, tier).into())]));
    pen.text(x + 8.0, 15.0, "t0 num ink2", ["I", "II", "III", "IV"][usize::from(tier)]);
    let signs = price(board, cost);
    let room = signs.len() as f64 * 15.0;
    symbols::draw(pen, &signs, (x + 30.0 + room / 2.0, 3.0), 120.0, 15.0);
    pen.raw(format_args!("</g>"));
    if let Some(landmark) = tier.checked_sub(1).and_then(|at| board.landmarks.get(usize::from(at))) {
        landmark_sign(pen, words, game, *landmark, x + wide - 4.0);
    }
}

/// What a step into a tier costs, in signs.
pub(super) fn price(board: &TrackBoard, cost: TierCost) -> Vec<Sign> {
    let own = board.resource.map_or(Icon::Any, Icon::of_good);
    let mut signs: Vec<Sign> =
        std::iter::repeat_n(own, usize::from(cost.own)).map(|icon| Sign::Icon(icon, "ink")).collect();
    for number in 0..cost.any {
        if number > 0 && cost.kinds == Kinds::Same {
            signs.push(Sign::Text("=".to_owned()));
        }
        signs.push(Sign::Icon(Icon::Any, "ink"));
    }
    signs
}

/// A landmark over its tier, up to the right edge given: its shape if it is free, else struck out.
fn landmark_sign(pen: &mut Pen, words: &Words, game: &Tapestry, landmark: u8, right: f64) {
    let Some(known) = game.kit().landmarks.get(usize::from(landmark)) else { return };
    let free = game.free_landmarks() >> landmark & 1 == 1;
    let id = if free { "ta-track-landmark" } else { "ta-track-landmark-gone" };
    pen.raw(format_args!("<g>"));
    pen.title(words.say(id, &[("name", printed_name(words, &known.name).into())]));
    let outline = known.outlines.first().copied().unwrap_or_default();
    let width = 24.0 + f64::from(outline.width) * 4.4;
    pen.rect(Area::new(right - width, 2.0, width, 17.0), 5.0, if free { "free" } else { "gone" });
    pen.icon(Icon::Landmark, right - width + 3.0, 3.5, 14.0, if free { "gold" } else { "ink2 pale" });
    if free {
        shape(pen, outline, (right - width + 20.0, 10.5 - f64::from(outline.height) * 2.2), 4.4);
    }
    pen.raw(format_args!("</g>"));
}

/// The shape of a landmark in small squares.
pub(super) fn shape(pen: &mut Pen, outline: Outline, (x, y): (f64, f64), side: f64) {
    for row in 0..outline.height {
        for column in 0..outline.width {
            if outline.rows[usize::from(row)] >> column & 1 == 1 {
                let at = (x + side * f64::from(column), y + side * f64::from(row));
                pen.rect(Area::new(at.0, at.1, side - 0.6, side - 0.6), 0.8, "shape");
            }
        }
    }
}

/// A space: its number, name, benefit and bonus; a link where it leads somewhere.
fn cell(
    pen: &mut Pen,
    words: &Words,
    game: &Tapestry,
    (number, space): (u8, &Space),
    pick: Option<&SpacePick>,
) {
    let kit = game.kit();
    let (x, wide) = (left(number), SPACE - 2.0);
    let middle = x + wide / 2.0;
    let area = Area::new(x, HEAD, wide, HIGH);
    match pick {
        Some(pick) => {
            let (link, says) = (Escaped(&pick.link).to_string(), Escaped(&pick.says).to_string());
            let (track, space) = (pick.track.key(), pick.space);
            // Reading is for the pointer; with keys one goes to what can be done.
            let tab = if pick.open { "" } else { r#" tabindex="-1""# };
            let class = if pick.open { "ta-pick" } else { "ta-read" };
            pen.raw(format_args!(
                r#"<a href="{link}" class="{class}" data-space="{track}-{space}" aria-label="{says}"{tab}>"#
            ));
        }
        None => pen.raw(format_args!("<g>")),
    }
    let mut told = format!("{number} {}", in_words(words, kit, space));
    if let Some(extra) = space.bonus {
        told = format!("{told}. {} {}", words.text("ta-web-bonus"), bonus(words, kit, extra));
    }
    pen.title(told);
    pen.rect(area, 4.0, "space");
    pen.text(x + 3.0, HEAD + 11.0, "t00 num ink2", number);
    name(pen, &printed_name(words, &space.name), (middle, HEAD + 20.0));
    let signs = symbols::of_effect(kit, space.benefit);
    let rows = if space.bonus.is_some() { 1.0 } else { 2.0 };
    let y = HEAD + 33.0 + if symbols::rows(&signs, wide - 2.0, 16.0) == 1 { 8.0 * rows } else { 0.0 };
    symbols::draw(pen, &signs, (middle, y), wide - 2.0, 16.0);
    if let Some(extra) = space.bonus {
        pen.rect(Area::new(x + 1.5, HEAD + HIGH - 16.5, wide - 3.0, 15.0), 4.0, "bonus");
        symbols::draw(pen, &symbols::of_bonus(kit, extra), (middle, HEAD + HIGH - 16.0), wide, 14.0);
    }
    match pick {
        Some(pick) => {
            let rings: &[&str] = match (pick.open, pick.chosen) {
                (_, true) => &["legal-halo", "you selected"],
                (true, _) => &["legal-fill", "legal-halo", "legal-ring"],
                _ => &[],
            };
            for class in rings {
                pen.rect(area.shrink(1.5), 4.0, class);
            }
            pen.raw(format_args!("</a>"));
        }
        None => pen.raw(format_args!("</g>")),
    }
}

/// A name in one line or two, never wider than its space.
fn name(pen: &mut Pen, name: &str, (middle, y): (f64, f64)) {
    const SIZE: f64 = 8.6;
    // The ring of a space that can be entered goes a little inward.
    let room = SPACE - 9.0;
    let words: Vec<&str> = name.split(' ').collect();
    let halves = (1..words.len()).map(|at| (words[..at].join(" "), words[at..].join(" ")));
    let lines = if width_of(name, SIZE) <= room {
        vec![name.to_owned()]
    } else {
        let even = |pair: &(String, String)| pair.0.len().max(pair.1.len());
        halves.min_by_key(even).map_or_else(|| vec![name.to_owned()], |(a, b)| vec![a, b])
    };
    for (number, line) in lines.iter().enumerate() {
        let y = y + if lines.len() == 1 { 4.0 } else { 0.0 } + number as f64 * 9.4;
        if width_of(line, SIZE) > room {
            pen.squeezed(middle, y, "name mid", line, room);
        } else {
            pen.text(middle, y, "name mid", line);
        }
    }
}

/// Tokens at the upper right of their space, at most five; at the start one below the other.
fn tokens(pen: &mut Pen, words: &Words, game: &Tapestry, track: Track) {
    let mut there: Vec<(Seat, u8)> = Vec::new();
    for seat in (0..game.seats() as u8).map(Seat) {
        let tokens = game.player_at(seat).tokens;
        there.extend(tokens.iter().filter(|at| at.track == track as u8).map(|at| (seat, at.space)));
    }
    for space in 0..=12_u8 {
        let here: Vec<Seat> = there.iter().filter(|(_, at)| *at == space).map(|(seat, _)| *seat).collect();
        for (at, seat) in here.iter().enumerate() {
            let back = (here.len() - 1 - at) as f64;
            let (x, y) = match space {
                0 => (START / 2.0 + 0.5, HEAD + 12.0 + 16.0 * at as f64),
                // Between the price of the tier above and the name below.
                _ => (left(space) + SPACE - 10.0 - 12.0 * back, HEAD + 6.0),
            };
            pen.raw(format_args!("<g>"));
            pen.title(words.say(
                "ta-track-token",
                &[
                    ("who", seat_name(words, game, *seat).into()),
                    ("track", track_name(words, track).into()),
                    ("space", space.into()),
                ],
            ));
            marks::mark(pen, game, *seat, (x, y), 8.0);
            pen.raw(format_args!("</g>"));
        }
    }
}

/// Where everybody stands on these tracks, for who cannot see it.
fn says(words: &Words, game: &Tapestry, tracks: &[Track]) -> String {
    let seats = (0..game.seats() as u8).map(|seat| {
        let at = tracks
            .iter()
            .map(|track| format!("{} {}", track_name(words, *track), game.position_of(Seat(seat), *track)));
        format!("{}: {}.", seat_name(words, game, Seat(seat)), at.collect::<Vec<_>>().join(", "))
    });
    seats.collect::<Vec<_>>().join(" ")
}

fn finished(picture: Picture, picks: &[SpacePick]) -> Picture {
    if picks.is_empty() { picture } else { picture.grouped() }
}

/// All tracks in one picture.
pub(super) fn picture(words: &Words, game: &Tapestry, picks: &[SpacePick]) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game, picks);
    let area = Area::new(0.0, -6.0, WIDTH, height(game) + 6.0);
    let says = says(words, game, game.tracks_in_play());
    finished(Picture::new(area, words.text("ta-tracks"), says, pen), picks)
}

/// One track, without its name.
pub(super) fn one(words: &Words, game: &Tapestry, track: Track, picks: &[SpacePick]) -> Picture {
    let mut pen = Pen::new(&LOOK);
    if let Some(board) = game.kit().tracks.get(track.index()) {
        strip(&mut pen, words, game, board, picks);
    }
    let area = Area::new(0.0, 0.0, STRIP, HEAD + HIGH + 4.0);
    finished(Picture::new(area, track_name(words, track), says(words, game, &[track]), pen), picks)
}
