import { describe, expect, test } from 'vitest';
import { advance } from '../src/advance.ts';
import { nextChoices, type StepChoice } from '../src/choices.ts';
import { joinDecision } from '../src/notation/split-decision.ts';
import type { Setup } from '../src/setup/setup.ts';
import { formatSquare } from '../src/squares.ts';
import { whyNotPlace } from '../src/why-not.ts';
import { decided, newMatch, offered, type SantoriniMatch, textOf, tried } from './table-games.ts';

const BARE = '0'.repeat(25);
const fixed = (powers: readonly string[], setup: Partial<Setup> = {}) =>
  newMatch({ mode: 'fixed', players: powers.length as Setup['players'], start: 0, powers, ...setup });

describe('what cards are told before play', () => {
  const decisionsOf = (powers: readonly string[], setup: Partial<Setup> = {}): string[] => {
    let match = fixed(powers, setup);
    const seen: string[] = [];
    while (match.state.stage.phase === 'place') {
      const { turn } = match.state.stage.position;
      const steps: string[] = [];
      for (let open = offered(match, ...steps); open.length > 0; open = offered(match, ...steps))
        steps.push(open[0]!);
      seen.push(`${turn + 1} ${joinDecision(steps)}`);
      match = decided(match, steps);
    }
    return seen;
  };

  test.each([
    ['Siren aims before anybody places', ['pan', 'siren'], ['2 ~N', '1 @A5,B5', '2 @C5,D5']],
    ['printed Aeolus too', ['aeolus@printed', 'pan'], ['1 ~N', '1 @A5,B5', '2 @C5,D5']],
    ['revised Aeolus aims later', ['aeolus', 'pan'], ['1 @A5,B5', '2 @C5,D5']],
    ['both in the order of placing', ['siren', 'aeolus@printed'], ['1 ~N', '2 ~N', '1 @A5,B5', '2 @C5,D5']],
    ['Moerae just before their workers (R89)', ['pan', 'moerae'], ['1 @A5,B5', '2 *A4', '2 @C5,D5,E5']],
    ['Tartarus after all workers (R92)', ['pan', 'tartarus'], ['2 @A5,B5', '1 @C5,D5', '2 *E5']],
    ['who aims and places first', ['siren', 'tartarus'], ['1 ~N', '2 @A5,B5', '1 @C5,D5', '2 *E5']],
    [
      'of four also who does not place',
      ['pan', 'zeus', 'siren', 'aeolus@printed'],
      ['3 ~N', '4 ~N', '1 @A5,B5', '2 @C5,D5'],
    ],
  ])('%s', (_, powers, decisions) => {
    expect(decisionsOf(powers)).toEqual(decisions);
  });

  test('is what the position says then', () => {
    let match = decided(fixed(['siren', 'moerae']), ['~SW']);
    expect(textOf(match)).toBe(`${BARE}/1/siren[sw]:/moerae[?]:/phase=place;start=1`);
    match = decided(match, ['@A1', '@B1'], ['*B2']);
    expect(textOf(match)).toBe(`${BARE}/2/siren[sw]:A1,B1/moerae[B2]:/phase=place;start=1`);
    match = decided(match, ['@C1', '@D1', '@E1']);
    expect(textOf(match)).toBe(`${BARE}/1/siren[sw]:A1,B1/moerae[B2]:C1,D1,E1`);
  });

  test('is one step of its kind', () => {
    const siren = fixed(['siren', 'pan']);
    expect(
      choicesAt(siren)
        .map(({ step }) => step)
        .join(' '),
    ).toBe('~N ~NE ~E ~SE ~S ~SW ~W ~NW');
    for (const choice of choicesAt(siren))
      expect(choice).toEqual({ step: choice.step, kind: 'aim', ends: true });
    const moerae = fixed(['moerae', 'pan']);
    expect(choicesAt(moerae)).toHaveLength(16);
    expect(choicesAt(moerae)[0]).toEqual({ step: '*A4', kind: 'token', to: 5, ends: true });
    expect(offered(moerae, '*A4')).toEqual([]);
  });

  test.each([
    ['siren', [], 'unfinished'],
    ['siren', ['~0'], 'illegal'],
    ['siren', ['*C3'], 'bad-token'],
    ['siren', ['@C3', '@C4'], 'too-long'],
    ['siren', ['~N', '~S'], 'too-long'],
    ['siren', ['~X'], 'bad-token'],
    ['moerae', ['*A5'], 'illegal'],
    ['moerae', ['~N'], 'bad-token'],
    ['moerae', ['@C3'], 'bad-token'],
  ])('by %s is not %s', (card, steps, error) => {
    const { stage } = fixed([card, 'pan']).state;
    expect(advance(stage, steps, ([first]) => first!)).toMatchObject({ ok: false, error });
  });

  test('an abyss is no square with a worker', () => {
    const match = decided(fixed(['pan', 'tartarus']), ['@A1', '@B1'], ['@C1', '@D1']);
    expect(offered(match)).toHaveLength(21);
    for (const step of ['*A1', '*D1']) expect(tried(match, [step])).toMatchObject({ error: 'illegal' });
    expect(textOf(decided(match, ['*E1']))).toBe(`${BARE}/1/pan:C1,D1/tartarus[E1]:A1,B1`);
  });

  test('squares that cannot be chosen are explained', () => {
    const abyss = decided(fixed(['pan', 'tartarus']), ['@A1', '@B1'], ['@C1', '@D1']);
    const fates = fixed(['moerae', 'pan']);
    const arrow = fixed(['siren', 'pan']);
    expect(explained(abyss)).toEqual(new Set(['A1 occupied', 'B1 occupied', 'C1 occupied', 'D1 occupied']));
    expect(explained(fates).size).toBe(9);
    expect(explained(fates)).toContain('A5 forbidden moerae');
    expect(explained(arrow).size).toBe(25);
  });
});

const choicesAt = ({ state }: SantoriniMatch): StepChoice[] => nextChoices(state.stage, []);

function explained({ state }: SantoriniMatch): Set<string> {
  if (state.stage.phase !== 'place') throw new Error(state.stage.phase);
  const answers = whyNotPlace(state.stage, []);
  return new Set(
    answers.flatMap((answer, square) =>
      answer === undefined ? [] : [[formatSquare(square), answer.code, answer.by ?? []].flat().join(' ')],
    ),
  );
}

describe('the Golden Fleece variant (R112)', () => {
  const fleece = (power: string, setup: Partial<Setup> = {}) =>
    newMatch({ fleece: power, start: 0, ...setup });

  test('the start player places first and then puts the Ram, the other has the first turn', () => {
    let match = fleece('hades');
    expect(textOf(match)).toBe(`${BARE}/1/mortal:/mortal:/fleece=hades;phase=place;start=1`);
    match = decided(match, ['@A1', '@B1'], ['@C1', '@D1']);
    expect(textOf(match)).toBe(`${BARE}/1/mortal:A1,B1/mortal:C1,D1/fleece=hades;phase=place;start=1`);
    expect(offered(match)).toHaveLength(21);
    expect(choicesAt(match)[0]).toEqual({ step: '*A5', kind: 'token', to: 0, ends: true });
    expect(tried(match, ['*A1'])).toMatchObject({ error: 'illegal' });
    expect(explained(match)).toEqual(new Set(['A1 occupied', 'B1 occupied', 'C1 occupied', 'D1 occupied']));
    match = decided(match, ['*C3']);
    expect(textOf(match)).toBe(`${BARE}/2/mortal:A1,B1/mortal:C1,D1/fleece=hades;ram=C3`);
  });

  test('seat 2 may start as well', () => {
    const match = decided(fleece('pan', { start: 1 }), ['@A1', '@B1'], ['@C1', '@D1'], ['*C3']);
    expect(textOf(match)).toBe(`${BARE}/1/mortal:C1,D1/mortal:A1,B1/fleece=pan;ram=C3`);
  });

  test('gender is kept if the power asks for it', () => {
    const match = decided(fleece('selene'), ['@B1', '@A1'], ['@D1', '@C1'], ['*C3']);
    expect(textOf(match)).toBe(`${BARE}/2/mortal[f=B1]:A1,B1/mortal[f=D1]:C1,D1/fleece=selene;ram=C3`);
  });

  test('what the power says about placing is left out', () => {
    const match = fleece('bia', { start: 0 });
    expect(textOf(match)).toBe(`${BARE}/1/mortal:/mortal:/fleece=bia;phase=place;start=1`);
    expect(offered(match)).toHaveLength(25);
  });
});
