import './story.css';
import { type AdventureLog, readablePages, STORY_PAGES, type StoryPage, TUTORIAL } from '@thera/sphinx';
import type { StoryText } from '@thera/texts/sphinx';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { Picture } from '../../../../shell/picture.tsx';
import { adventurePath } from '../../adventure/adventure-path.ts';
import { storyPicture } from '../../adventure/story-picture.ts';
import { AdventureFrame } from '../frame/adventure-frame.tsx';

/** The story of an adventure, page by page, as far as it has been told. */
export function View({ route: { part, query }, text }: PageProps<StoryText, 'own'>): JSX.Element {
  return (
    <AdventureFrame id={part} tab="story" text={text.adventure}>
      {(log) => <Story key={log.id} log={log} asked={new URLSearchParams(query).get('page')} text={text} />}
    </AdventureFrame>
  );
}

interface StoryProps {
  readonly log: AdventureLog;
  readonly asked: string | null;
  readonly text: StoryText;
}

function Story({ log, asked, text }: StoryProps): JSX.Element {
  const readable = readablePages(log);
  const [page, turnTo] = useState<StoryPage>(() => readable.find((one) => one === asked) ?? 'opening');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // Whoever turns a page begins to read at its top.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else {
      heading.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
  }, [page]);
  const place = readable.indexOf(page);
  const next = readable[place + 1];
  const isNew = log.plays.length === 0;
  const { title, paragraphs } = text.pages[page];
  return (
    <main id="content" class="story">
      <Picture class="story-scene story-picture" draw={() => storyPicture(page)} of={[page]} />
      <article class="story-text">
        <p class="label">
          {text.heading} · {text.place(STORY_PAGES.indexOf(page) + 1, STORY_PAGES.length)}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} class="story-paragraph">
            {paragraph}
          </p>
        ))}
      </article>
      <nav class="story-pages" aria-label={text.pagesLabel}>
        {STORY_PAGES.map((one, n) =>
          readable.includes(one) ? (
            <button
              key={one}
              type="button"
              aria-label={text.pages[one].title}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => turnTo(one)}
            />
          ) : (
            <span key={one} class="story-closed">
              <span class="unseen">{text.closed(n + 1)}</span>
            </span>
          ),
        )}
      </nav>
      <div class="story-ways">
        <a class="button" href={adventurePath(log.id)}>
          {isNew ? text.skip : text.toMap}
        </a>
        {next !== undefined && (
          <button type="button" class="button primary" onClick={() => turnTo(next)}>
            {text.goOn}
            <Icon name="next" />
          </button>
        )}
        {next === undefined && isNew && (
          <a class="button primary" href={adventurePath(log.id, 'map', `riddle=${TUTORIAL}&play`)}>
            {text.toTutorial}
            <Icon name="next" />
          </a>
        )}
      </div>
    </main>
  );
}
