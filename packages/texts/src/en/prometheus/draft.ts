import type { DraftText } from '../../prometheus/draft-text.ts';
import { counted } from './grammar.ts';

/** Choosing an army, and placing units and tokens. */
export const draft: DraftText = {
  title: 'Choose your army',
  pointsLeft: (left, of) => `${left} of ${of} points left`,
  recruitFor: (unit, points) => `Recruit ${unit} for ${points}`,
  price: (points) => counted(points, 'point'),
  stop: 'Stop (keep the rest)',
  stopGives: (artOfWar) =>
    artOfWar === 0 ? 'Nothing is left over.' : `Gives ${artOfWar} Art of War in your opening hand.`,
  yours: 'Yours',
  taken: 'Taken',
  takenBy: (player) => `Taken by ${player}`,
  tooDear: 'Too dear',
  yourArmy: 'Your army',
  theirArmy: (player) => `${player}’s army`,
  noneYet: 'Nobody yet',
  quickArmies: 'Quick armies',
  meantFor: (unit, map) => `${unit} (${map})`,
  place: {
    where: (unit) => `Where does ${unit} begin?`,
    tokens: 'Lay the twelve tokens on Olympus, face down, one an area.',
    tokensLeft: (nets, lures) => `${counted(nets, 'net')} and ${counted(lures, 'lure')} left`,
    layNet: 'Lay a net',
    layLure: 'Lay a lure',
    scatter: 'Lay the rest anywhere',
    takeBack: 'Take it up again',
    done: 'All tokens lie',
  },
};
