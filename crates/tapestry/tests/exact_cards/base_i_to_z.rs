//! Cards of the base game, Industrialism to Wartime Economy.

use tapestry::{Die, Track};

use super::{rival, three, two};
use crate::common::Line;

pub(super) const LINES: &[Line] = &[
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
];
