//! Tiles and cards chosen from their pictures, with plain radios and checkboxes: for a new game, and to set a table right.

use maud::{Markup, PreEscaped, html};
use terra_mystica::{BonusId, FinalTile, Kit, ScoringId};
use words::Words;
use words::terra_mystica::{bonus_does, scoring_does};

/// Something with a picture that can lie in one of several places.
pub struct Piece {
    /// What stands for it in a form.
    value: &'static str,
    /// What it does, for those who cannot see the picture.
    does: String,
    picture: Markup,
}

impl Piece {
    /// A round scoring tile.
    pub fn scoring(words: &Words, kit: &Kit, id: ScoringId) -> Piece {
        let picture = draw::terra_mystica::scoring(words, kit, id).inline();
        Piece { value: id.id(), does: scoring_does(words, kit, id), picture: html! { (PreEscaped(picture)) } }
    }

    /// A bonus card.
    pub fn bonus(words: &Words, kit: &Kit, id: BonusId) -> Piece {
        let picture = draw::terra_mystica::bonus(words, kit, id).inline();
        Piece { value: id.id(), does: bonus_does(words, kit, id), picture: html! { (PreEscaped(picture)) } }
    }

    /// A place that stays empty.
    pub fn none(words: &Words) -> Piece {
        Piece { value: "", does: words.text("terra-place-empty"), picture: html! { span.tm-none { "–" } } }
    }
}

/// Pieces, each with the numbers of the places below it: a tap on a number puts the piece there. A place is a group of
/// radios, so that it holds one piece; `field` names the groups, `id` the elements, `now` says what lies there.
pub fn into_places(
    pieces: &[Piece],
    places: u8,
    (id, field): (&str, &str),
    now: impl Fn(u8) -> Option<&'static str>,
) -> Markup {
    html! {
        div.tm-deal {
            @for (index, piece) in pieces.iter().enumerate() {
                div.tm-piece role="group" aria-label=(piece.does) {
                    (piece.picture)
                    span.tm-places.num {
                        @for place in 1..=places {
                            @let id = format!("{id}-{place}-{index}");
                            input id=(id) type="radio" name=(format!("{field}-{place}")) value=(piece.value) checked[now(place) == Some(piece.value)];
                            label for=(id) { (place) }
                        }
                    }
                }
            }
        }
    }
}

/// Pieces of which any number can be chosen.
pub fn any_of(pieces: &[Piece], field: &str, now: impl Fn(&str) -> bool) -> Markup {
    html! {
        div.tm-deal {
            @for piece in pieces {
                label.tm-piece.tm-tick {
                    input type="checkbox" name=(field) value=(piece.value) checked[now(piece.value)] aria-label=(piece.does);
                    (piece.picture)
                }
            }
        }
    }
}

/// The picture of a tile for the end, by what the option calls it.
pub fn final_picture(words: &Words, kit: &Kit, key: &str) -> Option<Markup> {
    let tile = FinalTile::ALL.into_iter().find(|tile| tile.key() == key)?;
    Some(html! { (PreEscaped(draw::terra_mystica::final_tile(words, kit, tile).inline())) })
}

/// Buttons with pictures, of which each says one of these pieces at once.
pub fn one_tap(pieces: &[Piece], now: Option<&str>) -> Markup {
    html! {
        div.tm-deal {
            @for piece in pieces {
                @let is = now == Some(piece.value);
                button.btn.tm-piece.now[is] name="with" value=(if piece.value.is_empty() { "none" } else { piece.value }) aria-pressed=(is.to_string()) aria-label=(piece.does) {
                    (piece.picture)
                }
            }
        }
    }
}
