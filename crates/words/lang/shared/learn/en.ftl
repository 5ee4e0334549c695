## How to play, rules by chapters, sheets to print

learn-title = How to play
learn-heading = How to play { $game }
learn-contents = Contents
learn-terms = Words of the game
learn-rules = The rules of this:
learn-rules-besides = More chapters of the rules:
learn-at-the-table = At the real table
learn-more = Read on
learn-begin = Start a game
learn-first = New to the game? How to play, on one page.
rules-in-english = The rules are told in English.
rules-found = { $count ->
    [0] No rule.
    [one] One rule.
   *[other] { $count } rules.
}
print-title = To print
print-page-how = Print this page on A4 or Letter with the menu of your browser.
print-automa-cards = The Automa's cards
print-map = The map with its names
chapter-setup = Setup
chapter-end = The end and the points
chapter-automa = The Automa
chapter-companion = At the real table
chapter-limits = Limits of the program
chapter-turn = A turn
