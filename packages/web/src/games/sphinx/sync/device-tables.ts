import type { TableStatus } from '@thera/protocol';
import { ok } from '@thera/table';
import { askApi } from '../../../online/api.ts';
import { changeAdventure, deviceAdventures } from '../adventure/device-adventures.ts';
import { recordTablePlays } from './table-plays.ts';

const gone = new Set<string>();

/** Writes down what came of riddles at tables, in the adventures of this device. */
export const recordDeviceTables = (): Promise<void> =>
  recordTablePlays({
    read: () => deviceAdventures.peek().shelf,
    change: changeAdventure,
    server: {
      async statesOf(tables) {
        const answer = await askApi<{ readonly states: Readonly<Record<string, TableStatus | null>> }>(
          'GET',
          `/tables/states?of=${tables.join()}`,
        );
        return answer.ok ? ok(answer.value.states) : answer;
      },
      recordOf: (table) => askApi('GET', `/tables/${table}/record`),
    },
    gone,
    now: Date.now,
  });
