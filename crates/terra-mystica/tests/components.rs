//! The printed components.
