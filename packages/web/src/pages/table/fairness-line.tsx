import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { type Fairness, fairnessOf } from '../../online/fairness.ts';
import { Icon } from '../../shell/icon.tsx';
import type { OnlineParts } from './online-parts.tsx';

interface FairnessProps {
  readonly parts: OnlineParts;
}

/** Whether the dice were fair, in a line that opens to how one knows. */
export function FairnessLine({ parts }: FairnessProps): JSX.Element | null {
  const { fairness: text } = parts.text;
  const fairness = useFairness(parts);
  if (fairness === undefined) return null;
  const isFair = fairness === 'fair';
  return (
    <details class={`fairness${isFair ? '' : ' is-unfair'}`}>
      <summary>
        <Icon name={isFair ? 'check' : 'help'} />
        {isFair ? text.fair : text.unfair}
      </summary>
      <FairnessSheet parts={parts} />
    </details>
  );
}

/** How one knows whether the dice were fair. */
export function FairnessSheet({ parts }: FairnessProps): JSX.Element | null {
  const { fairness: text } = parts.text;
  const fairness = useFairness(parts);
  const record = parts.table.feed.record.value;
  if (fairness === undefined || record === undefined) return null;
  return (
    <div class="fairness-about">
      <p>{fairness === 'fair' ? text.fairAbout : text.unfairAbout[fairness]}</p>
      <dl>
        <dt>{text.promise}</dt>
        <dd>{parts.game.commitment}</dd>
        <dt>{text.seed}</dt>
        <dd>{record.seed}</dd>
      </dl>
    </div>
  );
}

/** Worked out once, when the record is there. */
function useFairness({ table, game }: OnlineParts): Fairness | undefined {
  const record = table.feed.record.value;
  return useMemo(() => {
    if (record === undefined) return undefined;
    const entries = table.feed.entries.peek();
    return fairnessOf({ told: game, entries, onlooker: table.ownSeat ?? 'watcher', record: record as never });
  }, [record]);
}
