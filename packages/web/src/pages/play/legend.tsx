import { type MarkKind, markPicture } from '@thera/board';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { explainsMarks } from './legend-games.ts';

interface LegendProps {
  /** What each mark means. */
  readonly marks: readonly (readonly [MarkKind, string])[];
  /** What else is drawn, as SVG. */
  readonly more: readonly (readonly [picture: string, meaning: string])[];
  readonly game: string;
}

/** What the marks on the board mean, in the first games. */
export function Legend({ marks, more, game }: LegendProps): JSX.Element | null {
  const isShown = useMemo(() => explainsMarks(game), [game]);
  if (!isShown) return null;
  return (
    <ul class="legend">
      {[...marks.map(([kind, meaning]) => [markPicture(kind), meaning] as const), ...more].map(
        ([picture, meaning]) => (
          <li key={meaning}>
            <span dangerouslySetInnerHTML={{ __html: picture }} />
            {meaning}
          </li>
        ),
      )}
    </ul>
  );
}
