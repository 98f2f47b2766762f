import {
  type Enemy,
  type EnemyKind,
  type Facing,
  type Square,
  type State,
  scenarioOf,
} from '@thera/santowerini';
import type { Paint } from '../../paint.ts';

const COLUMNS = 'ABCDE';
const RULE = '────────';
const BUILDER = 'o';
const GATE = '=';
const DOME = '∩';

const SIGNS: Readonly<Record<EnemyKind, string>> = {
  raider: 'R',
  runner: 'U',
  sapper: 'S',
  brute: 'B',
  captain: 'C',
};
const ARROWS: Readonly<Record<Facing, string>> = { n: '↑', e: '→', s: '↓', w: '←' };

/** An island of twelve lines: heights, domes, builders, enemies with their facing, the gate. */
export function drawIsland(state: State, paint: Paint): string[] {
  const header = `   ${[...COLUMNS].map((column) => `    ${column}    `).join('')}`;
  const rule = (left: string, middle: string, right: string): string =>
    paint('faint', `   ${left}${Array(5).fill(RULE).join(middle)}${right}`);
  const bar = paint('faint', '│');
  const rows = [5, 4, 3, 2, 1].map((row) => {
    const cells = [...COLUMNS].map((_, column) => drawSquare(state, (5 - row) * 5 + column, paint));
    return ` ${row} ${bar}${cells.join(bar)}${bar}`;
  });
  const ruled = rows.flatMap((row, index) => (index === 0 ? [row] : [rule('├', '┼', '┤'), row]));
  return [header, rule('┌', '┬', '┐'), ...ruled, rule('└', '┴', '┘')];
}

function drawSquare(state: State, square: Square, paint: Paint): string {
  const height = state.heights[square]!;
  const isGate = scenarioOf(state.setup.scenario).gate.includes(square);
  const ground = height === 0 ? paint('faint', '·') : paint('strong', String(Math.min(height, 3)));
  const roof = height === 4 ? paint('dome', DOME) : ' ';
  return ` ${ground}${roof}${drawFigure(state, square, paint)}${isGate ? paint('wrong', GATE) : ' '} `;
}

function drawFigure({ builders, enemies }: State, square: Square, paint: Paint): string {
  if (builders.includes(square)) return paint('seat-1', `${BUILDER}  `);
  const enemy = enemies.find((one) => one.square === square);
  return enemy === undefined ? '   ' : paint('seat-0', signOf(enemy));
}

/** The letter of its kind, where it faces, and whether it is stunned. */
const signOf = ({ kind, facing, isStunned }: Enemy): string =>
  `${SIGNS[kind]}${ARROWS[facing]}${isStunned ? '*' : ' '}`;
