import type { TrialsText } from '../../../santorini/pages/trials-text.ts';
import { advancedTrials } from '../trials/advanced-trials.ts';
import { goldenFleeceTrials } from '../trials/golden-fleece-trials.ts';
import { heroTrials } from '../trials/hero-trials.ts';
import { promoTrials } from '../trials/promo-trials.ts';
import { secondEditionTrials } from '../trials/second-edition-trials.ts';
import { simpleTrials } from '../trials/simple-trials.ts';

/** What to try with every power, and what to notice. */
export const trials: TrialsText = {
  ...simpleTrials,
  ...advancedTrials,
  ...goldenFleeceTrials,
  ...heroTrials,
  ...promoTrials,
  ...secondEditionTrials,
};
