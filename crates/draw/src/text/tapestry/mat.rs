//! What a seat has: resources, the income mat, cards; and everybody in a line each.

use kernel::{Game, Role, Seat};
use tapestry::Bot;
use tapestry::components::effect::Effect;
use tapestry::state::NONE;
use tapestry::{Building, Good, Tapestry};
use words::Words;
use words::tapestry as told;

use super::{Ink, Page, page_of, wrapped};
use crate::tapestry::marks;

/// How wide a page is at most: with a frame around it 80 columns.
const WIDTH: usize = 76;

/// The income mat: what the open spaces of each track give, and how many are covered.
pub fn mat(words: &Words, game: &Tapestry, seat: Seat) -> Page {
    let player = game.player_at(seat);
    let mut lines = vec![(seat_line(words, game, seat), Ink::Of(seat))];
    if game.role(seat) != Role::Person {
        return page_of(&lines);
    }
    for building in Building::ALL {
        let Some(spaces) = game.kit().income.get(building.index()) else { continue };
        let covered = player.covered[building.index()];
        let mut gives: Vec<String> = Vec::new();
        let mut closed = 0_u32;
        for (at, space) in spaces.iter().enumerate() {
            if covered >> at & 1 == 1 {
                closed += 1;
                continue;
            }
            if space.income.0 != 0 && (space.goods > 0 || space.tiles > 0 || space.cards > 0) {
                gives.push(told::effect(words, game.kit(), space.income));
            }
            if !matches!(game.kit().effect(space.vp), Effect::Nothing) {
                gives.push(told::effect(words, game.kit(), space.vp));
            }
        }
        let name = told::building_name(words, *building);
        let left = words.say("ta-text-covered", &[("count", closed.into())]);
        let line = format!("  {name}: {}; {left}", gives.join("; "));
        lines.extend(wrapped(&line, WIDTH - 2, 4).into_iter().map(|line| (format!("  {line}"), Ink::Plain)));
    }
    page_of(&lines)
}

/// What a bot has: points, income turn, favourite, cards and outposts; it owns no goods.
fn bot_line(words: &Words, game: &Tapestry, seat: Seat) -> String {
    let (player, bots) = (game.player_at(seat), game.bots());
    let automa = game.bot_at(seat) == Some(Bot::Automa);
    let favourite = told::track_name(words, bots.favourite[usize::from(!automa)]);
    let args = [
        ("who", told::seat_name(words, game, seat).into()),
        ("vp", i32::from(player.vp).into()),
        ("income", player.income_turns.into()),
        ("favourite", favourite.into()),
        ("landmarks", player.landmarks.count_ones().into()),
        ("outposts", player.outposts.into()),
        ("pile", player.hand.count_ones().into()),
        ("deck", (bots.deck.len() as u32).into()),
    ];
    let id = if automa { "ta-text-automa" } else { "ta-text-shadow" };
    format!("{} {}", marks::letter(game, seat), words.say(id, &args))
}

fn seat_line(words: &Words, game: &Tapestry, seat: Seat) -> String {
    if game.role(seat) != Role::Person {
        return bot_line(words, game, seat);
    }
    let player = game.player_at(seat);
    let goods: Vec<String> =
        Good::ALL.iter().map(|good| told::counted(words, good.key(), player.goods.get(*good))).collect();
    format!(
        "{} {}: {}; {}; {} {}",
        marks::letter(game, seat),
        told::seat_name(words, game, seat),
        words.say("ta-vp", &[("vp", i32::from(player.vp).into())]),
        goods.join(", "),
        words.text("ta-text-income"),
        player.income_turns
    )
}

/// Everybody in a line.
pub fn seats(words: &Words, game: &Tapestry) -> Page {
    let seats = (0..game.seats() as u8).map(Seat);
    page_of(&seats.map(|seat| (seat_line(words, game, seat), Ink::Of(seat))).collect::<Vec<_>>())
}

/// The cards of a seat: in hand, on its mat, tech cards by row; and the open tech cards. Of the hand what `viewer` knows.
pub fn cards(words: &Words, game: &Tapestry, seat: Seat, viewer: Option<Seat>) -> Page {
    let (kit, player) = (game.kit(), game.player_at(seat));
    let mut lines: Vec<(String, Ink)> = Vec::new();
    let mut section = |id: &str, items: Vec<String>| {
        if !items.is_empty() {
            lines.push((words.text(id), Ink::Strong));
            for item in items {
                lines.extend(
                    wrapped(&format!("- {item}"), WIDTH, 4).into_iter().map(|line| (line, Ink::Plain)),
                );
            }
        }
    };
    let card = |at: u8| {
        let known = kit.card(at);
        format!("{}: {}", told::printed_name(words, &known.name), told::card(words, known))
    };
    let tech = |at: u8| {
        kit.techs.get(usize::from(at)).map(|known| {
            format!("{}: {}", told::printed_name(words, &known.name), told::tech(words, kit, known))
        })
    };
    let civs = player.civs.iter().filter_map(|slot| {
        let known = kit.civs.get(usize::from(slot.civ))?;
        Some(format!(
            "{}: {}",
            told::printed_name(words, &known.name),
            told::civ_text(words, game, slot.civ).join(" ")
        ))
    });
    section("ta-text-civilizations", civs.collect());
    let hand = viewer.map_or(0, |viewer| game.known_hand(viewer, seat));
    section("ta-text-hand", (0..128_u8).filter(|at| hand >> at & 1 == 1).map(card).collect());
    let slots = player.slots.iter().copied().filter(|at| *at != NONE && player.face_down >> *at & 1 == 0);
    let played = |at: u8| {
        format!("{}: {}", told::printed_name(words, &kit.card(at).name), told::played(words, game, seat, at))
    };
    section("ta-text-played", slots.map(played).collect());
    for (row, id) in ["ta-text-bottom", "ta-text-middle", "ta-text-top"].into_iter().enumerate() {
        section(id, (0..64_u8).filter(|at| player.techs[row] >> at & 1 == 1).filter_map(tech).collect());
    }
    let tiles = (0..64_u8).filter(|at| player.tiles >> at & 1 == 1).filter_map(|at| {
        let known = kit.tiles.get(usize::from(at))?;
        Some(format!("{}: {}", at + 1, told::tile(words, kit, known)))
    });
    section("ta-text-tiles", tiles.collect());
    section("ta-text-reserved", told::all_reserved(words, game, seat));
    let goals = kit.landmark_cards.iter().enumerate().filter(|(at, _)| player.landmark_cards >> at & 1 == 1);
    section("ta-text-landmark-cards", goals.map(|(_, card)| told::landmark_card(words, kit, card)).collect());
    section(
        "ta-text-open",
        game.open_techs().into_iter().filter(|at| *at != NONE).filter_map(tech).collect(),
    );
    page_of(&lines)
}
