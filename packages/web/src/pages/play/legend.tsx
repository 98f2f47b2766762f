import { type MarkKind, markPicture } from '@thera/board';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { explainsMarks } from './legend-games.ts';

interface LegendProps {
  /** What each mark means. */
  readonly marks: readonly (readonly [MarkKind, string])[];
  readonly game: string;
}

/** What the marks on the board mean, in the first games. */
export function Legend({ marks, game }: LegendProps): JSX.Element | null {
  const isShown = useMemo(() => explainsMarks(game), [game]);
  if (!isShown) return null;
  return (
    <ul class="legend">
      {marks.map(([kind, meaning]) => (
        <li key={kind}>
          <span dangerouslySetInnerHTML={{ __html: markPicture(kind) }} />
          {meaning}
        </li>
      ))}
    </ul>
  );
}
