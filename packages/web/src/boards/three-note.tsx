import './three-note.css';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../shell/icon.tsx';
import { threeLost } from './three-lost.ts';

interface ThreeNoteProps {
  readonly text: Pick<PlayText, 'threeLost' | 'close'>;
}

/** Says over the board that three dimensions were given up, until it has been read. */
export function ThreeNote({ text }: ThreeNoteProps): JSX.Element {
  return (
    <div class="three-note-place" role="status">
      {threeLost.isNoted.value && (
        <p class="three-note">
          {text.threeLost}
          <button
            type="button"
            class="tool"
            aria-label={text.close}
            title={text.close}
            onClick={() => threeLost.dismiss()}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
