//! Where a message stands: shared by what collects them (`build.rs`) and what looks them up.

/// A short number for the name of a message. No two names of ours share one: `build.rs` sees to that.
pub(crate) fn place(name: &str) -> u32 {
    // FNV-1a.
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
