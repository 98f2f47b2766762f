import type { Scene } from '@thera/board';
import { pliesOf, roundAfter } from '@thera/play';
import {
  cardOf,
  playedSantorini,
  type SantoriniMatch,
  seatsOf,
  seatToAct,
  stageSeenBy,
} from '@thera/play/santorini';
import type { GameSummary } from '../../../kept-games/kept-game.ts';
import { withBodies, womenIn } from '../board/bodies.ts';
import { stageScene } from '../board/game-scene.ts';
import type { SeatPowers } from '../home/seat-powers.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';

/** What a list of games shows of one: only what everybody may see. */
export function summaryOf(match: SantoriniMatch, plan: SantoriniPlan, now: number): GameSummary<Scene> {
  const stage = stageSeenBy(match, 'watcher');
  const colours = plan.seats.map(({ colour }) => colour);
  const { outcome } = match;
  const isOver = outcome !== undefined;
  const plies = pliesOf(playedSantorini, match, 'watcher');
  return {
    details: Array.from(
      { length: seatsOf(stage) },
      (_, seat) => cardOf(stage, seat)?.id ?? null,
    ) satisfies SeatPowers,
    turn: roundAfter(plies, plies.length),
    toAct: isOver ? [] : [seatToAct(match)],
    isOver,
    ...(outcome === undefined ? {} : { winners: outcome.kind === 'won' ? outcome.winners : [] }),
    scene: withEveryBody(match, stageScene(stage, [], colours)),
    updated: now,
  };
}

function withEveryBody(match: SantoriniMatch, scene: Scene): Scene {
  const { stage } = match.state;
  return 'position' in stage
    ? withBodies(scene, stage.position, womenIn(match, match.history.length, 'watcher'))
    : scene;
}
