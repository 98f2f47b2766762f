import { IS_FULL } from './battery-state.ts';
import { castsLedByAll, everyPair, inRotation } from './casts.ts';
import { compareGame } from './comparison.ts';
import { runCasts } from './run-casts.ts';

runCasts({
  name: 'comparison',
  // The unit tests have short games of every pair; here they are long.
  casts: IS_FULL
    ? [...everyPair(), ...castsLedByAll(3, 12), ...castsLedByAll(4, 12)]
    : inRotation(everyPair(), 47),
  games: IS_FULL ? 2 : 1,
  playGame: (cast, seed) => compareGame(cast, seed, 30),
});
