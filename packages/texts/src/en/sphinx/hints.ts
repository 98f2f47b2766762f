import type { HintText } from '../../sphinx/hint-text.ts';

const moreBuilds = (count: number): string => (count === 1 ? '1 more build' : `${count} more builds`);

/** What the computer says when it is asked. */
export const hints: HintText = {
  askWhere: 'Where?',
  askTurn: 'Which turn?',
  seeking: 'The computer is looking for a way…',
  none: 'The computer sees no way from here.',
  short: (tier, pieces) => `You’re still short of ${pieces} for ${tier}.`,
  noneShort: (tier) => `You have every piece you need for ${tier}.`,
  shortOfBuilds: (tier, count) => `${tier} takes ${moreBuilds(count)}.`,
  sources: {
    quest: (god, piece) => `${god}’s quest would pay ${piece}.`,
    god: (god, piece) => `${god} would bring ${piece}.`,
    game: (chance) => `The Sphinx’s game would pay any piece: ${chance}.`,
    objective: (tier, reward) => `${tier} would pay ${reward}.`,
  },
  where: {
    worker: (square) => `Look at the worker on ${square}.`,
    coin: (square) => `Look at the coin on ${square}.`,
    square: (square) => `Look at ${square}.`,
    god: (god) => `Look at ${god}.`,
    game: 'Consider the Sphinx’s game.',
  },
  turn: {
    moveAndBuild: (from, to, on) => `Move from ${from} to ${to} and build on ${on}.`,
    moveAndTake: (from, to, on) => `Move from ${from} to ${to} and take a piece off ${on}.`,
    call: (god) => `Call ${god}.`,
    game: 'Play the Sphinx’s game.',
    finish: (tier) => `Finish with ${tier}.`,
    other: (steps) => `The computer would play: ${steps}.`,
  },
  reasons: {
    achieves: (tier) => `That achieves ${tier}.`,
    collects: (coin, square) => `That collects the ${coin} on ${square}.`,
    raisesCoin: (square, count) =>
      count === 0
        ? `That’s exactly what the coin on ${square} needs.`
        : `Then the coin on ${square} takes only ${moreBuilds(count)}.`,
    bringsPiece: (piece) => `That brings ${piece}.`,
    finishesQuest: (god) => `That finishes ${god}’s quest.`,
    prepares: 'That sets up the turns to come.',
  },
  outlook: {
    ask: 'Within reach?',
    seeking: 'looking…',
    withinReach: 'still within reach',
    noWayFound: 'no way found',
  },
  follow: {
    mark: (tier) => `Aim for ${tier}`,
    isMarked: (tier) => `Aiming for ${tier}`,
    partner: (player, tier) => `${player} helps with ${tier}.`,
  },
};
