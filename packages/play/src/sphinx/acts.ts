import { BLESSING_IDS, type CardId, type State, type Step } from '@thera/sphinx';
import type { Choice } from '@thera/table';

/** What a tap on the board can be for, besides the use of a card. */
export const MAIN_ACTS = ['answer', 'move', 'build', 'move-on', 'king', 'call', 'game'] as const;
export type MainAct = (typeof MAIN_ACTS)[number];

/** What is being done: one of the usual things, or a card is used. */
export type Act = MainAct | CardId;

export const isCardAct = (act: Act): act is CardId => !MAIN_ACTS.some((main) => main === act);

/** What a step belongs to; undefined for those that end something, which no tap is for. */
export function actOf(state: State, choices: readonly Choice<Step>[], step: Step): Act | undefined {
  const isAsked = state.asks.length > 0;
  switch (step.kind) {
    case 'drop':
    case 'finish':
    case 'give-up':
      return undefined;
    case 'done':
      return isAsked ? 'answer' : undefined;
    case 'game':
      return 'game';
    case 'use':
      return isAsked ? 'answer' : step.card;
    case 'select':
      return step.by?.[0] ?? 'call';
    case 'force':
      return step.by?.[0] ?? 'king';
    case 'gain':
    case 'pay':
      return step.by?.[0] ?? 'answer';
    case 'move':
      return actOfMove(state, choices, step);
    case 'build':
    case 'take': {
      const { phase } = state.turn;
      const isEarly = phase === 'start' || phase === 'before';
      return spentOn(step.by) ?? (isEarly ? step.by?.[0] : undefined) ?? 'build';
    }
    case 'place':
    case 'row':
    case 'destroy':
    case 'sphinx-way':
    case 'topple':
    case 'put-under':
    case 'agree':
    case 'play-on':
      return 'answer';
  }
}

/** A card that lets somebody move as anybody may wants something else with it, and has to be chosen first. */
function actOfMove(
  { turn: { phase } }: State,
  choices: readonly Choice<Step>[],
  step: Extract<Step, { kind: 'move' }>,
): Act {
  const spent = spentOn(step.by);
  if (spent !== undefined) return spent;
  if (phase === 'moved') return 'move-on';
  const [card] = step.by ?? [];
  if (card === undefined) return 'move';
  const isUsual = choices.some(
    ({ step: { ...other } }) =>
      other.kind === 'move' &&
      other.worker === step.worker &&
      other.to === step.to &&
      (other.by ?? []).length === 0,
  );
  return isUsual || phase === 'built' ? card : 'move';
}

/** A blessing is gone when it is used, so that it is never used by the way. */
const spentOn = (by: readonly CardId[] = []): CardId | undefined =>
  by.find((card) => BLESSING_IDS.some((blessing) => blessing === card));

/** Everything that can be done now. */
export function actsIn(state: State, choices: readonly Choice<Step>[]): readonly Act[] {
  return [...new Set(choices.flatMap(({ step }) => actOf(state, choices, step) ?? []))];
}

/** What a tap is for as long as nobody says otherwise. */
export function usualAct(acts: readonly Act[]): Act | undefined {
  return MAIN_ACTS.slice(0, 3).find((act) => acts.includes(act));
}
