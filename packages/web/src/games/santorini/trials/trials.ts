import type { PowerId } from '@thera/santorini';
import { advancedTrials } from './advanced-trials.ts';
import { goldenFleeceTrials } from './golden-fleece-trials.ts';
import { heroTrials } from './hero-trials.ts';
import { promoTrials } from './promo-trials.ts';
import { secondEditionTrials } from './second-edition-trials.ts';
import { simpleTrials } from './simple-trials.ts';
import type { Trial } from './trial.ts';

/** A position to try every power in. */
export const TRIALS: Readonly<Record<PowerId, Trial>> = {
  ...simpleTrials,
  ...advancedTrials,
  ...goldenFleeceTrials,
  ...heroTrials,
  ...promoTrials,
  ...secondEditionTrials,
};
