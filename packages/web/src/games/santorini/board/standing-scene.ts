import type { Colour, LastTurn, Scene, Square } from '@thera/board';
import type { Ply } from '@thera/play';
import { type SantoriniAttempt, type SantoriniMatch, victorySquare } from '@thera/play/santorini';
import type { Position, Stage } from '@thera/santorini';
import type { Onlooker } from '@thera/table';
import { settings } from '../../../settings/settings-store.ts';
import type { Hint } from '../../game-client.ts';
import { attemptScene, stageScene, turnTrace } from './game-scene.ts';
import type { Wishes } from './with-choices.ts';

/** Everything that makes a difference to what is on the board between two decisions. */
export interface Standing {
  readonly match: SantoriniMatch;
  readonly viewer: Onlooker;
  readonly colours: readonly Colour[];
  /** The stage that is shown. */
  readonly stage: Stage;
  /** The last decision that is shown. */
  readonly ply: Ply | undefined;
  /** What is drawn on the board; undefined while powers are chosen. */
  readonly drawn: Position | undefined;
  /** Undefined as long as nobody before the screen has to decide. */
  readonly attempt: SantoriniAttempt | undefined;
  readonly wishes: Wishes;
  readonly hint: Hint | undefined;
  readonly focus: Square | undefined;
}

/** The board as the game stands, with what can be chosen and what was done last. */
export function standingScene(standing: Standing): Scene {
  const { attempt, stage, drawn, focus, colours, wishes } = standing;
  const marks = { shown: settings.value.marks === 'on', ...wishes };
  const scene =
    attempt === undefined
      ? stageScene(stage, [], colours, drawn)
      : attemptScene(stage, attempt, colours, drawn, marks);
  const last = traceIn(standing);
  const isWon = stage.phase === 'play' && stage.position.winner >= 0;
  const won = isWon ? victorySquare(standing.match) : undefined;
  return {
    ...scene,
    ...(last === undefined ? {} : { last }),
    ...(focus === undefined ? {} : { focus }),
    ...(won === undefined ? {} : { won }),
  };
}

/** A hint, or what was done last; who has begun a turn looks only ahead. */
function traceIn({ match, viewer, colours, ply, attempt, hint }: Standing): LastTurn | undefined {
  const hasBegun = attempt !== undefined && attempt.steps.length > 0;
  const ahead = attempt === undefined ? undefined : hint?.trace;
  // The way has been gone; where to build is still to come.
  if (ahead !== undefined) return hasBegun ? { ...ahead, arrows: [], left: [], reached: [] } : ahead;
  return hasBegun || ply === undefined ? undefined : turnTrace(match, ply, viewer, colours);
}
