import type { ForecastText, SquareText } from '../../sphinx/square-text.ts';

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** Squares and what is on them. */
export const squares: SquareText = {
  ground: 'ground',
  level: (level) => `level ${level}`,
  dome: (blocks) => (blocks === 3 ? 'complete tower' : `dome on level ${blocks}`),
  gap: 'gap',
  closedGate: 'closed gate',
  openGate: 'open gate',
  workerOf: (colour, player) => `${colour} worker of ${player}`,
  sharedWorker: 'the Wanderer',
  king: 'the King',
  sphinx: 'the Sphinx',
  isAsleep: 'asleep',
  rests: 'rests this turn',
  coin: (coin, level, height) => `${coin}, needs ${level}, now ${height}`,
  blessingToken: 'blessing token',
  flotsam: (piece) => `drifting ${piece}`,
  grave: (who, height, now) => `grave of ${who}, opens at height ${height}, now ${now}`,
  buried: { worker: 'a worker', wanderer: 'the Wanderer', king: 'the King', blessing: 'a blessing' },
  ruin: 'ruin',
  flooded: 'under water',
  bridge: (square) => `bridge to ${square}`,
  bridgeCosts: (square, count) => `bridge to ${square}, costs ${pieces(count)}`,
  watched: 'next to the Sphinx, nobody builds here',
  canPick: 'can move',
  canMove: 'you can move here',
  canMoveFor: (count) => `you can move here for ${pieces(count)}`,
  canBuild: (piece) => `you can build ${piece} here`,
  canTake: (piece) => `you can take ${piece} from here`,
  canForce: 'can be forced here',
  canChoose: 'can be chosen',
  dangers: {
    step: 'may be entered at the end of this turn',
    strike: 'may be hit at the end of this turn',
    end: 'may be hit at the end of this turn, and the riddle is over',
  },
  things: {
    worker: { name: 'Worker', what: 'Moves and builds. Whoever’s turn it is moves their own colour.' },
    wanderer: {
      name: 'The Wanderer',
      what: 'A worker that belongs to all three. He can’t be the first to move on two turns in a row.',
    },
    king: { name: 'The King', what: 'A figure, but not a worker: what affects workers doesn’t affect him.' },
    sphinx: {
      name: 'The Sphinx',
      what: 'She flies. Nobody enters or builds on her square, and she isn’t a worker.',
    },
    coin: {
      name: 'Coin',
      what: 'It rides up on what is built here and is collected at the height it shows. 4 means with a dome.',
    },
    'blessing-token': {
      name: 'Blessing token',
      what: 'End a turn with a worker on it, and a blessing goes on top of the god deck. A dome removes it.',
    },
    bridge: { name: 'Bridge', what: 'Joins two squares for moving and forcing, never for building.' },
    gap: { name: 'Gap', what: 'Not a square: nobody enters it or builds on it.' },
    'closed-gate': { name: 'Closed gate', what: 'Not a square until it opens.' },
    'open-gate': { name: 'Open gate', what: 'A square like any other.' },
    flotsam: { name: 'Flotsam', what: 'Step onto it, and the piece is yours. Nobody can build on it.' },
    grave: { name: 'Grave', what: 'Build a tower on it, and whoever lies below is raised onto it.' },
    ruin: {
      name: 'Ruin',
      what: 'Can be taken apart instead of building. Once someone builds on it, it’s no longer a ruin.',
    },
    stockpile: { name: 'Shared stockpile', what: 'All there is to build with, besides what gods bring.' },
    queue: { name: 'Gods to call', what: 'Three open cards. A new one comes as soon as one is taken.' },
    deck: { name: 'God deck', what: 'Nobody knows what comes next.' },
    'held-god': {
      name: 'God',
      what: 'Anyone may build its pieces. Its power and its quest belong to whoever called it.',
    },
    blessing: {
      name: 'Blessing',
      what: 'Whoever’s turn it is may use it once, on top of their action. Until then it takes up a place.',
    },
    gem: { name: 'Gem', what: 'As long as it’s there, its colour wins in the Sphinx’s game.' },
    die: { name: 'Die', what: 'Two faces of each colour: red, green and blue.' },
    fallen: { name: 'Fallen', what: 'The first fallen worker lies here. A second one ends the riddle.' },
    health: { name: 'Health', what: 'What the Sphinx has left. At 0 she leaves the map.' },
    tide: { name: 'Tide', what: 'How long the water stays where it is.' },
    turns: { name: 'Turns', what: 'All players’ turns are counted together.' },
    objective: {
      name: 'Objective',
      what: 'Any one of them solves the riddle. Once achieved, it stays achieved.',
    },
    oedipus: { name: 'Oedipus', what: 'Once in this riddle he names a gem, and nobody needs to roll.' },
  },
};

const inTurns = (turns: number): string => (turns === 1 ? 'At the end of this turn' : `In ${turns} turns`);

/** What will happen at the end of this turn. */
export const forecast: ForecastText = {
  heading: 'At the end of this turn',
  nothing: 'Nothing happens at the end of this turn.',
  onFaces: (faces, sentences) => `On ${faces}: ${sentences}`,
  asks: {
    'sphinx-way': (choices) => `The Sphinx goes to ${choices}, as you choose.`,
    topple: (choices) => `The tower on ${choices} loses its top, as you choose.`,
    cling: (figures) => `${figures} can’t go anywhere: that costs a piece of the stockpile, or a worker.`,
  },
  sphinxStays: 'The Sphinx stays where she is.',
  noTowerFalls: 'No tower loses its top.',
  godsStay: 'No god leaves.',
  counters: {
    'tide-rises': (turns) => `${inTurns(turns)} the tide comes in.`,
    'tide-ebbs': (turns) => `${inTurns(turns)} the tide goes out.`,
    'breach-rises': (turns) => `${inTurns(turns)} the breach rises.`,
    'time-is-up': (turns) => `${inTurns(turns)} time is up.`,
  },
};
