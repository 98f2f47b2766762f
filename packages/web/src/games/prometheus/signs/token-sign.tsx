import type { Face } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import { TOKENS } from '../figures/tokens.ts';

/** A token with its face up. */
export function TokenSign({ face }: { readonly face: Face }): JSX.Element {
  const picture = `<svg viewBox="-28 -28 56 56" aria-hidden="true" focusable="false">${TOKENS[face]}</svg>`;
  return <span class="token-sign" dangerouslySetInnerHTML={{ __html: picture }} />;
}
