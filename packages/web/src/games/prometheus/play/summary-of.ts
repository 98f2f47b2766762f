import type { PrometheusMatch } from '@thera/play/prometheus';
import { prometheus } from '@thera/prometheus';
import type { GameSummary } from '../../../kept-games/kept-game.ts';
import { type KeptScene, keptScene } from '../home/kept-scene.ts';
import type { ListedDetails } from '../home/listed-details.ts';
import type { PrometheusPlan } from '../tables/table-plan.ts';

/** What a list of games shows of one: only what everybody may see. */
export function summaryOf(
  { state, outcome }: PrometheusMatch,
  { setup }: PrometheusPlan,
  now: number,
): GameSummary<KeptScene> {
  const isOver = outcome !== undefined;
  const details: ListedDetails = {
    table: setup.table,
    rage: state.rage,
    ...(setup.lesson === undefined ? {} : { lesson: setup.lesson }),
    ...(state.ending === null ? {} : { winner: state.ending.winner }),
  };
  return {
    details,
    turn: state.turn.number,
    toAct: isOver ? [] : prometheus.toAct(state),
    isOver,
    scene: keptScene(state),
    updated: now,
  };
}
