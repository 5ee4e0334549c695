//! What to do on the table with one's hands.

use kernel::{Game as _, Hex, Role, Seat};
use tapestry::Bot;
use tapestry::companion::{CompanionEvent, TapestryCompanion, Told};
use tapestry::state::NONE;
use tapestry::{Event, Mode, Tapestry, Track};

use super::{cards as shown, is_bots, news, table};
use crate::tapestry::{
    achievement_name, all_of, hex_name, printed_name, seat_name, space_name, track_name, who as who_is, why,
};
use crate::{Arg, Voice, Words};

/// What happened, in the largest letters.
pub(super) fn headline(
    words: &Words,
    before: &TapestryCompanion,
    after: &TapestryCompanion,
    events: &[CompanionEvent],
) -> String {
    if let Some(won) = after.outcome(words) {
        return won;
    }
    if !is_bots(events) {
        return news::line(words, before, events);
    }
    let game = after.table();
    let seats = (0..game.seats() as u8).map(Seat).filter(|seat| game.role(*seat) != Role::Person);
    let sentences = seats.filter_map(|seat| {
        let deeds: Vec<String> = table(events).filter_map(|event| deed(words, game, seat, event)).collect();
        let who = seat_name(words, game, seat);
        let args = [("who", who.into()), ("what", deeds.join(", ").into())];
        (!deeds.is_empty()).then(|| words.say("ta-says", &args))
    });
    let sentences: Vec<String> = sentences.collect();
    if sentences.is_empty() { words.text("tac-deed-nothing") } else { sentences.join(" ") }
}

/// A deed of this seat in a few words.
fn deed(words: &Words, game: &Tapestry, seat: Seat, event: &Event) -> Option<String> {
    let at = |hex: Hex| ("hex", Arg::from(hex_name(game, hex)));
    let on = |track: Track| ("track", Arg::from(track_name(words, track)));
    Some(match *event {
        Event::IncomeTurn { seat: whose, number } if whose == seat => {
            words.say("ta-did-income-turn", &[("number", number.into())])
        }
        Event::Moved { seat: whose, track, from, to } if whose == seat => {
            let id = if to >= from { "ta-did-moved" } else { "ta-did-moved-back" };
            words.say(id, &[on(track), ("space", to.to_string().into())])
        }
        Event::Conquers { seat: whose, hex } if whose == seat => words.say("ta-did-conquers", &[at(hex)]),
        Event::Explored { seat: whose, hex, .. } if whose == seat => words.say("tac-did-explore", &[at(hex)]),
        Event::Scored { seat: whose, vp, .. } if whose == seat && vp != 0 => {
            words.say("ta-did-scored", &[("vp", i32::from(vp).into())])
        }
        _ => return None,
    })
}

/// The cards behind a turn.
pub(super) fn cards(words: &Words, after: &TapestryCompanion, events: &[CompanionEvent]) -> Vec<String> {
    let kit = &after.table().kit().automa;
    let mut lines = Vec::new();
    for event in table(events) {
        match *event {
            Event::AutomaCards { pair: [left, right] } if left != NONE && right != NONE => {
                lines.push(shown::track_card(words, kit.card(left)));
                lines.push(shown::tiebreaker_card(words, kit, kit.card(right)));
            }
            Event::AutomaTiebreaker { card } if card != NONE => {
                let number = kit.card(card).number;
                lines.push(words.say("ta-did-tiebreaker", &[("number", number.into())]));
            }
            _ => {}
        }
    }
    lines
}

/// What to do, one thing after the other. What people did themselves needs no telling.
pub(super) fn steps(
    words: &Words,
    before: &TapestryCompanion,
    after: &TapestryCompanion,
    events: &[CompanionEvent],
) -> Vec<String> {
    let mut steps: Vec<String> = events.iter().filter_map(|event| turns_up(words, before, event)).collect();
    steps.extend(table(events).filter_map(|event| step(words, after, event)));
    let gained: i16 = table(events)
        .filter_map(|event| match event {
            Event::Scored { seat, vp, .. } if after.table().bot_at(*seat) == Some(Bot::Automa) => Some(*vp),
            _ => None,
        })
        .sum();
    if gained != 0 {
        let automa = Seat(1);
        let args = [
            ("who", seat_name(words, after.table(), automa).into()),
            ("vp", i32::from(gained).into()),
            ("now", after.score(automa).into()),
        ];
        steps.push(words.say("tc-step-points", &args));
    }
    steps
}

/// Land of the Automa that a person conquers: its cards are turned up until a Trap comes.
fn turns_up(words: &Words, before: &TapestryCompanion, event: &CompanionEvent) -> Option<String> {
    let CompanionEvent::Told { told: Told::Conquer { hex, trapped }, .. } = event else { return None };
    let count = before.cards_to_turn_up(*hex);
    let hex = ("hex", Arg::from(hex_name(before.table(), *hex)));
    match (count, trapped) {
        (0, _) => None,
        (_, false) => Some(words.say("tac-step-turn-up", &[("count", count.into()), hex])),
        (_, true) => Some(words.say("tac-step-turned-up", &[("left", (count - 1).into())])),
    }
}

fn step(words: &Words, after: &TapestryCompanion, event: &Event) -> Option<String> {
    let game = after.table();
    let own_cards = after.options().own_cards;
    let bot = |seat: Seat| game.role(seat) != Role::Person;
    let who = |seat: Seat| ("who", Arg::from(seat_name(words, game, seat)));
    let at = |hex: Hex| ("hex", Arg::from(hex_name(game, hex)));
    let on = |track: Track| ("track", Arg::from(track_name(words, track)));
    let count = |count: u8| [("count", Arg::from(count))];
    Some(match event {
        Event::IncomeTurn { seat, number } if bot(*seat) => {
            words.say("tac-step-income", &[("number", (*number).into())])
        }
        Event::Moved { seat, track, from, to } if bot(*seat) => {
            let id = if to >= from { "tac-step-moved" } else { "tac-step-moved-back" };
            words.say(id, &[who(*seat), on(*track), ("space", space_name(words, game, *track, *to).into())])
        }
        Event::Stuck { seat, track } if bot(*seat) => words.say("tac-step-stuck", &[who(*seat), on(*track)]),
        Event::Landmark { seat, landmark } => {
            let name = game
                .kit()
                .landmarks
                .get(usize::from(*landmark))
                .map(|known| printed_name(words, &known.name));
            let id = match game.bot_at(*seat) {
                None => "tac-step-landmark-yours",
                Some(Bot::Automa) => "tac-step-landmark",
                Some(Bot::ShadowEmpire) => "tac-step-landmark-out",
            };
            words.say(id, &[who(*seat), ("name", name.unwrap_or_default().into())])
        }
        Event::Rolled { seat, face, .. } if bot(*seat) && !after.options().own_die => {
            words.say("tac-step-rolled", &[on(Track::at(*face)?)])
        }
        Event::Refreshed { .. } => words.text("tac-step-refresh"),
        Event::AutomaCard { .. } => words.text("tac-step-card"),
        Event::Explored { seat, hex, turn, .. } if bot(*seat) => {
            words.say("tac-step-tile", &[at(*hex), ("turn", (*turn).into())])
        }
        Event::Stands { seat, hex, .. } => match game.bot_at(*seat) {
            None => return None,
            Some(Bot::Automa) => words.say("tac-step-outpost", &[at(*hex)]),
            Some(Bot::ShadowEmpire) => words.say("tac-step-outpost-shadow", &[at(*hex)]),
        },
        Event::Toppled { seat, hex, .. } => {
            let [who, you] = who_is(words, game, *seat);
            words.say("tac-step-topple", &[who, you, at(*hex)])
        }
        Event::Achieved { seat, what, vp } => {
            let what = achievement_name(words, *what);
            let args = [who(*seat), ("what", what.into()), ("vp", (*vp).into())];
            words.say("tac-step-achieved", &args)
        }
        Event::AutomaFavourite { seat, from, to } => {
            let id = if from == to { "tac-step-favourite-stays" } else { "tac-step-favourite" };
            words.say(id, &[who(*seat), on(*to)])
        }
        Event::AutomaTally { .. } | Event::Nothing { .. } => {
            return crate::tapestry::event(words, game, event);
        }
        Event::AutomaChose { seat, about, reasons } if reasons.chosen.is_none() => {
            why(words, game, *seat, *about, reasons).sentence
        }
        Event::FaceDown { seat, .. } if bot(*seat) => words.text("tac-step-cover"),
        Event::AutomaProgress { cards } if own_cards => words.say("tac-step-progress", &count(*cards)),
        Event::AutomaDeck { cards } if own_cards => words.say("tac-step-shuffle", &count(*cards)),
        Event::Finished { seat, .. } => match game.bot_at(*seat) {
            Some(Bot::Automa) => words.text("tac-step-bots-done"),
            None => words.say("tac-step-done", &[who(*seat)]),
            Some(Bot::ShadowEmpire) => return None,
        },
        _ => return None,
    })
}

/// What the bots have, in a few words.
pub fn chips(words: &Words, game: &TapestryCompanion) -> Vec<String> {
    let (table, mut chips) = (game.table(), Vec::new());
    let bots = table.bots();
    let favourite = |place: usize| Arg::from(track_name(words, bots.favourite[place]));
    if game.options().game.mode == Mode::Automa {
        let automa = table.player_at(Seat(1));
        let turn = automa.income_turns;
        chips.push(words.say("tac-chip-vp", &[("vp", i32::from(automa.vp).into())]));
        chips.push(words.say("tac-chip-income", &[("turn", turn.into())]));
        chips.push(words.say("tac-chip-favourites", &[("automa", favourite(0)), ("shadow", favourite(1))]));
        chips.push(words.say("tac-chip-outposts", &[("count", automa.outposts.into())]));
        chips.push(words.say("tac-chip-pile", &[("count", automa.hand.count_ones().into())]));
    } else {
        chips.push(words.say("tac-chip-favourite", &[("shadow", favourite(1))]));
    }
    chips.push(words.say("tac-chip-deck", &[("count", (bots.deck.len() as u32).into())]));
    chips
}

/// Tracks with their spaces, in a row.
pub(super) fn tracks(words: &Words, game: &Tapestry, seat: Seat) -> String {
    let tokens = game.player_at(seat).tokens;
    let all = tapestry::components::BOT_TRACKS.map(|began| {
        let token = tokens[began.index()];
        let track = Track::at(token.track).unwrap_or(began);
        format!("{} {}", track_name(words, track), token.space)
    });
    all_of(words, &all)
}
