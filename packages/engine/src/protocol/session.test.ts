import { ok } from '@thera/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBest, parseEngineReply } from './engine-reply.ts';
import { type Host, Session, type Task } from './session.ts';

const START = '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2';
const WON = '0000000000002300000000000/1/mortal:C3,A1/#mortal:E5,E1';

/** Works for one moment, or until it is stopped where nothing else would end it. */
class Fake implements Host {
  readonly name = 'fake';
  readonly mostThreads = 4;
  readonly said: string[] = [];
  readonly tasks: Task[] = [];
  private release: (() => void) | undefined;

  say(line: string): void {
    this.said.push(line);
  }

  stop(): void {
    this.release?.();
  }

  async work(task: Task): Promise<void> {
    this.tasks.push(task);
    const isEndless = task.kind === 'go' && Object.keys(task.limits).length === 0;
    if (isEndless)
      await new Promise<void>((resolve) => {
        this.release = resolve;
      });
    else await Promise.resolve();
    if (task.kind !== 'newgame') this.say(task.kind === 'go' ? 'bestmove' : 'eval');
  }
}

async function talk(lines: readonly string[]): Promise<readonly string[]> {
  const host = new Fake();
  const session = new Session(host);
  for (const line of lines) session.receive(line);
  await session.end();
  return host.said;
}

describe('what is answered to a line', () => {
  test.each([
    ['isready', 'readyok'],
    ['  ISREADY\t', 'readyok'],
    ['', undefined],
    ['stop', undefined],
    ['newgame', undefined],
    ['setoption name lines value 3', undefined],
    ['setoption name LEVEL value novice', undefined],
    ['setoption name threads value 4', undefined],
    ['setoption name threads value 5', 'error bad-value 5'],
    ['setoption name evaluator value my nets/net 1.bin', undefined],
    ['setoption name judge value my nets/net 1.bin', undefined],
    [`position ${START}`, undefined],
    [`position ${START} B3>B4^B5 C4>C5^D5`, undefined],
    ['position 0000000000000000000000000/1/pan:/pan:/phase=place @B3,D3', undefined],
    ['hello', 'error unknown-command hello'],
    ['go', 'error missing-argument go'],
    ['go depth 3', 'error no-position'],
    ['go depth', 'error missing-argument depth'],
    ['go depth x', 'error bad-number x'],
    ['go increment 5', 'error missing-argument clock'],
    ['go clock 0', 'error bad-number 0'],
    ['go depth 0', 'error bad-number 0'],
    ['go depth 1 depth 2', 'error extra-argument depth'],
    ['go infinite nodes 5', 'error extra-argument infinite'],
    ['go ponder', 'error unknown-limit ponder'],
    ['eval', 'error no-position'],
    ['eval now', 'error extra-argument now'],
    ['position', 'error missing-argument position'],
    ['position x/1', 'error wrong-parts x/1'],
    [`position ${START} B3>B4`, 'error unfinished B3>B4'],
    [`position ${START} B3>B4^B5 B3>B4^B5`, 'error illegal B3>B4^B5 B3>B4^B5'],
    [`position ${START} B3>B4^B5_2._C4>C5^D5`, 'error illegal B3>B4^B5_2._C4>C5^D5'],
    [`position ${START} "]`, 'error bad-token "]'],
    ['setoption name lines', 'error missing-argument setoption name <name> value <value>'],
    ['setoption name lines value 0', 'error bad-value 0'],
    ['setoption name lines value many', 'error bad-number many'],
    ['setoption name colour value red', 'error unknown-option colour'],
    ['setoption name level value god', 'error bad-value god'],
    ['x'.repeat(70_000), 'error line-too-long'],
  ])('%.60j', async (line, answer) => {
    expect(await talk([line])).toEqual(answer === undefined ? [] : [answer]);
  });

  test('the greeting names every option and ends with ready', async () => {
    const said = await talk(['thera']);
    expect(said[0]).toBe('id name fake');
    expect(said).toContain('option name lines type spin default 1 min 1 max 50');
    expect(said).toContain('option name threads type spin default 1 min 1 max 4');
    expect(said.at(-1)).toBe('ready');
  });

  test('a game that is over is not thought about', async () => {
    expect(await talk([`position ${WON}`, 'go depth 1', 'eval'])).toEqual([
      'error game-over',
      'error game-over',
    ]);
  });
});

test('a turn that waits for another seat is told in one word with its position', async () => {
  const asked = '0000010020110301111011100/2/gaea:D4,C3/proteus:B3,B2,C1/steps=B3>C2_C1=>B3^D3;react=1';
  expect(await talk([`position ${asked}`, 'go nodes 5'])).toEqual(['bestmove']);
  const told = formatBest('+E3', asked.replaceAll('_', ' '));
  expect(told).toBe(`bestmove +E3 ${asked}`);
  expect(parseEngineReply(told)).toEqual(
    ok({ kind: 'best', turn: '+E3', result: asked.replaceAll('_', ' ') }),
  );
});

describe('the order of answers', () => {
  test('is that of the lines, but who is ready says so while it thinks', async () => {
    const lines = [`position ${START}`, 'go nodes 5', 'eval', 'bad', 'go depth 1', 'isready'];
    const answers = ['bestmove', 'eval', 'error unknown-command bad', 'readyok', 'bestmove'];
    expect(await talk(lines)).toEqual(answers);
  });

  test('isready is answered while something is thought about', async () => {
    expect(await talk([`position ${START}`, 'go infinite', 'isready', 'stop', 'eval'])).toEqual([
      'readyok',
      'bestmove',
      'eval',
    ]);
  });

  test('quit ends everything at once', async () => {
    const said = await talk([`position ${START}`, 'go infinite', 'eval', 'quit', 'isready']);
    expect(said).not.toContain('eval');
    expect(said).not.toContain('readyok');
  });

  test('when no line follows, nothing is thought about for ever', async () => {
    expect(await talk([`position ${START}`, 'go infinite', 'go infinite'])).toEqual(['bestmove', 'bestmove']);
  });

  test('work that fails is told, and the next goes on', async () => {
    const host = new Fake();
    const work = host.work.bind(host);
    let calls = 0;
    host.work = (task) => (calls++ === 0 ? Promise.reject(new Error('no')) : work(task));
    const session = new Session(host);
    for (const line of [`position ${START}`, 'eval', 'eval']) session.receive(line);
    await session.end();
    expect(host.said).toEqual(['error crashed', 'eval']);
  });
});

describe('whatever is said', () => {
  const word = fc.constantFrom(
    ...[
      'go',
      'depth',
      '3',
      'infinite',
      'position',
      START,
      WON,
      'B3>B4^B5',
      'stop',
      'isready',
      'eval',
      'nodes',
    ],
    ...['setoption', 'name', 'value', 'level', 'novice', 'lines', 'newgame', 'thera', '-1', '{', '"', '='],
  );
  const line = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
    fc.constantFrom('isready', `position ${START}`, 'go infinite', 'go nodes 9', 'stop', 'eval'),
  );

  test('every line has its one answer, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
        const quiet = lines.filter((text) => !/^\s*quit\s*$/i.test(text));
        const said = await talk([...quiet, 'isready']);
        // The greeting has several lines, of which the last counts.
        const ends = said.filter((text) => !/^(id|option) /.test(text));
        const answered = quiet.filter((text) => /^\s*(thera|isready)\s*$/i.test(text)).length + 1;
        expect(ends.filter((text) => text === 'ready' || text === 'readyok')).toHaveLength(answered);
        expect(ends.length).toBeLessThanOrEqual(quiet.length + 1);
        for (const text of said) expect(text).not.toMatch(/\n|\r/);
      }),
    );
  });
});
