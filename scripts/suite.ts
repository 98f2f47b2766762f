import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { arrowFaults } from './arrows.ts';
import { buildKernel } from './build-kernel.ts';
import { ROOT } from './root.ts';

/** How many things a suite tried, by how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, where the suite can tell: repeated below the last line of a long run. */
  readonly failures?: readonly string[];
  /** What passed only when it was tried again, and why it failed at first: a fault of the test or of the page. */
  readonly unsteady?: readonly string[];
}

/** A named part of the checks. */
export interface Suite {
  readonly name: string;
  readonly run: () => Tally;
}

const types: Suite = {
  name: 'types',
  run: () => total(tsconfigs().map((path) => tool('node_modules/typescript/bin/tsc', ['-p', path]))),
};

const lint: Suite = {
  name: 'lint',
  run: () => {
    const colors = process.stdout.isTTY ? 'force' : 'off';
    return tool('node_modules/@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      `--colors=${colors}`,
    ]);
  },
};

const arrows: Suite = {
  name: 'arrows',
  run: () => {
    const faults = arrowFaults(ROOT);
    for (const fault of faults) console.error(fault);
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
  },
};

const kernel: Suite = {
  name: 'kernel',
  run: () => {
    try {
      buildKernel();
      return { passed: 1, failed: 0 };
    } catch (error) {
      console.error(error);
      return { passed: 0, failed: 1 };
    }
  },
};

/** Types, lint, format and arrows, and that the kernel compiles. */
export const CHECKS: readonly Suite[] = [types, lint, arrows, kernel];

/** The quick tests of all packages. */
export const unit: Suite = { name: 'unit', run: () => vitest('unit*', {}) };

/** Servers in processes of their own, with real PostgreSQL and Redis. */
export const services: Suite = { name: 'services', run: () => vitest('services', {}) };

/** Many seeded games of every kind: a sample of a minute or so, or the whole run. */
export const battery = (length: 'sample' | 'full'): Suite => ({
  name: 'battery',
  run: () => vitest('battery', { THERA_BATTERY: length }),
});

/** The built pages in a real browser. */
export const browser: Suite = { name: 'browser', run: () => vitest('browser', {}) };

/** The part of the browser tests that says what visitors have to download. */
export const size: Suite = {
  name: 'size',
  run: () => vitest('browser', {}, ['packages/web/test/size.browser.ts']),
};

/** The pictures of the documents. */
export const pictures: Suite = { name: 'pictures', run: () => vitest('pictures', {}) };

/** Runs suites one after another, however they end, and prints name, time and tally of each. */
export function runSuites(suites: readonly Suite[]): Tally {
  const lines: string[] = [];
  const tallies = suites.map((suite) => {
    console.log(`\n▸ ${suite.name}`);
    const from = performance.now();
    const tally = suite.run();
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    lines.push(
      `${suite.name.padEnd(8)} ${seconds.padStart(7)} s   ${tally.passed} passed   ${tally.failed} failed`,
    );
    return tally;
  });
  const all = total(tallies);
  console.log(`\n${lines.join('\n')}\n\n${all.passed} passed, ${all.failed} failed`);
  for (const failure of all.failures ?? []) console.log(`\n✗ ${failure}`);
  for (const line of all.unsteady ?? []) console.log(`\n↻ passed at the second try: ${line}`);
  return all;
}

function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    failures: tallies.flatMap((tally) => tally.failures ?? []),
    unsteady: tallies.flatMap((tally) => tally.unsteady ?? []),
  };
}

function tsconfigs(): string[] {
  const packages = readdirSync(join(ROOT, 'packages'));
  const ofPackages = packages.flatMap((name) =>
    readdirSync(join(ROOT, 'packages', name))
      .filter((file) => /^tsconfig.*\.json$/.test(file))
      .map((file) => `packages/${name}/${file}`),
  );
  return ['tsconfig.json', ...ofPackages];
}

function tool(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Tally {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest(
  project: string,
  env: Readonly<Record<string, string>>,
  files: readonly string[] = [],
): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'thera-'));
  const report = join(folder, 'report.json');
  const args = [
    'run',
    ...files,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  try {
    const ended = tool('node_modules/vitest/vitest.mjs', args, env);
    return tallyOf(report, ended);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The numbers of tests; a run that failed counts as at least one failure, whatever it reported. */
function tallyOf(report: string, ended: Tally): Tally {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: Number(numPassedTests),
      failed: Math.max(Number(numFailedTests), ended.failed),
      failures: failuresOf(testResults),
      unsteady: unsteadyIn(testResults),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** What is read of Vitest's report on one file. */
interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly TestReport[];
}

/** What is read of Vitest's report on one test. */
interface TestReport {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

/** Each failed test, or file that could not be run, with the reasons that Vitest gives. */
function failuresOf(files: readonly FileReport[]): string[] {
  return files.flatMap((file) => {
    const path = relative(ROOT, file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return file.status === 'failed' ? [`${path}\n${file.message}`] : [];
    return tests.map((test) => reasonsFor(path, test));
  });
}

/** Each test that has passed although something went wrong in it: when it was tried before. */
function unsteadyIn(files: readonly FileReport[]): string[] {
  return files.flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => reasonsFor(relative(ROOT, file.name), test)),
  );
}

function reasonsFor(path: string, { fullName, failureMessages }: TestReport): string {
  const reasons = failureMessages.flatMap((message) => message.split('\n'));
  return [`${path}: ${fullName}`, ...reasons.filter((line) => !line.includes('node_modules'))].join('\n');
}
