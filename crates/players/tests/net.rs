//! The networks: the ones that the program brings along fit it, and their files are read back or refused.
#![allow(clippy::unwrap_used, reason = "a helper of a test may fail like the test itself")]

use kernel::{Dice, Game, Seat, Seed};
use players::net::{Foretold, Learned, Net, NetError};

fn start<G: Learned>() -> G {
    G::start(G::components(&[]).unwrap(), &G::Options::default(), Seed(3)).unwrap()
}

/// Plays on by chance to the end; tells every position.
fn each_position<G: Learned>(mut each: impl FnMut(&G)) {
    let mut game = start::<G>();
    let mut dice = Dice::new(1);
    each(&game);
    while let Some(action) = game.sample(&mut dice) {
        game.play(action, &mut ()).unwrap();
        each(&game);
    }
}

fn fits<G: Learned>() {
    let net = G::built_in();
    assert_eq!(net.wide.len(), G::FEATURES);
    assert!(net.wide.as_flattened().iter().any(|weight| *weight != 0.0), "it has learned something");
    let written = net.to_bytes("test");
    assert_eq!(&Net::from_bytes(&written, G::FEATURES).unwrap(), net, "nothing is lost in a file");
    let mut used = vec![0_u32; G::FEATURES];
    each_position::<G>(|game| {
        for seat in (0..game.seats() as u8).map(Seat) {
            game.features(seat, &mut |feature, times| {
                assert!(feature < G::FEATURES && times.is_finite(), "{feature} {times}");
                used[feature] += 1;
            });
            let end = game.foretell_by(net, seat);
            assert!((0.0..=1.0).contains(&end.win) && end.points.abs() < 2_000.0, "{end:?}");
        }
    });
    let used = used.iter().filter(|count| **count > 0).count();
    assert!(used > 100, "{used} features are ever seen");
}

#[test]
fn the_network_of_every_game_fits_it() {
    fits::<patchwork::Patchwork>();
    fits::<terra_mystica::TerraMystica>();
    fits::<tapestry::Tapestry>();
}

#[test]
fn a_game_that_is_over_is_foretold_as_it_ended() {
    each_position::<patchwork::Patchwork>(|game| {
        if game.to_move().is_none() {
            let seat = Seat(0);
            assert_eq!(game.foretell_by(&Net::empty(7), seat), Foretold::known(game, seat));
        }
    });
}

/// A network that looks at nothing hidden says the same of every world that a seat may imagine.
fn sees_nothing_hidden<G: Learned>() {
    let net = G::built_in();
    let mut number = 0;
    each_position::<G>(|game| {
        number += 1;
        if let Some(seat) = game.to_move() {
            let imagined = game.imagine(seat, &mut Dice::new(number));
            assert_eq!(game.foretell_by(net, seat), imagined.foretell_by(net, seat));
        }
    });
}

#[test]
fn the_networks_see_nothing_hidden() {
    sees_nothing_hidden::<patchwork::Patchwork>();
    sees_nothing_hidden::<terra_mystica::TerraMystica>();
    sees_nothing_hidden::<tapestry::Tapestry>();
}

#[test]
fn what_is_no_network_for_this_program_is_refused() {
    let bytes = Net::empty(5).to_bytes("by hand;\nwith a line");
    assert!(Net::from_bytes(&bytes, 5).is_ok());
    assert_eq!(Net::from_bytes(&bytes, 6), Err(NetError::Features { found: 5, wanted: 6 }));
    assert!(matches!(Net::from_bytes(&bytes[..bytes.len() - 1], 5), Err(NetError::Size { .. })));
    assert!(matches!(Net::from_bytes(&[&bytes[..], b"x"].concat(), 5), Err(NetError::Size { .. })));
    for foreign in [
        &b""[..],
        b"automa net 1",
        b"automa net 2; 5 features; x\n",
        b"\xff\n",
        b"automa net 1; many features\n",
    ] {
        assert_eq!(Net::from_bytes(foreign, 5), Err(NetError::Foreign));
    }
}
