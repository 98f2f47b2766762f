import type { Worker } from '../crew.ts';
import { isFree } from '../entering.ts';
import { heightAt, terrainIn } from '../field.ts';
import type { Occurrence } from '../occurrence.ts';
import type { Buried, Grave } from '../riddle.ts';
import type { State } from '../state.ts';
import { squareAt } from '../terrain.ts';
import type { Rule } from './rule.ts';

/** When the tower on a grave is high enough, whoever lies below is raised onto it, if it is free. */
export const graves: Rule<'graves'> = {
  onBuilt: (state, on, rule) =>
    rule.graves.flatMap((grave, index) =>
      squareAt(terrainIn(state), grave.at) === on &&
      heightAt(state, on) >= grave.height &&
      isFree(state, on) &&
      !state.raised.includes(index)
        ? raise(state, grave, index)
        : [],
    ),
};

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
