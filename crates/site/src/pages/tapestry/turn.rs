//! A turn: the tracks to tap on, and for each the next space and the ways to pay for it.

use draw::tapestry::SpacePick;
use maud::{Markup, html};
use tapestry::{Act, Action, Track};
use words::tapestry::{bonus, goods, space, track_name};

use super::intent::{Intent, Spot, text};
use super::parts::{Shared, ta_icon};
use super::play::drawn;
use crate::pages::layout::icon;

/// The tracks, and a fold for each on which somebody can advance.
pub fn tracks(shared: Shared<'_>, intent: &Intent) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let open = intent.tracks(game);
    let mut picks: Vec<SpacePick> = Vec::new();
    for track in &open {
        let mut spaces: Vec<u8> = Vec::new();
        for action in intent.on(game, Spot::Track(*track)) {
            let Some(at) = next(shared, action).filter(|at| !spaces.contains(at)) else { continue };
            spaces.push(at);
            let says = shared
                .say("ta-act-token", &[("track", track_name(words, *track).into()), ("space", at.into())]);
            let link = shared.link(&format!("?at={}#fold-{}", track.key(), track.key()));
            picks.push(SpacePick { track: *track, space: at, link, says });
        }
    }
    html! {
        section.part #tracks { (drawn(&draw::tapestry::tracks(words, game, &picks))) }
        @for (number, track) in (1..).zip(open) { (fold(shared, intent, track, number)) }
    }
}

/// The space that an advance enters.
fn next(shared: Shared<'_>, action: Action) -> Option<u8> {
    let Act::Advance { token, .. } = action.act else { return None };
    Some(shared.game().player_at(action.seat).tokens.get(usize::from(token))?.space + 1)
}

fn fold(shared: Shared<'_>, intent: &Intent, track: Track, number: u8) -> Markup {
    let game = shared.game();
    let words = shared.context.words;
    let key = track.key();
    let ways = intent.on(game, Spot::Track(track));
    let chosen = intent.at.as_deref() == Some(key);
    let mut spaces: Vec<u8> = ways.iter().filter_map(|action| next(shared, *action)).collect();
    spaces.dedup();
    html! {
        details.fold id=(format!("fold-{key}")) name="acts" open[chosen] {
            summary data-key=(number) {
                (ta_icon(key)) span { (shared.say("ta-group-advance", &[("track", track_name(words, track).into())])) }
                span.count.num { (ways.len()) }
                span.chev { (icon("chevron")) }
            }
            @for at in spaces {
                @if let Some(known) = game.kit().tracks[track.index()].spaces.get(usize::from(at) - 1) {
                    p.next { b.num { (at) " " } (space(words, game.kit(), known)) }
                    @if let Some(extra) = known.bonus { p.soft.small { (shared.t("ta-web-bonus")) " " (bonus(words, game.kit(), extra)) } }
                }
                (shared.form("choices pays", &html! {
                    @for action in ways.iter().filter(|action| next(shared, **action) == Some(at)) {
                        @if let Act::Advance { pay, .. } = action.act {
                            button.btn.choice.hinted[intent.hint == Some(*action)] name="action" value=(text(game, *action)) {
                                span.pay { @for good in tapestry::Good::ALL { @for _ in 0..pay.get(*good) { (ta_icon(good.key())) } } }
                                span.what { (shared.say("ta-act-pay", &[("goods", goods(words, pay).into())])) }
                            }
                        }
                    }
                }))
            }
        }
    }
}
