import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';

/** Advice for one’s first games. */
export const strategy: RulesPageText['sections']['strategy'] = {
  title: 'Playing well',
  lead: 'Six thoughts that win more games than any power.',
  notes: {
    centre: {
      title: 'Take the centre',
      text: 'From C3 you reach eight squares, from a corner three. Whoever stands in the middle is close to everything that happens.',
    },
    height: {
      title: 'Go up, and stay up',
      text: 'A worker on the ground watches. On level 1 it can follow, on level 2 it threatens. Step down only for a reason.',
    },
    domes: {
      title: 'Domes are walls',
      text: 'A dome stops a win for good. A block does so for a while: a tower two levels above a worker is out of its reach.',
    },
    gifts: {
      title: 'Build no gifts',
      text: 'Before you lay a third block, look who stands next to it on level 2. The square that you have just left counts, too: do not raise it for your neighbour.',
    },
    threats: {
      title: 'Threaten twice',
      text: 'One threat is answered with one dome. Two towers of level 3 beside a worker on level 2 are one too many.',
    },
    freedom: {
      title: 'Keep a way out',
      text: 'Corners and courtyards are traps. Count the squares that your workers can still reach, and those of your opponent.',
    },
  },
};
