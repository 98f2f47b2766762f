import { listOf } from '../../list-of.ts';
import type { ForecastText } from '../../santowerini/forecast-text.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const either = listOf('en-GB', 'disjunction');

/** What the panel about one enemy says. */
export const forecast: ForecastText = {
  stance: (order, facing) => `acts ${order}, faces ${facing}`,
  onEachRoll: 'On each roll, as things are now',
  unlessEarlier: 'Enemies that act earlier may change this.',
  stunned: 'stunned',
  hitsLeft: (hits) => (hits === 1 ? 'one hit left' : `${NUMBERS[hits]} hits left`),
  staysOn: (square) => `stays on ${square}`,
  goesTo: (square) => `to ${square}`,
  climbsTo: (square) => `up to ${square}`,
  strikes: (square) => `strikes ${square}`,
  fells: (square) => `defeats your builder on ${square}`,
  nothing: 'no effect',
  cityFalls: 'the city falls',
  missesTurn: 'It’s stunned and misses its next action.',
  faces: (faces) => either(faces.map((face) => NUMBERS[face]!)),
  risk: 'Risk for the city this round',
  chance: {
    sixths: (sixths) => `${sixths} in 6`,
    percent: (percent) => `${percent} %`,
    tiny: 'under 1 %',
    nearlySure: 'over 99 %',
  },
};
