// How hard a game is for its computer player.
// Usage: npm run balance -- <game> [options]; the file of each game in scripts/balance says which.
import { balancePrometheus } from './balance/prometheus.ts';
import { balanceSantowerini } from './balance/santowerini.ts';
import { balanceSphinx } from './balance/sphinx.ts';

const GAMES: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = {
  prometheus: balancePrometheus,
  santowerini: balanceSantowerini,
  sphinx: balanceSphinx,
};

const [game = '', ...options] = process.argv.slice(2);
const balance = GAMES[game];
if (balance === undefined) {
  console.error(`game: ${game} is none of ${Object.keys(GAMES).join(', ')}`);
  process.exitCode = 2;
} else await balance(options);
