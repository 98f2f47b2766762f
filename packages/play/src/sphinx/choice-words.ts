import { type Piece, type State, type Step, type Tier, terrainIn } from '@thera/sphinx';
import type { SphinxText } from '@thera/texts/sphinx';
import { capitalised, cardName, cardNames, figureOnSquare, pieceFrom, queueCardName } from './names.ts';

/** Something to be chosen beside the board. */
export interface ChoiceWords {
  readonly label: string;
  /** What it is about, for a picture of it. */
  readonly piece?: Piece;
  readonly tier?: Tier;
  /** The page proposes it. */
  readonly isProposed?: boolean;
  /** It would end the riddle. */
  readonly warning?: string;
}

/** A step as a button says it. */
export function choiceInWords(state: State, step: Step, text: SphinxText): ChoiceWords {
  const { prompts } = text;
  switch (step.kind) {
    case 'row':
      return rowInWords(state, step.tier, text);
    case 'gain':
      return { label: capitalised(text.pieces[step.piece]), piece: step.piece };
    case 'pay': {
      const label = capitalised(pieceFrom(step.piece, step.from, text));
      const saved = step.worker === undefined ? '' : ` · ${figureOnSquare(state, step.worker, text)}`;
      return { label: `${label}${saved}`, piece: step.piece };
    }
    case 'build': {
      const by = step.by === undefined ? '' : ` · ${cardNames(step.by, text)}`;
      return { label: `${capitalised(text.pieces[step.piece])}${by}`, piece: step.piece };
    }
    case 'destroy':
      return { label: capitalised(figureOnSquare(state, step.worker, text)) };
    case 'put-under':
    case 'select':
      return { label: queueCardName(state.queue[step.slot]!, text) };
    case 'use':
      return { label: useInWords(state, step, text) };
    case 'move':
    case 'take':
    case 'force':
      return {
        label: [prompts.steps[step.kind], ...(step.by === undefined ? [] : [cardNames(step.by, text)])].join(
          ' · ',
        ),
      };
    case 'done':
      return { label: stopInWords(state, text) };
    default:
      return { label: prompts.steps[step.kind] };
  }
}

/** The lowest row with room is proposed, unless it would end the riddle and there is another. */
function rowInWords(state: State, tier: Tier, text: SphinxText): ChoiceWords {
  const { rows } = text.prompts;
  const name = text.tiers[tier];
  if (!wouldEnd(state, tier)) return { label: rows.row(name), tier };
  return { label: rows.ends(name), tier, warning: rows.warning(name) };
}

/** Whether the coin that is asked about fills the row with which the riddle ends. */
function wouldEnd({ rows, asks, ...state }: State, tier: Tier): boolean {
  const [ask] = asks;
  const { objectives } = terrainIn({ rows, asks, ...state }).riddle;
  const index = objectives.findIndex((objective) => objective.tier === tier);
  const { slots, goal, ends } = objectives[index]!;
  if (!ends || goal !== null || slots === null || ask?.kind !== 'row') return false;
  return (['silver', 'gold'] as const).every(
    (colour) => rows[index]![colour] + (colour === ask.colour ? 1 : 0) >= (slots[colour] ?? 0),
  );
}

function useInWords(state: State, step: Extract<Step, { kind: 'use' }>, text: SphinxText): string {
  const [ask] = state.asks;
  if (ask?.kind === 'roll') return text.die.rollAgain;
  if (ask !== undefined) return text.prompts.yes;
  if (step.god !== undefined) return text.gods[step.god].name;
  if (step.gem !== undefined) return capitalised(text.gems[step.gem]);
  if (step.blessing !== undefined) return text.blessings[step.blessing].name;
  return text.prompts.aims.use(cardName(step.card, text));
}

/** What it means to do nothing more of what is asked. */
function stopInWords({ asks: [ask] }: State, { die, prompts }: SphinxText): string {
  if (ask?.kind === 'roll') return die.keep;
  return ask?.kind === 'omens' ? prompts.steps.done : prompts.no;
}
