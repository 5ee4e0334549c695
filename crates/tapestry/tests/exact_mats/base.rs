//! Civilizations of the base game.

use tapestry::scenario::Scenario;
use tapestry::{Achievement, Building, Die, TapestryOptions, Track, Version};
use testkit::covers;

use crate::common::{Line, ROW, compare, latest, lines, of, plain, printed, rival, rows};

fn adjusted(civ: &str) -> Scenario {
    of(civ, Version::Adjusted)
}

/// The district at the bottom in the middle, which has no impassable plot, all farms but one plot.
const DISTRICT: [&str; 9] = rows([(6, "...###..."), (7, "...###..."), (8, "...##....")]);

/// Three dice for the Alchemists: 7 points, coin then food, technology then military.
fn alchemy() -> Scenario {
    let dice: [(Die, &[u8], u8); 3] =
        [(Die::Red, &[3, 3], 6), (Die::Black, &[0, 2], 6), (Die::Science, &[1, 3], 4)];
    latest("alchemists").income_turns(0, 2).dice(&dice)
}

pub(super) const LINES: &[Line] = lines![
    "alchemists, red and black": alchemy(), "=use alchemists; die red; die black; die red" => "vp+14 food+1", "";
    "alchemists, science and red": alchemy(), "=use alchemists; die science; die red; die science; deck"
        => "vp+14 bottom+1 technology+1", "";
    "alchemists printed, stopped": printed("alchemists").income_turns(0, 2).rolls(Die::Science, &[1, 3], 4),
        "=use alchemists; yes; no; token military 0; token technology 0" => "technology+1 military+1", "";
    "alchemists printed, bust": printed("alchemists").income_turns(0, 2).rolls(Die::Science, &[1, 1], 4),
        "=use alchemists; yes; gain culture" => "culture+1", "";
    "alchemists printed, off the track":
        printed("alchemists").income_turns(0, 2).rolls(Die::Science, &[1], 4).at(0, Track::Technology, 12),
        "=use alchemists; no; token technology 12" => "vp+5", "";
    "architects, a district of one kind": latest("architects").city(0, DISTRICT, Building::Farm),
        "=bonus exploration 5; plot f9; gain coin; gain food" => "coin+1 food+1 farm+1 city+1", "";
    "architects printed, a district of one kind": printed("architects").city(0, DISTRICT, Building::Farm),
        "=bonus exploration 5; plot f9; gain coin; gain food" => "coin+1 food+1 farm+1 city+1", "";
    "architects, a district of two kinds": latest("architects").city(0, DISTRICT, Building::Farm),
        "=bonus technology 2; plot f9; gain coin" => "coin+1 market+1 city+1", "";
    "architects, a row of one kind": latest("architects").city(0, ROW, Building::Farm), "=military 11" => "vp+2", "";
    "architects printed, a row of one kind": printed("architects").city(0, ROW, Building::Farm),
        "=military 11" => "vp+2", "";
    "craftsmen, the first column": latest("craftsmen"),
        "=bonus technology 2; node 1; =bonus technology 2; node 2; =bonus technology 2; node 3"
        => "vp+5 worker+1 tiles+1 market+3 city+3", "";
    "craftsmen printed, two columns": printed("craftsmen"),
        "=bonus technology 2; node 4; =bonus technology 2; node 8; =bonus technology 2; node 9"
        => "coin+1 food+1 cards+1 market+3 city+3", "";
    "craftsmen, gained later in era 2": plain().income_turns(0, 2), "=gain craftsmen; node 2; no; node 8; node 8"
        => "food+1 civs+1", "";
    "entertainers": latest("entertainers").income_turns(0, 1), "=use entertainers; node 4; =use entertainers; node 7; *plot"
        => "coin+1 house+1 city+1", "";
    "entertainers printed": printed("entertainers").income_turns(0, 2), "=use entertainers; node 2" => "culture+1", "";
    "entertainers, gained later": plain(), "=gain entertainers; node 2" => "culture+1 civs+1", "";
    "futurists": latest("futurists"), "=first futurists; yes; token science 0; yes; token military 0; gain coin+coin"
        => "coin+2 science+4 military+4", "";
    "futurists, one track": latest("futurists"), "=first futurists; yes; token science 0; no; gain coin+food"
        => "coin+1 food+1 science+4", "";
    "futurists with the adjustment": adjusted("futurists").income_turns(0, 0), "income; pay food"
        => "coin+1 worker+1 tiles+1 cards+1", "";
    "futurists where a track is blocked": latest("futurists").blocked(1, Track::Science),
        "=first futurists; yes; token technology 0; no; gain coin+food" => "coin+1 food+1 technology+4", "";
    "heralds": latest("heralds").income_turns(0, 2).on_mat(1, 0, "trap"), "=use heralds; =use heralds" => "vp+10", "";
    "heralds printed": printed("heralds").income_turns(0, 2).on_mat(1, 0, "trap"), "=use heralds" => "vp+10", "";
    "heralds, a card without its benefit": latest("heralds").deck(&["academia", "trap"]), "=first heralds; card trap/1"
        => "cards+1", "";
    "heralds printed, a card with its benefit": printed("heralds").hand(0, &["trap"]), "=first heralds; card trap/1"
        => "vp+10", "";
    "heralds with the adjustment": adjusted("heralds").income_turns(0, 0).deck(&["dystopia", "academia", "trap"]),
        "income; card trap/1" => "vp+10 coin+1 worker+1 food+1 culture+1 tiles+1 cards+2", "";
    "historians printed, any landmark": printed("historians").tiles(0, &[1]).income_turns(0, 2),
        "=use historians; yes; node 2; =1:square Barn; *plot" => "food+1 tiles-1", "landmark+1";
    "historians, landmarks of tracks": latest("historians").tiles(0, &[1]).income_turns(0, 2).at(1, Track::Technology, 3),
        "=use historians; yes; tile 1; node 2; =1:square Barn; *plot; =1:lead technology; *plot; no; deck"
        => "food+1 tiles-1", "bottom+1 landmark+2 technology+1";
    "historians printed, gained later": {
            let options = TapestryOptions { version: Version::Printed, ..Default::default() };
            Scenario::of(options, &[])
        }, "=gain historians; node 1; node 2; node 3; =1:square Barn; *plot"
        => "vp+6 worker+1 food+1 civs+1", "landmark+1";
    "inventors, to the middle row": latest("inventors").techs(1, 0, &["Calendar"]).income_turns(0, 2),
        "=use inventors; yes" => "culture+1", "culture+1 bottom-1 middle+1";
    "inventors, to the top row": latest("inventors").techs(1, 1, &["Calendar"]).income_turns(0, 2),
        "=use inventors" => "vp+7 bottom+1", "vp+7 middle-1";
    "inventors printed, to the top row": printed("inventors").techs(1, 1, &["Calendar"]).income_turns(0, 2),
        "=use inventors" => "vp+7 bottom+1", "vp+7 middle-1";
    "inventors, an own card": latest("inventors").techs(0, 1, &["Calendar"]).income_turns(0, 2),
        "=use inventors" => "vp+7 middle-1 top+1", "";
    "inventors, a marked card needs no prerequisite": latest("inventors").techs(0, 0, &["Calendar"]).income_turns(0, 2),
        "=use inventors; =bonus technology 5" => "vp+7 culture+1 bottom-1 top+1", "";
    "inventors printed, a marked card needs its prerequisite":
        printed("inventors").techs(0, 0, &["Calendar"]).income_turns(0, 2),
        "=use inventors; =bonus technology 5" => "culture+1 bottom-1 middle+1", "";
    "isolationists": latest("isolationists").rolls(Die::Red, &[0], 6), "=military 1; hex 1/-2; die red; yes; gain food"
        => "vp+4 food+1 outposts-1 held+1", "";
    "isolationists printed": printed("isolationists").rolls(Die::Red, &[0], 6),
        "=military 1; hex 1/-2; die red; yes; gain food" => "vp+4 food+1 outposts-1 held+1", "";
    "isolationists, a land of one": latest("isolationists").income_turns(0, 5), "=use isolationists" => "vp+5", "";
    "isolationists, a land of two": latest("isolationists").income_turns(0, 5).outpost(0, (-1, -1)),
        "=use isolationists" => "vp+10", "";
    "isolationists, another terrain does not join": printed("isolationists").income_turns(0, 5).outpost(0, (1, -2)),
        "=use isolationists" => "vp+5", "";
    "leaders": latest("leaders").income_turns(0, 2), "=use leaders; node 2; deck" => "bottom+1 technology+1", "";
    "leaders, never a bonus": printed("leaders").income_turns(0, 2).at(0, Track::Technology, 1).rich(0, 2),
        "=use leaders; node 2" => "cards+1 technology+1", "";
    "merrymakers": latest("merrymakers").income_turns(0, 2), "=use merrymakers; node 4; node 5" => "worker+1", "";
    "merrymakers printed, points": printed("merrymakers").income_turns(0, 2),
        "=use merrymakers; node 10; =use merrymakers; node 11" => "vp+15", "";
    "merrymakers printed, a tile": printed("merrymakers").income_turns(0, 2), "=use merrymakers; node 6" => "tiles+1", "";
    "militants, the first row": latest("militants").rolls(Die::Red, &[0], 6).income_turns(0, 2),
        "=military 1; hex 1/-2; part 1; die red; =use militants" => "vp+4 coin+1 outposts-1 held+1", "";
    "militants, the second row": latest("militants").rolls(Die::Red, &[0], 6).income_turns(0, 2),
        "=military 1; hex 1/-2; part 2; die red; =use militants" => "vp+7 outposts-1 held+1", "";
    "militants printed, the second row": printed("militants").rolls(Die::Red, &[0], 6).income_turns(0, 2),
        "=military 1; hex 1/-2; part 2; die red; =use militants" => "vp+5 outposts-1 held+1", "";
    "militants, gained later with one outpost": plain().outposts(0, 1).income_turns(0, 2),
        "=gain militants; part 2; =use militants" => "vp+11 coin+1 worker+1 food+1 civs+1", "";
    "mystics, five cards": latest("mystics").hand(0, &["trap", "dystopia"]).income_turns(0, 2),
        "=after mystics; part 2; gain food; part 4; building farm" => "food+1 cards-2 farm+1", "";
    "mystics, three cards": latest("mystics").income_turns(0, 2), "=after mystics; part 4; building farm" => "farm+1", "";
    "mystics, six cards and more": {
            let hand = ["trap", "dystopia", "academia"];
            latest("mystics").hand(0, &hand).income_turns(0, 2).next_techs(&["Calendar"])
        }, "=after mystics; part 2; gain food; part 3; deck; part 4; building farm; *plot"
        => "food+1 culture+1 cards-3 middle+1 farm+1 city+1", "";
    "mystics printed, one number met exactly": printed("mystics").income_turns(0, 5), "=use mystics" => "vp+10", "";
    "mystics printed, two numbers met": printed("mystics").techs(0, 0, &["Calendar"]),
        "=technology 2; gain food; !; =turn 5; =use mystics" => "vp+20", "";
    "nomads, an empty territory": latest("nomads"), "=bonus technology 2; hex -1/-1" => "market+1 held+1", "";
    "nomads, an own territory": printed("nomads"),
        "=bonus technology 2; hex -1/-1; =bonus technology 2; hex -1/-1; gain food" => "food+1 market+2 held+1", "";
    "nomads, a landmark": latest("nomads"), "=square Barn; hex -1/-1" => "landmark+1 held+1", "";
    "nomads, gained later": plain().buildings(0, [1, 1, 1, 0]), "=gain nomads; *plot" => "armory+1 city+1 civs+1", "";
    "the_chosen printed": printed("the_chosen").income_turns(0, 2), "=use the_chosen; part 1" => "vp+4", "";
    "the_chosen printed, with an achievement":
        printed("the_chosen").income_turns(0, 2).achieved(0, Achievement::CompleteTrack),
        "=use the_chosen; part 1; gain food" => "vp+4 food+1", "";
    "the_chosen printed, in the end": printed("the_chosen").income_turns(0, 5).achieved(0, Achievement::CompleteTrack),
        "=use the_chosen; part 1" => "vp+9", "";
    "the_chosen, a private achievement for points":
        latest("the_chosen").techs(0, 0, &["Calendar", "Barn", "Bakery", "Paper"]).goods(0, [1, 0, 0, 0]),
        "advance exploration 0 coin; no" => "vp+5 coin-1 tiles+2 exploration+1", "";
    "the_chosen, a private achievement for its space":
        latest("the_chosen").techs(0, 0, &["Calendar", "Barn", "Bakery", "Paper"]).goods(0, [1, 0, 0, 0]),
        "advance exploration 0 coin; yes" => "coin-1 worker+1 tiles+2 exploration+1", "";
    "the_chosen, a public achievement": latest("the_chosen").at(0, Track::Science, 11).rolls(Die::Science, &[1, 1, 1, 1], 4),
        "=lead science; yes; no; no; no; no" => "vp+10 worker+1 science+1 achieved+1", "";
    "traders, a token": rival(latest("traders")).tiles(0, &[3]).income_turns(0, 2), "=use traders; part 1; tile 3"
        => "coin+1 food+1 tiles-1", "tiles+1";
    "traders, a building": rival(latest("traders")).tiles(0, &[3]).income_turns(0, 2),
        "=use traders; part 2; building farm; tile 3" => "food+1 tiles-1 farm+1", "food+1 tiles+1";
    "traders, an own territory for points":
        latest("traders").outpost(0, (-1, -1)).income_turns(0, 2).rolls(Die::Black, &[3], 6),
        "=use traders; part 2" => "vp+5 culture+1", "tiles+1";
    "traders, an own territory for a resource":
        latest("traders").outpost(0, (-1, -1)).income_turns(0, 2).rolls(Die::Black, &[3], 6),
        "=use traders; part 1; gain food" => "food+1 culture+1", "tiles+1";
    "traders printed, a territory of an opponent": rival(printed("traders")).income_turns(0, 2),
        "=use traders; hex 0/-1" => "coin+1", "";
    "traders printed, an empty territory": rival(printed("traders")).income_turns(0, 2), "=use traders; hex 1/-2"
        => "vp+1", "";
];

#[test]
fn every_civilization_of_the_base_game_gives_exactly_what_its_mat_says() {
    covers!(
        "civ.alchemists",
        "civ.architects",
        "civ.craftsmen",
        "civ.entertainers",
        "civ.futurists",
        "civ.heralds",
        "civ.historians",
        "civ.inventors",
        "civ.isolationists",
        "civ.leaders",
        "civ.merrymakers",
        "civ.militants",
        "civ.mystics",
        "civ.nomads",
        "civ.the-chosen",
        "civ.traders"
    );
    compare(LINES);
}
