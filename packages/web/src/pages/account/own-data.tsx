import type { PlayerFace } from '@thera/protocol';
import type { AccountText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { askApi } from '../../online/api.ts';
import { setPlayer } from '../../online/session.ts';
import { Icon } from '../../shell/icon.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { AccountForm, wordsFor } from './account-form.tsx';

interface OwnDataProps {
  readonly player: PlayerFace;
  readonly text: AccountText;
}

/** Another name. */
export function NamePart({ player, text }: OwnDataProps): JSX.Element {
  const [named, setNamed] = useState<string>();
  return (
    <section class="card" aria-labelledby="name-title">
      <h2 id="name-title">{text.rename.title}</h2>
      <p role="status">{named === player.name ? text.rename.done(named) : ''}</p>
      <AccountForm
        key={player.name}
        fields={[{ name: 'name', label: text.name, autocomplete: 'username' }]}
        go={text.rename.go}
        isMinor
        text={text}
        onGo={async ({ name }) => {
          const answer = await askApi<{ readonly player: PlayerFace }>('POST', '/name', { name });
          if (!answer.ok) return answer.error;
          setNamed(answer.value.player.name);
          setPlayer(answer.value.player);
          return undefined;
        }}
      />
    </section>
  );
}

/** Everything that is kept of somebody: to take along, or to be rid of. */
export function DataPart({ text: { data, close, ...text } }: Pick<OwnDataProps, 'text'>): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async (): Promise<void> => {
    const answer = await askApi('DELETE', '/account');
    if (answer.ok) {
      setPlayer(undefined);
      // What is on this device is nobody's any more: whoever comes next may have it.
      const { forgetOwner } = await import('../../sync/sync.ts');
      forgetOwner();
    } else setProblem(answer.error);
    setAsking(false);
  };
  return (
    <section class="card" aria-labelledby="data-title">
      <h2 id="data-title">{data.title}</h2>
      <div class="account-buttons">
        <a class="button" href="/api/export" download="thera.json">
          <Icon name="save" />
          {data.export}
        </a>
        <button type="button" class="button danger" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {data.remove}
        </button>
      </div>
      {problem !== undefined && (
        <p class="error" role="alert">
          {wordsFor(problem, { data, close, ...text })}
        </p>
      )}
      {isAsking && (
        <Sheet title={data.remove} closeLabel={close} onClose={() => setAsking(false)}>
          <p>{data.removeAbout}</p>
          <div class="account-buttons">
            <button type="button" class="button" onClick={() => setAsking(false)}>
              {data.cancel}
            </button>
            <button type="button" class="button danger" onClick={() => void remove()}>
              {data.confirm}
            </button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
