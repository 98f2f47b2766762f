import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { linesOf, type Run, thera, told } from './thera.ts';

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const play = (options: readonly string[], ...lines: readonly string[]): Promise<Run> =>
  thera(['play', 'prometheus', '--seed', 'x', ...options], typed(...lines));
/** Lines end where the terminal does. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Blue's placements and tokens: the river held from its middle, nets where the way is narrow. */
const PLACED = ['place hephaestus S2 place hades S2 place acamas O2 place medusa O2'];
const TOKENS = [
  'token O8 net token O9 net token O10 net token O15 net token O16 net token O17 net token O24 net token O25 net',
  'token O4 lure token O5 lure token O6 lure token O7 lure',
];
/** Against the computer, up to Blue's first turn. */
const BEGUN = [...PLACED, ...TOKENS];

describe('tables', () => {
  test('are listed with their seats, armies and the order of turns', async () => {
    const { status, out } = await told(['play', 'prometheus', '--list']);
    expect(status).toBe(0);
    const heads = linesOf(out).filter((line) => !line.startsWith(' '));
    expect(heads.slice(0, 4).map((line) => line.split(' ')[0])).toEqual(['2', '3-blue', '3-red', '4']);
    expect(out).toContain('Order of turns: Zeus – Hephaestus – Ares – Hades.');
    expect(out).toContain('Achilles (Styx), Heracles (Olympus)');
    expect(out).toContain('Lesson 2 of 3 · Calm the hound: Take the last Rage off Cerberus.');
  });

  test.each([
    [['--table', '5'], 'There’s no such table'],
    [['--table='], 'There’s no such table'],
    [['--table', '2', '--computer', '3'], '--computer 3'],
    [['--table', '2', '--armies', 'huge'], '--armies huge'],
    [['--table', '2', '--level', '9'], '--level 9'],
    [['--table', '2', '--nets', 'never'], '--nets never'],
    [['--table', '2', '--hound', 'toString'], '--hound toString'],
    [['--lesson', '4'], '--lesson 4'],
    [['--lesson', '1', '--table', '4'], '--table 4'],
    [['--riddle', '1'], 'no option --riddle'],
    [['--list=yes'], 'doesn’t take a value'],
  ])('%j is refused in one line', async (options, words) => {
    const { status, out, err } = await told(['play', 'prometheus', ...options]);
    expect([status, out]).toEqual([2, '']);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain(words);
  });

  test('are asked for where the options do not say', async () => {
    const { status, out } = await play([], 'seven', '4', 'perhaps', 'pick', 'quit');
    expect(status).toBe(0);
    expect(flat(out)).toMatch(
      /Which table.*Possible: 2, 3-blue, 3-red, 4\..*Armies.*Possible: quick, pick\./,
    );
    expect(flat(out)).toContain('Recruit someone, or stop and take 8 Art of War');
    expect(out).toContain('npx thera play prometheus --table 4 --armies pick --seed x');
  });
});

test('the same options are played as on the pages, and named for the next time', async () => {
  const { status, out } = await play(['--table', '2', '--nets', 'next', '--hound', 'killer'], '', 'quit');
  expect(status).toBe(0);
  expect(out).toContain(
    'npx thera play prometheus --table 2 --armies quick --nets next --hound killer --seed x',
  );
});

test('a lesson says its lines, reaches its goal, and tells what was learnt', async () => {
  const { status, out, err } = await thera(
    ['play', 'prometheus', '--lesson', '2'],
    typed('act hades simple walk S21 calm', 'end', 'second', 'act hephaestus simple', 'walk S18 S21', 'calm'),
  );
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(flat(out)).toContain('You’re Blue. Walk Hades into the hound’s area');
  expect(flat(out)).toContain('The hound is calm and the gate stands open. Blue wins.');
  expect(flat(out)).toContain('The hound sleeps. That’s how Blue wins');
  expect(out).toContain('npx thera play prometheus --lesson 2 --seed lesson');
});

describe('a battle', () => {
  test('begins with placements and tokens, typed in rows or by number', async () => {
    const { status, out, err } = await play(['--table', '2', '--computer', '2'], ...BEGUN, 'hand', 'quit');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const words of [
      'Hades starts in the Ferry Stage.',
      'A net is laid in the Broken Agora.',
      'A lure is laid in the Laurel Grove.',
      'The computer is thinking for Zeus and Ares…',
      'Turn 2: Hephaestus and Hades.',
      'Activate a unit, or pass.',
      'Hand of Hephaestus and Hades:',
    ])
      expect(flat(out)).toContain(words);
    // What was typed stands behind the question, however long it is.
    expect(linesOf(out).filter((line) => line.length > 80 && !line.includes(' > '))).toEqual([]);
  });

  test('shows both maps, who stands where, and how far each side is', async () => {
    const { out } = await play(['--table', '2', '--computer', '2'], ...BEGUN, 'quit');
    expect(out).toContain('Styx · Calm Cerberus · Rage 4');
    expect(out).toMatch(/Olympus · To the way out · Zeus \d steps?, Ares \d steps?/);
    expect(out).toMatch(/^S2b 2\/4.*S21\. 1\/4/m);
    expect(out).toMatch(/^HA15 HE16.* ce10/m);
    expect(out).toMatch(/O9= 0\/3 n/);
  });

  test('hides hands and faces from whoever takes the screen over', async () => {
    const { out } = await play(['--table', '2'], '', ...BEGUN, '', 'olympus', 'cards', 'quit');
    expect(out).toContain('Hand over to Zeus and Ares and press Enter.');
    const red = out.slice(out.indexOf('Hand over to Zeus'));
    expect(red).toContain('a token, face down');
    expect(red).not.toMatch(/your (net|lure)|O\d+. 0\/3 [nl]\b/);
  });

  test('says why not, for areas, units and steps, and takes nothing of a line that does not work', async () => {
    const lines = [
      'place zeus O19',
      'S21',
      'why S5',
      'why place hades O2',
      'why nonsense',
      '99',
      'bogus',
      'why',
    ];
    const { out } = await play(['--table', '2'], '', ...lines, 'quit');
    for (const words of [
      'It’s another unit’s turn to be placed.',
      'It can’t enter there.',
      '“nonsense” isn’t a choice or a command.',
      'There are only 3 choices.',
      '“bogus” isn’t a choice or a command.',
      'For example: why walk S9',
    ])
      expect(flat(out)).toContain(words);
    expect(out).not.toContain('begins in');
  });

  test('takes back step by step, and not across dice or cards', async () => {
    const { out } = await play(
      ['--table', '2', '--computer', '2'],
      'S2',
      'undo',
      'undo',
      ...BEGUN,
      'undo',
      'quit',
    );
    expect(out.match(/^Taken back\.$/gm)).toHaveLength(1);
    expect(out).toContain('There’s nothing to take back.');
    expect(flat(out)).toContain('Something has been revealed since then, so you can’t take it back.');
  });

  test('is the same with the same seed, the computer included', async () => {
    const options = ['--table', '3-blue', '--computer', '2,3', '--level', 'novice'];
    const lines = ['follow', 'follow', 'follow', 'log', 'quit'];
    const [once, again] = await Promise.all([play(options, ...lines), play(options, ...lines)]);
    expect(once).toEqual(again);
    expect(once).toMatchObject({ status: 0, err: '' });
  });

  test('is told to its end, dice and all, where only the computer plays', async () => {
    const { status, out } = await play(['--table', '2', '--computer', '1,2']);
    expect(status).toBe(0);
    for (const words of [/\d+ dice against defence \d+/, /^Rolled: /m, / wins\.$/m])
      expect(out).toMatch(words);
  });

  test('answers commands in both languages', async () => {
    const lines = [
      'help',
      'unit hydra',
      'unit nobody',
      'area S21',
      'area X',
      'rules',
      'styx',
      'log',
      'lang xx',
    ];
    const { status, out } = await play(
      ['--table', '4'],
      '',
      ...lines,
      'idioma es',
      'ayuda',
      'unidad hidra',
      'porqué S5',
      'salir',
    );
    expect(status).toBe(0);
    for (const words of [
      'You can type:',
      'Hydra · monster · serpent of Lerna',
      'There’s no unit called “nobody” in this game.',
      'S21 · Cerberus’ Threshold, open',
      'There’s no area called “X”.',
      'How to win',
      'Nothing has happened yet.',
      'We don’t speak “xx”',
      'Ahora el idioma es el español.',
      'Puedes escribir:',
      'Hidra · monstruo · serpiente de Lerna',
      'Por ahí no puede entrar.',
      'Hasta pronto.',
    ])
      expect(flat(out)).toContain(words);
  });

  test('is left for good by resigning', async () => {
    const { out } = await play(['--table', '2'], '', 'resign', 'no', 'resign', 'yes');
    expect(flat(out)).toContain('Blue has left the game. Red wins.');
  });
});

/** Lines as a cat might type them, numbers of choices most of all. */
function noise(seed: number, count: number): readonly string[] {
  const dice = diceFor(sha256, 'noise', seed);
  const area = (): string => dice.pick(['S', 'O', 'X']) + String(1 + dice.below(28));
  const unit = (): string => dice.pick(['hades', 'zeus', 'hydra', 'Águila del Cáucaso', 'nobody']);
  const kinds: readonly (() => string)[] = [
    () => String(1 + dice.below(3)),
    () => String(1 + dice.below(40)),
    area,
    unit,
    () => `${dice.pick(['walk', 'attack', 'run', 'why walk', 'throw'])} ${area()}`,
    () => `${dice.pick(['forecast', 'why', 'unit', 'attack', 'act'])} ${unit()}`,
    () =>
      dice.pick([
        'list',
        'hand',
        'cards',
        'undo',
        'reach',
        'log',
        'lang es',
        'lang en',
        'resign',
        'no',
        'auto',
      ]),
    () => dice.pick(['boost 2>4', 'reroll 1', 'no', 'auto', 'end', 'done', 'pass', '\u0007<>|', '-1', '0']),
    () => '',
  ];
  return Array.from({ length: count }, () => dice.pick(dice.below(2) === 0 ? kinds : kinds.slice(0, 2))());
}

test.each([
  [1, ['--table', '2', '--computer', '2', '--level', 'novice']],
  [2, ['--table', '4', '--armies', 'pick']],
  [3, ['--table', '3-red']],
])('random lines (seed %i) never break a battle', async (seed, options) => {
  const { status, out, err } = await play(options, ...noise(seed, 200));
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});
