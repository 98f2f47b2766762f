import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseStage } from '@thera/santorini';
import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { linesOf, start, thera } from './thera.ts';

const START = '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2';
const WIN = '0000000000002300000000000/1/mortal:C3,A1/mortal:E5,E1';
const PLACING = '0000000000000000000000000/1/pan:/pan:/phase=place';
const HIDDEN = '0011101001010201031100000/2/hecate:?,?/pan:C4,D2';

const INFO =
  /^info depth \d+( multipv \d+)? score (cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ wdl \d+ \d+ \d+( pv( \S+)+)?$/;

/** What the engine says to lines, `info` left out but checked. */
async function talk(...lines: string[]): Promise<string[]> {
  const { status, out, err } = await thera(['engine'], `${lines.join('\n')}\n`);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const said = linesOf(out);
  for (const line of said.filter((text) => text.startsWith('info'))) expect(line).toMatch(INFO);
  return said.filter((text) => !text.startsWith('info'));
}

describe('the engine', () => {
  test('decides with any limit, and what is asked after the end of input is answered', async () => {
    const said = await talk(
      ...['thera', `position ${START} B3>B4^B5`, 'go depth 2', 'go nodes 500', 'go movetime 20', 'eval'],
      ...['setoption name lines value 3', 'go depth 1 nodes 200', 'go infinite'],
    );
    expect(said[0]).toBe('id name Thera');
    expect(said.filter((line) => line.startsWith('bestmove'))).toHaveLength(5);
    for (const line of said.filter((text) => text.startsWith('bestmove'))) {
      const [, turn, result, surplus] = line.split(' ');
      expect([turn, surplus]).toEqual([expect.stringMatching(/^C[42]>/), undefined]);
      expect(parseStage(result!)).toMatchObject({ ok: true });
    }
    expect(said.find((line) => line.startsWith('eval'))).toMatch(/^eval cp -?\d+ wdl \d+ 0 \d+$/);
  });

  test('takes a win, and says so in turns', async () => {
    const { out } = await thera(['engine'], `position ${WIN}\ngo depth 3\n`);
    expect(out).toMatch(/score mate 1 .* wdl 1000 0 0 pv C3>D3#\n/);
    expect(linesOf(out).at(-1)).toMatch(/^bestmove C3>D3# 0{12}23/);
  });

  test('thinks with two threads, one after the other, with any table and any limit', async () => {
    const said = await talk(
      ...['setoption name threads value 2', `position ${START}`, 'newgame', 'go depth 3', 'go nodes 3000'],
      ...['setoption name table value 1', 'go movetime 20', 'newgame', `position ${WIN}`, 'go infinite'],
      ...['setoption name threads value 1', 'go depth 2', 'setoption name threads value 2', 'go depth 2'],
    );
    expect(said.map((line) => line.split(' ')[0])).toEqual(Array.from({ length: 6 }, () => 'bestmove'));
    for (const line of said.slice(3)) expect(line).toMatch(/^bestmove C3>D3#/);
  });

  test('tells several lines, each a turn of its own', async () => {
    const { out } = await thera(['engine'], `setoption name lines value 3\nposition ${START}\ngo depth 2\n`);
    const last = linesOf(out).filter((line) => line.startsWith('info depth 2 '));
    expect(last.map((line) => / multipv (\d)/.exec(line)?.[1])).toEqual(['1', '2', '3']);
    expect(new Set(last.map((line) => / pv (\S+)/.exec(line)?.[1])).size).toBe(3);
  });

  test('decides before play, as a level, and where something is hidden', async () => {
    const said = await talk(
      ...[`position ${PLACING}`, 'go movetime 50', 'setoption name level value novice', `position ${START}`],
      ...['go infinite', 'setoption name level value full', `position ${HIDDEN}`, 'go movetime 50', 'eval'],
    );
    expect(said[0]).toMatch(/^bestmove (@|~)/);
    expect(said[1]).toMatch(/^bestmove [BD]3>/);
    expect(said[2]).toMatch(/^bestmove [CD][42]>/);
    expect(said[3]).toBe('error hidden-information');
  });

  test('refuses what it cannot think about', async () => {
    const awaiting = '0000000000000000000000000/1/chaos[?]:A3/pan:A1';
    expect(await talk(`position ${awaiting}`, 'go depth 1', 'eval', `position ${PLACING}`, 'eval')).toEqual([
      'error awaits-chance',
      'error awaits-chance',
      'error not-in-play',
    ]);
    expect(await talk('setoption name judge value nowhere', `position ${START}`, 'eval')).toEqual([
      'error no-file nowhere',
    ]);
  });

  test('stops when it is told to, and goes on', async () => {
    const child = start(['engine']);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async (prefix: string): Promise<string> => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) throw new Error(`no line begins with ${prefix}`);
        if (value.startsWith(prefix)) return value;
      }
    };
    child.stdin.write(`position ${START}\ngo infinite\n`);
    await next('info depth 3');
    child.stdin.write('isready\n');
    await next('readyok');
    child.stdin.write('stop\n');
    expect(await next('bestmove')).toMatch(/^bestmove [BD]3>/);
    // A win that is found at once is not told before somebody wants to know.
    child.stdin.write(`position ${WIN}\ngo infinite\n`);
    await next('info depth 1');
    child.stdin.write('isready\n');
    await next('readyok');
    child.stdin.write('stop\n');
    expect(await next('bestmove')).toMatch(/^bestmove C3>D3#/);
    child.stdin.write('go infinite\nquit\n');
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
  });

  test('survives whatever is said, and answers the rest', async () => {
    const dice = diceFor(sha256, 'noise', 0);
    const commands = [
      ...['isready', `position ${START}`, 'go nodes 300', 'go depth 1', 'eval', 'stop', 'newgame', 'thera'],
      ...[`position ${PLACING}`, 'go movetime 1', `position ${WIN} C3>D3`, 'setoption name lines value 2'],
      ...['go depth', 'position', 'setoption name table value 1', 'setoption name level value mason', 'go x'],
    ];
    const noise = (): string =>
      Array.from({ length: dice.below(40) }, () => String.fromCharCode(dice.below(0x2ff))).join('');
    const lines = Array.from({ length: 150 }, () => (dice.below(3) > 0 ? dice.pick(commands) : noise()));
    const asked = lines
      .flatMap((line) => line.split(/\r\n|[\n\r]/))
      .filter((line) => line.trim() === 'isready');
    const said = await talk(...lines, 'isready');
    expect(said.filter((line) => line === 'readyok')).toHaveLength(asked.length + 1);
    for (const line of said) expect(line).toMatch(/^(id|option|ready|readyok|bestmove|eval|error)\b/);
  });
});
