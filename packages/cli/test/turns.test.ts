import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { linesOf, thera, told } from './thera.ts';

const BARE = '0'.repeat(25);
const OPEN = `${BARE}/1/mortal:B3,D3/mortal:C4,C2`;
const TRITON = `${BARE}/1/triton:A1,B2/pan:C2,E5`;

/** Stages before play, how many decisions each has, and the first of them. */
const BEFORE_PLAY: readonly (readonly [string, number, string])[] = [
  [
    `${BARE}/1/?:/?:/phase=offer;challenger=1`,
    4648,
    `offer apollo,artemis\t${BARE}/2/?:/?:/phase=pick;offer=apollo,artemis;challenger=1`,
  ],
  [
    `${BARE}/1/?:/?:/phase=pick;offer=apollo,pan;challenger=2`,
    2,
    `pick apollo\t${BARE}/2/apollo:/?:/phase=pick;offer=pan;challenger=2`,
  ],
  [
    `${BARE}/1/pan:/chaos:/phase=start;challenger=1`,
    2,
    `start 1\t${BARE}/1/pan:/chaos[?]:/phase=place;start=1`,
  ],
  [
    `${BARE}/2/pan:/atlas:/phase=place;start=2`,
    300,
    `@A5,B5\t${BARE}/1/pan:/atlas:A5,B5/phase=place;start=2`,
  ],
  [`${BARE}/1/pan:/atlas:C3,D3/phase=place;start=2`, 253, `@A5,B5\t${BARE}/2/pan:A5,B5/atlas:C3,D3`],
  [
    `${BARE}/1/nyx:/atlas:/phase=start;challenger=1;night=hades`,
    2,
    `start 1\t${BARE}/1/nyx[hades]:/atlas:/phase=place;start=1`,
  ],
  [`${BARE}/1/siren:/pan:/phase=place`, 8, `~N\t${BARE}/1/siren[n]:/pan:/phase=place;start=1`],
  [`${BARE}/1/moerae:/pan:/phase=place`, 16, `*A4\t${BARE}/1/moerae[A4]:/pan:/phase=place;start=1`],
  [
    `${BARE}/1/moerae[A4]:/pan:/phase=place`,
    2300,
    `@A5,B5,C5\t${BARE}/2/moerae[A4]:A5,B5,C5/pan:/phase=place;start=1`,
  ],
  [
    `${BARE}/1/mortal:A1,B1/mortal:E5,E4/fleece=hades;phase=place;start=1`,
    21,
    `*A5\t${BARE}/2/mortal:A1,B1/mortal:E5,E4/fleece=hades;ram=A5`,
  ],
  [`${BARE}/1/selene:/pan:/phase=place`, 600, `@A5,B5\t${BARE}/2/selene[A5]:A5,B5/pan:/phase=place;start=1`],
];

/** Turns that were interrupted, and what may follow. */
const INTERRUPTED: readonly (readonly [string, readonly string[]])[] = [
  [`3${BARE.slice(1)}/1/demeter:B4,D3/gaea:E5,E1/steps=B4>B5^A5;react=2`, ['pass', '+A4', '+B4']],
  [`3${BARE.slice(1)}/1/demeter:B4,D3/gaea:E5,E1/steps=B4>B5^A5+A4`, ['pass', '^C5', '^B4', '^C4']],
];

const turnsOf = async (position: string, ...options: string[]): Promise<string[][]> =>
  linesOf((await thera(['turns', ...options, position])).out).map((line) => line.split('\t'));

describe('turns of one position', () => {
  test('are lines of a turn, a tab and the result, always in the same order', async () => {
    const [once, again] = await Promise.all([turnsOf(OPEN), turnsOf(OPEN)]);
    expect(once).toEqual(again);
    expect(once[0]).toEqual(['B3>A4^A5', `1${BARE.slice(1)}/2/mortal:A4,D3/mortal:C4,C2`]);
    expect(new Set(once.map(([, result]) => result)).size).toBe(once.length);
  });

  test('with --routes have every route, and no other results', async () => {
    const [turns, routes] = await Promise.all([turnsOf(TRITON), turnsOf(TRITON, '--routes')]);
    expect(routes.length).toBeGreaterThan(turns.length);
    expect(new Set(routes.map(([route]) => route)).size).toBe(routes.length);
    expect(new Set(routes.map(([, result]) => result))).toEqual(new Set(turns.map(([, result]) => result)));
  });

  test('beyond a limit are not listed, and that is said', async () => {
    const all = await turnsOf(OPEN);
    const { out, err, status } = await thera(['turns', '--limit', '3', OPEN]);
    expect(linesOf(out).map((line) => line.split('\t'))).toEqual(all.slice(0, 3));
    expect(err).toBe('thera: only the first 3 are shown. Use --limit to see more.\n');
    expect(status).toBe(0);
    const exact = await thera(['turns', '--limit', String(all.length), OPEN]);
    expect(linesOf(exact.out)).toHaveLength(all.length);
    expect(exact.err).toBe('');
  });

  test.each([
    `${BARE}/1/atalanta:B4,C3/apollo:D5,E1`,
    `${BARE}/1/morpheus[999]:B4,C3/chronus:D5,E1`,
    `${BARE}/1/heracles@printed:B4,C3/apollo:D5,E1`,
  ])('without end come to one all the same: %s', async (position) => {
    const { out, err } = await thera(['turns', '--routes', position]);
    expect(linesOf(out)).toHaveLength(100_000);
    expect(err).toContain('--limit');
  });

  test.each(['0', 'many', '10000001'])('a limit of %s is refused', async (limit) => {
    expect((await told(['turns', '--limit', limit, OPEN])).status).toBe(2);
  });

  test('before play are offers, picks, start players and placements', async () => {
    const { out, err } = await thera(['turns', '-'], BEFORE_PLAY.map(([position]) => position).join('\n'));
    const answers = out.split(/^(?=# )/m).map(linesOf);
    expect(err).toBe('');
    for (const [n, [position, count, first]] of BEFORE_PLAY.entries()) {
      expect(answers[n]).toHaveLength(count + 1);
      expect(answers[n]![1], position).toBe(first);
    }
  });

  test.each(INTERRUPTED)('of %s are what may follow', async (position, turns) => {
    expect((await turnsOf(position)).map(([turn]) => turn)).toEqual(turns);
  });

  test('are none for a finished game and for a player without one, which is no fault', async () => {
    const input = `${BARE}/1/#pan:B3/pan:C3\n${BARE}/1/pan:/pan:C3`;
    const { status, out } = await thera(['turns', '-'], input);
    expect({ status, lines: linesOf(out).length }).toEqual({ status: 0, lines: 2 });
  });

  test('leave a power that is to be drawn open', async () => {
    const lines = await turnsOf(`3000${BARE.slice(4)}/1/chaos[pan]:B4,D2/atlas:C3,E1`);
    expect(lines.find(([turn]) => turn === 'B4>B5^A5')![1]).toContain('chaos[?;used=pan]:B5,D2');
  });
});

describe('turns of standard input', () => {
  test('answer each line with its position and turns, or with an error, and go on', async () => {
    const input = `\n  ${OPEN}  \nx/1/pan:/pan:\n\n${BARE}/1/#pan:A1/pan:B1\n${BARE}/1/pan:A1,A1/pan:\n${OPEN}`;
    const { status, out, err } = await thera(['turns', '-'], input);
    const answers = out.split(/^(?=# )/m).map(linesOf);
    expect({ status, err }).toEqual({ status: 2, err: '' });
    expect(answers.map(([head]) => head)).toEqual([
      `# ${OPEN}`,
      '# x/1/pan:/pan:',
      `# ${BARE}/1/#pan:A1/pan:B1`,
      `# ${BARE}/1/pan:A1,A1/pan:`,
      `# ${OPEN}`,
    ]);
    expect(answers.map((lines) => lines.length)).toEqual([69, 2, 1, 2, 69]);
    expect([answers[1]![1], answers[3]![1]]).toEqual(['error bad-height', 'error square-twice']);
  });

  test('end with status 0 for no lines at all', async () => {
    expect(await thera(['turns', '-'], '\n\n')).toEqual({ status: 0, out: '', err: '' });
  });

  test('come while input goes on, and stop quietly when nobody reads them', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [main, 'turns', '-']);
    let err = '';
    child.stderr.on('data', (text) => {
      err += String(text);
    });
    child.stdin.on('error', () => {});
    child.stdin.write(`${OPEN}\n`);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdout.destroy();
    const closed = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.write(`${OPEN}\n`.repeat(500));
    expect(await closed).toBe(0);
    expect(err).toBe('');
  });
});
