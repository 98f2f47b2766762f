import { explainArea, explainUnit, type PrometheusAttempt, stopsInWords } from '@thera/play/prometheus';
import { type AreaId, findUnit, GAITS, unitsAt } from '@thera/prometheus';
import type { PrometheusCtrl } from '../ctrl.tsx';
import type { Option } from './option.ts';

/** An area was touched: what that means is done, or it is said why it means nothing. */
export function touch(ctrl: PrometheusCtrl, attempt: PrometheusAttempt, area: AreaId): void {
  const { deciding } = ctrl;
  const options = deciding.at(area);
  const own = unitsAt(ctrl.standing.value, area)
    .map(({ id }) => id)
    .find((id) => deciding.activatable.value.includes(id) && id !== deciding.picked.value);
  if (attempt.now.ask?.kind === 'tokens') {
    if (!ctrl.tokens.lay(attempt, area)) refuse(ctrl, area);
  } else if (options.length > 0) go(ctrl, options, area);
  else if (own !== undefined) ctrl.pick(own);
  else strike(ctrl, area);
}

/** Takes what the touch means; of a way that ends there it is said why. */
function go({ deciding, voice, frame }: PrometheusCtrl, options: readonly Option[], area: AreaId): void {
  const from = deciding.meant.value;
  const isWay = options.every(({ act }) => (GAITS as readonly string[]).includes(act));
  const stops = from === undefined || !isWay ? [] : stopsInWords(from, area, voice);
  deciding.take(options);
  if (stops.length > 0 && frame.attempt.value !== undefined) frame.remark.value = stops.join(' ');
}

/** Before a unit is picked an enemy can be touched: whoever reaches it may strike. */
function strike(ctrl: PrometheusCtrl, area: AreaId): void {
  const blows = ctrl.deciding.blowsAt(area);
  if (blows.length > 0) ctrl.deciding.take(blows);
  else refuse(ctrl, area);
}

/** Why nothing can be done with an area: with whoever stands there, or with the ground itself. */
function refuse({ deciding, actor, watched, voice, texts, frame }: PrometheusCtrl, area: AreaId): void {
  const meant = deciding.meant.value;
  if (meant === undefined) return;
  const enemy = unitsAt(meant.now, area).find(({ seat }) => seat !== meant.seat);
  const from = actor === undefined ? undefined : findUnit(meant.now, actor)?.area;
  if (enemy !== undefined && from !== undefined && from !== null)
    watched.value = { view: meant.now, from, to: area };
  const why =
    (enemy === undefined ? undefined : explainUnit(meant, enemy.id, voice)) ??
    explainArea(meant, area, voice) ??
    texts.refusals['not-asked'];
  frame.refuse(area, why);
}
