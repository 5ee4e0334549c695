//! Small things that several parts of the page use: who somebody is, icons, goods, what a decision would change.

use kernel::{Game, Role, Seat};
use maud::{Markup, PreEscaped, html};
use terra_mystica::offered::{Change, Offered};
use terra_mystica::{Action, Cult, TerraMystica, Terrain};
use words::terra_mystica::cult_name;

use crate::context::Context;
use crate::pages::at::At;
use crate::pages::minus;

/// A page under way: what all its parts look at.
pub type Shared<'a> = At<'a, TerraMystica>;

impl At<'_, TerraMystica> {
    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        words::terra_mystica::seat_name(self.context.words, self.game(), seat)
    }

    /// What a decision does, in a few words.
    pub fn act(&self, action: Action) -> String {
        words::terra_mystica::act(self.context.words, self.game(), action)
    }

    /// What a whole act does, in a few words.
    pub fn whole_act(&self, one: &Offered) -> String {
        words::terra_mystica::whole(self.context.words, self.game(), &one.acts)
    }

    /// What has to be said before an act is taken: its price and gain, what it leaves, how it is paid, and whom it helps.
    pub fn terms(&self, one: &Offered) -> Markup {
        html! {
            @if let Some(change) = one.change { (change.show(*self)) (change.leaves(*self)) }
            @if !one.paid_by.is_empty() { span.soft { (words::terra_mystica::paid(self.context.words, self.game(), one)) } }
            @for (to, power) in &one.power_for {
                span.soft { (self.say("terra-would-offer", &[("who", self.seat(*to).into()), ("power", (*power).into())])) }
            }
        }
    }
}

/// A seat's mark: its colour, its number, a disc for a person and a diamond for the Automa.
pub fn mark(game: &TerraMystica, seat: Seat) -> Markup {
    let player = game.player(seat);
    let home = if player.faction.is_some() { player.home } else { Terrain::River };
    let of = if home == Terrain::River { "nobody" } else { home.name() };
    let light = matches!(home, Terrain::Desert | Terrain::Ice | Terrain::Volcano | Terrain::River);
    let letters = if light { "tm-on-light" } else { "tm-on-dark" };
    let shape = if game.role(seat) == Role::Person {
        format!(r#"<circle class="tm-of-{of} tm-mark-edge" cx="12" cy="12" r="10.6"/>"#)
    } else {
        format!(r#"<path class="tm-of-{of} tm-mark-edge" d="M12 .8 23.2 12 12 23.2 .8 12z"/>"#)
    };
    html! {
        svg.tmark.tm viewBox="0 0 24 24" aria-hidden="true" {
            (PreEscaped(shape))
            text.(letters) x="12" y="16.4" text-anchor="middle" { (seat.0 + 1) }
        }
    }
}

/// An icon of the drawings.
pub fn tm_icon(name: &str) -> Markup {
    html! { svg.ti.tm viewBox="0 0 24 24" aria-hidden="true" { use href=(format!("#tm-i-{name}")) {} } }
}

/// A terrain as a small hex.
pub fn hex_icon(terrain: Terrain) -> Markup {
    html! {
        svg.ti.tm viewBox="-32 -37 64 74" aria-hidden="true" { use href=(format!("#tm-t-{}", terrain.name())) {} }
    }
}

/// A number with its icon; `label` is what it counts, for those who cannot see the icon.
pub fn fact(icon: &str, value: impl maud::Render, label: &str) -> Markup {
    html! { span.fact.tf title=(label) { (tm_icon(icon)) (value) span.hide { " " (label) " " } } }
}

/// What a decision changes, as a page shows it.
pub trait Shows {
    /// What is left of the goods that it takes.
    fn leaves(&self, shared: Shared<'_>) -> Markup;
    /// The change as numbers with icons.
    fn show(&self, shared: Shared<'_>) -> Markup;
    /// The same on any page.
    fn show_in(&self, context: &Context) -> Markup;
}

impl Shows for Change {
    fn leaves(&self, shared: Shared<'_>) -> Markup {
        let (a, b) = (&self.before, &self.after);
        let rows = [
            ("worker", a.workers, b.workers, "terra-workers"),
            ("coin", a.coins, b.coins, "terra-coins"),
            ("priest", a.priests.into(), b.priests.into(), "terra-priests"),
        ];
        let taken: Vec<_> = rows.into_iter().filter(|(_, before, after, _)| after < before).collect();
        html! {
            @if !taken.is_empty() {
                span.change.left.num {
                    (shared.t("terra-leaves"))
                    @for (icon, _, after, label) in taken { (fact(icon, after, &shared.t(label))) }
                }
            }
        }
    }

    fn show(&self, shared: Shared<'_>) -> Markup {
        self.show_in(shared.context)
    }

    fn show_in(&self, context: &Context) -> Markup {
        let (a, b) = (&self.before, &self.after);
        let by = |before: i32, after: i32| after - before;
        let rows = [
            ("worker", by(a.workers.into(), b.workers.into()), "terra-workers"),
            ("coin", by(a.coins.into(), b.coins.into()), "terra-coins"),
            ("priest", by(a.priests.into(), b.priests.into()), "terra-priests"),
            ("points", by(a.vp.into(), b.vp.into()), "terra-vp"),
        ];
        let cults = Cult::ALL.map(|cult| {
            let steps = by(a.cults[cult.index()].into(), b.cults[cult.index()].into());
            (cult.name(), steps, cult)
        });
        html! {
            span.change.num {
                @for (icon, amount, label) in rows { @if amount != 0 { (fact(icon, signed(amount), &context.t(label))) } }
                @for (icon, amount, cult) in cults { @if amount != 0 { (fact(icon, signed(amount), &cult_name(context.words, cult))) } }
                @if a.bowls != b.bowls {
                    (fact("power", html! { (bowls(a.bowls)) " → " (bowls(b.bowls)) }, &context.t("terra-power")))
                }
            }
        }
    }
}

/// Bowls I, II and III.
pub fn bowls([one, two, three]: [u8; 3]) -> String {
    format!("{one}/{two}/{three}")
}

/// A number with its sign.
pub fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { minus(number.into()) }
}
