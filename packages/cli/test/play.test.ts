import { describe, expect, test } from 'vitest';
import { linesOf, thera } from './thera.ts';

const BARE = '0'.repeat(25);
const OPEN = `${BARE}/1/mortal:B3,D3/mortal:C4,C2`;
const SLOW = 20_000;

/** A game from options, with these lines typed. */
function play(options: readonly string[], ...lines: readonly string[]): ReturnType<typeof thera> {
  return thera(['play', '--seed', 'x', ...options], lines.map((line) => `${line}\n`).join(''));
}

describe('a whole game', () => {
  const fromTheList = Array.from({ length: 150 }, () => '1');

  test(
    'is played against the computer in English, the same with the same seed',
    async () => {
      const options = ['--powers', 'apollo,pan', '--computer', '2'];
      const [once, again] = await Promise.all([play(options, ...fromTheList), play(options, ...fromTheList)]);
      expect(once).toEqual(again);
      expect(once).toMatchObject({ status: 0, err: '' });
      expect(once.out).toMatch(/Player 1 places workers on A5 and B5\.\n/);
      expect(once.out).toMatch(/Player \d (wins|can’t move and build)/);
      expect(once.out).toMatch(/Play again\?[\s\S]*Goodbye/);
    },
    SLOW,
  );

  test(
    'is played in Spanish, with a draft and every answer given to questions',
    async () => {
      const lines = ['idioma es', '2', '2', '1', '1', '1,2', ...fromTheList];
      const { status, out, err } = await play([], ...lines);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toMatch(/¿Cuántos jugadores: 2[\s\S]*¿Quién juega como Jugador 2\?/);
      expect(out).toMatch(/Jugador \d propone a Apolo y Artemisa[\s\S]* elige [\s\S]* decide que empiece /);
      expect(out).toMatch(/(Gana Jugador \d|no puede mover y construir)/);
      expect(out).toContain('¿Otra partida?');
    },
    SLOW,
  );

  test(
    'goes on to its end without anybody when the computer has every seat',
    async () => {
      const { status, out } = await play(['--players', '4', '--powers', 'random', '--computer', '1,2,3,4']);
      expect(status).toBe(0);
      expect(out).toMatch(/Player 1 and Player 3 win|Player 2 and Player 4 win/);
    },
    SLOW,
  );
});

describe('the level of the computer', () => {
  /** The next turn wins, and even a novice sees that. */
  const WINS = '3200000000000000000000000/2/mortal:E5,E4/mortal:B5,A1';

  test.each([
    ['its id', 'titan', 'titan'],
    ['its number', '8', 'titan'],
    ['its name', 'Titan', 'titan'],
    ['its name in Spanish', 'Titán', 'titan'],
    ['the same without accents', 'dedalo', 'daedalus'],
    ['the weakest', 'novice', 'novice'],
  ])(
    'is chosen by %s, and kept for later',
    async (_, typed, level) => {
      const started = ['--position', OPEN, '--computer', '2', '--level', typed];
      const { status, out, err } = await play(started, 'quit');
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toContain(`--computer 2 --level ${level}`);
    },
    SLOW,
  );

  test.each(['god', '0', '9', ''])(
    'is refused where there is none: %j',
    async (typed) => {
      const { status, out, err } = await play(['--computer', '2', '--level', typed]);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(/^thera: bad-value: .*--level .* novice, apprentice, .*, titan\.\n$/);
    },
    SLOW,
  );

  test.each(['novice', 'titan'])(
    'lets %s take a win',
    async (level) => {
      const { out } = await play(['--position', WINS, '--computer', '2', '--level', level]);
      expect(out).toMatch(/Player 2 wins/);
    },
    SLOW,
  );
});

test(
  'turns are typed whole, by number, or step by step',
  async () => {
    const { out, status } = await play(
      ['--position', OPEN],
      'B3>B4^B5',
      '1',
      'd3',
      'd4',
      'd5',
      'c2 > c3 ^ c4',
      'B4>B3',
      '^B4',
      'copy',
    );
    expect(status).toBe(0);
    expect(out).toContain('  Move  D3>C4 D3>D4 D3>E4 D3>C3 D3>E3 D3>D2 D3>E2');
    expect(out).toContain('What can come next:\n  Build  ');
    expect(out).toContain('1. B3>B4^B5 2. C4>B5^A5 3. D3>D4^D5 4. C2>C3^C4\n5. B4>B3^B4');
  },
  SLOW,
);

test(
  'undo takes back typed steps, then the last decision of a person; the record keeps it all',
  async () => {
    const { out } = await play(
      ['--position', OPEN, '--computer', '2'],
      'undo',
      'B3>B4^B5',
      'D3',
      'undo',
      'undo',
      'copy',
      'B3>A3^A4',
      'copy',
    );
    expect(out).toContain('There’s nothing to take back.');
    expect(out.split('Taken back.')).toHaveLength(3);
    expect(out).toContain(`in one line:\n${OPEN}\n`);
    expect(out).toMatch(/\n1\. B3>A3\^A4 2\. /);
  },
  SLOW,
);

test(
  'why, power and help explain in words',
  async () => {
    const { out } = await play(
      ['--position', '0000000002000000000000000/1/mortal:D3,B1/athena[^]:A5,C3'],
      'why',
      'why Z9',
      'why E4',
      'why A5',
      'why D3 C3',
      'E4',
      'D3>E4^E5',
      'D3>D4^A1',
      'hello',
      'power',
      'power nobody',
      'power Minotauro',
      'help',
      'lang fr',
    );
    expect(out).toContain('Which square?');
    expect(out).toContain('“Z9” isn’t a square');
    expect(out).toContain('D3>E4: Too high');
    expect(out).toContain('B1>E4: That square isn’t next to your worker.');
    expect(out).toContain('D3>A5: That square isn’t next to your worker.');
    expect(out).toContain('There’s already a worker there.');
    expect(out).toMatch(/ {2}D3>E4\^E5\n {2}\^\n.*\nE4: Too high/);
    expect(out).toMatch(/ {2}D3>D4\^A1\n {7}\^\n.*\nA1: That square isn’t next to your worker/);
    expect(out).toContain('“hello” isn’t a turn or a command');
    expect(out).toContain('Athena, goddess of wisdom');
    expect(out).toContain('no power called “nobody”');
    expect(out).toContain('Minotaur, ');
    expect(out).toContain('What you can type');
    expect(out).toContain('We don’t speak “fr” yet');
  },
  SLOW,
);

test(
  'a power that forbids a square says so itself',
  async () => {
    const { out } = await play(
      ['--position', '0000000001000000000000000/1/mortal:D3,B1/athena[^]:A5,C3', '--lang', 'es'],
      'porqué E4',
    );
    expect(out).toContain('D3>E4: Atenea subió');
  },
  SLOW,
);

test(
  'lists come in pages, and a square narrows them',
  async () => {
    const { out } = await play(
      ['--position', `${BARE}/1/hermes:B3,D3/pan:C4,C2`],
      'list',
      'more',
      'list A1',
      '9999',
    );
    expect(out).toMatch(/…and \d+ more: type more[\s\S]*…and \d+ more/);
    const narrowed = out.slice(out.lastIndexOf('> list A1')).split('Player 1 >')[0]!;
    const items = narrowed.match(/\d+\. \S+( \S*\^\S+)?/g)!;
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) expect(item).toContain('A1');
    expect(out).toContain('it goes from 1 to');
  },
  SLOW,
);

test(
  'leaving says how to go on: by quit, by the end of input, at every question',
  async () => {
    const [quit, end, early, resigned] = await Promise.all([
      play(['--position', OPEN, '--computer', '2'], 'B3>B4^B5', 'quit', 'ignored'),
      play(['--position', OPEN], 'B3>B4^B5', 'C4'),
      play([], '2'),
      play(['--position', OPEN], 'resign', 'what', 'y', 'n'),
    ]);
    for (const run of [quit, end, early, resigned]) expect(run).toMatchObject({ status: 0, err: '' });
    expect(quit!.out).toMatch(
      /To resume later:\n {2}npx thera play --position "\d{25}\/1\/.*" --computer 2\n/,
    );
    expect(linesOf(end!.out).at(-1)).toContain('Goodbye');
    expect(resigned!.out).toMatch(/Please answer y or n\.[\s\S]*Player 1 resigns\.[\s\S]*Player 2 wins/);
  },
  SLOW,
);

test(
  'a draft of three is typed by name, number and language; what is wrong is pointed at',
  async () => {
    const { out, status } = await play(
      ['--players', '3', '--powers', 'draft'],
      'offer pan',
      'apollo,apollo',
      'circe',
      'zorba',
      'Atenea, 1',
      'list',
      '9',
      'pan',
      '1',
      '1',
      '7',
      '2',
      'B3,B3',
      'F9,A1',
      '@b3 d3',
    );
    expect(status).toBe(0);
    expect(out).toContain('Someone already has that power.');
    expect(out).toContain('doesn’t work with this many players');
    expect(out).toContain('no power called “zorba”');
    expect(out).toMatch(/puts Pan, Athena and Apollo into the draft\./);
    expect(out).toMatch(/ {2}1\. Pan {2}2\. Athena|1\. Pan +2\. Athena +3\. Apollo/);
    expect(out).toMatch(/Player 2 places workers on B3 and D3\./);
  },
  SLOW,
);

/** Random lines of every kind, the same for the same seed. */
function noise(seed: number, count: number): string[] {
  let state = seed;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % bound;
  };
  const pick = <T>(items: readonly T[]): T => items[below(items.length)]!;
  const square = (): string => pick([...'ABCDEabcdeF']) + pick([...'1234560']);
  const kinds: readonly (() => string)[] = [
    () => String(below(90)),
    () => '1',
    square,
    () => `${square()}>${square()}^${square()}`,
    () => `${square()},${square()}`,
    () =>
      `${pick(['^', '>', '<>', '-', '@', '=>', '(', '*', '+', 'x', '&', '--'])}${square()}${pick(['', 'X', ')', '#'])}`,
    () =>
      pick(['list', 'more', 'undo', 'copy', 'power', 'show', 'lang es', 'lang en', 'help', 'pass', 'n', 'y']),
    () => `${pick(['~', ''])}${pick(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', '0'])}`,
    () => `why ${square()} ${pick(['', square()])}`,
    () => `${pick(['list', 'power', 'lang', 'pick', 'start', 'offer'])} ${pick(['pan', 'x', '2', '', 'B3'])}`,
    () => String.fromCharCode(...Array.from({ length: below(12) }, () => below(0x300))),
    () => '',
    () => 'resign',
  ];
  return Array.from({ length: count }, () => pick(kinds)().replaceAll(/[\n\r]/g, ' '));
}

test.each([
  [1, ['--powers', 'charon,dionysus', '--computer', '2']],
  [2, ['--powers', 'hermes,circe']],
  [3, ['--players', '3', '--powers', 'free', '--computer', '3']],
  [4, ['--players', '4', '--powers', 'draft', '--computer', '2,4']],
  [5, ['--powers', 'hecate,gaea']],
  [6, ['--powers', 'tartarus,siren', '--computer', '1']],
  [7, ['--fleece', 'dice']],
  [8, ['--powers', 'nyx,proteus', '--computer', '2']],
  [9, ['--players', '3', '--powers', 'moerae,charybdis,clio']],
])(
  'random lines (seed %i) never break a game',
  async (seed, options) => {
    const { status, err } = await play(options, ...noise(seed, 300));
    expect({ status, err }).toEqual({ status: 0, err: '' });
  },
  SLOW,
);
