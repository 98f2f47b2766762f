import type { PieceSolid } from '@thera/board';
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
import { coinSolid } from './solids/coins.ts';
import { BLESSING, COINS, FLOTSAM, GEMS, GRAVE, KING, SPHINX, WANDERER, WORKERS } from './solids/colours.ts';
import { blessingSolid, flotsamSolid, gemSolid, graveSolid } from './solids/field-tokens.ts';
import { kingSolid } from './solids/king.ts';
import { hoveringSphinxSolid, sphinxSolid } from './solids/sphinx.ts';
import { wandererSolid } from './solids/wanderer.ts';
import { workerSolid } from './solids/workers.ts';

const worker = (colour: WorkerColour, body: WorkerBody): PieceSolid => ({
  solid: workerSolid(colour, body),
  nobody: WORKERS[colour],
});
const coin = (colour: CoinColour, level: Level): PieceSolid => ({
  solid: coinSolid(colour, level),
  nobody: COINS[colour],
});
const crate = (level: Level): PieceSolid => ({ solid: flotsamSolid(level), nobody: FLOTSAM });
const stele = (height: GraveHeight, isKings: boolean): PieceSolid => ({
  solid: graveSolid(height, isKings),
  nobody: GRAVE,
});
const jewel = (gem: Gem): PieceSolid => ({ solid: gemSolid(gem), nobody: GEMS[gem] });

/** Everything on a field in three dimensions, by its kind. */
export const SPHINX_SOLIDS: Readonly<Record<FigureKind | TokenKind, PieceSolid>> = {
  'worker-white-woman': worker('white', 'woman'),
  'worker-white-man': worker('white', 'man'),
  'worker-blue-woman': worker('blue', 'woman'),
  'worker-blue-man': worker('blue', 'man'),
  'worker-brown-woman': worker('brown', 'woman'),
  'worker-brown-man': worker('brown', 'man'),
  wanderer: { solid: wandererSolid, nobody: WANDERER },
  king: { solid: kingSolid, nobody: KING },
  sphinx: { solid: sphinxSolid, nobody: SPHINX },
  'sphinx-hovering': { solid: hoveringSphinxSolid, nobody: SPHINX },
  'coin-silver-1': coin('silver', 1),
  'coin-silver-2': coin('silver', 2),
  'coin-silver-3': coin('silver', 3),
  'coin-silver-4': coin('silver', 4),
  'coin-gold-1': coin('gold', 1),
  'coin-gold-2': coin('gold', 2),
  'coin-gold-3': coin('gold', 3),
  'coin-gold-4': coin('gold', 4),
  blessing: { solid: blessingSolid, nobody: BLESSING },
  'flotsam-1': crate(1),
  'flotsam-2': crate(2),
  'flotsam-3': crate(3),
  'flotsam-4': crate(4),
  'grave-2': stele(2, false),
  'grave-3': stele(3, false),
  'king-grave-2': stele(2, true),
  'king-grave-3': stele(3, true),
  'gem-red': jewel('red'),
  'gem-green': jewel('green'),
  'gem-blue': jewel('blue'),
};
