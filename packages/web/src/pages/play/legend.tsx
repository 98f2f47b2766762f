import { MARK_KINDS, markPicture } from '@thera/board';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';

/** As many decisions as a newcomer needs to learn the marks. */
const PLIES_TO_LEARN = 12;

/** What the marks on the board mean, in the first turns. */
export function Legend({
  text,
  plies,
}: {
  readonly text: PlayText;
  readonly plies: number;
}): JSX.Element | null {
  if (plies > PLIES_TO_LEARN) return null;
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
