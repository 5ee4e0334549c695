//! What the companion waits for, what is to be laid out, and the points.

use kernel::{Game as _, Legal as _, Notation as _, Seat};
use terra_mystica::companion::{CardFor, CompanionAction, CompanionDecision, TerraCompanion};
use terra_mystica::{Cult, Waiting as Setup};

use crate::terra_mystica::pictures::map_name;
use crate::terra_mystica::{
    all_of, bonus, cult_name, faction_name, final_tile, of_seat, scoring, seat_name, terrain_name,
    who as who_is,
};
use crate::voice::Asks;
use crate::{Arg, Voice, Words};

/// What it waits for.
pub(super) fn waiting(words: &Words, game: &TerraCompanion) -> Asks {
    let table = game.table();
    let Some(decision) = game.decision() else {
        return Asks { question: words.text("tm-over"), say: words.text("co-say-over") };
    };
    let (question, say) = match decision {
        CompanionDecision::Setup { seat, what } => {
            let id = match what {
                Setup::Faction => "tc-wait-faction",
                Setup::Colour => "tc-wait-colour",
                Setup::FirstFavour => "tc-wait-first-favour",
                Setup::BonusCard => "tc-wait-bonus-card",
                _ => "tc-wait-dwelling",
            };
            (words.say(id, &who(words, game, seat)), example(game))
        }
        CompanionDecision::Turn { seat, told: 0 } => {
            (words.say("tc-wait-turn", &who(words, game, seat)), words.text("tc-say-turn"))
        }
        CompanionDecision::Turn { seat, .. } => {
            let id = if game.draws_itself() { "tc-say-more" } else { "tc-say-more-card" };
            (words.say("tc-wait-more", &who(words, game, seat)), words.text(id))
        }
        CompanionDecision::Spades { seat } => {
            (words.say("tc-wait-spades", &who(words, game, seat)), words.text("tc-say-spades"))
        }
        CompanionDecision::Power { seat, from, amount } => {
            let [who, _] = who(words, game, seat);
            let args = [who, ("from", of_seat(words, table, from).into()), ("power", amount.into())];
            (words.say("tc-wait-power", &args), words.text("tc-say-power"))
        }
        CompanionDecision::Automa { seat } => {
            (words.say("tc-wait-automa", &who(words, game, seat)), words.text("co-say-automa"))
        }
        CompanionDecision::Card { seat, what } => {
            let id = match what {
                CardFor::Tie => "tc-wait-card-tie",
                CardFor::Bonus => "tc-wait-card-bonus",
                CardFor::Support => "tc-wait-card-first",
                CardFor::Action => "tc-wait-card-next",
            };
            (words.say(id, &who(words, game, seat)), example(game))
        }
        CompanionDecision::Result { seat } => {
            (words.say("tc-wait-result", &who(words, game, seat)), words.text("tc-say-result"))
        }
    };
    Asks { question, say }
}

/// What can be said besides at any time: a hint below the question, where there is more than the example.
pub(super) fn say_also(words: &Words, game: &TerraCompanion) -> Option<String> {
    matches!(game.decision(), Some(CompanionDecision::Turn { told: 0, .. }))
        .then(|| words.text("tc-say-also"))
}

fn who(words: &Words, game: &TerraCompanion, seat: Seat) -> [(&'static str, Arg); 2] {
    who_is(words, game.table(), seat)
}

/// The first thing that is offered, without the name before it.
fn example(game: &TerraCompanion) -> String {
    let first = game.legal().get(0);
    let text = first.map_or_else(String::new, |action| game.write(action));
    match first {
        Some(CompanionAction::Told { .. }) => {
            text.split_once(": ").map_or(text.clone(), |(_, told)| told.to_owned())
        }
        _ => text,
    }
}

/// What is to be laid out before the first word: tiles and cards that the program dealt, the Automas and their decks.
pub(super) fn lay_out(words: &Words, game: &TerraCompanion) -> Vec<String> {
    lay_tiles(words, game).into_iter().chain(lay_seats(words, game)).collect()
}

/// The tiles of the rounds, and the bonus cards.
fn lay_tiles(words: &Words, game: &TerraCompanion) -> Vec<String> {
    let table = game.table();
    let kit = table.kit();
    let mut lines = Vec::new();
    let tiles = (1..=6).filter_map(|round| {
        let tile = scoring(words, kit, table.scoring_of(round)?);
        Some(words.say("tc-lay-round", &[("round", round.into()), ("what", tile.into())]))
    });
    lines.push(words.say("tc-lay-rounds", &[("what", tiles.collect::<Vec<_>>().join(" · ").into())]));
    let cards: Vec<String> = table.bonus_cards().map(|(card, _)| bonus(words, kit, card)).collect();
    lines.push(words.say("tc-lay-row", &[("what", cards.join(" · ").into())]));
    lines
}

/// The board, the tile for the end, who sits there, and the Automa's cards: what no picture of tiles shows.
pub fn lay_seats(words: &Words, game: &TerraCompanion) -> Vec<String> {
    let table = game.table();
    let mut lines = vec![words.say("tc-lay-board", &[("board", map_name(words, table.map()).into())])];
    if let Some(tile) = table.final_tile() {
        lines.push(words.say("tc-lay-final", &[("what", final_tile(words, table.kit(), tile).into())]));
    }
    for seat in table.seat_list() {
        lines.extend(seated(words, game, seat));
    }
    lines.push(words.text(if game.draws_itself() { "tc-lay-no-deck" } else { "tc-lay-deck" }));
    if !game.draws_itself() {
        lines.push(deck(words, game));
    }
    lines
}

/// What the deck begins with: it depends on the difficulty.
fn deck(words: &Words, game: &TerraCompanion) -> String {
    let table = game.table();
    let row = table.options().difficulty.row(table.kit());
    let cards = &table.kit().automa.cards;
    let first = cards.iter().filter(|card| table.kit().automa.starts_in_deck(row, card.number));
    let numbers: Vec<String> = first.map(|card| card.number.to_string()).collect();
    words.say("tc-lay-first-deck", &[("cards", all_of(words, &numbers).into())])
}

/// Who plays what, as far as it is decided: the Automa's things are laid out, too.
pub(super) fn seated(words: &Words, game: &TerraCompanion, seat: Seat) -> Option<String> {
    let table = game.table();
    let player = table.player(seat);
    let faction = player.faction?;
    let cults =
        Cult::ALL.map(|cult| format!("{} {}", cult_name(words, cult), player.purse.cults[cult.index()]));
    let id = if table.is_automa(seat) { "tc-lay-automa" } else { "tc-lay-person" };
    let home = if player.home.is_basic() || player.home != terra_mystica::Terrain::River {
        terrain_name(words, player.home)
    } else {
        words.text("tm-home-chosen")
    };
    let args = [
        ("faction", faction_name(words, faction).into()),
        ("home", home.into()),
        ("cults", cults.join(", ").into()),
        ("vp", u32::from(player.purse.vp).into()),
    ];
    Some(words.say(id, &args))
}

/// The points: the Automas' now, and at the end everybody's.
pub(super) fn scores(words: &Words, game: &TerraCompanion) -> Vec<String> {
    let table = game.table();
    let each = table.seat_list().filter_map(|seat| {
        let who = ("who", seat_name(words, table, seat).into());
        let known = table.is_automa(seat) || game.result(seat).is_some();
        known.then(|| words.say("tc-score", &[who, ("vp", game.score(seat).into())]))
    });
    each.chain(game.outcome(words)).collect()
}
