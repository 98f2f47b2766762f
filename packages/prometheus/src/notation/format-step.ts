import type { PowerStep, Step } from '../step.ts';

/** A step as text: `act hades simple`, `walk S5`, `attack ares prop`. Two different steps are never written alike. */
export function formatStep(step: Step): string {
  switch (step.kind) {
    case 'draft':
    case 'free':
    case 'guard':
      return `${step.kind} ${step.unit}`;
    case 'place':
    case 'recall':
      return `${step.kind} ${step.unit} ${step.area}`;
    case 'token':
      return words('token', step.area, step.face);
    case 'search':
      return words('search', step.card);
    case 'discard':
      return `discard ${step.card}`;
    case 'pay':
      return `pay dead ${step.cards.join(' ')}`;
    case 'act':
    case 'leader':
      return `${step.kind} ${step.unit} ${step.mode}`;
    case 'power':
      return writePower(step);
    case 'walk':
    case 'run':
    case 'cautious':
    case 'fly':
      return `${step.kind} ${step.to}`;
    case 'deploy':
    case 'claim':
    case 'push':
    case 'bloodlust':
    case 'throw':
      return `${step.kind} ${step.area}`;
    case 'attack':
      return words('attack', step.target, step.prop === true ? 'prop' : undefined, stonesOf(step));
    case 'aerial':
    case 'retarget':
    case 'next':
      return `${step.kind} ${step.target}`;
    case 'absorb':
      return words('absorb', step.from);
    case 'slay':
      return words('slay', ...step.dice.map(String));
    case 'boost':
      return `boost ${step.from}>${step.to}`;
    case 'reroll':
      return `reroll ${step.fives}`;
    case 'stop':
    case 'pass':
    case 'draw2':
    case 'second':
    case 'done':
    case 'exit':
    case 'calm':
    case 'enrage':
    case 'drop':
    case 'end':
    case 'evade':
    case 'initiative':
    case 'retaliate':
    case 'spring':
    case 'no':
    case 'strike':
    case 'auto':
      return step.kind;
  }
}

const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ');

const stonesOf = ({ stones }: { readonly stones?: number }): string | undefined =>
  stones === undefined ? undefined : `+${stones}`;

const writePower = (step: PowerStep): string =>
  words('power', step.power, step.unit, step.area, stonesOf(step));

/** A decision as text; the areas of one movement, and boosts, are written in a row: `walk S5 S9, boost 2>4 2>4`. */
export function formatDecision(steps: readonly Step[]): string {
  let text = '';
  let before: string | undefined;
  for (const step of steps) {
    const written = formatStep(step);
    const goesOn = step.kind === before && GOES_ON.includes(step.kind);
    if (goesOn) text += written.slice(step.kind.length);
    else text += text === '' ? written : `, ${written}`;
    before = step.kind;
  }
  return text;
}

const GOES_ON: readonly Step['kind'][] = ['walk', 'run', 'cautious', 'fly', 'boost'];
