import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { formatRoute, type Route } from '../../route.ts';
import { Icon } from '../../shell/icon.tsx';
import type { IconName } from '../../shell/icons.ts';

interface PageLink {
  readonly name: 'gods' | 'learn' | 'open';
  readonly to: Route;
  readonly icon: IconName;
  readonly tint: string;
}

const PAGE_LINKS: readonly PageLink[] = [
  { name: 'gods', to: { page: 'gods' }, icon: 'bolt', tint: 'simple' },
  { name: 'learn', to: { page: 'learn' }, icon: 'book', tint: 'advanced' },
  { name: 'open', to: { page: 'open' }, icon: 'link', tint: 'promo' },
];

/** What else there is. */
export function PageLinks({ text }: { readonly text: HomeText }): JSX.Element {
  return (
    <ul class="page-links">
      {PAGE_LINKS.map(({ name, to, icon, tint }) => (
        <li key={name}>
          <a class="card page-link" href={formatRoute(to)}>
            <span class={`emblem ${tint}`}>
              <Icon name={icon} />
            </span>
            <span class="page-link-words">
              <strong>{text[name].title}</strong>
              <span>{text[name].sentence}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
