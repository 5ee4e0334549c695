//! The page of a game that brings none of its own: the position in words, and the legal actions as buttons.

use games::{Kind, Title};
use kernel::{Entry, Legal as _};
use maud::{Markup, html};
use players::Hint;
use table::tables::Open;

use super::at::At;
use super::layout::icon;
use super::{Look, hint, log, menu, scene, tools, why};
use crate::context::Context;
use crate::kind::Shown;

/// So many actions are buttons; what comes behind them in the list is typed.
const BUTTONS: u32 = 60;

/// The game that a kind of table is a way to play.
fn title<G: Shown>() -> Title {
    Kind::of(G::NAME).map_or(Title::ALL[0], Kind::title)
}

/// The page: what waits, what can be done, and what happened.
pub fn page<G: Shown>(context: &Context, open: &Open<G>, look: &Look, advice: Option<&Hint<G>>) -> Markup {
    let at = At { context, open };
    let game = at.game();
    let asked = game.asks(context.words);
    let says = asked.clone().or_else(|| game.outcome(context.words)).unwrap_or_else(|| at.t("play-over"));
    html! {
        main.wrap.stack data-say=(format!("{} {says}", log::news(at))) {
            h1.todo tabindex="-1" { (says) }
            @if look.said.as_deref() == Some("conflict") {
                div.note-box.bad role="status" { (icon("warn")) p { b { (at.t("play-conflict")) } " " (at.t("play-conflict-do")) } }
            }
            div.slot { (scene::scene(at, "play-begins")) }
            (tools::result_line(at))
            section.panel { (picture(context, game)) }
            @if let Some(advice) = advice { (hint::panel(at, advice, |option| game.act(context.words, option.weighed.action))) }
            (log::log(at))
        }
        @if asked.is_some() { (bar(at)) } @else { (bar_after(at)) }
        (menu::sheet(at, look.open.as_deref(), title::<G>(), &[], "play-plain-keys"))
    }
}

fn bar<G: Shown>(at: At<'_, G>) -> Markup {
    let (game, legal) = (at.game(), at.game().legal());
    let first = (0..legal.count().min(BUTTONS)).filter_map(|index| legal.get(index));
    html! {
        section.bar aria-label=(at.t("play-acts")) {
            form #act.row method="post" action=(at.link("/decide")) {
                (at.version())
                @for (number, action) in first.enumerate() {
                    button.btn.go[number == 0] name="action" value=(game.write(action)) data-key=[(number == 0).then_some("enter")] {
                        (game.act(at.context.words, action))
                    }
                }
            }
            @if legal.count() > BUTTONS {
                form.row method="post" action=(at.link("/decide")) {
                    (at.version())
                    input type="text" name="action" maxlength="200" required aria-label=(at.t("play-acts"));
                    button.btn { (at.t("hint-do")) }
                }
            }
            (tools::tools(at))
        }
    }
}

fn bar_after<G: Shown>(at: At<'_, G>) -> Markup {
    html! {
        section.bar.over aria-label=(at.t("play-acts")) { div.inner { (tools::again(at)) (tools::tools_after(at)) } }
    }
}

/// The position in words.
pub fn picture<G: Shown>(context: &Context, game: &G) -> Markup {
    html! { ul { @for line in game.in_words(context.words) { li { (line) } } } }
}

/// The reasons of the bots' choices in a decision, if they made any.
pub fn reasons<G: Shown>(context: &Context, game: &G, entry: &Entry<G>) -> Option<Markup> {
    let key = title::<G>().key();
    G::explains(&entry.events).then(|| {
        html! {
            @for one in game.whys(context.words, &entry.events) {
                p { b { (one.sentence) } }
                (why::steps(context, key, &one))
            }
        }
    })
}
