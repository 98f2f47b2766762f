import type { Colour, LastTurn, Scene, Square } from '@thera/board';
import type { Ply } from '@thera/play';
import {
  boardInProgress,
  type SantoriniAttempt,
  type SantoriniMatch,
  victorySquare,
} from '@thera/play/santorini';
import type { Position, Stage } from '@thera/santorini';
import type { Onlooker } from '@thera/table';
import { settings } from '../../../settings/settings-store.ts';
import type { Hint } from '../../game-client.ts';
import { withBodies, womenAfter, womenIn } from './bodies.ts';
import { attemptScene, stageScene, turnTrace } from './game-scene.ts';
import { unanswered } from './unanswered.ts';
import type { Wishes } from './with-choices.ts';

/** Everything that makes a difference to what is on the board between two decisions. */
export interface Standing {
  readonly match: SantoriniMatch;
  readonly viewer: Onlooker;
  readonly colours: readonly Colour[];
  /** The stage that is shown. */
  readonly stage: Stage;
  /** The decisions that are shown. */
  readonly plies: readonly Ply[];
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
  const drawnScene =
    attempt === undefined
      ? stageScene(stage, [], colours, drawn)
      : attemptScene(stage, attempt, colours, drawn, marks);
  const scene = withEveryBody(drawnScene, standing);
  const { last, earlier } = tracesIn(standing);
  const isWon = stage.phase === 'play' && stage.position.winner >= 0;
  const won = isWon ? victorySquare(standing.match) : undefined;
  return {
    ...scene,
    ...(last === undefined ? {} : { last }),
    ...(earlier.length === 0 ? {} : { earlier }),
    ...(focus === undefined ? {} : { focus }),
    ...(won === undefined ? {} : { won }),
  };
}

/** Every worker is who it was when the game began, also after steps of a turn in the making. */
function withEveryBody(scene: Scene, { match, viewer, plies, stage, drawn }: Standing): Scene {
  if (drawn === undefined || !('position' in stage)) return scene;
  const women = womenIn(match, plies.at(-1)?.index ?? -1, viewer);
  return withBodies(scene, drawn, womenAfter(women, boardInProgress(stage.position), drawn));
}

interface Traces {
  readonly last?: LastTurn | undefined;
  readonly earlier: readonly LastTurn[];
}

const NOTHING: Traces = { earlier: [] };

/** A hint, or what was done since one's own turn; who has begun a turn looks only ahead. */
function tracesIn({ match, viewer, colours, plies, attempt, hint }: Standing): Traces {
  const hasBegun = attempt !== undefined && attempt.steps.length > 0;
  const ahead = attempt === undefined ? undefined : hint?.trace;
  // The way has been gone; where to build is still to come.
  if (ahead !== undefined)
    return { last: hasBegun ? { ...ahead, arrows: [], left: [], reached: [] } : ahead, earlier: [] };
  if (hasBegun) return NOTHING;
  const traces = unanswered(plies, attempt?.seat).map((ply) => turnTrace(match, ply, viewer, colours));
  return { last: traces.at(-1), earlier: traces.slice(0, -1).filter((trace) => trace !== undefined) };
}
