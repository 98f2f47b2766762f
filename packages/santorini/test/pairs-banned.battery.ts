import { IS_FULL } from './battery-state.ts';
import { bannedPairs, inRotation } from './casts.ts';
import { playChecked } from './checked-game.ts';
import { runCasts } from './run-casts.ts';

const pairs = bannedPairs();

runCasts({
  name: 'pairs, bans lifted',
  casts: IS_FULL ? pairs : inRotation(pairs, 7),
  games: IS_FULL ? 8 : 1,
  playGame: playChecked,
});
