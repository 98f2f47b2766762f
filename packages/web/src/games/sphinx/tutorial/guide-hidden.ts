import { signal } from '@preact/signals';
import { browserStorage } from '../../../browser-storage.ts';

const KEY = 'thera.sphinx.guide';
const HIDDEN = 'hidden';

const hidden = signal(browserStorage?.getItem(KEY) === HIDDEN);

/** Whether somebody has hidden the guide of the first riddle. */
export const isGuideHidden = {
  get value(): boolean {
    return hidden.value;
  },
  set(isHidden: boolean): void {
    hidden.value = isHidden;
    try {
      if (isHidden) browserStorage?.setItem(KEY, HIDDEN);
      else browserStorage?.removeItem(KEY);
    } catch {
      // It holds as long as the page is open.
    }
  },
};
