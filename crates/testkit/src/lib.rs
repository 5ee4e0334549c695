//! One battery of tests for every game.
