//! An allocator that counts: to prove that nothing is allocated while a game is played.
//!
//! A program or a test binary of its own installs it:
//!
//! ```
//! use lab::allocations::{Counting, allocations_in};
//!
//! #[global_allocator]
//! static COUNTING: Counting = Counting;
//!
//! assert_eq!(allocations_in(|| 1 + 1), (0, 2));
//! assert_eq!(allocations_in(|| vec![1]).0, 1);
//! ```
//!
//! Each thread counts for itself, so that other threads do not disturb.
#![allow(unsafe_code, reason = "an allocator cannot be written without; the proof stands at each block")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, with a count of the requests for memory.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

thread_local! {
    // Neither made lazily nor dropped: reading it inside the allocator allocates nothing itself.
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is about to end may have no counter any more; nobody reads it then.
    let _ = COUNT.try_with(|count| count.set(count.get() + 1));
}

// SAFETY: every call is handed on to `System` unchanged, with the very layout and pointer that the caller vouches for;
// counting touches no memory but the thread's own counter and never unwinds. So the contract that the caller keeps
// towards us is the one that we keep towards `System`, and what `System` promises holds for us.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller vouches for a layout of non-zero size.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: as for `alloc`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the pointer came from `System` through us, with this layout, and the caller vouches for the size.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `System` through us, with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// How often this thread has asked for memory while `work` ran, and what `work` said. Always 0 unless [`Counting`]
/// is the program's allocator.
pub fn allocations_in<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = COUNT.with(Cell::get);
    let result = work();
    (COUNT.with(Cell::get) - before, result)
}
