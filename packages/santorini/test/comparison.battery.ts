import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { IS_FULL } from './battery-state.ts';
import { castsLedByAll, everyPair, inRotation } from './casts.ts';
import { compareFleeceGame, compareGame } from './comparison.ts';
import { runCasts } from './run-casts.ts';

runCasts({
  name: 'comparison',
  casts: IS_FULL
    ? [...everyPair(), ...castsLedByAll(3, 6), ...castsLedByAll(4, 6)]
    : inRotation(everyPair(), 47),
  games: 1,
  playGame: (cast, seed) => compareGame(cast, seed, 10),
});

runCasts({
  name: 'comparison, golden fleece',
  casts: FLEECE_IDS.map((id) => [id]),
  games: IS_FULL ? 5 : 1,
  playGame: (cast, seed) => compareFleeceGame(cast, seed, 10),
});
