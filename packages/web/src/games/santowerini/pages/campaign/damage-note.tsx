import type { Fault } from '@thera/table';
import type { CampaignText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { goOnWithRest } from '../../campaign/device-annals.ts';
import type { AnnalsCode } from '../../campaign/read-annals.ts';

interface DamageNoteProps {
  readonly faults: readonly Fault<AnnalsCode>[];
  readonly text: CampaignText;
}

/** That something which was kept cannot be read, and how to go on. Until then nothing is written over it. */
export function DamageNote({ faults, text }: DamageNoteProps): JSX.Element {
  const { damage } = text;
  const codes = [...new Set(faults.map(({ error }) => error))];
  return (
    <section class="error damage-note" role="alert">
      <h2>{damage.title}</h2>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            {damage.reasons[code]} <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>{damage.kept}</p>
      <button type="button" class="button" onClick={goOnWithRest}>
        {damage.goOn}
      </button>
    </section>
  );
}
