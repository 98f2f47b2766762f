import type { Tier } from '@thera/sphinx';
import {
  GOD_TYPES,
  type GodType,
  PIECES,
  type Piece,
  type Pieces,
  type Place,
  type Riddle,
} from '@thera/sphinx';
import type { ObjectiveText } from './goal-text.ts';
import { objectivePhrase } from './objective-words.ts';
import type { RiddleNames } from './riddle-names.ts';
import type { ExpertText, RuleTexts } from './riddle-text.ts';
import { ruleWords } from './rule-words.ts';

/** What a language needs for it. */
interface ExpertWords {
  readonly expert: ExpertText;
  readonly rules: RuleTexts;
  readonly objectives: ObjectiveText;
  readonly tiers: Readonly<Record<Tier, string>>;
  readonly godTypes: Readonly<Record<GodType, string>>;
  readonly piecesOf: (piece: Piece, count: number) => string;
  readonly words: { readonly list: (items: readonly string[]) => string };
}

/** What the expert setting changes in a riddle, a phrase each, told from its data. */
export function expertWords(riddle: Riddle, names: RiddleNames, text: ExpertWords): readonly string[] {
  const { expert } = riddle;
  return [
    ...(expert.rules ?? []).map((rule) => ruleWords(rule, names, text.rules).line),
    ...(expert.objectives ?? []).map(({ tier, slots = null, goal = null }) =>
      text.expert.objective(text.tiers[tier], objectivePhrase({ slots, goal }, names, text.objectives)),
    ),
    ...(expert.health === undefined ? [] : [text.expert.health(expert.health)]),
    ...(expert.sphinx === undefined ? [] : [text.expert.sphinxOn(names.square(expert.sphinx))]),
    ...gridWords(riddle, names, text),
    ...bridgeWords(riddle, names, text),
    ...flotsamWords(riddle, names, text),
    ...stockpileWords(riddle, text),
    ...deckWords(riddle, text),
  ];
}

function gridWords({ grid, expert }: Riddle, names: RiddleNames, text: ExpertWords): readonly string[] {
  return (expert.grid ?? []).flatMap((row, y) =>
    [...row].flatMap((cell, x) =>
      cell === grid[y]![x] ? [] : [text.expert.towerOn(names.square([x, y]), Number(cell))],
    ),
  );
}

function bridgeWords(
  { bridges = [], expert }: Riddle,
  names: RiddleNames,
  text: ExpertWords,
): readonly string[] {
  if (expert.bridges === undefined) return [];
  const left = expert.bridges.map(String);
  return bridges
    .filter((bridge) => !left.includes(String(bridge)))
    .map(([one, other]) => text.expert.bridgeMissing(names.square(one), names.square(other)));
}

function flotsamWords(
  { flotsam = [], expert }: Riddle,
  names: RiddleNames,
  text: ExpertWords,
): readonly string[] {
  if (expert.flotsam === undefined) return [];
  const left = expert.flotsam.map(({ at }) => String(at));
  const missing: readonly Place[] = flotsam.map(({ at }) => at).filter((at) => !left.includes(String(at)));
  return missing.length === 0 ? [] : [text.expert.flotsamMissing(names.squares(missing))];
}

function stockpileWords({ stockpile, expert }: Riddle, text: ExpertWords): readonly string[] {
  if (expert.stockpile === undefined) return [];
  const counted = (from: Pieces, to: Pieces): readonly string[] =>
    PIECES.flatMap((piece) =>
      to[piece] > from[piece] ? [text.piecesOf(piece, to[piece] - from[piece])] : [],
    );
  const more = counted(stockpile, expert.stockpile);
  const fewer = counted(expert.stockpile, stockpile);
  return [
    ...(more.length === 0 ? [] : [text.expert.morePieces(text.words.list(more))]),
    ...(fewer.length === 0 ? [] : [text.expert.fewerPieces(text.words.list(fewer))]),
  ];
}

function deckWords({ deck, expert }: Riddle, text: ExpertWords): readonly string[] {
  if (!expert.deck || !deck) return [];
  const left = expert.deck;
  return GOD_TYPES.filter((type) => left[type] < deck[type]).map((type) =>
    text.expert.fewerGods(text.godTypes[type], left[type]),
  );
}
