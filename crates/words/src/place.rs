//! Where a message stands: shared by what collects them (`build.rs`) and what looks them up.

/// A short number for the name of a message; a few names share one.
pub(crate) fn place(name: &str) -> u16 {
    // FNV-1a, folded.
    let hash =
        name.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash ^ (hash >> 16)) as u16
}
