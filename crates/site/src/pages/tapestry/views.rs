//! What lies on the table, sorted into views: on a phone one at a time, one tap away from each other; on a large screen side by
//! side.

use kernel::{Game, Seat};
use maud::{Markup, html};

use super::intent::{Intent, Spot};
use super::parts::{Shared, ta_icon};
use super::{boards, bots, score, steps, why};
use crate::pages::layout::icon;
use crate::pages::log;

/// A view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum View {
    Ask,
    Tracks,
    Map,
    Mine,
    Bots,
    Log,
}

impl View {
    const ALL: [View; 6] = [View::Ask, View::Tracks, View::Map, View::Mine, View::Bots, View::Log];

    fn key(self) -> &'static str {
        match self {
            View::Ask => "ask",
            View::Tracks => "tracks",
            View::Map => "map",
            View::Mine => "mine",
            View::Bots => "bots",
            View::Log => "log",
        }
    }

    fn sign(self) -> Markup {
        match self {
            View::Ask => icon("why"),
            View::Tracks => ta_icon("up"),
            View::Map => ta_icon("tile"),
            View::Mine => ta_icon("house"),
            View::Bots => ta_icon("heart"),
            View::Log => ta_icon("points"),
        }
    }
}

/// The tabs: which view a phone shows. The question comes first, unless the address says otherwise.
pub fn tabs(shared: Shared<'_>, intent: &Intent, open: Option<&str>) -> Markup {
    let named = View::ALL.into_iter().find(|view| Some(view.key()) == open);
    let with_bots = shared.game().options().mode != tapestry::Mode::People;
    let shown = named.filter(|_| intent.hint.is_none()).unwrap_or(View::Ask);
    html! {
        fieldset.tabs.views {
            legend.hide { (shared.t("ta-web-show")) }
            @for view in View::ALL {
                // Where no bots play their place has the open tech cards alone.
                @let techs = view == View::Bots && !with_bots;
                label.tab {
                    input.hide type="radio" name="view" id=(format!("view-{}", view.key())) value=(view.key()) checked[view == shown];
                    @if techs { (ta_icon("tech")) } @else { (view.sign()) }
                    span { (shared.t(&format!("ta-web-view-{}", if techs { "open" } else { view.key() }))) }
                }
            }
        }
    }
}

/// Everything but the question: what the question itself shows is left out.
pub fn views(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let others = (0..game.seats() as u8).map(Seat).filter(|seat| *seat != intent.seat);
    html! {
        div.ta-left {
            section.view.tracks aria-label=(shared.t("ta-tracks")) { (tracks(shared, Some(intent))) }
            @if !intent.has(game, Spot::Map) { section.view.map.panel aria-label=(shared.t("ta-map")) { (boards::map(shared)) } }
            section.view.mine { (boards::own(shared, intent.seat, !intent.has(game, Spot::City))) }
            section.view.log {
                (score::table(shared))
                (log::log(shared))
                (boards::guesses(shared))
                @for seat in others { (boards::seat(shared, seat, intent.seat)) }
            }
        }
    }
}

/// The tracks, each with its name before it; on a phone each moves under the finger by itself.
pub fn tracks(shared: Shared<'_>, intent: Option<&Intent>) -> Markup {
    let game = shared.game();
    let seat = intent.map(|intent| intent.seat);
    html! {
        ul.ta-tracks {
            @for track in game.tracks_in_play() {
                @let at = seat.map(|seat| game.position_of(seat, *track).max(1));
                @let picture = draw::tapestry::track(shared.context.words, game, *track, &steps::picks(shared, intent, *track));
                li.(track.key()) {
                    h3 { (ta_icon(track.key())) span { (shared.noun("track", &words::tapestry::track_name(shared.context.words, *track))) } }
                    div.mapbox.strip id=(format!("strip-{}", track.key())) tabindex="0" role="region" aria-label=(words::tapestry::track_name(shared.context.words, *track)) data-centre=[at.map(|at| format!("{}-{at}", track.key()))] {
                        (super::play::drawn(&picture))
                    }
                }
            }
        }
    }
}

/// The bots, why they did what they did, and the open cards.
pub fn bots(shared: Shared<'_>) -> Markup {
    html! {
        section.view.bots aria-label=(shared.t("ta-web-view-bots")) {
            (bots::panel(shared.context, shared.game()))
            // On a large screen this part moves under its own bar; what a decision needs stands above it.
            div.more tabindex="0" role="region" aria-label=(shared.t("ta-text-open")) {
                (bots::table(shared.context, shared.game()))
                (why::panel(shared))
                (boards::market(shared))
            }
        }
    }
}
