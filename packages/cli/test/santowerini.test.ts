import { describe, expect, test } from 'vitest';
import { linesOf, thera, told } from './thera.ts';

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const play = (options: readonly string[], ...lines: readonly string[]): ReturnType<typeof thera> =>
  thera(['play', 'santowerini', '--seed', 'x', ...options], typed(...lines));

describe('scenarios', () => {
  test('are listed one a line, by their codes', async () => {
    const { status, out } = await told(['play', 'santowerini', '--list']);
    expect(status).toBe(0);
    const codes = linesOf(out).map((line) => line.split(' ')[0]);
    expect(codes).toEqual(['1A', '1B', '2A', '2B', '3A', '3B', '4A', '4B', '5A', '5B', '6A', '6B']);
    expect(out).toContain('1A First Landing · level 1 · ');
  });

  test.each([
    [['--scenario', '7Z'], 'no such scenario'],
    [['--scenario', '1A', '--difficulty', 'hard'], 'easy, normal or expert'],
    [['--powers', 'pan'], 'no option'],
  ])('%j is refused in one line', async (options, words) => {
    const { status, out, err } = await told(['play', 'santowerini', ...options]);
    expect([status, out]).toEqual([2, '']);
    expect(linesOf(err)).toHaveLength(1);
    expect(err.toLowerCase()).toContain(words);
  });

  test('a game that does not exist is refused in one line', async () => {
    const { status, err } = await told(['play', 'chess']);
    expect(status).toBe(2);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain('santorini, santowerini');
  });

  test('an option of this game is none of another', async () => {
    expect(await told(['play', '--scenario', '1A'])).toMatchObject({ status: 2 });
  });
});

describe('a game', () => {
  test('is the same with the same seed, and tells what happens', async () => {
    const lines = ['B2-B3 A3', 'D2-D3 D4', 'quit'];
    const [once, again] = await Promise.all([
      play(['--scenario', '1A'], ...lines),
      play(['--scenario', '1A'], ...lines),
    ]);
    expect(once).toEqual(again);
    expect(once).toMatchObject({ status: 0, err: '' });
    expect(once.out).toMatch(/A \d: a Raider lands on [A-E]5\./);
    expect(once.out).toContain('You move from B2 to B3 and build on A3.');
    expect(once.out).toMatch(/A \d for the Raider on [A-E]\d: it /);
    expect(once.out).toContain('npx thera play santowerini --scenario 1A --difficulty normal --seed x');
  });

  test('asks for what was not said', async () => {
    const { status, out } = await play([], 'nowhere', '1a', 'hardest', 'easy', 'quit');
    expect(status).toBe(0);
    expect(out).toMatch(/What will you defend\?[\s\S]*Possible: 1A[\s\S]*How hard[\s\S]*Possible: Easy/);
    expect(out).toContain('First Landing (Easy)');
  });

  test('answers commands in both languages', async () => {
    const lines = [
      'help',
      'turns',
      'forecast',
      'forecast A1',
      'risk',
      'show',
      'log',
      'copy',
      'nonsense',
      'B2-E5 A1',
    ];
    const { status, out } = await play(['--scenario', '1A'], ...lines, 'idioma es', 'ayuda', 'salir');
    expect(status).toBe(0);
    for (const words of [
      'You can type:',
      'The builder on B2 can go to',
      'Which enemy?',
      'There’s no enemy on A1.',
      'Risk for the city this round: 0 in 6.',
      'scenario=1A',
      '“nonsense” isn’t a turn or a command.',
      'You can’t do that.',
      'Ahora el idioma es el español.',
      'Puedes escribir:',
      'Hasta pronto.',
    ])
      expect(out).toContain(words);
  });

  test('tells what an enemy does on each roll', async () => {
    const begun = await play(['--scenario', '1A'], 'quit');
    const square = /a Raider lands on ([A-E]5)\./.exec(begun.out)![1]!;
    const { out } = await play(['--scenario', '1A'], `forecast ${square}`, 'quit');
    expect(out).toMatch(new RegExp(`The Raider on ${square} acts first, faces`));
    expect(out).toMatch(/ {2}1 +Hold, stays on/);
  });

  test('gives a hint that can be played, with its reason and the risk that stays', async () => {
    const { out } = await play(['--scenario', '1A'], 'hint', 'pista', 'quit');
    // Lines end where the terminal does.
    const told = out.replaceAll(/\s+/g, ' ');
    const hint = /([A-E][1-5]-[A-E][1-5] x?[A-E][1-5]) · [A-Z].*\. Risk for the city this round: /.exec(told);
    expect(hint).not.toBeNull();
    const { out: played } = await play(['--scenario', '1A'], hint![1]!, 'quit');
    expect(played).toContain(`You move from ${hint![1]!.slice(0, 2)} to ${hint![1]!.slice(3, 5)} and `);
  });

  test('goes back as long as no die was rolled', async () => {
    const easy = await play(['--scenario', '1A', '--difficulty', 'easy'], 'B2-B3 A3', 'undo', 'undo', 'quit');
    expect(easy.out).toContain('There’s nothing to take back.');
    const normal = await play(['--scenario', '1A'], 'B2-B3 A3', 'undo', 'quit');
    expect(normal.out).toContain('The die has been rolled since');
  });
});
