import { isLost } from './ending.ts';
import { FACES, type Face, type Order } from './enemy-kinds.ts';
import { act } from './enemy-phase.ts';
import { Island, type State } from './island.ts';
import type { EnemyId, Occurrence } from './occurrence.ts';

/** What an enemy would do on some faces of the die, if it acted now. */
export interface Prospect {
  /** The faces that come to the same, rising. */
  readonly faces: readonly Face[];
  /** None for an enemy that is stunned: no die is rolled for it. */
  readonly order: Order | undefined;
  /** What would happen, without the roll. */
  readonly occurrences: readonly Occurrence[];
  /** Whether the city would fall. */
  readonly isLost: boolean;
}

/** What an enemy does on each face, as the island stands; those before it may still change that. */
export function forecast(state: State, id: EnemyId): readonly Prospect[] {
  const prospects = new Map<string, Prospect>();
  for (const face of FACES) {
    const island = new Island(state);
    let order: Order | undefined;
    act(island, id, () => face);
    const occurrences = island.happened.filter((occurrence) => {
      if (occurrence.kind === 'rolled') ({ order } = occurrence);
      return occurrence.kind !== 'rolled';
    });
    const key = JSON.stringify([order, occurrences]);
    const known = prospects.get(key);
    prospects.set(key, {
      faces: [...(known?.faces ?? []), face],
      order,
      occurrences,
      isLost: isLost(island),
    });
  }
  return [...prospects.values()];
}
