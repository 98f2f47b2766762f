import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readArguments } from '../src/arguments.ts';
import { serve } from '../src/serve/serve.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const caddyfile = read('deploy/Caddyfile');
const { scripts, devDependencies } = JSON.parse(read('package.json'));

/** Everything that a pattern finds in its first group. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

/** There is no Docker in our tests: what can be checked without it is checked here. */
test('the image runs the Node that the project runs', () => {
  const versions = all(dockerfile, /^FROM node:([\d.]+)-/gm);
  expect(versions).toEqual([devDependencies.node, devDependencies.node]);
});

test('what the image copies, runs and starts is there', () => {
  for (const path of all(dockerfile, /^COPY --from=built \/thera\/(\S+)/gm))
    if (path !== 'node_modules') expect(existsSync(`${ROOT}${path}`), path).toBe(true);
  for (const script of all(dockerfile, /npm run ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(script);
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)![1]!) as readonly string[];
  expect(existsSync(`${ROOT}${entry[1]}`)).toBe(true);
});

test.each([
  ['the image', JSON.parse(/^CMD (\["serve".*)$/m.exec(dockerfile)![1]!) as readonly string[]],
  ['the several servers', ['serve', ...all(compose, /^ {4}- (--\S+)$/gm)]],
])('%s start with options that there are', (_, [command, ...args]) => {
  expect(command).toBe('serve');
  expect(args.length).toBeGreaterThan(3);
  expect(readArguments(args, serve.options)).toMatchObject({ ok: true });
});

test('the servers are told what they read, and wait for what they need', () => {
  const names = all(compose, /^ {4}([A-Z_]+):/gm).filter((name) => !name.startsWith('POSTGRES'));
  expect(names).toEqual(['DATABASE_URL', 'REDIS_URL']);
  const services = all(compose.split('\nservices:')[1]!, /^ {2}([\w-]+):/gm);
  expect(services).toEqual(expect.arrayContaining(['thera-1', 'thera-2', 'postgres', 'redis', 'proxy']));
  for (const needed of all(compose, /^ {4}(\w+): \{ condition: service_healthy \}/gm))
    expect(services).toContain(needed);
});

test('the proxy knows every server by its name and port', () => {
  const servers = all(compose, /^ {2}(thera-\d+):/gm);
  const port = /--port=(\d+)/.exec(compose)![1];
  expect(all(caddyfile, /(thera-\d+:\d+)/g)).toEqual(servers.map((name) => `${name}:${port}`));
  expect(compose).toContain('./deploy/Caddyfile:');
  expect(caddyfile).toContain('health_uri /ready');
  for (const text of [compose, caddyfile]) expect(text).toContain('THERA_SITE');
});
