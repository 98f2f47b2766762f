import { configDefaults, type ViteUserConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowest-first.ts';

const MINUTE = 60_000;

/** Tests that count what a search allocates, which is more where other tests have run its code on other shapes. */
const ALONE: readonly string[] = ['packages/engine/src/search/allocation.test.ts'];

/**
 * Unit tests are quick, and a few of them need a process of their own; the battery plays many games, and its length is chosen by `THERA_BATTERY`; browser
 * tests open the built pages in Chromium; those of services start PostgreSQL, Redis and servers of their own; `pictures` takes those of the documents.
 */
const config: ViteUserConfig = {
  test: {
    // By default one core is left idle, and of two that is half.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          globalSetup: 'scripts/kernel-setup.ts',
          // A process for each file would take a third of a second each, mostly to read the same sources again.
          isolate: false,
          // What is quick on a quiet machine may take a while on a busy one.
          testTimeout: MINUTE / 2,
        },
      },
      {
        test: {
          name: 'unit-alone',
          include: [...ALONE],
          globalSetup: 'scripts/kernel-setup.ts',
          testTimeout: MINUTE / 2,
        },
      },
      {
        test: {
          name: 'battery',
          include: ['packages/*/{src,test}/**/*.battery.ts'],
          globalSetup: 'scripts/kernel-setup.ts',
          testTimeout: 30 * MINUTE,
          // Progress is shown while it is made.
          disableConsoleIntercept: true,
        },
      },
      {
        test: {
          name: 'services',
          include: ['packages/*/test/**/*.services.ts'],
          globalSetup: ['scripts/kernel-setup.ts', 'scripts/services-setup.ts'],
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/web/test/**/*.browser.ts'],
          globalSetup: 'scripts/browser-setup.ts',
          // All files of a worker share its browser and what they import.
          isolate: false,
          // A whole browser on a busy machine trips at times. Whoever needs a second try is named at the end of the run.
          retry: 1,
          testTimeout: 2 * MINUTE,
          hookTimeout: MINUTE,
          // What is to be seen may take a while to appear, most of all where a board in three dimensions is drawn by software.
          expect: { poll: { timeout: MINUTE / 2 } },
          disableConsoleIntercept: true,
        },
      },
      {
        test: {
          name: 'pictures',
          include: ['packages/web/test/**/*.picture.ts'],
          globalSetup: 'scripts/browser-setup.ts',
          fileParallelism: false,
          testTimeout: 2 * MINUTE,
          hookTimeout: MINUTE,
          expect: { poll: { timeout: MINUTE / 2 } },
        },
      },
    ],
  },
};

export default config;
