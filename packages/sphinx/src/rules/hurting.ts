import type { Occurrence } from '../occurrence.ts';
import type { State } from '../state.ts';

/** What happens when the Sphinx loses health: at 0 she leaves the map. */
export function hurt({ health }: State, by: number): readonly Occurrence[] {
  if (health === 0) return [];
  const left = Math.max(0, health - by);
  const wound: Occurrence = { kind: 'sphinx-hurt', by, health: left };
  return left === 0 ? [wound, { kind: 'sphinx-left' }] : [wound];
}
