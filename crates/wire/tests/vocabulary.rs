//! Every word that an enum can have in JSON. A program that reads them may rely on this list: a word that is changed or
//! taken away breaks it.

use ::patchwork::Kit;
use ::patchwork::companion::{CompanionAction, CompanionEvent, CompanionOptions, PatchworkCompanion};
use kernel::{Game, Notation, Seed};
use serde::de::DeserializeOwned;
use serde_json::json;
use wire::{patchwork, summary, tapestry, terra_mystica};

/// The words of an enum, as its reader names them when it meets another one.
fn words<T: DeserializeOwned>(tag: Option<&str>) -> String {
    let unknown = tag.map_or(json!("?"), |tag| json!({ tag: "?" }));
    let Err(error) = serde_json::from_value::<T>(unknown) else { panic!("`?` is no word") };
    let error = error.to_string();
    let (_, known) = error.split_once("expected ").unwrap_or_else(|| panic!("{error}"));
    known.split('`').skip(1).step_by(2).collect::<Vec<_>>().join(" ")
}

macro_rules! vocabularies {
    ($($of:ty $([$tag:literal])? = $words:literal)+) => {
        $(assert_eq!(words::<$of>([$($tag)?].first().copied()), $words, "{}", stringify!($of));)+
    };
}

#[test]
fn shared_words() {
    vocabularies! {
        wire::Certainty = "printed derived reading guess"
        wire::Keep = "most least at_most at_least exactly"
        wire::Verdict = "narrowed kept_all skipped not_needed"
        summary::Waits = "person automa over"
        summary::Side = "you automa"
    }
}

/// Bots have the names that their games give them.
#[test]
fn roles() {
    use ::tapestry::Bot;
    let roles = [kernel::Role::Person, kernel::Role::AUTOMA, Bot::Automa.role(), Bot::ShadowEmpire.role()];
    let words = roles.map(|role| json!(wire::Role::from(role)));
    assert_eq!(words, ["person", "automa", "automa", "shadow-empire"]);
}

#[test]
fn words_of_patchwork() {
    vocabularies! {
        patchwork::Waiting["kind"] = "over turn leather automa"
        patchwork::Obstacle["kind"] = "too_dear no_room"
        patchwork::About = "patch"
        patchwork::Does = "take pass"
        patchwork::companion::Waiting["kind"] = "over ring your-turn next automa card result"
        patchwork::companion::Happened["event"] = "ring next advanced took your-leather automa reshuffled covered home fixed tile-moved warning told over"
        patchwork::companion::Warning = "few-squares far-apart moved-back many-buttons many-patches ring-order place-guessed ring-other cover-time differs"
        patchwork::companion::Assumption = "ring-as-dealt ring-as-entered ring-as-fixed ring-unknown not-covered covered-at aside-unknown leather on-top yours-unsure"
        patchwork::companion::Holder = "open you automa"
    }
}

/// A fact that was set right is named by its word in the command.
#[test]
fn facts_of_patchwork() {
    let started = PatchworkCompanion::start(Kit::printed(), &CompanionOptions::default(), Seed(1));
    let Ok(table) = started else { panic!("a table with the usual settings") };
    let facts = "you-space 3/automa-space 3/on-top you/automa-buttons 5/automa-heap 1 1 1/tile open/next 1 2 3/ring 1 2 3/\
                 gone 4/back 4/seen 3/aside 0/leather-on 38";
    for fact in facts.split('/') {
        let Ok(CompanionAction::Fix(fix)) = table.read(&format!("fix {fact}")) else { panic!("{fact}") };
        let happened = patchwork::companion::Happened::of(&table, &CompanionEvent::Fixed(fix));
        let told = json!(happened);
        assert_eq!(told["fact"].as_str(), fact.split(' ').next(), "{told}");
    }
}

#[test]
fn words_of_terra_mystica() {
    vocabularies! {
        terra_mystica::Kind = "faction colour first_favour dwelling bonus_card turn rest into tokens offer reward token spades priest automa over"
        terra_mystica::About = "first_dwelling build upgrade power cult cult_price bonus bridge terrain"
        terra_mystica::Deed["kind"] = "terraform build upgrade power priest cult pay_cult bridge shipping home unlock pass bonus"
        terra_mystica::Wanted = "turn pass first_dwelling first_bonus"
        terra_mystica::ThingKind = "faction bonus_card favour_tile town_tile scoring_tile final_tile decision_card faction_card"
        terra_mystica::companion::Waiting["kind"] = "over faction colour first_favour dwelling bonus_card turn spades power automa card result"
        terra_mystica::companion::CardFor = "tie bonus support action"
        terra_mystica::companion::Happened["event"] = "told automa answered noted again power round_over spades round_began fixed warning result over cards revealed stops chose scored offered final bonus faction table"
        terra_mystica::companion::Warning = "out_of_reach stopped_below_top no_step no_priest_left no_bridgehead many_bridges track_ends strange_terrain many_pieces row_length card_moved"
    }
}

#[test]
fn words_of_tapestry() {
    vocabularies! {
        tapestry::Kind = "civilization city turn civilization_step part yes_no bonus payment gain track token opponent tile space_tile hex rotation invent tech_card tapestry_card building plot landmark response die node number masterpiece automa decision_card science_die over"
        tapestry::About = "track favourite conquer_opponent conquer_neutral explore shadow"
        tapestry::Happened["event"] = "income_turn cards progress_card chose moved stuck rolled landmark explored conquers stands toppled achieved scored tech_cards tapestry_card covers favourite tally progress deck finished over nothing table told noted fixed result"
        tapestry::Asked["kind"] = "turn track advance conquer explore favourite civilization score income"
        tapestry::ItemKind = "outpost token holder building shared"
        tapestry::TileWord = "printed any"
        tapestry::ThingKind = "civilization tapestry_card tech_card space territory_tile space_tile city_mat landmark landmark_card masterpiece decision_card"
        tapestry::companion::Waiting["kind"] = "over turn reaction automa card die trap result"
        tapestry::companion::CardFor = "track tiebreaker progress"
        tapestry::companion::Mode = "solo shadow-empire"
        tapestry::companion::ItemKind = "outpost toppled token shared"
    }
}
