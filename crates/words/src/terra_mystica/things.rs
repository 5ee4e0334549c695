//! Cards and tiles in words: what each does, then its id, by which records and the terminal name it. Pages show them and go
//! without ids.

use terra_mystica::components::{Arrow, Booster, DecisionCard, Direction, FactionCard, FactionDeed, When};
use terra_mystica::{
    BonusId, Faction, FavourId, FinalTile, Goods, Home, Kit, PowerAction, ScoringId, SpecialAction,
    Structure, TownId,
};

use super::names::{counted, cult_name, goods, structure_name, terrain_name};
use super::news::final_name;
use super::pictures::tiles::joined_goods;
use super::why::prefer_name;
use crate::{Arg, Words};

/// How much a text says: whole sentences for a list of actions, or few words for a drawing, where the picture helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Whole,
    Short,
}

impl Form {
    fn special(self, words: &Words, kit: &Kit, action: SpecialAction) -> String {
        match self {
            Form::Whole => special(words, kit, action),
            Form::Short => short_special(words, kit, action),
        }
    }

    fn goods(self, words: &Words, amount: Goods) -> String {
        match self {
            Form::Whole => goods(words, amount),
            Form::Short => joined_goods(words, amount),
        }
    }

    fn of(self, whole: &'static str, short: &'static str) -> &'static str {
        match self {
            Form::Whole => whole,
            Form::Short => short,
        }
    }
}

/// Structures of which each brings something, and how much: "stronghold or sanctuary".
pub(super) fn each_of(words: &Words, values: [u8; 5]) -> Option<(String, u8)> {
    let kinds = Structure::ALL.into_iter().filter(|kind| values[kind.index()] > 0);
    let names = kinds.map(|kind| structure_name(words, kind));
    let joined = names.reduce(|a, b| words.say("tm-or", &[("a", a.into()), ("b", b.into())]))?;
    Some((joined, values.into_iter().max()?))
}

fn vp_for(words: &Words, id: &str, each: Option<(String, u8)>) -> Option<String> {
    each.map(|(what, vp)| words.say(id, &[("what", what.into()), ("vp", vp.into())]))
}

fn steps_on(words: &Words, id: &str, steps: u8) -> String {
    words.say(id, &[("steps", counted(words, "step", steps).into())])
}

fn income(words: &Words, amount: Goods, form: Form) -> Option<String> {
    let says = || words.say("tm-tile-income", &[("goods", form.goods(words, amount).into())]);
    (!amount.is_none()).then(says)
}

fn action(words: &Words, kit: &Kit, action: Option<SpecialAction>, form: Form) -> Option<String> {
    let what = form.special(words, kit, action?);
    Some(words.say("tm-tile-action", &[("what", what.into())]))
}

pub(super) fn with_id(words: &Words, does: String, id: &str) -> String {
    if words.has_codes() { format!("{does} ({id})") } else { does }
}

/// The same for a line of a terminal, where the id comes first.
pub(super) fn behind_id(words: &Words, id: &str, does: String) -> String {
    if words.has_codes() { format!("{id}: {does}") } else { does }
}

/// In the middle of a sentence the id alone; without ids its kind and what it does: "bonus card “6 coins”".
pub(super) fn called(words: &Words, kind: &str, id: &str, does: impl FnOnce() -> String) -> String {
    if words.has_codes() {
        return id.to_owned();
    }
    words.say("tm-called", &[("kind", words.text(kind).into()), ("does", does().into())])
}

/// An action that cannot be used: by its id, or as the one that was tried.
pub(super) fn this_action(words: &Words, id: &str) -> String {
    if words.has_codes() { id.to_owned() } else { words.text("tm-this-action") }
}

/// A special action with its id.
pub(super) fn special_with_id(words: &Words, kit: &Kit, action: SpecialAction) -> String {
    with_id(words, special(words, kit, action), action.id())
}

/// A bonus card.
pub fn bonus(words: &Words, kit: &Kit, id: BonusId) -> String {
    with_id(words, bonus_does(words, kit, id), id.id())
}

/// What a bonus card does, for a place where its picture is.
pub fn bonus_does(words: &Words, kit: &Kit, id: BonusId) -> String {
    bonus_text(words, kit, id, Form::Whole)
}

pub(super) fn bonus_text(words: &Words, kit: &Kit, id: BonusId, form: Form) -> String {
    let card = kit.bonus(id);
    let mut parts = Vec::new();
    parts.extend(income(words, card.income, form));
    parts.extend(action(words, kit, card.action, form));
    if card.shipping {
        parts.push(words.text(form.of("tm-tile-shipping", "tm-tile-shipping-you")));
    }
    parts.extend(vp_for(words, "tm-tile-pass-each", each_of(words, card.pass.per)));
    if card.pass.per_shipping > 0 {
        parts.push(words.say("tm-tile-pass-shipping", &[("vp", card.pass.per_shipping.into())]));
    }
    parts.join("; ")
}

/// A favour tile.
pub fn favour(words: &Words, kit: &Kit, id: FavourId) -> String {
    with_id(words, favour_does(words, kit, id), id.id())
}

/// What a favour tile does, for a place where its picture is.
pub fn favour_does(words: &Words, kit: &Kit, id: FavourId) -> String {
    favour_text(words, kit, id, Form::Whole)
}

pub(super) fn favour_text(words: &Words, kit: &Kit, id: FavourId, form: Form) -> String {
    let tile = kit.favour(id);
    let steps = counted(words, "step", tile.steps);
    let cult = cult_name(words, tile.cult);
    let mut parts = vec![words.say("tm-tile-steps", &[("steps", steps.into()), ("cult", cult.into())])];
    parts.extend(income(words, tile.income, form));
    parts.extend(action(words, kit, tile.action, form));
    if let Some(power) = tile.town_power {
        parts.push(words.say("tm-tile-town-power", &[("power", power.into())]));
    }
    parts.extend(vp_for(words, "tm-tile-built-each", each_of(words, tile.build_vp)));
    if tile.pass_vp_by_trading_houses.iter().any(|vp| *vp > 0) {
        let list: Vec<String> = tile.pass_vp_by_trading_houses[1..].iter().map(u8::to_string).collect();
        parts.push(words.say("tm-tile-pass-houses", &[("list", list.join(", ").into())]));
    }
    parts.join("; ")
}

/// A town tile.
pub fn town(words: &Words, kit: &Kit, id: TownId) -> String {
    with_id(words, town_does(words, kit, id), id.id())
}

/// What a town tile does, for a place where its picture is.
pub fn town_does(words: &Words, kit: &Kit, id: TownId) -> String {
    town_text(words, kit, id, Form::Whole)
}

pub(super) fn town_text(words: &Words, kit: &Kit, id: TownId, form: Form) -> String {
    let tile = kit.town(id);
    let mut parts = vec![counted(words, "vp", tile.vp)];
    if tile.keys > 0 {
        parts.push(counted(words, "key", tile.keys));
    }
    if !tile.gain.is_none() {
        parts.push(form.goods(words, tile.gain));
    }
    if tile.cult_steps > 0 {
        parts.push(steps_on(words, "tm-tile-all-cults", tile.cult_steps));
    }
    if tile.shipping_step > 0 {
        parts.push(words.text(form.of("tm-tile-shipping-level", "tm-tile-level-of-shipping")));
    }
    parts.join(", ")
}

/// A round scoring tile.
pub fn scoring(words: &Words, kit: &Kit, id: ScoringId) -> String {
    with_id(words, scoring_does(words, kit, id), id.id())
}

/// What a round scoring tile does, for a place where its picture is.
pub fn scoring_does(words: &Words, kit: &Kit, id: ScoringId) -> String {
    let tile = kit.scoring(id);
    let mut parts = Vec::new();
    parts.extend(vp_for(words, "tm-tile-built-each", each_of(words, tile.build_vp)));
    if tile.spade_vp > 0 {
        parts.push(words.say("tm-tile-spade-each", &[("vp", tile.spade_vp.into())]));
    }
    if tile.town_vp > 0 {
        parts.push(words.say("tm-tile-town-each", &[("vp", tile.town_vp.into())]));
    }
    let end = &tile.bonus;
    let each = match end.cult {
        Some(cult) => words
            .say("tm-tile-each-cult", &[("per", end.per.into()), ("cult", cult_name(words, cult).into())]),
        None => words.text("tm-tile-each-priest"),
    };
    let gain = if end.spades > 0 { counted(words, "spade", end.spades) } else { goods(words, end.gain) };
    parts.push(words.say("tm-tile-round-end", &[("gain", gain.into()), ("each", each.into())]));
    parts.join("; ")
}

/// A final scoring tile.
pub fn final_tile(words: &Words, kit: &Kit, tile: FinalTile) -> String {
    let list: Vec<String> = kit.final_scoring.area_vp.iter().map(u8::to_string).collect();
    let args = [("list", list.join(", ").into()), ("what", final_name(words, tile).into())];
    words.say("tm-final-points", &args)
}

/// A power action.
pub fn power(words: &Words, kit: &Kit, action: PowerAction) -> String {
    with_id(words, power_does(words, kit, action), action.id())
}

/// What a power action costs and brings.
pub fn power_does(words: &Words, kit: &Kit, action: PowerAction) -> String {
    let space = kit.power_action(action);
    let gain = if space.bridges > 0 {
        counted(words, "bridge", space.bridges)
    } else if space.spades > 0 {
        counted(words, "spade", space.spades)
    } else {
        goods(words, space.gain)
    };
    words.say("tm-power-action", &[("power", space.cost.into()), ("gain", gain.into())])
}

/// What a special action does, without its id.
pub fn special(words: &Words, kit: &Kit, action: SpecialAction) -> String {
    let space = kit.special_action(action);
    let cost = |id: &str, cost: String| words.say(id, &[("cost", Arg::from(cost))]);
    match action {
        SpecialAction::Bon1 | SpecialAction::Actg => counted(words, "spade", space.spades),
        SpecialAction::Bon2 | SpecialAction::Fav6 | SpecialAction::Acta => {
            steps_on(words, "tm-special-steps", space.cult_steps)
        }
        SpecialAction::Actc => words.text("tm-special-double"),
        SpecialAction::Actn => words.text("tm-special-storm"),
        SpecialAction::Acts => words.text("tm-special-trading"),
        SpecialAction::Actw => words.text("tm-special-dwelling"),
        SpecialAction::Acte => cost("tm-special-bridge", goods(words, space.cost)),
        SpecialAction::Acth5 => cost("tm-special-home", goods(words, space.cost)),
        SpecialAction::Acth6 => cost("tm-special-home", counted(words, "token", space.tokens)),
    }
}

/// What a special action does, in a few words.
pub fn short_special(words: &Words, kit: &Kit, action: SpecialAction) -> String {
    let space = kit.special_action(action);
    let cost = |id: &str, cost: String| words.say(id, &[("cost", Arg::from(cost))]);
    match action {
        SpecialAction::Actc => words.text("tm-short-double"),
        SpecialAction::Actn => words.text("tm-short-storm"),
        SpecialAction::Acts => words.text("tm-short-trading"),
        SpecialAction::Actw => words.text("tm-short-dwelling"),
        SpecialAction::Acte => cost("tm-short-bridge", joined_goods(words, space.cost)),
        SpecialAction::Acth5 => cost("tm-short-home", joined_goods(words, space.cost)),
        SpecialAction::Acth6 => cost("tm-short-home", counted(words, "bare-token", space.tokens)),
        _ => special(words, kit, action),
    }
}

/// Where a faction is at home.
pub(super) fn home(words: &Words, faction: &Faction) -> String {
    match faction.home {
        Home::Terrain(terrain) => terrain_name(words, terrain),
        Home::Ice => words.text("tm-terrain-ice"),
        Home::Volcano => words.text("tm-terrain-volcano"),
        Home::Chosen => words.text("tm-home-chosen"),
    }
}

/// A faction: where it is at home and what it starts with.
pub fn faction(words: &Words, faction: &Faction) -> String {
    let home = home(words, faction);
    let [one, two, three] = faction.bowls;
    let args = [
        ("home", home.into()),
        ("goods", goods(words, faction.start).into()),
        ("bowls", format!("{one}/{two}/{three}").into()),
    ];
    words.say("tm-faction-line", &args)
}

/// A decision card of the Automa, without its number.
pub fn decision_card(words: &Words, card: &DecisionCard) -> String {
    let place = |place: &str| Arg::from(words.text(&format!("tm-place-{place}")));
    let args = [
        ("deed", words.text(&format!("tm-deed-{}", card.action.name())).into()),
        ("vp", card.vp.into()),
        ("count", card.count.into()),
        ("end", place(if card.arrow == Arrow::Right { "left" } else { "right" })),
        ("from", place(if card.direction == Direction::Ltr { "top" } else { "bottom" })),
        (
            "booster",
            place(match card.booster {
                Booster::Left => "left",
                Booster::Middle => "middle",
                Booster::Right => "right",
            }),
        ),
    ];
    let id = if card.plus_faction { "tm-card-decision-faction" } else { "tm-card-decision" };
    let mut parts = vec![words.say(id, &args)];
    let shown = [
        (card.structures_goal, "tm-card-structures-goal"),
        (card.cult_goal, "tm-card-cult-goal"),
        (card.x, "tm-card-x"),
    ];
    parts.extend(shown.into_iter().filter(|(is, _)| *is).map(|(_, id)| words.text(id)));
    parts.join("; ")
}

/// A faction card of the Automa, without its name.
pub fn faction_card(words: &Words, card: &FactionCard) -> String {
    let deeds: Vec<String> = card.option.iter().map(|deed| deed_name(words, deed)).collect();
    let args = [
        ("dwellings", counted(words, "dwelling", card.dwellings).into()),
        ("shipping", card.shipping.into()),
        ("vp", card.vp.into()),
        ("deeds", deeds.join("; ").into()),
    ];
    words.say("tm-card-faction", &args)
}

fn deed_name(words: &Words, deed: &FactionDeed) -> String {
    let what = match deed {
        FactionDeed::Build { prefer_opponent_home: true, .. } => words.text("tm-option-build-opponent-home"),
        FactionDeed::Build { prefer: Some(prefer), .. } => {
            words.say("tm-option-build-prefer", &[("prefer", prefer_name(words, *prefer).into())])
        }
        FactionDeed::Build { .. } => words.text("tm-option-build"),
        FactionDeed::Upgrade { prefer: Some(prefer), .. } => {
            words.say("tm-option-upgrade-prefer", &[("prefer", prefer_name(words, *prefer).into())])
        }
        FactionDeed::Upgrade { .. } => words.text("tm-option-upgrade"),
        FactionDeed::Power { .. } => words.text("tm-option-power"),
        FactionDeed::Cult { .. } => words.text("tm-option-cult"),
        FactionDeed::PlaceBridge => words.text("tm-option-bridge"),
        FactionDeed::UpgradeShipping { max } => words.say("tm-option-shipping", &[("max", (*max).into())]),
        FactionDeed::CultSteps { steps } => steps_on(words, "tm-option-cult-steps", *steps),
        FactionDeed::ChangeHome => words.text("tm-option-home"),
        FactionDeed::UnlockTerrain => words.text("tm-option-unlock"),
        FactionDeed::ExtraVp { vp, .. } => words.say("tm-option-vp", &[("vp", (*vp).into())]),
    };
    let id = match deed.when() {
        None => return what,
        Some(When::StructuresGoal) => "tm-when-structures-goal",
        Some(When::CultGoal) => "tm-when-cult-goal",
        Some(When::NoGoal) => "tm-when-no-goal",
    };
    words.say(id, &[("what", what.into())])
}
