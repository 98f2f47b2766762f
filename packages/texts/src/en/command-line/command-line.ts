import type { CommandLineText } from '../../command-line/command-line-text.ts';

/** The words of the command line. */
export const commandLine: CommandLineText = {
  usage: 'Usage:',
  command: 'command',
  optionsTitle: 'Options',
  moreHelp: 'thera <command> --help says more. Positions and turns are written as in docs/notation.md.',
  commands: {
    serve: {
      does: 'Serves the pages, to be opened in a browser.',
      details: [
        'Without --port it takes port 4000, or one of the next if that is taken. Only this machine can open the pages, unless --host says otherwise: --host 0.0.0.0 lets everybody in on the same network.',
        'npm start does the same, and builds the pages first where that is needed.',
      ],
    },
    play: {
      arguments: '[game]',
      does: 'Plays a game in the terminal.',
      details: [
        'Without options it asks what to play. As soon as one of --players, --powers, --fleece, --computer or --position is given, the rest is decided without asking: two players, no powers (a draft for three or four), and a person in every seat.',
        'Where there are riddles, --riddle is enough: one person plays, or as many as --computer needs. With --adventure the riddle belongs to an adventure, and what is achieved is kept in its file.',
      ],
    },
    turns: {
      arguments: '<position> | -',
      does: 'Lists every turn, one a line: the turn, a tab, the resulting position.',
      details: [
        'Routes with the same result are one turn. Before play it lists placements, offers, picks and start players. What chance decides is written with ?.',
        'With - it reads positions from standard input, one a line, and answers each with “# <position>”, followed by its turns or by “error <code>”.',
      ],
    },
    perft: {
      arguments: '<position> <depth>',
      does: 'Counts the distinct results that many turns ahead.',
      details: ['The last line is the count and how many turns were counted in a second.'],
    },
    gods: {
      arguments: '[power]',
      does: 'Lists the powers by group, or tells all about one.',
      details: [
        'The columns are id, name, numbers of players, whether a printed wording differs from the revised one, and flags: hidden (something is secret), random (chance decides), tokens, workers (more or fewer than two) and experimental.',
        'With --group, --flag and --players it lists only what fits all of them. A power is named by its id or by its name in any language.',
      ],
    },
    show: { arguments: '<position>', does: 'Draws a position.', details: [] },
    engine: {
      does: 'Thinks about positions, by a line protocol that programs speak.',
      details: [
        'Lines on standard input are commands, such as “position <position>”, “go movetime 1000” and “stop”; what is found comes on standard output. docs/protocol.md has all of them.',
      ],
    },
    match: {
      does: 'Lets two engines play each other, and tells which is stronger.',
      details: [
        'A player is “thera” with what it is to differ in, such as --a "thera evaluator=hand nodes=2000" or --b "thera level=builder", or any other command whose program speaks the protocol of docs/protocol.md.',
        'Every opening comes from the seed, and is played twice with sides changed. Whoever crashes, takes too long or decides what is not possible has lost that game. Ctrl+C ends the match with the result so far.',
      ],
    },
    bench: {
      does: 'Measures the engine: a signature of its search, its speed, and how far it sees.',
      details: [
        'The signature is the number of positions looked at in fixed positions to a fixed depth: it changes only when the search changes.',
        'With --tactics it is given positions with a forced win instead, one a line as solve --file writes them, and the share of wins found is told.',
      ],
    },
    solve: {
      arguments: '[position]',
      does: 'Proves that somebody wins by force, and tells the shortest way.',
      details: [
        'With --file it reads positions, one a line, or games in notation with all their positions, and writes those that the player to move wins by force, as “position;turns;first turn”.',
      ],
    },
    train: {
      arguments: '[part]',
      does: 'Trains the net of the computer player; docs/training.md tells how.',
      details: [
        'play collects positions of games that the engine plays with itself, net learns from them, and gate accepts the new net if it wins against the best so far. Without a part they follow one another, generation after generation.',
        'status tells what there is: positions by net and by power, who wins, room on the disk, and whether self-play is running.',
        'calibrate shows how often scores of a net are right in games that it did not learn from, and writes into the net what its scores mean.',
        'Ctrl+C stops it cleanly. The same command goes on where it was stopped.',
      ],
    },
  },
  options: {
    a: { value: '<player>', does: 'The first engine of a match; otherwise thera.' },
    adventure: { value: '<file>', does: 'The adventure to play on; a file that does not exist is begun.' },
    against: { value: '<file|hand>', does: 'The net that the gate asks to beat; otherwise the best so far.' },
    armies: { value: '<quick|pick>', does: 'Armies that are ready to play, or recruited in turn.' },
    b: { value: '<player>', does: 'The second engine of a match; otherwise thera.' },
    batch: { value: '<number>', does: 'Positions to learn from at once.' },
    buffer: { value: '<number>', does: 'Positions that training holds in memory at once, and mixes.' },
    computer: { value: '<seats>', does: 'The seats that the computer plays, such as 2 or 2,4.' },
    data: { value: '<folder>', does: 'Where training keeps its files; otherwise in training.' },
    depth: { value: '<number>', does: 'How many turns ahead to look.' },
    difficulty: { value: '<easy|normal|expert>', does: 'How hard the game is.' },
    disk: {
      value: '<megabytes>',
      does: 'How much room the samples of a folder may take; otherwise 20000.',
    },
    divide: { does: 'Lists the count of every turn first.' },
    edition: { value: '<revised|printed>', does: 'The wording of the powers that have two.' },
    epochs: { value: '<number>', does: 'How often training goes over all positions.' },
    expert: { does: 'Plays a riddle with its expert setting.' },
    file: { value: '<file>', does: 'A file of positions, one a line, or of games.' },
    flag: { value: '<flag>', does: 'Only powers with this flag, such as hidden.' },
    fleece: {
      value: '<power|dice>',
      does: 'Plays the Golden Fleece variant with this power beside the board, or with any.',
    },
    folder: { value: '<folder>', does: 'The built pages, where they are not in their usual place.' },
    from: {
      value: '<file>',
      does: 'The net whose weights training starts from; otherwise random ones.',
    },
    games: { value: '<number>', does: 'How many games are played at most.' },
    group: { value: '<group>', does: 'Only powers of this group, such as hero.' },
    help: { does: 'Shows this help.' },
    hidden: { value: '<number>', does: 'How many hidden units the net has, a multiple of 32.' },
    host: { value: '<host>', does: 'The network interface; otherwise this machine only.' },
    hound: {
      value: '<owner|killer>',
      does: 'Who loses when Cerberus is destroyed: Red, or the side that did it.',
    },
    jobs: { value: '<number>', does: 'How many games are played at once; otherwise one.' },
    lambda: {
      value: '<number>',
      does: 'How much results count from 0 to 1; what searches found counts for the rest.',
    },
    lang: { value: '<en|es>', does: 'The language; otherwise LANG decides.' },
    lesson: { value: '<1-3>', does: 'A short lesson instead of a whole game.' },
    level: {
      value: '<name|1-8>',
      does: 'How well the computer plays, from novice (1) to titan (8). The usual level is builder (4).',
    },
    limit: { value: '<number>', does: 'How many turns are listed at most; otherwise 100000.' },
    list: { does: 'Lists the scenarios, riddles, or tables and lessons.' },
    mortals: { value: '<percent>', does: 'Of a hundred games of self-play, how many are without powers.' },
    movetime: { value: '<number>', does: 'Milliseconds to think about a turn.' },
    net: {
      value: '<file|hand>',
      does: 'The net that evaluates, or in training the one that is made (net) or tried (gate); hand means evaluation by hand.',
    },
    nets: {
      value: '<activation|next>',
      does: 'Nets fall off when the activation ends, or hold until the next one has ended.',
    },
    nodes: { value: '<number>', does: 'How many positions are looked at.' },
    opening: { value: '<number>', does: 'How many random turns a game begins with.' },
    piece: {
      value: '<number>',
      does: 'How many positions fill a file of self-play; otherwise 250000.',
    },
    players: { value: '<1-4>', does: 'How many play, as many as the game allows; four may be two teams.' },
    plies: { value: '<number>', does: 'How many turns ahead a win is looked for.' },
    port: { value: '<number>', does: 'The port; 0 is any that is free.' },
    position: { value: '<position>', does: 'Where to begin.' },
    positions: { value: '<number>', does: 'How many positions are collected.' },
    powers: {
      value: '<how>',
      does: 'One for each seat, such as apollo,pan, or draft, random, free or none. For a match a list, such as mortal,apollo:pan,random.',
    },
    rate: { value: '<number>', does: 'How fast training learns at first; towards the end it slows down.' },
    riddle: { value: '<0-22>', does: 'Which riddle to play.' },
    routes: { does: 'Lists every route, also those with the same result.' },
    save: { value: '<file>', does: 'Adds every game to this file, in notation.' },
    scenario: { value: '<code>', does: 'What to play, such as 1A.' },
    seed: { value: '<text>', does: 'Decides everything that chance decides: same seed, same game.' },
    sprt: {
      value: '<elo0,elo1>',
      does: 'Stops as soon as it is clear which of the two differences is nearer the truth; two chances of error may follow, such as 0,10,0.05,0.05.',
    },
    table: { value: '<2|3-blue|3-red|4>', does: 'How many play, and on which side two of three do.' },
    tactics: { value: '<file>', does: 'A file of positions with a forced win.' },
    threads: {
      value: '<number>',
      does: 'How many threads work at once; otherwise one for each core, and for bench a single one.',
    },
    version: { does: 'Shows the version.' },
  },
  usageErrors: {
    'unknown-command': (subject) => `There is no command “${subject}”. Try thera --help.`,
    'unknown-game': (subject) => `There is no game “${subject}”.`,
    'unknown-option': (subject) => `There is no option ${subject} here.`,
    'missing-value': (subject) => `The option ${subject} needs a value.`,
    'needless-value': (subject) => `The option ${subject} takes no value.`,
    'missing-argument': (subject) => `Something is missing: ${subject}.`,
    'extra-argument': (subject) => `There is one argument too many: “${subject}”.`,
    'bad-value': (subject) => `That value cannot be used: ${subject}.`,
  },
  games: (names) => `Games: ${names}. Without a name it is the first of them.`,
  possible: (values) => `Possible: ${values}.`,
  serve: {
    at: (address) => `Thera is at ${address}`,
    atOthers: (addresses) => `On the same network: ${addresses}`,
    howToStop: 'Ctrl+C ends it.',
    errors: {
      'no-pages': (folder) => `There are no built pages in ${folder}. npm start builds them.`,
      'port-taken': (port) => `Port ${port} is taken. Choose another with --port, or leave it out.`,
      'port-forbidden': (port) => `Port ${port} is not for you to open. Choose one above 1023.`,
      'bad-host': (host) => `This machine has no network interface ${host}.`,
    },
  },
};
