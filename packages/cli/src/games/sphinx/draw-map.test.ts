import { type State, sphinx, usualSetup } from '@thera/sphinx';
import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { paintFor } from '../../paint.ts';
import { drawMap } from './draw-map.ts';

/** A riddle at its beginning, with some things different. */
function begun(riddle: number, changes: Partial<State> = {}): State {
  const state = sphinx.start(usualSetup(riddle, 2), diceFor(sha256, 'x', 0));
  if (!state.ok) throw new Error(state.error);
  return { ...state.value, ...changes };
}

/** What is drawn in a square. */
function cellAt(lines: readonly string[], [column, row]: readonly string[]): string | undefined {
  const line = lines.find((one) => one.startsWith(` ${row} `));
  return line?.split('│')['ABCDEFGH'.indexOf(column!) + 1];
}

const HIGH_TIDE = 6;

test.each<readonly [string, State, string, string]>([
  ['ground', begun(0), 'A3', ' ·       '],
  ['a silver coin with its height', begun(0), 'B3', ' ·    s1 '],
  ['a gold coin with its height', begun(0), 'C3', ' ·    g2 '],
  ['a gap', begun(0), 'A4', '    ~    '],
  ['a bridge across a gap', begun(2), 'D4', '═════════'],
  ['a gap without a bridge', begun(2), 'D3', '    ~    '],
  ['a bridge along a column', begun(5), 'A4', '    ║    '],
  ['a drifting piece', begun(5), 'A5', ' ·    f1 '],
  ['a blessing token', begun(5), 'F5', ' ·      *'],
  ['a white worker', begun(4, { workers: [0, 1, 2, 4] }), 'A5', ' · W     '],
  ['a blue worker beside a coin', begun(4, { workers: [0, 1, 2, 4] }), 'C5', ' · B  s1 '],
  ['the Sphinx on a tower with a coin', begun(4), 'E3', ' 2 X  g4 '],
  ['whoever is below the Sphinx', begun(4, { workers: [14, -1, -1, -1] }), 'E3', ' 2 WX g4 '],
  ['whoever sleeps', begun(4, { asleep: [{ figure: 'sphinx', seat: 0 }] }), 'E3', ' 2 Xz g4 '],
  ['the King', begun(9), 'A3', ' · K     '],
  ['a grave with its height', begun(11), 'C3', ' ·    †3 '],
  ['a grave that is raised no more', begun(11, { raised: [2] }), 'C3', ' ·       '],
  ['a ruin', begun(19), 'B2', '%2       '],
  ['a ruin with a dome', begun(19), 'B4', '%2^      '],
  ['a complete tower', begun(14), 'C3', ' 3^      '],
  ['a closed gate', begun(21), 'B3', '#########'],
  ['an open gate', begun(21, { collected: { silver: 9, gold: 9 } }), 'B3', '/·       '],
  ['the beach at low tide', begun(6), 'A1', ':·       '],
  ['the beach at high tide', begun(6, { clock: HIGH_TIDE }), 'A1', '≈·       '],
  ['what is built on the beach and stays dry', begun(6, { clock: HIGH_TIDE }), 'B1', ':1       '],
])('a map shows %s', (_, state, square, cell) => {
  const lines = drawMap(state, paintFor(false));
  expect(cellAt(lines, [...square])).toBe(cell);
  expect(new Set(lines.slice(1).map((line) => line.length)).size).toBe(1);
});
