//! The page of a game under way.

use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use players::Hint;
use table::tables::Open;
use terra_mystica::TerraMystica;
use terra_mystica::state::Phase;

use super::intent::Intent;
use super::parts::{Shared, mark, tm_icon};
use super::tells::Tells;
use super::{acts, automa, bar, head, map, result};
use crate::context::Context;
use crate::pages::layout::icon;
use crate::pages::notes::{self, note};
use crate::pages::{Look, learn, log, menu, scene, tip};

/// The page: what waits, and everything around it.
pub fn page(
    context: &Context,
    open: &Open<TerraMystica>,
    look: &Look,
    hint: Option<Hint<TerraMystica>>,
) -> Markup {
    let shared = Shared { context, open };
    let intent = Intent::of(&open.session, look, hint, context.asks);
    let over = || result::page(shared, look);
    let page = intent.as_ref().map_or_else(over, |intent| desk(shared, intent, look));
    menu::with_sheet(shared, look, super::TITLE, "terra-keys", &page)
}

fn desk(shared: Shared<'_>, intent: &Intent, look: &Look) -> Markup {
    let game = shared.game();
    let prompt = words::terra_mystica::todo(shared.context.words, game).unwrap_or_default();
    let own = Some(intent.seat).filter(|seat| !game.is_automa(*seat));
    // Where Automas fill the other column, the boards of other people stand below one's own.
    let others = game.seat_list().filter(|seat| Some(*seat) != own && !game.is_automa(*seat));
    let (below_own, beside): (Vec<Seat>, Vec<Seat>) =
        others.partition(|_| game.seat_list().any(|seat| game.is_automa(seat)));
    let tells = Tells::default();
    html! {
        div.terra data-say=(format!("{} {prompt}", log::news(shared))) {
            (head::head(shared, intent.seat, &tells))
            main.tplay {
                h1.todo tabindex="-1" { (mark(game, intent.seat)) span { (prompt) } }
                div.slot {
                    @if let Some(notes) = notes(shared, Some(intent), look.said.as_deref()) { (notes) } @else { (scene::scene(shared, "play-begins")) }
                }
                (tip::tip(shared))
                div.field.parts-first[acts::come_first(intent)] {
                    div.mapside data-looks="yes" { (map::map_box(shared, intent)) }
                    (acts::acts(shared, intent))
                }
            }
            (bar::bar(shared, intent))
            aside.tside.own { @if let Some(seat) = own { (board(shared, seat, &tells)) } (rounds(shared, &tells)) @for seat in below_own { (board(shared, seat, &tells)) } }
            aside.tside.other { (cults(shared)) (automa::panel(shared, &tells)) @for seat in beside { (board(shared, seat, &tells)) } }
            aside.tbelow { (map::hex_list(shared, intent)) (pool(shared, &tells)) (log::log(shared)) (tells.sentences(shared.context)) }
        }
    }
}

/// How far the game is.
pub fn round(shared: Shared<'_>) -> String {
    let game = shared.game();
    let round = [("round", game.round().into())];
    match game.phase() {
        Phase::Faction | Phase::Colour | Phase::FirstFavour | Phase::Dwellings(_) | Phase::BonusCards => {
            shared.t("terra-setup")
        }
        Phase::Over => shared.t("terra-over"),
        _ => shared.say("terra-round", &round),
    }
}

/// The board of a seat; before its faction is chosen there is nothing to see on it.
fn board(shared: Shared<'_>, seat: Seat, tells: &Tells) -> Markup {
    if shared.game().player(seat).faction.is_none() {
        return html! {};
    }
    let drawn = draw::terra_mystica::board(shared.context.words, shared.game(), seat);
    html! { section.panel.tboard { h2 { (mark(shared.game(), seat)) (shared.seat(seat)) } (tells.on(&drawn)) } }
}

fn rounds(shared: Shared<'_>, tells: &Tells) -> Markup {
    let drawn = draw::terra_mystica::rounds(shared.context.words, shared.game(), 3);
    html! { section.panel.tboard.trounds { h2 { (shared.noun("round", &shared.t("terra-rounds"))) } (tells.on(&drawn)) } }
}

fn cults(shared: Shared<'_>) -> Markup {
    html! { section.panel.tboard.tcults { h2 { (shared.noun("cult", &shared.t("terra-cults"))) } (PreEscaped(draw::terra_mystica::cults(shared.context.words, shared.game()).inline())) } }
}

/// What the boards and tiles show, with the sign that stands for it there, if there is one.
const SIGNS: [(Option<&str>, &str); 8] = [
    (Some("power"), "power"),
    (Some("action"), "action"),
    (None, "bonus"),
    (None, "favour"),
    (Some("town"), "town"),
    (Some("key"), "key"),
    (Some("spade"), "spade"),
    (None, "reach"),
];

/// Power actions, cards and tiles; below them what is where is called.
fn pool(shared: Shared<'_>, tells: &Tells) -> Markup {
    let game = shared.game();
    let drawn = draw::terra_mystica::middle(shared.context.words, game);
    let has_automa = game.seat_list().any(|seat| game.is_automa(seat));
    let signs: Vec<_> = SIGNS.into_iter().chain(has_automa.then_some((None, "support"))).collect();
    html! {
        section.panel.tboard {
            details.pool #pool {
                summary { (shared.t("terra-pool")) span.chev { (icon("chevron")) } }
                (tells.on(&drawn))
            }
            (learn::nouns(shared.context, super::TITLE, &signs, tm_icon))
        }
    }
}

/// What another device did, and what the program advises; `None` if nothing is to be said.
pub fn notes(shared: Shared<'_>, intent: Option<&Intent>, said: Option<&str>) -> Option<Markup> {
    let advice = intent.and_then(|intent| {
        let best = intent.advice.as_ref()?.options.first()?;
        let advised = words::terra_mystica::whole(shared.context.words, &best.before, &best.act);
        Some(note(
            "ok",
            "hint",
            &shared.t("play-hint-says"),
            &shared.say("terra-hint", &[("what", advised.into())]),
        ))
    });
    notes::notes(shared, said, [advice])
}
