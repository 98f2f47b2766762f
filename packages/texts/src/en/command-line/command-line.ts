import type { CommandLineText } from '../../command-line/command-line-text.ts';

/** The words of the command line. */
export const commandLine: CommandLineText = {
  usage: 'Usage:',
  command: 'command',
  optionsTitle: 'Options',
  moreHelp:
    'Run thera <command> --help for more. docs/notation.md explains how positions and turns are written.',
  commands: {
    serve: {
      does: 'Serves the pages, so you can open them in a browser.',
      details: [
        'Without --port it uses port 4000, or the next free one. Only this computer can open the pages, unless you set --host: with --host 0.0.0.0 anyone on the same network can.',
        'Accounts and online games are kept in one file in the folder of --data.',
        'With DATABASE_URL in the environment they are kept in that PostgreSQL database instead, and with REDIS_URL several servers can share it. docs/operations.md explains how to run a server for others.',
        'npm start does the same, and builds the pages first if needed.',
      ],
    },
    backup: {
      arguments: '<file>',
      does: 'Saves everything a server keeps to one file, even while it’s running.',
      details: [
        'It reads the folder of --data, or the database in DATABASE_URL. The backup is an SQLite file and can be restored to either.',
      ],
    },
    restore: {
      arguments: '<file>',
      does: 'Brings a backup back where nothing is kept yet.',
      details: [
        'Stop the server first, then choose another folder with --data or an empty database in DATABASE_URL. Everyone stays signed in.',
      ],
    },
    play: {
      arguments: '[game]',
      does: 'Plays a game in the terminal.',
      details: [
        'Without options it asks what to play. With any of --players, --powers, --fleece, --computer or --position it doesn’t ask: the standard is two players, no powers (a draft for three or four), and all of them people.',
        'For riddles, --riddle is enough: one person plays, or as many as --computer needs. With --adventure the riddle is part of an adventure, and what you achieve is saved in its file.',
      ],
    },
    turns: {
      arguments: '<position> | -',
      does: 'Lists every turn, one per line: the turn, a tab, the resulting position.',
      details: [
        'Different ways to the same position count as one turn. Before play it lists placements, drafts, picks and who may start. Anything left to chance is written as ?.',
        'With - it reads positions from standard input, one per line, and answers each with “# <position>”, followed by its turns or by “error <code>”.',
      ],
    },
    perft: {
      arguments: '<position> <depth>',
      does: 'Counts the different positions that many turns ahead.',
      details: ['The last line is the count and how many turns were counted per second.'],
    },
    gods: {
      arguments: '[power]',
      does: 'Lists the powers by group, or shows everything about one.',
      details: [
        'The columns are id, name, numbers of players, whether the printed version differs from the revised one, and flags: hidden (something is secret), random (chance decides), tokens, workers (more or fewer than two) and experimental.',
        'With --group, --flag and --players it lists only powers that match all of them. You can give a power’s id, or its name in any language.',
      ],
    },
    show: { arguments: '<position>', does: 'Draws a position.', details: [] },
    engine: {
      does: 'Analyses positions, controlled by other programs through a line protocol.',
      details: [
        'Lines on standard input are commands, such as “position <position>”, “go movetime 1000” and “stop”; answers go to standard output. docs/protocol.md lists them all.',
      ],
    },
    match: {
      does: 'Plays two engines against each other to see which is stronger.',
      details: [
        'A player is “thera” plus any settings, such as --a "thera evaluator=hand nodes=2000" or --b "thera level=builder", or any other program that speaks the protocol in docs/protocol.md.',
        'Every opening comes from the seed, and is played twice with the players swapped. An engine that crashes, takes too long or makes an illegal move loses that game. Press Ctrl+C to end the match and see the score so far.',
      ],
    },
    bench: {
      does: 'Measures the engine: a signature of its search, its speed, and how far it sees.',
      details: [
        'The signature is the number of positions looked at in fixed positions to a fixed depth: it changes only when the search changes.',
        'With --tactics it gets positions with a forced win instead, one per line as solve --file writes them, and reports how many wins it found.',
      ],
    },
    solve: {
      arguments: '[position]',
      does: 'Proves that someone can force a win, and shows the shortest way.',
      details: [
        'With --file it reads positions, one per line, or games in notation with all their positions, and writes those where the player to move can force a win, as “position;turns;first turn”.',
      ],
    },
    train: {
      arguments: '[part]',
      does: 'Trains the computer player’s net; see docs/training.md.',
      details: [
        'play collects positions from games the engine plays against itself, net learns from them, and gate accepts the new net if it beats the best so far. Without a part, all three run in turn, generation after generation.',
        'status shows what there is: positions by net and by power, who wins, disk space, and whether self-play is running.',
        'calibrate shows how often a net’s scores are right in games it didn’t learn from, and writes what they mean into the net.',
        'Press Ctrl+C to stop it cleanly. Run the same command to continue.',
      ],
    },
  },
  options: {
    a: { value: '<player>', does: 'The first engine of a match (default: thera).' },
    adventure: {
      value: '<file>',
      does: 'The adventure to continue; if the file doesn’t exist, a new one is started.',
    },
    against: { value: '<file|hand>', does: 'The net to beat in gate (default: the best so far).' },
    armies: { value: '<quick|pick>', does: 'Ready-made armies, or recruited in turn.' },
    b: { value: '<player>', does: 'The second engine of a match (default: thera).' },
    batch: { value: '<number>', does: 'Positions to learn from at once.' },
    buffer: { value: '<number>', does: 'Positions that training keeps in memory and shuffles.' },
    computer: { value: '<players>', does: 'Which players the computer plays, such as 2 or 2,4.' },
    'behind-proxy': {
      does: 'Believes what the proxy in front of it says about visitors’ addresses and https.',
    },
    data: {
      value: '<folder>',
      does: 'Where training keeps its files (default: training), and serve its games (default: data).',
    },
    depth: { value: '<number>', does: 'How many turns ahead to look.' },
    difficulty: { value: '<easy|normal|expert>', does: 'How hard the game is.' },
    disk: {
      value: '<megabytes>',
      does: 'How much space a folder’s samples may take up (default: 20000).',
    },
    divide: { does: 'Lists the count for each turn first.' },
    edition: { value: '<revised|printed>', does: 'The edition of the powers that have two.' },
    epochs: { value: '<number>', does: 'How many times training goes over all positions.' },
    expert: { does: 'Plays a riddle with its expert setting.' },
    file: { value: '<file>', does: 'A file of positions, one per line, or of games.' },
    flag: { value: '<flag>', does: 'Only powers with this flag, such as hidden.' },
    fleece: {
      value: '<power|dice>',
      does: 'Plays the Golden Fleece variant with this power beside the board, or with any.',
    },
    folder: { value: '<folder>', does: 'The built pages, if they aren’t in the usual place.' },
    from: {
      value: '<file>',
      does: 'The net whose weights training starts from (default: random weights).',
    },
    games: { value: '<number>', does: 'The most games to play.' },
    group: { value: '<group>', does: 'Only powers of this group, such as hero.' },
    help: { does: 'Shows this help.' },
    hidden: { value: '<number>', does: 'How many hidden units the net has, a multiple of 32.' },
    host: { value: '<host>', does: 'The network interface (default: this computer only).' },
    hound: {
      value: '<owner|killer>',
      does: 'Who loses when Cerberus is destroyed: Red, or the side that did it.',
    },
    jobs: { value: '<number>', does: 'How many games are played at once (default: 1).' },
    lambda: {
      value: '<number>',
      does: 'How much the end of a game counts, from 0 to 1; search scores make up the rest.',
    },
    lang: { value: '<en|es>', does: 'The language (default: from LANG).' },
    lesson: { value: '<1-3>', does: 'A short lesson instead of a whole game.' },
    level: {
      value: '<name|1-8>',
      does: 'How well the computer plays, from novice (1) to titan (8). The standard level is builder (4).',
    },
    limit: { value: '<number>', does: 'The most turns to list (default: 100000).' },
    list: { does: 'Lists the scenarios, riddles, or tables and lessons.' },
    'log-format': {
      value: '<words|json>',
      does: 'How problems are logged (default: words in a terminal, otherwise json).',
    },
    'log-level': { value: '<debug|info|warn|error>', does: 'How much is logged (default: warn).' },
    metrics: {
      value: '<[host:]port>',
      does: 'Where metrics can be read (default: nowhere); without a host, only on this computer.',
    },
    mortals: { value: '<percent>', does: 'The percentage of self-play games without powers.' },
    movetime: { value: '<number>', does: 'Milliseconds to think about a turn.' },
    net: {
      value: '<file|hand>',
      does: 'The net that evaluates; in training, the one to make (net) or try (gate). hand means the handwritten evaluation.',
    },
    nets: {
      value: '<activation|next>',
      does: 'Nets fall off when the activation ends, or hold until the next one has ended.',
    },
    nodes: { value: '<number>', does: 'How many positions to look at.' },
    opening: { value: '<number>', does: 'How many random turns a game starts with.' },
    piece: {
      value: '<number>',
      does: 'How many positions a self-play file holds (default: 250000).',
    },
    players: { value: '<1-4>', does: 'How many play, as many as the game allows; four may be two teams.' },
    plies: { value: '<number>', does: 'How many turns ahead to look for a win.' },
    port: { value: '<number>', does: 'The port; 0 means any free one.' },
    position: { value: '<position>', does: 'Where to start.' },
    positions: { value: '<number>', does: 'How many positions to collect.' },
    powers: {
      value: '<how>',
      does: 'One for each player, such as apollo,pan, or draft, random, free or none. For a match, a list, such as mortal,apollo:pan,random.',
    },
    rate: { value: '<number>', does: 'How fast training learns at first; towards the end it slows down.' },
    riddle: { value: '<0-22>', does: 'Which riddle to play.' },
    routes: { does: 'Lists every way to play a turn, even those that lead to the same position.' },
    save: { value: '<file>', does: 'Adds every game to this file, in notation.' },
    scenario: { value: '<code>', does: 'What to play, such as 1A.' },
    seed: { value: '<text>', does: 'Decides everything left to chance: same seed, same game.' },
    sprt: {
      value: '<elo0,elo1>',
      does: 'Stops as soon as it’s clear which of the two differences is closer to the truth; you can add two error rates, as in 0,10,0.05,0.05.',
    },
    table: { value: '<2|3-blue|3-red|4>', does: 'How many play, and on which side two of three do.' },
    tactics: { value: '<file>', does: 'A file of positions with a forced win.' },
    threads: {
      value: '<number>',
      does: 'How many threads to use (default: one per core, for bench a single one).',
    },
    tree: {
      value: '<percent>',
      does: 'Training also learns from this percentage of the positions inside searches (default: 100).',
    },
    version: { does: 'Shows the version.' },
  },
  usageErrors: {
    'unknown-command': (subject) => `There’s no command “${subject}”. Try thera --help.`,
    'unknown-game': (subject) => `There’s no game “${subject}”.`,
    'unknown-option': (subject) => `There’s no option ${subject} here.`,
    'missing-value': (subject) => `The option ${subject} needs a value.`,
    'needless-value': (subject) => `The option ${subject} doesn’t take a value.`,
    'missing-argument': (subject) => `Something is missing: ${subject}.`,
    'extra-argument': (subject) => `One argument too many: “${subject}”.`,
    'bad-value': (subject) => `That value doesn’t work: ${subject}.`,
  },
  games: (names) => `Games: ${names}. The first one is the default.`,
  possible: (values) => `Possible: ${values}.`,
  serve: {
    at: (address) => `Thera is at ${address}`,
    atOthers: (addresses) => `On the same network: ${addresses}`,
    howToStop: 'Press Ctrl+C to stop.',
    errors: {
      'no-pages': (folder) => `There are no built pages in ${folder}. Run npm start to build them.`,
      'port-taken': (port) => `Port ${port} is taken. Choose another with --port, or leave it out.`,
      'port-forbidden': (port) => `You aren’t allowed to open port ${port}. Choose one above 1023.`,
      'bad-host': (host) => `This computer has no network interface ${host}.`,
      'newer-data': (place) => `${place} was last used by a newer version of Thera. Update this one.`,
      'bad-database': (reason) => `The database in DATABASE_URL can’t be used: ${reason}.`,
      'bad-redis': () => 'REDIS_URL has to be an address such as redis://localhost:6379.',
      'bad-data': (folder) => `Games can’t be kept in ${folder}. Choose another folder with --data.`,
    },
  },
  kept: {
    backedUp: (file) => `Everything is saved in ${file}.`,
    restored: (place) => `The backup is back in ${place}.`,
    errors: {
      'no-data': (place) => `There’s nothing in ${place} to back up.`,
      'file-exists': (file) => `${file} already exists. Choose another name.`,
      'no-file': (file) => `There is no file ${file}.`,
      damaged: (file) => `${file} is damaged, or isn’t a backup of Thera. Nothing was changed.`,
      'newer-data': (place) => `${place} comes from a newer version of Thera. Update this one.`,
      'not-empty': (place) =>
        `There’s already something in ${place}. A backup is only restored where nothing is kept yet.`,
    },
    failed: (reason) => `That didn’t work: ${reason}.`,
  },
};
