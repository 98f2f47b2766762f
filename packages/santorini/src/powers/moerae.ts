import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { MARKER, squareMemory } from '../power-parts/marker.ts';
import { BOARD_SIZE, nextSquare, OFF_BOARD, type Squares } from '../squares.ts';
import { TOKEN } from '../steps.ts';

/** The four squares above and to the right of each, itself included; nothing where they would leave the board. */
const FATES = Array.from({ length: BOARD_SIZE }, (_, square) => {
  const squares = [square, nextSquare(square, 0), nextSquare(square, 1), nextSquare(square, 2)];
  return squares.includes(OFF_BOARD) ? 0 : squares.reduce((set, one) => set | (1 << one), 0);
});
const BEGINNINGS = FATES.reduce((set, fate, square) => (fate === 0 ? set : set | (1 << square)), 0);

const fatesOf = (memory: number): Squares => (memory === 0 ? 0 : FATES[memory - 1]!);

/** Three workers and four secret squares: an opponent who would win by moving there has lost. */
export const moerae: Differences = {
  card: { players: [2, 3], hides: 'memory' },
  setup: {
    workers: { placed: 3, most: 3 },
    prepares: { when: 'own', kind: TOKEN, among: () => BEGINNINGS, memory: squareMemory },
  },
  laws: { steals: fatesOf },
  memory: {
    ...MARKER,
    shows: { squares: fatesOf },
    parse(items) {
      const memory = MARKER.parse(items);
      return memory === undefined || memory === 0 || FATES[memory - 1] !== 0 ? memory : undefined;
    },
    turn(memory, turn) {
      if (memory === 0) return 0;
      const turned = turn.squares(FATES[memory - 1]!);
      return squareMemory(FATES.findIndex((fate) => fate === turned));
    },
  },
  search: { hampers: STEPS_ALONE },
};
