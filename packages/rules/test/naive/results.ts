import { endedByAbyss } from './abyss.ts';
import { buildPhase } from './builds.ts';
import { buildsOfAll, movesOfAll } from './company.ts';
import { endPhase } from './endings.ts';
import type { Line } from './line.ts';
import { goingOn, startLine, winnerByTowers } from './line.ts';
import { movePhase } from './moves.ts';
import { otherTurns } from './other-turns.ts';
import type { Position, Seat, Side, Table } from './position.ts';
import { crewOf } from './position.ts';
import { readPosition } from './read-position.ts';
import type { Turn } from './turn.ts';
import { cardsAgainst, startTurn } from './turn.ts';
import { writePosition } from './write-position.ts';

/** Every complete turn; a line on which the game ended goes no further. */
function completeLines(turn: Turn): Line[] {
  const start = startLine(turn);
  // Whoever has no worker left has lost, also with a power that needs none.
  if (!turn.isExtra && crewOf(turn.start, turn.side).length === 0) return [];
  const [moves, builds] = turn.power === 'terpsichore' ? [movesOfAll, buildsOfAll] : [movePhase, buildPhase];
  const usual = moves(turn, start)
    .filter((line) => line.astray.length === 0)
    .flatMap(goingOn((line) => builds(turn, line)));
  return [...usual, ...otherTurns(turn, start)]
    .flatMap(goingOn((line) => endPhase(turn, line)))
    .map((line) => endedByAbyss(turn, line));
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

/** Eris knows which workers of the other side have come to new squares in a turn of their own, until others do. */
function watching(turn: Turn, line: Line, seat: Seat): Seat {
  const isWatched = cardsAgainst(turn, turn.side, 'eris').some(
    ({ memorySeat }) => memorySeat === seat.number,
  );
  const before = crewOf(turn.start, turn.side).map(({ square }) => square);
  const noted = crewOf(line.table, turn.side)
    .filter(({ id, square }) => line.moved.includes(id) && !before.includes(square))
    .map(({ id }) => id);
  return isWatched && !turn.isExtra && noted.length > 0 ? { ...seat, noted } : seat;
}

/** What a seat's card remembers of the turn. */
function remembering(turn: Turn, line: Line, seat: Seat): Seat {
  const isPlayed = seat.number === turn.card.memorySeat && !turn.isExtra;
  const stored = seat.card === 'morpheus' ? seat.stored + 1 - line.builds : seat.stored;
  const marked = seat.card === 'nike' ? line.descended : line.climbed;
  const { direction } = line;
  const spent = seat.spent || line.spends;
  const watched = watching(turn, line, seat);
  const own = isPlayed ? { ...watched, marked, spent, stored, direction } : watched;
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
