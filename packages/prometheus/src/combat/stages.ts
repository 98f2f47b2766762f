import type { Dice } from '@thera/table';
import type { Attack, Stage } from '../attack.ts';
import { type Draft, pop } from '../draft.ts';
import { askBloodlust, bury, petrifyAndPush, wound } from './aftermath.ts';
import { askEvade, askGuard, askInitiative, askRetaliation, resume } from './questions.ts';
import { firstRoll, lift, playDice, rerollFives, slayAgain } from './rolling.ts';
import { askThrow } from './throwing.ts';
import { setValues } from './values.ts';

/** What is done at a stage of an attack: a question, a change, or the next stage. Dice are there when chance may speak. */
type Doing = (draft: Draft, attack: Attack, dice: Dice | undefined) => void;

const DOINGS: Readonly<Record<Stage, Doing>> = {
  guard: askGuard,
  evade: askEvade,
  initiative: askInitiative,
  'struck-first': resume,
  values: setValues,
  roll: firstRoll,
  slay: slayAgain,
  throw: askThrow,
  dice: playDice,
  fives: rerollFives,
  lift,
  wounds: wound,
  effects: petrifyAndPush,
  destroyed: bury,
  bloodlust: askBloodlust,
  retaliation: askRetaliation,
  over: pop,
};

/** Goes on with an attack. */
export function goOn(draft: Draft, attack: Attack, dice: Dice | undefined): void {
  DOINGS[attack.stage](draft, attack, dice);
}
