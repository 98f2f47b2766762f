import type { AccountText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../language.ts';
import { askApi } from '../../online/api.ts';
import { addPasskey } from '../../online/passkeys.ts';
import { Icon } from '../../shell/icon.tsx';
import { wordsFor } from './account-form.tsx';
import { PasskeyButton } from './guest-part.tsx';

/** A passkey as the server tells of it. */
export interface Passkey {
  readonly id: string;
  readonly created: number;
}

interface PasskeysPartProps {
  readonly text: AccountText;
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

/** The passkeys of an account, to add to and to remove. */
export function PasskeysPart({ text, passkeys, onChanged }: PasskeysPartProps): JSX.Element {
  const words = text.passkeys;
  const [problem, setProblem] = useState<string>();
  const did = async (work: Promise<{ readonly ok: boolean; readonly error?: string }>): Promise<void> => {
    const answer = await work.catch(() => ({ ok: false, error: 'unavailable' }));
    setProblem(answer.ok ? undefined : answer.error);
    if (answer.ok) onChanged();
  };
  return (
    <section class="card" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{words.title}</h2>
      <p class="account-note">{words.about}</p>
      <ul class="passkeys">
        {passkeys.map(({ id, created }) => {
          const date = new Date(created).toLocaleDateString(language.value, { dateStyle: 'medium' });
          return (
            <li key={id}>
              <Icon name="lock" />
              <span>{words.madeOn(date)}</span>
              <button
                type="button"
                class="tool"
                aria-label={words.remove(date)}
                title={words.remove(date)}
                onClick={() => void did(askApi('DELETE', `/passkeys/${encodeURIComponent(id)}`))}
              >
                <Icon name="trash" />
              </button>
            </li>
          );
        })}
      </ul>
      {passkeys.length === 0 && <p class="account-note">{words.none}</p>}
      <PasskeyButton text={text} label={words.add} onClick={() => void did(addPasskey())} />
      {problem !== undefined && (
        <p class="error" role="alert">
          {wordsFor(problem, text)}
        </p>
      )}
    </section>
  );
}
