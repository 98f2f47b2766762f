import { type Choice, type Dice, fault, type Game, type Outcome, ok, type Result } from '@thera/table';
import { endingOf } from './ending.ts';
import { FACES } from './enemy-kinds.ts';
import { runEnemyPhase, skipsPhase } from './enemy-phase.ts';
import { Island, type State } from './island.ts';
import { landFirst, type Roll } from './landing.ts';
import { scoreOf } from './score.ts';
import { parseSetup, SETUP_CODES, type Setup, type SetupCode } from './setup.ts';
import { BOARD_SIZE, type Square } from './squares.ts';
import { buildsFrom, movesFrom, type Turn, takeTurn } from './turn.ts';

/** A builder moves, or the one that has moved builds. */
export type Step =
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'build'; readonly on: Square };

const STEP_CODES = ['bad-step', 'impossible', 'unfinished'] as const;
export type SantoweriniCode = SetupCode | (typeof STEP_CODES)[number];
export const SANTOWERINI_CODES: readonly SantoweriniCode[] = [...SETUP_CODES, ...STEP_CODES];

/** The solo game. Nothing is hidden, so what a seat sees is the state. */
export const santowerini: Game<Setup, State, Step, State, Choice<Step>, SantoweriniCode> = {
  name: 'santowerini',

  parseSetup,

  parseStep,

  seats: () => 1,

  start(setup, dice) {
    const island = Island.of(setup);
    landFirst(island, rolling(dice));
    return ok(island.state);
  },

  toAct: (state) => (endingOf(new Island(state)) === undefined ? [0] : []),

  decisions: (state, _, steps) => choicesAfter(state, steps),

  decide(state, _, steps, dice) {
    const turn = turnFrom(state, steps);
    if (!turn.ok) return turn;
    return ok(afterTurn(state, turn.value, rolling(dice)));
  },

  view: (state) => state,

  redact: (_, __, steps) => steps,

  // The die shows what nobody could know, so no turn is taken back across it; and a score that counts stays.
  reveals: (before, _, steps) => {
    const turn = turnFrom(before, steps);
    return turn.ok && (rollsAfter(before, turn.value) || endsWith(before, turn.value));
  },

  outcome: outcomeOf,

  score: scoreOf,
};

/** The state after a turn and what the enemies made of it. */
export function afterTurn(state: State, turn: Turn, roll: Roll): State {
  const island = new Island(state);
  takeTurn(island, turn);
  if (endingOf(island) === undefined && !skipsPhase(island)) runEnemyPhase(island, roll);
  return island.state;
}

/** Whether the die is rolled after a turn. */
function rollsAfter(state: State, turn: Turn): boolean {
  let rolls = false;
  afterTurn(state, turn, () => {
    rolls = true;
    return 1;
  });
  return rolls;
}

/** Whether a turn ends the game by itself. */
function endsWith(state: State, turn: Turn): boolean {
  const island = new Island(state);
  takeTurn(island, turn);
  return endingOf(island) !== undefined;
}

const rolling =
  (dice: Dice): Roll =>
  () =>
    dice.pick(FACES);

function choicesAfter(state: State, steps: readonly Step[]): readonly Choice<Step>[] {
  const island = new Island(state);
  if (endingOf(island) !== undefined) return [];
  const [first, ...rest] = steps;
  if (first === undefined)
    return island.builders.flatMap((from) =>
      movesFrom(island, from).map((to) => ({ step: { kind: 'move', from, to }, ends: false })),
    );
  if (rest.length > 0 || first.kind !== 'move' || !canMove(island, first.from, first.to)) return [];
  return buildsFrom(island, first.from, first.to).map((on) => ({ step: { kind: 'build', on }, ends: true }));
}

const canMove = (island: Island, from: Square, to: Square): boolean =>
  island.builders.includes(from) && movesFrom(island, from).includes(to);

/** The turn that these steps are. */
export function turnFrom(state: State, steps: readonly Step[]): Result<Turn, SantoweriniCode> {
  const island = new Island(state);
  const [first, second] = steps;
  if (first === undefined) return fault('unfinished');
  if (first.kind !== 'move' || !canMove(island, first.from, first.to)) return fault('impossible', 'steps[0]');
  if (second === undefined) return fault('unfinished');
  const { from, to } = first;
  if (second.kind !== 'build' || !buildsFrom(island, from, to).includes(second.on))
    return fault('impossible', 'steps[1]');
  return steps.length > 2 ? fault('impossible', 'steps[2]') : ok({ from, to, on: second.on });
}

/** The steps of a turn. */
export const stepsOf = ({ from, to, on }: Turn): readonly Step[] => [
  { kind: 'move', from, to },
  { kind: 'build', on },
];

function parseStep(input: unknown): Result<Step, SantoweriniCode> {
  if (typeof input !== 'object' || input === null) return fault('bad-step');
  const { kind, from, to, on } = input as Readonly<Record<string, unknown>>;
  if (kind === 'move' && isSquare(from) && isSquare(to)) return ok({ kind, from, to });
  return kind === 'build' && isSquare(on) ? ok({ kind, on }) : fault('bad-step');
}

const isSquare = (value: unknown): value is Square =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < BOARD_SIZE;

function outcomeOf(state: State): Outcome | undefined {
  const ending = endingOf(new Island(state));
  if (ending === undefined) return undefined;
  const score = scoreOf(state);
  return ending === 'won' ? { kind: 'won', winners: [0], score } : { kind: 'lost', reason: ending, score };
}
