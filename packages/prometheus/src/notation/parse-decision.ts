import { fault, ok, type Result } from '@thera/table';
import { AREA_IDS } from '../data/area-ids.ts';
import { parseStep } from '../parse-step.ts';
import type { Step } from '../step.ts';
import { formatStep } from './format-step.ts';

/** What may be written in a row after one word. */
const ROWS: readonly string[] = ['walk', 'run', 'cautious', 'fly', 'boost'];

/** A decision written as `formatDecision` writes it; white space does not matter. */
export function parseDecision(text: string): Result<readonly Step[], 'bad-step'> {
  const steps: Step[] = [];
  for (const part of text.split(',')) {
    const [kind = '', ...rest] = part.trim().split(/\s+/);
    const written = ROWS.includes(kind) && rest.length > 0 ? rest.map((one) => [one]) : [rest];
    for (const parts of written) {
      const step = parseStep(read(kind, parts));
      if (!step.ok) return step;
      // Nothing may be left over that the step does not say.
      if (formatStep(step.value) !== [kind, ...parts].join(' ')) return fault('bad-step', part.trim());
      steps.push(step.value);
    }
  }
  return steps.length === 0 ? fault('bad-step') : ok(steps);
}

/** A step written as `formatStep` writes it. */
export function parseStepText(text: string): Result<Step, 'bad-step'> {
  const [kind = '', ...parts] = text.trim().split(/\s+/);
  return parseStep(read(kind, parts));
}

/** What a step looks like that is written so; whether there is such a step is for `parseStep` to say. */
function read(kind: string, parts: readonly string[]): unknown {
  const [one, two] = parts;
  switch (kind) {
    case 'draft':
    case 'free':
    case 'guard':
      return { kind, unit: one };
    case 'place':
    case 'recall':
      return { kind, unit: one, area: two };
    case 'token':
      return { kind, area: one, face: two };
    case 'search':
    case 'discard':
      return { kind, card: one };
    case 'pay':
      return { kind, cards: parts.slice(1) };
    case 'act':
    case 'leader':
      return { kind, unit: one, mode: two };
    case 'power':
      return { kind, power: one, ...readAim(parts.slice(1)) };
    case 'walk':
    case 'run':
    case 'cautious':
    case 'fly':
      return { kind, to: one };
    case 'deploy':
    case 'claim':
    case 'push':
    case 'bloodlust':
    case 'throw':
      return { kind, area: one };
    case 'attack':
      return { kind, target: one, prop: parts.includes('prop') || undefined, stones: readStones(parts) };
    case 'aerial':
    case 'retarget':
    case 'next':
      return { kind, target: one };
    case 'absorb':
      return { kind, from: one };
    case 'slay':
      return { kind, dice: parts.map(Number) };
    case 'boost': {
      const [from, to] = (one ?? '').split('>').map(Number);
      return { kind, from, to };
    }
    case 'reroll':
      return { kind, fives: Number(one) };
    default:
      return { kind };
  }
}

const areas: readonly string[] = AREA_IDS;

function readAim(parts: readonly string[]): object {
  const aim = parts.find((part) => !part.startsWith('+'));
  const stones = readStones(parts);
  if (aim === undefined) return { stones };
  return areas.includes(aim) ? { area: aim, stones } : { unit: aim, stones };
}

function readStones(parts: readonly string[]): number | undefined {
  const written = parts.find((part) => part.startsWith('+'));
  return written === undefined ? undefined : Number(written.slice(1));
}
