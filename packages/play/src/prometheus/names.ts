import {
  type AreaId,
  type CardId,
  countOf,
  isUnitCard,
  kindsIn,
  type Pile,
  type Setup,
  TABLES,
  UNITS,
  type UnitId,
} from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { PartyName, PlaceName, PrometheusText, UnitText } from '@thera/texts/prometheus';

/** What it takes to speak of this game: its words, and what those who play are called. */
export interface PrometheusVoice {
  readonly text: PrometheusText;
  readonly nameOf: (seat: Seat) => PartyName;
}

/** A seat by the gods that it plays. */
export function partyOf(
  { table }: Pick<Setup, 'table'>,
  seat: Seat,
  { units, words }: PrometheusText,
): PartyName {
  const gods = TABLES[table].seats[seat]!.units.filter((unit) => UNITS[unit].class === 'god');
  return { the: words.list(gods.map((god) => units[god].name)), isMany: gods.length > 1 };
}

/** A voice that calls seats by the names that were given to them, or else by their gods. */
export const voiceOf = (
  setup: Pick<Setup, 'table'>,
  text: PrometheusText,
  given: readonly (string | undefined)[] = [],
): PrometheusVoice => ({
  text,
  nameOf: (seat) => {
    const name = given[seat];
    return name === undefined ? partyOf(setup, seat, text) : { the: name, isMany: false };
  },
});

export const unitName = (unit: UnitId, { text }: PrometheusVoice): UnitText => text.units[unit];

export const areaName = (area: AreaId, { text }: PrometheusVoice): PlaceName => text.areas[area];

/** Units one after the other, as in a sentence. */
export const unitList = (units: readonly UnitId[], { text }: PrometheusVoice): string =>
  text.words.list(units.map((unit) => text.units[unit].the));

/** What a card is called. */
export function cardName(card: CardId, { terms, units }: PrometheusText): string {
  if (isUnitCard(card)) return units[card].name;
  return card === 'artOfWar' ? terms.cards.artOfWar : terms.cards.omphalos;
}

/** Cards, equal ones counted: “2 × Hades, Zeus”. */
export function pileInWords(pile: Pile, text: PrometheusText): string {
  return kindsIn(pile)
    .map((card) => {
      const count = countOf(pile, card);
      return count === 1 ? cardName(card, text) : text.terms.cards.times(cardName(card, text), count);
    })
    .join(', ');
}

/** A sentence that begins with a name begins with a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
