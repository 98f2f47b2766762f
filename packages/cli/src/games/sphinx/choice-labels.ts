import {
  cardName,
  choiceInWords,
  figureName,
  pieceFrom,
  queueCardName,
  type SphinxAttempt,
  squareName,
} from '@thera/play/sphinx';
import { type CardId, OFF, type Square, type State, type Step, squareOf, TIERS } from '@thera/sphinx';
import type { SphinxText } from '@thera/texts/sphinx';
import { queueCardInWords } from './standing.ts';

/** A step in the list: squares first where there are any, for these can be typed. */
export function labelOf({ now }: Pick<SphinxAttempt, 'now'>, step: Step, text: SphinxText): string {
  const squares = squaresOf(now, step)
    .map((square) => squareName(now, square))
    .join(' ');
  return [squares, wordsOf(now, step, text), cardsOf(step, text)].filter((part) => part !== '').join(' · ');
}

/** Whoever does it or has it done to them, and where. */
function squaresOf(state: State, step: Step): readonly Square[] {
  const standing = (figure: Parameters<typeof squareOf>[1]): readonly Square[] =>
    [squareOf(state, figure)].filter((square) => square !== OFF);
  switch (step.kind) {
    case 'place':
    case 'sphinx-way':
      return [step.to];
    case 'topple':
      return [step.on];
    case 'move':
      return [...standing(step.worker), step.to];
    case 'build':
    case 'take':
      // Whoever has moved is known.
      return [...(step.worker === state.turn.mover ? [] : standing(step.worker)), step.on];
    case 'force':
      return [...standing(step.figure), step.to];
    case 'use':
      return [
        ...(step.figure === undefined ? [] : standing(step.figure)),
        ...(step.other === undefined ? [] : standing(step.other)),
        ...(step.to === undefined ? [] : [step.to]),
      ];
    default:
      return [];
  }
}

function wordsOf(state: State, step: Step, text: SphinxText): string {
  const { prompts, die } = text;
  switch (step.kind) {
    case 'place':
    case 'sphinx-way':
    case 'topple':
    case 'take':
    case 'force':
      return '';
    case 'move':
      return step.shoves === undefined ? '' : shoveInWords(state, step.to, step.shoves, text);
    case 'build':
      return step.from === 'stockpile' ? text.pieces[step.piece] : pieceFrom(step.piece, step.from, text);
    case 'select':
      return queueCardInWords(state.queue[step.slot]!, text);
    case 'game':
      return step.gem === undefined ? die.roll : die.name(text.gems[step.gem]);
    case 'drop':
      return prompts.dropBlessing(text.blessings[step.blessing].name);
    case 'finish': {
      const best = TIERS.findLast((tier) => state.achieved.includes(tier));
      return best === undefined ? prompts.steps.finish : prompts.finish.button(text.tiers[best]);
    }
    case 'done':
      return state.asks.length === 0 ? prompts.endTurn : choiceInWords(state, step, text).label;
    default:
      return choiceInWords(state, step, text).label;
  }
}

/** Whoever makes room, and where to. */
function shoveInWords(state: State, from: Square, to: Square, text: SphinxText): string {
  const worker = state.workers.indexOf(from);
  const name = worker < 0 ? '' : figureName(state, worker as 0, text);
  return `${name} > ${squareName(state, to)}`;
}

/** The cards whose powers it takes; a card that says itself what it does is named already. */
function cardsOf(step: Step, text: SphinxText): string {
  const by: readonly CardId[] = 'by' in step ? (step.by ?? []) : [];
  return by.map((card) => cardName(card, text)).join(', ');
}

/** What a step without squares can be called by, in one language. */
export function namesOf(state: State, step: Step, text: SphinxText): readonly string[] {
  const { prompts, die } = text;
  switch (step.kind) {
    case 'select':
    case 'put-under':
      return [queueCardName(state.queue[step.slot]!, text)];
    case 'game':
      return step.gem === undefined
        ? [die.roll, prompts.steps.game]
        : [text.gems[step.gem], text.faces[step.gem]];
    case 'gain':
    case 'pay':
      return [text.pieces[step.piece], step.piece];
    case 'row':
      return [text.tiers[step.tier]];
    case 'use':
      return namesOfUse(state, step, text);
    case 'done':
      return state.asks.length === 0
        ? [prompts.steps.done, prompts.endTurn]
        : [prompts.steps.done, choiceInWords(state, step, text).label, prompts.no];
    case 'agree':
      return [prompts.steps.agree, prompts.yes];
    case 'play-on':
      return [prompts.steps['play-on'], prompts.no];
    default:
      return [];
  }
}

function namesOfUse(state: State, step: Extract<Step, { kind: 'use' }>, text: SphinxText): readonly string[] {
  return [
    ...(step.god === undefined ? [] : [text.gods[step.god].name]),
    ...(step.gem === undefined ? [] : [text.gems[step.gem], text.faces[step.gem]]),
    ...(step.blessing === undefined ? [] : [text.blessings[step.blessing].name]),
    ...(state.asks.length === 0 ? [] : [text.prompts.yes, choiceInWords(state, step, text).label]),
  ];
}
