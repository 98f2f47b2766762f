import '../../tokens.css';
import '../frame/arch.css';
import './adventures.css';
import { MOST_ADVENTURES } from '@thera/sphinx';
import type { AdventuresText } from '@thera/texts/sphinx';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { formatRoute } from '../../../../route.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { deviceAdventures, refreshAdventures } from '../../adventure/device-adventures.ts';
import { beginOnDevice } from '../../adventure/new-on-device.ts';
import { shelfNews } from '../../adventure/shelf-news.ts';
import { AdventureRow } from './adventure-row.tsx';
import { DamagedList } from './damaged-list.tsx';
import { ReadInSheet } from './read-in-sheet.tsx';
import { SingleRiddles } from './single-riddles.tsx';
import { Voyage } from './voyage.tsx';

/** Every adventure of this device, the way to a new one, and riddles outside all of them. */
export function View({ text }: PageProps<AdventuresText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  // Before anything is shown: a riddle may have ended since.
  useMemo(refreshAdventures, []);
  useEffect(
    () => () => {
      shelfNews.value = '';
    },
    [],
  );
  const { shelf, damaged } = deviceAdventures.value;
  const [isReading, read] = useState(false);
  const [refusal, refuse] = useState<string>();
  const isFull = shelf.length >= MOST_ADVENTURES;

  const begin = (tab: 'map' | 'story'): void => {
    const begun = beginOnDevice();
    if (!begun.ok) {
      refuse(text.adventure.refusals[begun.error]);
      return;
    }
    const name = tab === 'map' ? '*' : '*/story';
    navigate({ page: 'own', game: 'sphinx', name, part: begun.value.id, query: '' });
  };
  return (
    <main id="content" class="page adventures">
      <header class="adventures-head">
        <Voyage />
        <h1>{text.title}</h1>
        <p class="adventures-lead">{text.lead}</p>
      </header>
      <p class="adventures-news" role="status">
        {shelfNews.value}
      </p>
      <DamagedList damaged={damaged} text={text} />
      {shelf.length === 0 && (
        <section class="card adventures-first">
          <h2>{text.firstTime.title}</h2>
          <p>{text.firstTime.sentence}</p>
          <button type="button" class="button primary" onClick={() => begin('story')}>
            {text.firstTime.button}
          </button>
        </section>
      )}
      <section class="adventures-part" aria-labelledby="shelf">
        <div class="adventures-line">
          <h2 id="shelf">{text.heading}</h2>
          <button type="button" class="button" onClick={() => read(true)}>
            {text.readIn.ask}
          </button>
        </div>
        {shelf.length === 0 && <p class="adventures-none">{text.none}</p>}
        <ul class="adventures-list">
          {shelf.map((log) => (
            <AdventureRow key={log.id} log={log} text={text} />
          ))}
        </ul>
        {refusal !== undefined && (
          <p class="error" role="alert">
            {refusal}
          </p>
        )}
        <button
          type="button"
          class="button adventures-begin"
          disabled={isFull}
          onClick={() => begin(shelf.length === 0 ? 'map' : 'story')}
        >
          <Icon name="plus" />
          {text.begin}
        </button>
        {isFull && <p class="adventures-none">{text.adventure.refusals['too-many-adventures']}</p>}
      </section>
      <SingleRiddles text={text} />
      <p>
        <a class="button" href={formatRoute({ page: 'own', game: 'sphinx', name: 'rules', query: '' })}>
          <Icon name="book" />
          {text.rules}
        </a>
      </p>
      <p class="adventures-credits">{text.credits}</p>
      {isReading && <ReadInSheet text={text} onClose={() => read(false)} />}
    </main>
  );
}
