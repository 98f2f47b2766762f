import {
  type Enemy,
  type Face,
  Island,
  type Occurrence,
  type Order,
  type State,
  squareName,
} from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { prospectInWords } from './prospect.ts';
import { tellHappened } from './tell.ts';

/** What one enemy did after a turn, or how one came ashore. */
export interface EnemyAct {
  /** As it stood before; undefined for who was still at sea. */
  readonly enemy: Enemy | undefined;
  readonly kind: Enemy['kind'] | undefined;
  /** What the die showed; undefined where none was rolled. */
  readonly face: Face | undefined;
  readonly order: Order | undefined;
  /** All that happened, in order. */
  readonly occurrences: readonly Occurrence[];
  /** In a few words, after the order. */
  readonly words: string;
  /** In a sentence. */
  readonly sentence: string;
}

/** What a part of the phase begins with, and what each of these is told with. */
const TOLD: ReadonlySet<Occurrence['kind']> = new Set([
  'rolled',
  'recovered',
  'landed',
  'turned-away',
  'mustered',
]);
const OWN: ReadonlySet<Occurrence['kind']> = new Set(['moved', 'built', 'defeated', 'stunned']);

/** What the enemies did after a turn, one after the other. */
export function phaseOf(before: State, after: State, text: SantoweriniText): readonly EnemyAct[] {
  const groups = groupsIn(after.happened);
  const sentences = tellHappened(before, after, text).slice(1);
  const island = islandAfterTurn(before, after);
  return groups.map((occurrences, n) => {
    const state = island.state;
    for (const occurrence of occurrences) island.happen(occurrence);
    return actOf(state, island, occurrences, sentences[n]!, text);
  });
}

/** The island when the turn was done, and before the enemies did anything about it. */
export function islandAfterTurn(before: State, { happened }: State): Island {
  const island = new Island(before);
  for (const occurrence of happened) if (OWN.has(occurrence.kind)) island.happen(occurrence);
  return island;
}

/** An enemy turns before it rolls: that belongs to its own part. */
function groupsIn(happened: readonly Occurrence[]): readonly (readonly Occurrence[])[] {
  const groups: Occurrence[][] = [];
  let turned: Occurrence[] = [];
  for (const occurrence of happened) {
    const { kind } = occurrence;
    if (OWN.has(kind) || kind === 'round-ended') continue;
    if (TOLD.has(kind)) {
      groups.push([...turned, occurrence]);
      turned = [];
    } else if (kind === 'turned' && isOfNext(happened, occurrence)) turned.push(occurrence);
    else groups.at(-1)!.push(occurrence);
  }
  return groups;
}

const isOfNext = (happened: readonly Occurrence[], turned: Occurrence): boolean =>
  happened[happened.indexOf(turned) + 1]?.kind === 'rolled';

function actOf(
  state: State,
  island: Island,
  occurrences: readonly Occurrence[],
  sentence: string,
  text: SantoweriniText,
): EnemyAct {
  const told = occurrences.find(({ kind }) => TOLD.has(kind))!;
  const enemy =
    'enemy' in told && told.kind !== 'landed' ? state.enemies.find(({ id }) => id === told.enemy) : undefined;
  const act = { enemy, occurrences, sentence, face: undefined, order: undefined, kind: enemy?.kind };
  switch (told.kind) {
    case 'rolled': {
      const { face, order } = told;
      const isLost = false;
      const words = prospectInWords(state, enemy!, { faces: [face], order, occurrences, isLost }, text);
      return { ...act, face, order, words };
    }
    case 'landed':
      return {
        ...act,
        kind: told.enemyKind,
        face: told.face,
        words: text.acts.lands(squareName(told.square)),
      };
    case 'turned-away':
      return { ...act, kind: told.enemyKind, face: told.face, words: text.acts.staysAtSea };
    case 'recovered':
      return { ...act, words: text.acts.recovers };
    default:
      return { ...act, words: text.wave(island.wave) };
  }
}
