import { endingOf, isLost } from './ending.ts';
import { FACES } from './enemy-kinds.ts';
import { act } from './enemy-phase.ts';
import { Island, type State } from './island.ts';

/** The chance that the city still stands after every enemy has acted once, as the island stands: from 0 to 1. */
export function survivalChance(state: State): number {
  return survival(new Island(state), 0);
}

function survival(island: Island, acted: number): number {
  const enemy = island.enemies[acted];
  if (enemy === undefined) {
    const ending = endingOf(island);
    return ending === undefined || ending === 'won' ? 1 : 0;
  }
  // Faces that come to the same are followed once.
  const ways = new Map<string, { readonly island: Island; faces: number }>();
  for (const face of FACES) {
    const next = new Island(island);
    act(next, enemy.id, () => face);
    const key = JSON.stringify([next.heights, next.builders, next.enemies]);
    const way = ways.get(key);
    if (way === undefined) ways.set(key, { island: next, faces: 1 });
    else way.faces += 1;
  }
  let chance = 0;
  for (const { island: next, faces } of ways.values())
    if (!isLost(next)) chance += (faces / FACES.length) * survival(next, acted + 1);
  return chance;
}
