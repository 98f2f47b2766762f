import { parseSetup, prometheus, type Setup } from '@thera/prometheus';
import { begin } from '@thera/table';
import type { PrometheusPlan } from './table-plan.ts';

/** The setup of a table on the server. */
export function onlineSetup({ setup }: PrometheusPlan): Setup | undefined {
  const parsed = parseSetup(setup);
  return parsed.ok && begin(prometheus, parsed.value, 'rehearsal').ok ? parsed.value : undefined;
}
