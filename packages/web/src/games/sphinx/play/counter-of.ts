import { turnsUntilTide } from '@thera/play/sphinx';
import { isHighAfter, ruleOf, type State, terrainIn } from '@thera/sphinx';
import type { SphinxText } from '@thera/texts/sphinx';

/** Something that a riddle counts. */
export interface Counted {
  readonly name: string;
  readonly number: number;
  /** In words, for who cannot see it. */
  readonly told: string;
  readonly track?: { readonly left: number; readonly of: number; readonly kind: 'low' | 'high' | 'time' };
}

/** The tide, what is left of time, or the Sphinx's health: whatever this riddle counts. */
export function counterOf(state: State, { labels, squares }: SphinxText): Counted | undefined {
  const terrain = terrainIn(state);
  const [tide, limit] = [ruleOf(terrain, 'tide'), ruleOf(terrain, 'turn-limit')];
  const { health } = terrain.riddle;
  if (tide !== undefined) {
    const left = turnsUntilTide(state, tide);
    const kind = isHighAfter(tide, state.clock) ? 'high' : 'low';
    return {
      name: squares.things.tide.name,
      number: left,
      told: labels.tide[kind](left),
      track: { left, of: tide[kind], kind },
    };
  }
  if (limit !== undefined) {
    const left = Math.max(0, limit.turns - state.clock);
    return { name: squares.things.turns.name, number: left, told: labels.turnsLeft(left) };
  }
  if (health !== undefined)
    return { name: labels.health, number: state.health, told: labels.healthLeft(state.health) };
  return undefined;
}
