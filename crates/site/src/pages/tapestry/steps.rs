//! The start of a turn: the next space of every track with its price and what would follow; and what a tap on any space tells.

use draw::tapestry::{SpacePick, bonus_signs, price_signs, signs};
use maud::{Markup, html};
pub use tapestry::offered::At;
use tapestry::{Act, Action, Goods, Track};
use words::tapestry::{bonus, printed_name, tier_cost, track_name};

use super::intent::{Intent, text};
use super::parts::{Shared, ta_icon};
use super::play::drawn;
use crate::pages::layout::icon;

/// The next space of every track: a tap shows what it costs.
pub fn steps(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let next = At::next(game, intent.seat);
    html! {
        ul.ta-next { @for (number, at) in (1..).zip(next) { li { (step(shared, intent, at, number)) } } }
    }
}

fn step(shared: Shared<'_>, intent: &Intent, at: At, number: u8) -> Markup {
    let game = shared.game();
    let open = !at.ways(game, intent.seat, &intent.offered).is_empty();
    let chosen = intent.space() == Some(at);
    let link = shared.link(&format!("?at={}", at.name()));
    html! {
        a.step.(at.track.key()).no[!open] href=(link) aria-current=[chosen.then_some("true")] data-key=(number) data-next=(at.name()) {
            (face(shared, at))
            @if !open { span.why { (shared.t("ta-web-step-no")) } }
        }
    }
}

/// A space as a card: its place and name, what it gives, its bonus, its price, the landmark that waits there.
fn face(shared: Shared<'_>, at: At) -> Markup {
    let game = shared.game();
    let (words, kit) = (shared.context.words, game.kit());
    let Some(known) = at.printed(game) else { return html! {} };
    html! {
        span.where { (ta_icon(at.track.key())) b { (at.space) } " " b { (printed_name(words, &known.name)) } }
        span.gives { (drawn(&signs(words, kit, known.benefit))) }
        span.words { (words::tapestry::effect(words, kit, known.benefit)) }
        @if let Some(extra) = known.bonus { span.extra { "+ " (drawn(&bonus_signs(words, kit, extra))) } }
        span.price {
            @if let Some(price) = price_signs(words, kit, at.track, at.tier()) { (drawn(&price)) }
            @if let Some(name) = landmark(shared, at) { span.mark { (ta_icon("landmark")) (name) } }
        }
    }
}

/// The landmark that the first token on this space gains, if it is still there.
fn landmark(shared: Shared<'_>, at: At) -> Option<String> {
    let game = shared.game();
    let known = game.kit().landmarks.get(usize::from(at.landmark(game)?))?;
    Some(printed_name(shared.context.words, &known.name))
}

/// All spaces of a track as places to tap on; those that can be entered stand out.
pub fn picks(shared: Shared<'_>, intent: Option<&Intent>, track: Track) -> Vec<SpacePick> {
    let game = shared.game();
    let spaces = (1..=12).map(|space| At { track, space });
    let pick = |at: At| {
        let open = intent
            .is_some_and(|intent| intent.offered.iter().any(|action| At::entered(game, *action) == Some(at)));
        SpacePick {
            track,
            space: at.space,
            link: shared.link(&format!("?at={}&open=tracks", at.name())),
            says: told(shared, at),
            open,
            chosen: intent.and_then(Intent::space) == Some(at),
        }
    };
    spaces.map(pick).collect()
}

fn told(shared: Shared<'_>, at: At) -> String {
    let name = at.printed(shared.game()).map(|known| printed_name(shared.context.words, &known.name));
    format!("{} {} {}", track_name(shared.context.words, at.track), at.space, name.unwrap_or_default())
}

/// What a space says, in words, above the bar: whatever is tapped on.
pub fn panel(shared: Shared<'_>, intent: &Intent, open: Option<&str>) -> Markup {
    let Some(at) = intent.space() else { return html! {} };
    let game = shared.game();
    let (words, kit) = (shared.context.words, game.kit());
    let Some(known) = at.printed(game) else { return html! {} };
    let others = at.ways(game, intent.seat, &intent.offered);
    // Where the card of the step stands above, the rest is known.
    let full = open == Some("tracks") || others.is_empty();
    html! {
        div.pop.told #told {
            @if full { h2 { (ta_icon(at.track.key())) (told(shared, at)) } }
            p { (words::tapestry::capital(&words::tapestry::effect(words, kit, known.benefit))) "." }
            @if let Some(extra) = known.bonus { p { (shared.t("ta-web-bonus")) " " (bonus(words, kit, extra)) "." } }
            @if let Some(name) = landmark(shared, at).filter(|_| full) { p { (ta_icon("landmark")) (shared.say("ta-track-landmark", &[("name", name.into())])) } }
            @if let Some(board) = kit.tracks.get(at.track.index()).filter(|_| full) { p.soft.small { (shared.say("ta-track-cost", &[("cost", tier_cost(words, board, at.tier()).into())])) } }
            // Folded, so that the other next spaces stay in sight.
            @if others.len() > 1 {
                details #pay-with {
                    summary { (shared.t("ta-web-pay-with")) span.num { " (" (others.len() - 1) ")" } span.chev { (icon("chevron")) } }
                    (shared.form("choices pays", &html! { @for action in others.iter().skip(1) { (pay(shared, *action)) } }))
                }
            }
            a.icon-btn.close href=(shared.link("")) data-key="escape" aria-label=(shared.t("play-close")) { (icon("cross")) }
        }
    }
}

/// A way to pay, as a button.
fn pay(shared: Shared<'_>, action: Action) -> Markup {
    let Act::Advance { pay, .. } = action.act else { return html! {} };
    let words = shared.context.words;
    html! {
        button.btn.choice name="action" value=(text(shared.game(), action)) aria-label=(shared.say("ta-act-pay", &[("goods", words::tapestry::goods(words, pay).into())])) {
            (goods(pay))
        }
    }
}

/// Goods as icons.
pub fn goods(goods: Goods) -> Markup {
    html! { span.pay { @for good in tapestry::Good::ALL { @for _ in 0..goods.get(*good) { (ta_icon(good.key())) } } } }
}
