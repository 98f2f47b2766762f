import './care.css';
import type { AdventureLog } from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import { Icon } from '../../../../shell/icon.tsx';
import type { IconName } from '../../../../shell/icons.ts';
import { copyOnDevice } from '../../adventure/new-on-device.ts';
import { shelfNews } from '../../adventure/shelf-news.ts';
import { titleOf } from '../../adventure/title-of.ts';
import { LateShareSheet } from '../share/late-share-sheet.tsx';
import { DropSheet } from './drop-sheet.tsx';
import { RenameSheet } from './rename-sheet.tsx';
import { WriteOutSheet } from './write-out-sheet.tsx';

interface CareRowsProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
  /** What is done when the adventure, or the list of them, is not what it was. */
  readonly onDone?: () => void;
}

type CareSheet = 'share' | 'rename' | 'write-out' | 'drop';

/** What can be done with a whole adventure. */
export function CareRows({ log, text, onDone }: CareRowsProps): JSX.Element {
  const [sheet, open] = useState<CareSheet>();
  const [refusal, refuse] = useState<string>();
  const { care } = text;
  const close = (): void => open(undefined);
  const toShelf = (news: string): void => {
    shelfNews.value = news;
    onDone?.();
    navigate({ page: 'own', game: 'sphinx', name: '', query: '' });
  };
  const copy = (): void => {
    const title = care.copy.title(titleOf(log, text));
    const copied = copyOnDevice(log, title);
    if (copied.ok) toShelf(care.copy.done(title));
    else refuse(text.refusals[copied.error]);
  };
  const rows: readonly (readonly [icon: IconName, label: string, act: () => void])[] = [
    ['people', care.share, () => open('share')],
    ['edit', care.rename.ask, () => open('rename')],
    ['share', care.writeOut.ask, () => open('write-out')],
    ['copy', care.copy.ask, copy],
    ['trash', care.drop.ask, () => open('drop')],
  ];
  return (
    <>
      <ul class="care-rows">
        {rows.map(([icon, label, act]) => (
          <li key={icon}>
            <button type="button" class="care-row" onClick={act}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
      {refusal !== undefined && (
        <p class="error" role="alert">
          {refusal}
        </p>
      )}
      {sheet === 'share' && <LateShareSheet log={log} title={titleOf(log, text)} onClose={close} />}
      {sheet === 'rename' && <RenameSheet log={log} text={text} onClose={close} />}
      {sheet === 'write-out' && <WriteOutSheet log={log} text={text} onClose={close} />}
      {sheet === 'drop' && (
        <DropSheet
          log={log}
          text={text}
          onClose={close}
          onDropped={() => toShelf(care.drop.done(titleOf(log, text)))}
        />
      )}
    </>
  );
}
