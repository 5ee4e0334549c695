//! Civilizations that reach deep into the rules: draws, dice, landmarks, turns of their own.

use kernel::{Game, Legal, Seat};
use tapestry::scenario::Scenario;
use tapestry::{Building, Die, Event, Tapestry, TapestryOptions, Track, Version, Waiting};
use testkit::covers;

use crate::common::{
    any, at, built, goods, hand, is_quiet, latest, play, printed, settle, space, techs, texts, tiles, vp,
};

fn options() -> TapestryOptions {
    TapestryOptions { expansions: [true; 3], ..Default::default() }
}

fn has(game: &Tapestry, text: &str) -> bool {
    texts(game).contains(&text.to_owned())
}

fn points(events: &[Event], of: u8) -> Vec<i16> {
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored { seat, vp, .. } if seat.0 == of && *vp != 0 => Some(*vp),
        _ => None,
    });
    scored.collect()
}

/// Takes first offers until it is somebody's turn; everything that happened.
fn settled(game: &mut Tapestry) -> Vec<Event> {
    let mut events = Vec::new();
    while game.decision().is_some_and(|decision| decision.kind != Waiting::Turn) {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut events).unwrap();
    }
    events
}

#[test]
fn advisors_as_first_printed() {
    covers!("civ.advisors");
    let mut game = printed("advisors").build();
    assert_eq!(hand(&game, 0), 3, "three cards to begin with");
    // Three cards: 3 points, nothing is discarded.
    let events = play(&mut game, "income");
    assert_eq!(points(&events, 0), [3]);
    // Six cards: 6 points, two of them go, and any resource comes.
    let mut game = printed("advisors").hand(0, &["democracy", "guilds", "theocracy"]).build();
    let events = play(&mut game, "income");
    assert_eq!(points(&events, 0), [6]);
    any(&mut game, "card");
    any(&mut game, "card");
    play(&mut game, "gain food");
    assert_eq!((hand(&game, 0), goods(&game, 0)), (4, [0, 0, 1, 0]));
    // A neighbour would draw: a card of theirs instead, and one more for them.
    let options = TapestryOptions { version: Version::Printed, ..options() };
    let scenario = || Scenario::of(options, &["leaders", "advisors"]);
    let mut game = scenario().build();
    let deck = game.piles()[0];
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!((game.to_move(), texts(&game).len()), (Some(Seat(1)), 4), "one of three cards, or no");
    let mut declined = game.clone();
    let given = any(&mut game, "card");
    let card = game.kit().find_card(given.trim_start_matches("card ").split('/').next().unwrap()).unwrap();
    let kinds = |seat| {
        let held = game.player_at(Seat(seat)).hand;
        (0..128_u8).filter(move |card| held >> card & 1 == 1).map(|card| game.kit().copies[usize::from(card)])
    };
    assert!(kinds(0).any(|kind| kind == game.kit().copies[usize::from(card)]), "the very card");
    assert_eq!((hand(&game, 0), hand(&game, 1), game.piles()[0]), (1, 3, deck - 1));
    play(&mut declined, "no");
    assert_eq!((hand(&declined, 0), hand(&declined, 1), declined.piles()[0]), (1, 3, deck - 1));
    // Not in income turns, and not for who is no neighbour.
    let mut game = scenario().build();
    let before = hand(&game, 1);
    play(&mut game, "income");
    let events = settled(&mut game);
    assert!(!events.iter().any(|event| matches!(event, Event::Target { seat: Seat(1), .. })));
    assert_eq!(hand(&game, 1), before);
    // Gained later: three cards, 5 points for each that a neighbour gets.
    let mut game = Scenario::of(options, &[]).build();
    Scenario::gain_civ(&mut game, 0, "advisors");
    any(&mut game, "card");
    assert_eq!((vp(&game, 0), hand(&game, 0), hand(&game, 1)), (5, 2, 1));
    play(&mut game, "done");
    assert!(is_quiet(&game));
}

#[test]
fn advisors_give_counsel() {
    covers!("civ.advisors");
    let begin = |cards: &[&str]| {
        let mut game = latest("advisors").hand(1, &["trap"]).hand(0, cards).build();
        play(&mut game, "income; civ advisors; node 2");
        settle(&mut game);
        play(&mut game, "income; done");
        assert_eq!(game.to_move(), Some(Seat(0)), "the card is shown");
        game
    };
    let game = begin(&[]);
    let before = (vp(&game, 0), vp(&game, 1));
    let mut agreed = game.clone();
    let events = play(&mut agreed, "yes");
    assert_eq!((points(&events, 1), points(&events, 0)), (vec![10], vec![10]), "both gain it");
    let mut refused = game.clone();
    let (techs_before, tiles_before, hand_before) = (techs(&game, 0)[0], tiles(&game, 0), hand(&game, 0));
    play(&mut refused, "no");
    settle(&mut refused);
    assert_eq!(vp(&refused, 1) - before.1, 10);
    assert_eq!(vp(&refused, 0), before.0, "no share in the card");
    assert_eq!(techs(&refused, 0)[0], techs_before + 1);
    assert_eq!(tiles(&refused, 0), tiles_before + 1);
    assert_eq!(hand(&refused, 0), hand_before + 1);
    // A card of their own, played instead: the opponent keeps the other.
    let mut offered = begin(&["academia", "boast_of_superiority"]);
    assert!(has(&offered, "card boast_of_superiority"));
    play(&mut offered, "card boast_of_superiority");
    assert_eq!(
        (offered.to_move(), texts(&offered)),
        (Some(Seat(1)), vec!["yes".to_owned(), "no".to_owned()])
    );
    let mut kept = offered.clone();
    let events = play(&mut offered, "yes");
    // Nobody has moved: no token is ahead on any of the four tracks.
    assert_eq!((points(&events, 1)[..4].to_vec(), points(&events, 0)), (vec![4; 4], vec![4; 4]));
    let trap = offered.kit().find_card("trap").unwrap();
    assert_eq!(offered.player_at(Seat(1)).hand >> trap & 1, 1, "the trap stays in hand");
    let before = hand(&kept, 0);
    let events = play(&mut kept, "no");
    assert_eq!(points(&events, 1), [10]);
    settle(&mut kept);
    assert!(hand(&kept, 0) > before, "the offered card comes back");
    // Gained later: another one, or up to two tokens at once.
    let mut game = Scenario::of(options(), &[]).build();
    Scenario::gain_civ(&mut game, 0, "advisors");
    play(&mut game, "no; yes; node 1; yes");
    assert_eq!(texts(&game), ["node 2", "node 3", "node 4"]);
}

#[test]
fn islanders() {
    covers!("civ.islanders");
    let mut game = latest("islanders").income_turns(0, 4).tiles(0, &[1]).build();
    assert_eq!(tiles(&game, 0), 5, "four tiles to begin with");
    play(&mut game, "income");
    let mut idle = game.clone();
    play(&mut idle, "done");
    settle(&mut idle);
    play(&mut game, "civ islanders; tile 1");
    assert_eq!(texts(&game), ["node 1", "node 2", "node 3", "node 4", "node 5", "node 6"]);
    // The south of the middle shows forest, then desert: the desert of tile 1 meets it when it is turned there.
    // All its outer edges are water in both cases: 4 points in step 3.
    let mut missed = game.clone();
    let mut events = play(&mut missed, "node 4; turn 0");
    events.extend(settled(&mut missed));
    assert_eq!(points(&events, 0), [4]);
    assert_eq!(goods(&missed, 0)[0], 1, "its coin all the same");
    let mut events = play(&mut game, "node 4; turn 5");
    events.extend(settled(&mut game));
    assert_eq!(points(&events, 0), [1, 4]);
    assert_eq!(vp(&game, 0), vp(&idle, 0) + 5);
    // On advance turns any exploration may use the mat; ring neighbours are compared.
    let mut game = latest("islanders").tiles(0, &[1, 5]).build();
    Scenario::happen(&mut game, 0, space(Track::Exploration, 2));
    play(&mut game, "tile 5");
    assert!(has(&game, "node 1") && has(&game, "hex 0/-1"));
    // Tile 5 is all water: the middle has none.
    let events = play(&mut game, "node 1");
    assert!(points(&events, 0).is_empty());
    settle(&mut game);
    Scenario::happen(&mut game, 0, space(Track::Exploration, 2));
    play(&mut game, "tile 1; node 2");
    let events = play(&mut game, "turn 0");
    assert_eq!(points(&events, 0), [1], "water meets water on place 1");
    // Not in income turns, but by the ability itself.
    let mut game = latest("islanders").tiles(0, &[1]).hand(0, &["coal_baron"]).build();
    // Coal Baron, the only card, explores in the income turn.
    play(&mut game, "income; done; gain coin");
    assert_eq!(game.decision().unwrap().kind, Waiting::Hex);
    assert!(!texts(&game).iter().any(|text| text.starts_with("node")));
    // Gained later: tiles without benefit.
    let mut game = Scenario::of(options(), &[]).tiles(0, &[1]).build();
    Scenario::gain_civ(&mut game, 0, "islanders");
    play(&mut game, "no; tile 1; node 4; turn 5");
    assert_eq!((vp(&game, 0), goods(&game, 0), tiles(&game, 0)), (0, [0; 4], 0));
}

#[test]
fn utilitarians() {
    covers!("civ.utilitarians");
    let forge = tapestry::Kit::printed().find_landmark("forge").unwrap();
    let game = printed("utilitarians").build();
    let player = game.player_at(Seat(0));
    assert_eq!((player.landmarks, player.city.landmarks, player.civs[0].used), (1 << forge, 1 << forge, 1));
    // Later: it waits on the mat until the second income turn.
    let mut game = latest("utilitarians").build();
    let player = game.player_at(Seat(0));
    assert_eq!((player.waiting, player.city.landmarks, player.civs[0].used), (1 << forge, 0, 1));
    play(&mut game, "income");
    assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    any(&mut game, "plot");
    assert_eq!(game.player_at(Seat(0)).city.landmarks, 1 << forge);
    // The Forge: any resource for a card in the top row.
    let mut game = latest("utilitarians").techs(0, 1, &["Calendar"]).at(0, Track::Exploration, 4).build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 9));
    play(&mut game, "part 1; gain coin");
    assert_eq!((goods(&game, 0)[0], vp(&game, 0)), (1, 7));
    // Two abilities at a time, of landmarks that one has.
    let late = |landmarks: &[&str]| {
        let mut game = Scenario::of(options(), &[])
            .landmarks(0, landmarks)
            .at(0, Track::Technology, 6)
            .goods(0, [3, 0, 0, 0])
            .tiles(0, &[1, 3])
            .rolls(Die::Red, &[3], 6)
            .build();
        Scenario::gain_civ(&mut game, 0, "utilitarians");
        play(&mut game, "no");
        game
    };
    let mut game = late(&["rubber_works", "barracks", "academy"]);
    assert_eq!(texts(&game), ["node 2", "node 3", "node 8", "no"]);
    play(&mut game, "node 2; node 3");
    assert!(is_quiet(&game), "two tokens");
    let mut advance = game.clone();
    let events = play(&mut advance, "advance technology 6 coin+coin+coin");
    assert_eq!(points(&events, 0), [4], "Rubber Works");
    // Barracks: the red die in addition, also if it was chosen.
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 1/-2");
    let mut red = game.clone();
    let events = play(&mut red, "die red");
    assert_eq!(points(&events, 0), [7, 7]);
    let events = play(&mut game, "die black");
    assert_eq!(points(&events, 0), [7]);
    // The Lighthouse: before an advance, before a bonus, or at the end; then the turn is an advance turn.
    let mut game = late(&["lighthouse"]);
    play(&mut game, "node 5");
    assert!(has(&game, "node 5") && has(&game, "income"));
    let mut before = game.clone();
    play(&mut before, "node 5");
    any(&mut before, "tile");
    play(&mut before, "gain food");
    assert_eq!((tiles(&before, 0), goods(&before, 0)), (0, [3, 0, 1, 0]));
    assert!(!has(&before, "income") && !has(&before, "node 5"));
    play(&mut game, "advance exploration 0 coin");
    assert_eq!(game.decision().unwrap().kind, Waiting::Bonus, "at the end of the turn");
    play(&mut game, "yes");
    any(&mut game, "tile");
    any(&mut game, "tile");
    play(&mut game, "gain worker");
    assert_eq!(goods(&game, 0), [2, 1, 0, 0]);
    // The Apothecary: any resource for every other landmark; and a token that moves.
    let mut game = late(&["apothecary", "academy"]);
    play(&mut game, "node 7; node 8");
    let barn = game.kit().techs[usize::from(game.kit().find_tech("Barn").unwrap())].square;
    Scenario::happen(&mut game, 0, barn);
    assert_eq!(game.decision().unwrap().kind, Waiting::Gain);
    settle(&mut game);
    let mut game = late(&["apothecary", "academy"]);
    play(&mut game, "node 7; node 8");
    let dystopia = game.kit().cards
        [usize::from(game.kit().copies[usize::from(game.kit().find_card("dystopia").unwrap())])]
    .play;
    Scenario::happen(&mut game, 0, dystopia);
    play(&mut game, "landmark barracks; gain coin");
    any(&mut game, "plot");
    assert_eq!(texts(&game), ["node 7", "node 8", "no"], "which token moves");
    play(&mut game, "node 8");
    assert_eq!(game.player_at(Seat(0)).civs[1].used, 0b100_0100);
}

#[test]
fn collectors() {
    covers!("civ.collectors");
    let mut game = latest("collectors").build();
    // A tapestry card, a tile, a house: one resource each. A tech card, a landmark, an outpost: two.
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    play(&mut game, "yes; gain coin");
    assert_eq!((hand(&game, 0), goods(&game, 0)), (0, [1, 0, 0, 0]));
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!(hand(&game, 0), 1, "one of each kind");
    Scenario::happen(&mut game, 0, space(Track::Exploration, 1));
    assert_eq!(texts(&game).len(), 3, "one of two tiles, or none");
    any(&mut game, "tile");
    play(&mut game, "gain worker");
    assert_eq!((tiles(&game, 0), goods(&game, 0)), (1, [1, 1, 0, 0]));
    Scenario::happen(&mut game, 0, space(Track::Technology, 1));
    play(&mut game, "deck; yes; gain food+food");
    assert_eq!((techs(&game, 0), goods(&game, 0)), ([0; 3], [1, 1, 2, 0]));
    Scenario::happen(&mut game, 0, space(Track::Science, 8));
    play(&mut game, "yes; gain culture");
    assert_eq!((built(&game, 0, Building::House), game.plots_with(0, Building::House)), (1, 0));
    let barn = game.kit().techs[usize::from(game.kit().find_tech("Barn").unwrap())].square;
    Scenario::happen(&mut game, 0, barn);
    play(&mut game, "yes; gain culture+culture");
    assert_eq!(
        (game.player_at(Seat(0)).landmarks.count_ones(), game.player_at(Seat(0)).city.landmarks),
        (1, 0)
    );
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    let events = play(&mut game, "node 6; gain coin+coin");
    assert!(!events.iter().any(|event| matches!(event, Event::Rolled { .. })), "no dice");
    assert_eq!((game.player_at(Seat(0)).outposts, goods(&game, 0)), (7, [3, 1, 2, 3]));
    assert_eq!(game.player_at(Seat(0)).civs[0].used, 0b11_1111);
    // They count as one's own: 1 point for the kept tech card, 2 for the cards, one kept and one in hand.
    let kit = game.kit();
    let mut counted = game.clone();
    let events =
        Scenario::happen(&mut counted, 0, kit.income[0].iter().find(|space| space.vp.0 != 0).unwrap().vp);
    assert_eq!(points(&events, 0).len(), 1);
    // Six kinds: 21 points in step 3 of the last income turn.
    let mut last = latest("collectors").income_turns(0, 4).build();
    play(&mut last, "income");
    assert!(!points(&settled(&mut last), 0).contains(&21), "none kept");
    let scenario = |turn| {
        let mut game = latest("collectors").income_turns(0, turn).build();
        Scenario::happen(&mut game, 0, space(Track::Technology, 2));
        play(&mut game, "yes; gain coin");
        Scenario::happen(&mut game, 0, space(Track::Technology, 1));
        play(&mut game, "deck; yes; gain coin+coin");
        game
    };
    let mut two = scenario(4);
    let mut events = play(&mut two, "income");
    events.extend(settled(&mut two));
    assert!(points(&events, 0).contains(&3), "two kinds: {:?}", points(&events, 0));
    // As first printed each gives one; gained later a card and a tile are kept for nothing.
    let mut game = printed("collectors").build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 1));
    play(&mut game, "deck; yes; gain food");
    let mut game = Scenario::of(options(), &[]).hand(0, &["trap"]).tiles(0, &[1]).build();
    Scenario::gain_civ(&mut game, 0, "collectors");
    play(&mut game, "card trap/1; tile 1");
    assert_eq!((hand(&game, 0), tiles(&game, 0), goods(&game, 0)), (0, 0, [0; 4]));
    // Nothing is kept in an income turn.
    let mut game = latest("collectors").build();
    play(&mut game, "income");
    assert_eq!(
        game.decision().unwrap().kind,
        Waiting::Gain,
        "the bonus of the first in an era, nothing to keep"
    );
}

#[test]
fn urban_planners() {
    covers!("civ.urban-planners");
    let options = TapestryOptions { allow_guesses: true, ..options() };
    let scenario = || Scenario::of(options, &["urban_planners"]);
    let game = scenario().build();
    assert_eq!(game.player_at(Seat(0)).landmark_cards.count_ones(), 2, "one more than the others");
    assert_eq!(game.player_at(Seat(1)).landmark_cards.count_ones(), 1);
    let landmark = |id| tapestry::Kit::printed().find_landmark(id).unwrap();
    let mut game = scenario().at(0, Track::Technology, 3).goods(0, [2, 0, 0, 0]).build();
    play(&mut game, "advance technology 3 coin+coin");
    assert!(has(&game, "done"), "the Forge may wait on the mat");
    play(&mut game, "done");
    assert_eq!(game.player_at(Seat(0)).waiting, 1 << landmark("forge"));
    let barn = game.kit().techs[usize::from(game.kit().find_tech("Bakery").unwrap())].square;
    while !is_quiet(&game) {
        let action = game.legal().get(0).unwrap();
        game.play(action, &mut ()).unwrap();
    }
    assert_eq!(game.to_move(), Some(Seat(1)));
    Scenario::happen(&mut game, 0, barn);
    play(&mut game, "done");
    play(&mut game, "income");
    settle(&mut game);
    // On a later turn both are placed at the same time: any resource and a card as well.
    assert!(has(&game, "landmark forge") && has(&game, "landmark bakery"));
    let cards = hand(&game, 0);
    play(&mut game, "landmark forge; plot c1; landmark bakery; plot a0");
    play(&mut game, "part 1; gain food");
    assert_eq!((hand(&game, 0), goods(&game, 0)[2]), (cards + 1, 1));
    assert!(is_quiet(&game) && game.to_move() == Some(Seat(0)), "the turn itself is still to be taken");
    assert_eq!(game.player_at(Seat(0)).waiting, 0);
    // Two landmarks side by side: 4 points at the end of the last income turn.
    let mut end = game.clone();
    for _ in 0..6 {
        if end.to_move() == Some(Seat(0)) && end.player_at(Seat(0)).income_turns == 4 {
            break;
        }
        play(&mut end, "income");
        settle(&mut end);
    }
    let mut events = play(&mut end, "income");
    events.extend(settled(&mut end));
    assert_eq!(points(&events, 0).last(), Some(&4), "{:?}", points(&events, 0));
    // Without landmark cards another civilization may be drawn.
    let bare = TapestryOptions { allow_guesses: false, ..options };
    let mut game = Scenario::of(bare, &[]).build();
    Scenario::gain_civ(&mut game, 0, "urban_planners");
    assert_eq!(texts(&game), ["yes", "no"]);
    // Gained later with a goal that is met: the landmark now, if one likes.
    let mut game = Scenario::of(options, &[]).tiles(0, &[1, 2, 3, 4, 5, 6]).build();
    Scenario::gain_civ(&mut game, 0, "urban_planners");
    if has(&game, "landmark unknown_pp_1") {
        play(&mut game, "landmark unknown_pp_1; yes");
        assert_eq!(game.decision().unwrap().kind, Waiting::Plot);
    }
}

#[test]
fn merfolk() {
    covers!("civ.merfolk");
    let cards = ["trap", "boast_of_superiority", "academia", "theocracy"];
    let mut game = latest("merfolk").hand(0, &cards).build();
    play(&mut game, "income");
    assert_eq!(hand(&game, 0), 5, "one more card");
    play(&mut game, "card trap/1; card academia");
    let player = game.player_at(Seat(0));
    assert_eq!((player.hand.count_ones(), player.submerged.count_ones()), (2, 3));
    assert_eq!(texts(&game), ["card academia", "card trap/1"], "only these can be played");
    // The last income turn: all come back, at most five stay.
    let mut game = latest("merfolk").hand(0, &cards).done(1).build();
    play(&mut game, "income; card trap/1; card boast_of_superiority; card trap/1");
    settle(&mut game);
    for _ in 0..2 {
        play(&mut game, "income");
        settle(&mut game);
    }
    play(&mut game, "income");
    settle(&mut game);
    let player = game.player_at(Seat(0));
    assert!(player.submerged == 0 && player.hand.count_ones() <= 5 && player.hand != 0);
    assert_eq!(game.to_move(), Some(Seat(0)), "they play on");
    assert!(
        has(&game, "part 1")
            && !has(&game, "income")
            && !texts(&game).iter().any(|text| text.starts_with("advance"))
    );
    // Cards for points, or a card that works when played.
    let before = vp(&game, 0);
    let mut sold = game.clone();
    play(&mut sold, "part 1");
    let n = hand(&sold, 0);
    for _ in 0..n {
        any(&mut sold, "card");
    }
    assert_eq!(vp(&sold, 0), before + 5 * n as i32);
    assert!(!sold.winners().is_empty(), "no cards, no turns");
    let mut game = latest("merfolk").income_turns(0, 5).hand(0, &["trap", "academia"]).done(1).build();
    assert_eq!(texts(&game), ["part 1", "card trap/1"], "a this-era card cannot be played");
    let events = play(&mut game, "card trap/1");
    assert_eq!(points(&events, 0), [10]);
    assert!(game.player_at(Seat(0)).slots[3] < 128, "on the fourth slot");
    // They still answer when they are attacked.
    let mut game = Scenario::of(options(), &["leaders", "merfolk"])
        .income_turns(1, 5)
        .hand(1, &["trap"])
        .outpost(1, (1, -2))
        .build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 1/-2");
    assert_eq!(game.decision().unwrap().kind, Waiting::Response);
}

#[test]
fn psionics() {
    covers!("civ.psionics");
    // Income turn 2: a territory tile, one of two; the other goes back.
    let mut game = latest("psionics").build();
    let pile = game.piles()[2];
    play(&mut game, "income");
    assert_eq!((game.decision().unwrap().kind, texts(&game).len()), (Waiting::Tile, 2));
    any(&mut game, "tile");
    assert_eq!((tiles(&game, 0), game.piles()[2]), (1, pile - 1));
    // Every die twice.
    let mut game = latest("psionics").rolls(Die::Red, &[0, 3], 6).build();
    Scenario::happen(&mut game, 0, space(Track::Military, 1));
    play(&mut game, "hex 1/-2");
    assert_eq!(texts(&game), ["part 1", "part 2"], "4 or 7 points on the red die");
    let mut low = game.clone();
    for (game, part, points) in [(&mut low, "part 1", 4), (&mut game, "part 2", 7)] {
        play(game, part);
        if game.decision().unwrap().kind == Waiting::Part {
            play(game, "part 1");
        }
        play(game, "die red");
        assert_eq!(vp(game, 0), points);
    }
    let mut game = latest("psionics").rolls(Die::Science, &[1, 2], 4).build();
    Scenario::happen(&mut game, 0, space(Track::Science, 1));
    assert_eq!(texts(&game), ["token technology 0", "token science 0", "no"]);
    // Cards: tapestry and tech, of the deck only.
    let mut game = latest("psionics").deck(&["trap", "academia"]).build();
    Scenario::happen(&mut game, 0, space(Track::Technology, 2));
    assert_eq!(texts(&game), ["card trap/1", "card academia"]);
    play(&mut game, "card academia");
    assert_eq!(hand(&game, 0), 1);
    let mut game = latest("psionics").build();
    let deck = game.piles()[1];
    Scenario::happen(&mut game, 0, space(Track::Technology, 1));
    let mut open = game.clone();
    any(&mut open, "tech");
    assert!(is_quiet(&open), "an open card is no draw");
    play(&mut game, "deck");
    assert_eq!(texts(&game).len(), 2);
    any(&mut game, "tech");
    assert_eq!((techs(&game, 0)[0], game.piles()[1]), (1, deck - 1));
    // Two civilizations to choose from.
    let mut game = latest("psionics").build();
    Scenario::gain_civ(&mut game, 0, "leaders");
    assert_eq!((game.decision().unwrap().kind, texts(&game).len()), (Waiting::Civilization, 2));
    // By income turns: a tile, a card, an invention, research.
    let asked = [Waiting::Tile, Waiting::TapestryCard, Waiting::Invent];
    for (turn, kind) in (1..).zip(asked) {
        let mut game = latest("psionics").income_turns(0, turn).build();
        play(&mut game, "income");
        assert_eq!(game.decision().unwrap().kind, kind, "income turn {}", turn + 1);
    }
    let mut game = latest("psionics").income_turns(0, 4).build();
    let events = play(&mut game, "income");
    assert!(
        events.iter().filter(|event| matches!(event, Event::Rolled { die: Die::Science, .. })).count() == 2
    );
}

#[test]
fn a_full_city_makes_room_for_a_weefolk_token() {
    covers!("civ.weefolk");
    let mut game = latest("weefolk").city(1, ["#########"; 9], Building::Farm).build();
    play(&mut game, "income");
    assert_eq!((game.to_move(), texts(&game).len()), (Some(Seat(1)), 81));
    play(&mut game, "plot c4");
    assert_eq!(game.plots_with(1, Building::Farm), 80);
    assert_eq!(at(&game, 1, Track::Science), 0);
}
