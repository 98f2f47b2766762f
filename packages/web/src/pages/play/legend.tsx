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
      {marks.map(([kind, meaning]) => (
        <LegendItem key={kind} picture={markPicture(kind)} meaning={meaning} />
      ))}
      {more.map(([picture, meaning]) => (
        <LegendItem key={meaning} picture={picture} meaning={meaning} isExtra />
      ))}
    </ul>
  );
}

interface LegendItemProps {
  readonly picture: string;
  readonly meaning: string;
  /** Left out where there is little room. */
  readonly isExtra?: boolean;
}

function LegendItem({ picture, meaning, isExtra = false }: LegendItemProps): JSX.Element {
  return (
    <li class={isExtra ? 'wide-only' : undefined}>
      <span dangerouslySetInnerHTML={{ __html: picture }} />
      {meaning}
    </li>
  );
}
