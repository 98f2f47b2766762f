import type { PlayerFace } from '@thera/protocol';
import type { AccountText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { askApi } from '../../online/api.ts';
import { addPasskey, signInByPasskey, whyNoPasskeys } from '../../online/passkeys.ts';
import { ensureSession, player, setPlayer } from '../../online/session.ts';
import { AccountForm } from './account-form.tsx';

/** An account that was just made. */
interface Made {
  readonly player: PlayerFace;
  readonly recoveryCodes: readonly string[];
}

interface GuestPartProps {
  readonly text: AccountText;
  /** The codes are shown this once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** For whoever has no account here: to make one, to sign in, or to come back by a code. */
export function GuestPart({ text, onCodes }: GuestPartProps): JSX.Element {
  const [isLost, setLost] = useState(false);
  return (
    <div class="account-parts">
      <section class="card" aria-labelledby="make-title">
        <h2 id="make-title">{text.make.title}</h2>
        <p class="account-note">{text.make.about}</p>
        <MakeForm text={text} onCodes={onCodes} />
      </section>
      <section class="card" aria-labelledby="sign-in-title">
        <h2 id="sign-in-title">{isLost ? text.recover.title : text.signIn.title}</h2>
        {isLost ? (
          <RecoverForm text={text} onBack={() => setLost(false)} />
        ) : (
          <SignInForm text={text} onLost={() => setLost(true)} />
        )}
      </section>
    </div>
  );
}

function MakeForm({ text, onCodes }: GuestPartProps): JSX.Element {
  const made = ({ player: named, recoveryCodes }: Made): undefined => {
    onCodes(recoveryCodes);
    setPlayer(named);
  };
  return (
    <AccountForm
      fields={[
        { name: 'name', label: text.name, autocomplete: 'username' },
        {
          name: 'password',
          label: text.password,
          note: text.passwordNote,
          type: 'password',
          autocomplete: 'new-password',
        },
      ]}
      go={text.make.go}
      text={text}
      onGo={async ({ name, password }) => {
        const session = await ensureSession();
        if (!session.ok) return session.error;
        const answer = await askApi<Made>('POST', '/account', { name, password });
        return answer.ok ? made(answer.value) : answer.error;
      }}
      more={({ run }) => (
        <PasskeyButton
          text={text}
          label={text.make.byPasskey}
          onClick={() =>
            run(async ({ name }) => {
              const session = await ensureSession();
              if (!session.ok) return session.error;
              const answer = await addPasskey<Made>(name);
              return answer.ok ? made(answer.value) : answer.error;
            })
          }
        />
      )}
    />
  );
}

function SignInForm({
  text,
  onLost,
}: {
  readonly text: AccountText;
  readonly onLost: () => void;
}): JSX.Element {
  const { signIn } = text;
  const [wrong, setWrong] = useState(signIn.wrong);
  return (
    <>
      {player.value?.isGuest === true && <p class="account-note">{signIn.leaves(player.value.name)}</p>}
      <AccountForm
        fields={[
          { name: 'name', label: text.name, autocomplete: 'username' },
          { name: 'password', label: text.password, type: 'password', autocomplete: 'current-password' },
        ]}
        go={signIn.go}
        text={text}
        wrong={wrong}
        onGo={async ({ name, password }) => {
          setWrong(signIn.wrong);
          const answer = await askApi<Pick<Made, 'player'>>('POST', '/sign-in', { name, password });
          if (answer.ok) setPlayer(answer.value.player);
          return answer.ok ? undefined : answer.error;
        }}
        more={({ run }) => (
          <PasskeyButton
            text={text}
            label={signIn.byPasskey}
            onClick={() =>
              run(async () => {
                setWrong(signIn.wrongPasskey);
                const answer = await signInByPasskey<Pick<Made, 'player'>>();
                if (answer.ok) setPlayer(answer.value.player);
                return answer.ok ? undefined : answer.error;
              })
            }
          />
        )}
      />
      <button type="button" class="plain-button" onClick={onLost}>
        {signIn.forgotten}
      </button>
    </>
  );
}

function RecoverForm({
  text,
  onBack,
}: {
  readonly text: AccountText;
  readonly onBack: () => void;
}): JSX.Element {
  const { recover } = text;
  return (
    <>
      <p class="account-note">{recover.about}</p>
      <AccountForm
        fields={[
          { name: 'name', label: text.name, autocomplete: 'username' },
          { name: 'code', label: text.code, autocomplete: 'off' },
          {
            name: 'password',
            label: text.newPassword,
            note: text.passwordNote,
            type: 'password',
            autocomplete: 'new-password',
          },
        ]}
        go={recover.go}
        text={text}
        wrong={recover.wrong}
        onGo={async (values) => {
          const answer = await askApi<Pick<Made, 'player'>>('POST', '/recovery', values);
          if (answer.ok) setPlayer(answer.value.player);
          return answer.ok ? undefined : answer.error;
        }}
      />
      <button type="button" class="plain-button" onClick={onBack}>
        {recover.back}
      </button>
    </>
  );
}

interface PasskeyButtonProps {
  readonly text: AccountText;
  readonly label: string;
  readonly onClick: () => void;
}

/** A way with a passkey, or why there is none here. */
export function PasskeyButton({ text, label, onClick }: PasskeyButtonProps): JSX.Element {
  const reason = whyNoPasskeys();
  if (reason !== undefined) return <p class="account-note">{text.passkeys.impossible[reason]}</p>;
  return (
    <button type="button" class="button" onClick={onClick}>
      {label}
    </button>
  );
}
