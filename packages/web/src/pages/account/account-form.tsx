import { ACCOUNT_PROBLEMS, type AccountText } from '@thera/texts';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';

/** What is typed into a form of this page. */
export interface AccountField {
  readonly name: string;
  readonly label: string;
  readonly note?: string;
  readonly type?: 'password';
  /** What browsers and password managers may fill in. */
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'off';
}

interface AccountFormProps {
  readonly fields: readonly AccountField[];
  readonly go: string;
  /** Whether it is not what most come for. */
  readonly isMinor?: boolean;
  readonly text: AccountText;
  /** What is said when what was typed does not fit together. */
  readonly wrong?: string;
  /** Does what the form is for; the code of why not, if it could not. */
  readonly onGo: (values: Readonly<Record<string, string>>) => Promise<string | undefined>;
  /** More ways to go on, with what has been typed so far. */
  readonly more?: (state: FormActions) => ComponentChildren;
}

/** What other buttons of a form may do. */
export interface FormActions {
  readonly isBusy: boolean;
  readonly run: (work: (values: Readonly<Record<string, string>>) => Promise<string | undefined>) => void;
}

/** Fields and a button, and why it could not be done. */
export function AccountForm({
  fields,
  go,
  isMinor = false,
  text,
  wrong,
  onGo,
  more,
}: AccountFormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run: FormActions['run'] = (work) => {
    if (isBusy) return;
    const values = Object.fromEntries(
      fields.map(({ name }) => [name, String(new FormData(form.current!).get(name) ?? '')]),
    );
    setBusy(true);
    setProblem(undefined);
    void work(values)
      .catch(() => 'unavailable')
      .then((code) => {
        setBusy(false);
        setProblem(code);
      });
  };
  return (
    <form
      ref={form}
      class="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(onGo);
      }}
    >
      {fields.map(({ name, label, note, type, autocomplete }) => (
        <label key={name}>
          <span class="label">{label}</span>
          <input
            class="field"
            name={name}
            {...(type === undefined ? { type: 'text' } : { type })}
            autocomplete={autocomplete}
            autocapitalize="off"
            spellcheck={false}
            required
          />
          {note !== undefined && <small>{note}</small>}
        </label>
      ))}
      <div class="account-buttons">
        <button type="submit" class={isMinor ? 'button' : 'button primary'} aria-disabled={isBusy}>
          {go}
        </button>
        {more?.({ isBusy, run })}
      </div>
      {problem !== undefined && (
        <p class="error" role="alert">
          {wordsFor(problem, text, wrong)}
        </p>
      )}
    </form>
  );
}

/** What is said about a code. */
export function wordsFor(code: string, { problems }: AccountText, wrong?: string): string {
  if (code === 'wrong-credentials' && wrong !== undefined) return wrong;
  return problems[ACCOUNT_PROBLEMS.find((known) => known === code) ?? 'other'];
}
