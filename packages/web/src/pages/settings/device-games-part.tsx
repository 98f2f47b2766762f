import type { SettingsText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { deviceGames } from '../../kept-games/device-games.ts';
import { Icon } from '../../shell/icon.tsx';
import { Sheet } from '../../shell/sheet.tsx';

/** The games of this device, and how to be rid of them. */
export function DeviceGamesPart({ text }: { readonly text: SettingsText }): JSX.Element {
  const [count, setCount] = useState(() => deviceGames.listGames().length);
  const [asking, setAsking] = useState<'resting' | 'asking' | 'done'>('resting');
  const dropAll = (): void => {
    deviceGames.dropAllGames();
    setCount(deviceGames.listGames().length);
    setAsking('done');
  };
  return (
    <div class="device-games">
      <p role="status">{asking === 'done' ? text.deleted : text.games(count)}</p>
      {count > 0 && (
        <button type="button" class="button danger" onClick={() => setAsking('asking')}>
          <Icon name="trash" />
          {text.deleteGames}
        </button>
      )}
      {asking === 'asking' && (
        <Sheet title={text.deleteGames} closeLabel={text.close} onClose={() => setAsking('resting')}>
          <p>
            {text.games(count)} {text.deleteSentence}
          </p>
          <div class="sheet-buttons">
            <button type="button" class="button" onClick={() => setAsking('resting')}>
              {text.cancel}
            </button>
            <button type="button" class="button danger" onClick={dropAll}>
              {text.confirmDelete(count)}
            </button>
          </div>
        </Sheet>
      )}
    </div>
  );
}
