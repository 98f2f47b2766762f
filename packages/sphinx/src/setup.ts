import { fault, ok, type Result, type Seat } from '@thera/table';
import { BLESSING_IDS, type BlessingId, FIRST_SCORE, HIGHEST_SCORE } from './cards/blessings.ts';
import { GOD_CARDS, GOD_IDS, type GodId } from './cards/gods.ts';
import { COLOURS, type Colour } from './crew.ts';
import { latestEdition, riddleInEdition } from './editions.ts';
import { GEMS, type Gem } from './riddle.ts';
import { RIDDLES } from './riddles/index.ts';

/** Chance told beforehand, for lessons and recorded play: what is drawn and rolled, in order, as far as it goes. */
export interface Deal {
  readonly deck?: readonly GodId[];
  readonly blessings?: readonly BlessingId[];
  readonly die?: readonly Gem[];
}

/** What is agreed before a riddle. */
export interface Setup {
  readonly riddle: number;
  /** The edition of the riddle: riddles are changed now and then, a game that was begun is not. */
  readonly edition: number;
  readonly players: number;
  readonly isExpert: boolean;
  /** One for each pair, or for each of three players. */
  readonly colours: readonly Colour[];
  /** Who begins. */
  readonly first: Seat;
  readonly blessingScore: number;
  /** The friendly gods that go to the opening queue. */
  readonly friendly: readonly GodId[];
  /** All friendly gods of the adventure. */
  readonly friends: readonly GodId[];
  /** Whether Oedipus lies beside the Sphinx board. */
  readonly hasOedipus: boolean;
  /** On one device one confirmation is enough to finish. */
  readonly isOneDevice: boolean;
  readonly deal?: Deal;
}

export const SETUP_CODES = [
  'bad-setup',
  'unknown-riddle',
  'unknown-edition',
  'bad-players',
  'bad-colours',
  'bad-first',
  'bad-score',
  'bad-friends',
  'bad-deal',
] as const;
export type SetupCode = (typeof SETUP_CODES)[number];

export const MOST_PLAYERS = 4;

/** What was begun before editions were counted. */
const FIRST_EDITION = 0;

/** How many colours a table needs. */
export const colourCount = (players: number): number => (players === 3 ? 3 : 2);

/** A riddle outside every adventure, as it is when nothing else is said. */
export function usualSetup(riddle: number, players: number): Setup {
  return {
    riddle,
    edition: latestEdition(riddle),
    players,
    isExpert: false,
    colours: COLOURS.slice(0, colourCount(players)),
    first: 0,
    blessingScore: FIRST_SCORE,
    friendly: [],
    friends: [],
    hasOedipus: false,
    isOneDevice: true,
  };
}

export function parseSetup(input: unknown): Result<Setup, SetupCode> {
  if (typeof input !== 'object' || input === null) return fault('bad-setup');
  const {
    riddle,
    edition = FIRST_EDITION,
    players,
    deal: given,
    ...fields
  } = input as Readonly<Record<string, unknown>>;
  if (!isWhole(riddle, 0, RIDDLES.length - 1)) return fault('unknown-riddle', 'riddle');
  if (!isWhole(edition, 0, latestEdition(riddle))) return fault('unknown-edition', 'edition');
  if (!isWhole(players, 1, MOST_PLAYERS)) return fault('bad-players', 'players');
  const usual = usualSetup(riddle, players);
  const { isExpert, hasOedipus, isOneDevice } = { ...usual, ...fields };
  if (![isExpert, hasOedipus, isOneDevice].every((flag) => typeof flag === 'boolean'))
    return fault('bad-setup');
  const { colours, first, blessingScore, friendly, friends } = { ...usual, ...fields };
  if (!isListOf(COLOURS, colours) || colours.length !== usual.colours.length)
    return fault('bad-colours', 'colours');
  if (!isWhole(first, 0, players - 1)) return fault('bad-first', 'first');
  if (!isWhole(blessingScore, FIRST_SCORE, HIGHEST_SCORE)) return fault('bad-score', 'blessingScore');
  if (!isListOf(FRIENDS, friendly) || friendly.length > riddleInEdition(riddle, edition).friendly)
    return fault('bad-friends', 'friendly');
  if (!isListOf(FRIENDS, friends)) return fault('bad-friends', 'friends');
  const setup = {
    ...usual,
    edition,
    isExpert,
    hasOedipus,
    isOneDevice,
    colours,
    first,
    blessingScore,
    friendly,
    friends,
  };
  if (given === undefined) return ok(setup);
  const deal = parseDeal(given);
  return deal === undefined ? fault('bad-deal', 'deal') : ok({ ...setup, deal });
}

const FRIENDS = GOD_IDS.filter((god) => !GOD_CARDS[god].isBlue);
const MOST_ROLLS = 200;

function parseDeal(input: unknown): Deal | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const { deck = [], blessings = [], die = [] } = input as Readonly<Record<string, unknown>>;
  if (!isListOf(GOD_IDS, deck) || !isListOf(BLESSING_IDS, blessings)) return undefined;
  if (!Array.isArray(die) || die.length > MOST_ROLLS || !die.every((face) => GEMS.includes(face)))
    return undefined;
  return { deck, blessings, die };
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Whether something is a list of these, none twice. */
function isListOf<T>(all: readonly T[], value: unknown): value is readonly T[] {
  return (
    Array.isArray(value) && new Set(value).size === value.length && value.every((item) => all.includes(item))
  );
}
