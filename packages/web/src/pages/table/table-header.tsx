import type { TablePageText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../shell/icon.tsx';
import { Logo } from '../../shell/logo.tsx';

/** The way back, as long as there is no game with a header of its own. */
export function TableHeader({ text }: { readonly text: TablePageText }): JSX.Element {
  return (
    <header class="table-header">
      <a class="tool" href="/online" aria-label={text.back} title={text.back}>
        <Icon name="back" />
      </a>
      <a class="brand" href="/" aria-label="Thera">
        <Logo />
        <span class="brand-name">Thera</span>
      </a>
    </header>
  );
}
