import type { TestProject } from 'vitest/node';
import type {} from '../packages/web/test/provided.ts';
import { buildPages, PAGES } from './build-pages.ts';
import { headlessChromium } from './chromium.ts';

/** Once before all browser tests: there is a browser, and the pages are built. */
export function setup({ provide }: TestProject): void {
  provide('chromium', headlessChromium());
  buildPages();
  provide('pages', PAGES);
}
