import { describe, expect, test } from 'vitest';
import { thera } from './thera.ts';

const BARE = '0'.repeat(25);
const TALL = `3${BARE.slice(1)}`;
const SLOW = 20_000;

/** What is printed in a game from options, with these lines typed. */
async function played(options: readonly string[], ...lines: readonly string[]): Promise<string> {
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, out, err } = await thera(['play', '--seed', 'x', ...options], input);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
}

/** The same line so often. */
const often = (line: string, count: number): string[] => Array.from({ length: count }, () => line);

describe('before play', () => {
  test(
    'an arrow is aimed by its direction, even where that is a command at other times',
    async () => {
      const out = await played(['--powers', 'siren,pan'], 'up', 'w', 'A1,B1', 'C3,C4', 'A1>A2^A3', 'copy');
      expect(out).toContain('choose the direction of your arrow');
      expect(out).toMatch(/ {2}up\n {2}\^\n/);
      expect(out).toContain('Player 1: arrow: west.');
      expect(out).toContain('1. ~W 2. @A1,B1 3. @C3,C4 4. A1>A2^A3');
    },
    SLOW,
  );

  test(
    'three workers are placed, in one line or one by one',
    async () => {
      const out = await played(['--powers', 'pan,proteus'], 'A5', 'B5', 'C5', 'A1,B1', 'copy');
      expect(out).toContain('Player 2, place your 3 workers.');
      expect(out).toContain('Player 2 places workers on A5, B5 and C5.');
    },
    SLOW,
  );

  test(
    'a night power is laid beside an offer that has a card for it',
    async () => {
      const out = await played(['--powers', 'draft'], 'nyx,atlas', 'list', 'Hermes', '1', '1', '1', 'copy');
      expect(out).toMatch(/Player \d, choose the night power: type its name or number\./);
      expect(out).toMatch(/1\. Apollo +/);
      expect(out).toMatch(/puts Nyx and Atlas into the draft\.\nPlayer \d makes Hermes the night power\./);
      expect(out).toMatch(/Picking powers\nIn the draft: Nyx and Atlas\.\nNight power: Hermes\.\n/);
      expect(out).toMatch(/night power: Hermes\n.*power switched off/);
      expect(out).toContain('1. offer nyx,atlas night hermes 2. pick nyx');
    },
    SLOW,
  );

  test(
    'a whole offer with its night is one line, and a night that cannot be is pointed at',
    async () => {
      const out = await played(['--powers', 'draft'], 'nyx,atlas night circe', 'nyx, atlas night 1', 'copy');
      expect(out).toContain('isn’t in the draft');
      expect(out).toContain('1. offer nyx,atlas night apollo');
    },
    SLOW,
  );
});

describe('the Golden Fleece', () => {
  test(
    'is played with a power beside the board and the Ram on it',
    async () => {
      const lines = ['A1,B1', 'C3,C4', 'A1', 'B2', 'C3>B3^B4', 'show', 'copy'];
      const out = await played(['--fleece', 'Hades'], ...lines);
      expect(out).toMatch(/put the Ram on a free square\.\n.*> A1\n[\s\S]*There’s already a worker there\./);
      expect(out).toContain('The Ram stands on B2.');
      expect(out).toContain('│ ·    R│');
      expect(out).toMatch(/Beside the board: Hades\./);
      expect(out).toMatch(/Player 2 · Mortal\n.*next to the Ram: has its/);
      expect(out).toContain('R: Ram.');
      expect(out).toContain('fleece=hades;phase=place;start=2');
      expect(out).toContain('1. @A1,B1 2. @C3,C4 3. *B2 4. C3>B3^B4');
    },
    SLOW,
  );

  test(
    'is one of the answers to questions, with a power by the dice if nobody names one',
    async () => {
      const out = await played([], '2', '6', 'gaea', '', '1', '1', ...often('1', 150));
      expect(out).toContain('Which power goes beside the board?');
      expect(out).toContain('That power can’t be the Golden Fleece power.');
      expect(out).toMatch(/Player \d (wins|can’t move and build)/);
    },
    SLOW,
  );

  test('refuses powers that need a setup, and powers of the players', async () => {
    for (const options of [
      ['--fleece', 'gaea'],
      ['--fleece', 'hades', '--powers', 'pan,atlas'],
    ]) {
      const { status, err } = await thera(['play', ...options]);
      expect(status).toBe(2);
      expect(err).toMatch(/^thera: bad-fleece at fleece: /);
    }
  });
});

describe('a reaction', () => {
  const position = `${TALL}/1/demeter:B4,D3/gaea:E5,E1`;

  test(
    'is asked of the other seat in the middle of a turn, which then goes on',
    async () => {
      const lines = ['B4>B5^A5', 'list', 'why A4', 'why C3', 'A4', 'why C4', 'list', 'C4', 'copy'];
      const out = await played(['--position', position], ...lines);
      expect(out).toMatch(/Player 1 has begun with B4>B5\^A5\.\nPlayer 2 may bring in a worker/);
      expect(out).toMatch(/1\. pass +2\. \+A4 +3\. \+B4/);
      expect(out).toMatch(/You can choose A4\.[\s\S]*You can’t do that now\./);
      expect(out).toContain('Player 2 brings a worker in on A4.');
      expect(out).toMatch(/ 5 │ 3∩ {4}│ · {2}● {2}│[^\n]*\n[^\n]*workers in reserve: 1\n 4 │ · {2}▲ /);
      expect(out).toContain('Player 1, continue your turn, or type pass to end it here.');
      expect(out).toContain('1. B4>B5^A5 2. +A4 3. ^C4');
    },
    SLOW,
  );

  test(
    'may be declined, and the computer decides about it too',
    async () => {
      const [declined, computed] = await Promise.all([
        played(['--position', position], 'B4>B5^A5', 'pass', 'pass', 'copy'),
        played(['--position', position, '--computer', '2'], 'B4>B5^A5', 'pass', 'copy'),
      ]);
      expect(declined).toContain('1. B4>B5^A5 2. pass 3. pass');
      expect(computed).toMatch(/1\. B4>B5\^A5 2\. \+[AB]4 3\. pass 4\. /);
    },
    SLOW,
  );
});

test(
  'a card that is drawn is announced, and the six brings another turn',
  async () => {
    const out = await played(['--powers', 'proteus,tyche', '--seed', '3'], 'A1,B1,C1', ...often('1', 40));
    expect(out).toContain('Player 2 draws a card. It isn’t the 6.');
    expect(out).toMatch(/Player 2 draws a 6\.\n[\s\S]*?another turn\n[\s\S]*?may take another turn/);
  },
  SLOW,
);
