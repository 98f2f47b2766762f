import { type PiecePicture, workerShape } from '@thera/board';
import { coin } from './coins.ts';
import { BLESSING, flotsam, grave } from './field-tokens.ts';
import { gem } from './gems.ts';
import type {
  CoinColour,
  FigureKind,
  Gem,
  GraveHeight,
  Level,
  TokenKind,
  WorkerBody,
  WorkerColour,
} from './kinds.ts';
import { KING } from './king.ts';
import { HOVERING_SPHINX, SPHINX } from './sphinx.ts';
import { WANDERER } from './wanderer.ts';
import { WORKER_ATTIRES } from './workers.ts';

const WORKER_TOKENS: Readonly<Record<WorkerColour, string>> = {
  white: 'pair-white',
  blue: 'seat-2',
  brown: 'pair-brown',
};

/** Filled with a colour of the themes, and drawn with its edge; the same from every side. */
const figure = (body: string, colour: string, height: number, edge = `${colour}-edge`): PiecePicture => ({
  body: () => body,
  fill: `var(--${colour})`,
  edge: `var(--${edge})`,
  height,
});

const TOKEN_BOX = '-31 -54 62 62';
const token = (body: string, colour: string, edge?: string, box = TOKEN_BOX): PiecePicture => ({
  ...figure(body, colour, 60, edge),
  box,
});

const worker = (colour: WorkerColour, body: WorkerBody): PiecePicture =>
  figure(workerShape(body, WORKER_ATTIRES[colour]), WORKER_TOKENS[colour], 104);
const minted = (colour: CoinColour, level: Level): PiecePicture =>
  token(coin(colour, level), `tier-${colour}`);
const crate = (level: Level): PiecePicture => token(flotsam(level), 'wood');
const jewel = (colour: Gem): PiecePicture => token(gem(colour), `gem-${colour}`);
const stele = (height: GraveHeight): PiecePicture =>
  token(grave(height, false), 'plaster-shade', 'figure-edge');
const kingsStele = (height: GraveHeight): PiecePicture =>
  token(grave(height, true), 'plaster-shade', 'figure-edge', '-36 -64 72 72');

/** Everything on a field as it is drawn, by its kind. */
export const SPHINX_PICTURES: Readonly<Record<FigureKind | TokenKind, PiecePicture>> = {
  'worker-white-woman': worker('white', 'woman'),
  'worker-white-man': worker('white', 'man'),
  'worker-blue-woman': worker('blue', 'woman'),
  'worker-blue-man': worker('blue', 'man'),
  'worker-brown-woman': worker('brown', 'woman'),
  'worker-brown-man': worker('brown', 'man'),
  wanderer: figure(WANDERER, 'wanderer', 96),
  king: figure(KING, 'king', 108),
  sphinx: figure(SPHINX, 'sphinx', 96),
  'sphinx-hovering': { ...figure(HOVERING_SPHINX, 'sphinx', 134), box: '-53 -110 106 109' },
  'coin-silver-1': minted('silver', 1),
  'coin-silver-2': minted('silver', 2),
  'coin-silver-3': minted('silver', 3),
  'coin-silver-4': minted('silver', 4),
  'coin-gold-1': minted('gold', 1),
  'coin-gold-2': minted('gold', 2),
  'coin-gold-3': minted('gold', 3),
  'coin-gold-4': minted('gold', 4),
  blessing: token(BLESSING, 'bless'),
  'flotsam-1': crate(1),
  'flotsam-2': crate(2),
  'flotsam-3': crate(3),
  'flotsam-4': crate(4),
  'grave-2': stele(2),
  'grave-3': stele(3),
  'king-grave-2': kingsStele(2),
  'king-grave-3': kingsStele(3),
  'gem-red': jewel('red'),
  'gem-green': jewel('green'),
  'gem-blue': jewel('blue'),
};
