import { bareScene, type Grid, type Piece, type Scene } from '@thera/board';
import {
  coinKind,
  FIGURE_KINDS,
  gemKind,
  TOKEN_KINDS,
  workerKind,
} from '../../src/games/sphinx/figures/kinds.ts';

/** Two banks of seven rows with a bridge: there is room for every figure and for every token. */
const ROWS = ['...~...', '...~...', '...~...', '...~...', '...~...', '...~...', '...~...'] as const;
const COLUMNS = ROWS[0].length;

/** A square by its name: A7 is 0. */
const at = (name: string): number => 'ABCDEFG'.indexOf(name[0]!) + COLUMNS * (ROWS.length - Number(name[1]));

const SHAPE: Grid = {
  columns: COLUMNS,
  rows: ROWS.length,
  holes: [...ROWS.join('')].flatMap((sign, square) => (sign === '~' ? [square] : [])),
  bridges: [{ from: at('C2'), to: at('E2') }],
};
const GROUND = bareScene(SHAPE).towers.flatMap((_, square) => (SHAPE.holes.includes(square) ? [] : [square]));

/** Everything that may be on a field, one on each square. */
export const CROWDED: Scene = {
  ...bareScene(SHAPE),
  pieces: FIGURE_KINDS.map((kind, index) => ({ kind, square: GROUND[index]! })),
  tokens: TOKEN_KINDS.map((kind, index) => ({ kind, square: GROUND[index + FIGURE_KINDS.length]! })),
  zones: [{ kind: 'hatch', squares: GROUND }],
};

/** Where a gold coin lies, where it is worked out that there is none, and where the tide comes in. */
export const GOLD: number = at('B5');
export const FREE: number = at('A7');
export const BEACH: number = at('G4');

const WHITE: Piece = { kind: workerKind('white', 'woman'), id: 'white', square: at('C2') };
const SPHINX: Piece = { kind: 'sphinx', id: 'sphinx', square: at('F6'), flies: true };

/** A field with something of everything that can happen on it. */
export const FIELD: Scene = {
  ...bareScene(SHAPE),
  pieces: [WHITE, SPHINX],
  tokens: [
    { kind: coinKind('gold', 2), square: GOLD },
    { kind: gemKind('red'), square: at('A1'), isSign: true },
  ],
  zones: [{ kind: 'tide', squares: [BEACH, at('F4'), at('E4')] }],
  gates: [{ square: at('B3'), isOpen: false, passage: 'north-south' }],
};

const crossed: Scene = { ...FIELD, pieces: [{ ...WHITE, square: at('E2') }, SPHINX] };
const built: Scene = {
  ...crossed,
  towers: crossed.towers.with(GOLD, { blocks: 1, dome: false, sizes: [2] }),
};
const high: Scene = { ...built, zones: FIELD.zones!.map((zone) => ({ ...zone, kind: 'flood' })) };
const flown: Scene = { ...high, pieces: [high.pieces[0]!, { ...SPHINX, square: at('E5') }] };
const opened: Scene = { ...flown, gates: FIELD.gates!.map((gate) => ({ ...gate, isOpen: true })) };
const asleep: Scene = { ...opened, pieces: opened.pieces.map((piece) => ({ ...piece, isAsleep: true })) };
const taken: Scene = { ...asleep, tokens: asleep.tokens.slice(1) };

/** What happens, one thing after the other; at the end the coin is gone. */
export const ROUND: readonly Scene[] = [crossed, built, high, flown, opened, asleep, taken];
