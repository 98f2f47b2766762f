import {
  advance,
  type Drafting,
  matchupNote,
  nextChoices,
  type Position,
  type Power,
  sideOfSeat,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { INFINITY, isDecided } from '../search/score.ts';
import type { TreeSearch } from '../search/tree-search.ts';
import { type Cast, firstPosition, placingOrder } from './first-position.ts';
import { pickByWorth } from './pick-by-worth.ts';
import { castStrength, spreadOf } from './power-strengths.ts';
import type { Skill } from './skill.ts';
import type { Thinking, Thought } from './thought.ts';

/** How many offers are thought of. */
const OFFERS = 24;
/** How many decisions are looked at closely, and with how many placements each. */
const LOOKED_AT = 6;
const PLACEMENTS = 8;
/** How many positions are searched from one placement, at least and at most. */
const LEAST_GLIMPSE = 50;
const GLIMPSE = 4_000;
/** Who is nearly as good is chosen nearly as often, so that powers vary even with the best players. */
const TASTE = 80;
/** What a cast is worth after a short look is not taken for more than this. */
const MOST_CERTAIN = 600;

/** What it takes to think about powers. */
export interface Appraising {
  readonly skill: Skill;
  readonly dice: Dice;
  readonly isLate: () => boolean;
  /** A search, ready to begin. */
  readonly search: TreeSearch;
  readonly report: Thinking['report'];
}

/** A decision about powers, and the casts that it may lead to: the others choose among them. */
interface Alternative {
  readonly steps: readonly string[];
  /** The powers that are known then. */
  readonly powers: readonly Power[];
  readonly strength: number;
  readonly casts: readonly Cast[];
}

/** Powers are offered and picked, and who begins is named, by what the casts they lead to are worth. */
export function draft(stage: Drafting, appraising: Appraising): Thought {
  const { skill, dice, report } = appraising;
  const temperature = skill.noise + (stage.phase === 'start' ? 0 : TASTE);
  const all = dice.shuffle(alternatives(stage, dice)).toSorted((a, b) => b.strength - a.strength);
  const thoughtOf = (worth: (one: Alternative) => number, nodes: number): Thought => {
    const chosen = pickByWorth(all, worth, temperature, dice);
    const thought = {
      steps: chosen.steps,
      depth: nodes === 0 ? 0 : 1,
      score: Math.round(worth(chosen)),
      nodes,
    };
    report?.(thought);
    return thought;
  };
  const atFirst = thoughtOf(({ strength }) => strength / 2, 0);
  const looked = all.slice(0, LOOKED_AT).filter(({ casts }) => casts.length > 0);
  if (all.length === 1 || looked.length === 0) return atFirst;
  const { worths, nodes } = appraise(looked, sideOfSeat(stage.cards.length, stage.turn), appraising);
  return worths.size === 0 ? atFirst : thoughtOf((one) => worths.get(one) ?? one.strength / 2, nodes);
}

function alternatives(stage: Drafting, dice: Dice): readonly Alternative[] {
  const { cards, turn, challenger, night } = stage;
  const alternative = (steps: readonly string[], filled: Drafting['cards'], start: number): Alternative => ({
    steps,
    powers: filled.filter((card) => card !== null),
    strength: castStrength(filled, turn),
    casts: isComplete(filled) ? [{ cards: filled, start, night }] : [],
  });
  if (stage.phase === 'offer')
    return interesting(Array.from({ length: OFFERS }, () => offering(stage, dice)));
  const choices = nextChoices(stage, []).map(({ step }) => step);
  if (stage.phase === 'start') return choices.map((step, seat) => alternative([step], cards, seat));
  return interesting(
    choices.map((step) => alternative([step], filledUp(afterwards(stage, [step])), challenger)),
  );
}

/** Powers that make no good game together are avoided where they can be. */
function interesting(all: readonly Alternative[]): readonly Alternative[] {
  const good = all.filter(({ powers }) =>
    powers.every((one, n) =>
      powers.slice(n + 1).every((other) => matchupNote(one.id, other.id) === undefined),
    ),
  );
  return good.length > 0 ? good : all;
}

/** An offer by chance. It is as good as what the other leaves, and to more than two it should be fair. */
function offering(stage: Drafting, dice: Dice): Alternative {
  const steps: string[] = [];
  for (let open = nextChoices(stage, steps); open.length > 0; open = nextChoices(stage, steps))
    steps.push(dice.pick(open).step);
  const { offer, night } = afterwards(stage, steps);
  const powers = offer ?? [];
  const strength = -spreadOf(powers);
  if (powers.length > 2) return { steps, powers, strength, casts: [] };
  const casts = [powers, powers.toReversed()].map((cards) => ({ cards, start: stage.turn, night }));
  return { steps, powers, strength, casts };
}

function afterwards(stage: Drafting, steps: readonly string[]): Drafting {
  const after = advance(stage, steps, ([first]) => first!);
  if (!after.ok || 'position' in after.value)
    throw new Error(`${steps.join(' ')} is no decision about powers`);
  return after.value;
}

/** Those who have not picked yet take what is left as it lies there. */
function filledUp({ cards, offer }: Drafting): Drafting['cards'] {
  const left = [...(offer ?? [])];
  return cards.map((card) => card ?? left.shift() ?? null);
}

const isComplete = (cards: Drafting['cards']): cards is readonly Power[] =>
  cards.every((card) => card !== null);

/** Looks at the same placements for every decision, as long as there is time: half is what is known of powers, half what is found. */
function appraise(
  looked: readonly Alternative[],
  side: number,
  { skill, dice, isLate, search }: Appraising,
): { readonly worths: ReadonlyMap<Alternative, number>; readonly nodes: number } {
  const sums = new Map<Cast, number>(looked.flatMap(({ casts }) => casts.map((cast) => [cast, 0])));
  const most = Math.min(PLACEMENTS, Math.max(1, Math.floor(skill.nodes / (sums.size * LEAST_GLIMPSE))));
  const share = Math.min(GLIMPSE, Math.floor(skill.nodes / (sums.size * most)));
  let nodes = 0;
  let rounds = 0;
  for (; rounds < most && !isLate(); rounds++) {
    const order = placingOrder(dice);
    const scores = [...sums.keys()].map((cast) => {
      if (isLate()) return 0;
      const position = firstPosition(cast, order, dice);
      search.begin(side, { depth: skill.depth, nodes: share, lines: 1, isLate });
      const score = position === undefined ? 0 : glimpse(position, skill.depth, search);
      nodes += search.nodes;
      return Math.max(-MOST_CERTAIN, Math.min(MOST_CERTAIN, score));
    });
    // What only some were asked says nothing of who is better.
    if (isLate()) break;
    for (const [n, cast] of [...sums.keys()].entries()) sums.set(cast, sums.get(cast)! + scores[n]!);
  }
  if (rounds === 0) return { worths: new Map(), nodes };
  const worthOf = (cast: Cast): number => (castStrength(cast.cards, side) + sums.get(cast)! / rounds) / 2;
  return { worths: new Map(looked.map((one) => [one, Math.min(...one.casts.map(worthOf))])), nodes };
}

/** What a position is worth as far as can be seen within a search's limits. */
function glimpse(position: Position, depths: number, search: TreeSearch): number {
  let score = search.staticEvaluation(position);
  search.mayStop = true;
  for (let depth = 1; depth <= depths && !isDecided(score); depth++) {
    const deeper = search.scoreOf(position, depth, -INFINITY, INFINITY);
    if (search.stopped) break;
    score = deeper;
  }
  return score;
}
