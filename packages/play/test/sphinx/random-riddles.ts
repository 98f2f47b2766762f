import {
  GOD_CARDS,
  GOD_IDS,
  RIDDLES,
  type Setup,
  type State,
  type Step,
  sphinx,
  usualSetup,
} from '@thera/sphinx';
import { diceFor, randomDecision, type Seat, sha256 } from '@thera/table';

/** A decision of a random game, and what came of it. */
export interface RandomDecision {
  readonly before: State;
  readonly seat: Seat;
  readonly steps: readonly Step[];
  readonly after: State;
}

const LONGEST = 40;

/** The decisions of a game in which everybody decides at random; nobody stops before the end. */
export function* randomRiddle(setup: Setup, seed: string): Generator<RandomDecision> {
  const begun = sphinx.start(setup, diceFor(sha256, seed, 0));
  if (!begun.ok) throw new Error(begun.error);
  let before = begun.value;
  for (let number = 1; number <= LONGEST && before.ending === null; number++) {
    const [seat] = sphinx.toAct(before);
    const steps = decisionOf(before, seat!, `${seed} ${number}`);
    const decided = sphinx.decide(before, seat!, steps, diceFor(sha256, seed, number));
    if (!decided.ok) throw new Error(`${seed}, decision ${number}: ${decided.error}`);
    yield { before, seat: seat!, steps, after: decided.value };
    before = decided.value;
  }
}

const ENDS: readonly Step['kind'][] = ['finish', 'give-up'];

function decisionOf(view: State, seat: Seat, seed: string): readonly Step[] {
  for (let attempt = 0; ; attempt++) {
    const dice = diceFor(sha256, seed, attempt);
    const steps = randomDecision({ game: sphinx, view, dice }, seat);
    if (steps === undefined) throw new Error(`${seed}: a dead end`);
    if (!steps.some(({ kind }) => ENDS.includes(kind))) return steps;
  }
}

const CONSTELLATIONS = GOD_IDS.filter((god) => !GOD_CARDS[god].isBlue);

/** Setups of every riddle, by turns with one to four players, as expert or not, and with each friendly god somewhere. */
export const SETUPS: readonly Setup[] = RIDDLES.map(({ number, friendly }) => ({
  ...usualSetup(number, (number % 4) + 1),
  isExpert: number % 3 === 0,
  blessingScore: 20,
  friendly: Array.from(
    { length: friendly },
    (_, n) => CONSTELLATIONS[(2 * number + n) % CONSTELLATIONS.length]!,
  ),
  friends: CONSTELLATIONS,
  hasOedipus: true,
}));
