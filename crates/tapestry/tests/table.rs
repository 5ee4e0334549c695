//! Tracks, map, tech cards, tapestry cards, cities.

use kernel::{Axial, Game, Legal, Seat};
use tapestry::components::effect::Effect;
use tapestry::scenario::Scenario;
use tapestry::{Achievement, Building, Die, Event, Good, Illegal, Kit, Tapestry, Track, Waiting};
use testkit::covers;

use crate::common::{
    ROW, any, at, built, controls, goods, hand, hexes, is_quiet, play, refused, rows, settle, space, techs,
    texts, tiles, vp,
};

fn two() -> Scenario {
    Scenario::new(2)
}

/// A rich position: whatever a space or card does can be done.
fn plenty() -> Scenario {
    two()
        .tiles(0, &[1, 3, 4, 5])
        .techs(0, 0, &["Calendar"])
        .techs(0, 1, &["Canned Food"])
        .techs(0, 2, &["Penicillin"])
        .hand(0, &["trap", "dystopia", "academia"])
        .lay((0, -1), 10, 0)
        .space_tiles(0, &[13])
        .buildings(0, [1, 1, 1, 1])
        .city(0, ROW, Building::Farm)
        .at(0, Track::Exploration, 2)
        .at(0, Track::Technology, 2)
        .at(0, Track::Science, 3)
        .at(0, Track::Military, 5)
        .at(1, Track::Military, 7)
}

/// What changed by an effect whose first offers are always taken.
fn outcome(effect: tapestry::components::EffectId) -> (Tapestry, Tapestry) {
    let before = plenty().build();
    let mut after = before.clone();
    Scenario::happen(&mut after, 0, effect);
    settle(&mut after);
    (before, after)
}

#[test]
fn every_space_gives_something() {
    covers!("tracks.exploration", "tracks.technology", "tracks.science", "tracks.military");
    for track in &Track::ALL[..4] {
        for number in 1..=12 {
            let (before, after) = outcome(space(*track, number));
            let name = &Kit::printed().tracks[track.index()].spaces[number - 1].name;
            // The singularity needs a token at the end of the track; its resources do not.
            assert!(before.visible_to(Seat(0)) != after.visible_to(Seat(0)), "{name}");
        }
    }
    let gives = |track, number, check: &dyn Fn(&Tapestry, &Tapestry) -> bool| {
        let (before, after) = outcome(space(track, number));
        assert!(check(&before, &after), "{track:?} {number}");
    };
    gives(Track::Exploration, 1, &|a, b| tiles(b, 0) == tiles(a, 0) + 2);
    gives(Track::Exploration, 5, &|a, b| vp(b, 0) == vp(a, 0) + 1);
    gives(Track::Exploration, 8, &|a, b| vp(b, 0) == vp(a, 0) + 2 && built(b, 0, Building::Farm) == 2);
    gives(Track::Exploration, 10, &|a, b| vp(b, 0) == vp(a, 0) + 2);
    gives(Track::Technology, 1, &|a, b| techs(b, 0)[0] == techs(a, 0)[0] + 1);
    gives(Track::Technology, 7, &|a, b| techs(b, 0)[0] == techs(a, 0)[0] + 2);
    gives(Track::Technology, 6, &|a, b| vp(b, 0) == vp(a, 0) + 1 && built(b, 0, Building::Market) == 2);
    gives(Track::Technology, 10, &|a, b| vp(b, 0) == vp(a, 0) + 8);
    gives(Track::Science, 4, &|a, b| vp(b, 0) == vp(a, 0) + 3 && hand(b, 0) == hand(a, 0) + 1);
    gives(Track::Science, 8, &|a, b| vp(b, 0) == vp(a, 0) + 2 && built(b, 0, Building::House) == 2);
    gives(Track::Military, 4, &|a, b| vp(b, 0) == vp(a, 0) + 4 && goods(b, 0)[1] == goods(a, 0)[1] + 1);
    gives(Track::Military, 9, &|a, b| vp(b, 0) == vp(a, 0) + 3 && built(b, 0, Building::Armory) == 2);
}

#[test]
fn every_tile_gives_its_benefit() {
    covers!("explore.tiles", "explore.benefit");
    for (number, tile) in Kit::printed().tiles.iter().enumerate() {
        let (before, after) = outcome(tile.benefit);
        match Kit::printed().effect(tile.benefit) {
            Effect::Resource(good, n) => {
                let gained = goods(&after, 0)[good.index()] - goods(&before, 0)[good.index()];
                assert_eq!(gained, n, "tile {}", number + 1);
            }
            Effect::Build(kind) => assert_eq!(built(&after, 0, kind), built(&before, 0, kind) + 1),
            Effect::TapestryCard(n) => assert_eq!(hand(&after, 0), hand(&before, 0) + u32::from(n)),
            Effect::TerritoryTile(n) => assert_eq!(tiles(&after, 0), tiles(&before, 0) + u32::from(n)),
            Effect::Invent(n, _) => assert_eq!(techs(&after, 0)[0], techs(&before, 0)[0] + u32::from(n)),
            _ => assert!(before.visible_to(Seat(0)) != after.visible_to(Seat(0))),
        }
    }
}

#[test]
fn every_tech_card_gives_circle_and_square() {
    covers!("tech.cards");
    for tech in &Kit::printed().techs {
        if tech.set != tapestry::Set::Base {
            continue;
        }
        for (side, effect) in [("circle", tech.circle), ("square", tech.square)] {
            let (before, after) = outcome(effect);
            assert!(before.visible_to(Seat(0)) != after.visible_to(Seat(0)), "{} {side}", tech.name);
        }
    }
    let gain = |name: &str, square: bool| {
        let kit = Kit::printed();
        let tech = &kit.techs[usize::from(kit.find_tech(name).unwrap())];
        let (before, after) = outcome(if square { tech.square } else { tech.circle });
        (vp(&after, 0) - vp(&before, 0), goods(&after, 0))
    };
    assert_eq!(gain("Calendar", false).1[Good::Culture.index()], 1);
    assert_eq!(gain("Calendar", true).0, 7);
    assert_eq!(gain("Bakery", false).0, 4);
    assert_eq!(gain("Com Tower", false).0, 5);
    assert_eq!(gain("Telescope", true).0, 4);
    assert_eq!(gain("Siegecraft", true).0, 5);
    assert_eq!(gain("Transistors", true), (4, [0, 0, 0, 1]));
}

#[test]
fn every_space_tile() {
    covers!("explore.space");
    for (at, tile) in Kit::printed().space_tiles.iter().enumerate().take(15) {
        let mut game = two().space_tiles(0, &[tile.id]).build();
        let before = game.visible_to(Seat(0));
        Scenario::happen(&mut game, 0, space(Track::Exploration, 12));
        settle(&mut game);
        assert!(before != game.visible_to(Seat(0)));
        let player = game.player_at(Seat(0));
        assert_eq!((player.spaces, player.explored), (0, 1 << at));
    }
    let mut game = two().space_tiles(0, &[13]).build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 12));
    assert_eq!(vp(&game, 0), 13);
    let mut game = two().build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 12));
    assert!(is_quiet(&game), "no tile in supply");
}

#[test]
fn exploring() {
    covers!("explore.place", "explore.anywhere", "explore.match-vp", "explore.void", "explore.empty-pile");
    let mut game = two().tiles(0, &[1]).build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 2));
    let mut near = hexes(&game);
    near.sort_unstable();
    assert_eq!(near, [(-1, -2), (0, -1), (1, -3)], "next to the starting territory 0/-2");
    assert_eq!(refused(&game, "hex 0/1"), Illegal::WrongHex);
    play(&mut game, "hex 0/-1");
    assert_eq!(texts(&game).len(), 6);
    // Tile 1: desert at the upper right corner when it is not turned, else water. Edges with explored neighbours: north
    // (the start, lower edge water and forest), north-east 1/-2 (lower left water, left water), south 0/0 (water),
    // north-west -1/-1 (right forest, lower right forest).
    play(&mut game, "turn 0");
    assert_eq!(vp(&game, 0), 2);
    assert_eq!(goods(&game, 0)[0], 1);
    assert!(!controls(&game, 0, (0, -1)), "exploring gives no control");
    // Airplanes: anywhere. The pile is empty: no tiles come.
    let mut game = two().tiles(0, &[1]).no_tiles().build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 9));
    assert_eq!(hexes(&game).len(), 34 - 13);
    let mut game = two().no_tiles().build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 1));
    assert_eq!(tiles(&game, 0), 0);
    Scenario::happen(&mut game, 0, space(Track::Exploration, 2));
    assert!(is_quiet(&game));
}

#[test]
fn conquering() {
    covers!(
        "conquer.target",
        "conquer.items",
        "conquer.void",
        "conquer.settle",
        "conquer.dice",
        "conquer.useless-die"
    );
    let mut game = two().build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    let mut near = hexes(&game);
    near.sort_unstable();
    assert_eq!(near, [(-1, -1), (0, -3), (1, -2)]);
    play(&mut game, "hex 1/-2");
    assert!(controls(&game, 0, (1, -2)));
    assert_eq!(game.player_at(Seat(0)).outposts, 7);
    assert_eq!(texts(&game), ["die red", "die black"]);
    play(&mut game, "die black");
    // An opponent's outpost is toppled and stays; then nobody conquers it again.
    let mut game = two().outpost(1, (1, -2)).rolls(Die::Black, &[4], 6).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 1/-2");
    assert!(controls(&game, 0, (1, -2)) && !controls(&game, 1, (1, -2)));
    let hex = game.map().grid.find(Axial::new(1, -2)).unwrap();
    assert_eq!(game.site(hex).items.len(), 2);
    // The territory face gives nothing on a printed territory, and may be chosen.
    play(&mut game, "die black");
    assert_eq!((goods(&game, 0), vp(&game, 0)), ([0; 4], 0));
    Scenario::happen(&mut game, 1, space(Track::Military, 8));
    assert!(!hexes(&game).contains(&(1, -2)));
    let mut game = two().outposts(0, 0).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    assert!(is_quiet(&game), "no outpost, no dice");
}

#[test]
fn both_dice_and_traps() {
    covers!("conquer.both", "conquer.trap-done", "conquer.foreign-token", "achievements.middle-island");
    // Tanks: both dice if an opponent controlled it.
    for (held, both) in [(true, true), (false, false)] {
        let scenario = two().dice(&[(Die::Red, &[0], 6), (Die::Black, &[2], 6)]);
        let scenario = if held { scenario.outpost(1, (1, -2)) } else { scenario };
        let mut game = scenario.build();
        Scenario::happen(&mut game, 0, space(Track::Military, 7));
        play(&mut game, "hex 1/-2; die red");
        assert_eq!((vp(&game, 0), goods(&game, 0)), (4, [0, 0, u8::from(both), 0]));
    }
    // A finished player cannot respond.
    let mut game = two().outpost(1, (1, -2)).hand(1, &["trap"]).done(1).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 1/-2");
    assert_eq!(game.decision().unwrap().kind, Waiting::Die);
    // The middle island: 10 points for the first, unless trapped.
    let scenario = || two().lay((0, -1), 1, 0).outpost(0, (0, -1)).outpost(1, (0, 0)).hand(1, &["trap"]);
    let mut game = scenario().build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 0/0");
    let mut trapped = game.clone();
    play(&mut game, "no");
    assert_eq!(game.achieved()[Achievement::MiddleIsland.index()], 1);
    any(&mut trapped, "card");
    settle(&mut trapped);
    assert_eq!(trapped.achieved()[Achievement::MiddleIsland.index()], 0);
    // A token that controls nothing does not keep a territory from being conquered.
    let mut game = Scenario::with(2, &["leaders", "traders"], tapestry::Version::Printed).turn_of(1).build();
    play(&mut game, "income; civ traders; hex 1/-2");
    settle(&mut game);
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 1/-2");
    assert!(controls(&game, 0, (1, -2)));
}

#[test]
fn tech_cards() {
    covers!(
        "tech.invent",
        "tech.refresh",
        "tech.reshuffle",
        "tech.upgrade",
        "tech.prereq",
        "tech.circle-square",
        "effect.discard"
    );
    let mut game = two().build();
    let open = game.open_techs();
    Scenario::happen(&mut game, 0, space(Track::Technology, 1));
    let offered = texts(&game);
    assert_eq!(offered.len(), 4);
    play(&mut game, &offered[0].clone());
    assert_eq!(techs(&game, 0), [1, 0, 0]);
    assert!(game.open_techs() != open && !game.open_techs().contains(&255), "replaced at once");
    // Metallurgy: refresh or not, then invent.
    let mut game = two().build();
    let open = game.open_techs();
    Scenario::happen(&mut game, 0, space(Track::Technology, 4));
    play(&mut game, "yes");
    assert!(game.open_techs().iter().all(|tech| !open.contains(tech)));
    // Calendar needs exploration II, of you or a neighbour.
    let scenario = || two().techs(0, 1, &["Calendar"]);
    let mut game = scenario().build();
    Scenario::happen(&mut game, 0, upgrade());
    assert!(is_quiet(&game));
    for seat in [0, 1] {
        let ready = scenario().at(seat, Track::Exploration, 4);
        let mut game = ready.build();
        Scenario::happen(&mut game, 0, upgrade());
        assert_eq!((vp(&game, 0), techs(&game, 0)), (7, [0, 0, 1]));
    }
    // Bakery needs Farming, the second space of the farms, open for you or a neighbour.
    let mut game = two().techs(0, 1, &["Bakery"]).buildings(1, [0, 0, 1, 0]).build();
    Scenario::happen(&mut game, 0, upgrade());
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    // Electronics: a card upgraded to the middle row may give its circle again.
    let mut game = two().techs(0, 0, &["Calendar"]).build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 9));
    play(&mut game, "part 1");
    assert_eq!(goods(&game, 0)[3], 2);
    // Paying tech cards: any row, the full number.
    let mut game = two()
        .techs(0, 0, &["Calendar"])
        .techs(0, 2, &["Barn", "Bakery"])
        .at(0, Track::Technology, 10)
        .goods(0, [2, 0, 0, 0])
        .build();
    play(&mut game, "advance technology 10 coin+coin");
    while game.decision().unwrap().kind != Waiting::Bonus {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    let before = vp(&game, 0);
    play(&mut game, "yes");
    settle(&mut game);
    assert_eq!((techs(&game, 0), vp(&game, 0) - before), ([0; 3], 10));
    // With an empty deck the discards come back.
    let mut game = game;
    let left = game.piles()[1];
    for _ in 0..=left {
        Scenario::happen(&mut game, 1, space(Track::Technology, 1));
        play(&mut game, "deck");
    }
    assert_eq!(techs(&game, 1)[0] as usize, left + 1);
}

fn upgrade() -> tapestry::components::EffectId {
    let kit = Kit::printed();
    kit.tracks[Track::Technology.index()].spaces[4].bonus.unwrap().1
}

#[test]
fn science() {
    covers!("science.research", "science.off-track", "science.one-at-a-time");
    let mut game = two().rolls(Die::Science, &[1], 4).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 1));
    assert_eq!(texts(&game), ["token technology 0", "no"]);
    play(&mut game, "token technology 0");
    assert_eq!((at(&game, 0, Track::Technology), techs(&game, 0)[0]), (1, 0), "without benefit");
    let mut game = two().rolls(Die::Science, &[1], 4).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 5));
    play(&mut game, "token technology 0; deck");
    assert_eq!(techs(&game, 0)[0], 1, "with benefit");
    let mut game = two().at(0, Track::Technology, 12).rolls(Die::Science, &[1], 4).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 1));
    assert!(is_quiet(&game));
    // Alien Biology pays 5 points, and rolls again only after the decision.
    let mut game = two().at(0, Track::Technology, 12).rolls(Die::Science, &[1, 0, 0, 0], 4).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 12));
    play(&mut game, "token technology 12");
    assert_eq!(vp(&game, 0), 5);
    assert_eq!(texts(&game), ["token exploration 0", "no"]);
    settle(&mut game);
    assert_eq!(at(&game, 0, Track::Exploration), 3);
}

#[test]
fn playing_over() {
    covers!("tapestry.play-over", "tapestry.cover", "tapestry.kinds", "tapestry.reshuffle");
    let mut game = two().hand(0, &["academia", "trap"]).build();
    Scenario::card(&mut game, 0, "academia");
    Scenario::happen(&mut game, 0, space(Track::Military, 10));
    play(&mut game, "part 2");
    assert_eq!(vp(&game, 0), 10);
    assert_eq!(game.player_at(Seat(0)).under.count_ones(), 1);
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!(vp(&game, 0), 10, "Academia is covered");
    let mut game = two().build();
    Scenario::happen(&mut game, 0, space(Track::Military, 10));
    settle(&mut game);
    assert_eq!(game.player_at(Seat(0)).slots, [255; 4], "an empty hand");
    for (turns, slot) in [(1, 0), (2, 1), (4, 3), (5, 3)] {
        let mut game = two().income_turns(0, turns).hand(0, &["trap"]).build();
        Scenario::card(&mut game, 0, "trap");
        assert_ne!(game.player_at(Seat(0)).slots[slot], 255);
    }
    // Nothing left to draw; then the discards.
    let mut game = two().empty_deck().hand(0, &[]).build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!(hand(&game, 0), 0);
    let mut game = two().hand(0, &["trap", "trap"]).empty_deck().at(0, Track::Science, 5).build();
    Scenario::happen(&mut game, 0, bonus(Track::Science, 5));
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!(hand(&game, 0), 2, "no discards yet");
    let mut game = two().hand(0, &["democracy"]).deck(&["trap", "academia", "dystopia"]).build();
    Scenario::card(&mut game, 0, "democracy");
    any(&mut game, "card");
    any(&mut game, "card");
    play(&mut game, "done");
    assert_eq!(hand(&game, 0), 1);
}

fn bonus(track: Track, number: usize) -> tapestry::components::EffectId {
    Kit::printed().tracks[track.index()].spaces[number - 1].bonus.unwrap().1
}

#[test]
fn cities() {
    covers!(
        "city.place",
        "city.overhang",
        "city.district",
        "city.lines",
        "buildings.none-left",
        "buildings.count"
    );
    let mut game = two().build();
    Scenario::happen(&mut game, 0, space(Track::Science, 8));
    // The first mat has 22 impassable plots of 81.
    assert_eq!(texts(&game).len(), 81 - 22);
    assert_eq!(refused(&game, "plot a2"), Illegal::DoesNotFit);
    assert_eq!(refused(&game, "plot z1"), Illegal::DoesNotFit, "an income building does not hang over");
    play(&mut game, "plot a1");
    assert_eq!(vp(&game, 0), 1, "Nutrition: one point for the house");
    // A landmark may hang over, but not lie on another, in the grid or outside.
    let barn = game.kit().find_tech("Barn").unwrap();
    let square = game.kit().techs[usize::from(barn)].square;
    Scenario::happen(&mut game, 0, square);
    assert_eq!(refused(&game, "plot x-2"), Illegal::DoesNotFit, "outside");
    play(&mut game, "plot y5");
    let library = game.kit().find_tech("Library").unwrap();
    let square = game.kit().techs[usize::from(library)].square;
    Scenario::happen(&mut game, 0, square);
    assert_eq!(refused(&game, "plot z5"), Illegal::DoesNotFit);
    // Completing a district: one resource; a complete row or column scores.
    let plots = rows([(0, "..#######"), (1, "..X......"), (2, "#########")]);
    let mut game = two().city(0, plots, Building::House).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 11));
    assert_eq!(vp(&game, 0), 1);
    for plot in ["plot a1", "plot b1"] {
        Scenario::happen(&mut game, 0, space(Track::Technology, 3));
        play(&mut game, &format!("part 2; {plot}"));
    }
    assert!(is_quiet(&game), "c2 is still open");
    Scenario::happen(&mut game, 0, space(Track::Technology, 3));
    let events = play(&mut game, "part 2; plot c2; gain food");
    assert!(events.iter().any(|event| matches!(event, Event::District { district: 0, .. })));
    let before = vp(&game, 0);
    Scenario::happen(&mut game, 0, space(Track::Military, 11));
    assert_eq!(vp(&game, 0) - before, 2, "rows 1 and 3");
    // No building left: nothing, and no other kind.
    let mut game = two().buildings(0, [5, 0, 0, 0]).build();
    Scenario::happen(&mut game, 0, bonus(Track::Technology, 2));
    assert!(is_quiet(&game));
    // A full city: beside the mat, and it counts.
    let full = ["#########"; 9];
    let mut game = two().city(0, full, Building::Farm).build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 8));
    assert!(is_quiet(&game));
    assert_eq!((built(&game, 0, Building::Market), vp(&game, 0)), (1, 1));
}

#[test]
fn columns_count_as_rows_do() {
    covers!("city.lines");
    let mut cross = ["....#...."; 9];
    cross[4] = "#########";
    for (plots, lines) in [
        (["#........"; 9], 1),
        (["##......."; 9], 2),
        (["........#"; 9], 1),
        (cross, 2),
        (["........."; 9], 0),
    ] {
        let mut game = two().city(0, plots, Building::House).build();
        Scenario::happen(&mut game, 0, space(Track::Military, 11));
        assert_eq!(vp(&game, 0), lines, "{plots:?}");
    }
    for row in [0, 8] {
        let mut open = ["##......."; 9];
        open[row] = ".#.......";
        let mut game = two().city(0, open, Building::House).build();
        Scenario::happen(&mut game, 0, space(Track::Military, 11));
        assert_eq!(vp(&game, 0), 1, "column a is open in row {}", row + 1);
    }
}

#[test]
fn a_district_pays_once() {
    covers!("city.district");
    let full = ["#########"; 9];
    let mut game = two().income_turns(0, 0).city(0, full, Building::Farm).build();
    play(&mut game, "income");
    assert_eq!((game.to_move(), goods(&game, 0)), (Some(Seat(1)), [1; 4]), "nothing for complete districts");
}

#[test]
fn resources_and_choices() {
    covers!("resources.limit", "resources.any", "effect.one-of", "effect.pay");
    let mut game = two().goods(0, [8, 7, 8, 8]).hand(0, &["feudalism"]).build();
    Scenario::card(&mut game, 0, "feudalism");
    play(&mut game, "part 1");
    assert_eq!(goods(&game, 0), [8, 8, 8, 8], "the only kind with room");
    Scenario::happen(&mut game, 0, Kit::printed().tiles[0].benefit);
    assert_eq!(goods(&game, 0)[0], 8);
    // Two of any kind: ten ways, each unit chosen by itself.
    let any_two = || {
        let mut game = two().landmarks(1, &["forge"]).hand(0, &["age_of_wonders"]).build();
        Scenario::card(&mut game, 0, "age_of_wonders");
        game
    };
    assert_eq!(any_two().legal().count(), 10);
    for (gain, gained) in
        [("coin+coin", [2, 0, 0, 0]), ("coin+food", [1, 0, 1, 0]), ("worker+culture", [0, 1, 0, 1])]
    {
        let mut game = any_two();
        play(&mut game, &format!("gain {gain}"));
        assert_eq!(goods(&game, 0), gained);
    }
    for gain in ["coin", "coin+coin+coin"] {
        refused(&any_two(), &format!("gain {gain}"));
    }
    // Wagons: explore or a farm; without a tile only the farm is left.
    let mut game = two().build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 3));
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    // Neither: the benefit is lost.
    let mut game = two().buildings(0, [0, 0, 5, 0]).build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 3));
    assert!(is_quiet(&game));
    // A bonus that cannot be paid in full is not offered.
    let mut game = two().tiles(0, &[1]).at(0, Track::Exploration, 7).goods(0, [2, 0, 1, 0]).build();
    play(&mut game, "advance exploration 7 coin+coin+food");
    any(&mut game, "plot");
    assert!(game.to_move() == Some(Seat(1)));
}
