import { tokensOn } from '@thera/play/santorini';
import { crewOf, levelAt, type Position } from '@thera/santorini';
import type { TokenKind } from '@thera/texts/santorini';
import type { Look, Paint } from '../../paint.ts';
import { TOKEN_SIGNS } from './token-signs.ts';

const COLUMNS = 'ABCDE';
const RULE = '───────';

/** The sign of each side's workers: told apart without colours too. */
export const SIDE_SIGNS = ['●', '▲', '■'] as const;
const DOME = '∩';
const FEMALE = '♀';

/** How wide the lines of a drawn board are. */
export const BOARD_WIDTH: number = 3 + 5 * (RULE.length + 1) + 1;

/** A board of twelve lines: levels as digits, domes, workers by side, tokens. */
export function drawBoard(position: Position, paint: Paint): string[] {
  const header = `   ${[...COLUMNS].map((column) => `    ${column}   `).join('')} `;
  const rule = (left: string, middle: string, right: string): string =>
    paint('faint', `   ${left}${Array(5).fill(RULE).join(middle)}${right}`);
  const tokens = tokensOn(position);
  const rows = [5, 4, 3, 2, 1].map((row) => {
    const cells = [...COLUMNS].map((_, column) => {
      const square = (5 - row) * 5 + column;
      return `${drawSquare(position, square, paint)}${drawToken(tokens.get(square), paint)}`;
    });
    const bar = paint('faint', '│');
    return ` ${row} ${bar}${cells.join(bar)}${bar}`;
  });
  const ruled = rows.flatMap((row, n) => (n === 0 ? [row] : [rule('├', '┼', '┤'), row]));
  return [header, rule('┌', '┬', '┐'), ...ruled, rule('└', '┴', '┘')];
}

/** The look of a side's workers: that of its first seat. */
export function lookOfSide(side: number): Look {
  return `seat-${side as 0 | 1 | 2}`;
}

function drawSquare(position: Position, square: number, paint: Paint): string {
  const level = levelAt(position, square);
  const domed = ((position.domes >> square) & 1) !== 0;
  const ground =
    level === 0 && !domed ? paint('faint', '·') : paint(domed ? 'dome' : 'strong', String(level));
  const roof = domed ? paint('dome', DOME) : ' ';
  return ` ${ground}${roof} ${drawWorker(position, square, paint)}`;
}

function drawToken(kind: TokenKind | undefined, paint: Paint): string {
  return kind === undefined ? ' ' : paint('strong', TOKEN_SIGNS[kind]);
}

function drawWorker(position: Position, square: number, paint: Paint): string {
  const { sides } = position.lineup;
  const bit = 1 << square;
  for (let side = 0; side < sides; side++) {
    if ((crewOf(position, side) & bit) === 0) continue;
    const female = (position.females & bit) !== 0 ? FEMALE : ' ';
    return paint(lookOfSide(side), `${SIDE_SIGNS[side]}${female}`);
  }
  return '  ';
}
