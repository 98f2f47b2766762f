import type { DraftText } from '../../prometheus/draft-text.ts';
import { counted } from './grammar.ts';

/** Choosing an army, and placing units and tokens. */
export const draft: DraftText = {
  title: 'Choose your army',
  pointsLeft: (left, of) => `${left} of ${of} points left`,
  recruitFor: (unit, points) => `Recruit ${unit} for ${points}`,
  price: (points) => counted(points, 'point'),
  yours: 'Yours',
  taken: 'Taken',
  tooDear: 'Too expensive',
  meantFor: (unit, map) => `${unit} (${map})`,
  place: {
    layNet: 'Net',
    layLure: 'Lure',
    scatter: 'Scatter the rest',
  },
};
