import type { SantoweriniPlayText } from '../../santowerini/play-text.ts';
import { game } from './game.ts';
import { standing } from './pages/standing.ts';

const ATTEMPTS: Readonly<Record<number, string>> = {
  1: 'on the first attempt',
  2: 'on the second attempt',
  3: 'on the third attempt',
};

/** The texts of Santowerini where it is played, beside those around any game. */
export const play: SantoweriniPlayText = {
  game,
  subtitle: (code, place, difficulty) => `${code} ${place}, ${difficulty.toLowerCase()}`.trim(),
  brief: (code, round) => (code === '' ? `round ${round}` : `${code}, round ${round}`),
  ifYouWin: 'If you win',
  pointsWord: (points) => (points === 1 ? 'point' : 'points'),
  buildings: (standing, wanted) => `${standing} of ${wanted}`,
  inReserve: (enemies) => (enemies === 0 ? 'nobody in reserve' : `${enemies} in reserve`),
  reserveIs: (enemies) => `In reserve: ${enemies}`,
  next: {
    whenOneFalls: 'next when one is defeated',
    afterRound: (round) => `next after round ${round}`,
  },
  defeatedLabel: 'Enemies defeated',
  nobodyAshore: 'Nobody is ashore.',
  watch: (enemy) => `${enemy}: what it may do`,
  closeForecast: 'Close forecast',
  forecast: 'What the enemies may do',
  tapAnEnemy: 'Tap an enemy to see what it may do.',
  enemiesAct: 'Enemies’ turn',
  enemiesActed: 'What the enemies did',
  speed: 'Enemy speed',
  speeds: { normal: 'Normal', fast: 'Fast', off: 'Instant' },
  marks: { move: 'move', build: 'build', dome: 'dome', special: 'defeat' },
  dangers: { step: 'may step', strike: 'may strike', end: 'may end it' },
  steps: { move: 'Move', build: 'Build' },
  dieIsCast: 'The die has been rolled, so you can’t take that turn back.',
  hint: { is: (from, to, on) => `Move from ${from} to ${to} and build on ${on}.` },
  result: {
    won: (place, rounds, attempt) =>
      `${place}, won in ${rounds === 1 ? '1 round' : `${rounds} rounds`} ${ATTEMPTS[attempt] ?? `on attempt ${attempt}`}.`,
    lost: {
      gate: (round) => `An enemy reached the gate in round ${round}.`,
      builders: (round) => `The last builder was defeated in round ${round}.`,
      buildings: (round) => `The last building fell in round ${round}.`,
      'no-turn': (round) => `Neither builder could move in round ${round}.`,
    },
    reachedGate: (kind, square, round) =>
      `A ${game.enemies[kind]} reached the gate at ${square} in round ${round}.`,
    heldOut: (waves, rounds) => `You held out until wave ${waves}, for ${rounds} rounds.`,
    gaveUp: 'You resigned.',
    level: 'Level',
    bonuses: {
      first: { earned: 'Won on the first attempt', missed: 'Win on the first attempt' },
      alive: { earned: 'Both builders are still standing', missed: 'Keep both builders to the end' },
    },
    standing: (buildings, wanted) => `${buildings} of ${wanted} standing`,
    sum: 'This scenario',
    tryAgain: 'Try again',
    chooseAnother: 'Other scenarios',
  },
  standing,
  copyLink: 'Copy link to this game',
  copyPosition: 'Copy position',
  typeTurnExample: 'e.g. B2-C2 D3',
  keys: [
    ['1–5', 'what an enemy may do'],
    ['0', 'close the forecast'],
  ],
};
