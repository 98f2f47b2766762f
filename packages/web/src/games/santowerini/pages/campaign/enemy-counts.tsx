import { countedKinds } from '@thera/play/santowerini';
import { type Difficulty, ENEMY_KINDS, Island, type PlaceCode } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { EnemyPortrait } from '../../play/enemy-portrait.tsx';

interface EnemyCountsProps {
  readonly place: PlaceCode;
  readonly difficulty: Difficulty;
  readonly text: SantoweriniText;
}

/** Who comes in a scenario, and how many of each. */
export function EnemyCounts({ place, difficulty, text }: EnemyCountsProps): JSX.Element {
  const { reserve } = Island.of({ scenario: place, difficulty, attempt: 1 });
  const kinds = ENEMY_KINDS.map((kind) => [kind, reserve.filter((one) => one === kind).length] as const);
  return (
    <span class="enemy-counts">
      <span class="unseen">{countedKinds(reserve, text)}</span>
      {kinds
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => (
          <span key={kind} class="enemy-count" aria-hidden="true">
            <EnemyPortrait kind={kind} />
            {count}
          </span>
        ))}
    </span>
  );
}
