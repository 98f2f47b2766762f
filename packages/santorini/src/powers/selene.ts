import type { Differences } from '../differences.ts';
import { around } from '../squares.ts';

/** Instead of the usual build, her female worker may build a dome at any level, whoever moved. */
export const selene: Differences = {
  card: { readsGender: true },
  build: { domes: (t) => around(t.mine & t.females) },
};
