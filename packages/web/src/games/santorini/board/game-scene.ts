import { BARE, type Colour, type LastTurn, type Scene } from '@thera/board';
import type { Ply } from '@thera/play';
import {
  boardInProgress,
  type SantoriniAttempt,
  type SantoriniMatch,
  stageAfter,
  stageBefore,
} from '@thera/play/santorini';
import { inTheMaking, type Placing, type Position, type Stage, sideOfSeat } from '@thera/santorini';
import type { Onlooker } from '@thera/table';
import { placedIn, withBodies, womenAfter, womenIn } from './bodies.ts';
import { lastTurn } from './last-turn.ts';
import { sceneOf } from './scene-of.ts';
import { type Wishes, withChoices } from './with-choices.ts';

/** The position of a stage as it is drawn, with what a turn has begun with; undefined while powers are chosen. */
export function drawnPosition(stage: Stage, steps: readonly string[]): Position | undefined {
  if (!('position' in stage)) return undefined;
  const { position } = stage;
  return stage.phase === 'play' && steps.length > 0
    ? (inTheMaking(position, steps) ?? boardInProgress(position))
    : boardInProgress(position);
}

/** A stage on the board, with the first steps of a decision done; the position is drawn once for all that shows it. */
export function stageScene(
  stage: Stage,
  steps: readonly string[],
  colours: readonly Colour[],
  position: Position | undefined = drawnPosition(stage, steps),
): Scene {
  if (position === undefined) return BARE;
  const scene = sceneOf(position, colours);
  return stage.phase === 'place' ? withPlaced(scene, stage, steps, colours) : scene;
}

/** The workers that are being placed, before the decision is made. */
function withPlaced(
  scene: Scene,
  { position }: Placing,
  steps: readonly string[],
  colours: readonly Colour[],
): Scene {
  const colour = colours[sideOfSeat(colours.length, position.turn)]!;
  const placed = placedIn(steps).map((square, n) => ({
    square,
    kind: n % 2 === 0 ? 'woman' : 'man',
    colour,
  }));
  return { ...scene, pieces: [...scene.pieces, ...placed] };
}

/** A decision in the making on the board. */
export function attemptScene(
  seen: Stage,
  attempt: SantoriniAttempt,
  colours: readonly Colour[],
  position: Position | undefined,
  marks: { readonly shown: boolean } & Wishes,
): Scene {
  const scene = stageScene(seen, attempt.steps, colours, position);
  if (!('position' in seen)) return scene;
  const chosen = withChoices(scene, attempt, marks);
  return marks.shown ? chosen : { ...chosen, marks: [] };
}

/** What a decision of the game has done, for outlines and arrows; undefined before the first turn. */
export function turnTrace(
  match: SantoriniMatch,
  ply: Ply,
  onlooker: Onlooker,
  colours: readonly Colour[],
): LastTurn | undefined {
  const before = stageBefore(match, ply, onlooker);
  const after = stageAfter(match, ply, onlooker);
  if (before.phase !== 'play' || after.phase !== 'play') return undefined;
  return lastTurn(boardInProgress(before.position), boardInProgress(after.position), ply.seat, colours);
}

/** The scenes of a decision, step by step, as an onlooker may see them. */
export function passingScenes(
  match: SantoriniMatch,
  ply: Ply<string>,
  onlooker: Onlooker,
  colours: readonly Colour[],
): readonly Scene[] {
  const before = stageBefore(match, ply, onlooker);
  if (before.phase !== 'play') return [];
  const women = womenIn(match, ply.index - 1, onlooker);
  const board = boardInProgress(before.position);
  return ply.steps.slice(0, -1).flatMap((_, n) => {
    const position = inTheMaking(before.position, ply.steps.slice(0, n + 1));
    return position === undefined
      ? []
      : [withBodies(sceneOf(position, colours), position, womenAfter(women, board, position))];
  });
}
