import type { TellingText } from '../../santowerini/telling-text.ts';

/** What is told of a turn and of what the enemies make of it. */
export const telling: TellingText = {
  enemyOn: (enemy, square) => `the ${enemy} on ${square}`,
  own: {
    builds: (from, to, on) => `You move from ${from} to ${to} and build on ${on}.`,
    caps: (from, to, on) => `You move from ${from} to ${to} and put a dome on ${on}.`,
    defeats: (from, to, enemy) => `You move from ${from} to ${to} and defeat ${enemy}.`,
    stuns: (from, to, enemy) => `You move from ${from} to ${to} and stun ${enemy}.`,
  },
  acts: (enemy, face, deeds) => `A ${face} for ${enemy}: it ${deeds}.`,
  actsOnCommand: (enemy, deeds) => `A 1 for ${enemy}, but the Captain shouts: it ${deeds}.`,
  deeds: {
    holds: 'holds its ground',
    marches: (square) => `marches to ${square}`,
    dashes: (over, square) => `dashes over ${over} to ${square}`,
    strikes: (square, pieces) =>
      pieces === 1 ? `knocks the top off ${square}` : `tears two floors off ${square}`,
    fells: (square) => `defeats the builder on ${square}`,
    isThwarted: 'gets nowhere',
  },
  recovers: (enemy) => `Stunned, ${enemy} misses its action.`,
  lands: (enemy, face, square) => `A ${face}: a ${enemy} lands on ${square}.`,
  staysAtSea: (enemy, face) => `A ${face}, but every landing is blocked: the ${enemy} stays at sea.`,
  musters: (wave, enemies) => `Wave ${wave} gathers: ${enemies}.`,
};
