import { parseStage, powerOf, type Stage } from '@thera/santorini';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { cardSentence, holderOf } from './card-sentence.ts';

const texts = santoriniCatalogueOf('en');
const EMPTY = '0'.repeat(25);

describe('whose card it is', () => {
  test.each([
    ['your own', 'apollo:A1,B1/pan:C1,D1', 0, 0, 'yours'],
    ['your opponent’s', 'apollo:A1,B1/pan:C1,D1', 1, 0, 'theirs'],
    ['one of two opponents’', 'apollo:A1,B1/pan:C1,D1/atlas:A5,B5', 2, 1, 'theirs'],
    ['your partner’s', 'apollo:A1,B1/pan:C1,D1/atlas:=/artemis:=', 2, 0, 'yours'],
    ['of the other team', 'apollo:A1,B1/pan:C1,D1/atlas:=/artemis:=', 3, 0, 'theirs'],
  ] as const)('%s', (_, seats, seat, reader, holder) => {
    expect(holderOf(stageOf(`${EMPTY}/1/${seats}`), seat, reader)).toBe(holder);
  });
});

describe('what a card says', () => {
  const { limus, hades } = texts.powers;
  test.each([
    ['yours', powerOf('limus'), 'yours', limus.power],
    ['theirs', powerOf('limus'), 'theirs', limus.theirs],
    ['yours as printed', powerOf('limus', 'printed'), 'yours', limus.printed],
    ['theirs as printed', powerOf('limus', 'printed'), 'theirs', limus.theirsPrinted],
    ['theirs where print says the same', powerOf('hades', 'printed'), 'theirs', hades.theirs],
  ] as const)('%s', (_, power, holder, sentence) => {
    expect(cardSentence(power, holder, texts)).toBe(sentence);
  });
});

function stageOf(notation: string): Stage {
  const stage = parseStage(notation);
  if (!stage.ok) throw new Error(`${notation}: ${stage.error}`);
  return stage.value;
}
