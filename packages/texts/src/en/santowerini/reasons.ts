import type { ReasonText } from '../../santowerini/reason-text.ts';

/** Every roll, or so many of the six. */
const rolls = (faces: number): string => (faces === 6 ? 'on every roll' : `in ${faces} of 6 rolls`);

/** Why a turn is good. */
export const reasons: ReasonText = {
  wins: 'Wins the scenario.',
  stops: (enemy, faces) => `Stops ${enemy} before the gate ${rolls(faces)}.`,
  defeats: (enemy) => `Defeats ${enemy}.`,
  defeatsAtGate: (enemy, faces) =>
    `Defeats ${enemy}, which would reach the gate ${faces === 6 ? 'on any roll' : `in ${faces} of 6 rolls`}.`,
  stuns: (enemy) => `Stuns ${enemy}: it misses its next action.`,
  savesBuilder: (square, faces) => `Saves your builder on ${square} ${rolls(faces)}.`,
  prepares: (enemy, chance) => `That brings ${enemy} within reach next turn, with a ${chance} chance.`,
  preparesSurely: (enemy) => `That brings ${enemy} within reach next turn, whatever the die shows.`,
  savesBuilding: (square, faces) => `Saves the building on ${square} ${rolls(faces)}.`,
  builds: (buildings, wanted) => `That makes ${buildings} of the ${wanted} buildings for the bonus.`,
  holds: 'Keeps the city safe.',
};
