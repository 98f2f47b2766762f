import { type AccountText, SYNC_PROBLEM_WORDS } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../language.ts';
import { type SyncState, syncState } from '../../sync/sync-state.ts';

interface SyncPartProps {
  readonly text: AccountText['sync'];
}

/** What follows somebody from device to device, and how it stands with that. */
export function SyncPart({ text }: SyncPartProps): JSX.Element {
  const state = syncState.value;
  const again = async (): Promise<void> => {
    const { syncNow } = await import('../../sync/sync.ts');
    await syncNow();
  };
  return (
    <section class="card" aria-labelledby="sync-title">
      <h2 id="sync-title">{text.title}</h2>
      <p class="account-note">{text.about}</p>
      <p class="account-note" role="status">
        {stateInWords(state, text)}
      </p>
      {state.kind === 'failed' && (
        <div class="error" role="alert">
          <p>{text.failed}</p>
          <ul>
            {[...new Set(state.problems.map(({ code }) => problemInWords(code, text)))].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {state.kind === 'failed' && (
        <button type="button" class="button" onClick={() => void again()}>
          {text.again}
        </button>
      )}
    </section>
  );
}

function stateInWords(state: SyncState, text: AccountText['sync']): string {
  if (state.kind === 'working') return text.working;
  if (state.kind !== 'done') return '';
  const time = new Date(state.at).toLocaleTimeString(language.value, { hour: 'numeric', minute: '2-digit' });
  return text.done(time);
}

function problemInWords(code: string, { problems }: AccountText['sync']): string {
  return problems[SYNC_PROBLEM_WORDS.find((known) => known === code) ?? 'other'];
}
