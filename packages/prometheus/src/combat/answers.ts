import type { Ask } from '../ask.ts';
import { payArtOfWar } from '../cards.ts';
import type { UnitId } from '../data/units.ts';
import { changeAttack, type Draft } from '../draft.ts';
import { arrive, force } from '../entering.ts';
import { attackIn, unitIn } from '../field.ts';
import { happen } from '../happen.ts';
import { rangeTo } from '../reach.ts';
import { react } from '../reacting.ts';
import type { Step } from '../step.ts';
import { strikeOne } from './area-attack.ts';
import { askGuards, guardsOf, otherTargets } from './questions.ts';
import { throwTarget } from './throwing.ts';

/** Steps that answer a question about an attack. */
export type Answer = Extract<
  Step,
  {
    kind:
      | 'guard'
      | 'evade'
      | 'initiative'
      | 'retaliate'
      | 'spring'
      | 'no'
      | 'retarget'
      | 'next'
      | 'discard'
      | 'push'
      | 'bloodlust'
      | 'throw';
  }
>;

/** Takes an answer that the rules allow; the question is no longer open. */
export function takeAnswer(draft: Draft, ask: Ask, step: Answer): void {
  switch (step.kind) {
    case 'no':
      decline(draft, ask);
      return;
    case 'guard':
      guard(draft, step.unit);
      return;
    case 'evade':
      evade(draft);
      return;
    case 'retarget':
      retarget(draft, step.target);
      return;
    case 'initiative':
      strikeFirst(draft);
      return;
    case 'retaliate': {
      const { attacker, target } = attackIn(draft)!;
      react(draft, [target, attacker], 'retaliation', '0');
      return;
    }
    case 'spring':
      spring(draft, ask);
      return;
    case 'next': {
      const task = draft.tasks.at(-1);
      if (task?.kind === 'area-attack') strikeOne(draft, task, step.target);
      return;
    }
    case 'discard':
      if (ask.kind === 'discard')
        happen(draft, { kind: 'discarded', seat: ask.seat, card: step.card, power: ask.power });
      return;
    case 'throw':
      throwTarget(draft, attackIn(draft)!, step.area);
      return;
    case 'push':
      force(draft, attackIn(draft)!.target, step.area, 'push');
      return;
    case 'bloodlust': {
      const { attacker } = attackIn(draft)!;
      const from = unitIn(draft, attacker).area!;
      happen(draft, { kind: 'moved', unit: attacker, from, to: step.area, gait: 'bloodlust' });
      arrive(draft, attacker);
      return;
    }
  }
}

function decline(draft: Draft, ask: Ask): void {
  happen(draft, { kind: 'declined', seat: ask.seat, ask: ask.kind });
  if (ask.kind === 'guard') {
    askGuards(draft, guardsOf(draft, attackIn(draft)!), ask.others);
  } else if (ask.kind === 'retarget') {
    lose(draft);
  }
}

/** The attack comes to nothing. */
function lose(draft: Draft): void {
  happen(draft, { kind: 'attack-lost', attacker: attackIn(draft)!.attacker });
  changeAttack(draft, { stage: 'over' });
}

function guard(draft: Draft, unit: UnitId): void {
  const { target } = attackIn(draft)!;
  happen(draft, { kind: 'guarded', unit, instead: target });
  changeAttack(draft, { target: unit, isGuarded: true });
}

function evade(draft: Draft): void {
  const { target, attacker, evaders } = attackIn(draft)!;
  payArtOfWar(draft, unitIn(draft, target).seat, { use: 'evade' });
  happen(draft, { kind: 'evaded', unit: target });
  changeAttack(draft, { evaders: [...evaders, target] });
  if (otherTargets(draft, attackIn(draft)!).length === 0) lose(draft);
  else draft.ask = { kind: 'retarget', seat: unitIn(draft, attacker).seat };
}

/** Another target, which may evade too; nobody guards it. */
function retarget(draft: Draft, target: UnitId): void {
  const { attacker } = attackIn(draft)!;
  happen(draft, { kind: 'retargeted', attacker, target });
  const range = rangeTo(draft, unitIn(draft, attacker).area!, unitIn(draft, target).area!);
  changeAttack(draft, { target, range, stage: 'evade' });
}

function strikeFirst(draft: Draft): void {
  const { attacker, target } = attackIn(draft)!;
  changeAttack(draft, { stage: 'struck-first', wasStruckFirst: true });
  react(draft, [target, attacker], 'initiative', '0');
}

function spring(draft: Draft, ask: Ask): void {
  if (ask.kind !== 'spring') return;
  const { unit, target } = ask;
  const range = rangeTo(draft, unitIn(draft, unit).area!, unitIn(draft, target).area!);
  react(draft, [unit, target], 'spring', range);
}
