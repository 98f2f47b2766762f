import { IS_FULL } from './battery-state.ts';
import { castsLedByAll, everyPair, inRotation } from './casts.ts';
import { compareGame } from './comparison.ts';
import { runCasts } from './run-casts.ts';

runCasts({
  name: 'comparison',
  casts: IS_FULL
    ? [...everyPair(), ...castsLedByAll(3, 6), ...castsLedByAll(4, 6)]
    : inRotation(everyPair(), 47),
  games: 1,
  playGame: (cast, seed) => compareGame(cast, seed, 10),
});
