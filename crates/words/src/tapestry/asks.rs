//! What the game waits for.

use kernel::{Game, Legal};
use tapestry::components::effect::{Effect, EffectId};
use tapestry::state::Task;
use tapestry::{Act, Decision, PointsFrom, Tapestry, Terms, Waiting};

use super::effects::{cost, effect, hook_owner};
use super::names::{building_name, capital, hex_name, printed_name, seat_name, track_name};
use super::things;
use crate::{Arg, Words};

/// Who is to decide, and what about. Nothing once the game is over.
pub fn waiting(words: &Words, game: &Tapestry) -> Option<String> {
    let decision = game.decision()?;
    let (id, mut args) = ask(words, game, &decision);
    args.push(("who", because(words, game, seat_name(words, game, decision.seat)).into()));
    Some(words.say(id, &args))
}

/// The same without saying who, for a page where only one person can be meant.
pub fn asked(words: &Words, game: &Tapestry) -> Option<String> {
    /// Stands for the one who is asked, and for nothing that a name contains.
    const WHO: &str = "\u{2}";
    let decision = game.decision()?;
    let (id, mut args) = ask(words, game, &decision);
    args.push(("who", because(words, game, WHO.to_owned()).into()));
    let text = words.say(id, &args);
    let rest = text.strip_prefix(WHO);
    let rest = rest.and_then(|rest| rest.strip_prefix(": ").or_else(|| rest.strip_prefix(", ")));
    rest.map(capital).or_else(|| waiting(words, game))
}

/// Who is asked, and where the question comes from if it does not say so itself.
fn because(words: &Words, game: &Tapestry, who: String) -> String {
    match source(words, game) {
        Some(source) => words.say("ta-ask-because", &[("who", who.into()), ("source", source.into())]),
        None => who,
    }
}

/// Where a question comes from that would be the same anywhere: a card, a civilization, an income turn.
fn source(words: &Words, game: &Tapestry) -> Option<String> {
    let frame = game.pending()?;
    let plain = matches!(
        frame.task,
        Task::GainAny(_)
            | Task::LoseAny(_)
            | Task::Upgrade { .. }
            | Task::DiscardTiles(_)
            | Task::DiscardCards(_)
            | Task::DiscardTechs(_)
            | Task::Circle
            | Task::Square
            | Task::TerritoryAny
    );
    if !plain {
        return None;
    }
    let kit = game.kit();
    let card = frame.context.card.filter(|_| !frame.context.secret).map(tapestry::state::CardNo::get);
    let printed = match (frame.context.points, card) {
        (PointsFrom::Tapestries, Some(card)) => {
            kit.copies.get(usize::from(card)).map(|_| kit.card(card).name.as_str())
        }
        (PointsFrom::Techs, Some(tech)) => kit.techs.get(usize::from(tech)).map(|tech| tech.name.as_str()),
        _ => None,
    };
    let named = printed.map(|name| printed_name(words, name)).or_else(|| about(words, game));
    named.or_else(|| {
        let number = game.player_at(kernel::Seat(frame.seat)).income_turns;
        let own = game.in_income_turn() && frame.context.points == PointsFrom::Other;
        own.then(|| capital(&words.say("ta-act-income", &[("number", number.into())])))
    })
}

/// What a turn can be: after the last income turn not everything is offered any more.
fn turn_id(game: &Tapestry, decision: &Decision) -> &'static str {
    let Terms::Advances(advances) = &decision.terms else { return "ta-ask-turn" };
    let advances = advances.iter().any(|one| one.payable);
    if game.legal().iter().any(|action| action.act == Act::Income) {
        match (advances, game.player_at(decision.seat).income_turns > 0) {
            (true, _) => "ta-ask-turn",
            (false, true) => "ta-ask-turn-income",
            (false, false) => "ta-ask-turn-first",
        }
    } else if advances {
        "ta-ask-turn-advance"
    } else {
        "ta-ask-turn-rest"
    }
}

fn ask(words: &Words, game: &Tapestry, decision: &Decision) -> (&'static str, Vec<(&'static str, Arg)>) {
    let (kit, kind) = (game.kit(), decision.kind);
    let Some(frame) = game.pending() else { return (plain_id(kind), Vec::new()) };
    if kind == Waiting::Turn {
        return (turn_id(game, decision), Vec::new());
    }
    let count = || match decision.terms {
        Terms::Count(count) => vec![("count", Arg::from(count))],
        _ => Vec::new(),
    };
    let paid = |gain: EffectId| match decision.terms {
        Terms::Price(price) => {
            let what = effect(words, kit, gain);
            ("ta-ask-pay", vec![("cost", cost(words, price).into()), ("what", what.into())])
        }
        _ => (plain_id(kind), Vec::new()),
    };
    let hex = |at: u8| ("hex", Arg::from(hex_name(game, kernel::Hex(at))));
    match frame.task {
        Task::Pay(id) => match kit.effect(id) {
            Effect::Pay(_, gain) => paid(gain),
            _ => (plain_id(kind), Vec::new()),
        },
        Task::Bonus { track, space, .. } => {
            let board = kit.tracks.get(usize::from(track));
            let bonus = board.and_then(|board| board.spaces.get(usize::from(space).checked_sub(1)?)?.bonus);
            bonus.map_or_else(|| (plain_id(kind), Vec::new()), |(_, gain)| paid(gain))
        }
        Task::May(id) => {
            let inner = match kit.effect(id) {
                Effect::May(inner) => inner,
                _ => id,
            };
            ("ta-ask-may", vec![("what", effect(words, kit, inner).into())])
        }
        Task::GainAny(_) => ("ta-ask-gain", count()),
        Task::LoseAny(_) => ("ta-ask-lose", count()),
        Task::DiscardTiles(_) => ("ta-ask-discard-tiles", count()),
        Task::DiscardCards(_) => ("ta-ask-discard-cards", count()),
        Task::DiscardTechs(_) => ("ta-ask-discard-techs", count()),
        Task::DiscardAny(_) if decision.terms == Terms::AnyNumber => ("ta-ask-discard-all", Vec::new()),
        Task::DiscardAny(_) => ("ta-ask-discard-any", count()),
        Task::KeepTech { .. } => ("ta-ask-keep-tech", Vec::new()),
        Task::KeepCard { .. } => ("ta-ask-keep-card", Vec::new()),
        Task::KeepTile(_) | Task::KeepSpace(_) => ("ta-ask-keep-tile", Vec::new()),
        Task::PickFace { .. } => ("ta-ask-pick-face", Vec::new()),
        Task::ChooseDie => ("ta-ask-choose-die", Vec::new()),
        Task::DraftLandmark => ("ta-ask-draft-landmark", Vec::new()),
        Task::Place(building) => ("ta-ask-place", vec![("what", building_name(words, building).into())]),
        Task::PlaceLandmark(landmark) => {
            let name = kit.landmarks.get(usize::from(landmark)).map(|known| printed_name(words, &known.name));
            ("ta-ask-place", vec![("what", name.unwrap_or_default().into())])
        }
        Task::PlaceOnCard { card, mark } => {
            let card = ("card", printed_name(words, &kit.card(card).name).into());
            ("ta-ask-place-on-card", vec![card, ("what", things::building(words, kit, mark).into())])
        }
        Task::ExploreTile { .. } => ("ta-ask-explore-tile", Vec::new()),
        Task::ExploreHex { tile, .. } => {
            ("ta-ask-explore-hex", vec![("number", (u32::from(tile) + 1).into())])
        }
        Task::ExploreTurn { tile, hex: at } if usize::from(at) >= game.map().grid.len() => {
            ("ta-ask-explore-island", vec![("number", (u32::from(tile) + 1).into())])
        }
        Task::ExploreTurn { tile, hex: at } => {
            ("ta-ask-explore-turn", vec![("number", (u32::from(tile) + 1).into()), hex(at)])
        }
        Task::ConquerHex { .. } => ("ta-ask-conquer-hex", Vec::new()),
        Task::ConquerRow { .. } => ("ta-ask-conquer-row", Vec::new()),
        Task::Respond { hex: at } => ("ta-ask-respond", vec![hex(at)]),
        Task::Answer { hex: at } => ("ta-ask-answer", vec![hex(at)]),
        Task::ConquerDie { .. } => ("ta-ask-conquer-die", Vec::new()),
        Task::StandUp(_) => ("ta-ask-stand-up", count()),
        Task::TerritoryAny => ("ta-ask-territory", Vec::new()),
        Task::Exploit { vp, .. } => ("ta-ask-exploit", vec![("vp", vp.into())]),
        Task::Refresh => ("ta-ask-refresh", Vec::new()),
        Task::Upgrade { .. } => ("ta-ask-upgrade", Vec::new()),
        Task::Circle => ("ta-ask-circle", Vec::new()),
        Task::Square => ("ta-ask-square", Vec::new()),
        Task::Research { rolled, benefit, .. } => {
            let id = if benefit { "ta-ask-research" } else { "ta-ask-research-plain" };
            match tapestry::Track::ALL.iter().find(|t| rolled >> t.index() & 1 == 1) {
                Some(track) if rolled.is_power_of_two() => {
                    (id, vec![("track", track_name(words, *track).into())])
                }
                _ => (plain_id(kind), Vec::new()),
            }
        }
        Task::Advance(how) if how.benefit => ("ta-ask-advance", Vec::new()),
        Task::Advance(_) | Task::Jump { .. } => ("ta-ask-advance-plain", Vec::new()),
        Task::Regress(..) => ("ta-ask-regress", Vec::new()),
        Task::Repeat => ("ta-ask-repeat", Vec::new()),
        Task::PlayIncome => ("ta-ask-play-income", Vec::new()),
        Task::PlayOver => ("ta-ask-play-over", Vec::new()),
        Task::Copy => ("ta-ask-copy", Vec::new()),
        // Whoever says no has points for it: that belongs to the question.
        Task::Hook(doing) if kind == Waiting::Token && hook_owner(doing.hook()) == "werefolk" => {
            ("ta-ask-back", vec![("name", about(words, game).unwrap_or_default().into())])
        }
        _ => match about(words, game) {
            Some(name) => {
                ("ta-ask-for", vec![("ask", words.text(what_id(kind)).into()), ("name", name.into())])
            }
            None => (plain_id(kind), Vec::new()),
        },
    }
}

/// The civilization or card whose ability is in question, where it is one.
pub fn about(words: &Words, game: &Tapestry) -> Option<String> {
    let kit = game.kit();
    let frame = game.pending()?;
    if let Task::Hook(doing) = frame.task {
        let owner = hook_owner(doing.hook());
        let civ = kit.civs.iter().find(|civ| civ.id == owner).map(|civ| printed_name(words, &civ.name));
        return civ.or_else(|| {
            kit.cards.iter().find(|card| card.id == owner).map(|card| printed_name(words, &card.name))
        });
    }
    let player = game.player_at(kernel::Seat(frame.seat));
    let slot = player.civs.get(usize::from(frame.context.civ?.get()))?;
    kit.civs.get(usize::from(slot.civ)).map(|civ| printed_name(words, &civ.name))
}

fn plain_id(kind: Waiting) -> &'static str {
    match kind {
        Waiting::Civilization => "ta-ask-civilization",
        Waiting::City => "ta-ask-city",
        Waiting::Turn => "ta-ask-turn",
        Waiting::CivilizationStep => "ta-ask-civilization-step",
        Waiting::Part => "ta-ask-part",
        Waiting::YesNo => "ta-ask-yes-no",
        Waiting::Bonus => "ta-ask-bonus",
        Waiting::Payment => "ta-ask-payment",
        Waiting::Gain => "ta-ask-gains",
        Waiting::Track => "ta-ask-track",
        Waiting::Token => "ta-ask-token",
        Waiting::Opponent => "ta-ask-opponent",
        Waiting::Tile => "ta-ask-tile",
        Waiting::SpaceTile => "ta-ask-space-tile",
        Waiting::Hex => "ta-ask-hex",
        Waiting::Rotation => "ta-ask-rotation",
        Waiting::Invent => "ta-ask-invent",
        Waiting::TechCard => "ta-ask-tech-card",
        Waiting::TapestryCard => "ta-ask-tapestry-card",
        Waiting::Building => "ta-ask-building",
        Waiting::Plot => "ta-ask-plot",
        Waiting::Landmark => "ta-ask-landmark",
        Waiting::Response => "ta-ask-response",
        Waiting::Die => "ta-ask-die",
        Waiting::Node => "ta-ask-node",
        Waiting::Number => "ta-ask-number",
        Waiting::Masterpiece => "ta-ask-masterpiece",
        Waiting::Automa => "ta-ask-automa",
        Waiting::DecisionCard => "ta-ask-decision-card",
        Waiting::ScienceDie => "ta-ask-science-die",
    }
}

/// The message for what is asked, without who is asked: "a hex".
fn what_id(kind: Waiting) -> &'static str {
    match kind {
        Waiting::Civilization => "ta-what-civilization",
        Waiting::City => "ta-what-city",
        Waiting::Turn => "ta-what-turn",
        Waiting::CivilizationStep => "ta-what-civilization-step",
        Waiting::Part => "ta-what-part",
        Waiting::YesNo => "ta-what-yes-no",
        Waiting::Bonus => "ta-what-bonus",
        Waiting::Payment => "ta-what-payment",
        Waiting::Gain => "ta-what-gain",
        Waiting::Track => "ta-what-track",
        Waiting::Token => "ta-what-token",
        Waiting::Opponent => "ta-what-opponent",
        Waiting::Tile => "ta-what-tile",
        Waiting::SpaceTile => "ta-what-space-tile",
        Waiting::Hex => "ta-what-hex",
        Waiting::Rotation => "ta-what-rotation",
        Waiting::Invent => "ta-what-invent",
        Waiting::TechCard => "ta-what-tech-card",
        Waiting::TapestryCard => "ta-what-tapestry-card",
        Waiting::Building => "ta-what-building",
        Waiting::Plot => "ta-what-plot",
        Waiting::Landmark => "ta-what-landmark",
        Waiting::Response => "ta-what-response",
        Waiting::Die => "ta-what-die",
        Waiting::Node => "ta-what-node",
        Waiting::Number => "ta-what-number",
        Waiting::Masterpiece => "ta-what-masterpiece",
        Waiting::Automa => "ta-what-automa",
        Waiting::DecisionCard => "ta-what-decision-card",
        Waiting::ScienceDie => "ta-what-science-die",
    }
}
