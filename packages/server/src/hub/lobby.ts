import type { ServerMessage, TableRow } from '@thera/protocol';
import type { Store } from '../store/store.ts';
import { rowOf } from '../tables/face.ts';
import type { OnlineTable } from '../tables/online-table.ts';
import type { Bus } from './bus.ts';
import type { Connection } from './connection.ts';

const SIZE = 200;
/** How long what others have opened may go unseen: the list is read once for all of it. */
const PAUSE = 250;

/** The open tables, and the pages that want to know of them. */
export class Lobby {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #visitors = new Set<Connection>();
  /** The rows as they were told last, by table. */
  readonly #told = new Map<string, string>();
  #isDue = false;

  constructor({ store, bus }: { readonly store: Store; readonly bus: Bus }) {
    this.#store = store;
    this.#bus = bus;
    bus.listen((word) => {
      if (word.kind !== 'lobby' || this.#isDue) return;
      this.#isDue = true;
      setTimeout(() => {
        this.#isDue = false;
        // What cannot be read now is read with the next change.
        this.catchUp().catch(() => undefined);
      }, PAUSE).unref();
    });
  }

  /** The open tables that everybody may join. */
  async rows(): Promise<readonly TableRow[]> {
    const rows = await this.#store.tables({ statuses: ['open'], limit: SIZE });
    return rows.map((row) => JSON.parse(row) as TableRow);
  }

  async enter(connection: Connection): Promise<void> {
    const tables = await this.rows();
    this.#visitors.add(connection);
    connection.send({ kind: 'lobby', tables });
    if (this.#visitors.size > 1) return;
    this.#told.clear();
    for (const row of tables) this.#told.set(row.id, JSON.stringify(row));
  }

  leave(connection: Connection): void {
    this.#visitors.delete(connection);
  }

  /** A table has been opened, or something has changed about it. */
  changed(table: OnlineTable): void {
    if (table.plan.isPrivate) return;
    if (table.status === 'open') this.#list(rowOf(table));
    else this.#unlist(table.id);
    this.#bus.publish({ kind: 'lobby' });
  }

  /** Tells what has changed since it was told last. */
  async catchUp(): Promise<void> {
    if (this.#visitors.size === 0) return;
    const rows = await this.rows();
    const open = new Set(rows.map(({ id }) => id));
    for (const id of this.#told.keys()) if (!open.has(id)) this.#unlist(id);
    // What was changed last is at the top.
    for (const row of rows.toReversed()) if (this.#told.get(row.id) !== JSON.stringify(row)) this.#list(row);
  }

  #list(row: TableRow): void {
    this.#told.set(row.id, JSON.stringify(row));
    this.#tell({ kind: 'listed', row });
  }

  #unlist(table: string): void {
    this.#told.delete(table);
    this.#tell({ kind: 'unlisted', table });
  }

  #tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.#visitors) connection.sendText(text);
  }
}
