//! The cards of an Automa: the two that lie there, those that were drawn this round, and its faction card.

use kernel::Seat;
use terra_mystica::TerraMystica;
use words::Words;
use words::terra_mystica::pictures::automa as told;

use super::seat::{deck, first, heading, labelled, parts};
use super::sheet::Sheet;
use super::{Ink, Page};

/// What is known of an Automa's cards, line by line. What comes next in its deck nobody knows.
pub fn cards(words: &Words, game: &TerraMystica, who: Seat) -> Page {
    let mut sheet = Sheet::default();
    heading(&mut sheet, words, game, who);
    let (bot, kit) = (game.bot(who), game.kit());
    deck(&mut sheet, words, game, who);
    for index in bot.drawn() {
        let card = kit.automa.card(*index);
        let label = words.say("play-card", &[("number", card.number.into())]);
        labelled(&mut sheet, &label, &parts(&told::decision(words, card), Ink::Plain));
    }
    let card = game.automa_card(who);
    let deeds = card.option.iter().map(|deed| told::faction_deed(words, deed));
    let rules = told::standing_rules(words, card);
    for (text, number) in deeds.chain(rules).zip(0_u8..) {
        labelled(&mut sheet, &first(words, "tm-text-faction", number), &[(text, Ink::Plain)]);
    }
    sheet.finish()
}
