import { awakeEffect } from './abilities.ts';
import { activate } from './activation.ts';
import type { Ask } from './ask.ts';
import { payArtOfWar, payCard } from './cards.ts';
import type { CardUse } from './data/cards.ts';
import type { UnitId } from './data/units.ts';
import { changeTurn, type Draft, push } from './draft.ts';
import { arrive, loosen } from './entering.ts';
import { unitIn } from './field.ts';
import { happen } from './happen.ts';
import type { Step } from './step.ts';
import { leaderCard } from './why-not/turn.ts';

/** Steps before play, and of the turn between activations. */
export type TurnStep = Extract<
  Step,
  {
    kind:
      | 'draft'
      | 'stop'
      | 'place'
      | 'token'
      | 'pass'
      | 'draw2'
      | 'search'
      | 'pay'
      | 'act'
      | 'second'
      | 'leader'
      | 'recall'
      | 'done';
  }
>;

/** Takes a step that the rules allow. */
export function takeTurnStep(draft: Draft, { seat }: Ask, step: TurnStep): void {
  switch (step.kind) {
    case 'draft':
      happen(draft, { kind: 'drafted', seat, unit: step.unit });
      return;
    case 'stop':
      happen(draft, { kind: 'draft-stopped', seat });
      return;
    case 'place':
      happen(draft, { kind: 'placed', unit: step.unit, area: step.area });
      return;
    case 'token':
      happen(draft, { kind: 'token-laid', area: step.area, face: step.face! });
      return;
    case 'pass':
      happen(draft, { kind: 'passed', seat });
      push(draft, { kind: 'draw', seat, count: 1 });
      return;
    case 'draw2':
      payManoeuvre(draft, 'drawTwo');
      changeTurn(draft, { hasDrawnTwo: true });
      push(draft, { kind: 'draw', seat, count: 2 });
      return;
    case 'search':
      payManoeuvre(draft, 'search');
      happen(draft, { kind: 'searched', seat, card: step.card! });
      return;
    case 'pay':
      for (const card of step.cards) payCard(draft, seat, card, 'manoeuvre');
      changeTurn(draft, { isManoeuvrePaid: true });
      return;
    case 'act':
      payCard(draft, seat, step.unit, 'activate');
      activate(draft, step.unit, step.mode, null);
      return;
    case 'second':
      payArtOfWar(draft, seat, { use: 'secondActivation' });
      changeTurn(draft, { isSecondPaid: true });
      return;
    case 'leader':
      callTroop(draft, step);
      return;
    case 'recall':
      payManoeuvre(draft, 'recall');
      recall(draft, step);
      return;
    case 'done':
      push(draft, { kind: 'end-turn' });
      return;
  }
}

/** A manoeuvre costs an Art of War, unless dead cards have paid for it. */
function payManoeuvre(draft: Draft, use: CardUse): void {
  if (!draft.turn.isManoeuvrePaid) {
    payArtOfWar(draft, draft.turn.seat, { use });
    return;
  }
  changeTurn(draft, { isManoeuvrePaid: false });
}

function callTroop(draft: Draft, { unit, mode }: Extract<Step, { kind: 'leader' }>): void {
  const { seat, leader } = draft.turn;
  const effect = awakeEffect(draft, unitIn(draft, leader!), 'activateTroop')!;
  const from = leaderCard(draft, unit, effect.card)!;
  happen(draft, { kind: 'paid', seat, card: unit, use: 'activate', from });
  activate(draft, unit, mode, leader);
}

/** A troop comes back with all its figures. */
function recall(
  draft: Draft,
  { unit, area }: { readonly unit: UnitId; readonly area: Extract<Step, { kind: 'recall' }>['area'] },
): void {
  const { area: from } = unitIn(draft, unit);
  if (from !== null) loosen(draft, unit);
  happen(draft, { kind: 'recalled', unit, from, area });
  arrive(draft, unit);
}
