//! What every game must do, whatever it is about.

use kernel::{Dice, Game, Legal, Notation, OptionError, Options, Purpose, Role, Seat, Seed};

const BATTERY: Purpose = Purpose::new("battery of tests");

/// The battery for one game under one set of options.
#[derive(Clone, Debug)]
pub struct Battery<G: Game> {
    /// The components.
    pub kit: &'static G::Kit,
    /// The settings.
    pub options: G::Options,
    /// How many games each test plays, each with a seed of its own.
    pub games: u64,
    /// Any action, legal or not: those that are not offered must be refused.
    pub any_action: fn(&G, &mut Dice) -> G::Action,
    /// What a seat can see, as text. It must be the same in every imagined position.
    pub visible: fn(&G, Seat) -> String,
}

/// A game that lasts longer than this never ends.
const TOO_LONG: usize = 100_000;
/// Actions that are tried at each position and probably not legal.
const TRIES: usize = 24;

/// The position as bytes.
pub fn bytes<G: Game>(game: &G) -> Vec<u8> {
    let mut out = Vec::new();
    game.encode(&mut out);
    out
}

impl<G: Notation> Battery<G> {
    /// Runs everything.
    pub fn run(&self) {
        self.plays_to_the_end();
        self.offers_what_it_accepts();
        self.replays();
        self.reads_what_it_writes();
        self.events_change_nothing();
        self.hides_what_is_hidden();
        self.options_are_text();
    }

    fn start(&self, seed: Seed) -> G {
        let start = |options| -> Result<G, OptionError> { G::start(self.kit, options, seed) };
        start(&self.options).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Plays one random game; `each` sees every position with the action that is played there, and the last one
    /// with none.
    pub fn walk(&self, index: u64, mut each: impl FnMut(&G, Option<G::Action>, &mut Dice)) -> G {
        let seed = Seed(1).child(index);
        let mut dice = seed.dice(BATTERY, 0);
        let mut game = self.start(seed);
        for _ in 0..TOO_LONG {
            // Any other draws must not change the game that is played.
            let action = game.legal().pick(&mut dice);
            each(&game, action, &mut seed.dice(BATTERY, 1 + dice.clone().next_u64()));
            let Some(action) = action else { return game };
            game.play(action, &mut ())
                .unwrap_or_else(|error| panic!("seed {seed}: {action:?} was offered: {error}"));
        }
        panic!("seed {seed}: no end after {TOO_LONG} decisions");
    }

    /// Random play ends, with a winner at the table, and what is said about a position is consistent.
    pub fn plays_to_the_end(&self) {
        for index in 0..self.games {
            let end = self.walk(index, |game, action, _| {
                let running = action.is_some();
                assert_eq!(game.to_move().is_some(), running);
                assert_eq!(game.decision().is_some(), running);
                assert_eq!(game.legal().count() > 0, running);
                assert_eq!(game.winners().is_empty(), running);
                if let Some(seat) = game.to_move() {
                    assert!(seat.index() < game.seats());
                    if game.role(seat) != Role::Person {
                        assert_eq!(game.legal().count(), 1, "a bot has one action: to take its turn");
                    }
                }
            });
            let winner = end.winners().first();
            assert!(winner.is_some_and(|seat| seat.index() < end.seats()));
            let action = self.walk(index, |_, _, _| {}).legal().get(0);
            assert_eq!(action, None);
        }
    }

    /// Every action that is offered is accepted, listed once and counted; every other one is refused, and leaves
    /// no trace.
    pub fn offers_what_it_accepts(&self) {
        for index in 0..self.games {
            self.walk(index, |game, _, dice| {
                let legal = game.legal();
                let offered: Vec<G::Action> = legal.iter().collect();
                assert_eq!(offered.len(), legal.count() as usize, "the list and the count disagree");
                assert_eq!(legal.get(legal.count()), None, "there is one more than counted");
                assert_eq!(legal.get(u32::MAX), None);
                let before = bytes(game);
                for (i, &action) in offered.iter().enumerate() {
                    assert!(!offered[i + 1..].contains(&action), "{action:?} is listed twice");
                    let mut after = game.clone();
                    after
                        .play(action, &mut ())
                        .unwrap_or_else(|error| panic!("{action:?} was offered: {error}"));
                    assert_ne!(bytes(&after), before, "{action:?} changed nothing");
                }
                for _ in 0..TRIES {
                    let action = (self.any_action)(game, dice);
                    let mut after = game.clone();
                    let mut events = Vec::new();
                    let played = after.play(action, &mut events);
                    assert_eq!(played.is_ok(), offered.contains(&action), "{action:?}: {played:?}");
                    if let Err(error) = played {
                        assert!(
                            after == *game && bytes(&after) == before,
                            "{action:?} was refused and left a trace"
                        );
                        assert!(events.is_empty(), "{action:?} was refused and yet something happened");
                        assert!(!error.to_string().is_empty());
                    }
                }
                let sampled = game.sample(dice);
                assert_eq!(sampled.is_some(), !offered.is_empty());
                assert!(sampled.is_none_or(|action| offered.contains(&action)), "{sampled:?} is not legal");
            });
        }
    }

    /// Options, seed and decisions give the same game again, byte for byte.
    pub fn replays(&self) {
        for index in 0..self.games {
            let mut decisions = Vec::new();
            let mut trace = Vec::new();
            let end = self.walk(index, |game, action, _| {
                decisions.extend(action);
                trace.push((game.digest(), bytes(game)));
            });
            let mut again = self.start(Seed(1).child(index));
            for (action, (digest, before)) in decisions.into_iter().zip(&trace) {
                assert_eq!((again.digest(), &bytes(&again)), (*digest, before));
                again.play(action, &mut ()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
            }
            assert!(again == end && bytes(&again) == bytes(&end) && again.digest() == end.digest());
            let mut digests: Vec<u64> = trace.iter().map(|(digest, _)| *digest).collect();
            digests.sort_unstable();
            digests.dedup();
            assert_eq!(digests.len(), trace.len(), "two positions of one game have the same digest");
        }
    }

    /// Every legal action is read back from its text.
    pub fn reads_what_it_writes(&self) {
        for index in 0..self.games {
            self.walk(index, |game, _, _| {
                for action in game.legal().iter() {
                    let text = game.write(action);
                    assert_eq!(game.read(&text).as_ref(), Ok(&action), "`{text}`");
                    assert_eq!(
                        game.read(&format!("  {text} ")).as_ref(),
                        Ok(&action),
                        "`{text}` with spaces"
                    );
                    assert!(!text.contains(['\n', '\r', '#']), "`{text}` must fit into one line of a file");
                }
            });
            let game = self.start(Seed(index));
            for text in ["", " ", "nonsense", "take", "42", "\u{0}", "ä ö ü", &"x".repeat(10_000)] {
                let error = game.read(text).expect_err("nonsense is no action");
                assert!(error.to_string().len() < 1_000 && !error.expected.is_empty());
            }
        }
    }

    /// A game that is listened to is the game that nobody hears.
    pub fn events_change_nothing(&self) {
        for index in 0..self.games {
            let mut heard = self.start(Seed(1).child(index));
            let mut events = Vec::new();
            let end = self.walk(index, |game, action, _| {
                assert_eq!(bytes(game), bytes(&heard));
                if let Some(action) = action {
                    let before = events.len();
                    heard.play(action, &mut events).unwrap_or_else(|error| panic!("{action:?}: {error}"));
                    assert!(events.len() > before, "{action:?} made no event");
                }
            });
            assert!(heard == end);
        }
    }

    /// An imagined position shows the same to those who sit there; what is hidden does not shine through; and it
    /// can be played to its end.
    pub fn hides_what_is_hidden(&self) {
        for index in 0..self.games {
            self.walk(index, |game, _, dice| {
                for seat in (0..game.seats() as u8).map(Seat) {
                    let worlds = [0, 1].map(|_| game.imagine(seat, dice));
                    for world in &worlds {
                        assert_eq!((self.visible)(world, seat), (self.visible)(game, seat));
                        assert_eq!(world.to_move(), game.to_move());
                        assert_eq!(world.legal().count(), game.legal().count());
                    }
                    // The two worlds differ in hidden things only: imagining again must not tell them apart.
                    let start = dice.next_u64();
                    let again =
                        worlds.each_ref().map(|world| bytes(&world.imagine(seat, &mut Dice::new(start))));
                    let straight = bytes(&game.imagine(seat, &mut Dice::new(start)));
                    assert!(
                        again[0] == again[1] && again[0] == straight,
                        "{seat:?} can see something hidden"
                    );
                }
            });
            let mut world = self.start(Seed(1).child(index)).imagine(Seat(0), &mut Dice::new(index));
            let mut dice = Dice::new(index);
            while let Some(action) = world.legal().pick(&mut dice) {
                world.play(action, &mut ()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
            }
        }
    }

    /// Every setting is read back from its text, refuses nonsense, and says what it can be.
    pub fn options_are_text(&self) {
        let mut again = G::Options::default();
        for (key, value) in self.options.pairs() {
            again.set(key, &value).unwrap_or_else(|error| panic!("{error}"));
        }
        assert!(again == self.options);
        for field in G::Options::FIELDS {
            for (value, meaning) in field.values {
                let mut options = self.options.clone();
                options.set(field.key, value).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(options.get(field.key).as_deref(), Some(*value));
                assert!(!meaning.is_empty() && !field.meaning.is_empty());
            }
            if !field.values.is_empty() {
                let error = again.set(field.key, "nonsense").expect_err("nonsense is no value").to_string();
                assert!(field.values.iter().all(|(value, _)| error.contains(value)), "{error}");
            }
        }
        let error = again.set("no-such-option", "1").expect_err("there is no such option").to_string();
        assert!(G::Options::FIELDS.iter().all(|field| error.contains(field.key)), "{error}");
        assert!(again == self.options, "a refused setting changed something");
        assert_eq!(again.get("no-such-option"), None);
    }
}

/// Plays `games` random games to their end without listening; says how many decisions that took. For the counting
/// allocator: this itself asks for no memory.
pub fn play_out_quietly<G: Game>(start: &G, games: u64, sampled: bool) -> u64 {
    let mut decisions = 0;
    for index in 0..games {
        let mut game = start.clone();
        let mut dice = Seed(2).dice(BATTERY, index);
        loop {
            let action = if sampled { game.sample(&mut dice) } else { game.legal().pick(&mut dice) };
            let Some(action) = action else { break };
            assert!(game.decision().is_some());
            assert!(game.play(action, &mut ()).is_ok());
            decisions += 1;
        }
    }
    decisions
}
