import type { Fault } from '@thera/table';
import type { OpenText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { type PasteError, placeIn, underline } from './read-paste.ts';

interface WhatIsWrongProps {
  readonly pasted: string;
  readonly wrong: Fault<PasteError>;
  readonly text: OpenText;
}

/** Why a paste cannot be read: where, what, and what to do. */
export function WhatIsWrong({ pasted, wrong, text }: WhatIsWrongProps): JSX.Element {
  const at = wrong.at === undefined ? undefined : Number(wrong.at);
  const place = at === undefined ? undefined : placeIn(pasted, at);
  return (
    <div class="error" role="alert">
      <strong>
        {place === undefined ? text.cannotReadAtAll : text.cannotRead(place.line, place.column)}
      </strong>
      <p>{wordsFor(wrong.error, text)}</p>
      {at !== undefined && pasted.trim() !== '' && (
        <>
          <Marked pasted={pasted} at={at} />
          <p>{text.whatToDo}</p>
        </>
      )}
    </div>
  );
}

function Marked({ pasted, at }: { readonly pasted: string; readonly at: number }): JSX.Element {
  const [before, part, rest] = underline(pasted, at);
  return (
    <pre class="marked">
      {before}
      {/* At the very end there is nothing to underline but the place where something is missing. */}
      <mark>{part === '' ? ' ' : part}</mark>
      {rest}
    </pre>
  );
}

function wordsFor(error: PasteError, { game, foreignLink }: OpenText): string {
  if (error === 'foreign-link') return foreignLink;
  const words: Readonly<Record<string, string>> = {
    ...game.turnErrors,
    ...game.positionErrors,
    ...game.gameTextErrors,
  };
  return words[error]!;
}
