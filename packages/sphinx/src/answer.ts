import type { Ask } from './ask.ts';
import { destroy } from './destroying.ts';
import type { Draft } from './draft.ts';
import { settleGame } from './game.ts';
import { happen } from './happen.ts';
import { vote } from './proposing.ts';
import { topple } from './rules/toppling.ts';
import type { Step } from './step.ts';
import { use } from './using.ts';

/** Takes a step that answers what was asked. */
export function answer(draft: Draft, ask: Ask, step: Step): void {
  switch (step.kind) {
    case 'place':
      if (ask.kind === 'place') happen(draft, { kind: 'placed', worker: ask.worker, to: step.to });
      return;
    case 'row':
      if (ask.kind === 'row') happen(draft, { kind: 'coin-placed', colour: ask.colour, tier: step.tier });
      return;
    case 'gain':
      if (ask.kind === 'gain') happen(draft, { kind: 'gained', piece: step.piece, reason: ask.reason });
      return;
    case 'pay':
      happen(draft, { kind: 'paid', piece: step.piece, from: step.from });
      if (ask.kind === 'cling') askOthers(draft, ask, step.worker!);
      return;
    case 'destroy':
      destroy(draft, step.worker);
      if (ask.kind === 'cling' && draft.ending === null) askOthers(draft, ask, step.worker);
      return;
    case 'sphinx-way':
      if (step.to !== draft.sphinx) happen(draft, { kind: 'sphinx-moved', from: draft.sphinx, to: step.to });
      return;
    case 'topple':
      topple(draft, step.on);
      return;
    case 'put-under':
      happen(draft, { kind: 'put-under', slot: step.slot });
      draft.asks = [ask, ...draft.asks];
      return;
    case 'use':
      use(draft, step);
      return;
    case 'done':
      stop(draft, ask);
      return;
    case 'agree':
    case 'play-on':
      if (ask.kind === 'agree') vote(draft, ask, step.kind === 'agree');
      return;
    case 'move':
    case 'build':
    case 'take':
    case 'force':
    case 'select':
    case 'game':
    case 'drop':
    case 'finish':
    case 'give-up':
      throw new Error(`${step.kind} answers nothing`);
  }
}

/** Whoever else clings on comes next. */
function askOthers(draft: Draft, { workers }: Extract<Ask, { kind: 'cling' }>, settled: number): void {
  const others = workers.filter((worker) => worker !== settled);
  if (others.length > 0) draft.asks = [{ kind: 'cling', workers: others }, ...draft.asks];
}

/** What it means to do nothing more of what was asked. */
function stop(draft: Draft, ask: Ask): void {
  if (ask.kind === 'roll') settleGame(draft, ask.face);
  if (ask.kind === 'discard') happen(draft, { kind: 'god-discarded', god: ask.god });
}
