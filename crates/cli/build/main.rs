//! Tells the program what `automa --version` says.

mod commit;

use std::path::Path;

fn main() {
    let version = std::env::var("CARGO_PKG_VERSION").expect("cargo says which version it builds");
    let folder = std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where the package lies");
    // From here two folders up: what lies in another repository is not named by that one's commit.
    let root = Path::new(&folder).ancestors().nth(2).expect("crates/cli lies two folders deep");
    let epoch = std::env::var("SOURCE_DATE_EPOCH").ok();
    println!("cargo::rustc-env=AUTOMA_VERSION={}", commit::version(&version, root, epoch.as_deref()));
    println!("cargo::rerun-if-env-changed=SOURCE_DATE_EPOCH");
    println!("cargo::rerun-if-changed=build");
    for file in commit::moves_with_head(root) {
        println!("cargo::rerun-if-changed={}", file.display());
    }
}
