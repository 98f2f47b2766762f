import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { IS_FULL } from './battery-state.ts';
import { playFleeceChecked } from './checked-game.ts';
import { runCasts } from './run-casts.ts';

runCasts({
  name: 'golden fleece',
  casts: FLEECE_IDS.map((id) => [id]),
  games: IS_FULL ? 10 : 1,
  playGame: playFleeceChecked,
});
