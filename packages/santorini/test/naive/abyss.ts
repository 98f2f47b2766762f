import type { Line } from './line.ts';
import { isOver } from './line.ts';
import type { Side } from './position.ts';
import { workerAt } from './position.ts';
import type { Turn } from './turn.ts';

/** The side that has lost because a worker of it came to the abyss of Tartarus. */
function loserOf(turn: Turn, line: Line): Side | undefined {
  const abysses = turn.cards.filter(({ power }) => power === 'tartarus').map(({ source }) => source.secret);
  return abysses
    .filter((square) => square !== undefined)
    .map((square) => workerAt(line.table, square)?.side)
    .find((side) => side !== undefined);
}

/** The line, at its end if a worker stands in the abyss: however it came there, its side has lost. */
export function endedByAbyss(turn: Turn, line: Line): Line {
  const loser = loserOf(turn, line);
  if (isOver(line) || loser === undefined) return line;
  return { ...line, winner: turn.cards.find(({ side }) => side !== loser)?.side };
}
