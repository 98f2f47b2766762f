import { parsePosition } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { announcedEnds } from '../../test/announced.ts';
import { castsLedByAll } from '../../test/casts.ts';
import { good } from '../../test/self-play.ts';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { AlphaBeta } from './alpha-beta.ts';
import type { Finding } from './searching.ts';

const CASTS: readonly (readonly string[])[] = [
  ['mortal', 'mortal'],
  ...castsLedByAll(2, 'announced').filter((_, n) => n % 4 === 0),
  ...castsLedByAll(3, 'announced').filter((_, n) => n % 8 === 0),
  ...castsLedByAll(4, 'announced').filter((_, n) => n % 12 === 0),
];

describe('with pruning', () => {
  test.each(CASTS.map((powers) => [powers]))('%j: an end that is announced is forced', (powers) => {
    expect([3, 16].flatMap((turns) => announcedEnds(powers, turns, 700, `ends ${turns}`).wrong)).toEqual([]);
  });
});

test.each([
  '0002002222022120012000000/2/charybdis[A3,E3]:B4,D4/chaos[demeter;^]:E4,C3',
  '0033031100011101110003000/2/terpsichore:B3,C3/chaos[artemis;^]:B4,C2',
])('threats and chance nodes without end do not keep it busy: %s', (text) => {
  const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 14 });
  const limits = { depth: 60, nodes: 1_200, isLate: () => false, lines: 1 };
  expect(searcher.search(good(parsePosition(text)), limits).nodes).toBeLessThan(30_000);
});

describe('the same positions searched', () => {
  const LIMITS = { depth: 60, nodes: 6_000, isLate: () => false, lines: 2 };

  /** Everything that a searcher says about a few positions, one after the other. */
  function everythingSaid(searcher: AlphaBeta): readonly Finding[] {
    return [
      '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2',
      '0110023011211010112020041/2/ares:C3,B2/mortal:B3,D2',
      '0010010001012000002000400/1/apollo:B4,C2/hydra:C4,D4/urania:B3,D2',
      '0000010000000000001000000/2/chaos[pan]:D5,D4/gaea[0]:B5,A4',
    ].flatMap((text) => {
      const said: Finding[] = [];
      said.push(searcher.search(good(parsePosition(text)), LIMITS, (finding) => said.push(finding)));
      return said;
    });
  }

  test('give the same answers, in another searcher and after everything was forgotten', () => {
    const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 14 });
    const first = everythingSaid(searcher);
    expect(everythingSaid(new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 14 }))).toEqual(first);
    searcher.forget();
    expect(everythingSaid(searcher)).toEqual(first);
  });

  test('whatever was searched before it was forgotten', () => {
    const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 14 });
    const early = good(parsePosition('0110000001100001000000000/2/mortal:D4,A3/mortal:C4,C2'));
    const find = (): Finding =>
      searcher.search(early, { ...LIMITS, nodes: Number.POSITIVE_INFINITY, depth: 5 });
    const { nodes } = find();
    for (const more of [1_000, 3_000, 7_000, 20_000]) {
      searcher.search(early, { ...LIMITS, nodes: more, depth: 20 });
      searcher.forget();
      expect(find().nodes, `after ${more} positions`).toBe(nodes);
    }
  });
});
