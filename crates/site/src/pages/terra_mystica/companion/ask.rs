//! What it waits for, as something to tap.

use kernel::{Game, Legal, Seat};
use maud::{Markup, PreEscaped, html};
use terra_mystica::Waiting;
use terra_mystica::companion::{CompanionAction, CompanionDecision, Told};
use words::Beside;
use words::terra_mystica::{faction_name, terrain_name};

use super::desk::Desk;
use super::{hex, turn};
use crate::pages::Look;
use crate::pages::terra_mystica::acts::home;
use crate::pages::terra_mystica::parts::{hex_icon, tm_icon};

/// Everything that can be tapped.
pub fn answers(desk: Desk<'_>, decision: CompanionDecision, look: &Look) -> Markup {
    let help = html! { p.soft { (desk.game().waits(desk.context.words).question) } };
    match decision {
        CompanionDecision::Setup { what: Waiting::Dwelling, seat } | CompanionDecision::Spades { seat } => {
            hex::map(desk, seat, look)
        }
        CompanionDecision::Setup { seat, .. } => offered(desk, seat),
        CompanionDecision::Turn { seat, .. } => turn::turn(desk, seat, look),
        CompanionDecision::Power { seat, .. } => html! { (help) (power(desk, seat)) },
        CompanionDecision::Automa { .. } => help,
        CompanionDecision::Card { .. } => html! { (help) (cards(desk)) },
        CompanionDecision::Result { seat } => html! { (help) (result(desk, seat, look)) },
    }
}

/// Factions, colours, tiles and cards before the game.
fn offered(desk: Desk<'_>, seat: Seat) -> Markup {
    desk.saying("choices co-offered", &html! { @for told in desk.likely() { (choice(desk, seat, told)) } })
}

/// One thing that a person can have done, as a button with its picture or sign.
pub fn choice(desk: Desk<'_>, seat: Seat, told: Told) -> Markup {
    let kit = desk.table().kit();
    let words = desk.context.words;
    let picture = match told {
        Told::Favour(id) => Some(draw::terra_mystica::favour(desk.context.words, kit, id)),
        Told::Town(id) => Some(draw::terra_mystica::town(desk.context.words, kit, id)),
        Told::Pass(Some(id)) => Some(draw::terra_mystica::bonus(desk.context.words, kit, id)),
        _ => None,
    };
    if let Some(picture) = picture {
        let says = match told {
            Told::Favour(id) => words::terra_mystica::favour_does(words, kit, id),
            Told::Town(id) => words::terra_mystica::town_does(words, kit, id),
            Told::Pass(Some(id)) => words::terra_mystica::bonus_does(words, kit, id),
            _ => String::new(),
        };
        return html! {
            button.btn.choice.tile-pick name="action" value=(desk.says(seat, told)) {
                (PreEscaped(picture.inline())) span.what { (says) }
            }
        };
    }
    let (sign, says) = match told {
        Told::Faction(id) => (Some(hex_icon(home(kit.faction(id).home))), faction_name(words, id)),
        Told::Colour(terrain) => (Some(hex_icon(terrain)), terrain_name(words, terrain)),
        Told::Power(action) => (Some(tm_icon("power")), words::terra_mystica::power_does(words, kit, action)),
        Told::Shipping => (Some(tm_icon("ship")), desk.t("terra-co-shipping")),
        Told::Digging => (Some(tm_icon("spade")), desk.t("terra-co-digging")),
        Told::Steps(cult, _) | Told::Send(cult, _) | Told::Marker(cult, _) => {
            (Some(tm_icon(cult.name())), desk.deed(seat, told))
        }
        Told::Pass(None) => (None, desk.t("tm-act-pass-last")),
        _ => (None, desk.deed(seat, told)),
    };
    desk.tells(seat, told, &html! { @if let Some(sign) = sign { (sign) } span.what { (says) } })
}

/// Whether you took the power: the Automa wants to know it.
fn power(desk: Desk<'_>, seat: Seat) -> Markup {
    let button = |took: bool, word: &str, key: &str| {
        let action = desk.write(CompanionAction::Power { seat, took });
        html! { button.co-choice.advance name="action" value=(action) data-key=(key) { (tm_icon("power")) span { b { (desk.t(word)) } } } }
    };
    desk.saying(
        "co-choices",
        &html! { (button(true, "terra-co-took", "t")) (button(false, "terra-co-left", "d")) },
    )
}

/// The cards that can still come, small, each a large target.
fn cards(desk: Desk<'_>) -> Markup {
    let kit = desk.table().kit();
    desk.saying("co-cards", &html! {
        @for action in desk.game().legal().iter() {
            @if let CompanionAction::Card(card) = action {
                button.co-cardpick name="action" value=(desk.write(action)) {
                    (PreEscaped(draw::terra_mystica::decision_card(desk.context.words, kit, card).inline()))
                    span.num { (desk.say("play-card", &[("number", kit.automa.card(card).number.into())])) }
                }
            }
        }
    })
}

/// Your points before areas and cults: those are counted here.
fn result(desk: Desk<'_>, seat: Seat, look: &Look) -> Markup {
    let tried = look.tried.as_deref().and_then(|tried| tried.rsplit_once("result "));
    html! {
        p.soft.num { (desk.say("terra-co-result-help", &[("vp", u32::from(desk.table().player(seat).purse.vp).into())])) }
        (desk.saying("co-result", &html! {
            input type="hidden" name="action" value=(format!("{}: result", desk.table().seat_name(seat)));
            label for="points" { (tm_icon("points")) (desk.t("terra-co-your-points")) }
            input #points type="number" inputmode="numeric" name="with" min="0" max="999" required value=[tried.map(|(_, vp)| vp)];
            button.btn.go { (desk.t("table-count")) }
        }))
    }
}
