import { type CardId, isUnitCard, type UnitId } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import { FACES } from '../figures/faces.ts';
import { ART_OF_WAR, STONE } from '../figures/tokens.ts';

const face = (unit: UnitId): string =>
  `<svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">${FACES[unit]}</svg>`;
const token = (picture: string): string =>
  `<svg viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">${picture}</svg>`;

/** What is seen on a card, as SVG. */
export function cardPicture(card: CardId): string {
  if (isUnitCard(card)) return face(card);
  return token(card === 'omphalos' ? STONE : ART_OF_WAR);
}

/** A card's picture in its arch. */
export function Portrait({ card }: { readonly card: CardId }): JSX.Element {
  return (
    <span
      class={`portrait${isUnitCard(card) ? '' : ' is-paying'}`}
      dangerouslySetInnerHTML={{ __html: cardPicture(card) }}
    />
  );
}
