import type { LevelTexts } from '../levels-text.ts';

/** The computer's levels. */
export const levels: LevelTexts = {
  novice: { name: 'Novice', sentence: 'Builds happily and overlooks a lot: for your first games.' },
  mason: { name: 'Mason', sentence: 'Sees your threats and makes some of its own.' },
  builder: { name: 'Builder', sentence: 'Plans a few turns ahead and punishes slips.' },
  architect: { name: 'Architect', sentence: 'Takes its time and gives nothing away.' },
};
