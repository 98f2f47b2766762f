import type { Power } from '../power.ts';
import { selections } from '../selecting.ts';

/** A god may be selected besides the action. */
export const openHand: Power = { anytime: selections };
