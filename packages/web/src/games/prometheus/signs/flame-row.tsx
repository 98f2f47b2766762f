import type { JSX } from 'preact/jsx-runtime';
import { FLAME } from '../figures/tokens.ts';

/** As many flames as the hound has rage; from five on one of them and the number. */
export function FlameRow({ count }: { readonly count: number }): JSX.Element {
  const shown = count > 4 ? 1 : count;
  const picture = `<svg viewBox="-16 -26 32 48" aria-hidden="true" focusable="false">${FLAME}</svg>`;
  return (
    <span class="flames">
      {Array.from({ length: shown }, (_, n) => (
        <span key={n} dangerouslySetInnerHTML={{ __html: picture }} />
      ))}
    </span>
  );
}
