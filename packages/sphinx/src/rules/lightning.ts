import { heightAt, isDomedAt, standing, terrainIn } from '../field.ts';
import type { State } from '../state.ts';
import { distance, type Square } from '../terrain.ts';
import type { Rule, RuleNamed } from './rule.ts';
import { topple } from './toppling.ts';

/** To end each turn lightning strikes what stands tallest alone, unless enough workers are close to it. */
export const lightning: Rule<'lightning'> = {
  effect(draft, rule) {
    const struck = struckBy(draft, rule);
    if (struck !== undefined) topple(draft, struck);
    return undefined;
  },
};

/** The tower that lightning would strike. */
export function struckBy(
  state: State,
  { minHeight, guards }: Pick<RuleNamed<'lightning'>, 'minHeight' | 'guards'>,
): Square | undefined {
  const open = [...state.towers.keys()].filter((square) => !isDomedAt(state, square));
  const [first, second] = open.toSorted((a, b) => heightAt(state, b) - heightAt(state, a));
  if (first === undefined || heightAt(state, first) < minHeight) return undefined;
  if (second !== undefined && heightAt(state, second) === heightAt(state, first)) return undefined;
  const close = standing(state).filter(
    (worker) => distance(terrainIn(state), first, state.workers[worker]!) <= 1,
  );
  return close.length >= guards ? undefined : first;
}
