import type { Place, Riddle } from '@thera/sphinx';
import { ZONES, type Zone, type ZoneText, type ZoneTexts } from './riddle-text.ts';

/** How the squares and regions of one riddle are called, and what else its sentences need to know. */
export interface RiddleNames {
  /** How many coins there are. */
  readonly coins: number;
  /** Whether colours of workers matter: they do not among three players. */
  readonly hasPairs: boolean;
  readonly square: (place: Place) => string;
  readonly squares: (places: readonly Place[]) => string;
  readonly zone: (zone: string) => ZoneText;
  /** Where a square is: “on the tomb” if it has a name of its own, otherwise “on D3”. */
  readonly at: (place: Place) => string;
}

/** What it takes to name them in a language. */
interface NamingText {
  readonly zones: ZoneTexts;
  readonly onSquare: (square: string) => string;
  readonly words: { readonly list: (items: readonly string[]) => string };
}

/** How the squares and regions of a riddle are called. */
export function riddleNames(riddle: Riddle, players: number, text: NamingText): RiddleNames {
  const { grid, coins, zones = {} } = riddle;
  const square = (place: Place): string => squareName(place, grid.length);
  return {
    coins: coins.length,
    hasPairs: players !== 3,
    square,
    squares: (places) => text.words.list(places.map(square)),
    zone: (zone) => text.zones[known(zone)],
    at: (place) => {
      const [zone] = Object.entries(zones).find(([, spaces]) => isOnly(spaces, place)) ?? [];
      return zone === undefined ? text.onSquare(square(place)) : text.zones[known(zone)].at;
    },
  };
}

/** A letter from the left and a number from below. */
const squareName = ([x, y]: Place, rows: number): string => `${'ABCDEFGH'[x]}${rows - y}`;

const isOnly = (spaces: readonly Place[], [x, y]: Place): boolean =>
  spaces.length === 1 && spaces[0]![0] === x && spaces[0]![1] === y;

function known(zone: string): Zone {
  const found = ZONES.find((one) => one === zone);
  if (found === undefined) throw new Error(`no name for the region ${zone}`);
  return found;
}
