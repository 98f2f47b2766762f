import type { TestProject } from 'vitest/node';
import { buildPages, PAGES } from './build-pages.ts';
import { chromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the browser. */
    chromium: string;
    /** The folder of the built pages. */
    pages: string;
  }
}

/** Once before all browser tests: there is a browser, and the pages are built. */
export function setup({ provide }: TestProject): void {
  provide('chromium', chromium());
  buildPages();
  provide('pages', PAGES);
}
