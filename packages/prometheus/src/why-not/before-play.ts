import { TOKEN_AREAS } from '../data/areas.ts';
import { RECRUITS, UNITS } from '../data/units.ts';
import { findUnit, isFull, tokenAt } from '../field.ts';
import { placesFor, tokensToLay } from '../set-up.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import type { WhyNotCode } from './code.ts';

export function whyNotDraft(
  state: State,
  { unit }: Extract<Step, { kind: 'draft' }>,
): WhyNotCode | undefined {
  if (!RECRUITS.includes(unit)) return 'not-a-recruit';
  if (findUnit(state, unit) !== undefined) return 'already-recruited';
  return UNITS[unit].cost > state.seats[state.ask!.seat]!.points ? 'too-dear' : undefined;
}

export function whyNotPlace(
  state: State,
  { unit, area }: Extract<Step, { kind: 'place' }>,
): WhyNotCode | undefined {
  if (state.ask?.kind !== 'place' || state.ask.unit !== unit) return 'other-unit';
  if (placesFor(state, unit).includes(area)) return undefined;
  return isFull(state, area) ? 'area-full' : 'wrong-zone';
}

export function whyNotToken(
  state: State,
  { area, face }: Extract<Step, { kind: 'token' }>,
): WhyNotCode | undefined {
  if (face === undefined) return 'face-missing';
  if (!TOKEN_AREAS.includes(area)) return 'no-token-area';
  if (tokenAt(state, area) !== undefined) return 'token-there';
  return tokensToLay(state)[face] === 0 ? 'none-left' : undefined;
}
