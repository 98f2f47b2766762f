import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseGame, parsePosition } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { parsePlayer } from '../src/games/santorini/match/match-player.ts';
import { EngineProcess } from '../src/games/santorini/match/match-process.ts';
import { thera } from './thera.ts';

const BAD = fileURLToPath(new URL('./bad-engine.ts', import.meta.url));
const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const file = (name: string): string => join(mkdtempSync(join(tmpdir(), 'thera-')), name);
const gamesIn = (path: string): string[] => readFileSync(path, 'utf8').split(/\n\n(?=\[Game)/);

describe('a match', () => {
  test('plays every opening twice with sides changed, and saves games that can be read', async () => {
    const save = file('games.txt');
    const { status, out } = await thera([
      ...[
        'match',
        '--a',
        'thera nodes=300 threads=2',
        '--b',
        'thera level=novice',
        '--games',
        '8',
        '--jobs',
        '2',
      ],
      ...['--nodes', '100', '--powers', 'mortal,apollo:pan,chaos:tyche,hecate:pan', '--save', save],
    ]);
    expect(status).toBe(0);
    expect(out).toMatch(/^A is thera nodes=300 threads=2\nB is thera level=novice\n8 games: A won \d/);
    expect(out).toMatch(/Elo of A above B: [+−]\d+ \(95 %: [+−]\d+ to [+−]\d+\)\n$/);
    const games = gamesIn(save).map((text) => {
      const game = parseGame(text);
      if (!game.ok) throw new Error(`${game.error} at ${game.at}: ${text}`);
      return game.value.tags;
    });
    expect(games).toHaveLength(8);
    for (const number of [1, 2, 3, 4]) {
      const pair = games.filter(({ Opening }) => Opening === `${number} thera`);
      expect(pair.map(({ Side1 }) => Side1).sort()).toEqual([
        'thera level=novice',
        'thera nodes=300 threads=2',
      ]);
    }
  });

  test('ends when the test has its answer', async () => {
    const { out } = await thera([
      ...['match', '--a', 'thera depth=3', '--b', 'thera level=novice', '--games', '400', '--jobs', '2'],
      ...['--sprt', '0,100'],
    ]);
    expect(out).toContain('The test favours 100 over 0 Elo.');
    expect(Number(/^(\d+) games/m.exec(out)?.[1])).toBeLessThan(200);
  });

  test.each([
    ['crash', 'gone'],
    ['silent', 'late'],
    ['illegal', 'illegal A1>E5^A1'],
    ['refuse', 'refused too-hard'],
  ])('who fails by %s has lost every game', async (manner, reason) => {
    const save = file('games.txt');
    const { status, out } = await thera([
      ...['match', '--a', 'thera', '--b', `"${NODE}" "${BAD}" ${manner}`, '--games', '2'],
      ...['--movetime', '10', '--save', save],
    ]);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/A won 2, B won 0/) });
    expect(out).toContain('Lost by forfeit: A 0, B 2');
    for (const text of gamesIn(save)) expect(text).toContain(`[Reason "${reason}"]`);
  });

  test.each([
    ['a player that is none', ['--a', 'no-such-program-at-all'], /isn’t responding: no-such-program-at-all/],
    ['a bad option of a player', ['--b', 'thera level=god'], /level=god/],
    ['a bad limit of a player', ['--b', 'thera nodes=0'], /nodes=0/],
    ['no player', ['--a', ''], /doesn’t work/],
    ['bad powers', ['--powers', 'mortal,zorba:pan'], /--powers zorba/],
    ['a bad test', ['--sprt', '10,0'], /--sprt 10,0/],
    ['no games', ['--games', '0'], /--games 0/],
    ['a file that cannot be', ['--save', '/no/such/folder/games.txt'], /no\/such\/folder/],
  ])('%s is refused', async (_, args, words) => {
    const { status, out, err } = await thera(['match', '--games', '2', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(words);
  });
});

test('an answer that came while the match was busy elsewhere is not late', async () => {
  const player = parsePlayer('thera movetime=1');
  const stage = parsePosition('0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2');
  if (!player.ok || !stage.ok) throw new Error('neither can be wrong');
  const engine = new EngineProcess(player.value, {});
  expect(await engine.begin()).toEqual({ ok: true, value: undefined });
  const decision = engine.decide({ phase: 'play', position: stage.value });
  const busyUntil = performance.now() + 2_000;
  while (performance.now() < busyUntil);
  expect(await decision).toMatchObject({ ok: true });
  engine.close();
});
