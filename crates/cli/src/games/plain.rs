//! Games whose commands are plain: what [`Commanded`](super::Commanded) and [`Spoken`](crate::play::spoken::Spoken) do for
//! every game.

macro_rules! plain_commands {
    ($($game:ty: plain)*) => {
        $(
            impl crate::play::sitting::Told for $game {}
            impl crate::play::spoken::Spoken for $game {}
            impl super::Commanded for $game {
                fn at_terminal(request: &crate::play::PlayRequest<Self>) -> anyhow::Result<()> {
                    crate::play::lines::run(request)
                }
            }
        )*
    };
}
::games::plain_games!(plain_commands);
