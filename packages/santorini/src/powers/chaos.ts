import type { Differences } from '../differences.ts';
import { type CardId, SIMPLE_IDS } from '../power-ids.ts';
import { CLIMBED, DOMED } from '../steps.ts';

/** Memory: whether he climbed, then a bit for each simple power laid aside. */
const bitOf = (id: string): number => 2 << SIMPLE_IDS.findIndex((simple) => simple === id);
const isAside = (memory: number, id: CardId): boolean => (memory & bitOf(id)) !== 0;
const isSimple = (id: string): boolean => SIMPLE_IDS.some((simple) => simple === id);

/** Has a simple power from a shuffled deck, and another after every turn in which a dome was built. */
export const chaos: Differences = {
  memory: {
    depends: CLIMBED,
    after: (t, before) => (before & ~CLIMBED) | (t.facts & CLIMBED),
    handsOver: (memory) => memory & ~CLIMBED,
    format(memory) {
      const used = SIMPLE_IDS.filter((id) => isAside(memory, id));
      return [
        ...((memory & CLIMBED) !== 0 ? ['^'] : []),
        ...(used.length > 0 ? [`used=${used.join(',')}`] : []),
      ];
    },
    parse(items) {
      let memory = 0;
      for (const item of items) {
        const used = /^used=(.+)$/.exec(item)?.[1]?.split(',');
        if (item === '^') memory |= CLIMBED;
        else if (used?.every(isSimple)) memory = used.reduce((sum, id) => sum | bitOf(id), memory);
        else return undefined;
      }
      return memory;
    },
  },
  deck: {
    cards: SIMPLE_IDS,
    redraws: {
      after: DOMED,
      laysAside: (memory, id) => memory | bitOf(id),
      isAside,
      shuffles: (memory) => memory & CLIMBED,
    },
  },
};
