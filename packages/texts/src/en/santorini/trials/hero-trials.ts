import type { HERO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The heroes. */
export const heroTrials: TrialTextsOf<typeof HERO_IDS> = {
  achilles: {
    task: 'Build on C3 with B3, then move up there.',
    notice: 'You built the third level and climbed it in the same turn. This works once per game.',
  },
  adonis: {
    task: 'Move B2 to B3, build, and name B3 and C4. Then play blue and try to flee from C4 to D5.',
    notice: 'After blue’s turn the two must be neighbours, if that is possible.',
  },
  atalanta: {
    task: 'Run from A1 up the stairs: B2, C3, D4.',
    notice: 'Once per game your worker goes on for as long as you like, one step at a time.',
  },
  bellerophon: {
    task: 'Fly from B2, on level 1, up to C3.',
    notice: 'Once per game you may climb two levels, and from level 1 that wins.',
  },
  heracles: {
    task: 'Move C2 to C3. Instead of building, set domes on B4, C4 and B2.',
    notice: 'Once per game you close as many squares next to your workers as you like.',
  },
  jason: {
    task: 'Call your third worker to A1, move it to A2 and build.',
    notice: 'Once per game a worker comes to the edge, on the ground, and plays your turn.',
  },
  medea: {
    task: 'Move B1 to B2 and build. Then take all blocks away from under blue on C3.',
    notice: 'Blue comes down to the ground, far from level 3. This works once per game.',
  },
  odysseus: {
    task: 'Send C4 and D2 to corners of the board. Then take your turn.',
    notice: 'Once per game you clear away every opponent next to you before you move.',
  },
  polyphemus: {
    task: 'Move B1 and build. Then set domes on E5 and D4, far away.',
    notice: 'Once per game up to two domes go anywhere, whatever the height.',
  },
  theseus: {
    task: 'Move C1 to C2 and build. Then remove blue on D3.',
    notice: 'It stood next to you and exactly two levels higher. This works once per game.',
  },
};
