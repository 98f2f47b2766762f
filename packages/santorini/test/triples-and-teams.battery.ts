import { IS_FULL } from './battery-state.ts';
import { castsLedByAll } from './casts.ts';
import { playChecked } from './checked-game.ts';
import { runCasts } from './run-casts.ts';

for (const players of [3, 4]) {
  runCasts({
    name: players === 3 ? 'triples' : 'teams',
    casts: castsLedByAll(players, IS_FULL ? 10 : 1),
    games: 1,
    playGame: playChecked,
  });
}
