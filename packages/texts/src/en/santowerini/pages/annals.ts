import type { AnnalsText } from '../../../santowerini/pages/annals-text.ts';
import { game } from '../game.ts';

const rounds = (count: number): string => (count === 1 ? '1 round' : `${count} rounds`);

/** The page of past campaigns and personal bests. */
export const annals: AnnalsText = {
  title: 'Past campaigns and bests',
  game,
  back: 'Santowerini',
  damaged: 'We can’t read some of your saved data. The campaign page tells you what.',
  campaigns: {
    title: 'Campaigns',
    none: 'No finished campaigns yet. Play all six levels and your rank will appear here.',
    rank: (rank, points) => `${rank}, ${game.points(points)}`,
    levels: (won, of) => `${won} of ${of} levels won`,
    unfinished: 'ended early',
  },
  bests: {
    title: 'Personal bests',
    none: 'Nothing yet. Your best in every scenario will appear here.',
    scenario: 'Scenario',
    cell: (points, count) => `${points} · ${rounds(count)}`,
    lost: 'lost',
    never: 'not played',
    note: 'Most points and fewest rounds in a win.',
  },
  siege: {
    title: 'The Long Siege',
    none: 'Not tried yet.',
    best: (defeated, wave, count) => `${defeated} defeated, wave ${wave}, ${rounds(count)} held`,
  },
  days: {
    title: 'Daily scenarios',
    none: 'You haven’t played a daily scenario yet.',
    won: (points, count) => `${game.points(points)} in ${rounds(count)}`,
    lost: 'lost',
    tries: (tries) => (tries === 1 ? 'one try' : `${tries} tries`),
  },
};
