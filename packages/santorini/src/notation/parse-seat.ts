import { fault, ok, type Result } from '@thera/table';
import { MORTAL, type Power } from '../power.ts';
import { powerOf } from '../powers/index.ts';
import { parseSquare, type Squares } from '../squares.ts';
import type { PositionError } from './errors.ts';
import type { Extras } from './parse-extras.ts';
import { parsePower } from './parse-power.ts';
import { type Piece, splitAt, trimmed } from './pieces.ts';

/** What the text says of one seat. */
export interface SeatText {
  readonly mark: '' | '#' | '-';
  /** `null` when no power has been taken yet. */
  readonly card: Power | null;
  readonly inForce: Power | null;
  /** Has the use of another's power. */
  readonly holds: boolean;
  readonly memory: number;
  readonly female: Squares;
  readonly crew: Squares;
}

const SEAT = /^\s*([#-]?)\s*([^[\]:]+?)\s*(?:\[([^\]]*)\])?\s*:(.*)$/s;

/** Reads `athena[^]:B3,D3`. */
export function parseSeat(
  { text, at }: Piece,
  seat: number,
  seats: number,
  { phase, fleece }: Pick<Extras, 'phase' | 'fleece'>,
): Result<SeatText, PositionError> {
  const match = SEAT.exec(text);
  if (match === null) return fault('bad-seat', String(at));
  const [, mark, name, state, squares] = match;
  const isDraft = phase !== 'play' && phase !== 'place';
  if (name === '?') return isDraft ? ok(emptySeat(null)) : fault('unknown-power', String(at));
  const power = parsePower(name!);
  if (!power.ok) return fault(power.error, String(at + text.indexOf(name!)));
  if (power.value.id !== 'mortal' && !power.value.players.includes(seats))
    return fault('wrong-players', String(at));
  if (isDraft) return ok(emptySeat(power.value));
  if (mark === '-' && seats !== 3) return fault('bad-seat', String(at));
  // Who is out has no power any more, so there is nothing to remember.
  if (fleece !== null && power.value !== MORTAL) return fault('unknown-power', String(at));
  const items = parseState(power.value, fleece, mark === '-' ? '' : (state ?? ''));
  if (items === undefined) return fault('bad-state', String(at + text.indexOf('[')));
  const hidden = power.value.hides === 'crew' ? hiddenWorkers(squares!) : 0;
  const crewText = hidden === 0 ? squares! : '';
  const crew = parseCrew({ text: crewText, at: at + text.length - squares!.length }, seat, seats);
  if (!crew.ok) return crew;
  if (mark === '-' && crew.value !== 0) return fault('bad-seat', String(at));
  return ok({
    ...items,
    mark: mark === '#' || mark === '-' ? mark : '',
    card: power.value,
    crew: crew.value,
    ...(hidden === 0 ? {} : { memory: hidden }),
  });
}

/** How many workers are written as hidden: `?,?`. */
function hiddenWorkers(text: string): number {
  return /^\s*\?\s*(,\s*\?\s*)?$/.test(text) ? text.split(',').length : 0;
}

function emptySeat(card: Power | null): SeatText {
  return { mark: '', card, inForce: null, holds: false, memory: 0, female: 0, crew: 0 };
}

function parseCrew(piece: Piece, seat: number, seats: number): Result<Squares, PositionError> {
  const isPartner = seats === 4 && seat > 1;
  if (isPartner !== (piece.text.trim() === '=')) return fault('bad-team', String(piece.at));
  if (isPartner || piece.text.trim() === '') return ok(0);
  let crew = 0;
  for (const part of splitAt(piece, ',')) {
    const square = parseSquare(part.text.trim());
    if (square === undefined) return fault('bad-square', String(trimmed(part).at));
    if ((crew & (1 << square)) !== 0) return fault('square-twice', String(trimmed(part).at));
    crew |= 1 << square;
  }
  return ok(crew);
}

type State = Pick<SeatText, 'inForce' | 'holds' | 'memory' | 'female'>;

/** Takes the items that every card may have; the card itself reads the rest. */
function parseState(card: Power, fleece: Power | null, text: string): State | undefined {
  const items = text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  let inForce: Power | null = card.deck === null ? card : null;
  let holds = false;
  let female = 0;
  const rest: string[] = [];
  for (const item of items) {
    const square = parseSquare(/^f=(.*)$/i.exec(item)?.[1] ?? (card.readsGender ? item : ''));
    const drawn = card.deck?.find((id) => id === item.toLowerCase());
    if (square !== undefined) female |= 1 << square;
    else if (drawn !== undefined) {
      inForce = powerOf(drawn, card.edition);
    } else if (item === '+' && card.seizes !== null) holds = true;
    else if (item !== '?' || (card.deck === null && card.hides === null)) rest.push(item.toLowerCase());
  }
  const { parseMemory } = fleece ?? (card.alternates === null ? card : (inForce ?? card));
  const memory = parseMemory === null ? (rest.length === 0 ? 0 : undefined) : parseMemory(rest);
  return memory === undefined || (female & (female - 1)) !== 0
    ? undefined
    : { inForce, holds, memory, female };
}
