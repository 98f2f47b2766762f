import type { CampaignText } from '../../../santowerini/pages/campaign-text.ts';
import { game } from '../game.ts';
import { standing } from './standing.ts';

const ORDINALS = ['First', 'Second', 'Last'];
const rounds = (count: number): string => (count === 1 ? '1 round' : `${count} rounds`);

/** The page with everything that can be defended. */
export const campaign: CampaignText = {
  title: 'Santowerini',
  game,
  lead: 'Raiders land on the island. Bait them with houses, build on their heads and guard the gate.',
  back: 'Back to Thera',
  campaign: 'Campaign',
  pointsWord: (points) => (points === 1 ? 'point' : 'points'),
  moreTo: (points, rank) => `${points} more to ${rank}`,
  morePoints: (points) => (points === 1 ? '1 more point' : `${points} more points`),
  range: (from, to) => `${from} to ${to}`,
  from: (points) => `from ${points}`,
  highest: 'The highest rank',
  ladder: (rank, points) => `${rank}, ${points === 1 ? '1 point' : `${points} points`}`,
  difficulty: 'Difficulty',
  difficultyNote: 'One difficulty for the whole campaign: Easy costs two points, Expert earns two.',
  difficultyFixed: 'It can’t be changed during a campaign.',
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
  resume: (name) => `Resume ${name}`,
  over: {
    title: {
      novice: 'Held to the end, as a Novice',
      apprentice: 'Held to the end, as an Apprentice',
      assistant: 'Held to the end, as an Assistant',
      journeyman: 'Held to the end, as a Journeyman',
      master: 'Held to the end, as a Master',
      'guild-master': 'Guild Master: nobody builds better',
    },
    again: 'New campaign',
  },
  anew: {
    ask: 'Start over',
    warning: 'This campaign ends here and joins your past campaigns.',
    confirm: 'End it and start over',
    cancel: 'Keep going',
  },
  single: {
    title: 'Single scenario',
    note: 'Any scenario at any difficulty, scored on its own.',
    close: 'Close',
  },
  today: {
    title: 'Today’s scenario',
    note: 'The same landing and the same dice for everyone.',
    play: 'Play today’s scenario',
    again: 'Play again',
    best: (points, count) => `Your best today: ${points} points in ${rounds(count)}`,
    lost: (tries) => (tries === 1 ? 'Lost once so far' : `Lost ${tries} times so far`),
    notYet: 'Not played yet',
    share: 'Share',
    shared: 'Copied. Paste it wherever you like.',
    cannotShare: 'We couldn’t copy it.',
    result: (day, place, points, count) =>
      `Santowerini, ${day}: ${place}, won in ${rounds(count)}, ${points} points. Can you do better?`,
    lostResult: (day, place) => `Santowerini, ${day}: ${place}, and the city has fallen. Can you hold it?`,
  },
  siege: {
    play: 'Start the siege',
    best: (defeated, wave) => `Your best: ${defeated} defeated, wave ${wave}`,
    notYet: 'Not tried yet',
  },
  more: { learn: 'Introduction', rules: 'Rules', past: 'Past campaigns and bests' },
  firstTime: {
    title: 'New here?',
    sentence: 'Five short exercises and you’ll know how to hold the island.',
    button: 'Start the introduction',
  },
  bonuses: 'Bonuses, two points each',
  damage: {
    title: 'Some saved data is damaged',
    kept: 'Here’s what we can read. Nothing changes until you continue.',
    goOn: 'Continue with what’s left',
    reasons: {
      'bad-campaign': 'We can’t read the campaign.',
      'no-such-difficulty': 'We can’t read the campaign’s difficulty, so the campaign is lost.',
      'bad-attempts': 'We can’t read the campaign’s attempts; only its difficulty is left.',
      'bad-attempt':
        'We can’t read one attempt of the campaign. The attempts before it are still there; those after it are lost.',
      'not-annals': 'We can’t read any of it: no campaign, no bests.',
      'newer-version': 'It was saved by a newer version of Thera. Try reloading the page.',
      'bad-past': 'We can’t read a past campaign.',
      'bad-best': 'We can’t read a personal best.',
      'bad-day': 'We can’t read a daily scenario.',
      'bad-credit': 'We can’t tell whether one of your games was counted.',
    },
  },
  notKept: 'This browser doesn’t save anything: you’ll lose the campaign when you leave the page.',
  cannotStart: 'We couldn’t load the game. Are you online?',
  standing,
};
