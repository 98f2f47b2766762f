import { expect, test } from 'vitest';
import { GOD_IDS, type GodId } from '../../src/cards/gods.ts';
import { holdLimit } from '../../src/selecting.ts';
import { usualSetup } from '../../src/setup.ts';
import { faultsOfGame } from './games-of-gods.ts';

const RIDDLES = [1, 4, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22];
const ROUNDS = process.env.THERA_BATTERY === 'full' ? 120 : 6;
const TURNS = 20;

/** Steps through the gods that meet each of them once. */
const STRIDES = [1, 5, 11, 13, 17, 19, 23, 25, 29, 31, 37, 41];

/** Every god in somebody's hand, and with each round in other company. */
const TABLES = Array.from({ length: ROUNDS }, (_, round) => tablesOf(round)).flat();

function tablesOf(round: number): readonly { riddle: number; players: number; gods: readonly GodId[] }[] {
  const tables = [];
  const gods = GOD_IDS.map(
    (_, index) => GOD_IDS[(index * STRIDES[round % STRIDES.length]!) % GOD_IDS.length]!,
  );
  for (let dealt = 0, table = round; dealt < gods.length; table++) {
    const players = 1 + (table % 4);
    const hand = players * holdLimit(players);
    tables.push({ riddle: RIDDLES[table % RIDDLES.length]!, players, gods: gods.slice(dealt, dealt + hand) });
    dealt += hand;
  }
  return tables;
}

test.each(TABLES.map((table, index) => ({ ...table, index })))(
  'game $index: riddle $riddle with $players players goes on, ends its turns and loses no piece',
  ({ riddle, players, gods, index }) => {
    const seed = `loops ${index}`;
    const setup = usualSetup(riddle, players);
    expect(faultsOfGame({ setup, gods, seed, turns: TURNS }), `seed ${seed}`).toEqual([]);
  },
);
