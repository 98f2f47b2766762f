import type { Seat } from '@thera/table';
import { actorOf } from './acting.ts';
import type { Ask } from './ask.ts';
import { end } from './destroying.ts';
import type { Draft } from './draft.ts';
import { happen } from './happen.ts';

type Proposal = Extract<Ask, { kind: 'agree' }>['to'];

/** Whoever acts proposes to stop; the others are asked, clockwise. On one device they have agreed already. */
export function propose(draft: Draft, what: Proposal): void {
  const { setup, gone } = draft;
  const seat = actorOf(draft)!;
  happen(draft, { kind: 'proposed', seat, what });
  const others = Array.from({ length: setup.players - 1 }, (_, away) => (seat + away + 1) % setup.players);
  if (!setup.isOneDevice)
    draft.asks = others
      .filter((other) => !gone.includes(other))
      .map((other) => ({ kind: 'agree', seat: other, to: what }));
  if (draft.asks.length === 0) stop(draft, what);
}

/** One no and the turn goes on; with the last yes the riddle is over. */
export function vote(draft: Draft, { seat, to }: Extract<Ask, { kind: 'agree' }>, isAgreed: boolean): void {
  happen(draft, { kind: 'answered', seat, isAgreed });
  if (!isAgreed) draft.asks = [];
  else if (draft.asks.length === 0) stop(draft, to);
}

/** Nobody waits for the answer of a seat that has gone. */
export function withdraw(draft: Draft, seat: Seat): void {
  const [ask] = draft.asks;
  if (ask?.kind !== 'agree') return;
  draft.asks = draft.asks.filter((one) => one.kind !== 'agree' || one.seat !== seat);
  if (draft.asks.length === 0) stop(draft, ask.to);
}

const stop = (draft: Draft, what: Proposal): void => end(draft, what === 'finish' ? 'finished' : 'gave-up');
