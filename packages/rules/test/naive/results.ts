import { buildPhase } from './builds.ts';
import { endPhase } from './endings.ts';
import type { Line } from './line.ts';
import { isOver, startLine, winnerByTowers } from './line.ts';
import { movePhase } from './moves.ts';
import type { Position, Seat, Side, Table } from './position.ts';
import { readPosition } from './read-position.ts';
import type { Turn } from './turn.ts';
import { cardsAgainst, startTurn } from './turn.ts';
import { writePosition } from './write-position.ts';

/** Every complete turn; a line on which the game ended goes no further. */
function completeLines(turn: Turn): Line[] {
  const goOn =
    (phase: (turn: Turn, line: Line) => Line[]) =>
    (line: Line): Line[] =>
      isOver(line) ? [line] : phase(turn, line);
  return movePhase(turn, startLine(turn))
    .filter((line) => line.astray.length === 0)
    .flatMap(goOn(buildPhase))
    .flatMap(goOn(endPhase));
}

/** Persephone: if any turn goes up without a hero's power, only turns that go up count. */
function obeyingPersephone(turn: Turn, lines: Line[]): Line[] {
  const demands = !turn.isExtra && cardsAgainst(turn, turn.side, 'persephone').length > 0;
  const climbs = lines.filter((line) => line.climbed);
  return demands && climbs.some((line) => !line.spends) ? climbs : lines;
}

function nextSeat(position: Position): number {
  const count = position.seats.length;
  const following = position.seats.map((_, offset) => ((position.toMove + offset) % count) + 1);
  const next = following.find((number) => position.seats[number - 1]?.out === false);
  if (next === undefined) throw new Error('nobody is left');
  return next;
}

function wonBy(turn: Turn, table: Table, winner: Side): Position {
  const { before } = turn;
  const seats = before.seats.map((seat) => ({ ...seat, winner: seat.side === winner }));
  return { ...table, toMove: nextSeat(before), seats, extraTurn: false };
}

/** What a seat's card remembers of the turn. */
function remembering(turn: Turn, line: Line, seat: Seat): Seat {
  const isPlayed = seat.number === turn.card.memorySeat && !turn.isExtra;
  const stored = seat.card === 'morpheus' ? seat.stored + 1 - line.builds : seat.stored;
  const marked = seat.card === 'nike' ? line.descended : line.climbed;
  const own = isPlayed ? { ...seat, marked, spent: seat.spent || line.spends, stored } : seat;
  if (own.card !== 'chaos' || own.inForce === undefined || !line.builtDome) return own;
  return { ...own, inForce: undefined, used: [...own.used, own.inForce] };
}

function afterTurn(turn: Turn, line: Line): Position {
  const chains = turn.power === 'dionysus' && line.completedTower;
  const waited = turn.isExtra && !chains ? winnerByTowers(turn, line.table) : undefined;
  const winner = line.winner ?? waited;
  if (winner !== undefined) return wonBy(turn, line.table, winner);
  const { start } = turn;
  return {
    ...line.table,
    toMove: chains ? start.toMove : nextSeat(start),
    seats: start.seats.map((seat) => (seat.out ? seat : remembering(turn, line, seat))),
    extraTurn: chains,
  };
}

/**
 * The texts of all positions that the seat to move can bring about in one turn.
 * Empty when the game is over or the player has no turn.
 */
export function naiveResults(positionText: string): Set<string> {
  const position = readPosition(positionText);
  if (position.seats.some((seat) => seat.winner)) return new Set();
  const turn = startTurn(position);
  const lines = obeyingPersephone(turn, completeLines(turn));
  const pass = turn.isExtra ? [startLine(turn)] : [];
  return new Set([...lines, ...pass].map((line) => writePosition(afterTurn(turn, line))));
}

/** The same position in canonical writing. */
export const canonicalText = (positionText: string): string => writePosition(readPosition(positionText));
