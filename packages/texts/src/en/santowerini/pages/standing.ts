import type { StandingText } from '../../../santowerini/pages/campaign-text.ts';

const COUNTS = ['no', 'one', 'two', 'three'];

/** What a game leaves behind in the campaign. */
export const standing: StandingText = {
  before: (points) => `Campaign, ${points} before`,
  nextLevel: (level) => `On to level ${level}`,
  tryAgain: 'Try again',
  chooseLetter: 'Choose A or B',
  attemptsLeft: (attempts, level) =>
    attempts === 1
      ? `One attempt left on level ${level}`
      : `${capitalised(COUNTS[attempts]!)} attempts left on level ${level}`,
  otherLanding: (name, points) => `The same landing or ${name}, ${points} points at most`,
  levelLost: (level) => `Level ${level} is lost and earns nothing.`,
  over: (rank) => `The campaign is over. Your rank: ${rank}.`,
  toCampaign: 'Go to the campaign',
  newBest: 'Your best so far',
  best: (points) => `Your best: ${points}`,
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
