import { latestEdition, parseSetup, type Setup } from '@thera/sphinx';
import type { SphinxPlan } from './table-plan.ts';

/** The setup of a riddle on the server: those who play sit apart, so they are asked before it is finished. */
export function onlineSetup({ setup }: SphinxPlan): Setup | undefined {
  const parsed = parseSetup({ ...setup, edition: latestEdition(setup.riddle), isOneDevice: false });
  return parsed.ok ? parsed.value : undefined;
}
