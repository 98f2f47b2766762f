import { describe, expect, test } from 'vitest';
import { awaitsChance, chances } from '../src/chance.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { SIMPLE_IDS } from '../src/power-ids.ts';
import { positionOf } from './random-start.ts';
import { decided, newMatch, textOf } from './table-games.ts';

const BARE = '0'.repeat(25);

/** What may be drawn next, and what is remembered then. */
const drawsOf = (seats: string): string[] =>
  chances(positionOf(`${BARE}/1/${seats}`)).map(
    (position) => /chaos\[([^\]]*)\]/.exec(formatPosition(position))![1]!,
  );

describe("Chaos' deck (R32)", () => {
  test('has every simple power that nobody plays', () => {
    expect(drawsOf('chaos[?]:A1/mortal:B1')).toEqual([...SIMPLE_IDS]);
    expect(drawsOf('chaos[?]:A1/pan:B1')).toEqual(SIMPLE_IDS.filter((id) => id !== 'pan'));
    expect(drawsOf('hera:A1/chaos[?]:B1/atlas:C1')).toEqual(SIMPLE_IDS.filter((id) => id !== 'atlas'));
  });

  test('leaves out a partner’s power too', () => {
    expect(drawsOf('chaos[?]:A1/hera:B1/pan:=/zeus:=')).not.toContain('pan');
  });

  test('a power is free again when its player is out', () => {
    expect(drawsOf('chaos[?]:A1/-pan:/hera:B1')).toContain('pan');
  });

  test('draws only from what is left', () => {
    const used = 'apollo,artemis,athena,atlas,demeter,hephaestus,hermes,minotaur';
    expect(drawsOf(`chaos[?;used=${used}]:A1/mortal:B1`)).toEqual([
      `pan;used=${used}`,
      `prometheus;used=${used}`,
    ]);
  });

  test('is shuffled anew when nothing is left, and remembers nothing but the climb', () => {
    const used = SIMPLE_IDS.filter((id) => id !== 'pan').join();
    expect(drawsOf(`chaos[?;^;used=${used}]:A1/pan:B1`)).toEqual(
      SIMPLE_IDS.filter((id) => id !== 'pan').map((id) => `${id};^`),
    );
  });

  test('a position waits for the draw, unless the game is over', () => {
    expect(awaitsChance(positionOf(`${BARE}/1/chaos[?]:A1/pan:B1`))).toBe(true);
    expect(awaitsChance(positionOf(`${BARE}/1/#chaos[?]:A1/pan:B1`))).toBe(false);
    expect(awaitsChance(positionOf(`${BARE}/1/chaos[pan]:A1/zeus:B1`))).toBe(false);
  });

  test('the dice draw once before placing and once after each turn with a dome, whoever built it', () => {
    const powers = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const match = newMatch({ mode: 'fixed', powers: ['chaos', 'pan'], start: 0 }, `deck ${n}`);
      powers.add(/chaos\[(\w+)\]/.exec(textOf(match))![1]!);
    }
    expect([...powers].sort()).toEqual(SIMPLE_IDS.filter((id) => id !== 'pan'));
    const match = newMatch({ position: '0000000000000000000000013/2/chaos[pan]:A1,A2/zeus:D2,E5' });
    expect(textOf(decided(match, ['D2>D1', '^C1']))).toContain('chaos[pan]:');
    expect(textOf(decided(match, ['D2>D1', '^E1']))).toMatch(/chaos\[(?!pan)\w+;used=pan\]:/);
  });
});
