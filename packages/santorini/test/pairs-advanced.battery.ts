import { GROUPS } from '../src/power-ids.ts';
import { IS_FULL } from './battery-state.ts';
import { everyPair, inRotation } from './casts.ts';
import { playChecked } from './checked-game.ts';
import { runCasts } from './run-casts.ts';

const leaders: readonly string[] = GROUPS.advanced;
const pairs = everyPair().filter(([first]) => leaders.includes(first!));

runCasts({
  name: 'pairs, advanced first',
  casts: IS_FULL ? pairs : inRotation(pairs, 13),
  games: 1,
  playGame: playChecked,
});
