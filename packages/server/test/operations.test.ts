import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOnline } from '../src/online.ts';
import { createLog } from '../src/operations/log.ts';
import { Metrics } from '../src/operations/metrics.ts';
import { serveMetrics } from '../src/operations/serve-metrics.ts';
import { serve } from '../src/serve.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { type Store, StoreError } from '../src/store/store.ts';
import { decisionOf, NO_LIMITS, startSite, Visitor } from './online-site.ts';
import { TOY } from './sample-table.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-operations-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Thera</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A server whose log is kept, with a place for metrics; its store may be made to fail. */
async function watched() {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), least: 'debug', form: 'json' });
  const whole = sqliteStore(':memory:');
  const failing = { isOn: false };
  const failIf = <T>(work: () => Promise<T>): Promise<T> =>
    failing.isOn ? Promise.reject(new StoreError('unavailable', undefined)) : work();
  const store: Store = {
    ...whole,
    append: (writing) => failIf(() => whole.append(writing)),
    tableHead: (id) => failIf(() => whole.tableHead(id)),
  };
  let ahead = 0;
  const online = createOnline({
    store,
    games: [TOY],
    limits: NO_LIMITS,
    log,
    now: () => Date.now() + ahead,
  });
  const serving = await serve({ folder, port: 0, host: '127.0.0.1', online });
  const metrics = await serveMetrics(online, { port: 0, host: '127.0.0.1' }, log);
  if (!serving.ok || !metrics.ok) throw new Error('not served');
  const address = `127.0.0.1:${serving.value.port}`;
  const ask = async (path: string, port = serving.value.port) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, text: await response.text() };
  };
  return {
    site: { address, file: '', stop: () => serving.value.stop() },
    lines,
    failing,
    ask,
    askMetrics: (path: string) => ask(path, metrics.value.port),
    later: () => {
      ahead += 1_000;
    },
    async stop() {
      await metrics.value.stop();
      await serving.value.stop();
    },
  };
}

async function begun(anna: Visitor, ben: Visitor): Promise<string> {
  const table = await anna.open();
  for (const visitor of [anna, ben]) await visitor.ask({ kind: 'follow', table });
  await anna.ask({ kind: 'sit', table, seat: 0 });
  await ben.ask({ kind: 'sit', table, seat: 1 });
  await anna.ask({ kind: 'start', table });
  return table;
}

/** The numbers of a metric, by what its labels say. */
function valuesOf(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [/="([^"]*)"/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]),
  );
}

test('says that it is alive, and whether visitors may come', async () => {
  const { ask, failing, later, stop } = await watched();
  expect(await ask('/health')).toEqual({ status: 200, text: 'ok\n' });
  expect(await ask('/ready')).toEqual({ status: 200, text: 'ok\n' });
  failing.isOn = true;
  later();
  expect(await ask('/health')).toEqual({ status: 200, text: 'ok\n' });
  expect(await ask('/ready')).toEqual({ status: 503, text: 'not ready\n' });
  failing.isOn = false;
  later();
  expect((await ask('/ready')).status).toBe(200);
  await stop();
});

test('tells what it has done, at a place of its own', async () => {
  const { site, ask, askMetrics, failing, stop } = await watched();
  expect((await ask('/metrics')).text).not.toContain('thera_');
  const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
  const table = await begun(anna, ben);
  await anna.ask({ kind: 'stand', table });
  failing.isOn = true;
  await anna.ask({ kind: 'resign', table });
  failing.isOn = false;
  const { status, text } = await askMetrics('/metrics');
  expect(status).toBe(200);
  expect(valuesOf(text, 'thera_sockets')).toEqual({ '': 2 });
  expect(valuesOf(text, 'thera_tables')).toEqual({ open: 0, playing: 1 });
  expect(valuesOf(text, 'thera_actions_total')).toEqual({ sit: 2, start: 1 });
  expect(valuesOf(text, 'thera_store_errors_total')).toEqual({ unavailable: 1 });
  expect(Object.keys(valuesOf(text, 'thera_refusals_total'))).toContain('unavailable');
  expect(valuesOf(text, 'thera_action_seconds_count')).toEqual({ '': 5 });
  expect(valuesOf(text, 'thera_requests_total')[200]).toBe(3);
  for (const name of ['process_resident_memory_bytes', 'thera_event_loop_delay_seconds'])
    expect(Object.keys(valuesOf(text, name))).not.toEqual([]);
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? \S+)$/);
  expect((await askMetrics('/ready')).status).toBe(200);
  expect((await askMetrics('/')).status).toBe(404);
  await stop();
});

test('a histogram counts what took no longer than each of its steps', async () => {
  const metrics = new Metrics();
  for (const seconds of [0.0004, 0.002, 0.002, 60]) metrics.answered(seconds);
  const text = await metrics.text({ sockets: () => 0, isJoined: () => true, tables: async () => new Map() });
  metrics.close();
  const buckets = valuesOf(text, 'thera_action_seconds_bucket');
  expect(buckets).toMatchObject({ '0.0005': 1, '0.001': 1, '0.0025': 3, 5: 3, '+Inf': 4 });
  expect(valuesOf(text, 'thera_action_seconds_sum')['']).toBeCloseTo(60.0044);
});

test('what is logged holds no secret, however much is asked for', async () => {
  const { site, lines, failing, stop } = await watched();
  const password = 'a password that nobody may read';
  const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
  const name = `Anna ${Date.now() % 1e6}`;
  const { body } = await anna.fetch('POST', '/account', { name, password });
  const codes = body.recoveryCodes as readonly string[];
  await anna.fetch('POST', '/sign-in', { name, password });
  await anna.fetch('POST', '/sign-in', { name, password: `${password}!` });
  await anna.fetch('POST', '/recovery', { name, code: codes[0], password });
  await anna.connect();
  const table = await begun(anna, ben);
  const decision = decisionOf([anna, ben][anna.face(table).play!.toAct[0]!]!, table);
  await anna.ask(decision);
  await anna.fetch('GET', `/tables/${table}/record`);
  failing.isOn = true;
  await ben.ask({ kind: 'resign', table });
  failing.isOn = false;
  anna.sendText('{ "not": "a message", "cookie": "');
  await ben.ask({ kind: 'resign', table });
  const { record } = await ben.hear('record');
  await stop();
  const told = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ event: expect.any(String) });
  const secrets = [anna, ben].flatMap(({ cookie }) => cookie.split('=')[1] ?? []);
  for (const secret of [...secrets, ...codes, password, record.seed, table, name, '127.0.0.1'])
    expect(told).not.toContain(secret);
});

describe('a server that is told to stop', () => {
  test('answers what it has begun, and tells pages to come again', async () => {
    const store = sqliteStore(':memory:');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begin = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const slow: Store = {
      ...store,
      async append(writing) {
        if (writing.entry.kind === 'start') {
          begin();
          await held;
        }
        return store.append(writing);
      },
    };
    const site = await startSite({ store: slow });
    const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
    const table = await anna.open();
    for (const visitor of [anna, ben]) await visitor.ask({ kind: 'follow', table });
    await anna.ask({ kind: 'sit', table, seat: 0 });
    await ben.ask({ kind: 'sit', table, seat: 1 });
    const started = anna.ask({ kind: 'start', table });
    await hasBegun;
    const stopped = site.stop();
    release();
    expect(await started).toMatchObject({ ok: true, number: 3 });
    await stopped;
    expect(anna.closeCode).toBe(1012);
    expect(ben.closeCode).toBe(1012);
  });

  test('takes nobody in any more', async () => {
    const { site, ask, stop } = await watched();
    await Visitor.guest(site);
    await stop();
    await expect(ask('/ready')).rejects.toThrow();
    await expect(new Visitor(site).connect()).rejects.toThrow();
  });
});
