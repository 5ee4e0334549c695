//! Every tapestry card in a position of its own: everything that it changes, for everybody.
//!
//! The lines were written from the texts of the cards. The card of a line is in hand at first and played by its script.

use tapestry::scenario::Scenario;
use tapestry::{Achievement, Building, Die, Kit, TapestryOptions, Track};
use testkit::covers;

use crate::common::{Line, compare};

fn two() -> Scenario {
    Scenario::new(2)
}

fn three() -> Scenario {
    Scenario::new(3)
}

/// A territory of seat 1 with tile 1 (a coin) next to the start of seat 0.
fn rival() -> Scenario {
    two().lay((0, -1), 1, 0).outpost(1, (0, -1))
}

const LINES: &[Line] = &[
    Line {
        what: "academia",
        position: || two().hand(0, &["academia"]),
        script: "=card academia; =technology 1; deck; =technology 2; =1:technology 2",
        gave: &["vp+6 cards+1 bottom+1", "cards+1"],
    },
    Line {
        what: "academia with the card of the same income turn",
        position: || two().hand(0, &["academia"]),
        script: "income; done; gain coin",
        gave: &["vp+3 coin+2 worker+1 food+1 culture+1 tiles+1 cards+1", ""],
    },
    Line {
        what: "age_of_discovery",
        position: || three().hand(0, &["age_of_discovery"]).done(2).rolls(Die::Science, &[1], 4),
        script: "=card age_of_discovery; deck",
        gave: &["bottom+1 technology+1", "technology+1", ""],
    },
    Line {
        what: "age_of_discovery, where an opponent enters a tier",
        position: || {
            let scenario = two().hand(0, &["age_of_discovery"]).rolls(Die::Science, &[3], 4);
            scenario.at(0, Track::Military, 1).at(1, Track::Military, 3)
        },
        script: "=card age_of_discovery; *plot",
        gave: &["cards+1 military+1", "landmark+1 military+1"],
    },
    Line {
        what: "age_of_sail, a tile given away",
        position: || two().hand(0, &["age_of_sail"]).tiles(0, &[1]).no_tiles(),
        script: "=card age_of_sail; =exploration 2; tile 1",
        gave: &["vp+3 tiles-1", "tiles+1"],
    },
    Line {
        what: "age_of_sail, none given away",
        position: || two().hand(0, &["age_of_sail"]).tiles(0, &[1]),
        script: "=card age_of_sail; =exploration 2; no; tile 1; hex 0/-1; turn 0",
        gave: &["vp+2 coin+1 tiles+2 hexes+1", ""],
    },
    Line {
        what: "age_of_sail, where exploring is one of two and no tile is there yet",
        position: || two().hand(0, &["age_of_sail"]).next_tiles(&[1]),
        script: "=card age_of_sail; =exploration 3; part 1; no; tile 1; hex 0/-1; turn 0",
        gave: &["vp+2 coin+1 tiles+2 hexes+1", ""],
    },
    Line {
        what: "age_of_wonders, fewest",
        position: || two().hand(0, &["age_of_wonders"]).landmarks(1, &["forge"]),
        script: "=card age_of_wonders; gain food+food",
        gave: &["food+2", ""],
    },
    Line {
        what: "age_of_wonders, most",
        position: || two().hand(0, &["age_of_wonders"]).landmarks(0, &["forge"]),
        script: "=card age_of_wonders",
        gave: &["vp+12", ""],
    },
    Line {
        what: "age_of_wonders, tied",
        position: || two().hand(0, &["age_of_wonders"]),
        script: "=card age_of_wonders; gain food",
        gave: &["vp+6 food+1", ""],
    },
    Line {
        what: "alliance",
        position: || two().hand(0, &["alliance"]).techs(1, 0, &["Calendar"]),
        script: "=card alliance; =1:bonus technology 5",
        gave: &["culture+1", "culture+1 bottom-1 middle+1"],
    },
    Line {
        what: "boast_of_superiority",
        position: || {
            let scenario = two().hand(0, &["boast_of_superiority"]).at(1, Track::Science, 3);
            scenario.at(0, Track::Military, 2).at(1, Track::Military, 2)
        },
        script: "=card boast_of_superiority",
        gave: &["vp+12", ""],
    },
    Line {
        what: "broker_of_peace",
        position: || {
            let scenario = two().hand(0, &["broker_of_peace"]).goods(1, [0, 0, 1, 0]).turn_of(1);
            scenario.rolls(Die::Red, &[0], 6)
        },
        script: "=card broker_of_peace; advance military 0 food; *hex; die red",
        gave: &["vp+3", "vp+4 food-1 outposts-1 held+1 military+1"],
    },
    Line {
        what: "capitalism, a market",
        position: || two().hand(0, &["capitalism"]),
        script: "=card capitalism; =bonus technology 2; *plot",
        gave: &["coin+1 market+1 city+1", ""],
    },
    Line {
        what: "capitalism, the income of the same turn",
        position: || two().hand(0, &["capitalism"]).buildings(0, [1, 0, 0, 0]),
        script: "income; done; gain food",
        gave: &["vp+4 coin+2 worker+1 food+2 culture+1 tiles+1 cards+1", ""],
    },
    Line {
        what: "capitalism, coins over the limit",
        position: || two().hand(0, &["capitalism"]).buildings(0, [1, 0, 0, 0]).goods(0, [8, 0, 0, 0]),
        script: "income; done; gain food",
        gave: &["vp+4 worker+1 food+2 culture+1 tiles+1 cards+1", ""],
    },
    Line {
        what: "coal_baron",
        position: || three().hand(0, &["coal_baron"]).next_tiles(&[1]),
        script: "=card coal_baron; hex 0/-1; turn 0",
        gave: &["vp+2 coin+1 hexes+1", "tiles+1", "tiles+1"],
    },
    Line {
        what: "coal_baron without a hex",
        position: || {
            let scenario = two().hand(0, &["coal_baron"]).next_tiles(&[20]);
            scenario.lay((-1, -2), 1, 0).lay((0, -1), 3, 0).lay((1, -3), 4, 0)
        },
        script: "=card coal_baron",
        gave: &["tiles+1", "tiles+1"],
    },
    Line {
        what: "colonialism",
        position: || two().hand(0, &["colonialism"]).lay((1, -1), 2, 0).outpost(0, (1, -1)),
        script: "=card colonialism",
        gave: &["coin+1 worker+1", ""],
    },
    Line {
        what: "colonialism with printed territories only",
        position: || two().hand(0, &["colonialism"]),
        script: "=card colonialism",
        gave: &["", ""],
    },
    Line {
        what: "dark_ages",
        position: || {
            let scenario = two().hand(0, &["dark_ages"]).at(0, Track::Exploration, 2);
            scenario.at(0, Track::Science, 5).at(0, Track::Technology, 1)
        },
        script: "=card dark_ages; track technology; *plot",
        gave: &["landmark+1 exploration-1 technology+3 science-1", ""],
    },
    Line {
        what: "democracy",
        position: || two().hand(0, &["democracy"]),
        script: "=card democracy; *card; *card; done",
        gave: &["vp+4 cards+1", ""],
    },
    Line {
        what: "democracy without a discard",
        position: || two().hand(0, &["democracy"]),
        script: "=card democracy; done",
        gave: &["cards+3", ""],
    },
    Line {
        what: "dictatorship",
        position: || two().hand(0, &["dictatorship"]),
        script: "=card dictatorship; token technology 0; deck",
        gave: &["bottom+1 technology+1", ""],
    },
    Line {
        what: "diplomacy",
        position: || two().hand(0, &["diplomacy"]),
        script: "=card diplomacy; part 1; gain food; gain coin; building farm; *plot",
        gave: &["food+1 farm+1 city+1", "coin+1"],
    },
    Line {
        what: "dystopia",
        position: || two().hand(0, &["dystopia"]),
        script: "=card dystopia; landmark academy; *plot",
        gave: &["landmark+1", ""],
    },
    Line {
        what: "empiricism",
        position: || two().hand(0, &["empiricism"]).rolls(Die::Science, &[2, 0], 4),
        script: "=card empiricism; =science 1; token science 0",
        gave: &["vp+2 science+1", ""],
    },
    Line {
        what: "espionage on what works when played",
        position: || two().hand(0, &["espionage"]).on_mat(1, 0, "trap"),
        script: "=card espionage",
        gave: &["vp+10", ""],
    },
    Line {
        what: "espionage on what lasts for an era",
        position: || two().hand(0, &["espionage"]).on_mat(1, 0, "academia"),
        script: "=card espionage; =technology 2",
        gave: &["vp+3 cards+1", ""],
    },
    Line {
        what: "espionage on nothing",
        position: || two().hand(0, &["espionage"]),
        script: "=card espionage",
        gave: &["", ""],
    },
    Line {
        what: "exploitation, the benefit twice",
        position: || two().hand(0, &["exploitation"]).tiles(0, &[1]),
        script: "=card exploitation; =exploration 2; hex 0/-1; turn 0; yes",
        gave: &["coin+2 tiles-1 hexes+1", ""],
    },
    Line {
        what: "exploitation, the points",
        position: || two().hand(0, &["exploitation"]).tiles(0, &[1]),
        script: "=card exploitation; =exploration 2; hex 0/-1; turn 0; no",
        gave: &["vp+2 coin+1 tiles-1 hexes+1", ""],
    },
    Line {
        what: "feudalism, points",
        position: || two().hand(0, &["feudalism"]).landmarks(0, &["forge", "barn"]),
        script: "=card feudalism; part 2",
        gave: &["vp+6", ""],
    },
    Line {
        what: "feudalism, a resource",
        position: || two().hand(0, &["feudalism"]),
        script: "=card feudalism; part 1; gain food",
        gave: &["food+1", ""],
    },
    Line {
        what: "golden_age without the prerequisite",
        position: || two().hand(0, &["golden_age"]).techs(0, 1, &["Calendar"]),
        script: "=card golden_age; =bonus technology 5",
        gave: &["vp+10 middle-1 top+1", ""],
    },
    Line {
        what: "golden_age and an upgrade by an opponent",
        position: || {
            let scenario = Scenario::with(2, &["leaders", "inventors"], tapestry::Version::Latest);
            scenario.hand(0, &["golden_age"]).techs(0, 0, &["Calendar"]).income_turns(1, 2)
        },
        script: "=card golden_age; =1:use inventors; no",
        gave: &["culture+1 bottom-1 middle+1", ""],
    },
    Line {
        what: "guilds, points for resources",
        position: || two().hand(0, &["guilds"]).vp(0, 9).goods(0, [1, 1, 0, 0]),
        script: "=card guilds; pay coin+worker",
        gave: &["vp+10 coin-1 worker-1", ""],
    },
    Line {
        what: "guilds, resources for points",
        position: || two().hand(0, &["guilds"]).vp(0, 15),
        script: "=card guilds; number 3; gain culture+culture+food",
        gave: &["vp-15 food+1 culture+2", ""],
    },
    Line {
        what: "guilds with nothing",
        position: || two().hand(0, &["guilds"]).vp(0, 4),
        script: "=card guilds",
        gave: &["", ""],
    },
    Line {
        what: "industrialism",
        position: || two().hand(0, &["industrialism"]).next_techs(&["Calendar"]),
        script: "=card industrialism; =technology 1; deck",
        gave: &["culture+1 bottom+1", ""],
    },
    Line {
        what: "marriage_of_state",
        position: || {
            let scenario = two().hand(0, &["marriage_of_state"]).goods(1, [0, 0, 1, 0]).turn_of(1);
            scenario.at(1, Track::Technology, 1)
        },
        script: "=card marriage_of_state; track technology; advance technology 1 food",
        gave: &["cards+1", "food-1 cards+1 technology+1"],
    },
    Line {
        what: "marriage_of_state on another track",
        position: || {
            let scenario = two().hand(0, &["marriage_of_state"]).goods(1, [0, 0, 1, 0]).turn_of(1);
            scenario.at(1, Track::Technology, 1)
        },
        script: "=card marriage_of_state; track science; advance technology 1 food",
        gave: &["", "food-1 cards+1 technology+1"],
    },
    Line {
        what: "mercantilism",
        position: || two().hand(0, &["mercantilism"]),
        script: "income; done; gain coin; gain worker",
        gave: &["vp+2 coin+2 worker+2 culture+1 tiles+1 cards+1", ""],
    },
    Line {
        what: "mercantilism with the food of this income only",
        position: || two().hand(0, &["mercantilism"]).goods(0, [0, 0, 5, 0]),
        script: "income; done; gain coin; gain culture",
        gave: &["vp+2 coin+2 worker+1 culture+2 tiles+1 cards+1", ""],
    },
    Line {
        what: "meritocracy",
        position: || two().hand(0, &["meritocracy"]).techs(0, 0, &["Calendar"]),
        script: "=card meritocracy; deck",
        gave: &["vp+4 bottom+1", ""],
    },
    Line {
        what: "militarism",
        position: || two().hand(0, &["militarism"]).tiles(0, &[1]),
        script: "=card militarism; =exploration 2; hex 0/-1; turn 0; yes",
        gave: &["vp+2 coin+1 tiles-1 hexes+1 outposts-1 held+1", ""],
    },
    Line {
        what: "monarchy",
        position: || two().hand(0, &["monarchy"]),
        script: "=card monarchy; =bonus technology 2; *plot; =square Barn; *plot",
        gave: &["vp+3 market+1 city+1 landmark+1", ""],
    },
    Line {
        what: "oil_magnate",
        position: || three().hand(0, &["oil_magnate"]).rolls(Die::Red, &[0], 6),
        script: "=card oil_magnate; track military; yes; hex 1/-2; die red; yes; no",
        gave: &["vp+4 outposts-1 held+1 military+1", "military+1", ""],
    },
    Line {
        what: "olympic_host, an opponent pays",
        position: || two().hand(0, &["olympic_host"]).rich(0, 1).rich(1, 1),
        script: "=card olympic_host; no; yes; building farm; *plot",
        gave: &["farm+1 city+1", "vp+10 worker-1"],
    },
    Line {
        what: "olympic_host, only the host pays",
        position: || two().hand(0, &["olympic_host"]).rich(0, 1),
        script: "=card olympic_host; yes",
        gave: &["vp+10 coin+1 worker-1", ""],
    },
    Line {
        what: "pillage_and_plunder",
        position: || {
            let scenario = rival().hand(0, &["pillage_and_plunder"]).hand(1, &["trap"]);
            scenario.dice(&[(Die::Red, &[0], 6), (Die::Black, &[2], 6)])
        },
        script: "=card pillage_and_plunder; =military 1; hex 0/-1; die red",
        gave: &["vp+4 food+1 outposts-1 held+1", "held-1"],
    },
    Line {
        what: "pillage_and_plunder on an empty territory",
        position: || two().hand(0, &["pillage_and_plunder"]).rolls(Die::Red, &[0], 6),
        script: "=card pillage_and_plunder; =military 1; hex 1/-2; die red",
        gave: &["vp+4 outposts-1 held+1", ""],
    },
    Line {
        what: "pirate_rule",
        position: || two().hand(0, &["pirate_rule"]).lay((0, -1), 1, 0).rolls(Die::Red, &[0], 6),
        script: "=card pirate_rule; =military 1; hex 0/-1; die red",
        gave: &["vp+4 coin+1 outposts-1 held+1", ""],
    },
    Line {
        what: "pirate_rule on top of the black die",
        position: || two().hand(0, &["pirate_rule"]).lay((0, -1), 1, 0).rolls(Die::Black, &[4], 6),
        script: "=card pirate_rule; =military 1; hex 0/-1; die black",
        gave: &["coin+2 outposts-1 held+1", ""],
    },
    Line {
        what: "plea_for_aid",
        position: || {
            let scenario =
                three().hand(0, &["plea_for_aid"]).at(1, Track::Science, 2).at(2, Track::Science, 1);
            scenario.at(1, Track::Military, 1).at(0, Track::Exploration, 1).at(1, Track::Exploration, 2).at(
                2,
                Track::Exploration,
                2,
            )
        },
        script: "=card plea_for_aid; gain food; gain coin",
        gave: &["vp+4 coin+1 food+1", "", ""],
    },
    Line {
        what: "renaissance",
        position: || two().hand(0, &["renaissance"]).at(0, Track::Technology, 1).at(0, Track::Science, 12),
        script: "=card renaissance; part 1; part 2; yes; *plot; part 3; part 4",
        gave: &["market+1 city+1 exploration+1 technology+1 military+1", ""],
    },
    Line {
        what: "revisionism, a landmark gained",
        position: || two().hand(0, &["revisionism"]).at(0, Track::Technology, 3).goods(0, [2, 0, 0, 0]),
        script: "=card revisionism; advance technology 3 coin+coin; gain food; *plot; no; deck",
        gave: &["coin-2 food+1 bottom+1 landmark+1 technology+1", ""],
    },
    Line {
        what: "revisionism, a landmark that is taken",
        position: || {
            let scenario = two().hand(0, &["revisionism"]).at(0, Track::Technology, 3);
            scenario.goods(0, [2, 0, 0, 0]).landmarks(1, &["forge"])
        },
        script: "=card revisionism; advance technology 3 coin+coin; *plot; no; deck",
        gave: &["coin-2 bottom+1 armory+1 city+1 technology+1", ""],
    },
    Line {
        what: "revisionism, no landmark of a track",
        position: || two().hand(0, &["revisionism"]),
        script: "=card revisionism; =square Barn; *plot",
        gave: &["landmark+1", ""],
    },
    Line {
        what: "revolution, outposts stand up",
        position: || {
            let scenario = two().hand(0, &["revolution"]).lay((1, -1), 1, 0).toppled(0, (1, -1));
            scenario.outpost(1, (1, -1)).lay((0, -1), 3, 0).toppled(0, (0, -1)).outpost(1, (0, -1))
        },
        script: "=card revolution; part 2; hex 1/-1; hex 0/-1",
        gave: &["vp+10 held+2 achieved+1", "held-2"],
    },
    Line {
        what: "revolution, a resource",
        position: || {
            two().hand(0, &["revolution"]).lay((1, -1), 1, 0).toppled(0, (1, -1)).outpost(1, (1, -1))
        },
        script: "=card revolution; part 1; gain food",
        gave: &["food+1", ""],
    },
    Line {
        what: "socialism, ahead over two landmarks",
        position: || two().hand(0, &["socialism"]).at(1, Track::Military, 8).at(0, Track::Military, 2),
        script: "=card socialism; track military; *plot; *plot",
        gave: &["landmark+2 military+6", ""],
    },
    Line {
        what: "socialism, behind",
        position: || two().hand(0, &["socialism"]).at(1, Track::Science, 1).at(0, Track::Science, 6),
        script: "=card socialism; track science",
        gave: &["science-5", ""],
    },
    Line {
        what: "socialism on a track that is blocked",
        position: || two().hand(0, &["socialism"]).at(1, Track::Military, 8).blocked(1, Track::Military),
        script: "=card socialism; track military",
        gave: &["", ""],
    },
    Line {
        what: "steam_tycoon",
        position: || two().hand(0, &["steam_tycoon"]).open_techs(["Calendar", "Barn", "Paper"]),
        script: "=card steam_tycoon; tech Calendar; yes",
        gave: &["culture+1 middle+1", "bottom+1"],
    },
    Line {
        what: "technocracy, not the first",
        position: || three().hand(0, &["technocracy"]),
        script: "=card technocracy",
        gave: &["vp+6", "", ""],
    },
    Line {
        what: "technocracy, the first",
        position: || two().hand(0, &["technocracy"]).income_turns(0, 2).next_techs(&["Calendar"]),
        script: "=card technocracy; deck",
        gave: &["culture+1 middle+1", ""],
    },
    Line {
        what: "terraforming",
        position: || two().hand(0, &["terraforming"]),
        script: "=card terraforming; =bonus technology 2; plot a2; =bonus technology 2; plot a1",
        gave: &["vp+5 market+2 city+2", ""],
    },
    Line {
        what: "theocracy",
        position: || two().hand(0, &["theocracy"]).goods(0, [1, 0, 0, 0]),
        script: "=card theocracy; advance technology 0 coin; deck",
        gave: &["vp+4 coin-1 bottom+1 technology+1", ""],
    },
    Line {
        what: "trade_economy",
        position: || two().hand(0, &["trade_economy"]).at(1, Track::Technology, 2),
        script: "=card trade_economy; yes; *plot",
        gave: &["cards+1", "market+1 city+1"],
    },
    Line {
        what: "trap, played",
        position: || two().hand(0, &["trap"]),
        script: "=card trap",
        gave: &["vp+10", ""],
    },
    Line {
        what: "trap, as a response",
        position: || rival().hand(1, &["trap"]).rolls(Die::Red, &[0], 6),
        script: "=military 1; hex 0/-1; card trap/1; gain coin; die red",
        gave: &["vp+4 outposts-1", "coin+1 cards-1"],
    },
    Line {
        what: "trap, not used",
        position: || rival().hand(1, &["trap"]).rolls(Die::Red, &[0], 6),
        script: "=military 1; hex 0/-1; no; die red",
        gave: &["vp+4 outposts-1 held+1", "held-1"],
    },
    Line {
        what: "tyranny",
        position: || two().hand(0, &["tyranny"]).deck(&["trap", "trap"]),
        script: "=card tyranny; =technology 2; yes; =technology 2",
        gave: &["vp+15 cards+2", ""],
    },
    Line {
        what: "wartime_economy",
        position: || two().hand(0, &["wartime_economy"]).at(0, Track::Technology, 1).goods(0, [1, 0, 0, 0]),
        script: "=card wartime_economy; advance technology 1 coin; yes; *plot",
        gave: &["coin-1 cards+1 market+1 city+1 technology+1", ""],
    },
    Line {
        what: "manifest_destiny",
        position: || {
            let scenario = pp().hand(0, &["manifest_destiny"]).lay((1, -1), 1, 0).outpost(0, (1, -1));
            scenario.rolls(Die::Red, &[0], 6)
        },
        script: "=card manifest_destiny; hex 1/-2; die red; yes",
        gave: &["vp+4 coin+1 outposts-1 held+1", ""],
    },
    Line {
        what: "cartography, 2 points",
        position: || pp().hand(0, &["cartography"]).next_tiles(&[1]),
        script: "=card cartography; hex 0/-1; turn 0",
        gave: &["vp+2 coin+1 hexes+1", ""],
    },
    Line {
        what: "cartography, 3 points",
        position: || pp().hand(0, &["cartography"]).next_tiles(&[5]).rolls(Die::Red, &[0], 6),
        script: "=card cartography; hex 0/-1; yes; die red",
        gave: &["vp+7 food+1 hexes+1 outposts-1 held+1", ""],
    },
];

fn pp() -> Scenario {
    Scenario::of(TapestryOptions { expansions: [true, false, false], ..Default::default() }, &[])
}

#[test]
fn every_card_gives_exactly_what_it_says() {
    covers!(
        "card.academia",
        "card.age-of-discovery",
        "card.age-of-sail",
        "card.age-of-wonders",
        "card.alliance",
        "card.boast-of-superiority",
        "card.broker-of-peace",
        "card.capitalism",
        "card.coal-baron",
        "card.colonialism",
        "card.dark-ages",
        "card.democracy",
        "card.dictatorship",
        "card.diplomacy",
        "card.dystopia",
        "card.empiricism",
        "card.espionage",
        "card.exploitation",
        "card.feudalism",
        "card.golden-age",
        "card.guilds",
        "card.industrialism",
        "card.marriage-of-state",
        "card.mercantilism",
        "card.meritocracy",
        "card.militarism",
        "card.monarchy",
        "card.oil-magnate",
        "card.olympic-host",
        "card.pillage-and-plunder",
        "card.pirate-rule",
        "card.plea-for-aid",
        "card.renaissance",
        "card.revisionism",
        "card.revolution",
        "card.socialism",
        "card.steam-tycoon",
        "card.technocracy",
        "card.terraforming",
        "card.theocracy",
        "card.trade-economy",
        "card.trap",
        "card.tyranny",
        "card.wartime-economy",
        "card.manifest-destiny",
        "card.cartography"
    );
    compare(LINES);
}

#[test]
fn every_card_of_the_box_has_a_line() {
    for card in Kit::printed().cards.iter().filter(|card| card.missing.is_empty()) {
        let has = |line: &&Line| line.what.split([' ', ',']).next() == Some(card.id.as_str());
        assert!(LINES.iter().any(|line| has(&line)), "no line for {}", card.id);
    }
}

/// What is counted, and what stays, when nothing can be conquered any more.
#[test]
fn buildings_laid_down_are_not_toppled() {
    covers!("achievements.topple-two");
    // Two trapped attackers count; a building that Traders lay on its side does not.
    let mut game = Scenario::with(2, &["traders"], tapestry::Version::Latest)
        .tiles(0, &[3, 4])
        .income_turns(0, 2)
        .lay((0, -1), 1, 0)
        .outpost(1, (0, -1))
        .lay((1, -1), 5, 0)
        .outpost(1, (1, -1))
        .build();
    crate::common::script(
        &mut game,
        "=use traders; part 2; hex 0/-1; building farm; tile 3; =use traders; part 2; building farm; tile 4",
    );
    assert_eq!(game.achieved()[Achievement::ToppleTwo.index()], 0);
    assert_eq!(crate::common::built(&game, 0, Building::Farm), 2);
}
