import type { AnnalsText } from '../../../santowerini/pages/annals-text.ts';
import { game } from '../game.ts';

const rounds = (count: number): string => (count === 1 ? '1 round' : `${count} rounds`);

/** The page of past campaigns and personal bests. */
export const annals: AnnalsText = {
  title: 'Past campaigns and bests',
  game,
  back: 'Santowerini',
  damaged: 'Some of what was kept cannot be read. The page of the campaign says what.',
  campaigns: {
    title: 'Campaigns',
    none: 'No campaign is over yet. Six levels, and its rank stands here.',
    rank: (rank, points) => `${rank}, ${game.points(points)}`,
    levels: (won, of) => `${won} of ${of} levels won`,
    unfinished: 'ended early',
  },
  bests: {
    title: 'Personal bests',
    none: 'Nothing yet: the best of every scenario you play is kept here.',
    scenario: 'Scenario',
    cell: (points, count) => `${points} · ${rounds(count)}`,
    lost: 'lost',
    never: 'not played',
    note: 'The most points, and the fewest rounds of a win.',
  },
  siege: {
    title: 'The Long Siege',
    none: 'Not tried yet.',
    best: (defeated, wave, count) => `${defeated} defeated, wave ${wave}, ${rounds(count)} held`,
  },
  days: {
    title: 'Days',
    none: 'No scenario of a day has been played yet.',
    won: (points, count) => `${game.points(points)} in ${rounds(count)}`,
    lost: 'lost',
    tries: (tries) => (tries === 1 ? 'one try' : `${tries} tries`),
  },
};
