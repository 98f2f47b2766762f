import type { PlayerFace } from '@thera/protocol';
import type { AccountText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { askApi } from '../../online/api.ts';
import { setPlayer } from '../../online/session.ts';
import { AccountForm, wordsFor } from './account-form.tsx';
import { type Passkey, PasskeysPart } from './passkeys-part.tsx';

interface AccountPartProps {
  readonly player: PlayerFace;
  readonly text: AccountText;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The ways into an account, as the server tells them. */
interface Ways {
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
}

/** For whoever is signed in: name, ways in, and ways out. */
export function AccountPart({ player, text, onCodes }: AccountPartProps): JSX.Element {
  const [ways, setWays] = useState<Ways>();
  const [problem, setProblem] = useState<string>();
  const load = async (): Promise<void> => {
    const answer = await askApi<Ways>('GET', '/account');
    if (answer.ok) setWays(answer.value);
    else setProblem(answer.error);
  };
  useEffect(() => void load(), []);
  const renew = async (): Promise<void> => {
    const answer = await askApi<{ readonly recoveryCodes: readonly string[] }>('POST', '/recovery-codes', {});
    if (answer.ok) onCodes(answer.value.recoveryCodes);
    else setProblem(answer.error);
  };
  const leave = async (path: string): Promise<void> => {
    const { leaveDevice } = await import('../../sync/sync.ts');
    await leaveDevice(async () => {
      const answer = await askApi('POST', path, {});
      if (answer.ok) setPlayer(undefined);
      else setProblem(answer.error);
      return answer.ok;
    });
  };
  return (
    <>
      {problem !== undefined && (
        <p class="error" role="alert">
          {wordsFor(problem, text)}
        </p>
      )}
      <div class="account-parts">
        {ways !== undefined && (
          <>
            <PasswordPart text={text} hasPassword={ways.hasPassword} onSaved={() => void load()} />
            <PasskeysPart text={text} passkeys={ways.passkeys} onChanged={() => void load()} />
          </>
        )}
        <section class="card">
          <h2>{text.codes.title}</h2>
          <p class="account-note">
            {text.codes.about} {text.codes.renewAbout}
          </p>
          <button type="button" class="button" onClick={() => void renew()}>
            {text.codes.renew}
          </button>
        </section>
        <section class="card">
          <h2>{text.sessions.title}</h2>
          <p class="account-note">
            {player.name}. {text.sessions.about}
          </p>
          <div class="account-buttons">
            <button type="button" class="button" onClick={() => void leave('/sign-out')}>
              {text.sessions.out}
            </button>
            <button type="button" class="button" onClick={() => void leave('/sign-out-everywhere')}>
              {text.sessions.everywhere}
            </button>
          </div>
        </section>
      </div>
    </>
  );
}

interface PasswordPartProps {
  readonly text: AccountText;
  readonly hasPassword: boolean;
  readonly onSaved: () => void;
}

function PasswordPart({ text, hasPassword, onSaved }: PasswordPartProps): JSX.Element {
  const { ways } = text;
  const [state, setState] = useState<'resting' | 'changing' | 'saved'>('resting');
  const current = {
    name: 'current',
    label: text.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
  } as const;
  const wanted = {
    name: 'password',
    label: text.newPassword,
    note: text.passwordNote,
    type: 'password',
    autocomplete: 'new-password',
  } as const;
  return (
    <section class="card" aria-labelledby="password-title">
      <h2 id="password-title">{ways.title}</h2>
      <p role="status">{state === 'saved' ? ways.saved : ''}</p>
      {state === 'changing' ? (
        <AccountForm
          fields={hasPassword ? [current, wanted] : [wanted]}
          go={ways.save}
          text={text}
          wrong={ways.wrong}
          onGo={async (values) => {
            const answer = await askApi('POST', '/password', values);
            if (!answer.ok) return answer.error;
            setState('saved');
            onSaved();
            return undefined;
          }}
          more={() => (
            <button type="button" class="button" onClick={() => setState('resting')}>
              {ways.cancel}
            </button>
          )}
        />
      ) : (
        <button type="button" class="button" onClick={() => setState('changing')}>
          {hasPassword ? ways.change : ways.set}
        </button>
      )}
    </section>
  );
}
