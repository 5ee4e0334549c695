//! Finds the places of a source file that can be broken.
//!
//! Left alone: constants, patterns, types, the insides of macros, tests; what only tells (`sink.event`): it does not change a
//! game, and the tests of words and wire hold it; `imagine`, which redraws what a seat cannot see, and what writes a position for
//! its checksum: battery and golden games hold them.

use std::ops::Range;

use anyhow::Context;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::operators;
use super::site::{Change, Form, Site};

/// Functions that write a position or compare two.
const WRITES: &[&str] = &["bytes", "encode", "eq", "fmt", "table_digest"];

/// All sites of a file.
pub fn sites(source: &str) -> anyhow::Result<Vec<Site>> {
    let file = syn::parse_file(source).context("it cannot be read as Rust")?;
    let mut finder = Finder { source, sites: Vec::new(), owner: None, functions: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.sites)
}

struct Finder<'s> {
    source: &'s str,
    sites: Vec<Site>,
    owner: Option<String>,
    functions: Vec<String>,
}

impl Finder<'_> {
    fn bytes(node: &impl Spanned) -> Range<usize> {
        node.span().byte_range()
    }

    fn text(&self, node: &impl Spanned) -> &str {
        &self.source[Self::bytes(node)]
    }

    /// Adds a site with its changes: (code, what is shown of it).
    fn add(&mut self, node: &impl Spanned, form: Form, was: &str, changes: Vec<(String, String)>) {
        let Some(function) = self.functions.last().cloned() else { return };
        let change = |(code, becomes): (String, String)| {
            let shown = format!("`{}` -> `{}`", short(was), short(&becomes));
            Change { code, shown, number: 0 }
        };
        let changes: Vec<Change> = changes.into_iter().map(change).collect();
        if !changes.is_empty() {
            let (range, line) = (Self::bytes(node), node.span().start().line);
            self.sites.push(Site { range, form, function, line, changes });
        }
    }

    /// An expression that is replaced by others.
    fn replace(&mut self, node: &impl Spanned, others: &[&str]) {
        let was = self.text(node).to_owned();
        let others = others.iter().map(|other| ((*other).to_owned(), (*other).to_owned())).collect();
        self.add(node, Form::Expression, &was, others);
    }

    /// A condition that is made true or false, unless it has operators, which are broken one by one.
    fn condition(&mut self, condition: &syn::Expr, others: &[&str]) {
        let plain = !matches!(
            operators::peel(condition),
            syn::Expr::Binary(_) | syn::Expr::Unary(_) | syn::Expr::Let(_) | syn::Expr::Lit(_)
        );
        if plain && !operators::only_tells(condition) {
            self.replace(condition, others);
        }
    }

    /// A function, which may end at once.
    fn function(&mut self, signature: &syn::Signature, body: &syn::Block) {
        let name = signature.ident.to_string();
        if signature.constness.is_some() || name.starts_with("imagine") || WRITES.contains(&name.as_str()) {
            return;
        }
        self.functions.push(match &self.owner {
            Some(owner) => format!("{owner}::{name}"),
            None => name,
        });
        let whole = self.text(body).to_owned();
        let inner = whole.trim_start_matches('{').trim_end_matches('}').trim();
        let values: Vec<_> = operators::early(&signature.output)
            .iter()
            .filter(|value| **value != inner && !inner.is_empty())
            .map(|value| {
                (format!("return {value};").replace(" ;", ";"), format!("return {value}").trim().to_owned())
            })
            .collect();
        let one_call = body.stmts.len() == 1 && matches!(body.stmts[0], syn::Stmt::Expr(_, Some(_)));
        let same_as_its_call = one_call && matches!(signature.output, syn::ReturnType::Default);
        if !values.is_empty() && !same_as_its_call {
            let start = Self::bytes(body).start + 1;
            self.add(body, Form::Entry, "the body", values);
            if let Some(site) = self.sites.last_mut() {
                site.range = start..start;
            }
        }
        for (place, statement) in body.stmts.iter().enumerate() {
            let is_value =
                place + 1 == body.stmts.len() && matches!(signature.output, syn::ReturnType::Type(..));
            if is_value {
                visit::visit_stmt(self, statement);
            } else {
                self.visit_stmt(statement);
            }
        }
        self.functions.pop();
    }

    fn skips(attributes: &[syn::Attribute]) -> bool {
        attributes.iter().any(|attribute| {
            attribute.path().is_ident("test")
                || (attribute.path().is_ident("cfg")
                    && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test")))
        })
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        if !Self::skips(&node.attrs) {
            visit::visit_item_mod(self, node);
        }
    }

    fn visit_item_impl(&mut self, node: &'ast syn::ItemImpl) {
        let before = self.owner.take();
        if let syn::Type::Path(path) = &*node.self_ty {
            self.owner = path.path.segments.last().map(|segment| segment.ident.to_string());
        }
        visit::visit_item_impl(self, node);
        self.owner = before;
    }

    fn visit_item_trait(&mut self, node: &'ast syn::ItemTrait) {
        let before = self.owner.replace(node.ident.to_string());
        visit::visit_item_trait(self, node);
        self.owner = before;
    }

    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        if !Self::skips(&node.attrs) {
            self.function(&node.sig, &node.block);
        }
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.function(&node.sig, &node.block);
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        if let Some(body) = &node.default {
            self.function(&node.sig, body);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_path_arguments(&mut self, _: &'ast syn::PathArguments) {}

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
    }

    fn visit_stmt(&mut self, node: &'ast syn::Stmt) {
        if let syn::Stmt::Expr(expression, semicolon) = node
            && operators::can_be_left_out(expression)
        {
            let was = self.text(expression).to_owned();
            let form = if semicolon.is_some() { Form::Statement } else { Form::Expression };
            self.add(node, form, &was, vec![(String::new(), "left out".to_owned())]);
        }
        visit::visit_stmt(self, node);
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        if let Some((_, guard)) = &node.guard {
            self.condition(guard, &["true", "false"]);
        }
        if operators::can_be_left_out(&node.body) {
            let was = self.text(&node.body).to_owned();
            self.add(&node.body, Form::Expression, &was, vec![(String::new(), "left out".to_owned())]);
        }
        visit::visit_arm(self, node);
    }

    fn visit_expr_if(&mut self, node: &'ast syn::ExprIf) {
        if operators::only_if_heard(&node.cond) {
            // What is done for listeners alone changes nothing.
            if let Some((_, other)) = &node.else_branch {
                self.visit_expr(other);
            }
            return;
        }
        self.condition(&node.cond, &["true", "false"]);
        visit::visit_expr_if(self, node);
    }

    fn visit_expr_while(&mut self, node: &'ast syn::ExprWhile) {
        self.condition(&node.cond, &["false"]);
        visit::visit_expr_while(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        if matches!(node.op, syn::UnOp::Not(_) | syn::UnOp::Neg(_)) && !operators::only_tells(&node.expr) {
            let inner = self.text(&node.expr).to_owned();
            self.replace(node, &[&inner]);
        }
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        let (left, right) = (self.text(&node.left).to_owned(), self.text(&node.right).to_owned());
        match operators::of(node) {
            operators::Break::Nothing => {}
            operators::Break::Either => self.replace(node, &[&left, &right]),
            operators::Break::Left => self.replace(&node.left, &["true"]),
            operators::Break::Right => self.replace(&node.right, &["true"]),
            operators::Break::Into(others) => {
                let was = self.text(node).to_owned();
                let change =
                    |other: &&str| (format!("({left}) {other} ({right})"), format!("{left} {other} {right}"));
                let changes = others.iter().map(change).collect();
                self.add(node, Form::Expression, &was, changes);
            }
        }
        // A number beside a comparison is not moved: the comparison is.
        for side in [&node.left, &node.right] {
            if !(operators::compares(&node.op) && matches!(operators::peel(side), syn::Expr::Lit(_))) {
                self.visit_expr(side);
            }
        }
    }

    fn visit_expr_method_call(&mut self, node: &'ast syn::ExprMethodCall) {
        // Which stream of chance is drawn from is no rule: golden games hold it.
        if node.method == "dice" {
            return;
        }
        let was = self.text(node).to_owned();
        if let Some(other) = operators::opposite(&node.method.to_string()) {
            let (start, name) = (Self::bytes(node).start, Self::bytes(&node.method));
            let code = format!("{}{other}{}", &was[..name.start - start], &was[name.end - start..]);
            self.add(node, Form::Expression, &was, vec![(code.clone(), code)]);
        }
        if node.method == "or" && node.args.len() == 1 {
            let (receiver, other) =
                (self.text(&node.receiver).to_owned(), self.text(&node.args[0]).to_owned());
            self.replace(node, &[&receiver, &other]);
        }
        visit::visit_expr_method_call(self, node);
    }

    fn visit_expr_path(&mut self, node: &'ast syn::ExprPath) {
        // What a filter of the Automa keeps.
        let was = self.text(node).to_owned();
        for (one, other) in [("Keep::Most", "Keep::Least"), ("Keep::AtMost", "Keep::AtLeast")] {
            if was == one || was == other {
                self.replace(node, &[if was == one { other } else { one }]);
            }
        }
    }

    fn visit_expr_lit(&mut self, node: &'ast syn::ExprLit) {
        if let syn::Lit::Int(number) = &node.lit
            && let Ok(value) = number.base10_parse::<u64>()
            && let Some(next) = value.checked_add(1)
        {
            let next = format!("{next}{}", number.suffix());
            self.replace(node, &[&next]);
        }
    }
}

/// On one line, and not too long for a list.
fn short(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let letters: Vec<char> = line.chars().collect();
    if letters.len() <= 110 {
        return line;
    }
    let (head, tail) = (&letters[..70], &letters[letters.len() - 35..]);
    format!("{} ... {}", head.iter().collect::<String>(), tail.iter().collect::<String>())
}

#[cfg(test)]
mod tests;
