import { describe, expect, test } from 'vitest';
import { nextChoices, type StepChoice } from '../src/choices.ts';
import { parseStage } from '../src/notation/parse-position.ts';
import { POWER_IDS } from '../src/power-ids.ts';
import { powerOf } from '../src/powers/index.ts';
import { FLEECE_IDS } from '../src/setup/fleece.ts';
import { matchupNote } from '../src/setup/matchups.ts';
import type { Setup } from '../src/setup/setup.ts';
import { decided, newMatch, offered, type SantoriniMatch, textOf, tried } from './table-games.ts';

const BARE = '0'.repeat(25);
const choicesAfter = ({ state }: SantoriniMatch, ...taken: readonly string[]): StepChoice[] =>
  nextChoices(state.stage, taken);
const draft = (setup: Partial<Setup> = {}) => newMatch({ mode: 'draft', challenger: 0, ...setup });

describe('the challenger (R58)', () => {
  test('is the seat that the table names', () => {
    expect(textOf(draft({ challenger: 1 }))).toBe(`${BARE}/2/?:/?:/phase=offer;challenger=2`);
  });

  test('is chosen by the dice otherwise, each seat now and then', () => {
    const seeds = Array.from({ length: 60 }, (_, n) => `seed ${n}`);
    const texts = seeds.map((seed) => textOf(newMatch({ mode: 'draft', players: 3 }, seed)));
    expect(new Set(texts)).toEqual(
      new Set([1, 2, 3].map((seat) => `${BARE}/${seat}/?:/?:/?:/phase=offer;challenger=${seat}`)),
    );
  });

  test('offers as many powers as there are players', () => {
    expect(tried(draft(), ['offer pan'])).toMatchObject({ error: 'wrong-count' });
    expect(tried(draft(), ['offer pan', 'offer atlas', 'offer hera'])).toMatchObject({
      error: 'wrong-count',
    });
    const match = decided(draft(), ['offer pan', 'offer atlas']);
    expect(textOf(match)).toBe(`${BARE}/2/?:/?:/phase=pick;offer=pan,atlas;challenger=1`);
  });

  test.each([
    ['a power twice (R62)', 2, ['offer pan', 'offer pan'], 'power-taken'],
    [
      'a power that three may not use (R63)',
      3,
      ['offer pan', 'offer chronus', 'offer zeus'],
      'wrong-players',
    ],
    ['no power at all', 2, ['offer pan', 'offer mortal'], 'unknown-power'],
    ['a power that does not exist', 2, ['offer pan', 'offer nobody'], 'unknown-power'],
    ['something else', 2, ['pick pan', 'pick zeus'], 'unknown-power'],
  ] as const)('cannot offer %s', (_, players, steps, error) => {
    expect(tried(draft({ players }), steps)).toMatchObject({ ok: false, error });
  });

  test.each([2, 3, 4] as const)(
    'is offered exactly the powers that %i may use, without those named',
    (players) => {
      const allowed = POWER_IDS.filter((id) => powerOf(id).players.includes(players));
      const match = draft({ players });
      expect(offered(match)).toEqual(allowed.map((id) => `offer ${id}`));
      expect(offered(match, 'offer atlas')).toEqual(
        allowed.filter((id) => matchupNote('atlas', id) === undefined).map((id) => `offer ${id}`),
      );
      const all = ['offer pan', 'offer zeus', 'offer hera', 'offer bia'].slice(0, players);
      expect(offered(match, ...all)).toEqual([]);
    },
  );
});

describe('the others choose clockwise, the challenger last (R58)', () => {
  test('of three', () => {
    let match = decided(draft({ players: 3, challenger: 1 }), ['offer pan', 'offer atlas', 'offer hera']);
    expect(textOf(match)).toBe(`${BARE}/3/?:/?:/?:/phase=pick;offer=pan,atlas,hera;challenger=2`);
    match = decided(match, ['pick atlas']);
    expect(textOf(match)).toBe(`${BARE}/1/?:/?:/atlas:/phase=pick;offer=pan,hera;challenger=2`);
    match = decided(match, ['pick pan']);
    expect(textOf(match)).toBe(`${BARE}/2/pan:/?:/atlas:/phase=pick;offer=hera;challenger=2`);
    match = decided(match, ['pick hera']);
    expect(textOf(match)).toBe(`${BARE}/2/pan:/hera:/atlas:/phase=start;challenger=2`);
    expect(offered(match)).toEqual(['start 1', 'start 2', 'start 3']);
    expect(textOf(decided(match, ['start 3']))).toBe(`${BARE}/3/pan:/hera:/atlas:/phase=place;start=3`);
  });

  test('of four, partners write one crew', () => {
    const offer = ['offer pan', 'offer atlas', 'offer hera', 'offer zeus'];
    const match = decided(
      draft({ players: 4 }),
      offer,
      ['pick pan'],
      ['pick hera'],
      ['pick zeus'],
      ['pick atlas'],
    );
    expect(textOf(match)).toBe(`${BARE}/1/atlas:/pan:/hera:=/zeus:=/phase=start;challenger=1`);
    expect(textOf(decided(match, ['start 4']))).toBe(
      `${BARE}/4/atlas:/pan:/hera:=/zeus:=/phase=place;start=4`,
    );
  });

  test('only what is on offer', () => {
    const match = decided(draft(), ['offer pan', 'offer atlas']);
    expect(tried(match, ['pick zeus'])).toMatchObject({ error: 'not-offered' });
    expect(tried(match, ['pick pan', 'pick atlas'])).toMatchObject({ error: 'wrong-count' });
    expect(tried(decided(match, ['pick pan']), ['pick pan'])).toMatchObject({ error: 'not-offered' });
  });

  test('and nobody starts who is not there', () => {
    const match = decided(draft(), ['offer pan', 'offer atlas'], ['pick pan'], ['pick atlas']);
    for (const step of ['start 3', 'start 0', 'start', 'pick pan'])
      expect(tried(match, [step])).toMatchObject({ ok: false, error: 'illegal' });
  });

  test('in the wording of the table (R64)', () => {
    const match = decided(draft({ edition: 'printed' }), ['offer limus', 'offer pan'], ['pick limus']);
    expect(textOf(match)).toBe(
      `${BARE}/1/?:/limus@printed:/phase=pick;offer=pan;challenger=1;edition=printed`,
    );
  });

  test.each([
    ['revised', 'limus@printed', 'limus@revised'],
    ['printed', 'limus@revised', 'limus@printed'],
  ] as const)('and in no other: at a %s table there is no %s', (edition, other, own) => {
    const match = draft({ edition });
    expect(tried(match, [`offer ${other}`, 'offer pan'])).toMatchObject({
      error: 'not-offered',
      at: `offer ${other}`,
    });
    expect(offered(match, `offer ${other}`)).toEqual([]);
    const picking = decided(match, [`offer ${own}`, 'offer pan@revised']);
    expect(tried(picking, [`pick ${other}`])).toMatchObject({ error: 'not-offered', at: `pick ${other}` });
    expect(textOf(decided(picking, [`pick ${own}`]))).toBe(textOf(decided(picking, ['pick limus'])));
  });
});

describe('a random offer', () => {
  test.each([2, 3, 4] as const)('for %i has that many different powers that they may use', (players) => {
    const firsts = new Set<string>();
    for (let n = 0; n < 80; n++) {
      const match = newMatch({ mode: 'random', players }, `offer ${n}`);
      const ids = offered(match).map((step) => step.replace('pick ', ''));
      expect(new Set(ids).size).toBe(players);
      for (const id of ids) {
        expect(powerOf(POWER_IDS.find((known) => known === id)!).players).toContain(players);
        firsts.add(id);
      }
    }
    expect(firsts.size).toBeGreaterThan(25);
  });
});

describe('a free choice', () => {
  test('allows any power, also the same one (R62)', () => {
    const match = newMatch({ mode: 'free', challenger: 0 });
    expect(textOf(match)).toBe(`${BARE}/2/?:/?:/phase=pick;offer=any;challenger=1`);
    expect(offered(match)).toEqual(POWER_IDS.map((id) => `pick ${id}`));
    const mirror = decided(match, ['pick pan'], ['pick pan'], ['start 2']);
    expect(textOf(mirror)).toBe(`${BARE}/2/pan:/pan:/phase=place;start=2`);
  });

  test('but no power that the players are too many for', () => {
    const match = newMatch({ mode: 'free', players: 3 });
    expect(offered(match)).not.toContain('pick aphrodite');
    expect(tried(match, ['pick aphrodite'])).toMatchObject({ error: 'not-offered' });
  });
});

describe('a card with a night', () => {
  test('makes the offer end with its night', () => {
    const match = draft();
    const nights = offered(match, 'offer nyx', 'offer zeus');
    expect(nights).toEqual(FLEECE_IDS.filter((id) => id !== 'zeus').map((id) => `night ${id}`));
    expect(offered(match, 'offer zeus', 'offer nyx')).toEqual(nights);
    expect(offered(match, 'offer nyx', 'offer zeus', 'night hades')).toEqual([]);
    expect(choicesAfter(match, 'offer nyx').every(({ ends }) => !ends)).toBe(true);
    expect(choicesAfter(match, 'offer zeus').find(({ step }) => step === 'offer nyx')!.ends).toBe(false);
    expect(choicesAfter(match, 'offer nyx', 'offer zeus')[0]).toEqual({
      step: 'night apollo',
      kind: 'night',
      ends: true,
    });
  });

  test('is picked and placed for with the night that everybody knows', () => {
    let match = decided(draft(), ['offer nyx', 'offer zeus', 'night hades']);
    expect(textOf(match)).toBe(`${BARE}/2/?:/?:/phase=pick;night=hades;offer=nyx,zeus;challenger=1`);
    match = decided(match, ['pick zeus'], ['pick nyx']);
    expect(textOf(match)).toBe(`${BARE}/1/nyx:/zeus:/phase=start;night=hades;challenger=1`);
    expect(textOf(decided(match, ['start 2']))).toBe(`${BARE}/2/nyx[hades]:/zeus:/phase=place;start=2`);
  });

  test('keeps gender if its night reads it', () => {
    const match = decided(
      draft(),
      ['offer nyx', 'offer zeus', 'night selene'],
      ['pick nyx'],
      ['pick zeus'],
      ['start 1'],
      ['@B1', '@A1'],
    );
    expect(textOf(match)).toBe(`${BARE}/2/zeus[f=B1]:A1,B1/nyx[selene]:/phase=place;start=1`);
  });

  test.each([
    ['no night', ['offer nyx', 'offer zeus'], 'wrong-count'],
    ['a night without a card for it', ['offer pan', 'offer zeus', 'night hades'], 'wrong-count'],
    ['two nights', ['offer nyx', 'offer zeus', 'night hades', 'night bia'], 'unknown-power'],
    ['a night that is on offer', ['offer nyx', 'offer zeus', 'night zeus'], 'power-taken'],
    ['a night that has to be set up', ['offer nyx', 'offer zeus', 'night siren'], 'not-offered'],
    ['a night that is banned against the offer', ['offer nyx', 'offer hades', 'night pan'], 'banned-pair'],
    ['a night that does not exist', ['offer nyx', 'offer zeus', 'night nobody'], 'unknown-power'],
    ['a night before the offer', ['night hades', 'offer nyx', 'offer zeus'], 'unknown-power'],
  ])('cannot be offered with %s', (_, steps, error) => {
    expect(tried(draft(), steps)).toMatchObject({ ok: false, error });
  });

  test('may have a banned night where the table allows that', () => {
    const match = draft({ bans: false });
    expect(offered(match, 'offer nyx', 'offer hades')).toContain('night pan');
    expect(tried(match, ['offer nyx', 'offer hades', 'night pan']).ok).toBe(true);
  });

  test('comes with a night by the dice in a random offer', () => {
    const texts = Array.from({ length: 400 }, (_, n) => textOf(newMatch({ mode: 'random' }, `night ${n}`)));
    const nights = texts.filter((text) => text.includes('nyx'));
    expect(nights.length).toBeGreaterThan(3);
    for (const text of texts) expect(text.includes('night=')).toBe(text.includes('nyx'));
    for (const text of nights) {
      const [, night, offer] = /night=([a-z-]+);offer=([^;]+)/.exec(text)!;
      expect(offer!.split(',')).not.toContain(night);
    }
  });

  test('draws its night when placing begins after a free choice', () => {
    const seeds = Array.from({ length: 30 }, (_, n) => `free ${n}`);
    const nights = seeds.map((seed) => {
      const match = newMatch({ mode: 'free', challenger: 0 }, seed);
      const text = textOf(decided(match, ['pick hades'], ['pick nyx'], ['start 1']));
      return /nyx\[([a-z-]+)\]/.exec(text)![1]!;
    });
    expect(new Set(nights).size).toBeGreaterThan(5);
    for (const night of nights) expect(['hades', 'pan']).not.toContain(night);
  });

  test.each([
    ['of its own', 'night=hades;offer=nyx,zeus;challenger=1', true],
    ['that is on offer', 'night=zeus;offer=nyx,zeus;challenger=1', false],
    ['that is banned', 'night=pan;offer=nyx,hades;challenger=1', false],
    ['that is banned, where that is allowed', 'night=pan;offer=nyx,hades;challenger=1;bans=off', true],
    ['for nobody', 'night=hades;offer=pan,zeus;challenger=1', false],
    ['beside a free choice', 'night=hades;offer=any;challenger=1', false],
    ['of a mortal', 'night=mortal;offer=nyx,zeus;challenger=1', false],
  ])('in text has a night %s: %s', (_, extras, isGood) => {
    expect(parseStage(`${BARE}/2/?:/?:/phase=pick;${extras}`).ok).toBe(isGood);
  });
});
