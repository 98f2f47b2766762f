import type { HERO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The heroes. */
export const heroTrials: TrialTextsOf<typeof HERO_IDS> = {
  achilles: {
    task: 'Build on C3 with B3, then move up there.',
    notice: 'You built the third level and climbed it in the same turn. It works once per game.',
  },
  adonis: {
    task: 'Move B2 to B3, build, and name B3 and C4. Then play blue and try to flee from C4 to D5.',
    notice: 'After blue’s turn the two must be next to each other, if that’s possible.',
  },
  atalanta: {
    task: 'Run from A1 up the stairs: B2, C3, D4.',
    notice: 'Once per game your worker can keep going as long as you like, one step at a time.',
  },
  bellerophon: {
    task: 'Fly from B2, on level 1, up to C3.',
    notice: 'Once per game you can climb two levels, and from level 1 that wins.',
  },
  heracles: {
    task: 'Move C2 to C3. Instead of a normal build, put domes on B4, C4 and B2.',
    notice: 'Once per game you can put domes on as many squares next to your workers as you like.',
  },
  jason: {
    task: 'Bring in your third worker on A1, move it to A2 and build.',
    notice: 'Once per game you bring in a worker on the edge, on the ground, and it takes your turn.',
  },
  medea: {
    task: 'Move B1 to B2 and build. Then remove all the blocks from under blue on C3.',
    notice: 'Blue is down on the ground, far from level 3. It works once per game.',
  },
  odysseus: {
    task: 'Send C4 and D2 to corners of the board. Then take your turn.',
    notice: 'Once per game, before moving, you can send opponents next to you to free corners.',
  },
  polyphemus: {
    task: 'Move B1 and build. Then put domes on E5 and D4, far away.',
    notice: 'Once per game you can put up to two domes anywhere, at any height.',
  },
  theseus: {
    task: 'Move C1 to C2 and build. Then remove blue on D3.',
    notice: 'It was next to you and exactly two levels higher. It works once per game.',
  },
};
