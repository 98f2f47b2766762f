import { append, begin } from '@thera/table';
import { expect, test } from 'vitest';
import { decider } from '../src/choices.ts';
import { parseDecision } from '../src/notation/parse-decision.ts';
import { prometheus } from '../src/prometheus.ts';
import { usualSetup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { after, position } from './positions.ts';
import { must, playRandomly } from './random-games.ts';

const reveals = (state: State, text: string): boolean =>
  prometheus.reveals!(state, decider(state)!, must(parseDecision(text)));

test('a token that is turned over, and a question for a hidden card, are not taken back', () => {
  const walker = position({ red: 'zeus@O19', blue: 'hades@S2', turn: 'red', tokens: { O24: 'lure' } });
  expect(reveals(walker, 'act zeus simple, walk O24')).toBe(true);
  const fighter = position({ blue: 'minotaur@O12', red: 'ares@O12' });
  expect(reveals(fighter, 'act minotaur simple, attack ares')).toBe(true);
});

test('an answer is not taken back, a guard that is only asked for is', () => {
  const state = position({ blue: 'hephaestus@S21 hades@S21', red: 'cerberus@S21', turn: 'red' });
  expect(reveals(state, 'act cerberus simple, attack hades')).toBe(false);
  const asked = after(state, 'act cerberus simple, attack hades');
  expect(reveals(asked, 'no')).toBe(true);
});

test('what is rolled or drawn says so itself, and nothing else does', () => {
  playRandomly(usualSetup('2', 'pick'), 'undo', (match) => {
    const past = match.history.at(-1);
    const event = match.record.events.at(-1);
    if (past === undefined || event?.kind !== 'decision') return;
    const { happened } = match.state;
    const isNews = happened.some(({ kind }) =>
      ['rolled', 'drew', 'token-turned', 'refilled', 'ended'].includes(kind),
    );
    if (isNews) expect(past.rolled, JSON.stringify(event)).toBe(true);
    const isQuiet = ['draft', 'place', 'tokens'].includes(past.before.ask!.kind) && !isNews;
    if (isQuiet) expect(past.rolled, JSON.stringify(event)).toBe(false);
  });
});

test('a placement can be taken back', () => {
  const match = must(begin(prometheus, usualSetup('4', 'quick'), 'placing'));
  const steps = must(parseDecision('place hephaestus S2'));
  const placed = must(append(prometheus, match, { kind: 'decision', seat: 0, steps }));
  expect(placed.history.at(-1)?.rolled).toBe(false);
});
