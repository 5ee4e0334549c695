## My record

career-title = My record
career-none = No finished game yet. Every game that you play to its end counts here, on screen and at the table.
career-played = Games
career-won = Won against the Automa
career-streak = Wins in a row
career-streak-best = Most wins in a row
career-counts = { $played ->
    [one] One game
   *[other] { $played } games
}, { $won } won{ $table ->
    [0] .
   *[other] , { $table } at the table.
}
career-best = Most points: { $points }.
career-level = Level
career-side = Side
career-by-side = By what you played
career-games = Games
career-mean = Mean
career-most = Best
career-more-levels = Other levels
career-chart = Your points, { $level }
career-chart-says = Your best, { $points }, beats { $percent }{"\u00A0"}% of the { $games } games that the program played by itself ({ $player ->
    [greedy] taking what looked best at a glance
   *[other] { $player }
}).
career-chart-key = Bars: its games. Discs: games that you won. Diamonds: games that you lost.
career-better = { $level }: { $points ->
    [one] { $points } point beats
   *[other] { $points } points beat
} { $percent }{"\u00A0"}% of the { $games } games that the program played by itself ({ $player ->
    [greedy] taking what looked best at a glance
   *[other] { $player }
}).
career-feats = Achievements: { $reached } of { $all }
career-feat-open = still open
career-feat-game = The game
career-list = Your games
career-earlier = Earlier
career-later = Later
career-chip-won = Won
career-chip-shared = Victory shared
career-chip-lost = Lost
career-chip-played = Played
career-given-up = Given up
career-to-table = Look at the table
career-to-result = In your record
career-comment = Your notes on this game
career-comment-keep = Keep the notes
career-forget = Take it out of the record
career-forget-sure = The result and your notes are forgotten. A table that is still there stays.
career-forget-do = Forget this result
career-count = This game is not in your record
career-count-why = It came from a file. If it is yours, it can count.
career-count-do = Count it
career-files = Take along, bring along
career-csv = As a table (CSV)
career-bgstats = For BG Stats
career-import = Bring results of your own
career-import-help = A table as this page writes it, or your own: the first line names the columns. Needed are ended (2026-11-17), game, you (your points) and result (won, lost, given-up, played). Games that are there already are not counted twice.
career-import-text = The table as text
career-import-go = Bring them
career-added = { $count ->
    [0] Nothing was new.
    [one] One game was added.
   *[other] { $count } games were added.
}
career-delete-keep = Keep its result in my record
career-delete-forget = Forget the result, too
career-delete-nothing = It does not count
career-delete-give-up = Count it as given up

## Achievements of all games

feat-first-win = The first one
feat-first-win-means = Beat the Automa.
feat-close-call = By a hair
feat-close-call-means = Win with at most one point more.
feat-three-in-a-row = Three in a row
feat-three-in-a-row-means = Win three games one after the other.
feat-both-places = At home anywhere
feat-both-places-means = Win on screen and at the real table.
feat-every-game = All-rounder
feat-every-game-means = Win each of the games at least once.
