import type { Worker } from '../crew.ts';
import { isFree } from '../entering.ts';
import { heightAt, terrainIn } from '../field.ts';
import { happen } from '../happen.ts';
import type { Occurrence } from '../occurrence.ts';
import type { Buried, Grave } from '../riddle.ts';
import type { State } from '../state.ts';
import { squareAt } from '../terrain.ts';
import type { Rule } from './rule.ts';

/**
 * When the tower on a grave is high enough, whoever lies below is raised onto it: at once, or to end the turn in which
 * the space has become free. A dome seals a grave.
 */
export const graves: Rule<'graves'> = {
  onBuilt: (state, on, rule) =>
    rule.graves.flatMap((grave, index) =>
      squareAt(terrainIn(state), grave.at) === on && canRise(state, grave, index)
        ? raise(state, grave, index)
        : [],
    ),
  effect(draft, rule) {
    for (const [index, grave] of rule.graves.entries())
      if (canRise(draft, grave, index))
        for (const occurrence of raise(draft, grave, index)) happen(draft, occurrence);
    return undefined;
  },
};

function canRise(state: State, { at, height }: Grave, index: number): boolean {
  const on = squareAt(terrainIn(state), at);
  return !state.raised.includes(index) && heightAt(state, on) >= height && isFree(state, on);
}

/** The workers that lie buried when a riddle with graves begins. */
export const BURIED_WORKERS: Readonly<Partial<Record<Buried, Worker>>> = { pair0: 1, pair1: 3, wanderer: 3 };

/** Who lies in a grave with so many players. */
export const buriedIn = ({ holds, holds3 }: Grave, players: number): Buried =>
  players === 3 ? holds3 : holds;

function raise(state: State, grave: Grave, index: number): readonly Occurrence[] {
  const on = squareAt(terrainIn(state), grave.at);
  const buried = buriedIn(grave, state.setup.players);
  const figure = buried === 'king' ? buried : (BURIED_WORKERS[buried] ?? null);
  const raised: Occurrence = { kind: 'raised', grave: index, figure, on };
  return buried === 'blessing'
    ? [raised, { kind: 'put-on-deck', card: { kind: 'unknown-blessing' } }]
    : [raised];
}
