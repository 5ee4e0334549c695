//! The tracks: twelve spaces in four tiers each, tokens, landmarks; what can be chosen there.

use kernel::{Game, Seat};
use tapestry::components::TrackBoard;
use tapestry::{Tapestry, Track};
use words::Words;
use words::tapestry::{printed_name, seat_name, track_name};

use super::icons::Icon;
use super::look::LOOK;
use super::marks;
use crate::paper::{Area, Escaped, Pen, Picture};

/// A space that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpacePick {
    /// The track.
    pub track: Track,
    /// 0 to 12.
    pub space: u8,
    /// Where choosing it leads.
    pub link: String,
    /// What choosing it does.
    pub says: String,
}

pub(super) const WIDTH: f64 = 420.0;
const ROW: f64 = 104.0;
const LEFT: f64 = 40.0;
const SPACE: f64 = 27.0;
const GAP: f64 = 8.0;

/// How high the tracks of a game are.
pub(super) fn height(game: &Tapestry) -> f64 {
    ROW * game.tracks_in_play().len() as f64 + 6.0
}

/// The left edge of a space; 0 is the start.
fn left(space: u8) -> f64 {
    match space.checked_sub(1) {
        None => LEFT - 30.0,
        Some(at) => LEFT + f64::from(at) * SPACE + f64::from(at / 3) * GAP,
    }
}

/// The name of a track in classes.
fn key(track: Track) -> &'static str {
    track.key()
}

pub(super) fn draw(pen: &mut Pen, words: &Words, game: &Tapestry, picks: &[SpacePick]) {
    for (row, track) in game.tracks_in_play().iter().enumerate() {
        let Some(board) = game.kit().tracks.get(track.index()) else { continue };
        pen.group((0.0, ROW * row as f64 + 4.0), 1.0, "", |pen| {
            one(pen, words, game, board);
            for pick in picks.iter().filter(|pick| pick.track == *track) {
                draw_pick(pen, pick);
            }
        });
    }
}

fn one(pen: &mut Pen, words: &Words, game: &Tapestry, board: &TrackBoard) {
    let track = board.id;
    pen.icon(Icon::of_track(track), 4.0, 0.0, 20.0, &format!("of-{}", key(track)));
    pen.text(30.0, 15.0, &format!("t2 bold of-{}", key(track)), track_name(words, track));
    for tier in 0..4_u8 {
        let x = left(tier * 3 + 1) - 2.0;
        let area = Area::new(x, 34.0, 3.0 * SPACE + 2.0, 62.0);
        pen.rect(area, 6.0, &format!("band-{}", key(track)));
        let Some(landmark) = tier.checked_sub(1).and_then(|at| board.landmarks.get(usize::from(at))) else {
            continue;
        };
        landmark_sign(pen, words, game, *landmark, x + 10.0);
    }
    for (number, space) in (1_u8..).zip(&board.spaces) {
        let x = left(number);
        pen.raw(format_args!("<g>"));
        pen.title(format_args!("{number} {}", words::tapestry::space(words, game.kit(), space)));
        pen.rect(Area::new(x, 37.0, SPACE - 2.0, 56.0), 4.0, "space");
        pen.text(x + 3.0, 48.0, "t0 num ink2", number);
        if space.bonus.is_some() {
            pen.text(x + 3.0, 60.0, "t0 num gold", "+");
        }
        pen.raw(format_args!("</g>"));
    }
    tokens(pen, words, game, track);
}

/// A landmark over its tier: free, or gone.
fn landmark_sign(pen: &mut Pen, words: &Words, game: &Tapestry, landmark: u8, x: f64) {
    let free = game.free_landmarks() >> landmark & 1 == 1;
    let name = game.kit().landmarks.get(usize::from(landmark)).map(|known| printed_name(words, &known.name));
    let id = if free { "ta-track-landmark" } else { "ta-track-landmark-gone" };
    pen.raw(format_args!("<g>"));
    pen.title(words.say(id, &[("name", name.unwrap_or_default().into())]));
    pen.rect(Area::new(x, 20.0, 22.0, 20.0), 5.0, if free { "free" } else { "gone" });
    pen.icon(Icon::Landmark, x + 3.0, 22.0, 16.0, if free { "gold" } else { "ink2 pale" });
    pen.raw(format_args!("</g>"));
}

/// Tokens side by side in their space, at most five.
fn tokens(pen: &mut Pen, words: &Words, game: &Tapestry, track: Track) {
    let mut there: Vec<(Seat, u8)> = Vec::new();
    for seat in (0..game.seats() as u8).map(Seat) {
        let tokens = game.player_at(seat).tokens;
        there.extend(tokens.iter().filter(|at| at.track == track as u8).map(|at| (seat, at.space)));
    }
    for space in 0..=12_u8 {
        let here: Vec<Seat> = there.iter().filter(|(_, at)| *at == space).map(|(seat, _)| *seat).collect();
        for (at, seat) in here.iter().enumerate() {
            // Two in a row, from below.
            let (column, row) = (at % 2, at / 2);
            let alone = here.len() == 1;
            let x = left(space) + if alone { 12.5 } else { 7.0 + 11.5 * column as f64 };
            let y = 84.0 - 13.0 * row as f64;
            pen.raw(format_args!("<g>"));
            pen.title(words.say(
                "ta-track-token",
                &[
                    ("who", seat_name(words, game, *seat).into()),
                    ("track", track_name(words, track).into()),
                    ("space", space.into()),
                ],
            ));
            marks::mark(pen, game, *seat, (x, y), if alone { 9.0 } else { 6.2 });
            pen.raw(format_args!("</g>"));
        }
    }
}

fn draw_pick(pen: &mut Pen, pick: &SpacePick) {
    let (link, says) = (Escaped(&pick.link).to_string(), Escaped(&pick.says).to_string());
    let (track, space) = (pick.track.key(), pick.space);
    pen.raw(format_args!(
        r#"<a href="{link}" class="ta-pick" data-space="{track}-{space}" aria-label="{says}">"#
    ));
    let area = Area::new(left(space) + 1.0, 36.0, SPACE - 4.0, 58.0);
    // A finger is wider than a space.
    for class in ["legal-fill", "legal-halo", "legal-ring"] {
        pen.rect(area, 5.0, class);
    }
    pen.raw(format_args!("</a>"));
}

/// All tracks.
pub(super) fn picture(words: &Words, game: &Tapestry, picks: &[SpacePick]) -> Picture {
    let mut pen = Pen::new(&LOOK);
    draw(&mut pen, words, game, picks);
    let says: Vec<String> = (0..game.seats() as u8)
        .map(|seat| {
            let at = game.tracks_in_play().iter().map(|track| {
                format!("{} {}", track_name(words, *track), game.position_of(Seat(seat), *track))
            });
            format!("{}: {}.", seat_name(words, game, Seat(seat)), at.collect::<Vec<_>>().join(", "))
        })
        .collect();
    let area = Area::new(0.0, 0.0, WIDTH, height(game));
    let picture = Picture::new(area, words.text("ta-tracks"), says.join(" "), pen);
    if picks.is_empty() { picture } else { picture.grouped() }
}
