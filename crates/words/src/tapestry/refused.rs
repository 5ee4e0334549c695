//! Why something cannot be, and what can.

use tapestry::components::Origin;
use tapestry::{Illegal, Tapestry};

use super::asks::waiting;
use super::names::{seat_name, track_name};
use crate::Words;

/// Why an action was refused, as a sentence.
pub fn illegal(words: &Words, game: &Tapestry, illegal: &Illegal) -> String {
    let text = |id: &str| words.text(id);
    match *illegal {
        Illegal::Over => text("ta-no-over"),
        Illegal::NoSeat { seat } => words.say("ta-no-seat", &[("seat", (u32::from(seat.0) + 1).into())]),
        Illegal::Seat { seat, first } => words.say(
            "ta-no-turn",
            &[("who", seat_name(words, game, seat).into()), ("first", seat_name(words, game, first).into())],
        ),
        Illegal::Wanted(_) => {
            let ask = waiting(words, game).unwrap_or_else(|| text("ta-over"));
            words.say("ta-no-wanted", &[("ask", ask.into())])
        }
        Illegal::FirstTurn => text("ta-no-first-turn"),
        Illegal::NoIncomeLeft => text("ta-no-income"),
        Illegal::TokenStuck => text("ta-no-token"),
        Illegal::WrongPayment => text("ta-no-payment"),
        Illegal::MayNotDecline => text("ta-no-decline"),
        Illegal::WrongTrack => text("ta-no-track"),
        Illegal::WrongTile => text("ta-no-tile"),
        Illegal::WrongHex => text("ta-no-hex"),
        Illegal::WrongRotation => text("ta-no-rotation"),
        Illegal::WrongCard => text("ta-no-card"),
        Illegal::DoesNotFit => text("ta-no-fit"),
        Illegal::NoneLeft => text("ta-no-left"),
        Illegal::WrongGain => text("ta-no-gain"),
        Illegal::NotOffered => text("ta-no-offer"),
        Illegal::TooLong(origin) => too_long(words, origin),
        Illegal::TooManyDecisions => text("ta-no-decisions"),
    }
}

/// What goes on too long, and what to do about it.
pub(crate) fn too_long(words: &Words, origin: Origin) -> String {
    let named = |kind: &'static str, name: &str| (kind, name.to_owned());
    let (kind, name) = match origin {
        Origin::Card(name) => named("card", name),
        Origin::Civilization(name) => named("civilization", name),
        Origin::Tech(name) => named("tech", name),
        Origin::Masterpiece(name) => named("masterpiece", name),
        Origin::City(name) => named("city", name),
        Origin::Tile(number) => ("tile", number.to_string()),
        Origin::SpaceTile(number) => ("space-tile", number.to_string()),
        Origin::Track(track) => ("track", track_name(words, track)),
        Origin::Mat => named("mat", ""),
        Origin::Together => named("together", ""),
    };
    words.say("ta-no-end", &[("kind", kind.into()), ("name", name.into())])
}
