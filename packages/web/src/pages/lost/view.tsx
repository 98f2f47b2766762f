import './lost.css';
import { BARE, islandPicture } from '@thera/board';
import type { ShellText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../pages.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { Picture } from '../../shell/picture.tsx';

/** An address without a page. */
export function View({ text }: PageProps<ShellText, 'lost'>): JSX.Element {
  usePageTitle(text.lost.title);
  return (
    <main id="content" class="page lost">
      <Picture class="lost-island" draw={() => islandPicture(BARE)} of={[]} />
      <h1>{text.lost.title}</h1>
      <p>{text.lost.sentence}</p>
      <a class="button primary" href="/">
        {text.lost.button}
      </a>
    </main>
  );
}
