import type { BoardText } from '../board-text.ts';

/** What is said beside a board that is drawn in text. */
export const board: BoardText = {
  legend: 'Digits are levels, ∩ is a dome.',
  femaleLegend: '♀ marks a female worker.',
  extraTurn: 'extra turn with an opponent’s worker',
  hasWon: 'has won',
  isOut: 'is out of the game',
  noPowerYet: 'no power yet',
  anyPower: 'Every power may be picked.',
  onOffer: (powers) => `On offer: ${powers}.`,
  challenger: (player) => `${player} makes the offer.`,
  starts: (player) => `${player} starts.`,
  climbed: 'climbed in the last turn',
  stored: (builds) => `stored builds: ${builds}`,
  inForce: (power) => `now with the power of ${power}`,
  undrawn: 'the next power is still to be drawn',
  laidAside: (powers) => `laid aside: ${powers}`,
  holds: (power) => `holds the power of ${power}`,
  heldBy: (player) => `${player} holds this power`,
};
