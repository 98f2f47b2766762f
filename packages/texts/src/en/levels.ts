import type { LevelChoiceText, LevelTexts } from '../levels-text.ts';

/** The computer's levels. */
export const levels: LevelTexts = {
  novice: { name: 'Novice', sentence: 'Builds happily and overlooks a lot: for your first games.' },
  apprentice: { name: 'Apprentice', sentence: 'Wants to climb, and now and then forgets that you do, too.' },
  mason: { name: 'Mason', sentence: 'Sees your threats and makes some of its own.' },
  builder: { name: 'Builder', sentence: 'Thinks a turn further and punishes slips.' },
  foreman: { name: 'Foreman', sentence: 'Has a plan, and usually a second one.' },
  architect: { name: 'Architect', sentence: 'Looks far ahead and gives little away.' },
  daedalus: { name: 'Daedalus', sentence: 'Builds traps that you notice when they close.' },
  titan: { name: 'Titan', sentence: 'Everything the computer has. Nobody is known to beat it.' },
};

/** A choice of level. */
export const levelChoice: LevelChoiceText = {
  level: 'Level',
  levels,
  place: (number, count) => `${number} of ${count}`,
};
