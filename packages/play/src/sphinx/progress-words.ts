import { countOf, type Goal } from '@thera/sphinx';
import type { SphinxText } from '@thera/texts/sphinx';
import { piecesInWords } from './names.ts';
import type { Progress, ProgressPart } from './progress.ts';

/** How far an objective is, in a line: “1 of 2 gold, 3 builds missing, 1 dome short”. */
export function progressInWords(progress: Progress, text: SphinxText): string {
  const { parts, builds, short, isAchieved } = progress;
  if (isAchieved) return text.labels.done;
  const { objectives } = text;
  return [
    ...countedParts(parts).map((part) => partInWords(part, text)),
    ...(builds === 0 ? [] : [objectives.buildsMissing(builds)]),
    ...(countOf(short) === 0 ? [] : [objectives.piecesShort(piecesInWords(short, text))]),
  ].join(', ');
}

/** What slots and numbers do not tell, in brief: builds that are missing, and what else is not so yet. */
export function missingInWords(progress: Progress, text: SphinxText): string {
  const { parts, builds, isAchieved } = progress;
  if (isAchieved) return '';
  const counted = gistPart(progress);
  const isBare = isBareCount(gistOf(progress));
  const untold = parts.filter((part) => part.kind === 'goal' && !part.isMet && (part !== counted || isBare));
  return [
    ...untold.map((part) => partInWords(part, text)),
    ...(builds === 0 ? [] : [text.objectives.buildsMissing(builds)]),
  ].join(', ');
}

/** What is counted in a line: where all coins count, the row only holds them. */
export function countedParts(parts: readonly ProgressPart[]): readonly ProgressPart[] {
  const countsAll = parts.some((part) => part.kind === 'goal' && part.part === 'allCoins');
  return countsAll ? parts.filter(({ kind }) => kind === 'goal') : parts;
}

export function partInWords(part: ProgressPart, { objectives }: SphinxText): string {
  if (part.kind === 'row') return objectives.slots(part.colour, part.now, part.of);
  const tell: (now: number, wanted: number) => string = objectives.progress[part.part];
  return tell(part.now, part.wanted);
}

/** An objective for screen readers: “Heroic: every coin collected. 0 of 7 coins, 12 builds missing, ends the riddle”. */
export function objectiveLabel(
  progress: Progress,
  goal: string,
  reward: string | undefined,
  text: SphinxText,
): string {
  const { tiers, labels, objectives } = text;
  return [
    `${tiers[progress.tier]}: ${goal}`,
    progressInWords(progress, text),
    ...(reward === undefined
      ? []
      : [progress.isAchieved ? objectives.reward.paid(reward) : objectives.reward.pays(reward)]),
    ...(progress.ends ? [labels.ends] : []),
  ].join(', ');
}

/** What an objective is counted in above all: how much is done of how much, or how much is still in the way. */
export interface Gist {
  readonly now: number;
  /** Undefined where `now` is what is still in the way. */
  readonly of?: number;
  /** Where it has to get down to, if that is not nothing. */
  readonly downTo?: number;
}

/** The gist of an objective that is not told by the slots of its row. */
export function gistOf(progress: Progress): Gist | undefined {
  const counted = gistPart(progress);
  if (counted === undefined) return undefined;
  const { part, now, wanted } = counted;
  if (COUNTED_UP.includes(part)) return { now, of: wanted };
  return part === 'healthMax' ? { now, downTo: wanted } : { now };
}

/** A number of which one has to be told what it counts. */
const isBareCount = (gist: Gist | undefined): boolean => gist?.of === undefined && gist?.downTo === undefined;

type GoalPart = Extract<ProgressPart, { readonly kind: 'goal' }>;

function gistPart({ parts }: Progress): GoalPart | undefined {
  const goals = parts.filter((part) => part.kind === 'goal');
  return goals.find(({ part }) => !LIMITS.includes(part)) ?? goals[0];
}

/** What is only kept, and not worked for. */
const LIMITS: readonly (keyof Goal)[] = ['maxGods', 'destroyedMax', 'byTurn', 'gemsMin'];

const COUNTED_UP: readonly (keyof Goal)[] = [
  'allCoins',
  'workersAtHeight',
  'blessingsCollected',
  'raised',
  'ascended',
  'workersIn',
  'towerAt',
  'questsDone',
  'workerMovedUpTo',
];
