import { fault, ok, type Result } from '@thera/table';
import { BONUS, BORROWED } from '../position.ts';
import type { Power } from '../power.ts';
import { type CardId, EDITIONS, type Edition } from '../power-ids.ts';
import { FLEECE_IDS } from '../setup/fleece.ts';
import { parseSquare, type Square, type Squares } from '../squares.ts';
import { PHASES, type Phase } from '../stage.ts';
import type { PositionError } from './errors.ts';
import { parsePower } from './parse-power.ts';
import { type Piece, splitAt, trimmed } from './pieces.ts';

/** What a position says beside the seats. */
export interface Extras {
  /** Where in the text it is said. */
  readonly at: number;
  phase: Phase;
  /** An additional turn, as `Position.extra` has it. */
  extraTurn: number;
  /** The power beside the board, and where the Ram stands. */
  fleece: Power | null;
  ram: Square | undefined;
  /** The steps that the turn has begun with, and the seat that must decide about them. */
  steps: Piece | undefined;
  react: number | undefined;
  /** Where that seat may bring in a worker, if it is said. */
  sites: Squares | undefined;
  night: CardId | undefined;
  /** `null` when anything may be picked. */
  offer: readonly Power[] | null;
  challenger: number;
  start: number | undefined;
  edition: Edition;
  bans: boolean;
}

/** Reads `phase=pick;offer=apollo,pan;challenger=1`. */
export function parseExtras(piece: Piece | undefined, seats: number): Result<Extras, PositionError> {
  const at = piece?.at ?? 0;
  const extras: Extras = {
    at,
    phase: 'play',
    extraTurn: 0,
    fleece: null,
    ram: undefined,
    steps: undefined,
    react: undefined,
    sites: undefined,
    night: undefined,
    offer: [],
    challenger: 0,
    start: undefined,
    edition: 'revised',
    bans: true,
  };
  if (piece === undefined || piece.text.trim() === '') return ok(extras);
  for (const item of splitAt(piece, ';')) {
    const code = readItem(extras, trimmed(item), seats);
    if (code !== undefined) return fault(code, String(item.at));
  }
  return ok(extras);
}

function readItem(extras: Extras, { text, at }: Piece, seats: number): PositionError | undefined {
  const [key, value] = text
    .toLowerCase()
    .split('=', 2)
    .map((part) => part.trim());
  if (value === undefined) return 'bad-extras';
  switch (key) {
    case 'phase': {
      const phase = PHASES.find((known) => known === value);
      if (phase === undefined || phase === 'play') return 'bad-phase';
      extras.phase = phase;
      return undefined;
    }
    case 'turn':
      extras.extraTurn = value === 'extra' ? BORROWED : BONUS;
      return value === 'extra' || value === 'again' ? undefined : 'bad-extras';
    case 'fleece':
      return readFleece(extras, value);
    case 'ram':
      extras.ram = parseSquare(value);
      return extras.ram === undefined ? 'bad-square' : undefined;
    case 'steps':
      extras.steps = { text: text.slice(text.indexOf('=') + 1), at: at + text.indexOf('=') + 1 };
      return undefined;
    case 'sites':
      return readSites(extras, value);
    case 'night': {
      const power = parsePower(value);
      if (!power.ok) return power.error;
      extras.night = power.value.id;
      return undefined;
    }
    case 'offer':
      return readOffer(extras, { text: value, at });
    case 'react':
    case 'challenger':
    case 'start': {
      if (!/^[1-4]$/.test(value) || Number(value) > seats) return 'bad-extras';
      extras[key] = Number(value) - 1;
      return undefined;
    }
    case 'edition': {
      const edition = EDITIONS.find((known) => known === value);
      if (edition === undefined) return 'bad-edition';
      extras.edition = edition;
      return undefined;
    }
    case 'bans':
      extras.bans = false;
      return value === 'off' ? undefined : 'bad-extras';
    default:
      return 'bad-extras';
  }
}

function readFleece(extras: Extras, name: string): PositionError | undefined {
  const power = parsePower(name);
  if (!power.ok) return power.error;
  extras.fleece = power.value;
  return FLEECE_IDS.some((id) => id === power.value.id) ? undefined : 'bad-extras';
}

function readSites(extras: Extras, text: string): PositionError | undefined {
  let sites: Squares = 0;
  for (const name of text.split(',')) {
    const square = parseSquare(name.trim());
    if (square === undefined) return 'bad-square';
    sites |= 1 << square;
  }
  extras.sites = sites;
  return undefined;
}

function readOffer(extras: Extras, { text }: Piece): PositionError | undefined {
  if (text === 'any') {
    extras.offer = null;
    return undefined;
  }
  const offer: Power[] = [];
  for (const id of text.split(',')) {
    const power = parsePower(id.trim());
    if (!power.ok) return power.error;
    offer.push(power.value);
  }
  extras.offer = offer;
  return undefined;
}
