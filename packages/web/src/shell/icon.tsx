import type { JSX } from 'preact/jsx-runtime';
import { ICONS, type IconName } from './icons.ts';

/** A line icon. It says nothing by itself: the label is beside it or on the button. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
