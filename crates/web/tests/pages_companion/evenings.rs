//! Whole games beside a digital one: the Automa at the table answers as the one on the screen.

use kernel::{Game, Purpose, Seed};
use patchwork::squares::SIDE;
use patchwork::{Action, Event, FIRST, Kit, Patchwork, PatchworkOptions, SECOND, Squares};
use players::{Limits, Player, PlayerName};
use words::patchwork::patch_name;

use crate::browser::Browser;

const SCRIPT: Purpose = Purpose::new("companion pages");

fn covers_a_block(filled: Squares) -> bool {
    let offsets = 0..=SIDE - 7;
    offsets.clone().any(|row| offsets.clone().any(|column| filled.has_all(Squares::block(row, column, 7))))
}

/// What the person at the table taps for one decision of the digital game.
async fn follow(browser: &mut Browser, before: &Patchwork, action: Action, events: &[Event]) {
    match action {
        Action::Advance => browser.press("you advance").await,
        Action::Take { patch, .. } => browser.press(&format!("you take {}", patch.0)).await,
        Action::Leather { .. } => {}
        Action::Automa => {
            // Where the ring is not known, the page asks for what it does not know, one tap each.
            for patch in before.next_patches() {
                let tap = format!("next {}", patch.0);
                if browser.offers(&tap) {
                    browser.press(&tap).await;
                }
            }
            let Some(Event::Automa { card, from, turn, .. }) = events.first() else { panic!("no turn") };
            let own = format!("card {}", Kit::printed().card(*card).number);
            let tap = if browser.offers("automa") { "automa" } else { &own };
            browser.press(tap).await;
            let (headline, which) = match turn.taken {
                Some(taken) => {
                    let place = ["1st", "2nd", "3rd"][usize::from(taken.place)];
                    let name = patch_name(&words::Words::english(), Kit::printed().patch(taken.patch));
                    ("Automa takes this patch.", format!("the {place} from the pawn, for {name}"))
                }
                None => ("Automa passes.", "The pawn stays where it is.".to_owned()),
            };
            for said in [headline, &which, &format!("From {from} to {}", turn.to)] {
                assert!(browser.page.says(said), "`{said}` is not on {}", browser.page.text());
            }
        }
    }
}

/// A whole game: the person's moves are those of a digital game, and the Automa must answer the same.
async fn whole_game(cards: &str, ring: &str, seed: u64) {
    let mut game = Patchwork::start(Kit::printed(), &PatchworkOptions::default(), Seed(seed)).unwrap();
    let seed_text = seed.to_string();
    let mut browser = Browser::at_table(&[("cards", cards), ("ring", ring), ("seed", &seed_text)]).await;
    match ring {
        "dealt" => {
            assert!(browser.page.says("Lay out the ring."));
            let table = browser.table();
            browser.open(&format!("{table}?open=turn")).await;
        }
        "entered" => {
            for patch in game.ring().take(31) {
                browser.press(&format!("ring {}", patch.0)).await;
            }
        }
        _ => {}
    }
    let mut player: PlayerName = "greedy".parse().unwrap();
    let mut dice = Seed(seed).dice(SCRIPT, 0);
    while let Some(seat) = game.to_move() {
        let action = if game.is_automa(seat) {
            Action::Automa
        } else {
            player.decide(&game, &mut dice, &Limits::none()).unwrap()
        };
        let before = game.clone();
        let mut events = Vec::new();
        game.play(action, &mut events).unwrap();
        follow(&mut browser, &before, action, &events).await;
        if covers_a_block(game.filled(FIRST)) && !covers_a_block(before.filled(FIRST)) {
            browser.press("tile").await;
        }
    }
    let (buttons, empty) = (game.buttons(FIRST).to_string(), game.empty_squares(FIRST).to_string());
    browser.fill("result", &[&buttons, &empty]).await;
    for seat in [FIRST, SECOND] {
        let points = game.score(seat).to_string().replace('-', "\u{2212}");
        assert!(browser.page.says(&points), "{points} is not on {}", browser.page.text());
    }
    let (won, lost) = (game.score(FIRST).max(game.score(SECOND)), game.score(FIRST).min(game.score(SECOND)));
    assert!(browser.page.says(&format!("{won} to {lost}")), "{}", browser.page.text());
    let table = browser.table();
    for rest in ["/history", "/history/3", "?open=menu", "?open=rename", "?open=delete", "?open=join"] {
        browser.open(&format!("{table}{rest}")).await;
    }
}

#[tokio::test]
async fn whole_games_with_the_programs_cards() {
    for (ring, seed) in [("dealt", 7), ("entered", 8), ("next-three", 9)] {
        whole_game("program", ring, seed).await;
    }
}

#[tokio::test]
async fn whole_games_with_ones_own_cards() {
    for (ring, seed) in [("dealt", 17), ("entered", 18), ("next-three", 19)] {
        whole_game("own", ring, seed).await;
    }
}
