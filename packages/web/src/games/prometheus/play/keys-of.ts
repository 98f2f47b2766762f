import type { OpenSheet } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';

/** The keys that only this game has: a digit picks a unit, c opens the cards, d lets the dice play. */
export function keysOf(ctrl: PrometheusCtrl, open: OpenSheet): Readonly<Record<string, () => void>> {
  const units = ctrl.deciding.activatable.value;
  const picks = units.slice(0, 9).map((unit, n) => [String(n + 1), () => ctrl.pick(unit)] as const);
  return {
    ...Object.fromEntries(picks),
    c: () => open(`cards ${ctrl.handSeat ?? 0}`),
    d: () => ctrl.deciding.answer(({ kind }) => kind === 'auto'),
  };
}
