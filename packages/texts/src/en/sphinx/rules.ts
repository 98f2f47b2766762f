import { GEMS } from '@thera/sphinx';
import { listOf } from '../../list-of.ts';
import type { ExpertText, RuleTexts } from '../../sphinx/riddle-text.ts';
import { coinsOf } from './coins.ts';
import { gems, onePiece } from './pieces.ts';

const list = listOf('en-GB');

const SPHINX_DEEDS = {
  stalk: 'she moves towards the closest worker',
  roar: 'she roars',
  claw: 'she claws the top block off the tallest free tower next to her',
} as const;

const squares = (count: number): string => (count === 1 ? '1 square' : `${count} squares`);

/** The special rules of riddles. */
export const rules: RuleTexts = {
  flourish: ({ piece, colours }) => {
    const coin = colours.length === 1 ? `Each ${colours[0]} coin` : 'Each coin';
    return {
      name: 'Flourish',
      line: `${coin} brings ${onePiece(piece)}`,
      text: `${coin} that you collect brings ${onePiece(piece)} from the box into the stockpile.`,
    };
  },
  gaze: () => ({
    name: 'Gaze',
    line: 'No building next to the Sphinx',
    text: 'Nobody may build on a square next to the Sphinx.',
  }),
  stalk: () => ({
    name: 'Stalk',
    line: 'She comes one square closer each turn',
    text: 'At the end of each turn the Sphinx moves one square towards the closest worker. If she’s already next to one, she stays.',
  }),
  flotsam: () => ({
    name: 'Flotsam',
    line: 'Step onto drifting pieces to gain them',
    text: 'A worker that moves onto a drifting piece, or is forced there, brings it into the stockpile. Nobody may build on it.',
  }),
  tide: ({ zone, low, high }, names) => ({
    name: 'Tide',
    line: `Low tide for ${low} turns, high tide for ${high}`,
    text: `Low tide lasts ${low} turns, then high tide ${high}. When it rises, workers on the ground of ${names.zone(zone).the} fall, and until it ebbs nobody can enter that ground or build on it.`,
  }),
  'ring-flight': ({ steps }) => {
    const lands =
      'Where she lands, a worker below level 2 falls, and a free tower of up to 2 levels loses its top block.';
    return typeof steps === 'number'
      ? {
          name: 'Circling',
          line: `She flies ${squares(steps)} along the edge`,
          text: `At the end of each turn she flies ${squares(steps)} clockwise along the edge, and on past domes and towers of 3 levels. ${lands}`,
        }
      : {
          name: 'Circling',
          line: `She flies by the die: ${list(GEMS.map((gem) => `${gems[gem]} ${steps[gem]}`))}`,
          text: `At the end of each turn the die says how far she flies clockwise along the edge: ${list(GEMS.map((gem) => `${gems[gem]} ${steps[gem]}`))}, and on past domes and towers of 3 levels. ${lands}`,
        };
  },
  wards: ({ far, near }) => ({
    name: 'Wards',
    line: `A ward costs her ${far} health, or ${near} if she’s next to it`,
    text: `Each gold coin that you collect is a ward: it costs the Sphinx ${far} health, or ${near} if she’s next to it. The coin goes to the box.`,
  }),
  'roar-or-stalk': () => ({
    name: 'Roar',
    line: 'She roars at workers next to her, or comes closer',
    text: 'At the end of each turn she forces each worker on the ground next to her one square straight away; one that can’t go costs a piece of the stockpile, or falls if there is none. With nobody next to her, she moves towards the closest.',
  }),
  procession: ({ climb }) => ({
    name: 'Procession',
    line: 'The King may follow your worker',
    text: `When your worker moves away from next to the King, you may bring him to the square it left. That square may be at most ${climb === 1 ? 'one level' : `${climb} levels`} above his.`,
  }),
  toll: ({ pieces }) => ({
    name: 'Toll',
    line: `Each crossing costs ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`,
    text: `Each time a worker moves or is forced across a bridge, first pay ${pieces === 1 ? '1 piece' : `${pieces} pieces`} from the stockpile or from any god. No piece, no crossing.`,
  }),
  graves: ({ graves }, names) => {
    const king = graves.find(({ holds }) => holds === 'king');
    const workers = graves.filter(({ holds }) => holds !== 'king');
    const height = workers[0]?.height ?? 0;
    const raised = `Build to height ${height} on ${names.squares(workers.map(({ at }) => at))}, and whoever lies below is raised onto the tower.`;
    return {
      name: 'Graves',
      line: `Workers rise at height ${height}${king === undefined ? '' : `, the King at ${king.height}`}`,
      text:
        king === undefined
          ? raised
          : `${raised} The King rises from ${names.square(king.at)} at height ${king.height}.`,
    };
  },
  ascension: ({ level }) => ({
    name: 'Ascension',
    line: `Move up to level ${level} to ascend`,
    text: `A worker that moves up to level ${level} leaves the map at the end of the turn, and a dome closes its tower. It hasn’t fallen.`,
  }),
  breach: ({ at, every }, names) =>
    every === null
      ? {
          name: 'Breach',
          line: 'The breach is closed and stays as it is',
          text: `The breach on ${names.square(at)} is closed. Nobody builds it any higher but you.`,
        }
      : {
          name: 'Breach',
          line: `The breach rises every ${every} turns`,
          text: `Every ${every} turns the breach on ${names.square(at)} rises by one piece, until a dome closes it. It doesn’t rise while someone stands in it.`,
        },
  'take-down': ({ zone, reach, domesTo }, names) => ({
    name: 'Demolish',
    line: `Take down instead of building, up to ${reach} levels above you`,
    text: `Instead of building, your worker may take the top piece of an unoccupied tower next to it in ${names.zone(zone).the}, at most ${reach} levels higher than where it stands. It goes into the stockpile${domesTo === 'box' ? ', a dome to the box' : ''}.`,
  }),
  'turn-limit': ({ turns }) => ({
    name: 'Time',
    line: `The riddle ends with turn ${turns}`,
    text: `When turn ${turns} is over, so is the riddle. What you have achieved by then counts.`,
  }),
  bombard: ({ zones, rolls }, names) => ({
    name: 'Bombardment',
    line: rolls === 1 ? 'The die says where a tower is hit' : 'A roll that hits nothing is rolled again',
    text: `At the end of each turn the die is rolled: ${list(GEMS.map((gem) => `${gems[gem]} for ${names.zone(zones[gem]).the}`))}. The tallest free tower there loses its top block${rolls === 1 ? '' : `; if there is none, the die is rolled ${rolls === 2 ? 'once more' : `again, ${rolls} times at most`}`}.`,
  }),
  darkness: () => ({
    name: 'Darkness',
    line: 'You only see the type of a god',
    text: 'Gods to call lie face down: you only see whether one is a mover, a builder or a specialist. Friendly gods and blessings lie face up.',
  }),
  lightning: ({ minHeight, guards }) => ({
    name: 'Lightning',
    line: `${guards} workers nearby keep the lightning away`,
    text: `At the end of each turn the one tower that is taller than all others without a dome loses its top block, if it has ${minHeight} levels or more. The lightning stays away while ${guards} workers stand on it or next to it.`,
  }),
  silence: () => ({
    name: 'Silence',
    line: 'No gods at all, only blessings',
    text: 'There are no gods to call. Blessings can be used as soon as they are collected.',
  }),
  bored: ({ exiles }) => ({
    name: 'Boredom',
    line: exiles === 1 ? 'Bored gods leave one by one' : `Bored gods leave ${exiles} at a time`,
    text: `After a turn in which nobody calls a god or uses a power, the ${exiles === 1 ? 'god that has' : `${exiles} gods that have`} waited longest to be called ${exiles === 1 ? 'leaves' : 'leave'} for good.`,
  }),
  ruins: ({ domesTo }) => ({
    name: 'Ruins',
    line: domesTo === 'box' ? 'Domes of ruins go to the box' : 'Take ruins apart instead of building',
    text: `Instead of building, your worker may take the top piece of an unoccupied ruin next to it into the stockpile${domesTo === 'box' ? '; domes go to the box' : ''}. Once someone builds on a ruin, it’s no longer one.`,
  }),
  flight: ({ climb }) => ({
    name: 'Flight',
    line: climb === 1 ? 'The King flees each turn' : `The King climbs ${climb} levels at once`,
    text: `At the end of each turn the King moves to where he has the most ways out, ${climb === 1 ? 'one level' : `${climb} levels`} up at most. When he has none left, he is trapped.`,
  }),
  gates: ({ gates }, names) => {
    const opens = gates
      .map(({ spaces, opens }) => `${coinsOf(opens)} for ${names.squares(spaces)}`)
      .join(', ');
    return {
      name: 'Gates',
      line: opens,
      text: `Closed gates aren’t squares. They open when coins are collected: ${opens}.`,
    };
  },
  answers: ({ silver, gold }) => ({
    name: 'Answers',
    line: `Silver costs her ${silver} health, gold ${gold}`,
    text: `Each silver coin that you collect costs the Sphinx ${silver} health, each gold coin ${gold}. The coins go to the box.`,
  }),
  'sphinx-die': (rule) => ({
    name: 'Her die',
    line: 'The die says what she does each turn',
    text: `At the end of each turn the die is rolled: ${GEMS.map((gem) => `on ${gems[gem]} ${SPHINX_DEEDS[rule[gem]]}`).join(', ')}. Her roar forces workers on the ground next to her away; one that can’t go costs a piece or falls.`,
  }),
};

/** What the expert setting changes. */
export const expert: ExpertText = {
  morePieces: (pieces) => `${pieces} more in the stockpile`,
  fewerPieces: (pieces) => `${pieces} fewer in the stockpile`,
  fewerGods: (type, left) =>
    left === 0 ? `No ${type} in the god deck` : `Only ${left} ${type} in the god deck`,
  name: 'Expert',
  health: (health) => `The Sphinx begins with ${health} health`,
  sphinxOn: (square) => `The Sphinx begins on ${square}`,
  bridgeMissing: (one, other) => `The bridge from ${one} to ${other} is missing`,
  flotsamMissing: (places) => `No flotsam on ${places}`,
  towerOn: (square, height) =>
    height === 4 ? `A complete tower on ${square}` : `A tower of ${height} levels on ${square}`,
  objective: (tier, goal) => `${tier}: ${goal}`,
};
