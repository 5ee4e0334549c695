//! Telling a turn: the tracks and the map to tap on, then what is on neither, folded up; so far, and what comes next.

use draw::tapestry::SpacePick;
use kernel::{Game, Seat};
use maud::{Markup, html};
use tapestry::Track;
use tapestry::companion::{CompanionAction, CompanionDecision, Told};
use tapestry::components::BOT_TRACKS;
use words::tapestry::track_name;

use super::desk::Desk;
use super::fix::{Facts, numbers};
use super::hex;
use super::standing::standing;
use crate::pages::Look;
use crate::pages::beside::facts::pictures;
use crate::pages::beside::note;
use crate::pages::layout::icon;
use crate::pages::tapestry::parts::ta_icon;

/// Everything that can be told of a turn.
pub fn turn(desk: Desk<'_>, seat: Seat, look: &Look) -> Markup {
    html! {
        (passed_landmarks(desk, seat))
        (tracks(desk, seat, look))
        @if desk.solo() { (hex::map(desk, seat, look)) }
        div.acts {
            (landmarks(desk, seat))
            (cards(desk, seat))
            (tokens(desk, seat))
        }
    }
}

/// A button for each track and for an income turn, and the tracks with the next spaces to tap.
fn tracks(desk: Desk<'_>, seat: Seat, look: &Look) -> Markup {
    let (table, words) = (desk.table(), desk.context.words);
    let open: Vec<Track> =
        BOT_TRACKS.into_iter().filter(|track| desk.can(seat, Told::Step(*track))).collect();
    let picks: Vec<SpacePick> = open
        .iter()
        .map(|track| SpacePick {
            track: *track,
            space: table.position_of(seat, *track) + 1,
            link: desk.link(&format!("?open=turn&at={}#tracks", track.key())),
            says: desk.deed(seat, Told::Step(*track)),
            open: true,
            chosen: false,
        })
        .collect();
    let at = look.at.as_deref().and_then(Track::from_key).filter(|track| open.contains(track));
    html! {
        section.part #tracks {
            h3 { (desk.noun("track", &desk.t("ta-tracks"))) }
            (desk.saying("choices ta-steps", &html! {
                @for (number, track) in (1_u8..).zip(BOT_TRACKS) {
                    @if open.contains(&track) {
                        @let now = table.position_of(seat, track);
                        button.btn.choice.hinted[at == Some(track)] name="action" value=(desk.says(seat, Told::Step(track))) data-key=(number) {
                            (ta_icon(track.key()))
                            span.what {
                                (track_name(words, track))
                                small.num { (now) " → " (now + 1) }
                                @for landmark in desk.free_landmarks(track, now, now + 1) { small.ta-gain { (ta_icon("landmark")) (desk.landmark(landmark)) } }
                            }
                        }
                    }
                }
                @if desk.can(seat, Told::Income) {
                    button.btn.choice.ta-income name="action" value=(desk.says(seat, Told::Income)) data-key="i" {
                        (ta_icon("hand")) span.what { (desk.deed(seat, Told::Income)) }
                    }
                }
            }))
            (standing(desk, &picks))
        }
    }
}

/// A token that was told to have moved may have brought landmarks along: asked about those that are still free. With a step
/// they come by themselves.
fn passed_landmarks(desk: Desk<'_>, seat: Seat) -> Markup {
    let free = desk.last_of(|_| true).and_then(|(number, entry)| {
        let CompanionAction::Told { told: Told::Token { token, track, space }, .. } = entry.action else {
            return None;
        };
        let before = desk.session().position(number)?.table().player_at(seat).tokens[token.index()];
        let from = if before.track == track as u8 { before.space } else { 0 };
        Some(desk.free_landmarks(track, from, space))
    });
    html! {
        @for landmark in free.into_iter().flatten() {
            (note("warn", "why", &html! {
                p { (desk.say("tac-web-took-landmark", &[("name", desk.landmark(landmark).into())])) }
                (desk.saying("choices", &desk.tells(seat, Told::Landmark(landmark), &html! { (ta_icon("landmark")) span.what { (desk.t("terra-co-took")) } })))
            }))
        }
    }
}

/// A group, folded up.
fn fold(desk: Desk<'_>, name: &str, sign: &str, key: &str, inside: &Markup) -> Markup {
    html! {
        details.fold id=(format!("fold-{name}")) name="acts" {
            summary data-key=(key) {
                (ta_icon(sign)) span { (desk.t(&format!("tac-web-group-{name}"))) } span.chev { (icon("chevron")) }
            }
            p.soft.small { (desk.t(&format!("tac-web-group-{name}-help"))) }
            (inside)
        }
    }
}

/// Landmarks that came without a step: those on tracks come by themselves.
fn landmarks(desk: Desk<'_>, seat: Seat) -> Markup {
    let all = (0..desk.table().kit().landmarks.len() as u8).map(Told::Landmark);
    let open: Vec<Told> = all.filter(|told| desk.can(seat, *told)).collect();
    fold(
        desk,
        "landmarks",
        "landmark",
        "l",
        &desk.saying(
            "choices",
            &html! { @for told in open { (desk.tells(seat, told, &html! { span.what { (desk.deed(seat, told)) } })) } },
        ),
    )
}

/// What a card did to the bots.
fn cards(desk: Desk<'_>, seat: Seat) -> Markup {
    let all = BOT_TRACKS.map(Told::Bots).into_iter().chain(BOT_TRACKS.map(Told::Forbid));
    fold(
        desk,
        "cards",
        "card",
        "c",
        &desk.saying(
            "choices",
            &html! { @for told in all { (desk.tells(seat, told, &html! { span.what { (desk.deed(seat, told)) } })) } },
        ),
    )
}

/// A token that did not go one step forward.
fn tokens(desk: Desk<'_>, seat: Seat) -> Markup {
    let facts = Facts { desk };
    let label = |id: &str| html! { (desk.t(id)) };
    fold(
        desk,
        "tokens",
        "token",
        "t",
        &desk.saying(
            "co-set",
            &html! {
                input type="hidden" name="action" value=(format!("P{}: token", seat.0 + 1));
                (pictures("token-began", 1, &label("tac-web-token-began"), &facts.tracks(None)))
                (pictures("token-on", 2, &label("tac-web-token-on"), &facts.tracks(None)))
                (pictures("token-space", 3, &label("terra-co-space"), &numbers(12, 13)))
                button.btn { (desk.t("table-set")) }
            },
        ),
    )
}

/// The large button of a turn: what the tapped place is most likely for, else the end of the turn.
pub fn go(desk: Desk<'_>, decision: CompanionDecision, look: &Look) -> Option<Markup> {
    let (seat, told) = match decision {
        CompanionDecision::Turn { seat, told } => (seat, told),
        CompanionDecision::Reaction { seat } => (seat, 1),
        _ => return None,
    };
    let button = |told: Told| {
        html! { button.btn.go name="action" value=(desk.says(seat, told)) data-key="enter" { (desk.deed(seat, told)) } }
    };
    let track =
        look.at.as_deref().and_then(Track::from_key).map(Told::Step).filter(|told| desk.can(seat, *told));
    let hex = hex::looked_at(desk, look).and_then(|at| hex::on(desk, seat, at).into_iter().next());
    if let Some(first) = track.or(hex) {
        return Some(button(first));
    }
    if told == 0 && desk.can(seat, Told::Income) && !desk.can(seat, Told::Done) {
        return Some(button(Told::Income));
    }
    if told == 0 {
        return None;
    }
    done(desk, seat)
}

/// The end of the turn. If the bots are next they go on at once: nothing else could be said in between.
fn done(desk: Desk<'_>, seat: Seat) -> Option<Markup> {
    let (after, _) = desk.session().preview(CompanionAction::Told { seat, told: Told::Done }).ok()?;
    let mut acts = desk.says(seat, Told::Done);
    let mut means = "tac-web-done-means";
    if matches!(after.decision(), Some(CompanionDecision::Automa { .. })) {
        acts = format!("{acts}; {}", desk.write(CompanionAction::Automa));
        means = if desk.solo() { "tac-web-done-bots" } else { "tac-web-done-shadow" };
    }
    Some(html! {
        button.btn.go name="acts" value=(acts) data-key="enter" { (desk.t("table-done")) small { (desk.t(means)) } }
    })
}
