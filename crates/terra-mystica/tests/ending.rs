//! The end of the game, and what it scores.

use kernel::{Game, Seat, Studied as _};
use terra_mystica::rules::event::FinalScore;
use terra_mystica::scenario::Scenario;
use terra_mystica::state::Phase;
use terra_mystica::{Cult, Event, FinalTile, TerraMystica, Waiting};
use testkit::covers;

use crate::common::{goods, play, play_all, purse, turn, vp, waits};

/// The last pass of the game; what is scored by it, and the position after it.
fn end(scenario: Scenario) -> (TerraMystica, Vec<(u8, FinalScore, u16)>) {
    let mut scenario = scenario.round(6);
    let seats = scenario.clone().game().seats() as u8;
    for seat in 1..seats {
        scenario = scenario.passed(seat);
    }
    let mut game = scenario.game();
    let scored = |event: &Event| match event {
        Event::Final { seat, what, vp, .. } => Some((seat.0, *what, *vp)),
        _ => None,
    };
    let scores = play(&mut game, "pass").iter().filter_map(scored).collect();
    assert_eq!(game.phase(), Phase::Over);
    (game, scores)
}

/// The points of all seats for one thing.
fn points(scenario: Scenario, what: FinalScore) -> Vec<u16> {
    let (game, scores) = end(scenario);
    let of = |seat: u8| {
        let mine = scores.iter().filter(|score| (score.0, score.1) == (seat, what));
        mine.map(|score| score.2).sum()
    };
    (0..game.seats() as u8).map(of).collect()
}

const FOUR: [&str; 4] = ["nomads", "witches", "giants", "mermaids"];

/// Dwellings in a row for each of four: so many, far from each other.
fn rows(counts: [usize; 4]) -> Scenario {
    let places = ["A1 A2 A3 A4", "A9 A10 A11 A12", "I1 I2 I3 I4", "G4 G5 G6 G7"];
    (0..4).fold(Scenario::of(&FOUR), |scenario, seat: u8| {
        let place = usize::from(seat);
        let hexes: Vec<&str> = places[place].split(' ').take(counts[place]).collect();
        // Without cult steps, so that nothing else scores.
        scenario.dwelling(seat, &hexes.join(" ")).cults(seat, [0; 4])
    })
}

#[test]
fn the_game_ends_when_all_have_passed_and_answered() {
    covers!("end.game", "round.phases");
    let scenario = || Scenario::neighbours("nomads", "witches").round(6);
    let mut game = scenario().goods(0, 9, 9, 0).passed(1).game();
    turn(&mut game, "upgrade E8 to TP");
    play(&mut game, "leech 1");
    assert_eq!((game.phase(), game.winners().first()), (Phase::Actions, None));
    play(&mut game, "pass");
    assert_eq!((game.phase(), game.to_move()), (Phase::Over, None));
    assert_eq!(game.legal_count(), 0);
    // An open offer keeps the last round open.
    let mut game = scenario().goods(0, 9, 9, 0).open_offers().passed(1).game();
    turn(&mut game, "upgrade E8 to TP");
    play(&mut game, "nomads: pass");
    assert_eq!((game.phase(), waits(&game)), (Phase::Actions, Some((1, Waiting::Offer))));
    play(&mut game, "witches: decline 1 from nomads");
    assert_eq!(game.phase(), Phase::Over);
}

trait Count {
    fn legal_count(&self) -> u32;
}

impl Count for TerraMystica {
    fn legal_count(&self) -> u32 {
        kernel::Legal::count(&self.legal())
    }
}

#[test]
fn the_three_largest_networks_score() {
    covers!("end.area");
    assert_eq!(points(rows([4, 3, 2, 1]), FinalScore::Network), [18, 12, 6, 0]);
    assert_eq!(points(rows([1, 2, 4, 3]), FinalScore::Network), [0, 6, 18, 12]);
    // The largest one of several counts, not their sum.
    let split = rows([2, 3, 1, 1]).dwelling(0, "H1 C2 E8");
    assert_eq!(points(split, FinalScore::Network)[..2], [12, 18]);
}

#[test]
fn equal_places_share_rounded_down() {
    covers!("end.ties");
    for (counts, expected) in [
        ([3, 3, 2, 1], [15, 15, 6, 0]),
        ([4, 2, 2, 1], [18, 9, 9, 0]),
        ([2, 2, 2, 1], [12, 12, 12, 0]),
        ([4, 2, 2, 2], [18, 6, 6, 6]),
        ([4, 3, 2, 2], [18, 12, 3, 3]),
        ([2, 2, 2, 2], [9, 9, 9, 9]),
    ] {
        assert_eq!(points(rows(counts), FinalScore::Network), expected, "{counts:?}");
    }
    let fire = |steps: [u8; 4]| {
        let scenario = (0..4).fold(rows([1; 4]), |scenario, seat: u8| {
            scenario.cults(seat, [steps[usize::from(seat)], 0, 0, 0])
        });
        points(scenario, FinalScore::Cult(Cult::Fire))
    };
    assert_eq!(fire([7, 7, 7, 0]), [4, 4, 4, 0], "14 for three");
    assert_eq!(fire([7, 5, 3, 3]), [8, 4, 1, 1]);
    assert_eq!(fire([7, 5, 5, 5]), [8, 2, 2, 2]);
    // Two players: the third place is not awarded.
    let two = Scenario::two("nomads", "witches").dwelling(0, "A1").dwelling(1, "I1");
    assert_eq!(points(two, FinalScore::Network), [15, 15]);
}

#[test]
fn a_network_hangs_together_by_shipping_tunnel_and_carpet() {
    covers!("end.area-links", "faction.dwarves.tunnel", "faction.fakirs.carpet");
    let area = |scenario: Scenario| scenario.game().area(Seat(0));
    let nomads = || Scenario::two("nomads", "witches").dwelling(0, "F3 G1");
    assert_eq!(area(nomads()), 1);
    assert_eq!(area(nomads().shipping(0, 1)), 2);
    assert_eq!(area(nomads().bonus(0, "BON4")), 1, "the card does not count");
    let far = Scenario::two("nomads", "witches").dwelling(0, "F3 H3").bonus(0, "BON4").shipping(0, 1);
    assert_eq!(area(far), 1, "nor on top of a level");
    assert_eq!(area(nomads().bridge(0, "F3", "G1")), 2);
    assert_eq!(area(Scenario::two("nomads", "witches").dwelling(0, "F3 H2").shipping(0, 2)), 1);
    assert_eq!(area(Scenario::two("nomads", "witches").dwelling(0, "F3 H2").shipping(0, 3)), 2);
    let dwarves = |hexes| Scenario::two("dwarves", "witches").dwelling(0, hexes);
    assert_eq!((area(dwarves("E7 E6")), area(dwarves("E7 E5")), area(dwarves("E7 E4"))), (2, 2, 1));
    let fakirs = |hexes| Scenario::two("fakirs", "witches").dwelling(0, hexes);
    assert_eq!((area(fakirs("E7 E5")), area(fakirs("E7 E4"))), (2, 1));
    let with = |hexes| Scenario::two("fakirs", "witches").stronghold(0, "E7").dwelling(0, hexes);
    assert_eq!((area(with("E4")), area(with("E3")), area(with("E3").carpet(0, 1))), (2, 1, 2));
}

#[test]
fn the_sanctuary_counts_once_in_a_network() {
    covers!("end.area-count");
    let game = Scenario::two("nomads", "witches").sanctuary(0, "A1").dwelling(0, "A2").game();
    assert_eq!(game.area(Seat(0)), 2);
}

#[test]
fn the_final_tile_scores_its_own_measure() {
    covers!("end.final-tile", "end.zero");
    let tile = FinalTile::Edge;
    let scenario = || rows([4, 3, 2, 1]);
    assert_eq!(points(scenario(), FinalScore::Extra(tile)), [0; 4], "only if it is in the game");
    let with = scenario().final_tile("building-on-edge");
    // All but the Mermaids' stand at the edge: G7 alone of theirs would.
    assert_eq!(points(with.clone(), FinalScore::Extra(tile)), [18, 12, 6, 0]);
    assert_eq!(points(with, FinalScore::Network), [18, 12, 6, 0], "besides the networks");
    // A measure of 0 scores nothing, even on an open place.
    let none = Scenario::two("nomads", "witches").dwelling(0, "E8").dwelling(1, "A1");
    let scores = points(none.final_tile("building-on-edge"), FinalScore::Extra(tile));
    assert_eq!(scores, [0, 18]);
}

fn measure(scenario: Scenario, tile: FinalTile) -> u8 {
    scenario.game().measure(Seat(0), tile)
}

fn nomads(hexes: &str) -> Scenario {
    Scenario::two("nomads", "witches").dwelling(0, hexes)
}

#[test]
fn the_greatest_distance_lies_within_one_network() {
    covers!("end.tile-distance", "end.distance");
    let tile = FinalTile::ConnectedDistance;
    assert_eq!(measure(nomads("A1 A2 A3"), tile), 2);
    assert_eq!(measure(nomads("A1 A2 A3 G7"), tile), 2, "not between networks");
    assert_eq!(measure(nomads("A1 A2 A3 A4 B2 C2"), tile), 5);
    assert_eq!(measure(nomads("A1"), tile), 0);
    // As the crow flies: A4 and C2 are two apart, whatever lies between, and however long the way is.
    assert_eq!(measure(nomads("A4 C2").shipping(0, 3), tile), 2);
    assert_eq!(measure(nomads("F3 H2").shipping(0, 3), tile), 4);
}

#[test]
fn stronghold_and_sanctuary_must_be_in_one_network() {
    covers!("end.tile-stronghold");
    let tile = FinalTile::StrongholdSanctuary;
    let both = || Scenario::two("nomads", "witches").stronghold(0, "A1").sanctuary(0, "A4");
    assert_eq!(measure(both().dwelling(0, "A2 A3").town(0, "TW1", "A1"), tile), 3);
    assert_eq!(measure(both().dwelling(0, "A2"), tile), 0);
    assert_eq!(measure(nomads("A1 A2 A3"), tile), 0);
    assert_eq!(measure(Scenario::two("nomads", "witches").stronghold(0, "A1").dwelling(0, "A2"), tile), 0);
}

#[test]
fn the_edge_counts_within_one_network() {
    covers!("end.tile-edge", "end.edge-hexes");
    let tile = FinalTile::Edge;
    assert_eq!(measure(nomads("A1 A2 B1"), tile), 3, "first of a row, and the top row");
    assert_eq!(measure(nomads("E8 E7 D5"), tile), 0);
    assert_eq!(measure(nomads("A1 A2 A9 A10 A11"), tile), 3, "the best network");
    assert_eq!(measure(nomads("D8 E10 E11 F7"), tile), 3, "last of a row; E10 is not");
    assert_eq!(measure(nomads("I5 I6 H2 I3"), tile), 2, "the bottom row: H2 and I3 are another group");
}

#[test]
fn settlements_are_counted_within_one_network() {
    covers!("end.tile-settlements");
    let tile = FinalTile::Clusters;
    assert_eq!(measure(nomads("F3 G2 G1").shipping(0, 1), tile), 2);
    assert_eq!(measure(nomads("F3 G2 G1"), tile), 1, "not in one network");
    assert_eq!(measure(nomads("F3 G2 G1").shipping(0, 1).bridge(0, "F3", "G1"), tile), 1);
    assert_eq!(measure(nomads("F3 G1 E4 H3").shipping(0, 1), tile), 3, "H3 shares an edge with G1");
    // A river hex of a Mermaid town makes one settlement of those around it.
    let mermaids = || {
        Scenario::two("mermaids", "nomads").stronghold(0, "F3").trading_house(0, "E5 G1").dwelling(0, "E4")
    };
    assert_eq!(measure(mermaids(), tile), 2);
    assert_eq!(measure(mermaids().town(0, "TW1", "r21"), tile), 1);
}

#[test]
fn the_three_highest_markers_score_on_every_track() {
    covers!("end.cults", "end.zero");
    let scenario = rows([1; 4])
        .cults(0, [10, 0, 1, 4])
        .cults(1, [9, 0, 0, 3])
        .cults(2, [3, 0, 0, 2])
        .cults(3, [2, 5, 0, 1]);
    let track = |cult: Cult| points(scenario.clone(), FinalScore::Cult(cult));
    assert_eq!(track(Cult::Fire), [8, 4, 2, 0]);
    assert_eq!(track(Cult::Water), [0, 0, 0, 8], "who is on 0 scores nothing");
    assert_eq!(track(Cult::Earth), [8, 0, 0, 0]);
    assert_eq!(track(Cult::Air), [8, 4, 2, 0]);
}

#[test]
fn what_is_left_becomes_coins_and_coins_become_points() {
    covers!("end.resources");
    let left = |coins, workers, priests, bowls: [u8; 3]| {
        let scenario = Scenario::two("nomads", "witches").goods(0, coins, workers, priests).bowls(0, bowls);
        let (game, scores) = end(scenario.cults(0, [0; 4]).cults(1, [0; 4]));
        let mine = scores.iter().find(|score| (score.0, score.1) == (0, FinalScore::Resources)).unwrap();
        assert_eq!(goods(&game, 0).1 + u16::from(goods(&game, 0).2), 0);
        (mine.2, purse(&game, 0).coins)
    };
    assert_eq!(left(5, 0, 0, [9, 0, 0]), (1, 2));
    assert_eq!(left(3, 0, 0, [0, 0, 0]), (1, 0));
    assert_eq!(left(0, 4, 2, [9, 1, 0]), (2, 0), "priests and workers are a coin each");
    assert_eq!(left(0, 0, 0, [9, 1, 3]), (1, 0), "power in the third bowl, too");
    assert_eq!(left(0, 0, 0, [9, 7, 0]), (1, 0), "of seven tokens three are burnt for three");
    assert_eq!(left(5, 4, 2, [2, 5, 3]), (5, 1));
}

#[test]
fn most_points_win_and_equal_ones_share() {
    covers!("end.winner");
    let equal = |more: u16| {
        let scenario = Scenario::two("nomads", "witches")
            .dwelling(0, "A1")
            .dwelling(1, "I1")
            .cults(0, [0; 4])
            .cults(1, [0; 4])
            .goods(0, 0, 0, 0)
            .goods(1, 0, 0, 0)
            .bowls(0, [9, 0, 0])
            .bowls(1, [9, 0, 0])
            .vp(0, 30)
            .vp(1, 30 + more);
        end(scenario.bonus(0, "BON3")).0
    };
    let winners = |game: &TerraMystica| {
        let mut winners = 0;
        game.facts(&mut |(name, value)| {
            if name == "winners" {
                winners = value;
            }
        });
        winners
    };
    let game = equal(1);
    assert_eq!((game.winners().first(), winners(&game), vp(&game, 1)), (Some(Seat(1)), 1, 46));
    let game = equal(0);
    assert_eq!((vp(&game, 0), vp(&game, 1), winners(&game)), (45, 45, 2));
    let mut running = Scenario::two("nomads", "witches").game();
    play_all(&mut running, "pass BON1");
    assert_eq!((running.winners().first(), winners(&running)), (None, 0));
}
