import { powerName } from '@thera/play/santorini';
import { type Drafting, type Lineup, type Power, powerOf, type Stage } from '@thera/santorini';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import type { Paint } from '../../paint.ts';
import { wrap } from '../../wrap.ts';

/** What a card does, in lines. */
export function powerCard(
  power: Pick<Power, 'id' | 'edition'>,
  texts: SantoriniCatalogue,
  paint: Paint,
  width: number,
): string[] {
  const { title, help } = texts.powers[power.id];
  const head = `${paint('strong', powerName(power, texts))}, ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  const rulings = help.flatMap((ruling) =>
    wrap(ruling, width - 4).map((line, n) => `${n === 0 ? '  - ' : '    '}${line}`),
  );
  return [head, ...wrap(powerSentence(power, texts), width), ...rulings];
}

/** What a card does in one sentence, in the wording of its edition. */
export function powerSentence(
  { id, edition }: Pick<Power, 'id' | 'edition'>,
  texts: SantoriniCatalogue,
): string {
  const { power, printed } = texts.powers[id];
  return edition === 'printed' ? (printed ?? power) : power;
}

/** The cards of a stage, the powers that were drawn, and what lies beside the board; each once. */
export function cardsInPlay(stage: Stage): Power[] {
  const cards = 'position' in stage ? cardsOf(stage.position.lineup) : draftedCards(stage);
  return [...new Set(cards)];
}

function cardsOf({ slots, fleece }: Lineup): Power[] {
  const inUse = slots.flatMap(({ card, inForce }) => (inForce === null ? [card] : [card, inForce]));
  return fleece === null ? inUse : [...inUse, fleece.power];
}

function draftedCards({ cards, offer, night, edition }: Drafting): Power[] {
  const named = [...cards, ...(offer ?? [])].filter((card) => card !== null);
  return night === null ? named : [...named, powerOf(night, edition)];
}
