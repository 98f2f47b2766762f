import './rules.css';
import type { RulesPageText } from '@thera/texts/santorini';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { Definitions, List, Notes, Prose, Story } from './sections.tsx';

type Sections = RulesPageText['sections'];
type SectionId = keyof Sections;

/** How each section is shown. */
const SHOWN: { readonly [Id in SectionId]: (text: Sections[Id]) => JSX.Element } = {
  story: (text) => <Story text={text} />,
  facts: (text) => <Definitions text={text} look="facts" />,
  essentials: (text) => <List text={text} look="essentials" />,
  turn: (text) => <Notes text={text} />,
  players: (text) => <Notes text={text} />,
  powers: (text) => <Notes text={text} />,
  fleece: (text) => <List text={text} look="plain" />,
  editions: (text) => <Prose text={text} />,
  strategy: (text) => <Notes text={text} />,
  notation: (text) => <Definitions text={text} look="signs" />,
  glossary: (text) => <Definitions text={text} look="words" />,
};

const SECTION_IDS = Object.keys(SHOWN) as readonly SectionId[];

/** The rules to read, with pictures. */
export function View({ text }: PageProps<RulesPageText, 'rules'>): JSX.Element {
  // The page is drawn after it was loaded, too late for the browser to find the place by itself.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <main id="content" class="page rules">
      <header class="rules-head">
        <h1>{text.title}</h1>
        <p class="rules-lead">{text.lead}</p>
        <a class="button" href="/learn">
          <Icon name="book" />
          {text.learn}
        </a>
      </header>
      <nav class="rules-contents" aria-labelledby="contents">
        <h2 id="contents" class="label">
          {text.contents}
        </h2>
        <ol>
          {SECTION_IDS.map((id) => (
            <li key={id}>
              {/* The target leaves the way within the page to the browser. */}
              <a href={`#${id}`} target="_self">
                {text.sections[id].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-body">
        {SECTION_IDS.map((id) => (
          <section key={id} id={id} class={`rules-section is-${id}`} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{text.sections[id].title}</h2>
            {shown(id, text.sections)}
          </section>
        ))}
      </div>
    </main>
  );
}

function shown<Id extends SectionId>(id: Id, sections: Sections): JSX.Element {
  return SHOWN[id](sections[id]);
}
