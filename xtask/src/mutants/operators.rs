//! What an operator, a statement or a function can be broken into.

use syn::{BinOp, Expr};

/// How an operation is broken.
#[derive(Debug, PartialEq, Eq)]
pub enum Break {
    /// Not at all.
    Nothing,
    /// Only its left or only its right side counts. A test that notices both notices `&&` for `||`, too.
    Either,
    /// The left side of a chain of `let` no longer counts.
    Left,
    /// The right side of a chain of `let` no longer counts.
    Right,
    /// Other operators take its place.
    Into(&'static [&'static str]),
}

/// How this operation is broken.
pub fn of(node: &syn::ExprBinary) -> Break {
    let (left, right) = (binds(&node.left), binds(&node.right));
    match &node.op {
        _ if only_tells(&node.left) || only_tells(&node.right) => Break::Nothing,
        BinOp::And(_) if left && right => Break::Nothing,
        BinOp::And(_) if left => Break::Right,
        BinOp::And(_) if right => Break::Left,
        BinOp::And(_) | BinOp::Or(_) => Break::Either,
        BinOp::Eq(_) => Break::Into(&["!="]),
        BinOp::Ne(_) => Break::Into(&["=="]),
        BinOp::Lt(_) => Break::Into(&["<=", ">="]),
        BinOp::Le(_) => Break::Into(&["<", ">"]),
        BinOp::Gt(_) => Break::Into(&[">=", "<="]),
        BinOp::Ge(_) => Break::Into(&[">", "<"]),
        BinOp::Add(_) => Break::Into(&["-"]),
        BinOp::Sub(_) | BinOp::Mul(_) => Break::Into(&["+"]),
        BinOp::Div(_) => Break::Into(&["*"]),
        BinOp::Rem(_) => Break::Into(&["/"]),
        BinOp::BitAnd(_) => Break::Into(&["|"]),
        BinOp::BitOr(_) | BinOp::BitXor(_) => Break::Into(&["&"]),
        BinOp::AddAssign(_) => Break::Into(&["-="]),
        BinOp::SubAssign(_) | BinOp::MulAssign(_) => Break::Into(&["+="]),
        _ => Break::Nothing,
    }
}

/// The opposite of a method, which takes the same and gives the same.
pub fn opposite(method: &str) -> Option<&'static str> {
    let pairs = [("min", "max"), ("any", "all"), ("is_some", "is_none"), ("min_by_key", "max_by_key")];
    pairs.into_iter().find_map(|(one, other)| match method {
        _ if method == one => Some(other),
        _ if method == other => Some(one),
        _ => None,
    })
}

/// Whether it compares two values.
pub fn compares(operator: &BinOp) -> bool {
    matches!(
        operator,
        BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_)
    )
}

/// Without parentheses around it.
pub fn peel(expression: &Expr) -> &Expr {
    match expression {
        Expr::Paren(inner) => peel(&inner.expr),
        Expr::Group(inner) => peel(&inner.expr),
        other => other,
    }
}

/// Whether a chain of conditions has a `let` in it.
fn binds(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(node) if matches!(node.op, BinOp::And(_)) => binds(&node.left) || binds(&node.right),
        _ => false,
    }
}

/// Whether it only asks if somebody listens: `S::ON`.
pub fn only_tells(expression: &Expr) -> bool {
    match peel(expression) {
        Expr::Path(path) => path.path.segments.last().is_some_and(|segment| segment.ident == "ON"),
        Expr::Unary(unary) => only_tells(&unary.expr),
        _ => false,
    }
}

/// Whether a condition holds only if somebody listens: `S::ON && ...`.
pub fn only_if_heard(expression: &Expr) -> bool {
    match peel(expression) {
        Expr::Path(_) => only_tells(expression),
        Expr::Binary(node) if matches!(node.op, BinOp::And(_)) => {
            only_if_heard(&node.left) || only_if_heard(&node.right)
        }
        _ => false,
    }
}

/// Whether a statement, or the arm of a match, is a piece of work that may be left out: a call for what it does, or an
/// assignment. Where its value is needed after all, the compiler says so and the mutant is dropped.
pub fn can_be_left_out(expression: &Expr) -> bool {
    match peel(expression) {
        Expr::Call(call) => match &*call.func {
            // A constructor is there for its value, `drop` for the compiler.
            Expr::Path(path) => path.path.segments.last().is_some_and(|segment| {
                let name = segment.ident.to_string();
                name != "drop" && name.starts_with(|letter: char| letter.is_ascii_lowercase())
            }),
            _ => true,
        },
        Expr::MethodCall(call) => call.method != "event",
        Expr::Try(inner) => can_be_left_out(&inner.expr),
        Expr::Assign(_) => true,
        Expr::Binary(node) => {
            matches!(node.op, BinOp::BitAndAssign(_) | BinOp::BitOrAssign(_) | BinOp::BitXorAssign(_))
        }
        _ => false,
    }
}

/// What a function may return at once, by its type.
pub fn early(output: &syn::ReturnType) -> &'static [&'static str] {
    let syn::ReturnType::Type(_, kind) = output else { return &[""] };
    let syn::Type::Path(path) = &**kind else { return &[] };
    let Some(last) = path.path.segments.last() else { return &[] };
    match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" => {
            &["0", "1"]
        }
        "Option" => &["None"],
        "Result" if gives_nothing(&last.arguments) => &["Ok(())"],
        _ => &[],
    }
}

/// `Result<(), ...>`.
fn gives_nothing(arguments: &syn::PathArguments) -> bool {
    let syn::PathArguments::AngleBracketed(list) = arguments else { return false };
    matches!(list.args.first(), Some(syn::GenericArgument::Type(syn::Type::Tuple(tuple))) if tuple.elems.is_empty())
}
