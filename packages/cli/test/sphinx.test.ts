import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { linesOf, type Run, thera, told } from './thera.ts';

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const play = (options: readonly string[], ...lines: readonly string[]): Promise<Run> =>
  thera(['play', 'sphinx', '--seed', 'x', ...options], typed(...lines));
/** Lines end where the terminal does. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The first riddle alone: where workers begin, and a turn of each colour that collects both silver coins. */
const PLACED = ['A3', 'E2', 'E3'];
const SILVER = [...PLACED, 'A3 B2 B3', 'E2 D1 D2', 'dome'];

describe('riddles', () => {
  test('are listed one a line, by their numbers', async () => {
    const { status, out } = await told(['play', 'sphinx', '--list']);
    expect(status).toBe(0);
    expect(linesOf(out).map((line) => line.split(' ')[0])).toEqual(
      Array.from({ length: 23 }, (_, number) => String(number)),
    );
    expect(out).toContain('1 The Lighthouse · Paradise Isles\n');
  });

  test.each([
    [['--riddle', '23'], 'There’s no such riddle.'],
    [['--riddle', '-1'], 'There’s no such riddle.'],
    [['--riddle', '1.5'], 'There’s no such riddle.'],
    [['--riddle='], 'There’s no such riddle.'],
    [['--riddle', '1', '--players', '0'], 'One to four can play.'],
    [['--riddle', '1', '--players', '5'], 'One to four can play.'],
    [['--players', 'two'], 'One to four can play.'],
    [['--riddle', '1', '--players', '2', '--computer', '3'], '--computer 3'],
    [['--riddle', '1', '--level', '9'], '--level 9'],
    [['--expert=yes'], 'doesn’t take a value'],
    [['--scenario', '1A'], 'no option --scenario'],
  ])('%j is refused in one line', async (options, words) => {
    const { status, out, err } = await told(['play', 'sphinx', ...options]);
    expect([status, out]).toEqual([2, '']);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain(words);
  });

  test('an option of this game is none of another', async () => {
    expect(await told(['play', '--riddle', '1'])).toMatchObject({ status: 2 });
    expect(await told(['play', 'santowerini', '--expert'])).toMatchObject({ status: 2 });
  });
});

describe('a riddle', () => {
  test('is asked for, and who plays it, where the options do not say', async () => {
    const { status, out } = await play([], 'nowhere', 'the lighthouse', '7', '2', 'quit');
    expect(status).toBe(0);
    expect(out).toMatch(/Which riddle\?[\s\S]*Possible: 0 – 22\.[\s\S]*How many play[\s\S]*Possible: 1, 2/);
    expect(out).toContain('Riddle 1: The Lighthouse · 2 players · Standard');
  });

  test('shows the map, objectives with progress, pieces, gods and gems', async () => {
    const { out } = await play(['--riddle', '5', '--players', '3', '--expert'], 'quit');
    for (const line of [
      'Riddle 5: Lost at Sea · 3 players · Expert',
      ' 6 │ ·       │ ·       │═════════│═════════│ ·    f1 │ ·    f2 │',
      ' 5 │ ·    f1 │ ·    s1 │    ~    │    ~    │ ·    s2 │ ·      *│',
      ' 4 │    ║    │    ~    │ ·    g3 │ ·    g2 │    ~    │    ║    │',
      '○ Silver: Fill 2 silver slots, 0 of 2 silver, 2 builds to go, pays any piece.',
      'Stockpile: 4 level-1 blocks and 2 level-2 blocks.',
      'Gems: red, green and blue.',
      'Bridges: B6–E6, B1–E1, A5–A2 and F5–F2.',
    ])
      expect(linesOf(out)).toContain(line);
    expect(out).toMatch(/^To call: /m);
  });

  test('is played by squares and names, and finished with what is achieved', async () => {
    const { status, out, err } = await play(['--riddle', '0'], ...SILVER, 'finish', 'yes', 'no');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const words of [
      'The white worker moves from A3 to B2.',
      'The silver coin on B3 is collected.',
      'Silver is achieved.',
      'Choose a piece for the stockpile, for Silver.',
      'The stockpile gains a dome, for Silver.',
      'Finish with Silver? Gold stays open.',
      'You finish the riddle.',
      'Solved with Silver.',
    ])
      expect(flat(out)).toContain(words);
    expect(out).toContain('npx thera play sphinx --riddle 0 --players 1 --seed x');
  });

  test('cannot be finished before anything is achieved, and is given up only when that is meant', async () => {
    const { out } = await play(['--riddle', '0'], ...PLACED, 'finish', 'give up', 'no', 'give up', 'yes');
    expect(flat(out)).toContain('You can finish once an objective is achieved.');
    expect(out.match(/Give up this riddle\?/g)).toHaveLength(2);
    expect(out).toContain('Not solved this time.');
  });

  test('is the same with the same seed, the computer included', async () => {
    const options = ['--riddle', '1', '--computer', '2', '--level', 'apprentice'];
    const lines = ['1', '1', 'list', '1', '1', '1', '1', 'log', 'quit'];
    const [once, again] = await Promise.all([play(options, ...lines), play(options, ...lines)]);
    expect(once).toEqual(again);
    expect(once).toMatchObject({ status: 0, err: '' });
    expect(once.out).toContain('Player 2, the computer, is thinking…');
    expect(once.out).toContain('--players 2 --computer 2 --level apprentice --seed x');
  });

  test('goes back step by step and turn by turn, but not across a die or a card', async () => {
    const { out } = await play(
      ['--riddle', '0'],
      ...PLACED,
      'A3 B2',
      'undo',
      'undo',
      'undo',
      ...PLACED,
      'roll',
      'undo',
      'quit',
    );
    expect(out.match(/^Taken back\.$/gm)).toHaveLength(3);
    expect(out).toContain('The die has been rolled: that can’t be taken back.');
    const called = await play(['--riddle', '1'], '1', '1', '1', 'list', 'quit');
    const god = /^To call: (\w+) \(/m.exec(called.out)![1]!;
    const { out: after } = await play(['--riddle', '1'], '1', '1', '1', god, 'undo', 'quit');
    expect(after).toContain(`Player 1 calls ${god}`);
    expect(after).toContain('A card has been revealed: that can’t be taken back.');
  });

  test('tells in three steps what is short, where, and a whole turn that can be played', async () => {
    const { out } = await play(
      ['--riddle', '0'],
      ...PLACED,
      'hint',
      'tip',
      'pista',
      'aim silver',
      'reach',
      'quit',
    );
    const words = flat(out);
    // Hints take a second at most, in which a busy machine may not see as far as Gold.
    expect(words).toMatch(
      /(Gold|Silver)\..*Look at .*Move from [A-E]\d to [A-E]\d and build on [A-E]\d\. [A-Z]/,
    );
    expect(words).toContain('Aiming for Silver.');
    expect(words).toContain('Silver: still within reach.');
    const [, from, to, on] = /Move from (..) to (..) and build on (..)\./.exec(words)!;
    const { out: played } = await play(['--riddle', '0'], ...PLACED, `${from}>${to}+${on}`, 'quit');
    expect(played).toContain(`moves from ${from} to ${to}.`);
  });

  test('says why not, and takes nothing of a line that does not work', async () => {
    const lines = ['E2 D2 C2', 'A3 B2 E4', 'A3 B2 B3 B3', 'Z9', 'why', 'why A2', '99', 'bogus'];
    const { out } = await play(['--riddle', '0', '--players', '2'], ...PLACED, ...lines, 'quit');
    for (const words of [
      'That worker isn’t yours to move',
      'The turn is already over.',
      '“Z9” isn’t a square on this map.',
      'Which square? For example: why C3.',
      'There are only 11 choices.',
      '“bogus” isn’t a choice or a command.',
    ])
      expect(flat(out)).toContain(words);
    expect(out).not.toContain('moves from');
  });

  test('answers commands in both languages', async () => {
    const lines = ['help', 'riddle', 'goals', 'gods', 'card pan', 'card nobody', 'end', 'show', 'log'];
    const { status, out } = await play(
      ['--riddle', '6'],
      ...lines,
      'idioma es',
      'ayuda',
      'por qué B3',
      'salir',
    );
    expect(status).toBe(0);
    for (const words of [
      'You can type:',
      'Tide: Low tide lasts',
      '○ Godlike: ',
      'Nobody holds a god.',
      'Pan, God of the wild',
      'There’s no card called “nobody”.',
      ': marks the beach',
      'Nothing has happened yet.',
      'Ahora el idioma es el español.',
      'Puedes escribir:',
      'Hasta pronto.',
    ])
      expect(flat(out)).toContain(words);
  });
});

/** Lines as a cat might type them, numbers of choices most of all. */
function noise(seed: number, count: number): readonly string[] {
  const dice = diceFor(sha256, 'noise', seed);
  const square = (): string => dice.pick([...'ABCDEFG']) + dice.pick([...'1234567']);
  const kinds: readonly (() => string)[] = [
    () => String(1 + dice.below(4)),
    () => String(1 + dice.below(30)),
    () => `${square()} ${square()} ${square()}`,
    square,
    () => `why ${square()} ${square()}`,
    () =>
      dice.pick([
        'list',
        'gods',
        'end',
        'undo',
        'goals',
        'show',
        'log',
        'riddle',
        'aim gold',
        'lang es',
        'lang en',
      ]),
    () => `card ${dice.pick(['pan', 'Ares', 'x', ''])}`,
    () => dice.pick(['roll', 'dome', 'yes', 'no', 'finish', 'give up', '\u0007<>|']),
    () => '',
  ];
  return Array.from({ length: count }, () => dice.pick(dice.below(2) === 0 ? kinds : kinds.slice(0, 2))());
}

test.each([
  [1, ['--riddle', '5', '--players', '3', '--expert']],
  [2, ['--riddle', '11', '--players', '4']],
  [3, ['--riddle', '16', '--players', '1']],
  [4, ['--riddle', '22', '--players', '2']],
  [5, ['--riddle', '10', '--computer', '2', '--level', 'novice']],
])('random lines (seed %i) never break a riddle', async (seed, options) => {
  const { status, out, err } = await play(options, ...noise(seed, 250));
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});
