import type { Figure, Square, State, Step } from '@thera/sphinx';
import { squareName } from './names.ts';

/** A decision in a few signs, such as `E4>E5+F5`: the same in every language, and told without asking the rules. */
export function formatDecision(before: State, steps: readonly Step[]): string {
  const places = new Map<Figure, Square>([
    ...before.workers.map((square, worker): [Figure, Square] => [worker as Figure, square]),
    ['king', before.king],
    ['sphinx', before.sphinx],
  ]);
  let last: Figure | undefined;
  let text = '';
  for (const step of steps) {
    const from = 'worker' in step && step.worker === last ? undefined : placeOfActor(places, step);
    text += formatStep(before, step, from);
    if (step.kind === 'move') {
      places.set(step.worker, step.to);
      last = step.worker;
    }
    if (step.kind === 'force') places.set(step.figure, step.to);
  }
  return text;
}

function placeOfActor(places: ReadonlyMap<Figure, Square>, step: Step): Square | undefined {
  if (step.kind === 'force') return places.get(step.figure);
  return step.kind === 'move' || step.kind === 'destroy' ? places.get(step.worker) : undefined;
}

function formatStep(state: State, step: Step, from: Square | undefined): string {
  const at = (square: Square | undefined): string => (square === undefined ? '' : squareName(state, square));
  switch (step.kind) {
    case 'place':
      return `@${at(step.to)}`;
    case 'move':
      return `${at(from)}>${at(step.to)}`;
    case 'build':
      return `+${at(step.on)}`;
    case 'take':
      return `-${at(step.on)}`;
    case 'force':
      return `(${at(from)}>${at(step.to)})`;
    case 'use':
      return `{${step.card}}`;
    case 'select': {
      const card = state.queue[step.slot];
      return `!${card?.kind === 'god' ? card.god : step.slot + 1}`;
    }
    case 'game':
      return step.gem === undefined ? '?' : `?${step.gem}`;
    case 'gain':
      return `=${step.piece}`;
    case 'pay':
      return `/${step.piece}`;
    case 'row':
      return `:${step.tier}`;
    case 'destroy':
      return `x${at(from)}`;
    case 'sphinx-way':
      return `X${at(step.to)}`;
    case 'topple':
      return `v${at(step.on)}`;
    case 'put-under':
      return `_${step.slot + 1}`;
    case 'drop':
      return `{-${step.blessing}}`;
    case 'done':
      return '.';
    case 'finish':
    case 'give-up':
    case 'agree':
    case 'play-on':
      return step.kind;
  }
}
