//! What only this game's page has: what lies on the table, the turn of the bots, the points.

use draw::tapestry::MapView;
use games::Title;
use kernel::{Game, Hex, Hexes, Seat};
use maud::{Markup, html};
use tapestry::companion::{CardFor, CompanionAction, CompanionDecision, CompanionEvent, TapestryCompanion};
use tapestry::{Bot, Event};
use words::Beside;
use words::tapestry::companion::{chips, table_events};

use super::desk::Desk;
use super::{ask, fix, turn};
use crate::kind::Shown;
use crate::pages::Look;
use crate::pages::beside::{AtTable, LaidOut, Told, score};
use crate::pages::layout::icon;
use crate::pages::tapestry::parts::mark;
use crate::pages::tapestry::play::drawn;
use crate::pages::tapestry::spots::event_hex;
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

    fn laid_out(desk: Desk<'_>, _: bool) -> LaidOut {
        let (words, table) = (desk.context.words, desk.table());
        LaidOut {
            title: desk.t("table-lies"),
            help: desk.t("tac-web-lay-help"),
            inside: html! {
                ul.co-list { @for line in desk.game().lay_out(words) { li { (line) } } }
                @if desk.solo() { section.panel.ta-map { (drawn(&draw::tapestry::map(words, table, &MapView::default()))) } }
                (bots::panel(desk.context, table))
            },
            first: desk.game().decision().map_or_else(String::new, |now| Self::question(desk, &now)),
        }
    }

    fn whose_turn(told: &Told<'_, Self>) -> Markup {
        html! { @for seat in told.at.bots() { (mark(told.said.after.table(), seat)) (told.at.seat(seat)) " " } }
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
                @if tracks { div.co-pic.ta-tracks { (drawn(&draw::tapestry::tracks(words, table, &[]))) } }
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
        let (words, table) = (desk.context.words, desk.table());
        html! {
            (Self::chips(&chips(words, desk.game())))
            div.ta-tracks { (drawn(&draw::tapestry::tracks(words, table, &[]))) }
            (bots::cards(desk.context, table))
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
            section.panel { h2 { (desk.t("ta-tracks")) } (drawn(&draw::tapestry::tracks(words, table, &[]))) }
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
