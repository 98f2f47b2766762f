import type { RulesPageText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../pages.ts';

/** The page. */
export function View({ text }: PageProps<RulesPageText, 'rules'>): JSX.Element {
  return (
    <main id="content" class="page">
      <h1>{text.title}</h1>
    </main>
  );
}
