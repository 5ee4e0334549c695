//! Games that bring no vectors of their own: what [`Vectored`](crate::Vectored) does for every game.

macro_rules! plain_vectors {
    ($($game:ty: plain)*) => {
        $(impl crate::Vectored for $game {})*
    };
}
games::plain_games!(plain_vectors);
