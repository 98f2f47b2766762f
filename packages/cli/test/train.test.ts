import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf, start, thera, told } from './thera.ts';

const SAMPLE = 80;
const BIN = fileURLToPath(new URL('../bin/thera.js', import.meta.url));
const WIDE = fileURLToPath(new URL('../../engine/nets/thera.net', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-train-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The names of the files of samples. */
const pieces = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.samples'))
    .sort();
const inFolder = (name: string): string => join(folder, name);
const train = (...args: string[]): ReturnType<typeof thera> =>
  thera(['train', ...args, '--data', folder, '--nodes', '30', '--seed', 'test']);

describe('what cannot be used ends with status 2 and one line that says why', () => {
  test.each([
    ['another part', ['train', 'sleep'], /sleep.*Possible: play, net, gate, calibrate, status/],
    ['two parts', ['train', 'play', 'net'], /too many: “net”/],
    ['an option of another command', ['train', '--port', '1'], /no option --port/],
    ['no folder', ['train', 'play', '--data', ''], /--data/],
    ['no positions', ['train', 'play', '--positions', '0'], /--positions 0/],
    ['half a position', ['train', 'play', '--positions', '1.5'], /--positions 1\.5/],
    ['words for a number', ['train', 'play', '--nodes', 'many'], /--nodes many/],
    ['no threads', ['train', 'play', '--threads', '0'], /--threads 0/],
    ['no disk', ['train', 'play', '--disk', '0'], /--disk 0/],
    ['an empty piece', ['train', 'play', '--piece', '0'], /--piece 0/],
    ['more than all', ['train', 'play', '--mortals', '101'], /--mortals 101/],
    ['an odd width', ['train', 'net', '--hidden', '100'], /--hidden 100/],
    ['more than all of the tree', ['train', 'net', '--tree', '101'], /--tree 101/],
    ['a lambda beyond 1', ['train', 'net', '--lambda', '1.1'], /--lambda 1\.1/],
    ['the same by its former name', ['train', 'net', '--mix', '1.1'], /--lambda 1\.1/],
    ['no speed', ['train', 'net', '--rate', '0'], /--rate 0/],
    ['a net by hand', ['train', 'net', '--net', 'hand'], /--net hand/],
    ['a beginning by hand', ['train', 'net', '--from', 'hand'], /--from hand/],
    ['a hand to calibrate', ['train', 'calibrate', '--net', 'hand'], /--net hand/],
    ['half a pair', ['train', 'gate', '--games', '3'], /--games 3/],
    ['nothing to learn from', ['train', 'net', '--data', '/nowhere'], /no samples .* \/nowhere/],
    ['no net', ['train', 'gate', '--data', '/nowhere'], /no net in \/nowhere/],
    ['something else for a net', ['train', 'gate', '--net', BIN], /Can’t use this net/],
  ])('%s', async (_, args, words) => {
    const { status, out, err } = await told(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(words);
  });
});

describe('one after the other', () => {
  test('self-play collects positions and goes on where it was', async () => {
    const first = await train('play', '--positions', '60', '--threads', '1', '--net', 'hand');
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(pieces()).toEqual([expect.stringMatching(/^hand-30-[0-9a-f]{8}-1-0001\.samples$/)]);
    const [piece] = pieces();
    expect(statSync(inFolder(piece!)).size).toBeGreaterThanOrEqual(61 * SAMPLE);
    const second = await train('play', '--positions', '200', '--threads', '2', '--net', 'hand');
    expect(second).toMatchObject({ status: 0, err: '' });
    expect(pieces()).toHaveLength(2);
    expect(linesOf(second.out).at(-1)).toMatch(
      /^\d+ games · 2\d\d positions · .* positions\/s · 0\.0 of 20000 MB · /,
    );
  });

  test('self-play that is interrupted leaves whole games, and frees the folder', async () => {
    const args = ['train', 'play', '--data', folder, '--nodes', '30', '--positions', '1000000'];
    const child = start(args);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (text.includes('Self-play into')) child.kill('SIGINT');
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    expect(out).toContain('Run the same command to continue');
    for (const name of pieces()) expect(statSync(inFolder(name)).size % SAMPLE).toBe(0);
    expect(existsSync(inFolder('play.lock'))).toBe(false);
  });

  test('a net is trained, and trained further', async () => {
    const first = await train('net', '--hidden', '32', '--epochs', '2', '--batch', '64');
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(first.out).toMatch(/epoch 2\/2 · 100 % of it · loss 0\.\d+, checked .* positions\/s/);
    const second = await train('net', '--hidden', '32', '--epochs', '3', '--batch', '64');
    expect(second.out).toMatch(/Continuing after epoch 2\.\n.*epoch 3\/3/s);
    expect(readFileSync(inFolder('candidate.net')).subarray(0, 8).toString()).toBe('theranet');
  });

  test('a net is trained from the weights of another, which may be narrower', async () => {
    const name = 'further';
    mkdirSync(inFolder(name));
    for (const file of pieces()) copyFileSync(inFolder(file), join(inFolder(name), file));
    const from = inFolder('candidate.net');
    const begin = (hidden: string): ReturnType<typeof thera> =>
      thera([
        ...['train', 'net', '--data', inFolder(name), '--from', from, '--hidden', hidden],
        ...['--epochs', '1', '--batch', '64', '--rate', '0.000001'],
      ]);
    expect(await begin('64')).toMatchObject({ status: 0, err: '' });
    const wider = join(inFolder(name), 'candidate.net');
    expect(readFileSync(wider).length).toBeGreaterThan(readFileSync(from).length);
    rmSync(join(inFolder(name), 'net.checkpoint'));
    expect(await begin('32')).toMatchObject({ status: 0, err: '' });
    rmSync(join(inFolder(name), 'net.checkpoint'));
    const tooWide = await thera(['train', 'net', '--data', inFolder(name), '--from', WIDE, '--hidden', '32']);
    expect(tooWide.err).toMatch(/thera\.net has more hidden units than --hidden allows/);
  });

  const netIn = (name: string): string => join(inFolder(name), 'candidate.net');
  const trainIn = (name: string): string[] => [
    ...['train', 'net', '--data', inFolder(name), '--hidden', '32', '--epochs', '20'],
    ...['--batch', '8', '--buffer', '70', '--threads', '1'],
  ];

  test('a net is trained from more than memory holds', async () => {
    for (const name of ['whole', 'stopped']) {
      mkdirSync(inFolder(name));
      for (const file of pieces()) copyFileSync(inFolder(file), join(inFolder(name), file));
    }
    expect(await thera(trainIn('whole'))).toMatchObject({ status: 0, err: '' });
  });

  test('training can be stopped', async () => {
    const child = start(trainIn('stopped'));
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (text.includes('epoch 1/20')) child.kill('SIGINT');
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(out).toContain('Run the same command to continue');
  });

  test('training that was stopped comes to the same net', async () => {
    // What self-play adds meanwhile is not for this training.
    const [one, two] = pieces();
    const added = readFileSync(join(inFolder('stopped'), two!)).subarray(SAMPLE);
    appendFileSync(join(inFolder('stopped'), one!), added);
    const { out } = await thera(trainIn('stopped'));
    expect(out).toMatch(/Continuing after epoch \d+\./);
    expect(readFileSync(netIn('stopped')).equals(readFileSync(netIn('whole')))).toBe(true);
  });

  test('training does not go on without its samples', async () => {
    truncateSync(join(inFolder('stopped'), pieces()[0]!), 2 * SAMPLE);
    const { status, err } = await thera(trainIn('stopped'));
    expect(status).toBe(2);
    expect(err).toMatch(/are missing: .*hand-30-/);
  });

  test('training of another width does not go on', async () => {
    const { status, err } = await train('net', '--hidden', '64', '--epochs', '3');
    expect(status).toBe(2);
    expect(err).toContain('net.checkpoint');
  });

  test('a net is told what its scores mean, and evaluates as before', async () => {
    const before = readFileSync(inFolder('candidate.net'));
    const { status, out, err } = await train('calibrate', '--net', inFolder('candidate.net'));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(linesOf(out).filter((line) => line.startsWith('| 90–100 % |'))).toHaveLength(4);
    expect(out).toContain('\n| power | positions | games | log loss, evaluation | log loss, search |\n');
    const after = readFileSync(inFolder('candidate.net'));
    expect(after.subarray(60).equals(before.subarray(60))).toBe(true);
  });

  test('a net has to win to be accepted', async () => {
    const { status, out, err } = await train('gate', '--games', '40', '--against', 'hand');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/games · .* points · Elo .* ± .*\n(Accepted|Rejected|Undecided)/);
  });

  test('training refuses a broken file, and self-play what is none of ours', async () => {
    rmSync(inFolder('net.checkpoint'));
    const [broken] = pieces();
    // More than a game that is half written can have.
    appendFileSync(inFolder(broken!), Buffer.alloc(10_000 * SAMPLE, 0xff));
    const { status, err } = await train('net');
    expect(status).toBe(2);
    expect(err).toMatch(/isn’t a sample: .*hand-30-.*\.samples/);
    writeFileSync(inFolder(broken!), 'something else');
    for (const part of ['play', 'net']) expect((await train(part)).err).toMatch(/isn’t a file of samples/);
  });
});
