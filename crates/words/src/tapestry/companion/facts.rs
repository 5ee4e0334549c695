//! Facts set right, and everything that is known of the table.

use kernel::{Game as _, Hex, Role, Seat};
use tapestry::Bot;
use tapestry::companion::{Fix, Piece, PieceKind, TapestryCompanion};
use tapestry::state::{Item, ItemKind, NONE};
use tapestry::{Achievement, Mode, Track};

use super::hands::tracks;
use crate::tapestry::{
    achievement_name, all_of, hex_name, printed_name, seat_name, track_name, who as who_is,
};
use crate::{Arg, Words};

/// A fact that was set right.
pub fn fixed(words: &Words, game: &TapestryCompanion, fix: &Fix) -> String {
    let table = game.table();
    let kit = table.kit();
    let who = |seat: Seat| ("who", Arg::from(seat_name(words, table, seat)));
    let at = |hex: Hex| ("hex", Arg::from(hex_name(table, hex)));
    let on = |track: Track| ("track", Arg::from(track_name(words, track)));
    let count = |count: u8| ("count", Arg::from(count));
    let number = |card: u8| kit.automa.card(card).number;
    let say = |id: &str, args: &[(&str, Arg)]| words.say(id, args);
    match *fix {
        Fix::Token(seat, token, track, space) if token == track => {
            say("tac-fixed-token", &[who(seat), on(track), ("space", space.into())])
        }
        Fix::Token(seat, token, track, space) => {
            let token = ("token", Arg::from(track_name(words, token)));
            say("tac-fixed-token-moved", &[who(seat), token, on(track), ("space", space.into())])
        }
        Fix::Hex(hex, pieces) => {
            let there: Vec<String> =
                pieces.into_iter().flatten().map(|piece| piece_name(words, game, piece)).collect();
            say("tac-fixed-hex", &[at(hex), ("pieces", all_of(words, &there).into())])
        }
        Fix::Explored(hex, true) => say("tac-fixed-explored", &[at(hex)]),
        Fix::Explored(hex, false) => say("tac-fixed-unexplored", &[at(hex)]),
        Fix::Landmark(landmark, owner) => {
            let name = kit.landmarks.get(usize::from(landmark)).map(|known| printed_name(words, &known.name));
            let name = ("name", Arg::from(name.unwrap_or_default()));
            match owner {
                None => say("tac-fixed-landmark-free", &[name]),
                Some(seat) => {
                    let [who, you] = who_is(words, game.table(), seat);
                    say("tac-fixed-landmark", &[name, who, you])
                }
            }
        }
        Fix::Vp(vp) => say("tc-score", &[who(Seat(1)), ("vp", i32::from(vp).into())]),
        Fix::Income(seat, turns) => say("tac-fixed-income", &[who(seat), count(turns)]),
        Fix::Favourite(seat, track) => say("tac-fixed-favourite", &[who(seat), on(track)]),
        Fix::Outposts(seat, n) => say("tac-fixed-outposts", &[who(seat), count(n)]),
        Fix::Pile(n) => say("tac-fixed-pile", &[count(n)]),
        Fix::Tiles(left) => words.text(if left { "tac-fixed-tiles" } else { "tac-fixed-no-tiles" }),
        Fix::Achievement(what, seat, has) => {
            let id = if has { "tac-fixed-achievement" } else { "tac-fixed-no-achievement" };
            say(id, &[who(seat), ("what", achievement_name(words, what).into())])
        }
        Fix::Pair(left, right) => {
            say("tac-fixed-pair", &[("left", number(left).into()), ("right", number(right).into())])
        }
        Fix::Discard(bits) => {
            let cards: Vec<String> =
                (0..32).filter(|at| bits >> at & 1 == 1).map(|at| number(at).to_string()).collect();
            let cards = if cards.is_empty() { words.text("co-none") } else { cards.join(", ") };
            say("tac-discard", &[("cards", cards.into())])
        }
        Fix::Deck(n) => say("tac-fixed-deck", &[count(n)]),
        Fix::Civilizations(first, second) => {
            let civs = [Some(first), second].into_iter().flatten();
            let names: Vec<String> = civs
                .filter_map(|at| kit.automa.civs.get(usize::from(at)))
                .map(|civ| printed_name(words, &civ.name))
                .collect();
            say("tac-fixed-civs", &[("civs", all_of(words, &names).into())])
        }
        Fix::Forbid(seat, Some(track)) => say("tac-fixed-forbid", &[who(seat), on(track)]),
        Fix::Forbid(seat, None) => say("tac-fixed-no-forbid", &[who(seat)]),
        Fix::PlaysOn(seat, plays_on) => say(
            if plays_on { "tac-fixed-plays-on" } else { "tac-fixed-no-plays-on" },
            &who_is(words, game.table(), seat),
        ),
        Fix::Reacts(seat, reacts) => {
            say(if reacts { "tac-fixed-reacts" } else { "tac-fixed-no-reacts" }, &[who(seat)])
        }
        Fix::Turn(seat) => say("tc-fixed-turn", &[who(seat)]),
    }
}

/// A piece on a territory.
fn piece_name(words: &Words, game: &TapestryCompanion, piece: Piece) -> String {
    let id = match piece.kind {
        PieceKind::Outpost => "tac-piece-outpost",
        PieceKind::Toppled => "tac-piece-toppled",
        PieceKind::Token => "tac-piece-token",
        PieceKind::Shared => "tac-piece-shared",
    };
    words.say(id, &[("who", seat_name(words, game.table(), piece.seat).into())])
}

fn as_piece(item: Item) -> Piece {
    let kind = match (item.kind, item.toppled) {
        (ItemKind::Token, _) => PieceKind::Token,
        (_, true) => PieceKind::Toppled,
        (ItemKind::Shared, false) => PieceKind::Shared,
        (_, false) => PieceKind::Outpost,
    };
    Piece { seat: Seat(item.seat), kind }
}

/// Everything that the companion knows of the table, fact by fact.
pub(super) fn known(words: &Words, game: &TapestryCompanion) -> Vec<String> {
    let table = game.table();
    let (kit, bots) = (table.kit(), table.bots());
    let solo = game.options().game.mode == Mode::Automa;
    let mut lines = Vec::new();
    for seat in (0..game.seats() as u8).map(Seat) {
        let who = ("who", Arg::from(seat_name(words, table, seat)));
        let player = table.player_at(seat);
        lines.push(words.say("ta-says", &[who, ("what", tracks(words, table, seat).into())]));
        let mut fact = |fix: Fix| lines.push(fixed(words, game, &fix));
        if solo || table.role(seat) == Role::Person {
            fact(Fix::Income(seat, player.income_turns));
        }
        if table.role(seat) != Role::Person {
            let place = usize::from(table.bot_at(seat) == Some(Bot::ShadowEmpire));
            fact(Fix::Favourite(seat, bots.favourite[place]));
            if solo {
                fact(Fix::Outposts(seat, player.outposts));
            }
        }
        for what in [Achievement::CompleteTrack, Achievement::ToppleTwo, Achievement::MiddleIsland] {
            if player.achievements >> what.index() & 1 == 1 {
                fact(Fix::Achievement(what, seat, true));
            }
        }
        for landmark in (0..kit.landmarks.len() as u8).filter(|at| player.landmarks >> at & 1 == 1) {
            fact(Fix::Landmark(landmark, Some(seat)));
        }
        if let Some(track) = Track::at(player.blocks) {
            fact(Fix::Forbid(seat, Some(track)));
        }
    }
    let mut fact = |fix: Fix| lines.push(fixed(words, game, &fix));
    if solo {
        let automa = table.player_at(Seat(1));
        fact(Fix::Civilizations(bots.civs[0], Some(bots.civs[1]).filter(|civ| *civ != NONE)));
        fact(Fix::Vp(automa.vp));
        fact(Fix::Pile(automa.hand.count_ones() as u8));
        fact(Fix::Tiles(table.piles()[2] > 0));
        for hex in table.map().grid.all() {
            let items = &table.site(hex).items;
            if items.is_empty() {
                continue;
            }
            let mut pieces = [None; tapestry::companion::MOST_PIECES];
            pieces.iter_mut().zip(items).for_each(|(place, item)| *place = Some(as_piece(*item)));
            fact(Fix::Hex(hex, pieces));
        }
    }
    lines.extend(super::open_cards(words, game));
    lines
}
