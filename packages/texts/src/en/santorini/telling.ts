import type { TellingText } from '../../santorini/telling-text.ts';

/** What is told about decisions and squares. */
export const telling: TellingText = {
  offers: (player, powers) => `${player} puts ${powers} into the draft.`,
  choosesNight: (player, power) => `${player} makes ${power} the night power.`,
  picks: (player, power) => `${player} picks ${power}.`,
  letsStart: (player, starter) => `${player} chooses ${starter} to start.`,
  places: (player, squares) => `${player} places workers on ${squares}.`,
  played: (player, turn) => `${player} ${turn}.`,
  hint: (turn) => `Try this: ${turn}.`,
  powerDrawn: (player, power) => `${player} draws the power of ${power}.`,
  cardDrawn: (player, card) => `${player} draws a ${card}.`,
  otherCardDrawn: (player) => `${player} draws a card. It isn’t the 6.`,
  cutShort: (steps) =>
    steps === 0
      ? 'Something hidden is in the way: none of that happens.'
      : `Something hidden is in the way: only the first ${steps === 1 ? 'step' : `${steps} steps`} of that can happen.`,
  canChoose: (square) => `You can choose ${square}.`,
  notNow: 'You can’t do that now.',
  nextToNobody: 'None of your workers is next to that square.',
  workerFirst: 'Choose a worker first.',
  actFirst: (act) => `Switch to “${act}” first.`,
};
