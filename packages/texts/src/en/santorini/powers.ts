import type { CardId } from '@thera/santorini';
import type { PowerText } from '../../santorini/power-text.ts';
import { advancedPowers } from './advanced-powers.ts';
import { goldenFleecePowers } from './golden-fleece-powers.ts';
import { heroPowers } from './hero-powers.ts';
import { mortal } from './mortal.ts';
import { promoPowers } from './promo-powers.ts';
import { secondEditionPowers } from './second-edition-powers.ts';
import { simplePowers } from './simple-powers.ts';

/** The text of every card. */
export const powers: Readonly<Record<CardId, PowerText>> = {
  mortal,
  ...simplePowers,
  ...advancedPowers,
  ...goldenFleecePowers,
  ...heroPowers,
  ...promoPowers,
  ...secondEditionPowers,
};
