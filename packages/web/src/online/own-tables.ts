import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TableRow } from '@thera/protocol';
import { route } from '../navigation.ts';
import { waitedFor } from '../shell/page-title.ts';
import { whenIdle } from '../shell/when-idle.ts';
import { askApi } from './api.ts';
import { player } from './session.ts';
import { byUrgency, isWaitedFor } from './table-rows.ts';

const known: Signal<readonly TableRow[]> = signal([]);

/** The tables at which the visitor sits and plays, or waits for others. */
export const ownTables: ReadonlySignal<readonly TableRow[]> = computed(() =>
  byUrgency(known.value, player.value?.id),
);

/** Those of them where the visitor has to decide. */
export const waitingTables: ReadonlySignal<readonly TableRow[]> = computed(() =>
  ownTables.value.filter((row) => isWaitedFor(row, player.value?.id)),
);

/** How often the server is asked whether somebody has moved, as long as there are games that go on. */
const PAUSE = 30_000;

/** Knows the visitor's games from when they are known to the server on, wherever on the site they are. */
export function followOwnTables(): void {
  effect(() => {
    // On every way from page to page: somebody may have come from a table.
    if (route.value && player.value === undefined) known.value = [];
    else whenIdle(() => void look());
  });
  effect(() => {
    waitedFor.value = waitingTables.value.length;
  });
  setInterval(() => {
    if (known.peek().some(({ status }) => status !== 'over')) void look();
  }, PAUSE);
}

let isLooking = false;

async function look(): Promise<void> {
  const who = player.peek()?.id;
  if (isLooking || who === undefined) return;
  isLooking = true;
  const answer = await askApi<{ readonly tables: readonly TableRow[] }>('GET', '/tables/mine?running=yes');
  isLooking = false;
  if (!answer.ok || player.peek()?.id !== who) return;
  const before = known.peek();
  known.value = answer.value.tables;
  if (!before.some((row) => hasBecomeDue(row, who))) return;
  // Sounds come with boards: the first page has none.
  const { playSound } = await import('../sound/play-sound.ts');
  playSound('your-turn');
}

/** Whether a table that waited for others waits for the visitor now; the page of the table itself says so itself. */
function hasBecomeDue(before: TableRow, who: string): boolean {
  const now = known.peek().find(({ id }) => id === before.id);
  const place = route.peek();
  const isThere = place.page === 'table' && place.table === before.id;
  return now !== undefined && !isThere && !isWaitedFor(before, who) && isWaitedFor(now, who);
}
