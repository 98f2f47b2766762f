import type { AdventureLog } from '@thera/sphinx';
import type { AdventureText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { Sheet } from '../../../../shell/sheet.tsx';
import { titleOf } from '../../adventure/title-of.ts';
import { CareRows } from '../care/care-rows.tsx';

interface AdventureMenuProps {
  readonly log: AdventureLog;
  readonly text: AdventureText;
  readonly onClose: () => void;
}

/** What can be done with this adventure, and the ways to what is not part of it. */
export function AdventureMenu({ log, text, onClose }: AdventureMenuProps): JSX.Element {
  return (
    <Sheet title={titleOf(log, text)} closeLabel={text.close} onClose={onClose}>
      <CareRows log={log} text={text} />
      <ul class="care-rows">
        <li>
          <a class="care-row" href="/settings">
            <Icon name="settings" />
            {text.settings}
          </a>
        </li>
      </ul>
    </Sheet>
  );
}
