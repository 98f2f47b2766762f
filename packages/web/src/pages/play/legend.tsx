import { MARK_KINDS, markPicture } from '@thera/board';
import type { PlayText } from '@thera/texts';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { explainsMarks } from './legend-games.ts';

interface LegendProps {
  readonly text: PlayText;
  readonly game: string;
}

/** What the marks on the board mean, in the first games. */
export function Legend({ text, game }: LegendProps): JSX.Element | null {
  const isShown = useMemo(() => explainsMarks(game), [game]);
  if (!isShown) return null;
  return (
    <ul class="legend">
      {MARK_KINDS.map((kind) => (
        <li key={kind}>
          <span dangerouslySetInnerHTML={{ __html: markPicture(kind) }} />
          {text.marks[kind]}
        </li>
      ))}
    </ul>
  );
}
