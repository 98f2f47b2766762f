import { type Setup, santorini } from '@thera/santorini';
import { begin, diceFor, sha256 } from '@thera/table';
import { newSeed } from '../../../kept-games/device-games.ts';
import { deviceTastes } from '../tastes/device-tastes.ts';
import { dealPowers } from './deal-powers.ts';
import type { SantoriniPlan } from './table-plan.ts';

/** The setup of a table on the server. Powers are dealt when it is opened, so that whoever comes sees them. */
export function onlineSetup({ setup }: SantoriniPlan): Setup | undefined {
  const dealt = dealPowers(setup, diceFor(sha256, newSeed(), 0), deviceTastes.value);
  return begin(santorini, dealt, 'rehearsal').ok ? dealt : undefined;
}
