//! The `automa` program.
fn main() {}
