import { append, redactEvent } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { santorini } from '../src/santorini.ts';
import { decided, good, newMatch, offered, type SantoriniMatch, textOf, tried } from './table-games.ts';

const FLAT = '0'.repeat(25);

/** A board with some squares higher than the ground, or domed: `{ C3: 3, A1: 'a' }`. */
function board(squares: Readonly<Record<string, number | string>>): string {
  const rows = ['5', '4', '3', '2', '1'];
  return rows.flatMap((row) => [...'ABCDE'].map((column) => squares[column + row] ?? 0)).join('');
}

function from(position: string): SantoriniMatch {
  const players = position.split('/').filter((part) => part.includes(':')).length;
  return newMatch({ players: players === 3 ? 3 : 2, position });
}

const viewOf = ({ state }: SantoriniMatch, onlooker: number | 'watcher' = 'watcher'): string =>
  santorini.view(state, onlooker).position;

type Row = readonly [what: string, before: string, steps: string, after: string, cut: number | undefined];

function check(rows: readonly Row[]): void {
  test.each(rows)('%s', (_, before, steps, after, cut) => {
    const match = decided(from(before), steps.split(' '));
    expect(textOf(match)).toBe(after);
    expect(santorini.view(match.state, 'watcher').cut).toBe(cut);
  });
}

describe('a turn against hidden workers (R88)', () => {
  const high = board({ C3: 2, B3: 1 });
  const walled = board({ D3: 'a' });
  check([
    [
      'T84 a step onto one does not happen, and the turn is over',
      `${FLAT}/1/mortal:B3,A1/hecate:E5,C3`,
      'B3>C3 ^D3',
      `${FLAT}/2/mortal:B3,A1/hecate:E5,C3`,
      0,
    ],
    [
      'T84 Apollo changes places with it',
      `${FLAT}/1/apollo:B3,A1/hecate:E5,C3`,
      'B3>C3 ^D3',
      `${board({ D3: 1 })}/2/apollo:C3,A1/hecate:E5,B3`,
      undefined,
    ],
    [
      'what Apollo left to it cannot be built on',
      `${FLAT}/1/apollo:B3,A1/hecate:E5,C3`,
      'B3>C3 ^B3',
      `${FLAT}/2/apollo:C3,A1/hecate:E5,B3`,
      1,
    ],
    [
      'Minotaur pushes it',
      `${FLAT}/1/minotaur:B3,A1/hecate:E5,C3`,
      'B3>C3 ^B3',
      `${board({ B3: 1 })}/2/minotaur:C3,A1/hecate:E5,D3`,
      undefined,
    ],
    [
      'Minotaur cannot push it where nothing can be pushed',
      `${walled}/1/minotaur:B3,A1/hecate:E5,C3`,
      'B3>C3 ^B3',
      `${walled}/2/minotaur:B3,A1/hecate:E5,C3`,
      0,
    ],
    [
      'T85 the move stays and the build on one does not happen',
      `${FLAT}/1/mortal:A3,A1/hecate:E5,C3`,
      'A3>B3 ^C3',
      `${FLAT}/2/mortal:B3,A1/hecate:E5,C3`,
      1,
    ],
    [
      'a winning step onto one does not happen',
      `${board({ B3: 2, C3: 3 })}/1/mortal:B3,A1/hecate:E5,C3`,
      'B3>C3',
      `${board({ B3: 2, C3: 3 })}/2/mortal:B3,A1/hecate:E5,C3`,
      0,
    ],
    [
      'Demeter keeps her first build',
      `${FLAT}/1/demeter:A3,A1/hecate:E5,C3`,
      'A3>B3 ^B4 ^C3',
      `${board({ B4: 1 })}/2/demeter:B3,A1/hecate:E5,C3`,
      2,
    ],
    [
      'Artemis keeps her first step',
      `${FLAT}/1/artemis:A3,A1/hecate:E5,C3`,
      'A3>B3 B3>C3 ^D3',
      `${FLAT}/2/artemis:B3,A1/hecate:E5,C3`,
      1,
    ],
    [
      'Stymphalians keep a first step that could not have been the last',
      `${FLAT}/1/stymphalians:A3,A1/hecate:E5,C3`,
      'A3>B3 B3>C3 ^D3',
      `${FLAT}/2/stymphalians:B3,A1/hecate:E5,C3`,
      1,
    ],
    [
      'Prometheus keeps the build before a move that does not happen',
      `${FLAT}/1/prometheus:B3,A1/hecate:E5,C3`,
      '^B4 B3>C3 ^B3',
      `${board({ B4: 1 })}/2/prometheus:B3,A1/hecate:E5,C3`,
      1,
    ],
    [
      'Hermes keeps the steps before one that does not happen',
      `${FLAT}/1/hermes:A3,A1/hecate:E5,C3`,
      'A3>B3 B3>C3 C3>D3 ^D2',
      `${FLAT}/2/hermes:B3,A1/hecate:E5,C3`,
      1,
    ],
    [
      'Athena remembers a climb that happened before the turn was cut short',
      `${high}/1/athena:A3,A1/hecate:E5,C3`,
      'A3>B3 ^C3',
      `${high}/2/athena[^]:B3,A1/hecate:E5,C3`,
      1,
    ],
    [
      'Athena forgets the climb of the turn before when nothing happened',
      `${high}/1/athena[^]:B3,A1/hecate:E5,C3`,
      'B3>C3 ^D3',
      `${high}/2/athena:B3,A1/hecate:E5,C3`,
      0,
    ],
    [
      'Morpheus keeps the builds that did not happen',
      `${FLAT}/1/morpheus[2]:A3,A1/hecate:E5,C3`,
      'A3>B3 ^B4 ^C3 ^B4',
      `${board({ B4: 1 })}/2/morpheus[2]:B3,A1/hecate:E5,C3`,
      2,
    ],
    [
      'Jason has spent his power when the third worker cannot go on',
      `${FLAT}/1/jason:B3,A1/hecate:E5,C3`,
      '+C1 C1>C2 ^C3',
      `${FLAT}/2/jason[x]:B3,C2,A1/hecate:E5,C3`,
      2,
    ],
    [
      'so he has when it cannot even set out',
      `${FLAT}/1/jason:B3,A1/hecate:E5,C2`,
      '+C1 C1>C2 ^C1',
      `${FLAT}/2/jason[x]:B3,A1,C1/hecate:E5,C2`,
      1,
    ],
    [
      'Jason cannot come where one stands',
      `${FLAT}/1/jason:B3,A1/hecate:E5,C1`,
      '+C1 C1>C2 ^C3',
      `${FLAT}/2/jason:B3,A1/hecate:E5,C1`,
      0,
    ],
    [
      'Talus does not come to where one stands',
      `${FLAT}/1/europa-and-talus:A3,A1/hecate:E5,C3`,
      'A3>B3 ^B4 *C3',
      `${board({ B4: 1 })}/2/europa-and-talus:B3,A1/hecate:E5,C3`,
      2,
    ],
    [
      'Bia kills one',
      `${FLAT}/1/bia:A3,A1/hecate:E5,C3`,
      'A3>B3 ^B4',
      `${board({ B4: 1 })}/2/bia:B3,A1/hecate:E5`,
      undefined,
    ],
    [
      'Bia kills one in a turn that is cut short',
      `${FLAT}/1/bia:A3,A1/hecate:B4,C3`,
      'A3>B3 ^B4',
      `${FLAT}/2/bia:B3,A1/hecate:B4`,
      1,
    ],
    [
      'Medusa turns one to stone',
      `${board({ B3: 1 })}/1/medusa:A3,A1/hecate:E5,C3`,
      'A3>B3 ^B4',
      `${board({ B3: 1, B4: 1, C3: 1 })}/2/medusa:B3,A1/hecate:E5`,
      undefined,
    ],
    [
      'Medusa turns nobody to stone in a turn that is cut short',
      `${board({ B3: 1 })}/1/medusa:A3,A1/hecate:B4,C3`,
      'A3>B3 ^B4',
      `${board({ B3: 1 })}/2/medusa:B3,A1/hecate:B4,C3`,
      1,
    ],
    [
      'Harpies carry a worker up to one, and the build is made from there',
      `${FLAT}/1/pan:A3,A1/harpies:E5,E1/hecate:D5,D3`,
      'A3>B3 ^D4',
      `${board({ D4: 1 })}/2/pan:C3,A1/harpies:E5,E1/hecate:D5,D3`,
      undefined,
    ],
    [
      'or does not happen if that is too far away',
      `${FLAT}/1/pan:A3,A1/harpies:E5,E1/hecate:D5,D3`,
      'A3>B3 ^E4',
      `${FLAT}/2/pan:C3,A1/harpies:E5,E1/hecate:D5,D3`,
      1,
    ],
    [
      'Persephone asks for the climb that her opponent sees, though it does not happen',
      `${board({ C3: 1 })}/1/pan:B3/persephone:E5,E1/hecate:A5,C3`,
      'B3>C3 ^D3',
      `${board({ C3: 1 })}/2/pan:B3/persephone:E5,E1/hecate:A5,C3`,
      0,
    ],
    [
      'Hecate sees her own workers',
      `${FLAT}/1/hecate:B3,C3/mortal:E5,A1`,
      'B3>B4 ^B3',
      `${board({ B3: 1 })}/2/hecate:B4,C3/mortal:E5,A1`,
      undefined,
    ],
  ]);

  test('Persephone does not allow another turn', () => {
    const match = from(`${board({ C3: 1 })}/1/pan:B3/persephone:E5,E1/hecate:A5,C3`);
    expect(offered(match)).toEqual(['B3>C3']);
    expect(tried(match, ['B3>B4', '^B3'])).toMatchObject({ ok: false, error: 'illegal' });
  });

  test('a walk is told step by step', () => {
    const match = from(`${FLAT}/1/hermes:A3,A1/hecate:E5,C3`);
    expect(tried(match, ['A3>C4', '^D3'])).toMatchObject({ ok: false, error: 'illegal' });
    expect(tried(match, ['(A3,A1)>(C4,B1)', '^D3'])).toMatchObject({ ok: false, error: 'illegal' });
  });

  test('two whose workers are hidden from each other', () => {
    const match = from(`${FLAT}/1/hecate:A3,A1/hecate:E5,B3`);
    expect(viewOf(match, 0)).toBe(`${FLAT}/1/hecate:A3,A1/hecate:?,?`);
    expect(textOf(decided(match, ['A3>B3', '^C3']))).toBe(`${FLAT}/2/hecate:A3,A1/hecate:E5,B3`);
  });
});

describe('a turn against the abyss (R92) and fate (R89)', () => {
  const climb = board({ B3: 2, C3: 3 });
  check([
    [
      'T86 who would win by a step into the abyss has lost',
      `${climb}/1/mortal:B3,A1/tartarus[C3]:E5,E1`,
      'B3>C3',
      `${climb}/2/mortal:C3,A1/#tartarus[C3]:E5,E1`,
      undefined,
    ],
    [
      'the turn ends where it meets the abyss',
      `${FLAT}/1/artemis:A3,A1/tartarus[B3]:E5,E1`,
      'A3>B3 B3>C3 ^D3',
      `${FLAT}/2/artemis:B3,A1/#tartarus[B3]:E5,E1`,
      1,
    ],
    [
      'T86 so it does where Tartarus is forced into it',
      `${FLAT}/1/minotaur:A3,A1/tartarus[C3]:B3,E1`,
      'A3>B3 ^A3',
      `${FLAT}/2/#minotaur:B3,A1/tartarus[C3]:C3,E1`,
      1,
    ],
    [
      'who is carried across the abyss has lost',
      `${FLAT}/1/tartarus[C3]:A3,A1/harpies:E5,E1`,
      'A3>B3',
      `${FLAT}/2/tartarus[C3]:C3,A1/#harpies:E5,E1`,
      undefined,
    ],
    [
      'building in the abyss is nothing special',
      `${FLAT}/1/mortal:A3,A1/tartarus[C3]:E5,E1`,
      'A3>B3 ^C3',
      `${board({ C3: 1 })}/2/mortal:B3,A1/tartarus[C3]:E5,E1`,
      undefined,
    ],
    [
      'a walk of Hermes ends in the abyss',
      `${FLAT}/1/hermes:A3,A1/tartarus[C3]:E5,E1`,
      'A3>B3 B3>C3 C3>D3 ^D2',
      `${FLAT}/2/hermes:C3,A1/#tartarus[C3]:E5,E1`,
      2,
    ],
    [
      'Moerae have won by a win in a fate square',
      `${climb}/1/mortal:B3,A1/moerae[B2]:E5,E1,E3`,
      'B3>C3',
      `${climb}/2/mortal:C3,A1/#moerae[B2]:E5,E3,E1`,
      undefined,
    ],
    [
      'a win elsewhere is a win',
      `${climb}/1/mortal:B3,A1/moerae[A1]:E5,E1,E3`,
      'B3>C3',
      `${climb}/2/#mortal:C3,A1/moerae[A1]:E5,E3,E1`,
      undefined,
    ],
  ]);
});

describe('who has a turn is judged on what that player sees', () => {
  test('a step onto a hidden worker is a turn', () => {
    const hole = board({ A2: 'a', B1: 'a', B2: 0, A1: 0, A3: 'a', B3: 'a', C1: 'a', C2: 0, C3: 'a' });
    const match = from(`${hole}/2/mortal:A1/hecate:E5,C2`);
    const next = decided(match, ['C2>B2', '^C2']);
    expect(next.outcome).toBeUndefined();
    expect(offered(next)).toEqual(['A1>B2']);
    expect(textOf(decided(next, ['A1>B2', '^A1']))).toContain('/2/mortal:A1/hecate:E5,B2');
  });

  test('a jump over a hidden worker is none', () => {
    const tower = board({ A2: 'a', B1: 'a', B2: 2, C2: 1 });
    const match = from(`${tower}/2/iris:A1/hecate:E5,C2`);
    expect(decided(match, ['C2>B2', '^C2']).outcome).toEqual({ kind: 'won', winners: [1] });
  });
});

describe('what others see', () => {
  test.each([
    [
      'hidden workers, but how many there are',
      `${FLAT}/1/hecate:B3,A1/mortal:E5,E1`,
      `${FLAT}/1/hecate:?,?/mortal:E5,E1`,
    ],
    ['one of them', `${FLAT}/1/hecate:B3/mortal:E5,E1`, `${FLAT}/1/hecate:?/mortal:E5,E1`],
    ['the abyss', `${FLAT}/1/tartarus[B3]:B2,A1/mortal:E5,E1`, `${FLAT}/1/tartarus[?]:B2,A1/mortal:E5,E1`],
    ['fate', `${FLAT}/1/moerae[B3]:B2,A1/mortal:E5,E1`, `${FLAT}/1/moerae[?]:B2,A1/mortal:E5,E1`],
    [
      'their gender',
      `${FLAT}/1/hecate[f=B3]:B3,A1/selene[E5]:E5,E1`,
      `${FLAT}/1/hecate:?,?/selene[E5]:E5,E1`,
    ],
    ['which of them moved', `${FLAT}/1/hecate:B3,A1/eris[A1]:E5,E1`, `${FLAT}/1/hecate:?,?/eris:E5,E1`],
  ])('not %s', (_, truth, seen) => {
    const match = from(truth);
    expect(viewOf(match, 0)).toBe(truth);
    expect(viewOf(match, 1)).toBe(seen);
    expect(viewOf(match, 'watcher')).toBe(seen);
  });

  test('everything, once the game is over', () => {
    const match = from(`${board({ B3: 2, C3: 3 })}/1/hecate:B3,A1/mortal:E5,E1`);
    const over = decided(match, ['B3>C3']);
    expect(over.outcome).toEqual({ kind: 'won', winners: [0] });
    expect(viewOf(over, 1)).toBe(`${board({ B3: 2, C3: 3 })}/2/#hecate:C3,A1/mortal:E5,E1`);
  });

  test.each<[string, string, readonly string[], readonly string[] | undefined]>([
    ['the build of a hidden worker', `${FLAT}/1/hecate:B3,A1/mortal:E5,E1`, ['B3>B4', '^B5'], ['^B5']],
    ['the same in one word', `${FLAT}/1/hecate:B3,A1/mortal:E5,E1`, ['B3>B4^B5'], ['^B5']],
    ['nothing of a move alone', `${board({ B3: 2, C3: 3 })}/1/hecate:B3/mortal:E5`, ['B3>C3'], undefined],
    ['the turns of all others', `${FLAT}/1/mortal:B3,A1/hecate:E5,E1`, ['B3>B4', '^B5'], ['B3>B4', '^B5']],
    [
      'the turns of Tartarus',
      `${FLAT}/1/tartarus[A5]:B3,A1/mortal:E5,E1`,
      ['B3>B4', '^B5'],
      ['B3>B4', '^B5'],
    ],
  ])('%s', (_, position, steps, open) => {
    const { state } = from(position);
    expect(santorini.redact(state, 0, steps, 1)).toEqual(open);
    expect(santorini.redact(state, 0, steps, 'watcher')).toEqual(open);
    expect(santorini.redact(state, 0, steps, 0)).toEqual(steps);
  });
});

describe('before play', () => {
  const dealt = (powers: readonly string[]): SantoriniMatch =>
    newMatch({ mode: 'fixed', powers, players: powers.length === 3 ? 3 : 2, start: 0, bans: false });
  const told = (match: SantoriniMatch, index: number): unknown =>
    redactEvent(santorini, match, index, 'watcher');

  test('Hecate places last, and nobody sees where', () => {
    const match = decided(dealt(['hecate', 'mortal']), ['@A1', '@B1'], ['@D4', '@E4']);
    expect(viewOf(match)).toBe(`${FLAT}/1/hecate:?,?/mortal:A1,B1`);
    expect(viewOf(match, 0)).toBe(`${FLAT}/1/hecate:D4,E4/mortal:A1,B1`);
    expect(told(match, 0)).toEqual({ kind: 'decision', seat: 1, steps: ['@A1', '@B1'] });
    expect(told(match, 1)).toEqual({ kind: 'secret', seat: 0 });
  });

  test('nobody sees what Tartarus and Moerae choose', () => {
    const abyss = decided(dealt(['mortal', 'tartarus']), ['@A1', '@B1'], ['@D4', '@E4'], ['*C3']);
    expect(viewOf(abyss, 0)).toBe(`${FLAT}/1/mortal:D4,E4/tartarus[?]:A1,B1`);
    expect(told(abyss, 2)).toEqual({ kind: 'secret', seat: 1 });
    const fate = decided(dealt(['moerae', 'mortal']), ['*B2'], ['@A1', '@B1', '@C1']);
    expect(viewOf(fate, 1)).toBe(`${FLAT}/2/moerae[?]:A1,B1,C1/mortal:/phase=place;start=1`);
    expect(told(fate, 0)).toEqual({ kind: 'secret', seat: 0 });
    expect(told(fate, 1)).toEqual({ kind: 'decision', seat: 0, steps: ['@A1', '@B1', '@C1'] });
  });

  test('who chooses what something hidden makes impossible chooses again', () => {
    const one = decided(dealt(['hecate', 'hecate']), ['@A1', '@B1']);
    const met = decided(one, ['@B1', '@C1']);
    expect(textOf(met)).toBe(textOf(one));
    expect(santorini.view(met.state, 'watcher').cut).toBe(0);
    expect(met.history.map(({ rolled }) => rolled)).toEqual([true, true]);
    const placed = decided(met, ['@C1', '@D1']);
    expect(textOf(placed)).toBe(`${FLAT}/1/hecate:A1,B1/hecate:C1,D1`);
    expect(santorini.view(placed.state, 'watcher').cut).toBeUndefined();
  });
});

describe('Gaea and hidden workers', () => {
  const towers = board({ C3: 3 });
  const before = `${towers}/1/hecate:B2,A5/gaea:E5,E1`;

  test('is told of the dome, and of nothing else', () => {
    const asked = decided(from(before), ['B2>B3', '^C3']);
    const seen = `${towers}/1/hecate:?,?/gaea:E5,E1/steps=^C3;react=2`;
    expect(viewOf(asked, 'watcher')).toBe(seen);
    expect(viewOf(asked, 1)).toBe(`${seen};sites=B4,C4,D4,B3,D3,B2,C2,D2`);
    expect(viewOf(asked, 0)).toBe(`${towers}/1/hecate:A5,B2/gaea:E5,E1/steps=B2>B3^C3;react=2`);
  });

  test('may try every square that seems free, and comes to none where somebody stands', () => {
    const asked = decided(from(before), ['B2>B3', '^C3']);
    expect(offered(asked)).toEqual(['pass', '+B4', '+C4', '+D4', '+B3', '+D3', '+B2', '+C2', '+D2']);
    const next = decided(asked, ['+B3']);
    expect(textOf(next)).toBe(`${board({ C3: 4 })}/2/hecate:A5,B3/gaea:E5,E1`);
    expect(santorini.view(next.state, 1).cut).toBe(0);
    expect(textOf(decided(asked, ['+B2']))).toBe(`${board({ C3: 4 })}/2/hecate:A5,B3/gaea[1]:E5,B2,E1`);
  });

  test('is asked even if every square that seems free is taken', () => {
    const closed = board({ B1: 3, A1: 1, A2: 1, C1: 1, C2: 1 });
    const asked = decided(from(`${closed}/1/hecate:A2,A5/gaea:E5,E1`), ['A2>B2', '^B1']);
    expect(offered(asked)).toEqual(['pass', '+B2']);
  });

  test('the mover goes on if there is something left to choose as it seems', () => {
    const third = `${towers}/1/demeter:A3,A1/gaea:E5,E1/hecate:A5,B4`;
    const next = decided(from(third), ['A3>B3', '^C3'], ['pass']);
    expect(offered(next)).toContain('^B4');
    expect(textOf(decided(next, ['^B4']))).toBe(
      `${board({ C3: 4 })}/2/demeter:B3,A1/gaea:E5,E1/hecate:A5,B4`,
    );
  });
});

describe('a seat that leaves (R67)', () => {
  const resigned = (match: SantoriniMatch, seat: number): SantoriniMatch =>
    good(append(santorini, match, { kind: 'resignation', seat }));

  test('takes its secrets along', () => {
    const match = from(`${FLAT}/1/hecate:B3,A1/pan:E5,E1/hera:C5,D5`);
    expect(viewOf(resigned(match, 0), 1)).toBe(`${FLAT}/2/-hecate:/pan:E5,E1/hera:C5,D5`);
    const fate = from(`${board({ E5: 2, D4: 3 })}/1/moerae[C3]:B3,A1/pan:E5,E1/hera:C5,D5`);
    expect(decided(resigned(fate, 0), ['E5>D4']).outcome).toEqual({ kind: 'won', winners: [1] });
  });

  test.each([
    [0, 2],
    [1, 1],
    [2, 1],
  ])('in the middle of a turn, seat index %i: it begins anew for seat %i', (leaver, next) => {
    const asked = decided(from(`${board({ C3: 3 })}/1/pan:A3,A1/gaea:E5,E1/hecate:A5,B4`), ['A3>B3', '^C3']);
    const left = textOf(resigned(asked, leaver));
    expect(left).not.toContain('steps=');
    expect(left.split('/')[1]).toBe(String(next));
  });
});

describe('a takeback would be a second try', () => {
  const rolled = (position: string, steps: readonly string[]): boolean =>
    decided(from(position), steps).history[0]!.rolled;
  test.each([
    ['against hidden workers', `${FLAT}/1/mortal:B3,A1/hecate:E5,E1`, true],
    ['against the abyss', `${FLAT}/1/mortal:B3,A1/tartarus[E3]:E5,E1`, true],
    ['not against fate, for a stolen win ends the game', `${FLAT}/1/mortal:B3,A1/moerae[A1]:E5,E1`, false],
    ['not for who hides', `${FLAT}/1/hecate:B3,A1/mortal:E5,E1`, false],
    ['not where nothing is hidden', `${FLAT}/1/pan:B3,A1/mortal:E5,E1`, false],
  ])('%s', (_, position, expected) => {
    expect(rolled(position, ['B3>B4', '^B5'])).toBe(expected);
  });
});
