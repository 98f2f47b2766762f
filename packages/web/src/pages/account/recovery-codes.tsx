import type { AccountText } from '@thera/texts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Whose they are. */
  readonly name: string;
  readonly text: AccountText['codes'];
  readonly onDone: () => void;
}

/** Codes that are seen this once: to copy, to print, to save. */
export function RecoveryCodes({ codes, name, text, onDone }: RecoveryCodesProps): JSX.Element {
  const head = useRef<HTMLHeadingElement>(null);
  const [isCopied, setCopied] = useState(false);
  const written = `${text.heading(name)}\n\n${codes.join('\n')}\n`;
  useLayoutEffect(() => head.current?.focus(), []);
  return (
    <section class="card recovery-codes" aria-labelledby="codes-title">
      <h2 id="codes-title" ref={head} tabIndex={-1}>
        {text.yours}
      </h2>
      <p>{text.keep}</p>
      <p class="codes-head">{text.heading(name)}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="account-buttons">
        {'clipboard' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.clipboard.writeText(written).then(() => setCopied(true))}
          >
            <Icon name={isCopied ? 'check' : 'copy'} />
            {isCopied ? text.copied : text.copy}
          </button>
        )}
        <button type="button" class="button" onClick={() => print()}>
          {text.print}
        </button>
        <a
          class="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(written)}`}
          download={`thera-${name}.txt`}
        >
          <Icon name="save" />
          {text.save}
        </a>
        <button type="button" class="button primary" onClick={onDone}>
          {text.done}
        </button>
      </div>
    </section>
  );
}
