## A first game of Patchwork, step by step

lesson-patchwork-start = You sew a quilt of 9 by 9 squares, and only the three patches in front of the pawn can be bought. Take the one that costs nothing: turn or flip it as you like, and lay it anywhere.
lesson-patchwork-income = Your token went 3 spaces, for 3 time. Whoever is behind moves, so the Automa did; “Why?” shows how it chose. Now take the patch for 1 button, 5 time: you pass a button on the way, where each button on your quilt pays one.
lesson-patchwork-advance = Instead of buying you can advance: your token jumps just ahead of the Automa’s, and each space pays a button. What lies here is poor or too dear, so advance.
lesson-patchwork-behind = Take the patch for 1 button, 4 time. It puts you well ahead, so watch: the Automa now moves again and again until it is ahead of you.
lesson-patchwork-again = The Automa is far ahead: you have time for more than one turn. Take the patch for 2 buttons, 2 time. You stay behind, so you move again.
lesson-patchwork-dear = Still your turn. Buttons on a patch pay at every button that you will pass, so early ones pay most. Take the dear patch, 7 buttons and 6 time, with three buttons on it.
lesson-patchwork-leather = Five small leather patches lie on the time board; the first to pass one gets it. Take the patch for 7 buttons, 4 time: it ends on space 26, right on the first.
lesson-patchwork-hole = A leather patch covers a single square. Lay it where nothing else would fit, in a hole or a corner.
lesson-patchwork-end-game = At the end each button is a point and each empty square costs two; the first full 7 by 7 brings 7. The Automa counts its buttons and, by its level, its patches. Take the patch for 2 buttons, 3 time.
lesson-patchwork-end = That is all of Patchwork. Play on from here: a hint helps when you are stuck, and “Why?” explains each of the Automa’s moves.
