//! The boards.
use terra_mystica::Kit;
#[test]
fn there_are_five() {
    assert_eq!(Kit::printed().maps.len(), 5);
}
