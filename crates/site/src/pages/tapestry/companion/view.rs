//! What only this game's page has: what lies on the table, the turn of the bots, the points.

use draw::tapestry::MapView;
use games::Title;
use kernel::{Game, Hex, Hexes, Seat};
use maud::{Markup, html};
use tapestry::companion::{CardFor, CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion};
use tapestry::{Bot, Event};
use words::tapestry::companion::{chips, table_events};
use words::tapestry::event_hex;
use words::{Beside, Said};

use super::desk::Desk;
use super::{ask, fix, lay, standing, turn};
use crate::kind::Shown;
use crate::pages::Look;
use crate::pages::beside::{AtTable, LaidOut, Told, score, with_numbers};
use crate::pages::layout::icon;
use crate::pages::tapestry::parts::{mark, ta_icon};
use crate::pages::tapestry::play::drawn;
use crate::pages::tapestry::{TITLE, bots};

impl AtTable for TapestryCompanion {
    const TITLE: Title = TITLE;
    const CLASS: &'static str = "ta";
    const KEYS: &'static str = "tac-web-keys";
    const BOTS_TURN: CompanionAction = CompanionAction::Automa;

    fn is_fix(action: CompanionAction) -> bool {
        matches!(action, CompanionAction::Fix(_))
    }

    fn about(desk: Desk<'_>, decision: &CompanionDecision) -> Seat {
        let asked = match decision {
            CompanionDecision::Card { .. } | CompanionDecision::Die { .. } => desk.bots().next(),
            _ => desk.game().to_move(),
        };
        asked.unwrap_or(Seat(2))
    }

    fn sign(desk: Desk<'_>, seat: Seat) -> Markup {
        mark(desk.table(), seat)
    }

    fn question(desk: Desk<'_>, decision: &CompanionDecision) -> String {
        desk.t(match decision {
            CompanionDecision::Turn { told: 0, .. } | CompanionDecision::Reaction { .. } => "table-ask-turn",
            CompanionDecision::Turn { .. } => "terra-co-ask-more",
            CompanionDecision::Automa { .. } if desk.solo() => "tac-web-ask-bots",
            CompanionDecision::Automa { .. } => "tac-web-ask-shadow",
            CompanionDecision::Card { what: CardFor::Track } => "tac-web-ask-left",
            CompanionDecision::Card { what: CardFor::Tiebreaker } => "tac-web-ask-right",
            CompanionDecision::Card { what: CardFor::Progress } => "tac-web-ask-progress",
            CompanionDecision::Die { .. } => "tac-web-ask-die",
            CompanionDecision::Trap { .. } => "tac-web-ask-trap",
            CompanionDecision::Result { .. } => "terra-co-ask-result",
        })
    }

    fn answers(desk: Desk<'_>, decision: &CompanionDecision, look: &Look) -> Markup {
        ask::answers(desk, *decision, look)
    }

    fn telling(decision: &CompanionDecision) -> Option<(Seat, usize)> {
        match decision {
            CompanionDecision::Turn { seat, told: told @ 1.. } => Some((*seat, usize::from(*told))),
            _ => None,
        }
    }

    fn teller(action: CompanionAction) -> Option<Seat> {
        match action {
            CompanionAction::Told { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn large_button(desk: Desk<'_>, decision: &CompanionDecision, look: &Look) -> Option<Markup> {
        turn::go(desk, *decision, look)
    }

    fn draws(
        desk: Desk<'_>,
        decision: &CompanionDecision,
        _: Option<&Told<'_, Self>>,
    ) -> Option<(&'static str, String)> {
        let who = || desk.bots().map(|bot| desk.seat(bot)).collect::<Vec<_>>().join(", ");
        matches!(decision, CompanionDecision::Automa { .. }).then(|| ("table-next", who()))
    }

    fn next(desk: Desk<'_>, decision: &CompanionDecision) -> String {
        match decision {
            CompanionDecision::Turn { .. } if desk.solo() => desk.t("web-your-turn"),
            CompanionDecision::Automa { .. } if desk.solo() => desk.t("tac-web-done-bots"),
            CompanionDecision::Automa { .. } => desk.t("tac-web-done-shadow"),
            CompanionDecision::Turn { seat, .. } => {
                desk.say("tac-web-turn-of", &[("who", desk.seat(*seat).into())])
            }
            _ => Self::question(desk, decision),
        }
    }

    fn begins_turn(decision: &CompanionDecision) -> bool {
        matches!(decision, CompanionDecision::Turn { told: 0, .. })
    }

    /// What to do besides what was told: a landmark to take, an outpost that falls, cards to turn up.
    fn yours(desk: Desk<'_>, said: Said<'_, Self>) -> Markup {
        let steps = Self::instruction(desk.context.words, said).steps;
        html! {
            @if !steps.is_empty() {
                section.panel.co-yours { ol.num { @for step in &steps { li { (with_numbers(step)) } } } }
            }
        }
    }

    fn lies_open(desk: Desk<'_>) -> Markup {
        let (table, words) = (desk.table(), desk.context.words);
        let (kit, bots) = (table.kit(), table.bots());
        let discard = bots.discard.as_slice();
        let left =
            [("deck", (bots.deck.len() as u32).into()), ("progress", (bots.progress.len() as u32).into())];
        html! {
            details.panel.co-more #discard {
                summary { (ta_icon("card")) (desk.say("ta-web-discard", &[("count", (discard.len() as u32).into())])) span.chev { (icon("chevron")) } }
                ul.ta-decisions {
                    @for card in discard { @if let Some(picture) = draw::tapestry::decision_card(words, kit, *card) { li { (drawn(&picture)) } } }
                }
                p.soft.small.num { (desk.say(if desk.solo() { "ta-web-decks" } else { "tac-web-deck" }, &left)) }
            }
        }
    }

    fn laid_out(desk: Desk<'_>, start: bool) -> LaidOut {
        LaidOut {
            title: desk.t(if start { "tac-web-lay-out" } else { "table-lies" }),
            help: desk.t(if start { "tac-web-lay-short" } else { "table-fix-help" }),
            inside: if start { lay::to_lay(desk) } else { lay::lies(desk) },
            first: desk.game().decision().map_or_else(String::new, |now| Self::next(desk, &now)),
        }
    }

    fn whose_turn(told: &Told<'_, Self>) -> Markup {
        html! { @for seat in told.at.bots() { (mark(told.said.after.table(), seat)) (told.at.seat(seat)) " " } }
    }

    /// Short: the steps below say everything.
    fn headline(told: &Told<'_, Self>) -> String {
        let income = table_events(told.said.events).into_iter().find_map(|event| match event {
            Event::IncomeTurn { number, .. } => Some(number),
            _ => None,
        });
        match income {
            _ if told.texts.steps.is_empty() => told.texts.headline.clone(),
            Some(number) => told.at.say("tac-web-bots-income", &[("number", number.into())]),
            None if told.at.solo() => told.at.t("tac-web-bots-turn"),
            None => told.at.t("tac-web-shadow-turn"),
        }
    }

    /// A close-up of the map, and the tracks where a token moved.
    fn pictures(told: &Told<'_, Self>) -> Markup {
        let (words, table) = (told.at.context.words, told.said.after.table());
        let events = table_events(told.said.events);
        let hexes: Hexes = events.iter().filter_map(event_hex).collect();
        let around: Option<Hex> = events.iter().filter_map(event_hex).next_back();
        let is_bot = |seat: Seat| told.at.bots().any(|bot| bot == seat);
        let tracks = events.iter().any(|event| matches!(event, Event::Moved { seat, .. } if is_bot(*seat)));
        let view = MapView { last: hexes, around, ..MapView::default() };
        html! {
            div.ta-pics {
                @if around.is_some() { div.co-pic.close-up { (drawn(&draw::tapestry::map(words, table, &view))) } }
                @if tracks { div.co-pic { (standing::moved(told.at, told.said.before.table(), table, &[])) } }
            }
        }
    }

    fn reasons(told: &Told<'_, Self>) -> Markup {
        html! {
            @for line in &told.texts.cards { p.small.soft { (line) } }
            (Self::why(told.at.context, told.said.before, told.entry).unwrap_or_default())
        }
    }

    fn more(desk: Desk<'_>, _: bool) -> Markup {
        let words = desk.context.words;
        html! {
            (Self::chips(&chips(words, desk.game())))
            (standing::standing(desk, &[]))
            (lay::pair(desk))
            ul.co-list.num { @for line in desk.game().known(words) { li { (line) } } }
        }
    }

    fn links(desk: Desk<'_>) -> Markup {
        html! {
            (desk.lay_link())
            (desk.history_link())
            a.btn href=(desk.context.to(&format!("/aid/{}", TITLE.key()))) { (icon("hint")) (desk.t("ta-aid-title")) }
        }
    }

    fn facts(desk: Desk<'_>, look: &Look) -> Markup {
        fix::all(desk, look)
    }

    fn points(desk: Desk<'_>) -> Markup {
        let (words, table) = (desk.context.words, desk.table());
        html! {
            @for seat in desk.seats().filter(|seat| table.bot_at(*seat) != Some(Bot::ShadowEmpire)) {
                (score(desk, seat, &scored(desk, seat)))
            }
            section.panel { h2 { (desk.noun("track", &desk.t("ta-tracks"))) } (standing::standing(desk, &[])) }
            @if desk.solo() { section.panel { h2 { (desk.t("ta-map")) } div.ta-map { (drawn(&draw::tapestry::map(words, table, &MapView::default()))) } } }
            (bots::panel(desk.context, table))
        }
    }
}

/// The points of the Automa, income turn by income turn; those of people are their own business.
fn scored(desk: Desk<'_>, seat: Seat) -> Vec<(String, i32)> {
    let mut turn = 0;
    let mut all: Vec<(u8, i32)> = Vec::new();
    if desk.table().bot_at(seat) != Some(Bot::Automa) {
        return Vec::new();
    }
    for event in desk.session().history().iter().flat_map(|entry| &entry.events) {
        match event {
            CompanionEvent::Table(Event::IncomeTurn { seat: who, number }) if *who == seat => turn = *number,
            CompanionEvent::Table(Event::Scored { seat: who, vp, .. }) if *who == seat => {
                match all.last_mut().filter(|(last, _)| *last == turn) {
                    Some((_, sum)) => *sum += i32::from(*vp),
                    None => all.push((turn, i32::from(*vp))),
                }
            }
            _ => {}
        }
    }
    all.into_iter().map(|(turn, vp)| (desk.say("ta-web-era", &[("era", turn.into())]), vp)).collect()
}
