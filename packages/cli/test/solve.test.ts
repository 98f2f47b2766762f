import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNet, randomNet } from '@thera/engine';
import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { linesOf, thera, told } from './thera.ts';

const TWO_THREATS = '0000002000322000000000000/1/mortal:C3,A1/mortal:E5,E1';
const LOST = '0000000000032300000000000/1/mortal:E5,A1/mortal:C3,E1';
const QUIET = '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2';
const folder = mkdtempSync(join(tmpdir(), 'thera-'));
const fileOf = (name: string, lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
};

describe('solve', () => {
  test('tells a win and its shortest line', async () => {
    const { status, out } = await thera(['solve', TWO_THREATS]);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^Player 1 wins by force in 3 turns\.\nThere’s no faster win\.\nC3>B\d\^\w\d\n.*\n.*#\n/,
    );
  });

  test('tells a loss, and that nothing is found', async () => {
    expect((await thera(['solve', LOST])).out).toMatch(/^Player 2 wins by force in 2 turns\./);
    expect((await thera(['solve', QUIET, '--plies', '3'])).out).toMatch(/^Nobody wins by force in 3 turns\./);
  });

  test('makes a file of tactics that the engine is measured by', async () => {
    const { out, err, status } = await thera([
      ...['solve', '--plies', '5', '--file', fileOf('positions.txt', [TWO_THREATS, LOST, QUIET, 'x'])],
    ]);
    expect(status).toBe(2);
    expect(linesOf(out)).toEqual([expect.stringMatching(/^0{6}2.*:E5,E1;3;C3>B\d\^\w\d$/)]);
    expect(err).toBe('error wrong-parts x\n');
    const tactics = fileOf('tactics.txt', ['# ours', ...linesOf(out)]);
    const measured = await thera(['bench', '--tactics', tactics, '--movetime', '200']);
    expect(measured.out).toBe('Solved: 1 of 1 (100.0 %)\n');
  });

  test('reads the positions of games', async () => {
    const game = `[Players "2"]\n[Position "${TWO_THREATS}"]\n\n1. C3>B3^B4 2. E5>D5^E5`;
    const { out } = await thera(['solve', '--plies', '3', '--file', fileOf('games.txt', [game, '', game])]);
    expect(linesOf(out).map((line) => /;(\d);/.exec(line)?.[1])).toEqual(['3', '1']);
  });

  test.each([
    [
      'a bad game',
      ['--file', fileOf('bad-game.txt', ['[Players "2"]', 'x'])],
      /Can’t read a game in the file: 1: /,
    ],
    ['no position', [], /missing: thera solve/],
    ['a bad position', ['x'], /wrong-parts/],
    ['too many plies', [QUIET, '--plies', '1000'], /--plies 1000/],
    ['a hidden crew', ['0000000000000000000000000/1/hecate:B3,D3/mortal:C4,C2'], /hidden information/],
    ['three sides', ['0000000000000000000000000/1/pan:B3/mortal:C4/pan:A1'], /three players/],
    ['a stage before play', [`${QUIET.slice(0, 25)}/1/pan:/pan:/phase=place`], /hasn’t started/],
    ['no file', ['--file', join(folder, 'nothing')], /Can’t read the file/],
  ])('%s is refused', async (_, args, words) => {
    const { status, err } = await told(['solve', ...args]);
    expect(status).toBe(2);
    expect(err).toMatch(words);
  });
});

describe('bench', () => {
  test('has the same signature every time', async () => {
    const runs = await Promise.all(
      [1, 2].map(() => thera(['bench', '--depth', '1', '--movetime', '1', '--net', 'hand'])),
    );
    const [one, other] = runs.map(({ out }) => /^Signature: \d+ /m.exec(out)?.[0]);
    expect(one).toBeDefined();
    expect(one).toBe(other);
    expect(runs[0]!.out).toMatch(/^START in 1 s: depth \d+, \d+ positions$/m);
  });

  test('counts the positions of all threads', async () => {
    const { status, out } = await thera([
      ...['bench', '--depth', '1', '--movetime', '1', '--net', 'hand', '--threads', '2'],
    ]);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringMatching(/^Speed: \d+ positions\/s$/m) });
  });

  test('a net evaluates, and its search differs from that by hand', async () => {
    const net = join(folder, 'random.net');
    writeFileSync(net, formatNet(randomNet(diceFor(sha256, 'net', 0), 32)));
    const runs = await Promise.all(
      [net, 'hand'].map((evaluator) =>
        thera(['bench', '--depth', '2', '--movetime', '1', '--net', evaluator]),
      ),
    );
    const [one, other] = runs.map(({ out }) => /^Signature: \d+ /m.exec(out)?.[0]);
    expect(one).toBeDefined();
    expect(one).not.toBe(other);
  });

  test.each([
    ['a net that is none', ['--net', join(folder, 'nothing')], /Can’t use the net/],
    ['no thread', ['--threads', '0'], /--threads 0/],
    ['no file', ['--tactics', join(folder, 'nothing')], /Can’t read the file/],
    ['a bad file', ['--tactics', fileOf('bad.txt', ['hello'])], /Can’t use a line of the file: hello/],
  ])('%s is refused', async (_, args, words) => {
    const { status, err } = await told(['bench', ...args]);
    expect(status).toBe(2);
    expect(err).toMatch(words);
  });
});
