//! A described table, set up: who has what, and what is asked.

use kernel::companion::described::{Names, Page};
use kernel::{Axial, Hex, Seat};

use super::described::{PositionError, Wanted};
use super::reading::{Position, Side, Stands};
use crate::components::automa::{FirstEvent, IncomeStep};
use crate::components::{Achievement, Track};
use crate::state::{ItemKind, LAST, NONE, Pile, Tapestry, Token};

pub(super) const HEX: &str = "hexes of the small map such as 0/-2";
pub(super) const TRACKS: &str = "exploration, technology, science or military";

pub(super) fn bot_track(name: &str) -> Option<Track> {
    Track::from_key(name).filter(|track| *track != Track::Arts)
}

/// A hex of the map by its text.
pub(super) fn find_hex(table: &Tapestry, name: &str) -> Option<Hex> {
    let (q, r) = name.split_once('/')?;
    table.map.grid.find(Axial::new(q.trim().parse().ok()?, r.trim().parse().ok()?))
}

/// Tracks, pieces, landmarks and what else a side has.
pub(super) fn sit_down(
    table: &mut Tapestry,
    page: Page<'_>,
    seat: u8,
    side: &Side,
) -> Result<(), PositionError> {
    if let Some(tracks) = &side.tracks {
        for (name, stands) in tracks {
            let track = page.named(name, bot_track, TRACKS)?;
            let token = token(page, track, stands)?;
            if table.is_bot(seat) && token.track != track as u8 {
                return Err(page
                    .wrong(stands.span().start, "a space, 0 to 12: a bot's token stays on its track")
                    .into());
            }
            table.player_mut(seat).tokens[track.index()] = token;
        }
    }
    put_pieces(table, page, seat, side)?;
    give(table, page, seat, side)?;
    bot_things(table, page, seat, side)
}

/// A token: on its own track, or on another.
fn token(page: Page<'_>, track: Track, stands: &toml::Spanned<Stands>) -> Result<Token, PositionError> {
    let found = match stands.get_ref() {
        Stands::Here(space) => u8::try_from(*space).ok().map(|space| (track, space)),
        Stands::There(text) => text
            .split_once(' ')
            .and_then(|(track, space)| Some((bot_track(track.trim())?, space.trim().parse::<u8>().ok()?))),
    };
    match found {
        Some((track, space)) if space <= LAST => Ok(Token { track: track as u8, space }),
        _ => {
            let expected =
                "a space of a track, 0 to 12, or another track and its space such as \"science 5\"";
            Err(page.wrong(stands.span().start, expected).into())
        }
    }
}

/// What lies on the map.
fn put_pieces(table: &mut Tapestry, page: Page<'_>, seat: u8, side: &Side) -> Result<(), PositionError> {
    for (names, kind, toppled) in [
        (&side.outposts, ItemKind::Outpost, false),
        (&side.toppled, ItemKind::Outpost, true),
        (&side.tokens, ItemKind::Token, false),
        (&side.shared, ItemKind::Shared, false),
    ] {
        for hex in page.all(names.as_ref(), |name| find_hex(table, name), HEX)? {
            let at = names.as_ref().map_or(0, |names| names.span().start);
            if !table.explored.contains(hex) {
                table.explore_any(hex);
            }
            if table.sites[hex.index()].items.len() >= super::MOST_PIECES {
                return Err(page.wrong(at, "at most eight pieces on a territory").into());
            }
            table.stand(seat, hex, kind, toppled, &mut ());
        }
    }
    Ok(())
}

/// Landmarks, achievements, income turns.
fn give(table: &mut Tapestry, page: Page<'_>, seat: u8, side: &Side) -> Result<(), PositionError> {
    let kit = table.kit;
    for landmark in
        page.all(side.landmarks.as_ref(), |id| kit.find_landmark(id), "landmarks such as forge")?
    {
        if table.landmarks >> landmark & 1 == 0 {
            let at = side.landmarks.as_ref().map_or(0, |names| names.span().start);
            return Err(page.wrong(at, "each landmark once, and of the boxes in play").into());
        }
        table.landmarks &= !(1 << landmark);
        table.player_mut(seat).landmarks |= 1 << landmark;
    }
    for what in
        page.all(side.achievements.as_ref(), Achievement::from_key, "achievements such as middle_island")?
    {
        let bit = 1 << what.index();
        let at = side.achievements.as_ref().map_or(0, |names| names.span().start);
        if table.player(seat).achievements & bit != 0 || table.achieved[what.index()] >= 2 {
            return Err(page
                .wrong(at, "each achievement once for each side, and for two sides at most")
                .into());
        }
        if table.shadow_seat() == Some(seat) && what != Achievement::CompleteTrack {
            return Err(page
                .wrong(at, "complete_track: the Shadow Empire earns no other achievement")
                .into());
        }
        table.player_mut(seat).achievements |= bit;
        table.achieved[what.index()] += 1;
    }
    if let Some(turns) = page.number(side.income.as_ref(), 0..=5, "income turns begun, 0 to 5")? {
        table.player_mut(seat).income_turns = turns;
    } else {
        table.player_mut(seat).income_turns = 1;
    }
    if let Some(word) = &side.forbids {
        if table.is_bot(seat) {
            return Err(page.wrong(word.span().start, "this only for a person").into());
        }
        let track = page.named(word, bot_track, TRACKS)?;
        let player = table.player_mut(seat);
        (player.blocks, player.blocks_for) = (track as u8, 2);
    }
    if let Some(vp) = side.vp {
        table.player_mut(seat).vp = vp;
    }
    Ok(())
}

/// What only bots have.
fn bot_things(table: &mut Tapestry, page: Page<'_>, seat: u8, side: &Side) -> Result<(), PositionError> {
    let kit = table.kit;
    let bot = table.is_bot(seat);
    let only = |at: usize| PositionError::from(page.wrong(at, "this only for a bot"));
    if let Some(supply) = &side.supply {
        if !bot {
            return Err(only(supply.span().start));
        }
        let supply = page.number(Some(supply), 0..=10, "outposts in supply, 0 to 10")?;
        table.player_mut(seat).outposts = supply.unwrap_or(0);
    } else if bot {
        // One of the ten marks the favourite track.
        let placed = |names: &Option<toml::Spanned<Names>>| {
            names.as_ref().map_or(0, |names| names.get_ref().0.len().min(200)) as u8
        };
        let used = placed(&side.outposts).saturating_add(placed(&side.toppled));
        let Some(left) = 9_u8.checked_sub(used) else {
            let at = side.outposts.as_ref().or(side.toppled.as_ref()).map_or(0, |names| names.span().start);
            return Err(page
                .wrong(at, "at most nine outposts on the map: one of the ten marks the favourite track")
                .into());
        };
        table.player_mut(seat).outposts = left;
    }
    if let Some(word) = &side.favourite {
        if !bot {
            return Err(only(word.span().start));
        }
        let track = page.named(word, bot_track, TRACKS)?;
        table.bots.favourite[usize::from(!table.is_automa(seat))] = track;
    }
    for (place, word) in [&side.civilization, &side.second].into_iter().enumerate() {
        if let Some(word) = word {
            if !table.is_automa(seat) {
                return Err(page.wrong(word.span().start, "a civilization only for the Automa").into());
            }
            let names = "explorers, scientists, conquerors or engineers";
            table.bots.civs[place] = page.named(word, |id| kit.automa.find_civ(id), names)?;
        }
    }
    Ok(())
}

pub(super) fn wanted(table: &mut Tapestry, page: Page<'_>, said: &Position) -> Result<Wanted, PositionError> {
    let kit = &table.kit.automa;
    let mut pair = table.bots.pair;
    if let Some(cards) = &said.cards {
        for (place, number) in [&cards.track, &cards.tiebreaker].into_iter().enumerate() {
            if let Some(number) = number {
                let found = kit.find_card(*number.get_ref());
                let wrong = || page.wrong(number.span().start, "the number of a decision card, 1 to 22");
                pair[place] = found.ok_or_else(wrong)?;
            }
        }
    }
    if pair[0] == pair[1] && pair[0] != NONE {
        let at = said.cards.as_ref().and_then(|cards| cards.tiebreaker.as_ref());
        return Err(page
            .wrong(at.map_or(0, |card| card.span().start), "two different cards: each exists once")
            .into());
    }
    table.bots.pair = pair;
    let left = || match pair[0] {
        NONE => Err(PositionError::Missing("the track card", "[cards]\ntrack = 3")),
        _ => Ok(()),
    };
    let right = || match pair[1] {
        NONE => Err(PositionError::Missing("the tiebreaker card", "[cards]\ntiebreaker = 4")),
        _ => Ok(()),
    };
    let turn = page.number(said.turn.as_ref(), 1..=5, "an income turn, 1 to 5")?;
    let deck = page.number(said.deck.as_ref(), 0..=20, "cards left in the decision deck, 0 to 20")?;
    let automa = table.automa_seat().is_some();
    let kind = said.decide.as_ref().map_or("turn", |word| word.get_ref().as_str());
    let at = said.decide.as_ref().map_or(0, |word| word.span().start);
    if !automa && !matches!(kind, "turn" | "track" | "advance" | "favourite") {
        return Err(page
            .wrong(at, "turn, track, advance or favourite: beside two people there is no Automa")
            .into());
    }
    let bot = match &said.bot {
        Some(word) => page.named(
            word,
            |name| match name {
                "automa" if automa => Some(Seat(1)),
                "shadow" => Some(Seat(2)),
                _ => None,
            },
            "automa or shadow",
        )?,
        None => Seat(if automa { 1 } else { 2 }),
    };
    let number = || turn.ok_or(PositionError::Missing("which income turn it is", "turn = 3"));
    let own = || match &said.track {
        Some(word) => Ok(page.named(word, bot_track, TRACKS)?),
        None => Err(PositionError::Missing("on which track", "track = \"science\"")),
    };
    let wanted = match kind {
        "turn" => {
            left()?;
            right()?;
            // Nothing left to draw, and the hand on the left card.
            if automa && deck == Some(0) && kit.card(pair[0]).income {
                let turn = table.player(1).income_turns + 1;
                if turn > 5 {
                    return Err(page.wrong(0, "bots that still have an income turn: income = 0 to 4").into());
                }
                prepare_income(table, turn)?;
                return Ok(Wanted::Income(turn));
            }
            return Ok(Wanted::Turn);
        }
        "advance" => Wanted::Advance(bot, own()?),
        "track" => {
            left()?;
            Wanted::Track(bot)
        }
        "conquer" => Wanted::Conquer(false),
        "conquer-anywhere" => Wanted::Conquer(true),
        "explore" => Wanted::Explore(false),
        "explore-anywhere" => Wanted::Explore(true),
        "favourite" => Wanted::Favourite,
        "score" => return Ok(Wanted::Score(number()?)),
        "income" => {
            let turn = number()?;
            if turn > 1 {
                left()?;
                right()?;
            } else if kit.level(table.options.bots.level).bots == FirstEvent::Every {
                right()?;
            }
            prepare_income(table, turn)?;
            return Ok(Wanted::Income(turn));
        }
        "civilization" => {
            let turn = number()?;
            prepare_income(table, turn)?;
            Wanted::Civilization(turn)
        }
        _ => {
            let all = "turn, track, advance, conquer, conquer-anywhere, explore, explore-anywhere, favourite, civilization, \
                       score or income";
            return Err(page.wrong(at, all).into());
        }
    };
    right()?;
    Ok(wanted)
}

/// Civilizations that are needed, and the cards as they lie before this income turn: all in play but the pair are
/// discarded, the others are in the progress deck.
fn prepare_income(table: &mut Tapestry, turn: u8) -> Result<(), PositionError> {
    let kit = &table.kit.automa;
    let level = kit.level(table.options.bots.level);
    let civs =
        level.chart.iter().any(|(step, turns)| *step == IncomeStep::Civilization && turns >> turn & 1 == 1);
    if civs && table.bots.civs[0] == NONE {
        let example = "[automa]\ncivilization = \"explorers\"";
        return Err(PositionError::Missing("the civilization of the Automa", example));
    }
    if civs && level.second && table.bots.civs[1] == NONE {
        let example = "[automa]\nsecond = \"scientists\"";
        return Err(PositionError::Missing("its second civilization on level 6", example));
    }
    // Each income turn before has covered a slot.
    let covers = level.chart.iter().filter(|(step, _)| *step == IncomeStep::Cover);
    let covered =
        (1..turn).map(|at| covers.clone().filter(|(_, turns)| turns >> at & 1 == 1).count()).sum::<usize>();
    let automa = table.player_mut(1);
    for slot in automa.slots.iter_mut().skip(1).take(covered) {
        *slot = 0;
        automa.face_down |= 1;
    }
    let joined = level.chart.iter().filter_map(|(step, turns)| match step {
        IncomeStep::Progress(cards) => {
            Some(usize::from(*cards) * (2..turn).filter(|at| turns >> at & 1 == 1).count())
        }
        _ => None,
    });
    let start = kit.cards.iter().filter(|card| card.start).count() + 1;
    let in_play = start + joined.sum::<usize>();
    let pair = table.bots.pair;
    let (mut discard, mut progress): (Pile<22>, Pile<22>) = (Pile::default(), Pile::default());
    let mut others = if turn == 1 { start } else { in_play.saturating_sub(2) };
    for card in (0..kit.cards.len() as u8).filter(|card| !pair.contains(card)) {
        if others > 0 {
            discard.push(card);
            others -= 1;
        } else {
            progress.push(card);
        }
    }
    let bots = &mut table.bots;
    if turn == 1 {
        // The tiebreaker is the top progress card.
        if pair[1] != NONE {
            progress.push(pair[1]);
        }
        (bots.deck, bots.discard, bots.pair) = (discard, Pile::default(), [NONE; 2]);
    } else {
        (bots.deck, bots.discard) = (Pile::default(), discard);
    }
    bots.progress = progress;
    Ok(())
}
