import { joinTokens } from './format-turn.ts';

/** The steps of a decision as one text: `@B3,D3`, `offer apollo,pan`, `offer nyx,pan night hades`, `C4>B4^B5`. */
export function joinDecision(steps: readonly string[]): string {
  if (steps.every((step) => step.startsWith('@'))) return `@${steps.map((step) => step.slice(1)).join(',')}`;
  if (!steps.some((step) => step.startsWith('offer '))) return joinTokens(steps);
  const offer = steps.filter((step) => step.startsWith('offer ')).map((step) => step.slice(6));
  const rest = steps.filter((step) => !step.startsWith('offer '));
  return [`offer ${offer.join(',')}`, ...rest].join(' ');
}

/** A decision's text as steps for `advance`; whether they are possible is for that to say. */
export function splitDecision(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith('@')) return splitList(trimmed.slice(1).toUpperCase()).map((square) => `@${square}`);
  const named = /^(offer|pick|start)\s+(.*?)(?:\s+night\s+(\S+))?$/is.exec(trimmed);
  if (named === null) return [trimmed];
  const steps = splitList(named[2]!.toLowerCase()).map((item) => `${named[1]!.toLowerCase()} ${item}`);
  return named[3] === undefined ? steps : [...steps, `night ${named[3].toLowerCase()}`];
}

const splitList = (text: string): string[] => text.split(',').map((item) => item.trim());
