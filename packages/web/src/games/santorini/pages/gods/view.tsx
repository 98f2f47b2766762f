import './gods.css';
import { BARE, thumbnail } from '@thera/board';
import type { GalleryText } from '@thera/texts/santorini';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { formatPlan } from '../../../../kept-games/plan-query.ts';
import { route as currentRoute } from '../../../../navigation.ts';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { USUAL_PLAN } from '../../tables/table-plan.ts';
import { namesIt } from '../new-game/search.ts';
import { withFleece } from '../new-game/table-changes.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, matches, NO_FILTERS, parseFilters } from './filters.ts';
import { addressOf, closeGod, keepFilters, openGod } from './gallery-address.ts';
import { GODS, type God, godNamed } from './god.ts';
import { GodCard } from './god-card.tsx';
import { GodPanel } from './god-panel.tsx';

/** The gallery of all powers, and one of them in full. */
export function View({ route, text }: PageProps<GalleryText, 'gods'>): JSX.Element {
  const [filters, ask] = useFilters();
  const list = useRef<HTMLUListElement>(null);
  const { powers } = text.game;
  const withFilters = (wanted: Filters): readonly God[] =>
    GODS.filter((god) => matches(god, powers[god.id], wanted, text.filters.groups[god.group]));
  const isFleeceMeant = namesIt(text.fleece.name, filters.words);
  const found = withFilters(filters);
  const chosen = godNamed(route.god);

  const cardOf = (god: God): HTMLElement | null | undefined =>
    list.current?.querySelector<HTMLElement>(`[data-god="${god.id}"] a`);
  const choose = (god: God): void => openGod(god.id, openNow() !== undefined);
  const step = (by: 1 | -1): void => {
    const open = openNow();
    if (open === undefined) return;
    // What is open may not be among what was asked for.
    const among = found.includes(open) ? found : GODS;
    const next = among.at((among.indexOf(open) + by) % among.length)!;
    choose(next);
    cardOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  const close = (): void => {
    closeGod();
    cardOf(chosen!)?.focus({ preventScroll: true });
  };
  return (
    <main id="content" class={`page gallery${chosen === undefined ? '' : ' with-detail'}`}>
      <div class="gods-list">
        <div class="gallery-head">
          <h1>{text.title}</h1>
          <SearchField
            label={text.filters.search}
            words={filters.words}
            onInput={(words) => ask({ ...filters, words })}
          />
        </div>
        <FilterBar
          text={text.filters}
          filters={filters}
          countWith={(wanted) => withFilters(wanted).length}
          onChange={ask}
        />
        {route.god !== undefined && chosen === undefined && <p class="error">{text.unknown}</p>}
        <p class="gods-found" role="status">
          {text.found(found.length)}
        </p>
        {isFleeceMeant && (
          <p class="tip fleece-found">
            <strong>{text.fleece.name}</strong> {text.fleece.sentence}{' '}
            <a href={`/new?${formatPlan(withFleece(USUAL_PLAN))}`}>{text.fleece.play}</a>
          </p>
        )}
        {found.length === 0 ? (
          <Nothing text={text.nothing} onAll={() => ask(NO_FILTERS)} />
        ) : (
          <ul class="god-cards" ref={list}>
            {found.map((god) => (
              <GodCard
                key={god.id}
                god={god}
                text={powers[god.id]}
                address={addressOf(god.id, filters)}
                isChosen={god === chosen}
                onChoose={() => choose(god)}
              />
            ))}
          </ul>
        )}
      </div>
      {chosen !== undefined && (
        <GodPanel god={chosen} text={text} onStep={step} onChoose={choose} onClose={close} />
      )}
    </main>
  );
}

/** The power in the address, which may be ahead of the one on screen while somebody leafs quickly. */
function openNow(): God | undefined {
  const here = currentRoute.peek();
  return here.page === 'gods' ? godNamed(here.god) : undefined;
}

/** Where no power is as was asked: the bare island. */
function Nothing({ text, onAll }: NothingProps): JSX.Element {
  return (
    <div class="gods-nothing">
      {/* The picture is our own drawing. */}
      <div dangerouslySetInnerHTML={{ __html: thumbnail(BARE) }} />
      <p>{text.sentence}</p>
      <button type="button" class="button" onClick={onAll}>
        {text.button}
      </button>
    </div>
  );
}

interface NothingProps {
  readonly text: GalleryText['nothing'];
  readonly onAll: () => void;
}

/** What was asked for, kept in the address. */
function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const [filters, setFilters] = useState(() => parseFilters(location.search));
  useEffect(() => {
    const look = (): void => setFilters(parseFilters(location.search));
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  const ask = (wanted: Filters): void => {
    setFilters(wanted);
    keepFilters(wanted);
  };
  return [filters, ask];
}

interface SearchFieldProps {
  readonly label: string;
  readonly words: string;
  readonly onInput: (words: string) => void;
}

function SearchField({ label, words, onInput }: SearchFieldProps): JSX.Element {
  return (
    <div class="god-search">
      <Icon name="search" />
      <input
        class="field"
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}
