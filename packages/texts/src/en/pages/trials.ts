import type { TrialsText } from '../../pages/trials-text.ts';
import { advancedTrials } from '../santorini/trials/advanced-trials.ts';
import { goldenFleeceTrials } from '../santorini/trials/golden-fleece-trials.ts';
import { heroTrials } from '../santorini/trials/hero-trials.ts';
import { promoTrials } from '../santorini/trials/promo-trials.ts';
import { secondEditionTrials } from '../santorini/trials/second-edition-trials.ts';
import { simpleTrials } from '../santorini/trials/simple-trials.ts';

/** What to try with every power, and what to notice. */
export const trials: TrialsText = {
  ...simpleTrials,
  ...advancedTrials,
  ...goldenFleeceTrials,
  ...heroTrials,
  ...promoTrials,
  ...secondEditionTrials,
};
