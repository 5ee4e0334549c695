//! Where the points of a game came from, as the picture of its result says: right kind by kind, with Automas too.

#![allow(clippy::unwrap_used, reason = "the helpers of a test fail like the test")]

use draw::terra_mystica::{Share, Shares};
use kernel::{Dice, Game, Legal, Options, Purpose, Seat, Seed};
use terra_mystica::rules::event::Why;
use terra_mystica::{Act, Conversion, Event, Kit, TerraMystica, TerraOptions};

/// What a game gave a seat, counted by another way than the picture's: from the points before and after.
#[derive(Default)]
struct Recount {
    passing: i32,
    cards: i32,
    end: i32,
    /// What only other events of the seat tell: the start, tracks, carpets, the faction's power, less what was paid.
    other: i32,
}

/// Plays one decision and counts what it gave; an Automa's turn is a decision of its own.
fn play_and_count(
    game: &mut TerraMystica,
    dice: &mut Dice,
    count: &mut [Recount],
    all: &mut Vec<Event>,
) -> bool {
    let Some(action) = game.legal().pick(dice) else { return false };
    let before: Vec<i32> = game.seat_list().map(|seat| game.score(seat)).collect();
    let mut events = Vec::<Event>::new();
    game.play(action, &mut events).unwrap();
    let price = |seat: Seat| i32::from(game.faction(seat).powers.token_price);
    let mut passed = None;
    let mut at_end = [0; 5];
    for event in &events {
        match *event {
            Event::Passed { seat, vp, .. } => passed = Some((seat, i32::from(vp))),
            Event::Final { seat, vp, .. } => {
                count[seat.index()].end += i32::from(vp);
                at_end[seat.index()] += i32::from(vp);
            }
            Event::Faction { seat, ref purse, .. } => count[seat.index()].other += i32::from(purse.vp),
            Event::Flew { seat, vp, .. }
            | Event::Shipping { seat, vp, .. }
            | Event::Digging { seat, vp, .. } => {
                count[seat.index()].other += i32::from(vp);
            }
            Event::Scored { seat, vp, why: Why::Faction } => count[seat.index()].other += i32::from(vp),
            Event::Leeched { seat, vp, .. } => count[seat.index()].other -= i32::from(vp),
            Event::TokensCame { seat, .. } if matches!(action.act, Act::BuyToken) => {
                count[seat.index()].other -= price(seat);
            }
            Event::Converted { seat, what: Conversion::VpToCoin } => count[seat.index()].other -= 1,
            Event::Converted { seat, what: Conversion::CoinsToVp } => count[seat.index()].other += 1,
            _ => {}
        }
    }
    for seat in game.seat_list() {
        let index = seat.index();
        let gained = game.score(seat) - before[index] - at_end[index];
        let of_it = |event: &Event| match *event {
            Event::AutomaCards { seat: of, .. } => of == seat,
            _ => false,
        };
        match passed {
            // Who has another turn at once may pass in it: then only the pass itself can say its part.
            Some((who, vp)) if who == seat && events.iter().any(of_it) => {
                count[index].passing += vp;
                count[index].cards += gained - vp;
            }
            Some((who, _)) if who == seat => count[index].passing += gained,
            _ if game.is_automa(seat) && before[index] > 0 => count[index].cards += gained,
            _ => {}
        }
    }
    all.append(&mut events);
    true
}

#[test]
fn every_kind_of_points_is_right_with_automas() {
    for seed in 0..200_u64 {
        let mut options = TerraOptions::default();
        let automas = 1 + seed % 4;
        options.set("automas", &automas.to_string()).unwrap();
        options.set("seats", &(automas + 1 + seed / 4 % 2).min(5).to_string()).unwrap();
        let levels = ["easy", "normal", "hard", "very-hard", "nightmare"];
        options.set("difficulty", levels[(seed % 5) as usize]).unwrap();
        options.set("final-tile", if seed.is_multiple_of(2) { "random" } else { "none" }).unwrap();
        let mut game = TerraMystica::start(Kit::printed(), &options, Seed(seed)).unwrap();
        let (mut dice, mut all) =
            (Seed(seed).dice(Purpose::new("terra mystica shares tests"), 0), Vec::new());
        let mut count: Vec<Recount> = game.seat_list().map(|_| Recount::default()).collect();
        while play_and_count(&mut game, &mut dice, &mut count, &mut all) {}
        let shares = Shares::of(&game, &all);
        for (seat, count) in game.seat_list().zip(&count) {
            let get = |share| shares.get(seat, share);
            let end: i32 =
                [Share::Cults, Share::Network, Share::Extra, Share::Resources].map(get).iter().sum();
            let what = format!("seed {seed}, seat {}", seat.0);
            assert_eq!(get(Share::Passing), count.passing, "passing, {what}");
            assert_eq!(get(Share::Automa), count.cards, "the Automa's cards, {what}");
            assert_eq!(end, count.end, "the end, {what}");
            assert_eq!(Share::ALL.map(get).iter().sum::<i32>(), game.score(seat), "the sum, {what}");
            if game.is_automa(seat) {
                assert_eq!(get(Share::Rounds) + get(Share::Favours) + get(Share::Towns), 0, "{what}");
                // The easiest Automa starts with ten points, all others with twenty; it has nothing else beside.
                let start = if seed % 5 == 0 { 10 } else { 20 };
                assert_eq!(get(Share::Other), start, "start, {what}");
            } else {
                assert_eq!(get(Share::Other), count.other, "start and other, {what}");
            }
        }
    }
}
