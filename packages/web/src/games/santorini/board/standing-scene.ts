import type { Colour, LastTurn, Scene, Square } from '@thera/board';
import { type Act, type SantoriniAttempt, type SantoriniMatch, squareLabels } from '@thera/play/santorini';
import type { Position } from '@thera/santorini';
import type { Onlooker } from '@thera/table';
import type { GameText } from '@thera/texts';
import type { Hint } from '../../../pages/play/hints.ts';
import type { LookingBack } from '../../../pages/play/looking-back.ts';
import { settings } from '../../../settings/settings-store.ts';
import { attemptScene, stageScene, turnTrace } from './game-scene.ts';

/** Everything that makes a difference to what is on the board between two decisions. */
export interface Standing {
  readonly match: SantoriniMatch;
  readonly viewer: Onlooker;
  readonly colours: readonly Colour[];
  readonly back: LookingBack;
  /** What is drawn on the board; undefined while powers are chosen. */
  readonly drawn: Position | undefined;
  /** Undefined as long as nobody before the screen has to decide. */
  readonly attempt: SantoriniAttempt | undefined;
  readonly preferred: Act | undefined;
  readonly hint: Hint | undefined;
  readonly focus: Square | undefined;
}

/** The board as the game stands, with what can be chosen and what was done last. */
export function standingScene(standing: Standing): Scene {
  const { attempt, back, drawn, focus, colours, preferred } = standing;
  const stage = back.stage.value;
  const marks = { shown: settings.value.marks === 'on', preferred };
  const scene =
    attempt === undefined
      ? stageScene(stage, [], colours, drawn)
      : attemptScene(stage, attempt, colours, drawn, marks);
  const last = traceIn(standing);
  const won = stage.phase === 'play' && stage.position.winner >= 0 ? last?.reached[0] : undefined;
  return {
    ...scene,
    ...(last === undefined ? {} : { last }),
    ...(focus === undefined ? {} : { focus }),
    ...(won === undefined ? {} : { won }),
  };
}

/** What is on each square, for screen readers. */
export function standingLabels(
  { attempt, drawn, preferred }: Standing,
  names: readonly string[],
  texts: GameText,
): readonly string[] {
  return drawn === undefined ? [] : squareLabels(drawn, attempt, names, texts, preferred);
}

/** A hint, or what was done last; who has begun a turn looks only ahead. */
function traceIn({ match, viewer, colours, back, attempt, hint }: Standing): LastTurn | undefined {
  const hasBegun = attempt !== undefined && attempt.steps.length > 0;
  const ahead = attempt === undefined ? undefined : hint?.trace;
  // The way has been gone; where to build is still to come.
  if (ahead !== undefined) return hasBegun ? { ...ahead, arrows: [], left: [], reached: [] } : ahead;
  return hasBegun || back.ply === undefined ? undefined : turnTrace(match, back.ply, viewer, colours);
}
