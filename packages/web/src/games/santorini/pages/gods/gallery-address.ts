import type { PowerId } from '@thera/santorini';
import { navigate } from '../../../../navigation.ts';
import { formatRoute } from '../../../../route.ts';
import { type Filters, formatFilters } from './filters.ts';

/** The address of a power among what was asked for. */
export function addressOf(god: PowerId, filters: Filters): string {
  return formatRoute({ page: 'gods', god }) + formatFilters(filters, location.search);
}

/** Opens a power over the list; one that is open already gives way to it, so that the way back is one step. */
export function openGod(god: PowerId, isOpen: boolean): void {
  const { search } = location;
  const state: unknown = isOpen ? history.state : { fromList: true };
  navigate({ page: 'gods', god }, isOpen ? 'replace' : 'push');
  history.replaceState(state, '', location.pathname + search);
}

/** Goes back to the list. */
export function closeGod(): void {
  const { search } = location;
  if (isFromList(history.state)) history.back();
  else {
    navigate({ page: 'gods' }, 'replace');
    history.replaceState(null, '', location.pathname + search);
  }
}

/** Writes the filters into the address, without a trace in the history. */
export function keepFilters(filters: Filters): void {
  history.replaceState(history.state, '', location.pathname + formatFilters(filters, location.search));
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
