import type { BlessingId } from '../cards/blessings.ts';
import type { Power } from '../power.ts';
import { answeredPrayer } from './answered-prayer.ts';
import { barter } from './barter.ts';
import { cornucopia } from './cornucopia.ts';
import { dawnDome } from './dawn-dome.ts';
import { ferrymansMercy } from './ferrymans-mercy.ts';
import { freshOmens } from './fresh-omens.ts';
import { highStone } from './high-stone.ts';
import { masonsChest } from './masons-chest.ts';
import { openHand } from './open-hand.ts';
import { polarisFavor } from './polaris-favor.ts';
import { pullDown } from './pull-down.ts';
import { quarryGift } from './quarry-gift.ts';
import { ropeBridge } from './rope-bridge.ts';
import { secondWind } from './second-wind.ts';
import { spareHands } from './spare-hands.ts';
import { steppingStones } from './stepping-stones.ts';
import { sureFeet } from './sure-feet.ts';
import { tradePlaces } from './trade-places.ts';
import { veilOfMist } from './veil-of-mist.ts';
import { westWind } from './west-wind.ts';

/** What each blessing can do. */
export const BLESSINGS: Readonly<Record<BlessingId, Power>> = {
  'stepping-stones': steppingStones,
  'spare-hands': spareHands,
  'quarry-gift': quarryGift,
  barter,
  'west-wind': westWind,
  'sure-feet': sureFeet,
  'fresh-omens': freshOmens,
  'trade-places': tradePlaces,
  'masons-chest': masonsChest,
  'second-wind': secondWind,
  'veil-of-mist': veilOfMist,
  'high-stone': highStone,
  'rope-bridge': ropeBridge,
  'dawn-dome': dawnDome,
  'pull-down': pullDown,
  'ferrymans-mercy': ferrymansMercy,
  'open-hand': openHand,
  'answered-prayer': answeredPrayer,
  cornucopia,
  'polaris-favor': polarisFavor,
};
