import type { LevelChoiceText, LevelTexts } from '../levels-text.ts';

/** The computer's levels. */
export const levels: LevelTexts = {
  novice: { name: 'Novice', sentence: 'Builds happily and misses a lot. Good for your first games.' },
  apprentice: { name: 'Apprentice', sentence: 'Wants to climb, and sometimes forgets that you do too.' },
  mason: { name: 'Mason', sentence: 'Spots your threats and makes a few of its own.' },
  builder: { name: 'Builder', sentence: 'Thinks a turn further ahead and punishes mistakes.' },
  foreman: { name: 'Foreman', sentence: 'Has a plan, and usually a backup.' },
  architect: { name: 'Architect', sentence: 'Looks far ahead and gives little away.' },
  daedalus: { name: 'Daedalus', sentence: 'Sets traps you only notice once they close.' },
  titan: { name: 'Titan', sentence: 'Everything the computer’s got. Nobody we know of has beaten it.' },
};

/** A choice of level. */
export const levelChoice: LevelChoiceText = {
  level: 'Level',
  levels,
  place: (number, count) => `${number} of ${count}`,
};
