import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Run, start, thera } from './thera.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-status-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const playArgs = (...more: string[]): string[] => [
  ...['train', 'play', '--data', folder, '--net', 'hand', '--nodes', '20', '--threads', '1'],
  ...more,
];
const status = (env: Readonly<Record<string, string>> = {}): Promise<Run> =>
  thera(['train', 'status', '--data', folder], '', env);

test('an empty folder has no samples yet', async () => {
  const { status: code, out, err } = await status();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(
    `There are no samples in ${folder} yet. Make some with thera train play.\n\nSelf-play isn’t running.\n`,
  );
});

test('positions are told by net and by power, and who won', async () => {
  await thera(playArgs('--positions', '400'));
  await thera(playArgs('--positions', '500', '--nodes', '25'));
  const { status: code, out, err } = await status();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const line of [
    /^.*: 5\d\d positions from \d+ games$/m,
    /^0 MB on disk, files: 2$/m,
    /^net +a turn +positions +games +scale$/m,
    /^by hand +20 +4\d\d +\d+ +[\d–]+$/m,
    /^by hand +25 +\d+ +\d+ +[\d–]+$/m,
    /^rarest powers: [a-z@-]+ 0,/m,
    /^median power: [a-z@-]+ \d+$/m,
    /^most frequent: mortal \d+$/m,
    /^won by +first player +second player +nobody +games$/m,
    /^without powers +\d+\.\d % +\d+\.\d % +\d+\.\d % +\d+$/m,
    /^with powers +\d+\.\d % +\d+\.\d % +\d+\.\d % +\d+$/m,
    /^Self-play isn’t running\.$/m,
  ])
    expect(out).toMatch(line);
});

test('it speaks Spanish too', async () => {
  const { out } = await status({ LANG: 'es_ES.UTF-8' });
  expect(out).toMatch(/ posiciones de \d+ partidas\n/);
  expect(out).toMatch(/Ahora no se está jugando\.\n$/);
});

test('self-play that is running is told, and read as far as it is whole', async () => {
  const child = start(playArgs('--positions', '1000000'));
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  const { out } = await status();
  expect(out).toContain(`Process ${child.pid} has been playing for 00:`);
  child.kill('SIGKILL');
  await closed;
  const [piece] = readdirSync(folder).filter((name) => name.endsWith('.samples'));
  const before = readFileSync(join(folder, piece!));
  appendFileSync(join(folder, piece!), Buffer.alloc(200));
  expect((await status()).status).toBe(0);
  writeFileSync(join(folder, piece!), before);
});

test('a file that is none of ours is refused by name', async () => {
  writeFileSync(join(folder, 'other.samples'), 'something else');
  const { status: code, out, err } = await status();
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/isn’t a file of samples: .*other\.samples/);
});
