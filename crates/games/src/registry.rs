//! Makes the registry out of its entries.

/// The types [`crate::Title`] and [`crate::Kind`], and the macros that turn one of them into a type. The first token is a dollar
/// sign: the macros that are made here need it.
macro_rules! registry {
    ($d:tt $(
        $title:ident $name:literal {
            screen: $screen:ty,
            $(table: $companion:ident = $table:ty,)?
            $(faces: $faces:ident,)?
        }
    )*) => {
        /// The types behind the names.
        pub mod types {
            $(
                #[doc = concat!($name, " on screen.")]
                pub type $title = $screen;
                $(
                    #[doc = concat!($name, " beside a real table.")]
                    pub type $companion = $table;
                )?
            )*
        }

        /// A game in its box.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Title {
            $(#[doc = $name] $title,)*
        }

        /// A kind of table: a game and where it is played.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Kind {
            $(
                #[doc = concat!($name, " on screen.")]
                $title,
                $(
                    #[doc = concat!($name, " beside a real table.")]
                    $companion,
                )?
            )*
        }

        /// A game that can be followed at a real table.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Companion {
            $($(#[doc = $name] $companion,)?)*
        }

        impl Title {
            /// All games, in the order in which people see them.
            pub const ALL: &[Title] = &[$(Title::$title),*];

            /// The game of this name.
            pub fn of(key: &str) -> Result<Title, NoGame> {
                let known = Title::ALL.iter().copied();
                known.clone().find(|title| title.key() == key).ok_or_else(|| NoGame::of(key, known.map(Title::key)))
            }

            /// Its name in saves and on the command line.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Title::$title => <types::$title as kernel::Game>::NAME,)*
                }
            }

            /// Its name for people: a proper name, the same in every language.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Title::$title => $name,)*
                }
            }

            /// The ways to play it, the usual one first.
            pub const fn kinds(self) -> &'static [Kind] {
                match self {
                    $(Title::$title => &[Kind::$title, $(Kind::$companion)?],)*
                }
            }

            /// Its companion for a real table, if it has one.
            pub fn companion(self) -> Option<Companion> {
                match self {
                    $(Title::$title => [$(Companion::$companion)?].first().copied(),)*
                }
            }
        }

        impl Kind {
            /// All kinds, title by title.
            pub const ALL: &[Kind] = &[$(Kind::$title, $(Kind::$companion)?),*];

            /// The kind of table of this name, as a save has it.
            pub fn of(game: &str) -> Result<Kind, NoGame> {
                let known = Kind::ALL.iter().copied();
                known.clone().find(|kind| kind.game() == game).ok_or_else(|| NoGame::of(game, known.map(Kind::game)))
            }

            /// Its name in saves.
            pub const fn game(self) -> &'static str {
                match self {
                    $(
                        Kind::$title => <types::$title as kernel::Game>::NAME,
                        $(Kind::$companion => <types::$companion as kernel::Game>::NAME,)?
                    )*
                }
            }

            /// The game that it is a way to play.
            pub const fn title(self) -> Title {
                match self {
                    $(Kind::$title $(| Kind::$companion)? => Title::$title,)*
                }
            }

            /// Where it is played.
            pub const fn place(self) -> Place {
                match self {
                    $(
                        Kind::$title => Place::Screen,
                        $(Kind::$companion => Place::Table,)?
                    )*
                }
            }
        }

        /// Runs a piece of code with the type of a game on screen.
        #[macro_export]
        macro_rules! with_title {
            ($d title:expr, $d game:ident => $d body:expr) => {
                match $d title {
                    $($d crate::Title::$title => {
                        type $d game = $d crate::types::$title;
                        $d body
                    })*
                }
            };
        }

        /// Runs a piece of code with the type of a game beside a real table.
        #[macro_export]
        macro_rules! with_companion {
            ($d companion:expr, $d game:ident => $d body:expr) => {
                match $d companion {
                    $($($d crate::Companion::$companion => {
                        type $d game = $d crate::types::$companion;
                        $d body
                    })?)*
                }
            };
        }

        /// Hands the types of all games whose faces are plain to a macro, each as `TYPE: plain`: a room writes there what
        /// the others bring in folders of their own.
        #[macro_export]
        macro_rules! plain_games {
            ($d room:ident) => {
                $d room! { $($($d crate::types::$title: $faces)?)* }
            };
        }

        /// Runs a piece of code with the type of a kind of table.
        #[macro_export]
        macro_rules! with_kind {
            ($d kind:expr, $d game:ident => $d body:expr) => {
                match $d kind {
                    $(
                        $d crate::Kind::$title => {
                            type $d game = $d crate::types::$title;
                            $d body
                        }
                        $($d crate::Kind::$companion => {
                            type $d game = $d crate::types::$companion;
                            $d body
                        })?
                    )*
                }
            };
        }
    };
}
pub(crate) use registry;
