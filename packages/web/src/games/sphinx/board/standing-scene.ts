import type { Danger, LastTurn, Mark, Scene } from '@thera/board';
import { isComplete } from '@thera/play';
import { actingSquare, dangersIn, isPicking, offered, type SphinxAttempt } from '@thera/play/sphinx';
import { GEMS, isCrossing, type Occurrence, ruleOf, type State, type Step, terrainIn } from '@thera/sphinx';
import { settings } from '../../../settings/settings-store.ts';
import { sceneOf, workerLook } from './scene-of.ts';

/** Everything that makes a difference to what is on the board between two decisions. */
export interface Standing {
  /** The state that is shown, with what has been chosen of a turn. */
  readonly state: State;
  /** What has happened up to the decision that is being made. */
  readonly happened: readonly Occurrence[];
  /** Undefined as long as nobody has to decide. */
  readonly attempt: SphinxAttempt | undefined;
  /** What a hint shows. */
  readonly hint: LastTurn | undefined;
  readonly focus: number | undefined;
}

/** The field as the game stands, with what can be chosen, what threatens and what was done last. */
export function standingScene({ state, happened, attempt, hint, focus }: Standing): Scene {
  const last = traceIn(state, happened, attempt, hint);
  const selected = attempt === undefined || isComplete(attempt) ? undefined : actingSquare(attempt);
  return {
    ...sceneOf(state),
    marks: attempt === undefined || settings.value.marks === 'off' ? [] : marksIn(attempt),
    dangers: dangersFor(state),
    ...(last === undefined ? {} : { last }),
    ...(selected === undefined ? {} : { selected }),
    ...(focus === undefined ? {} : { focus }),
  };
}

/** A mark on every square that a tap would take. */
function marksIn(attempt: SphinxAttempt): readonly Mark[] {
  return [...offered(attempt)].map(([square, steps]) =>
    isPicking(attempt, square) ? { square, kind: 'move' } : markFor(attempt.now, square, steps),
  );
}

function markFor(state: State, square: number, steps: readonly Step[]): Mark {
  const [step] = steps;
  switch (step?.kind) {
    case 'place':
      return { square, kind: 'move' };
    case 'move': {
      const toll = ruleOf(terrainIn(state), 'toll');
      const from = state.workers[step.worker]!;
      if (toll !== undefined && isCrossing(state, from, square))
        return { square, kind: 'special', text: `−${toll.pieces}` };
      return { square, kind: (step.by ?? []).length === 0 ? 'move' : 'special' };
    }
    case 'build':
      return { square, kind: step.piece === 'D' ? 'dome' : 'build' };
    default:
      return { square, kind: 'special' };
  }
}

const SHARES: readonly string[] = ['', '⅓', '⅔'];

/** What may end this turn; on some faces of the die only, on how many of them. */
const dangersFor = (state: State): readonly Danger[] =>
  dangersIn(state).map(({ square, kind, faces }) => ({
    square,
    kind,
    ...(faces.length === GEMS.length ? {} : { text: SHARES[faces.length]! }),
  }));

/** A hint, or what was done last; who has begun a turn looks only ahead. */
function traceIn(
  state: State,
  happened: readonly Occurrence[],
  attempt: SphinxAttempt | undefined,
  hint: LastTurn | undefined,
): LastTurn | undefined {
  const hasBegun = attempt !== undefined && attempt.steps.length > 0;
  const ahead = attempt === undefined ? undefined : hint;
  // The way has been gone; where to build is still to come.
  if (ahead !== undefined) return hasBegun ? { ...ahead, arrows: [], left: [], reached: [] } : ahead;
  return hasBegun ? undefined : traceOf(state, happened);
}

/** What workers have done among some occurrences, for outlines and arrows. */
export function traceOf(state: State, happened: readonly Occurrence[]): LastTurn | undefined {
  const moves = happened.filter((one) => one.kind === 'moved');
  const builds = happened.filter((one) => one.kind === 'built' || one.kind === 'taken-down');
  const [first] = [...moves, ...builds];
  if (first === undefined) return undefined;
  return {
    colour: workerLook(state, first.worker),
    arrows: moves.map(({ worker, from, to }) => ({
      from,
      to,
      colour: workerLook(state, worker),
      isForced: false,
    })),
    left: moves.map(({ from }) => from),
    reached: moves.map(({ to }) => to),
    built: builds.map(({ on }) => on),
  };
}
