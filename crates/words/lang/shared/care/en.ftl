## A table that was played by an earlier edition of the rules
differs-title = The rules have changed since
differs-refused = Decision { $number } was made by edition { $edition } of the rules. By edition { $known }, which is played here, it is not allowed.
differs-elsewhere = Decision { $number } was made by edition { $edition } of the rules. By edition { $known }, which is played here, it leads somewhere else.
differs-look = You see the table as it was before that decision. You can look through everything up to there; nothing is lost.
differs-on = Play on from here
differs-on-means = What came after it stays in the save, as something that was undone.
differs-terminal = The game is open up to there. What you decide now goes on from that position; the rest stays in the save.
differs-save = Keep the save
