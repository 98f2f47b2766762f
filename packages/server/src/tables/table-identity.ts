import { randomBytes } from 'node:crypto';
import { tableIdOf } from '@thera/protocol';
import { newSecret } from '../accounts/secrets.ts';
import type { TableHead } from './online-table.ts';

/** What makes a new table itself: nobody can guess its address or its dice. */
export type TableIdentity = Pick<TableHead, 'id' | 'seed' | 'created'>;

export const newIdentity = (now: number): TableIdentity => ({
  id: tableIdOf(randomBytes(16)),
  seed: newSecret(),
  created: now,
});
