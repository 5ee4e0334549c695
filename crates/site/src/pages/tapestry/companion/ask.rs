//! What it waits for, as something to tap.

use kernel::{Game, Legal, Seat};
use maud::{Markup, html};
use tapestry::companion::{CompanionAction, CompanionDecision};
use words::Beside;
use words::tapestry::track_name;

use super::desk::Desk;
use super::turn;
use crate::pages::Look;
use crate::pages::tapestry::parts::ta_icon;
use crate::pages::tapestry::play::drawn;

/// Everything that can be tapped.
pub fn answers(desk: Desk<'_>, decision: CompanionDecision, look: &Look) -> Markup {
    let help = html! { p.soft { (desk.game().waits(desk.context.words).question) } };
    match decision {
        CompanionDecision::Turn { seat, told } => {
            // The headline asks; only that the first turn is an income turn has to be said.
            let first = told == 0 && desk.table().player_at(seat).income_turns == 0;
            html! { @if first { (help) } (turn::turn(desk, seat, look)) }
        }
        CompanionDecision::Reaction { seat } => html! { (help) (turn::turn(desk, seat, look)) },
        CompanionDecision::Automa { .. } => help,
        CompanionDecision::Card { .. } => html! { (help) (cards(desk)) },
        CompanionDecision::Die { .. } => html! { (help) (die(desk)) },
        CompanionDecision::Trap { .. } => html! { (help) (trap(desk)) },
        CompanionDecision::Result { seat } => html! { (help) (result(desk, seat, look)) },
    }
}

/// The cards that can still come, each a large target.
fn cards(desk: Desk<'_>) -> Markup {
    let (kit, words) = (desk.table().kit(), desk.context.words);
    desk.saying("co-cards ta-cardpicks", &html! {
        @for action in desk.game().legal().iter() {
            @if let CompanionAction::Card(card) = action && let Some(picture) = draw::tapestry::decision_card(words, kit, card) {
                button.co-cardpick name="action" value=(desk.write(action)) {
                    (drawn(&picture))
                    span.num { (desk.say("play-card", &[("number", kit.automa.card(card).number.into())])) }
                }
            }
        }
    })
}

/// The faces that the science die may show.
fn die(desk: Desk<'_>) -> Markup {
    desk.saying(
        "choices ta-steps",
        &html! {
            @for (number, action) in (1_u8..).zip(desk.game().legal().iter()) {
                @if let CompanionAction::Die(track) = action {
                    button.btn.choice name="action" value=(desk.write(action)) data-key=(number) {
                        (ta_icon(track.key())) span.what { (track_name(desk.context.words, track)) }
                    }
                }
            }
        },
    )
}

/// Whether you answer with a Trap.
fn trap(desk: Desk<'_>) -> Markup {
    let button = |trap: bool, word: &str, key: &str, sign: &str| {
        let action = desk.write(CompanionAction::Trap(trap));
        html! { button.co-choice.advance name="action" value=(action) data-key=(key) { (ta_icon(sign)) span { b { (desk.t(word)) } } } }
    };
    desk.saying(
        "co-choices",
        &html! { (button(true, "tac-web-trap", "t", "card")) (button(false, "tac-web-no-trap", "d", "topple")) },
    )
}

/// The points of a person at the end.
fn result(desk: Desk<'_>, seat: Seat, look: &Look) -> Markup {
    let tried = look.tried.as_deref().and_then(|tried| tried.rsplit_once("result "));
    desk.saying("co-result", &html! {
        input type="hidden" name="action" value=(format!("P{}: result", seat.0 + 1));
        label for="points" { (ta_icon("points")) (desk.t("terra-co-your-points")) }
        input #points type="number" inputmode="numeric" name="with" min="-99" max="999" required value=[tried.map(|(_, vp)| vp)];
        button.btn.go { (desk.t("table-count")) }
    })
}
