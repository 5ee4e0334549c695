//! Packs: somebody's own boards, factions and tiles, and what can be wrong with them.

use kernel::{Notation, Pack, PackError};
use terra_mystica::scenario::Scenario;
use terra_mystica::{
    BonusId, Cult, FactionId, FavourId, Kit, MapId, PowerAction, ScoringId, Terrain, TownId,
};

use crate::common::{play, play_all, purse};

fn read(text: &str) -> Result<&'static Kit, PackError> {
    Kit::with_packs(&[Pack { name: "mine.toml".to_owned(), text: text.to_owned() }])
}

/// The box with a pack that begins with `game = "terra-mystica"` on line 1.
fn kit(text: &str) -> &'static Kit {
    read(&format!("game = \"terra-mystica\"\n{text}")).unwrap()
}

/// The message for such a pack.
fn error(text: &str) -> String {
    read(&format!("game = \"terra-mystica\"\n{text}")).unwrap_err().to_string()
}

/// Each change of `good` must be refused with its message, and the line where the entry begins.
fn refused(good: &str, cases: &[(&str, &str, &str)]) {
    kit(good);
    for (from, to, message) in cases {
        assert!(good.contains(from), "nothing to change: {from}");
        let error = error(&good.replace(from, to));
        assert!(error.starts_with("mine.toml, line ") && error.contains(message), "{to}: {error}");
    }
}

const FACTION: &str = r#"[[faction]]
id = "witches"
name = "Night Witches"
home = "forest"
board = "auren"
start = { c = 14, w = 4 }
bowls = [5, 7, 0]
cults = [0, 0, 0, 2]
start_dwellings = 2
vp_2017 = 19
shipping = { start = 0, max = 3, cost = { c = 4, p = 1 }, vp = [2, 3, 4] }
digging = { kind = "workers", per_spade = [3, 2, 1], advance_cost = { c = 5, w = 2, p = 1 }, advance_vp = [6, 6] }
teleport = { kind = "carpet", skipped = 1, skipped_with_stronghold = 2, cost = { p = 1 }, cost_with_stronghold = { p = 1 }, vp = 4 }
cost = { D = { w = 1, c = 2 }, TP = { w = 2, c = 3 }, TE = { w = 2, c = 5 }, SH = { w = 4, c = 6 }, SA = { w = 4, c = 6 } }
[faction.income]
D_w = [1, 2, 3, 4, 5, 6, 7, 8, 8]
TP_c = [0, 2, 4, 6, 8]
TP_pw = [0, 1, 2, 4, 6]
TE_p = [0, 1, 2, 3]
SH = { pw = 2 }
SA = { p = 1 }
[faction.powers]
town_vp = 6
"#;

/// A small board: a river with every terrain on both banks.
const BOARD: &str = r#"[[map]]
key = "canal"
title = "Canal"
first_row = "A"
rows = [
  "DE PL SW LA FO MO WA DE PL SW LA",
  "~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~",
  "FO MO WA DE PL SW LA FO MO WA FO",
]
"#;

const BONUS: &str = "[[bonus]]\nid = \"BON3\"\nincome = { c = 7 }\npass = { TE = 2, shipping = 1 }\n";
const FAVOUR: &str = "[[favour]]\nid = \"FAV1\"\ncount = 2\ncult = \"air\"\nsteps = 3\ntown_power = 5\n";
const TOWN: &str =
    "[[town]]\nid = \"TW8\"\ncount = 1\nkeys = 1\nvp = 12\ncult_steps = 1\nshipping_step = 1\n";
const SCORING: &str = "[[scoring]]\nid = \"SCORE9\"\ntown_vp = 4\nlast_round = 5\nbonus = { cult = \"air\", per = 3, gain = { c = 1 } }\n";

#[test]
fn without_packs_it_is_the_printed_box() {
    assert!(std::ptr::eq(Kit::with_packs(&[]).unwrap(), Kit::printed()));
}

#[test]
fn an_entry_with_a_known_id_replaces_ours() {
    let kit = kit(&format!("name = \"mine\"\nstart_vp = 40\n{FACTION}{BONUS}{FAVOUR}{TOWN}{SCORING}"));
    let witches = kit.faction(FactionId::Witches);
    assert_eq!(
        (witches.name.as_str(), witches.start.coins, witches.teleport.is_some()),
        ("Night Witches", 14, true)
    );
    assert_eq!((kit.factions.len(), kit.start_vp), (20, 40));
    let bonus = kit.bonus(BonusId(2));
    assert_eq!((bonus.income.coins, bonus.pass.per, bonus.pass.per_shipping), (7, [0, 0, 2, 0, 0], 1));
    let favour = kit.favour(FavourId(0));
    assert_eq!((favour.count, favour.cult, favour.town_power), (2, Cult::Air, Some(5)));
    assert_eq!((kit.town(TownId(7)).vp, kit.scoring(ScoringId(8)).town_vp), (12, 4));
    assert_eq!(kit.bonus(BonusId(0)), Kit::printed().bonus(BonusId(0)));
}

#[test]
fn tables_and_actions_can_be_replaced_too() {
    let kit = kit(r#"
[structures]
power_value = { D = 1, TP = 2, TE = 3, SH = 4, SA = 4 }
supply = { D = 6, TP = 4, TE = 3, SH = 1, SA = 1 }
bridges = 2
priests = 5
[founding]
min_power = 8
min_structures = 5
sanctuary_counts = 1
[cult_board]
priest_spaces = [3, 3, 2, 1]
priest_no_space = 1
power_at = [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 4]
final_vp = [9, 4, 0]
[final_scoring]
area_vp = [20, 10, 5]
coins_per_vp = 4
[[conversion]]
from = { pw = 4 }
to = { p = 1 }
[[power_action]]
id = "ACT4"
cost = 3
gain = { c = 5 }
[[special_action]]
id = "ACTE"
faction = "engineers"
repeat = true
cost = { w = 3 }
bridges = 1
"#);
    assert_eq!((kit.structures.supply[0], kit.structures.priests, kit.founding.min_power), (6, 5, 8));
    assert_eq!((kit.cult_board.final_vp, kit.final_scoring.coins_per_vp), ([9, 4, 0], 4));
    assert_eq!(kit.conversions.map(|rate| rate.from.power), [4, 3, 1, 0, 0, 0]);
    assert_eq!(kit.power_action(PowerAction::Coins).gain.coins, 5);
    assert_eq!(kit.special_actions[9].cost.workers, 3);
}

#[test]
fn rates_and_powers_of_a_pack_are_played() {
    let mine = kit(&format!("{FACTION}[[conversion]]\nfrom = {{ pw = 4 }}\nto = {{ p = 2 }}\n"));
    let mut game = Scenario::two("witches", "nomads")
        .kit(mine)
        .dwelling(0, "A1 A2 A3")
        .stronghold(0, "B1")
        .goods(0, 10, 10, 0)
        .bowls(0, [0, 0, 4])
        .game();
    assert!(game.read("convert 5pw to p").is_err());
    play(&mut game, "convert 4pw to 2p");
    assert_eq!((purse(&game, 0).priests, purse(&game, 0).bowls), (2, [4, 0, 0]));
    play_all(&mut game, "upgrade A1 to TP. +TW8");
    assert_eq!(purse(&game, 0).vp, 20 + 11 + 6);
}

#[test]
fn a_board_joins_the_others_or_replaces_one() {
    let kit = kit(BOARD);
    assert_eq!((kit.maps.len(), kit.find_map("canal")), (6, Some(MapId(5))));
    let canal = kit.map(MapId(5));
    assert_eq!((canal.hexes(), canal.river.len(), canal.official), (32, 10, false));
    // From A2 to C2, over the two river hexes between them: one is enough.
    let [a, c] = ["A2", "c2"].map(|name| canal.find(name).unwrap());
    assert!(canal.bridge_between(a, c).is_some() && canal.shipping(1, a).contains(c));
    assert_eq!(canal.bridges.len(), 11, "those at both ends have one river hex between them");
    let replaced = self::kit(&BOARD.replace("\"canal\"", "\"fjords\""));
    assert_eq!((replaced.maps.len(), replaced.find_map("fjords")), (5, Some(MapId(4))));
    assert_eq!(replaced.map(MapId(4)).printed(Terrain::Forest).len(), 4);
}

#[test]
fn the_same_packs_give_the_same_box_and_later_ones_win() {
    let pack = |income: u8| Pack {
        name: format!("{income}.toml"),
        text: format!("game = \"terra-mystica\"\n{}", BONUS.replace("c = 7", &format!("c = {income}"))),
    };
    let kit = Kit::with_packs(&[pack(8), pack(9)]).unwrap();
    assert_eq!(kit.bonus(BonusId(2)).income.coins, 9);
    assert!(std::ptr::eq(kit, Kit::with_packs(&[pack(8), pack(9)]).unwrap()));
}

#[test]
fn a_bad_pack_says_where_and_what_was_expected() {
    let cases = [
        ("[[bonus]]\nincome = { c = 2 }\n", "line 2: missing field `id`"),
        ("[[bonus]\n", "line 2: "),
        ("[[bonsu]]\nid = \"BON1\"\n", "unknown field `bonsu`"),
        ("\n[[bonus]]\nid = \"BON1\"\nincome = { gold = 2 }\n", "line 5: unknown field `gold`"),
        ("\n\n[[bonus]]\nid = \"BON11\"\n", "line 4: expected id = \"BON1\" to \"BON10\""),
        ("\nstart_vp = 100\n", "line 3: expected start_vp of at most 99"),
        ("start_vp = -1\n", "line 2: "),
    ];
    for (text, message) in cases {
        let error = error(text);
        assert!(error.starts_with("mine.toml, line ") && error.contains(message), "{error}");
    }
    let no_game = read(BONUS).unwrap_err().to_string();
    assert!(no_game.contains("line 1: expected `game = \"terra-mystica\"`"), "{no_game}");
    assert!(read("game = \"patchwork\"\n").is_err());
}

#[test]
fn every_value_of_a_faction_is_checked() {
    refused(
        FACTION,
        &[
            ("\"witches\"", "\"wizards\"", "line 2: expected the id of a faction"),
            ("\"Night Witches\"", "\" \"", "a name"),
            ("\"forest\"", "\"ice\"", "home = a terrain of the wheel"),
            ("\"forest\"", "\"moon\"", "home = a terrain of the wheel"),
            ("\"witches\"", "\"yetis\"", "home = \"ice\" for this faction"),
            ("\"witches\"", "\"acolytes\"", "home = \"volcano\" for this faction"),
            ("\"witches\"", "\"riverwalkers\"", "home = \"chosen\" for this faction"),
            ("\"auren\"", "\"elves\"", "board = the id"),
            ("\"auren\"", "\"witches\"", "board = the id"),
            ("\"auren\"", "\"giants\"", "the board and the expansion"),
            ("home =", "fire_and_ice = true\nhome =", "the board and the expansion"),
            ("c = 14", "c = 41", "at most 40 of a good"),
            ("c = 14", "pw = 1", "no power at the start"),
            ("c = 14", "p = 8", "no more priests at the start"),
            ("SH = { w = 4, c = 6 }", "SH = { w = 41 }", "at most 40 of a good"),
            ("SH = { w = 4, c = 6 }", "SH = { pw = 1 }", "no power in the cost"),
            ("[5, 7, 0]", "[9, 9, 3]", "at most 20 power tokens"),
            ("[0, 0, 0, 2]", "[0, 0, 0, 10]", "0 to 9 steps"),
            ("start_dwellings = 2", "start_dwellings = 4", "1 to 3 start_dwellings"),
            ("start_dwellings = 2", "start_dwellings = 0", "1 to 3 start_dwellings"),
            ("vp_2017 = 19", "vp_2017 = 100", "vp_2017 of at most 99"),
            ("town_vp = 6", "town_vp = 21", "powers = { town_vp = 1 to 20 } for this faction"),
            ("town_vp = 6", "town_workers = 3", "powers = { town_vp = 1 to 20 } for this faction"),
            ("town_vp = 6", "town_vp = 6\nspade_vp = 1", "powers = { town_vp = 1 to 20 } for this faction"),
            ("[faction.powers]\ntown_vp = 6", "", "powers = { town_vp = 1 to 20 } for this faction"),
            ("town_vp = 6", "town_points = 6", "unknown field"),
            ("start = 0, max = 3", "start = 4, max = 3", "shipping from start to max"),
            ("start = 0, max = 3", "start = 0, max = 6", "shipping from start to max"),
            ("vp = [2, 3, 4]", "vp = [2, 3]", "shipping vp"),
            ("vp = [2, 3, 4]", "vp = [2, 3, 21]", "shipping vp"),
            ("start = 0, max = 3", "start = 3, max = 3", "none if start = max"),
            ("cost = { c = 4, p = 1 }, vp", "cost = { c = 44 }, vp", "at most 40 of a good for an advance"),
            ("\"workers\"", "\"gold\"", "digging kind"),
            ("\"workers\"", "\"none\"", "none without spades"),
            ("[3, 2, 1]", "[]", "per_spade"),
            ("[3, 2, 1]", "[4, 3, 2, 1]", "per_spade"),
            ("[3, 2, 1]", "[3, 2, 0]", "per_spade"),
            ("[6, 6]", "[6]", "advance_vp"),
            ("[6, 6] }", "[6, 21] }", "advance_vp"),
            ("[6, 6] }", "[6, 6], vp_per_bought_spade = 10 }", "9 points for a bought spade"),
            ("[6, 6] }", "[6, 6], price = [1, 2] }", "price"),
            ("kind = \"carpet\"", "kind = \"portal\"", "teleport kind"),
            ("skipped = 1", "skipped = 4", "1 to 3 hexes skipped"),
            ("skipped_with_stronghold = 2", "skipped_with_stronghold = 0", "1 to 3 hexes skipped"),
            ("vp = 4 }", "vp = 21 }", "20 points for a teleport"),
            ("[1, 2, 3, 4, 5, 6, 7, 8, 8]", "[1, 2, 3, 4, 5, 6, 7, 8, 7]", "income that never falls"),
            ("[1, 2, 3, 4, 5, 6, 7, 8, 8]", "[1, 2, 3, 4, 5, 6, 7, 8, 41]", "at most 40"),
            ("[1, 2, 3, 4, 5, 6, 7, 8, 8]", "[1, 2, 3]", "line "),
            ("TP_c = [0, ", "TP_c = [1, ", "no income without"),
            ("SH = { pw = 2 }", "SH = { pw = 41 }", "stronghold and sanctuary"),
        ],
    );
}

#[test]
fn volcanoes_have_a_price() {
    let volcano = FACTION
        .replace("\"witches\"", "\"acolytes\"")
        .replace("\"auren\"", "\"dragonlords\"")
        .replace("home = \"forest\"", "home = \"volcano\"\nfire_and_ice = true")
        .replace("town_vp = 6", "spade_steps = 1\npriest_steps = 1");
    let from = volcano.find("digging").unwrap();
    let to = from + volcano[from..].find('\n').unwrap();
    let with = |digging: &str| format!("{}digging = {{ {digging} }}{}", &volcano[..from], &volcano[to..]);
    assert_eq!(
        kit(&with("kind = \"cult_steps\", price = [2, 3]")).faction(FactionId::Acolytes).digging.price,
        [2, 3]
    );
    for digging in
        ["kind = \"cult_steps\"", "kind = \"tokens\", price = [1, 10]", "kind = \"tokens\", price = [0, 2]"]
    {
        assert!(error(&with(digging)).contains("for a volcano"), "{digging}");
    }
}

#[test]
fn every_value_of_a_board_is_checked() {
    let check = "[map.check]\nhexes = 32\nland = 22\nriver = 10\nland_per_terrain = [3, 3, 3, 3, 4, 3, 3]\n\
                 bridges = 11\nland_adjacent_pairs = 20\nship_pairs = [81, 50, 38, 34, 30, 26]\nedge_land = 22\n";
    // The figures of this board are not ours to know: the message names them.
    let message = error(&format!("{BOARD}{check}"));
    assert!(
        message.contains("what the rows add up to") && message.contains("land_adjacent_pairs: 20"),
        "{message}"
    );
    let bridges = "bridges = [\n  \"A1 C1\",\n  \"A1 C1\",\n]\n";
    refused(
        BOARD,
        &[
            ("\"canal\"", "\"Grand Canal\"", "a key of small letters"),
            ("\"Canal\"", "\"\"", "a title"),
            ("\"A\"", "\"C\"", "line 5: expected first_row = \"A\" or \"B\""),
            ("\"~~ ~~ ", "\"~~ XX ", "line 8: expected hexes among DE"),
            ("\"~~ ~~ ", "\"~~ ice ", "line 8: expected hexes among DE"),
            ("\"~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~\"", "\"\"", "line 8: expected rows of 1 to 30 hexes"),
            ("  \"DE PL SW LA", "  \"SW PL SW LA", "at least three hexes of desert next to a river"),
            ("~~ ~~ ~~ ~~ ~~", "DE DE DE DE DE", "next to a river"),
            ("rows = [\n", "bridges = [\"A1 A2\"]\nrows = [\n", "line 6: expected two land hexes"),
            ("rows = [\n", "bridges = [\"A1\"]\nrows = [\n", "line 6: expected two land hexes"),
            ("rows = [\n", "bridges = [\"A1 Z9\"]\nrows = [\n", "line 6: expected two land hexes"),
            ("rows = [\n", &format!("{bridges}rows = [\n"), "line 8: expected each place for a bridge once"),
            ("rows = [\n", "bridges = [\"A1 C1\"]\nrows = [\n", "or no list at all"),
            (
                "first_row",
                "record_id = \"126fe960806d587c78546b30f1a90853b1ada468\"\nfirst_row",
                "a record_id of its own",
            ),
        ],
    );
}

#[test]
fn a_board_has_its_limits() {
    let with_rows = |rows: &[String]| {
        format!("[[map]]\nkey = \"big\"\ntitle = \"Big\"\nfirst_row = \"B\"\nrows = {rows:?}\n")
    };
    let row = |hexes: usize| vec!["~~"; hexes].join(" ");
    assert!(error(&with_rows(&vec![row(7); 17])).contains("1 to 16 rows"));
    assert!(error(&with_rows(&[])).contains("1 to 16 rows"));
    assert!(error(&with_rows(&[row(31)])).contains("rows of 1 to 30 hexes"));
    assert!(error(&with_rows(&vec![row(30); 5])).contains("at most 128 hexes"));
    // A field of islands, each with water all around: too many places for bridges.
    let mut land = Terrain::WHEEL.into_iter().cycle();
    let mut islands = Vec::new();
    for y in 1..=9 {
        let is_land = |x: usize| (x + y / 2 * 2 + y * 2).is_multiple_of(3);
        let hex = |x: usize| if is_land(x) { land.next().unwrap().code() } else { "~~" };
        islands.push((0..13).map(hex).collect::<Vec<_>>().join(" "));
    }
    let message = error(&with_rows(&islands));
    assert!(message.contains("at most 40 places for bridges"), "{message}");
    let many: String = (0..60).map(|n| BOARD.replace("\"canal\"", &format!("\"canal{n}\""))).collect();
    assert!(error(&many).contains("at most 64 boards"));
}

#[test]
fn every_value_of_a_tile_is_checked() {
    refused(
        BONUS,
        &[
            ("BON3", "BON0", "id = \"BON1\" to \"BON10\""),
            ("c = 7", "c = 41", "at most 40 of a good"),
            ("TE = 2", "TE = 21", "at most 20 points"),
            ("shipping = 1", "shipping = 21", "at most 20 points"),
            ("pass", "action = \"ACTA\"\npass", "action = \"BON1\" or \"BON2\""),
        ],
    );
    refused(
        FAVOUR,
        &[
            ("FAV1", "FAV13", "id = \"FAV1\" to \"FAV12\""),
            ("count = 2", "count = 0", "1 to 5 copies"),
            ("\"air\"", "\"wind\"", "cult = "),
            ("steps = 3", "steps = 11", "at most 10 steps"),
            ("town_power = 5", "town_power = 0", "town_power from 1 to 30"),
            ("town_power = 5", "action = \"BON1\"", "action = \"FAV6\""),
            ("town_power = 5", "build_vp = { D = 21 }", "at most 20 points"),
            ("town_power = 5", "pass_vp_by_trading_houses = [0, 0, 0, 0, 21]", "at most 20 points"),
            ("town_power = 5", "income = { w = 41 }", "at most 40 of a good"),
        ],
    );
    refused(
        TOWN,
        &[
            ("TW8", "TW9", "id = \"TW1\" to \"TW8\""),
            ("count = 1", "count = 6", "1 to 5 copies"),
            ("keys = 1", "keys = 5", "at most 4 keys"),
            ("vp = 12", "vp = 21", "at most 20 points"),
            ("cult_steps = 1", "cult_steps = 11", "at most 10 cult_steps"),
            ("shipping_step = 1", "shipping_step = 2", "one shipping_step"),
            ("vp = 12", "vp = 12\ngain = { p = 41 }", "at most 40 of a good"),
        ],
    );
    refused(
        SCORING,
        &[
            ("SCORE9", "SCORE10", "id = \"SCORE1\" to \"SCORE9\""),
            ("town_vp = 4", "town_vp = 21", "at most 20 points"),
            ("town_vp = 4", "build_vp = { SA = 21 }", "at most 20 points"),
            ("last_round = 5", "last_round = 0", "last_round from 1 to 6"),
            ("last_round = 5", "last_round = 7", "last_round from 1 to 6"),
            ("per = 3", "per = 0", "per from 1 to 10"),
            ("c = 1", "c = 21", "at most 20 of a good"),
            ("per = 3", "per = 3, spades = 4", "3 spades"),
            ("\"air\"", "\"void\"", "cult = "),
        ],
    );
}

#[test]
fn every_value_of_an_action_is_checked() {
    refused(
        "[[power_action]]\nid = \"ACT5\"\ncost = 4\nspades = 1\n",
        &[
            ("ACT5", "ACT7", "id = \"ACT1\" to \"ACT6\""),
            ("cost = 4", "cost = 0", "a cost of 1 to 12 power"),
            ("spades = 1", "spades = 4", "one to three spades"),
            ("spades = 1", "spades = 1\ngain = { c = 1 }", "one to three spades"),
            ("ACT5", "ACT1", "for ACT1 one bridge"),
            ("ACT5", "ACT3", "for ACT2 to ACT4 goods"),
        ],
    );
    refused(
        "[[special_action]]\nid = \"ACTG\"\nfaction = \"giants\"\nspades = 2\n",
        &[
            ("ACTG", "ACTX", "the id of a special action"),
            ("\"giants\"", "\"ogres\"", "the name of a faction"),
            ("\"giants\"", "\"nomads\"", "the faction on whose board"),
            ("spades = 2", "spades = 4", "spades (1 to 3) for BON1, ACTG"),
            ("spades = 2", "spades = 2\ncult_steps = 1", "nothing of these for the others"),
            ("spades = 2", "spades = 2\ntokens = 13", "12 tokens"),
            ("spades = 2", "spades = 2\ncost = { w = 41 }", "at most 40 of each good"),
        ],
    );
    refused(
        "[[conversion]]\nfrom = { pw = 5 }\nto = { p = 1 }\n",
        &[
            ("pw = 5", "p = 2", "pw to p, w or c"),
            ("pw = 5 }\nto = { p = 1", "p = 1 }\nto = { c = 2", "as many coins as by way of workers"),
            ("pw = 5", "c = 5", "pw to p, w or c"),
            ("pw = 5", "pw = 5, c = 1", "one good each"),
            ("p = 1", "p = 0", "one good each"),
            ("pw = 5", "pw = 41", "at most 40 of a good"),
        ],
    );
}

#[test]
fn every_value_of_a_table_is_checked() {
    refused(
        "[structures]\npower_value = { D = 1, TP = 2, TE = 2, SH = 3, SA = 3 }\n\
         supply = { D = 8, TP = 4, TE = 3, SH = 1, SA = 1 }\nbridges = 3\npriests = 7\n",
        &[
            ("SH = 3", "SH = 10", "a power_value of 1 to 9"),
            ("SH = 3, ", "", "a power_value of 1 to 9"),
            ("D = 8", "D = 9", "a supply of 3 to 8 D"),
            ("D = 8", "D = 2", "a supply of 3 to 8 D"),
            ("TP = 4", "TP = 5", "a supply of 3 to 8 D"),
            ("bridges = 3", "bridges = 4", "at most 3 bridges"),
            ("priests = 7", "priests = 8", "1 to 7 priests"),
            ("priests = 7", "priests = 0", "1 to 7 priests"),
        ],
    );
    refused(
        "[founding]\nmin_power = 7\nmin_structures = 4\nsanctuary_counts = 2\n",
        &[
            ("min_power = 7", "min_power = 0", "min_power from 1 to 30"),
            ("min_structures = 4", "min_structures = 18", "min_structures from 1 to 17"),
            ("sanctuary_counts = 2", "sanctuary_counts = 5", "sanctuary_counts from 1 to 4"),
        ],
    );
    refused(
        "[cult_board]\npriest_spaces = [3, 2, 2, 2]\npriest_no_space = 1\n\
         power_at = [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3]\nfinal_vp = [8, 4, 2]\n",
        &[
            ("[3, 2, 2, 2]", "[11, 2, 2, 2]", "1 to 10 steps"),
            ("[3, 2, 2, 2]", "[2, 3, 2, 2]", "begin with the most steps"),
            ("no_space = 1", "no_space = 0", "1 to 10 steps"),
            ("[0, 0, 0, 1", "[1, 0, 0, 1", "the first of them 0"),
            ("[8, 4, 2]", "[8, 9, 2]", "never rising"),
            ("[8, 4, 2]", "[41, 4, 2]", "final_vp of at most 40"),
        ],
    );
    refused(
        "[final_scoring]\narea_vp = [18, 12, 6]\ncoins_per_vp = 3\n",
        &[
            ("[18, 12, 6]", "[18, 12, 13]", "never rising"),
            ("coins_per_vp = 3", "coins_per_vp = 0", "coins_per_vp from 1 to 20"),
        ],
    );
}

#[test]
fn six_tiles_can_always_be_dealt() {
    let promo = |number: u8| {
        format!(
            "[[scoring]]\nid = \"SCORE{number}\"\npromo = true\ntown_vp = 4\nbonus = {{ per = 1, gain = {{ c = 1 }} }}\n"
        )
    };
    assert_eq!(kit(&promo(2)).scorings.iter().filter(|tile| tile.promo).count(), 2);
    assert!(error(&[promo(2), promo(3)].concat()).contains("at least six round scoring tiles"));
}
