//! Civilizations of the expansions.

use tapestry::scenario::Scenario;
use tapestry::{Building, Die, Track, Version};
use testkit::covers;

use super::{L, P};
use crate::common::{Line, changes, compare, latest, lines, of, plain, printed, rival, rows, script, texts};

const THIRD: [&str; 9] = rows([(2, "########.")]);

pub(super) const LINES: &[Line] = lines![
    "advisors printed, four cards": printed("advisors").income_turns(0, 2).hand(0, &["trap"]), "=use advisors" => "vp+4", "";
    "advisors printed, six cards": printed("advisors").income_turns(0, 2).hand(0, &["trap", "guilds", "academia"]),
        "=use advisors; *card; *card; gain food" => "vp+6 food+1 cards-2", "";
    "aliens, a tile": latest("aliens").income_turns(0, 2).space_tiles(0, &[13]), "=use aliens; part 1; space 13"
        => "vp+13 spaces-1 explored+1", "";
    "aliens, a resource": latest("aliens").income_turns(0, 2), "=use aliens; part 2; gain food" => "food+1", "";
    "aliens, the tile on the mat goes": latest("aliens").income_turns(0, 2).space_tiles(0, &[13]),
        "=use aliens; part 1; space 13; !; =use aliens; part 2; gain food" => "food+1 explored-1", "";
    "aliens printed, a second tile costs": {
            printed("aliens").income_turns(0, 2).space_tiles(0, &[13, 5]).goods(0, [1, 1, 0, 0])
        }, "=use aliens; part 1; space 13; !; =use aliens; part 1; pay coin; space 5"
        => "vp+8 worker+1 spaces-1", "";
    "aliens, a second tile is free": latest("aliens").income_turns(0, 2).space_tiles(0, &[13, 5]),
        "=use aliens; part 1; space 13; !; =use aliens; part 1; space 5" => "vp+8 coin+1 worker+1 spaces-1", "";
    "infiltrators, shared control": rival(latest("infiltrators")).income_turns(0, 2), "=use infiltrators; hex 0/-1"
        => "coin+1 outposts-1 held+1", "";
    "infiltrators, a capital": rival(latest("infiltrators")).income_turns(0, 2), "=use infiltrators; hex 2/0"
        => "vp+7", "";
    "infiltrators printed, a capital": printed("infiltrators").income_turns(0, 2), "=use infiltrators" => "vp+8", "";
    "recyclers, an upgrade": latest("recyclers").income_turns(0, 2).techs(0, 0, &["Calendar"]),
        "=use recyclers; no; yes; tech Calendar" => "culture+1 bottom-1 middle+1", "";
    "recyclers, the top card of the discards": latest("recyclers").income_turns(0, 2), "=use recyclers; yes; no"
        => "bottom+1", "";
    "recyclers printed, an upgrade": printed("recyclers").income_turns(0, 2).techs(0, 0, &["Calendar"]),
        "=use recyclers; yes; tech Calendar" => "culture+1 bottom-1 middle+1", "";
    "recyclers, from top to bottom": latest("recyclers").techs(0, 2, &["Calendar"]), "=bonus technology 5; tech Calendar"
        => "vp+5 bottom+1 top-1", "";
    "riverfolk, the last impassable plot of a district": latest("riverfolk"),
        "=bonus technology 2; plot h8; gain food" => "food+1 market+1 city+1", "";
    "riverfolk, one of several impassable plots": printed("riverfolk"), "=bonus technology 2; plot a2"
        => "market+1 city+1", "";
    "riverfolk printed, in the end": printed("riverfolk").income_turns(0, 5), "=use riverfolk" => "vp-22", "";
    "riverfolk, in the end": latest("riverfolk").income_turns(0, 5), "=use riverfolk" => "", "";
    "spies, a card": latest("spies").income_turns(0, 2).on_mat(1, 0, "trap"), "=use spies" => "vp+10", "";
    "spies, no landmarks": latest("spies").income_turns(0, 2).on_mat(1, 0, "dystopia"), "=use spies" => "", "";
    "spies, a tile": latest("spies").income_turns(0, 2).tiles(1, &[1]), "=use spies" => "coin+1", "";
    "spies, no space tile": latest("spies").income_turns(0, 2).space_tiles(1, &[13]), "=use spies" => "", "";
    "spies printed, a space tile": printed("spies").income_turns(0, 2).space_tiles(1, &[13]), "=use spies" => "vp+13", "";
    "spies, a position": latest("spies").income_turns(0, 2).at(1, Track::Technology, 2).rich(0, 1), "=use spies"
        => "cards+1", "";
    "spies, the circle of any card": latest("spies").income_turns(0, 2).techs(1, 0, &["Calendar"]), "=use spies"
        => "culture+1", "";
    "spies, the circle of a top card": latest("spies").income_turns(0, 2).techs(1, 2, &["Calendar"]), "=use spies"
        => "culture+1", "";
    "spies printed, a bottom card": printed("spies").income_turns(0, 2).techs(1, 0, &["Calendar"]), "=use spies" => "", "";
    "spies printed, a middle card": printed("spies").income_turns(0, 2).techs(1, 1, &["Calendar"]), "=use spies"
        => "culture+1", "";
    "spies printed, a top card": printed("spies").income_turns(0, 2).techs(1, 2, &["Calendar"]), "=use spies"
        => "vp+7", "";
    "tinkerers, a cost": tinker(L), "=use tinkerers; node 1; gain coin" => "coin+1 worker+1", "";
    "tinkerers, catching up": tinker(L), "=use tinkerers; node 2; *plot" => "landmark+1 science+3", "";
    "tinkerers printed, catching up": tinker(P), "=use tinkerers; node 2; *plot; *plot"
        => "vp+1 house+1 city+1 landmark+1 science+3", "";
    "tinkerers, three back": tinker(L).goods(0, [1, 0, 0, 0]), "=use tinkerers; node 3; yes" => "cards+1 science-3", "";
    "tinkerers, three back without the benefit": tinker(L), "=use tinkerers; node 3; no" => "science-3", "";
    "tinkerers printed, three back": tinker(P).goods(0, [1, 0, 0, 0]), "=use tinkerers; node 3; yes; pay coin; *plot"
        => "coin-1 cards+1 house+1 city+1 science-3", "";
    "tinkerers, the next bonus": latest("tinkerers").income_turns(0, 2).at(0, Track::Technology, 2).techs(0, 0, &["Calendar"]),
        "=use tinkerers; node 4; token technology 2; yes" => "culture+1 bottom-1 middle+1 technology+3", "";
    "treasure_hunters, forest": latest("treasure_hunters").income_turns(0, 2).rolls(Die::Red, &[0, 1], 6),
        "=use treasure_hunters; hex 0/-3" => "vp+9 food+1 held+1", "";
    "treasure_hunters, mountain": {
            let dice: [(Die, &[u8], u8); 2] = [(Die::Red, &[0], 6), (Die::Black, &[3], 6)];
            latest("treasure_hunters").income_turns(0, 2).dice(&dice)
        }, "=use treasure_hunters; hex 1/-2; part 5; die red" => "vp+4 worker+1 culture+1 held+1", "";
    "treasure_hunters, desert":
        latest("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; no" => "coin+2 held+1", "";
    "treasure_hunters, desert, rolled again":
        latest("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; yes" => "coin+1 food+1 held+1", "";
    "treasure_hunters printed, desert, the first roll":
        printed("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; no" => "coin+2 held+1", "";
    "treasure_hunters printed, desert, the second roll":
        printed("treasure_hunters").income_turns(0, 2).lay((0, -1), 1, 0).rolls(Die::Black, &[0, 2], 6),
        "=use treasure_hunters; hex 0/-1; yes" => "coin+1 food+1 held+1", "";
    "treasure_hunters, grassland": grass(L), "=use treasure_hunters; hex 0/-1; no; deck"
        => "culture+1 bottom+1 held+1 technology+1", "";
    "treasure_hunters, grassland, rolled again": grass(L), "=use treasure_hunters; hex 0/-1; yes"
        => "culture+1 tiles+2 held+1 exploration+1", "";
    "treasure_hunters printed, grassland": grass(P), "=use treasure_hunters; hex 0/-1; yes"
        => "culture+1 tiles+2 held+1 exploration+1", "";
    "gamblers": latest("gamblers").deck(&["trap", "academia"]), "=first gamblers" => "vp+10 cards+1", "";
    "gamblers, none of two": latest("gamblers").deck(&["academia", "monarchy", "trap"]), "=first gamblers; card academia"
        => "cards+1", "";
    "gamblers printed, one of three": printed("gamblers").deck(&["academia", "monarchy", "trap"]), "=first gamblers"
        => "vp+10 cards+1", "";
    "gamblers in an income turn": latest("gamblers").income_turns(0, 2).deck(&["trap", "academia"]), "=use gamblers; gain food"
        => "vp+10 food+1 cards+1", "";
    "relentless, gained later": plain(), "=gain relentless; yes; part 1" => "vp+10 cards+1 civs+1", "";
    "renegades, tier I": latest("renegades").goods(0, [1, 0, 0, 0]),
        "advance military 0 coin; yes; part 1; building farm; *plot" => "coin-1 cards+1 farm+1 city+1 military+1", "";
    "renegades, tier IV": renegade(L), "=lead military; yes; part 1; building farm; *plot; =lead technology; *plot; yes; \
        part 2; deck; no; =lead science; *plot; yes; part 2; part 1; hex 1/-2; die red; !; =lead exploration; *plot; yes"
        => "vp+20 landmark+1 exploration+1", "";
    "renegades printed, tier IV": renegade(P), "=lead military; yes; part 1; building farm; *plot; =lead technology; *plot; yes; \
        part 2; deck; no; =lead science; *plot; yes; part 2; part 1; hex 1/-2; die red; !; =lead exploration; *plot; yes"
        => "vp+30 landmark+1 exploration+1 achieved+1", "";
    "artificers, set aside": latest("artificers").income_turns(0, 2), "=use artificers; building market; part 1"
        => "market+1", "";
    "artificers, in the end": latest("artificers").income_turns(0, 5).buildings(0, [2, 0, 1, 0]),
        "=use artificers; part 1" => "vp+3", "";
    "celestials": {
            let dice: [(Die, &[u8], u8); 2] = [(Die::Red, &[0], 6), (Die::Black, &[0], 6)];
            latest("celestials").income_turns(0, 2).dice(&dice)
        }, "=use celestials; hex 0/-3; die red" => "vp+4 coin+1", "";
    "celestials, a landmark inside": latest("celestials"),
        "=square Barn; plot d7; gain food; !; =turn 5; =use celestials; part 1" => "vp+5", "";
    "celestials, a landmark over the edge": latest("celestials"),
        "=square Barn; plot y5; !; =turn 5; =use celestials; part 1" => "vp-2", "";
    "elder_ones, cards": latest("elder_ones").income_turns(0, 2), "=use elder_ones; part 2" => "cards+2", "";
    "elder_ones, a resource": latest("elder_ones").income_turns(0, 4), "=use elder_ones; part 1; gain food" => "food+1", "";
    "elder_ones, in the end": latest("elder_ones").income_turns(0, 5).hand(0, &["trap", "dystopia"]),
        "=use elder_ones; *card; *card; gain coin+coin; gain food+food" => "coin+2 food+2 cards-2", "";
    "elder_ones, a landmark in income turn 5": latest("elder_ones").income_turns(0, 5).goods(0, [1, 0, 0, 0]),
        "=use elder_ones; =square Barn; *plot" => "landmark+1", "";
    "elder_ones, a landmark after income turn 5": latest("elder_ones").income_turns(0, 5), "=square Barn; *plot"
        => "vp+10 landmark+1", "";
    "faefolk": latest("faefolk").income_turns(0, 2).hand(0, &["trap", "dystopia"]).techs(0, 0, &["Calendar"]),
        "=use faefolk; yes" => "vp+1 coin+1 cards+1", "";
    "faefolk in income turn 5": latest("faefolk").income_turns(0, 5).hand(0, &["trap", "dystopia"]).techs(0, 0, &["Calendar"]),
        "=use faefolk; yes" => "vp+2 coin+2 cards+1", "";
    "genies": latest("genies").income_turns(0, 2).techs(0, 0, &["Calendar"]).techs(1, 0, &["Barn", "Paper"]),
        "=use genies; node 8; node 1; no" => "vp+1", "vp+2";
    "genies in income turn 5": latest("genies").income_turns(0, 5).techs(0, 0, &["Calendar"]), "=use genies; part 4; part 3"
        => "vp+2", "";
    "illuminati": latest("illuminati").income_turns(0, 2), "=use illuminati" => "vp+18", "";
    "illuminati, an opponent rolls": {
            let dice: [(Die, &[u8], u8); 2] = [(Die::Red, &[3], 6), (Die::Black, &[0], 6)];
            latest("illuminati").income_turns(0, 2).dice(&dice)
        }, "=1:military 1; *hex; die black" => "vp+7 coin+1", "coin+1 outposts-1 held+1";
    "illuminati, one die left": latest("illuminati").income_turns(0, 2), "=1:military 1; *hex; die red; !; =use illuminati"
        => "vp+6", "";
    "merfolk": latest("merfolk").income_turns(0, 2).hand(0, &["trap", "guilds", "academia"]),
        "=use merfolk; card guilds; card academia" => "cards-1 submerged+2", "";
    "merfolk in income turn 5":
        latest("merfolk").income_turns(0, 5).hand(0, &["trap", "guilds", "academia", "dystopia", "monarchy", "theocracy"]),
        "=use merfolk; =end merfolk; *card; *card" => "cards-1", "";
    "psionics in income turn 2": latest("psionics").income_turns(0, 2), "=use psionics; *tile" => "tiles+1", "";
    "psionics in income turn 3": latest("psionics").income_turns(0, 3), "=use psionics; *card" => "cards+1", "";
    "psionics in income turn 4": latest("psionics").income_turns(0, 4), "=use psionics; deck; *tech" => "bottom+1", "";
    "psionics in income turn 5": latest("psionics").income_turns(0, 5).rolls(Die::Science, &[1, 0], 4),
        "=use psionics; token technology 0; deck; *tech" => "bottom+1 technology+1", "";
    "weefolk": latest("weefolk").income_turns(0, 2).tiles(0, &[1]), "=use weefolk; *plot; yes; building farm; *plot"
        => "tiles-1 farm+1 city+1", "";
    "weefolk in income turn 5": latest("weefolk").income_turns(0, 5).city(1, THIRD, Building::Farm),
        "=use weefolk; plot i3" => "vp+8", "";
];

/// Science 5 against 8.
fn tinker(version: Version) -> Scenario {
    of("tinkerers", version).income_turns(0, 2).at(0, Track::Science, 5).at(1, Track::Science, 8)
}

/// Tile 27 with grassland next to the start; the science die shows technology, then exploration.
fn grass(version: Version) -> Scenario {
    let scenario = of("treasure_hunters", version).income_turns(0, 2).lay((0, -1), GRASS, 0);
    scenario.rolls(Die::Science, &[1, 0], 4)
}

/// A territory tile with grassland.
const GRASS: u8 = 27;

/// A step before the four tiers, each on a track of its own; the first die of a conquest shows 4 points.
fn renegade(version: Version) -> Scenario {
    of("renegades", version)
        .at(0, Track::Technology, 3)
        .at(0, Track::Science, 6)
        .at(0, Track::Exploration, 9)
        .next_techs(&["Calendar"])
        .rolls(Die::Red, &[0], 6)
}

#[test]
fn every_civilization_of_the_expansions_gives_exactly_what_its_mat_says() {
    covers!(
        "civ.advisors",
        "civ.aliens",
        "civ.infiltrators",
        "civ.recyclers",
        "civ.riverfolk",
        "civ.spies",
        "civ.tinkerers",
        "civ.treasure-hunters",
        "civ.gamblers",
        "civ.relentless",
        "civ.renegades",
        "civ.artificers",
        "civ.celestials",
        "civ.elder-ones",
        "civ.faefolk",
        "civ.genies",
        "civ.illuminati",
        "civ.merfolk",
        "civ.psionics",
        "civ.weefolk"
    );
    compare(LINES);
}

#[test]
fn werefolk_flip_a_tile() {
    covers!("civ.werefolk");
    let (mut faces, mut backs) = (0, 0);
    for seed in 0..12 {
        let scenario = latest("werefolk").income_turns(0, 2).at(0, Track::Science, 2).next_spaces(&[13]);
        let mut game = scenario.spin(seed).build();
        let before = game.clone();
        script(&mut game, "=use werefolk");
        if texts(&game) == ["token science 2", "no"] {
            faces += 1;
            let mut back = game.clone();
            script(&mut back, "token science 2");
            assert_eq!(changes(&before, &back, 0), "vp+13 science-1 explored+1", "a space back for the tile");
            script(&mut game, "no");
            assert_eq!(changes(&before, &game, 0), "vp+4 spaces+1");
        } else {
            backs += 1;
            script(&mut game, "token technology 0; deck");
            assert_eq!(changes(&before, &game, 0), "bottom+1 technology+1 spaces+1");
        }
    }
    assert!(faces > 0 && backs > 0);
}

#[test]
fn infiltrators_who_come_late_and_their_third_token() {
    covers!("civ.infiltrators", "civilizations.midgame");
    // Gained later: a token in every capital, and a second one in one of them.
    let mut game = plain().income_turns(0, 2).build();
    script(&mut game, "=gain infiltrators");
    let capital = game.map().grid.find(kernel::Axial::new(2, 0)).unwrap();
    let mine =
        |game: &tapestry::Tapestry| game.site(capital).items.iter().filter(|item| item.seat == 0).count();
    assert_eq!(mine(&game), 2);
    // The third brings a civilization: one of three.
    script(&mut game, "=use infiltrators");
    assert_eq!((mine(&game), texts(&game).len()), (3, 3));
    assert!(texts(&game).iter().all(|text| text.starts_with("civ ")));
}
