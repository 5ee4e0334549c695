//! What only this game's page has: what lies on the table, the turn of an Automa, the points.

use draw::terra_mystica::MapView;
use games::Title;
use kernel::{Game, Hex, Hexes, Seat};
use maud::{Markup, PreEscaped, html};
use terra_mystica::companion::{CardFor, CompanionAction, CompanionDecision, CompanionEvent, TerraCompanion};
use terra_mystica::{Event, Waiting};
use words::terra_mystica::companion::{chips, event as answered, lay_seats, table_events};
use words::terra_mystica::event_hex;
use words::{Beside, Said};

use super::desk::Desk;
use super::{ask, fix, turn};
use crate::pages::Look;
use crate::pages::beside::{AtTable, LaidOut, Told, score};
use crate::pages::terra_mystica::TITLE;
use crate::pages::terra_mystica::map::scroll_box;
use crate::pages::terra_mystica::parts::{mark, tm_icon};

impl AtTable for TerraCompanion {
    const TITLE: Title = TITLE;
    const CLASS: &'static str = "terra";
    const KEYS: &'static str = "terra-co-keys";
    const BOTS_TURN: CompanionAction = CompanionAction::Automa;

    fn is_fix(action: CompanionAction) -> bool {
        matches!(action, CompanionAction::Fix(_))
    }

    fn about(desk: Desk<'_>, decision: &CompanionDecision) -> Seat {
        match decision {
            CompanionDecision::Card { seat, .. } => *seat,
            _ => desk.game().to_move().unwrap_or(Seat(0)),
        }
    }

    fn sign(desk: Desk<'_>, seat: Seat) -> Markup {
        mark(desk.table(), seat)
    }

    fn question(desk: Desk<'_>, decision: &CompanionDecision) -> String {
        desk.t(match decision {
            CompanionDecision::Setup { what, .. } => match what {
                Waiting::Faction => "terra-co-ask-faction",
                Waiting::Colour => "terra-co-ask-colour",
                Waiting::FirstFavour => "terra-co-ask-favour",
                Waiting::BonusCard => "terra-co-ask-bonus",
                _ => "terra-co-ask-dwelling",
            },
            CompanionDecision::Turn { told: 0, .. } => "table-ask-turn",
            CompanionDecision::Turn { .. } => "terra-co-ask-more",
            CompanionDecision::Spades { .. } => "terra-co-ask-spades",
            CompanionDecision::Power { .. } => "terra-co-ask-power",
            CompanionDecision::Automa { .. } => "terra-co-ask-automa",
            CompanionDecision::Card { what: CardFor::Tie | CardFor::Bonus, .. } => "terra-co-ask-reveal",
            CompanionDecision::Card { what: CardFor::Support, .. } => "terra-co-ask-first-card",
            CompanionDecision::Card { .. } => "table-ask-card",
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

    /// What the Automas answered to a build of somebody who is rewarded for power that others take.
    fn yours(desk: Desk<'_>, said: Said<'_, Self>) -> Markup {
        html! {
            @for event in said.events {
                @if let CompanionEvent::Answered { takes, .. } = event {
                    @let seat = said.before.table().active();
                    (Self::offer(&answered(desk.context.words, said.before, event).unwrap_or_default()))
                    @if *takes != Some(false) { (turn::reward(desk, seat)) }
                }
            }
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
        let CompanionDecision::Automa { seat } = decision else { return None };
        let word = if desk.game().draws_itself() { "table-draw" } else { "table-next" };
        Some((word, desk.seat(*seat)))
    }

    fn laid_out(desk: Desk<'_>, _: bool) -> LaidOut {
        let (words, table) = (desk.context.words, desk.table());
        LaidOut {
            title: desk.t("table-lies"),
            help: desk.t("terra-co-lay-help"),
            inside: html! {
                ul.co-list { @for line in lay_seats(words, desk.game()) { li { (line) } } }
                section.panel.tboard { h2 { (desk.noun("round", &desk.t("terra-rounds"))) } (PreEscaped(draw::terra_mystica::rounds(words, table, 3).inline())) }
                section.panel.tboard { h2 { (desk.noun("bonus", &desk.t("terra-bonus-cards"))) } (PreEscaped(draw::terra_mystica::bonus_cards(words, table).inline())) }
            },
            first: desk.game().waits(words).question,
        }
    }

    fn whose_turn(told: &Told<'_, Self>) -> Markup {
        let seat = told.said.events.iter().find_map(|event| match event {
            CompanionEvent::Table(
                Event::AutomaCards { seat, .. }
                | Event::AutomaStops { seat, .. }
                | Event::AutomaChose { seat, .. },
            ) => Some(*seat),
            _ => None,
        });
        html! {
            @if let Some(seat) = seat { (mark(told.said.after.table(), seat)) (told.at.seat(seat)) }
            @for cards in &told.texts.cards { span.soft.num { (cards) } }
        }
    }

    /// A close-up of the map, or the cult board.
    fn pictures(told: &Told<'_, Self>) -> Markup {
        let (words, table) = (told.at.context.words, told.said.after.table());
        let events = table_events(told.said.events);
        let hexes: Hexes = events.iter().filter_map(event_hex).collect();
        let around: Option<Hex> = events.iter().find_map(event_hex);
        let cults = events.iter().any(|event| matches!(event, Event::Cult { .. }));
        html! {
            @if around.is_some() {
                @let view = MapView { last: hexes, around, ..MapView::default() };
                div.co-pic.close-up { (PreEscaped(draw::terra_mystica::map(words, table, &view).inline())) }
            } @else if cults {
                div.co-pic.tboard { (PreEscaped(draw::terra_mystica::cults(words, table).inline())) }
            }
        }
    }

    fn offer(offer: &str) -> Markup {
        html! { div.note-box.power role="status" { (tm_icon("power")) p { b { (offer) } } } }
    }

    fn more(desk: Desk<'_>, _: bool) -> Markup {
        let (words, table) = (desk.context.words, desk.table());
        html! {
            (Self::chips(&chips(words, desk.game())))
            div.tboard { (PreEscaped(draw::terra_mystica::cults(words, table).inline())) }
            div.tboard { (PreEscaped(draw::terra_mystica::rounds(words, table, 3).inline())) }
            ul.co-list.num { @for line in desk.game().known(words) { li { (line) } } }
        }
    }

    fn facts(desk: Desk<'_>, look: &Look) -> Markup {
        fix::all(desk, look)
    }

    fn points(desk: Desk<'_>) -> Markup {
        let (words, table) = (desk.context.words, desk.table());
        let whole = draw::terra_mystica::map(words, table, &MapView::default());
        html! {
            @for seat in table.seat_list() { (score(desk, seat, &shares(desk, seat))) }
            section.panel.tboard { h2 { (desk.noun("cult", &desk.t("terra-cults"))) } (PreEscaped(draw::terra_mystica::cults(words, table).inline())) }
            section.panel.tmap { h2 { (desk.t("terra-map")) } (scroll_box(desk, "map", &whole.inline(), None, false)) }
        }
    }
}

/// A seat's points: what there was before the end, then areas and cults one by one.
fn shares(desk: Desk<'_>, seat: Seat) -> Vec<(String, i32)> {
    let finals: Vec<(String, i32)> = desk
        .session()
        .history()
        .iter()
        .flat_map(|entry| &entry.events)
        .filter_map(|event| match event {
            CompanionEvent::Table(Event::Final { seat: who, what, vp, .. }) if *who == seat => {
                Some((words::terra_mystica::final_score(desk.context.words, *what), i32::from(*vp)))
            }
            _ => None,
        })
        .collect();
    let before = desk.game().score(seat) - finals.iter().map(|(_, vp)| vp).sum::<i32>();
    [(desk.t("terra-co-before"), before)].into_iter().chain(finals).collect()
}
