//! Icons of a game: an enum of them, and what is drawn for each.

/// The icons of a game whose ids have this prefix: each with its name and what is drawn.
macro_rules! icons {
    ($prefix:literal: $($(#[$doc:meta])* $icon:ident $name:literal $inside:expr;)+) => {
        /// A small picture with one meaning.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Icon {
            $($(#[$doc])* $icon,)+
        }

        /// All of them, in the order of [`Icon`].
        const STORED: &[(&str, &str)] = &[$(($name, $inside),)+];

        impl $crate::paper::Named for Icon {
            fn name(self) -> &'static str {
                STORED[self as usize].0
            }
        }

        /// The definitions of the icons that `wanted` says are used.
        pub(super) fn symbols(wanted: &dyn Fn(&str) -> bool) -> String {
            let used = STORED.iter().filter(|(name, _)| wanted(name));
            let written = used.map(|(name, inside)| {
                format!(concat!(r#"<symbol id=""#, $prefix, r#"-{}" viewBox="0 0 24 24">{}</symbol>"#), name, inside)
            });
            written.collect()
        }
    };
}
pub(crate) use icons;
