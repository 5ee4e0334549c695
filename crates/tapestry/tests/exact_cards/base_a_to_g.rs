//! Cards of the base game, Academia to Guilds.

use tapestry::scenario::Scenario;
use tapestry::{Die, Track};

use super::{three, two};
use crate::common::Line;

pub(super) const LINES: &[Line] = &[
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
];
