//! What only this game's page has: the ring to lay out, the turn of the Automa, the points on all levels.

use games::Title;
use kernel::{Game, Seat};
use maud::{Markup, PreEscaped, html};
use patchwork::companion::{CompanionAction, CompanionDecision, PatchworkCompanion, RingSource};
use patchwork::{FIRST, SECOND};
use words::patchwork::companion::place;
use words::{Beside, Said};

use super::desk::{Desk, board, token};
use super::{ask, fix, grid, instruction};
use crate::pages::Look;
use crate::pages::beside::{AtTable, LaidOut, Told};
use crate::pages::layout::drawn_icon;
use crate::pages::menu::Entry;
use crate::pages::patchwork::{TITLE, levels};

impl AtTable for PatchworkCompanion {
    const TITLE: Title = TITLE;
    const CLASS: &'static str = "pw";
    const KEYS: &'static str = "table-keys";
    const LAY: Entry<'static> = ("rotate", "ring", "table-the-ring");
    const UNREADABLE: &'static str = "table-unreadable";
    const PICTURE: bool = false;
    const BOTS_TURN: CompanionAction = CompanionAction::Automa;

    fn is_fix(action: CompanionAction) -> bool {
        matches!(action, CompanionAction::Fix(_))
    }

    fn is_note(action: CompanionAction) -> bool {
        matches!(action, CompanionAction::Fix(_) | CompanionAction::Tile)
    }

    fn about(_: Desk<'_>, decision: &CompanionDecision) -> Seat {
        match decision {
            CompanionDecision::Ring { .. }
            | CompanionDecision::YourTurn { .. }
            | CompanionDecision::Result { .. } => FIRST,
            _ => SECOND,
        }
    }

    fn sign(_: Desk<'_>, seat: Seat) -> Markup {
        token(seat)
    }

    fn whose(desk: Desk<'_>, decision: &CompanionDecision) -> String {
        desk.t(match decision {
            CompanionDecision::Ring { .. } => "table-before",
            CompanionDecision::Result { .. } => "table-the-end",
            _ if Self::about(desk, decision) == SECOND => "web-automas-turn",
            _ => "web-your-turn",
        })
    }

    fn question(desk: Desk<'_>, decision: &CompanionDecision) -> String {
        match decision {
            CompanionDecision::Ring { .. } => desk.t("table-ask-ring"),
            CompanionDecision::YourTurn { .. } => desk.t("table-ask-turn"),
            CompanionDecision::NextThree { known, .. } => {
                desk.say("table-ask-next", &[("place", place(desk.context.words, known.len() as u8).into())])
            }
            CompanionDecision::Automa { .. } => desk.t("table-ask-automa"),
            CompanionDecision::Card { .. } => desk.t("table-ask-card"),
            CompanionDecision::Result { .. } => desk.t("table-ask-result"),
        }
    }

    fn answers(desk: Desk<'_>, decision: &CompanionDecision, look: &Look) -> Markup {
        ask::answers(desk, decision, look.tried.as_deref())
    }

    fn stays(decision: &CompanionDecision) -> bool {
        matches!(decision, CompanionDecision::Ring { known, .. } if !known.is_empty())
    }

    fn besides(desk: Desk<'_>, decision: &CompanionDecision) -> Markup {
        ask::covered(desk, decision)
    }

    fn yours(desk: Desk<'_>, said: Said<'_, Self>) -> Markup {
        instruction::yours(desk, said)
    }

    fn draws(
        desk: Desk<'_>,
        decision: &CompanionDecision,
        told: Option<&Told<'_, Self>>,
    ) -> Option<(&'static str, String)> {
        let again = told.and_then(instruction::answered).is_some_and(|answer| answer.moves_again);
        let (word, small) =
            if again { ("table-next", "table-moves-again") } else { ("table-draw", "table-draw-means") };
        matches!(decision, CompanionDecision::Automa { .. }).then(|| (word, desk.t(small)))
    }

    fn next(desk: Desk<'_>, decision: &CompanionDecision) -> String {
        desk.t(match decision {
            CompanionDecision::YourTurn { .. } => "web-your-turn",
            CompanionDecision::Result { .. } => "table-the-end",
            _ => "table-moves-again",
        })
    }

    /// Whether the person lays out the ring that the program has dealt.
    fn lays_out(&self) -> bool {
        self.options().ring == RingSource::Dealt
    }

    fn laid_out(desk: Desk<'_>, start: bool) -> LaidOut {
        let (game, ring) = (desk.game(), desk.game().ring());
        LaidOut {
            title: desk.t(if start { "table-lay" } else { "table-the-ring" }),
            help: desk.t(if start { "table-lay-help" } else { "table-ring-now" }),
            inside: html! {
                @if game.knows_ring() {
                    div.co-oval { (PreEscaped(draw::patchwork::ring(desk.context.words, desk.kit(), ring, &desk.t("table-ring-says")).inline())) }
                }
                (grid::in_order(desk, ring))
                @if !game.knows_ring() { p.soft { (desk.t("table-ring-rest")) } }
            },
            first: desk.t("table-you-start"),
        }
    }

    fn whose_turn(told: &Told<'_, Self>) -> Markup {
        instruction::whose_turn(told)
    }

    fn headline(told: &Told<'_, Self>) -> String {
        told.at.t(if instruction::takes(told) { "table-takes" } else { "table-passes" })
    }

    fn pictures(told: &Told<'_, Self>) -> Markup {
        html! { div.co-pic { (instruction::picture(told)) } }
    }

    fn below_step(told: &Told<'_, Self>, number: usize) -> Markup {
        // The pawn comes first, then the move.
        if number == 1 {
            instruction::strip(told)
        } else {
            html! {}
        }
    }

    /// Its points come last.
    fn chips(chips: &[String]) -> Markup {
        html! {
            p.co-chips.num {
                @for (number, chip) in chips.iter().enumerate() {
                    @if number + 1 == chips.len() { span.chip { b { (chip) } } }
                    @else { span.chip.automa { @if number == 0 { (drawn_icon("button")) } (chip) } }
                }
            }
        }
    }

    fn asks_why(told: &Told<'_, Self>) -> &'static str {
        if instruction::takes(told) { "play-why-this" } else { "table-why-pass" }
    }

    fn reasons(told: &Told<'_, Self>) -> Markup {
        instruction::reasons(told)
    }

    fn more_title(desk: Desk<'_>) -> Markup {
        html! { (drawn_icon("flag")) (desk.t("table-more")) }
    }

    fn more(desk: Desk<'_>, told: bool) -> Markup {
        let (words, game) = (desk.context.words, desk.game());
        html! {
            div.co-board { (board(desk.context, game)) }
            @if !told { (Self::chips(&words::patchwork::companion::chips(words, game))) }
            ul.co-list.num { @for line in game.scores(words) { li { (line) } } }
            h2 { (desk.t("table-assumes")) }
            ul.co-list { @for assumed in game.known(words) { li { (assumed) } } }
        }
    }

    fn links(desk: Desk<'_>) -> Markup {
        html! {
            @if !desk.game().ring().is_empty() { a.btn href=(desk.link("?open=ring")) { (desk.t("table-the-ring")) } }
            (desk.history_link())
        }
    }

    fn facts(desk: Desk<'_>, look: &Look) -> Markup {
        fix::all(desk, look)
    }

    fn fact_of(tried: &str) -> Option<String> {
        Some(fix::fact_of(tried).to_owned())
    }

    fn ending(desk: Desk<'_>) -> Markup {
        let game = desk.game();
        let level = game.options().game.level;
        html! { p.sub.num { (levels::news(desk.context, &game.all_levels(), level, game.winner())) } }
    }

    fn points(desk: Desk<'_>) -> Markup {
        let (context, game) = (desk.context, desk.game());
        let level = game.options().game.level;
        let (buttons, empty) = game.told().unwrap_or_default();
        let yours = levels::person_rows(context, buttons.into(), empty.into());
        let automas = levels::automa_rows(context, level, game.automa_buttons().into(), game.automa_heap());
        let score = |seat: Seat, rows| {
            let name = html! { (token(seat)) (desk.seat(seat)) };
            levels::score(context, seat, &name, game.score(seat), rows, game.tile() == Some(seat))
        };
        html! {
            section.panel {
                h2 { (desk.t("play-score")) }
                div.sheet-score.num { (score(FIRST, yours)) (score(SECOND, automas)) }
            }
            (levels::bars(context, &game.all_levels(), level, game.score(FIRST)))
        }
    }
}
