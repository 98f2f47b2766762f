import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';

/** Advice for one’s first games. */
export const strategy: RulesPageText['sections']['strategy'] = {
  title: 'Playing well',
  lead: 'Six tips that win more games than any power.',
  notes: {
    centre: {
      title: 'Take the centre',
      text: 'You can reach eight squares from C3, but only three from a corner. In the middle you’re close to everything.',
    },
    height: {
      title: 'Go up, and stay up',
      text: 'On the ground you watch, on level 1 you can follow, on level 2 you’re a threat. Don’t step down without a reason.',
    },
    domes: {
      title: 'Domes are walls',
      text: 'A dome stops a win for good. A block does it for a while: a tower two levels above a worker is out of its reach.',
    },
    gifts: {
      title: 'Don’t build gifts',
      text: 'Before you add a third block, check who’s next to it on level 2. That goes for the square you just left, too: don’t raise it for your opponent.',
    },
    threats: {
      title: 'Threaten twice',
      text: 'One dome answers one threat. A worker on level 2 with two level 3 towers next to it is one threat too many.',
    },
    freedom: {
      title: 'Keep a way out',
      text: 'Corners and courtyards are traps. Count the squares your workers can still reach, and your opponent’s.',
    },
  },
};
