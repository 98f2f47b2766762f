import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf, parseSampleFile, SAMPLE_WORDS, type SampleFile } from '@thera/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Run, start, thera } from './thera.ts';

const PIECE = 60;
/** Many processes one after the other take their time on a machine that has other work. */
const PATIENCE = 180_000;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-play-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const argsFor = (...more: string[]): string[] => [
  ...['train', 'play', '--data', folder, '--net', 'hand', '--seed', 'test', '--nodes', '20'],
  ...['--piece', String(PIECE), '--positions', '1000000', '--threads', '1'],
  ...more,
];
const play = (...more: string[]): Promise<Run> => thera(argsFor(...more));

const pieces = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.samples'))
    .sort();

function read(name: string): SampleFile {
  const file = parseSampleFile(readFileSync(join(folder, name)));
  if (!file.ok) throw new Error(`${name}: ${file.error} at ${file.at}`);
  return file.value;
}

/** The numbers of the games in a file, in order. */
function gamesIn({ samples }: SampleFile): number[] {
  const games: number[] = [];
  for (let at = 0; at < samples.length; at += SAMPLE_WORDS)
    if (games.at(-1) !== gameOf(samples, at)) games.push(gameOf(samples, at));
  return games;
}

/** Starts self-play, and ends the process without a warning as soon as so many bytes of samples are there. */
async function playAndKill(bytes: number): Promise<void> {
  const child = start(argsFor());
  const closed = once(child, 'close');
  const size = (): number => pieces().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  const goal = size() + bytes;
  while (size() < goal) await new Promise((resolve) => setTimeout(resolve, 1));
  child.kill('SIGKILL');
  await closed;
}

test('whenever self-play is killed, every file is whole and no game is there twice', {
  timeout: PATIENCE,
}, async () => {
  for (const bytes of [1, 3_000, 9_000, 500]) await playAndKill(bytes);
  // What a machine that loses power may leave: half of what was written last.
  const [last] = pieces().slice(-1);
  appendFileSync(join(folder, last!), Buffer.alloc(777));
  const { err } = await play('--positions', '350');
  expect(err).toMatch(/^Thread 1: .* 777 bytes were cut off/);
  const files = pieces().map(read);
  expect(files.length).toBeGreaterThan(3);
  expect(files.map(({ surplus }) => surplus)).toEqual(files.map(() => 0));
  for (const { samples } of files.slice(0, -1))
    expect(samples.length / SAMPLE_WORDS).toBeGreaterThanOrEqual(PIECE);
  const games = files.flatMap(gamesIn);
  expect(games).toEqual([...new Set(games)].sort((a, b) => a - b));
});

test('what was interrupted becomes what it would have been', { timeout: PATIENCE }, async () => {
  await playAndKill(3_000);
  await play('--positions', '150');
  const resumed = pieces().slice(0, 2).map(read);
  rmSync(folder, { recursive: true });
  await play('--positions', '150');
  expect(resumed).toEqual(pieces().slice(0, 2).map(read));
});

test('other nodes begin other files, which say so', async () => {
  await play('--positions', '30');
  await play('--positions', '60', '--nodes', '25');
  expect(pieces().map((name) => name.replace(/-[0-9a-f]{8}-/, '-seed-'))).toEqual([
    'hand-20-seed-1-0001.samples',
    'hand-25-seed-1-0001.samples',
  ]);
  expect(pieces().map((name) => read(name).source)).toMatchObject([
    { generation: 0, nodes: 20, thread: 1 },
    { generation: 0, nodes: 25, thread: 1 },
  ]);
});

test('a second process is refused, and what a dead one has left is not in the way', async () => {
  const child = start(argsFor());
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  const { status, err } = await play();
  expect(status).toBe(2);
  expect(err).toContain(`Another process is using this folder: ${folder} (${child.pid})`);
  child.kill('SIGKILL');
  await closed;
  expect(readdirSync(folder)).toContain('play.lock');
  expect(await play('--positions', '1')).toMatchObject({ status: 0, err: '' });
  expect(readdirSync(folder)).not.toContain('play.lock');
});

test.each([
  ['the number of a process that began at another time', JSON.stringify({ pid: process.pid, birth: '1' })],
  ['nonsense', '{'],
])("a lock with %s is nobody's", async (_, note) => {
  writeFileSync(join(folder, 'play.lock'), note);
  expect(await play('--positions', '1')).toMatchObject({ status: 0, err: '' });
});

test('self-play ends when the samples take as much room as they may', async () => {
  await play('--positions', '50');
  const [piece] = pieces();
  const { size } = statSync(join(folder, piece!));
  for (let bytes = 2 * size; bytes < 1_000_000; bytes += size)
    copyFileSync(join(folder, piece!), join(folder, `${bytes}.samples`));
  // The second time there is no room from the beginning.
  for (let n = 0; n < 2; n++) {
    const { status, err } = await play('--disk', '1');
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('--disk allows') });
    const bytes = pieces().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeGreaterThanOrEqual(1_000_000);
    expect(bytes).toBeLessThan(1_000_000 + 5 * size);
  }
});
