import type { TellingText } from '../../santorini/telling-text.ts';

/** What is told about decisions and squares. */
export const telling: TellingText = {
  offers: (player, powers) => `${player} offers ${powers}.`,
  choosesNight: (player, power) => `${player} lays ${power} beside the board as the night power.`,
  picks: (player, power) => `${player} picks ${power}.`,
  letsStart: (player, starter) => `${player} decides that ${starter} starts.`,
  places: (player, squares) => `${player} places workers on ${squares}.`,
  played: (player, turn) => `${player} ${turn}.`,
  hint: (turn) => `Try this: ${turn}.`,
  powerDrawn: (player, power) => `${player} draws the power of ${power}.`,
  cardDrawn: (player, card) => `${player} draws the card ${card}.`,
  otherCardDrawn: (player) => `${player} draws a card, and it is not the 6.`,
  cutShort: (steps) =>
    steps === 0
      ? 'Something hidden is in the way: nothing of that happens.'
      : `Something hidden is in the way: only the first ${steps === 1 ? 'step' : `${steps} steps`} of that can happen.`,
  canChoose: (square) => `You can choose ${square} now.`,
  notNow: 'That is not possible now.',
  workerFirst: 'Choose a worker first.',
  actFirst: (act) => `Switch to “${act}” first.`,
};
