import { ADVANCED_IDS } from '../src/power-ids.ts';
import { IS_FULL } from './battery-state.ts';
import { everyPair, inRotation } from './casts.ts';
import { playCasts } from './play-casts.ts';

const pairs = everyPair().filter(([first]) => ADVANCED_IDS.some((id) => id === first));
playCasts({
  name: 'pairs, advanced first',
  casts: IS_FULL ? pairs : inRotation(pairs, 5),
  games: IS_FULL ? 8 : 1,
});
