import type { SantoweriniMatch } from '@thera/play/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { linkToShare } from './link-of-game.ts';
import { type Shared, shareText } from './share-text.ts';

interface ShareGameProps {
  readonly match: SantoweriniMatch;
  /** How it ended, in a sentence. */
  readonly words: string;
  readonly text: SantoweriniPlayText;
}

/** Tells others how a game ended, with a link to it. */
export function ShareGame({ match, words, text: { game, result } }: ShareGameProps): JSX.Element {
  const [shared, setShared] = useState<Shared>();
  const share = async (): Promise<void> =>
    setShared(await shareText(`${game.name}: ${words}`, linkToShare(match)));
  return (
    <p class="share-game">
      <button type="button" class="plain-button" onClick={() => void share()}>
        <Icon name="share" />
        {result.share}
      </button>
      <span role="status">
        {shared === 'copied' && result.shared}
        {shared === 'failed' && result.cannotShare}
      </span>
    </p>
  );
}
