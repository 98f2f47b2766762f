import { ADVANCED_IDS } from '../src/power-ids.ts';
import { IS_FULL } from './battery-state.ts';
import { everyPair, inRotation } from './casts.ts';
import { playChecked } from './checked-game.ts';
import { runCasts } from './run-casts.ts';

const pairs = everyPair().filter(([first]) => !ADVANCED_IDS.some((id) => id === first));

runCasts({
  name: 'pairs, simple first',
  casts: IS_FULL ? pairs : inRotation(pairs, 4),
  games: IS_FULL ? 8 : 1,
  playGame: playChecked,
});
