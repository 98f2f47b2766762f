import type { CampaignText } from '../../../santowerini/pages/campaign-text.ts';
import { game } from '../game.ts';
import { standing } from './standing.ts';

const ORDINALS = ['First', 'Second', 'Last'];
const rounds = (count: number): string => (count === 1 ? '1 round' : `${count} rounds`);

/** The page with everything that can be defended. */
export const campaign: CampaignText = {
  title: 'Santowerini',
  game,
  lead: 'Raiders land on the island. Bait them with houses, build on their heads, keep the gate.',
  back: 'Back to Thera',
  campaign: 'Campaign',
  pointsWord: (points) => (points === 1 ? 'point' : 'points'),
  moreTo: (points, rank) => `${points} more to ${rank}`,
  morePoints: (points) => (points === 1 ? '1 more point' : `${points} more points`),
  range: (from, to) => `${from} to ${to}`,
  from: (points) => `from ${points}`,
  highest: 'The highest rank there is',
  ladder: (rank, points) => `${rank}, ${points === 1 ? '1 point' : `${points} points`}`,
  difficulty: 'Difficulty',
  difficultyNote: 'One difficulty for the whole campaign: easy costs two points, expert earns two.',
  difficultyFixed: 'It stays for the whole campaign.',
  atDifficulty: (difficulty) => `${difficulty.toLowerCase()} difficulty`,
  level: (level) => `Level ${level}`,
  choose: 'Choose A or B',
  attempt: (attempt, points) => `${ORDINALS[attempt - 1]!} of three attempts, up to ${points} points`,
  wonIn: (code, count) => `${code}, won in ${rounds(count)}`,
  lostAll: 'Lost three times',
  won: 'won',
  lost: 'lost',
  notChosen: 'not chosen',
  keep: (buildings) => `keep ${buildings} buildings`,
  or: (name) => `or ${name}`,
  upTo: (points) => `up to ${points}`,
  play: (name) => `Play ${name}`,
  resume: (name) => `Go on with ${name}`,
  over: {
    title: {
      novice: 'Held to the end, as a Novice',
      apprentice: 'Held to the end, as an Apprentice',
      assistant: 'Held to the end, as an Assistant',
      journeyman: 'Held to the end, as a Journeyman',
      master: 'Held to the end, as a Master',
      'guild-master': 'Guild Master: nobody builds better',
    },
    again: 'Begin a new campaign',
  },
  anew: {
    ask: 'Begin anew',
    warning: 'This campaign ends here and goes to the past ones.',
    confirm: 'End it and begin anew',
    cancel: 'Keep going',
  },
  single: {
    title: 'A single scenario',
    note: 'Any scenario at any difficulty, scored by itself.',
    close: 'Close',
  },
  today: {
    title: 'Today’s scenario',
    note: 'The same landing and the same dice for everybody.',
    play: 'Play today’s scenario',
    again: 'Play it again',
    best: (points, count) => `Your best today: ${points} points in ${rounds(count)}`,
    lost: (tries) => (tries === 1 ? 'Lost once so far' : `Lost ${tries} times so far`),
    notYet: 'Not played yet',
    share: 'Share the result',
    shared: 'Copied. Paste it wherever you like.',
    cannotShare: 'The result could not be copied.',
    result: (day, place, points, count) =>
      `Santowerini, ${day}: ${place}, won in ${rounds(count)}, ${points} points. Can you do better?`,
    lostResult: (day, place) => `Santowerini, ${day}: ${place}, and the city has fallen. Can you hold it?`,
  },
  siege: {
    play: 'Stand the siege',
    best: (defeated, wave) => `Your best: ${defeated} defeated, wave ${wave}`,
    notYet: 'Not tried yet',
  },
  more: { learn: 'Introduction', rules: 'Rules', past: 'Past campaigns and bests' },
  firstTime: {
    title: 'New here?',
    sentence: 'Five small exercises, and you know how to hold the island.',
    button: 'Start the introduction',
  },
  bonuses: 'Bonuses, two points each',
  damage: {
    title: 'Something that was kept is damaged',
    kept: 'What can be read is shown here. Nothing is changed until you go on.',
    goOn: 'Go on with what is left',
    reasons: {
      'bad-campaign': 'The campaign cannot be read.',
      'no-such-difficulty': 'The difficulty of the campaign cannot be read, so it is lost.',
      'bad-attempts': 'The attempts of the campaign cannot be read; only its difficulty is left.',
      'bad-attempt':
        'One attempt of the campaign cannot be read. The attempts before it are left; those after it are not.',
      'not-annals': 'Nothing of it can be read: no campaign, no bests.',
      'newer-version':
        'It was written by a newer version of Thera, which this one cannot read. Try to reload.',
      'bad-past': 'A past campaign cannot be read.',
      'bad-best': 'A personal best cannot be read.',
      'bad-day': 'The result of a day cannot be read.',
      'bad-credit': 'For some game it cannot be read whether it was counted.',
    },
  },
  notKept: 'This browser keeps nothing: the campaign is gone when you leave the page.',
  cannotStart: 'The game could not be loaded. Are you online?',
  standing,
};
