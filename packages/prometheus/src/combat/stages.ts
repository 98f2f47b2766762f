import type { Dice } from '@thera/table';
import type { Attack, Stage } from '../attack.ts';
import { changeAttack, type Draft, pop } from '../draft.ts';
import { unitIn } from '../field.ts';
import { happen } from '../happen.ts';
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

/** The stages after a throw, in which there must still be somebody to strike. */
const STRIKING: readonly Stage[] = ['dice', 'fives', 'lift', 'wounds', 'effects'];

/** Goes on with an attack. */
export function goOn(draft: Draft, attack: Attack, dice: Dice | undefined): void {
  // Whoever was thrown into a net may have been destroyed there.
  if (STRIKING.includes(attack.stage) && unitIn(draft, attack.target).area === null) {
    happen(draft, { kind: 'attack-lost', attacker: attack.attacker });
    changeAttack(draft, { stage: 'over' });
    return;
  }
  DOINGS[attack.stage](draft, attack, dice);
}
