import { joinTokens } from './format-turn.ts';

/** The steps of a decision as one text: `@B3,D3`, `offer apollo,pan`, `C4>B4^B5`. */
export function joinDecision(steps: readonly string[]): string {
  if (steps.every((step) => step.startsWith('@'))) return `@${steps.map((step) => step.slice(1)).join(',')}`;
  if (steps.every((step) => step.startsWith('offer ')))
    return `offer ${steps.map((step) => step.slice(6)).join(',')}`;
  return joinTokens(steps);
}

/** A decision's text as steps for `advance`; whether they are possible is for that to say. */
export function splitDecision(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('@')) return splitList(trimmed.slice(1).toUpperCase()).map((square) => `@${square}`);
  const named = /^(offer|pick|start)\s+(.*)$/is.exec(trimmed);
  if (named === null) return [trimmed];
  return splitList(named[2]!.toLowerCase()).map((item) => `${named[1]!.toLowerCase()} ${item}`);
}

const splitList = (text: string): string[] => text.split(',').map((item) => item.trim());
