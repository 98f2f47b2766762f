import type { Differences } from '../power.ts';
import { around } from '../squares.ts';

/** Instead of the usual build, her female worker may build a dome at any level, whoever moved. */
export const selene: Differences = {
  readsGender: true,
  domes: (t) => around(t.mine & t.females),
};
