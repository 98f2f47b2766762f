import '../../tokens.css';
import './rules.css';
import { SPHINX_RULE_SECTIONS, type SphinxRulesText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { usePageTitle } from '../../../../shell/page-title.ts';
import { ADVENTURES_PATH } from '../../adventure/adventure-path.ts';
import { Legend } from './legend.tsx';

/** The rules on one page. */
export function View({ text }: PageProps<SphinxRulesText, 'own'>): JSX.Element {
  usePageTitle(text.title);
  return (
    <main id="content" class="page riddle-rules">
      <p>
        <a class="button riddle-rules-back" href={ADVENTURES_PATH}>
          <Icon name="back" />
          {text.back}
        </a>
      </p>
      <h1>{text.title}</h1>
      {SPHINX_RULE_SECTIONS.map((name) => {
        const { title, sentences } = text.sections[name];
        return (
          <section key={name} class="riddle-rules-part">
            <h2>{title}</h2>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
        );
      })}
      <Legend text={text} />
    </main>
  );
}
