import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AdventureLog,
  beginAdventure,
  diamondsOn,
  formatAdventure,
  guestbook,
  parseAdventureText,
  recordPlay,
  shadeCircles,
  shadeDiamond,
  signGuestbook,
  standingOf,
  type Tier,
} from '@thera/sphinx';
import type { Result } from '@thera/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linesOf, type Run, start, thera, told } from './thera.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-adventure-'));
  file = join(folder, 'our adventure.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const play = (options: readonly string[], ...lines: readonly string[]): Promise<Run> =>
  thera(['play', 'sphinx', '--seed', 'x', '--adventure', file, ...options], typed(...lines));

/** The first riddle alone, finished with Silver. */
const PLACED = ['A3', 'E2', 'E3'];
const SILVER = [...PLACED, 'A3 B2 B3', 'E2 D1 D2', 'dome', 'finish', 'yes'];

function logIn(path: string): AdventureLog {
  const log = parseAdventureText(readFileSync(path, 'utf8'));
  if (!log.ok) throw new Error(log.error);
  return log.value;
}

/** An adventure after the first riddle, signed and shaded. */
function solvedWith(...achieved: readonly Tier[]): AdventureLog {
  const begun = beginAdventure({ id: 'a', begun: 1, title: '' });
  const play = { id: 'p', ended: 2, riddle: 0, isExpert: false, achieved, turns: 9, record: null };
  const recorded = recordPlay(unwrapped(begun), { ...play, seats: [{ colour: 'white' }] });
  const signing = { play: 'p', seat: 0, name: 'Ana', colour: 'white' } as const;
  return unwrapped(shadeCircles(unwrapped(signGuestbook(unwrapped(recorded).log, signing, 3))));
}

/** The same with Pegasus as a friend. */
const befriended = (log: AdventureLog): AdventureLog =>
  [4, 5].reduce((now, time) => unwrapped(shadeDiamond(now, 'polaris/pegasus', time)), log);

function unwrapped<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

describe('an adventure', () => {
  test('is begun where there is no file, and holds what was played, signed, shaded and placed', async () => {
    const { status, out, err } = await play(['--riddle', '0'], ...SILVER, 'Ana', '', 'quit');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const words of [
      `A new adventure begins in ${file}.`,
      'The one who asks',
      `Saved in ${file}.`,
      'Sign the guestbook. Who played white?',
      'Shaded on the map: Silver.',
      'Not sure? Polaris – Pegasus is a good start.',
      'Polaris – Pegasus, 1 of 2.',
    ])
      expect(out.replaceAll(/\s+/g, ' ')).toContain(words);
    const log = logIn(file);
    expect(log.plays).toMatchObject([{ riddle: 0, achieved: ['silver'], turns: 3, isExpert: false }]);
    expect(guestbook(log)).toMatchObject([{ name: 'Ana', colour: 'white', plays: 1 }]);
    expect([standingOf(log).circles, diamondsOn(log, 'polaris/pegasus')]).toEqual([1, 1]);
    expect(readdirSync(folder)).toEqual(['our adventure.json']);
  });

  test('goes on with what is still to be done, and with the next riddle', async () => {
    await play(['--riddle', '0'], ...SILVER);
    expect(logIn(file)).toMatchObject({ plays: [{ riddle: 0 }], signatures: [], shaded: [] });
    const { out } = await play([], '', 'Ana', 'undo', '77', '7', '2', '21', '1', '1', 'quit');
    expect(out).toContain('A name has 1 to 24 letters');
    expect(out).toContain('There’s nothing to take back.');
    expect(out).toContain('Possible: 1 – 40.');
    expect(out).toContain('Pegasus – Medusa, 1 of 2.');
    expect(out).toContain('Solve riddle 1, The Lighthouse, first.');
    expect(out).toContain('The Lair needs a circle on each of 1 to 20.');
    expect(out).toContain('Riddle 1: The Lighthouse · 1 player · Standard');
    expect(diamondsOn(logIn(file), 'pegasus/medusa')).toBe(1);
  });

  test('places its diamonds one by one, and takes the last one back as long as there are more', async () => {
    writeFileSync(file, formatAdventure(solvedWith('silver', 'gold')));
    const { out } = await play([], '1', 'undo', '1', '1', 'quit');
    expect(out).toContain('Place 2 diamonds: choose a path.');
    expect(out).toContain('Place 1 diamond: choose a path.');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Pegasus is friendly now.');
    expect(diamondsOn(logIn(file), 'polaris/pegasus')).toBe(2);
  });

  test('brings friendly gods, each with its arrow', async () => {
    writeFileSync(file, formatAdventure(befriended(solvedWith('silver', 'gold'))));
    const { out } = await play(
      ['--riddle', '5', '--players', '2'],
      '1',
      '2',
      '1',
      '1',
      '1',
      '1',
      '1',
      'give up',
      'yes',
    );
    expect(out).toContain('Choose a friendly god.');
    expect(out).toContain('Which arrow to Pegasus do you shade?');
    expect(out).toMatch(/^To call: Pegasus \(/m);
    const log = logIn(file);
    expect(log.setups).toMatchObject([{ riddle: 5, friends: [{ god: 'pegasus', star: 'S6' }] }]);
    expect(log.plays.at(-1)).toMatchObject({ riddle: 5, achieved: [] });
  });

  test('keeps what was lost or given up, and proposes who signed before', async () => {
    await play(['--riddle', '0', '--players', '2'], '1', '1', '1', 'give up', 'yes', 'Ana', 'Ben');
    const { out } = await play(
      ['--riddle', '0', '--players', '2'],
      '1',
      '1',
      '1',
      'give up',
      'yes',
      '',
      'Cleo',
    );
    expect(out).toContain('Player 1 [Ana] > ');
    const log = logIn(file);
    expect(log.plays.map(({ achieved }) => achieved)).toEqual([[], []]);
    expect(guestbook(log).map(({ name, plays }) => [name, plays])).toEqual([
      ['Ana', 2],
      ['Ben', 1],
      ['Cleo', 1],
    ]);
    expect(out).toContain('Ana & Ben: 0 of ');
  });

  test('refuses a riddle that is not open, in one line', async () => {
    const { status, out, err } = await told(['play', 'sphinx', '--adventure', file, '--riddle', '10']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('thera: Solve riddle 9, To Mourn a King, first.\n');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not lost when the process is killed, nor is the riddle that is being played', async () => {
    const child = start(['play', 'sphinx', '--seed', 'x', '--adventure', file, '--riddle', '0']);
    const closed = new Promise((resolve) => child.on('close', resolve));
    let out = '';
    const seen = new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        if (out.includes('Turn 2: Player 1, blue.')) resolve();
      });
    });
    child.stdin.write(typed(...PLACED, 'A3 B2 B3'));
    await seen;
    child.kill('SIGKILL');
    await closed;
    expect(logIn(file)).toMatchObject({ plays: [], setups: [{ riddle: 0 }] });
    const after = await play([], 'E2 D1 D2', 'dome', 'finish', 'yes', 'Ana', '', 'quit');
    expect(after.out).toContain('You pick up where you left off: Riddle 0: Sunshine & Seashores.');
    expect(logIn(file).plays).toMatchObject([{ riddle: 0, achieved: ['silver'] }]);
    expect(readdirSync(folder)).toEqual(['our adventure.json']);
  });

  test('drops a riddle that was left before its first turn', async () => {
    await play(['--riddle', '0'], 'quit');
    expect(logIn(file).setups).toMatchObject([{ friends: [] }]);
    expect(readdirSync(folder)).toEqual(['our adventure.json']);
  });
});

describe('a file that is no adventure', () => {
  test.each([
    ['damaged', '{"document":"sphinx-adv', 'This isn’t the text of an adventure.'],
    ['empty', '', 'This isn’t the text of an adventure.'],
    ['foreign', '{"document":"something else"}', 'something else, not an adventure'],
    [
      'of a newer version',
      '{"document":"sphinx-adventure","version":99}',
      'newer version of Thera than this one.',
    ],
    [
      'wrong in one place',
      '{"document":"sphinx-adventure","version":1,"id":"a","begun":-1}',
      'We can’t read part of it. (begun)',
    ],
  ])('%s is refused in one line, and stays as it is', async (_, text, words) => {
    writeFileSync(file, text);
    const { status, out, err } = await told(['play', 'sphinx', '--adventure', file, '--riddle', '0']);
    expect([status, out]).toEqual([2, '']);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain(`${file} isn’t an adventure: `);
    expect(err).toContain(words);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['our adventure.json']);
  });

  test('a folder, or a place where nothing can be written, is refused in one line', async () => {
    const nowhere = await told(['play', 'sphinx', '--adventure', join(folder, 'no', 'such', 'folder.json')]);
    expect([nowhere.status, linesOf(nowhere.err).length]).toEqual([2, 1]);
    expect(nowhere.err).toContain('couldn’t save to');
    const isFolder = await told(['play', 'sphinx', '--adventure', folder]);
    expect([isFolder.status, linesOf(isFolder.err).length]).toEqual([2, 1]);
    expect(isFolder.err).toContain('We can’t read');
  });
});
