import { fault, ok, type Result } from '@thera/table';
import { stateClaim } from '../claim.ts';
import { alternated, lineupOf, type Slot, sideOfSeat } from '../lineup.ts';
import { Position, setCrew, setMemory } from '../position.ts';
import { RAM_SLOT } from '../power-parts/ram.ts';
import { BOARD_SIZE, count } from '../squares.ts';
import type { Stage } from '../stage.ts';
import { beginWith } from './begin-turn.ts';
import type { PositionError } from './errors.ts';
import { draftOf } from './parse-draft.ts';
import { type Extras, parseExtras } from './parse-extras.ts';
import { placingOf } from './parse-placing.ts';
import { parseSeat, type SeatText } from './parse-seat.ts';
import { type Piece, splitAt } from './pieces.ts';
import { tokensFit } from './tokens-fit.ts';

/** Reads a position in play. */
export function parsePosition(text: string): Result<Position, PositionError> {
  const stage = parseStage(text);
  if (!stage.ok) return stage;
  if (stage.value.phase !== 'play') return fault('bad-phase', String(text.lastIndexOf('/') + 1));
  return ok(stage.value.position);
}

/** Reads a game's stage; a fault's place is the index of the character where it is. */
export function parseStage(text: string): Result<Stage, PositionError> {
  if (text.trim() === '') return fault('empty', '0');
  const pieces = splitAt({ text, at: 0 }, '/');
  const last = pieces.at(-1)!;
  const hasExtras = pieces.length > 2 && !last.text.includes(':');
  const seatPieces = pieces.slice(2, hasExtras ? -1 : undefined);
  if (seatPieces.length < 2 || seatPieces.length > 4) return fault('wrong-parts', String(text.length));

  const extras = parseExtras(hasExtras ? last : undefined, seatPieces.length);
  if (!extras.ok) return extras;
  const seats: SeatText[] = [];
  for (const [seat, piece] of seatPieces.entries()) {
    const parsed = parseSeat(piece, seat, seatPieces.length, extras.value);
    if (!parsed.ok) return parsed;
    seats.push(parsed.value);
  }
  const turn = parseToMove(pieces[1]!, seats);
  if (!turn.ok) return turn;
  const position = new Position();
  position.turn = turn.value;
  const raised = raiseTowers(position, pieces[0]!);
  return raised.ok ? stageOf(position, seats, extras.value, seatPieces) : raised;
}

function stageOf(
  position: Position,
  seats: readonly SeatText[],
  extras: Extras,
  pieces: readonly Piece[],
): Result<Stage, PositionError> {
  if (extras.phase === 'offer' || extras.phase === 'pick' || extras.phase === 'start') {
    return draftOf(extras.phase, position.turn, seats, extras);
  }
  const manned = manBoard(position, seats, extras, pieces);
  if (!manned.ok) return manned;
  position.extra = extras.extraTurn;
  if (extras.phase === 'place') return placingOf(position, extras);
  if (extras.fleece !== null && extras.ram === undefined) return fault('bad-extras', String(extras.at));
  if (position.winner < 0) position.winner = stateClaim(position);
  return beginTurn(position, extras);
}

/** Takes the steps that the turn has begun with, if they can be taken. */
function beginTurn(position: Position, { steps, react, sites, at }: Extras): Result<Stage, PositionError> {
  if (react === undefined && sites !== undefined) return fault('bad-extras', String(at));
  if (steps === undefined)
    return react === undefined ? ok({ phase: 'play', position }) : fault('bad-extras', String(at));
  const begun = beginWith(position, { text: steps.text, react, sites });
  return begun === undefined ? fault('bad-extras', String(steps.at)) : ok({ phase: 'play', position: begun });
}

function parseToMove({ text, at }: Piece, seats: readonly SeatText[]): Result<number, PositionError> {
  const turn = /^\s*[1-4]\s*$/.test(text) ? Number(text) - 1 : -1;
  if (turn < 0 || turn >= seats.length) return fault('bad-to-move', String(at));
  return seats[turn]!.mark === '-' ? fault('to-move-out', String(at)) : ok(turn);
}

function raiseTowers(position: Position, { text, at }: Piece): Result<null, PositionError> {
  let square = 0;
  for (const [n, char] of [...text].entries()) {
    if (/\s/.test(char)) continue;
    const symbol = '0123abc4'.indexOf(char.toLowerCase());
    if (symbol < 0) return fault('bad-height', String(at + n));
    if (square >= BOARD_SIZE) return fault('bad-heights', String(at + n));
    const bit = 1 << square++;
    const level = symbol & 3;
    if (level > 0) position.h1 |= bit;
    if (level > 1) position.h2 |= bit;
    if (level > 2) position.h3 |= bit;
    if (symbol > 3) position.domes |= bit;
  }
  return square === BOARD_SIZE ? ok(null) : fault('bad-heights', String(at + text.length));
}

function manBoard(
  position: Position,
  seats: readonly SeatText[],
  { fleece, ram }: Extras,
  pieces: readonly Piece[],
): Result<null, PositionError> {
  const slots: Slot[] = seats.map(({ card, inForce, mark }, seat) => ({
    card: card!,
    inForce,
    holder: mark === '-' ? -1 : holderOf(seats, seat),
    off: false,
  }));
  let taken = 0;
  for (const [seat, { crew, female, memory, mark }] of seats.entries()) {
    const place = String(pieces[seat]!.at);
    if ((crew & taken) !== 0) return fault('square-twice', place);
    if ((crew & position.domes) !== 0) return fault('worker-on-dome', place);
    if (count(crew) > mostWorkers(seats, seat)) return fault('too-many-workers', place);
    taken |= crew;
    const side = sideOfSeat(seats.length, seat);
    if (side === seat) setCrew(position, side, crew);
    if ((female & ~seats[side]!.crew) !== 0) return fault('bad-state', place);
    position.females |= female;
    setMemory(position, seat, memory);
    if (mark !== '#') continue;
    if (position.winner >= 0 && sideOfSeat(seats.length, position.winner) !== side)
      return fault('two-winners', place);
    if (position.winner < 0) position.winner = seat;
  }
  // The last of three who stays has won: a game in which two are out and nobody has won cannot come about.
  const isOver = seats.filter(({ mark }) => mark === '-').length > 1;
  if (isOver && position.winner < 0) return fault('bad-seat', String(pieces[0]!.at));
  if (fleece !== null && seats.length !== 2) return fault('wrong-players', String(pieces[0]!.at));
  if (ram !== undefined) {
    if (fleece === null) return fault('bad-extras', String(pieces[0]!.at));
    const isTaken = ((taken | position.domes | position.h1) & (1 << ram)) !== 0;
    if (isTaken) return fault('square-twice', String(pieces[0]!.at));
    setMemory(position, RAM_SLOT, ram + 1);
  }
  const fresh = lineupOf(slots, fleece === null ? null : { power: fleece, bearers: 0 });
  const lineup =
    fresh.alternation === null ? fresh : alternated(fresh, (count(position.domes & position.h3) & 1) === 1);
  position.lineup = lineup;
  if (!lineup.gender) position.females = 0;
  return tokensFit(position) ? ok(null) : fault('bad-state', String(pieces[0]!.at));
}

/** Who may take another's power may have as many workers as that power brings. */
function mostWorkers(seats: readonly SeatText[], seat: number): number {
  const side = sideOfSeat(seats.length, seat);
  const own = seats.filter((_, other) => sideOfSeat(seats.length, other) === side);
  const cards = own.every(({ card }) => card?.seizes === null) ? own : seats;
  return Math.max(...cards.map(({ card }) => card?.mostWorkers ?? 0));
}

function holderOf(seats: readonly SeatText[], seat: number): number {
  const holder = seats.findIndex(({ holds }, other) => holds && other !== seat);
  return holder < 0 ? seat : holder;
}
