import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { formatRoute, type Route } from '../../route.ts';
import { Icon } from '../../shell/icon.tsx';
import type { IconName } from '../../shell/icons.ts';

interface Door {
  readonly name: 'gods' | 'learn' | 'open';
  readonly to: Route;
  readonly icon: IconName;
  readonly niche: string;
}

const DOORS: readonly Door[] = [
  { name: 'gods', to: { page: 'gods' }, icon: 'bolt', niche: 'simple' },
  { name: 'learn', to: { page: 'learn' }, icon: 'book', niche: 'advanced' },
  { name: 'open', to: { page: 'open' }, icon: 'link', niche: 'promo' },
];

/** What else there is. */
export function Doors({ text }: { readonly text: HomeText }): JSX.Element {
  return (
    <ul class="doors">
      {DOORS.map(({ name, to, icon, niche }) => (
        <li key={name}>
          <a class="card door" href={formatRoute(to)}>
            <span class={`niche ${niche}`}>
              <Icon name={icon} />
            </span>
            <span class="door-words">
              <strong>{text[name].title}</strong>
              <span>{text[name].sentence}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
