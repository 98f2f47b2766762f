import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { selfPlay } from '../../test/self-play.ts';
import { SKILLS } from './skill.ts';

const QUICK = [
  { ...SKILLS.novice, nodes: 500 },
  { ...SKILLS.titan, nodes: 500 },
];

const SETUPS: readonly object[] = [
  { players: 2, mode: 'none' },
  { players: 2, mode: 'draft' },
  { players: 2, mode: 'free' },
  { players: 2, mode: 'none', fleece: 'dice' },
  { players: 2, mode: 'fixed', powers: ['chaos', 'eros'], plyCap: 80 },
  { players: 2, mode: 'fixed', powers: ['tyche', 'chaos'], plyCap: 80 },
  { players: 3, mode: 'draft' },
  { players: 4, mode: 'draft' },
  ...[2, 3, 4].flatMap((players) =>
    castsLedByAll(players, 'unit')
      .filter((_, n) => n % 12 === players)
      .map((powers) => ({ players, mode: 'fixed', powers, plyCap: 80 })),
  ),
];

test.each(SETUPS.map((setup) => [setup]))('%j is played to the end', (setup) => {
  expect(selfPlay(setup, QUICK, 'unit').outcome).toBeDefined();
});
