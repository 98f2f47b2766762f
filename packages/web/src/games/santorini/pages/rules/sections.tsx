import { thumbnail } from '@thera/board';
import type { RulesPageText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { noteScene } from './pictures.ts';

type Sections = RulesPageText['sections'];

/** A few paragraphs. */
export function Prose({ text }: { readonly text: Sections['editions'] }): JSX.Element {
  return (
    <>
      {text.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

/** A few paragraphs beside a picture. */
export function Story({ text }: { readonly text: Sections['story'] }): JSX.Element {
  return (
    <div class="rules-story">
      <div class="story-words">
        <Prose text={text} />
      </div>
      <NotePicture name="story" />
    </div>
  );
}

interface ListProps {
  readonly text: Sections['fleece'];
  readonly look: 'essentials' | 'plain';
}

/** A list of sentences. */
export function List({ text, look }: ListProps): JSX.Element {
  return (
    <>
      <p class="section-lead">{text.lead}</p>
      <ol class={`rules-list is-${look}`}>
        {text.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </>
  );
}

interface DefinitionsProps {
  readonly text: Sections['glossary'];
  readonly look: 'facts' | 'signs' | 'words';
}

/** Words or signs and what they mean. */
export function Definitions({ text, look }: DefinitionsProps): JSX.Element {
  return (
    <>
      <p class="section-lead">{text.lead}</p>
      <dl class={`definitions is-${look}`}>
        {text.items.map(({ term, meaning }) => (
          <div key={term}>
            <dt translate={look === 'signs' ? false : undefined}>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface NotesProps {
  readonly text: {
    readonly lead: string;
    readonly notes: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  };
}

/** Notes with a heading each, and a picture where there is one. */
export function Notes({ text }: NotesProps): JSX.Element {
  return (
    <>
      <p class="section-lead">{text.lead}</p>
      <ol class="notes">
        {Object.entries(text.notes).map(([name, note]) => (
          <li key={name} class="card note">
            <NotePicture name={name} />
            <div class="note-words">
              <h3>{note.title}</h3>
              <p>{note.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function NotePicture({ name }: { readonly name: string }): JSX.Element | null {
  const scene = noteScene(name);
  if (scene === undefined) return null;
  return <div class="note-picture" dangerouslySetInnerHTML={{ __html: thumbnail(scene) }} />;
}
