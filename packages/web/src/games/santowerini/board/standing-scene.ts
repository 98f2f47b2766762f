import type { Danger, LastTurn, Mark, Scene, WorkerKind } from '@thera/board';
import { isComplete } from '@thera/play';
import {
  actingBuilder,
  buildersIn,
  choiceOn,
  dangersOf,
  facesInSigns,
  offeredSquares,
  type SantoweriniAttempt,
} from '@thera/play/santowerini';
import type { EnemyId, Occurrence, State } from '@thera/santowerini';
import { settings } from '../../../settings/settings-store.ts';
import type { Hint } from '../../game-client.ts';
import { BUILDER_COLOUR, sceneOf } from './scene-of.ts';

/** Everything that makes a difference to what is on the board between two decisions. */
export interface Standing {
  /** The state that is shown, with what has been chosen of a turn. */
  readonly state: State;
  /** Which builder is left, if one is. */
  readonly alone?: WorkerKind;
  /** Undefined as long as nobody has to decide. */
  readonly attempt: SantoweriniAttempt | undefined;
  /** The enemy whose forecast is open. */
  readonly watched: EnemyId | undefined;
  readonly hint: Hint | undefined;
  readonly focus: number | undefined;
}

/** The island as the game stands, with what can be chosen, what threatens and what was done last. */
export function standingScene({ state, alone, attempt, watched, hint, focus }: Standing): Scene {
  const enemy = state.enemies.find(({ id }) => id === watched);
  const last = traceIn(state, attempt, hint);
  const selected = attempt === undefined || isComplete(attempt) ? undefined : actingBuilder(attempt);
  return {
    ...sceneOf(state, alone),
    marks: attempt === undefined || settings.value.marks === 'off' ? [] : marksIn(state, attempt),
    ...(enemy === undefined ? {} : { dangers: dangersFor(state, enemy.id), watched: enemy.square }),
    ...(last === undefined ? {} : { last }),
    ...(selected === undefined ? {} : { selected }),
    ...(focus === undefined ? {} : { focus }),
  };
}

/** A mark on every square that a tap would take, and on whoever can be picked up. */
function marksIn(state: State, attempt: SantoweriniAttempt): readonly Mark[] {
  if (isComplete(attempt)) return [];
  if (actingBuilder(attempt) === undefined)
    return buildersIn(attempt).map((square) => ({ square, kind: 'move' }));
  return offeredSquares(attempt).map((square) => ({ square, kind: markKind(state, attempt, square) }));
}

function markKind({ heights, enemies }: State, attempt: SantoweriniAttempt, square: number): Mark['kind'] {
  if (choiceOn(attempt, square)!.step.kind === 'move') return 'move';
  if (enemies.some((enemy) => enemy.square === square)) return 'special';
  return heights[square] === 3 ? 'dome' : 'build';
}

const dangersFor = (state: State, id: EnemyId): readonly Danger[] =>
  dangersOf(state, id).map(({ square, kind, faces }) => ({ square, kind, text: facesInSigns(faces) }));

/** A hint, or what was done last; who has begun a turn looks only ahead. */
function traceIn(
  { happened }: State,
  attempt: SantoweriniAttempt | undefined,
  hint: Hint | undefined,
): LastTurn | undefined {
  const hasBegun = attempt !== undefined && attempt.steps.length > 0;
  const ahead = attempt === undefined ? undefined : hint?.trace;
  // The way has been gone; where to build is still to come.
  if (ahead !== undefined) return hasBegun ? { ...ahead, arrows: [], left: [], reached: [] } : ahead;
  return hasBegun ? undefined : traceOf(happened);
}

/** What the own turn among some occurrences has done, for outlines and arrows. */
export function traceOf(happened: readonly Occurrence[]): LastTurn | undefined {
  const moved = happened.find(({ kind }) => kind === 'moved');
  if (moved?.kind !== 'moved') return undefined;
  const { from, to } = moved;
  return {
    colour: BUILDER_COLOUR,
    arrows: [{ from, to, colour: BUILDER_COLOUR, isForced: false }],
    left: [from],
    reached: [to],
    built: happened.flatMap((one) =>
      one.kind === 'built' || one.kind === 'defeated' || one.kind === 'stunned' ? [one.square] : [],
    ),
  };
}
