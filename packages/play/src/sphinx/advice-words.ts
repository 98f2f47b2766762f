import {
  type Advice,
  type Bottleneck,
  coinOn,
  formatDecision,
  GOD_CARDS,
  heightAt,
  inProgress,
  piecesOf,
  type Reason,
  type Remedy,
  type State,
  type Step,
  squareName,
  squareOf,
  TIERS,
  type Tier,
  terrainIn,
} from '@thera/sphinx';
import { rewardWords, type SphinxText } from '@thera/texts/sphinx';
import { capitalised, piecesInWords, queueCardName } from './names.ts';
import { progressIn } from './progress.ts';
import { partInWords } from './progress-words.ts';

/** How many ways to a missing piece are told: whoever wants to know more looks around. */
const MOST_REMEDIES = 2;

/** A hint in its three steps, each told only when it is asked for. */
export interface AdviceWords {
  /** What is short, and what could bring it. */
  readonly short: string;
  /** Where to look. */
  readonly where: string;
  /** A whole turn, and why. */
  readonly turn: string;
}

/** What the computer says to a state in which somebody has to decide. */
export function adviceInWords(state: State, advice: Advice, text: SphinxText): AdviceWords {
  const { tier, bottleneck, steps, reason } = advice;
  return {
    short: shortInWords(state, tier, bottleneck, text),
    where: whereInWords(state, advice, text),
    turn: `${turnInWords(state, steps, text)} ${reasonInWords(state, steps, reason, text)}`,
  };
}

function shortInWords(state: State, tier: Tier, bottleneck: Bottleneck, text: SphinxText): string {
  const { hints, tiers } = text;
  const name = tiers[tier];
  const progress = progressIn(state).find((one) => one.tier === tier);
  switch (bottleneck.kind) {
    case 'piece': {
      const { piece, count, remedies } = bottleneck;
      return [
        hints.short(name, text.piecesOf(piece, count)),
        ...remedies
          .flatMap((remedy) => remedyInWords(state, tier, remedy, bottleneck, text))
          .slice(0, MOST_REMEDIES),
      ].join(' ');
    }
    case 'goal': {
      const part = progress?.parts.find((one) => one.kind === 'goal' && one.part === bottleneck.part);
      const missing = part === undefined ? [] : [`${capitalised(partInWords(part, text))}.`];
      return [hints.noneShort(name), ...missing].join(' ');
    }
    case 'coins': {
      const builds = progress?.builds ?? 0;
      return [hints.noneShort(name), ...(builds === 0 ? [] : [hints.shortOfBuilds(name, builds)])].join(' ');
    }
  }
}

/** What could bring a missing piece, a sentence each. */
function remedyInWords(
  state: State,
  tier: Tier,
  remedy: Remedy,
  { piece }: Extract<Bottleneck, { kind: 'piece' }>,
  text: SphinxText,
): readonly string[] {
  const { sources } = text.hints;
  switch (remedy) {
    case 'queue':
      return state.queue.flatMap((card) =>
        card.kind === 'god' && GOD_CARDS[card.god].pieces.includes(piece)
          ? [sources.god(text.gods[card.god].name, text.onePiece(piece))]
          : [],
      );
    case 'quest':
      return state.held.map(({ god }) => sources.quest(text.gods[god].name, text.anyPiece));
    case 'game':
      return [sources.game(text.die.chance(state.gems.length))];
    case 'objective': {
      const { objectives } = terrainIn(state).riddle;
      const easier = objectives.slice(
        0,
        objectives.findIndex((objective) => objective.tier === tier),
      );
      return easier.flatMap((objective) => {
        const reward = rewardWords(objective.reward, text);
        const isOpen = !state.achieved.includes(objective.tier) && objective.reward?.pieces !== undefined;
        return isOpen && reward !== undefined ? [sources.objective(text.tiers[objective.tier], reward)] : [];
      });
    }
  }
}

function whereInWords(state: State, { worker, square, steps }: Advice, text: SphinxText): string {
  const { where } = text.hints;
  const [first] = steps;
  if (first?.kind === 'select') return where.god(queueCardName(state.queue[first.slot]!, text));
  if (first?.kind === 'game') return where.game;
  const target = square === undefined ? [] : [placeInWords(state, square, text)];
  const who = worker === undefined ? undefined : squareOf(state, worker);
  const said = who === undefined || who < 0 ? target : [where.worker(squareName(state, who)), ...target];
  return said.length === 0 ? turnInWords(state, steps, text) : said.join(' ');
}

const placeInWords = (state: State, square: number, { hints: { where } }: SphinxText): string =>
  (coinOn(state, square) === undefined ? where.square : where.coin)(squareName(state, square));

/** A whole turn in a sentence. */
export function turnInWords(state: State, steps: readonly Step[], text: SphinxText): string {
  const { turn } = text.hints;
  const at = (square: number): string => squareName(state, square);
  const [first, second, ...more] = steps;
  if (first?.kind === 'game' && first.gem === undefined) return turn.game;
  if (first?.kind === 'select') return turn.call(queueCardName(state.queue[first.slot]!, text));
  const best = TIERS.findLast((tier) => state.achieved.includes(tier));
  if (first?.kind === 'finish' && best !== undefined) return turn.finish(text.tiers[best]);
  const isWhole = more.every(({ kind }) => kind === 'done');
  if (isWhole && first?.kind === 'move' && (second?.kind === 'build' || second?.kind === 'take')) {
    const say = second.kind === 'build' ? turn.moveAndBuild : turn.moveAndTake;
    return say(at(state.workers[first.worker]!), at(first.to), at(second.on));
  }
  return turn.other(formatDecision(state, steps));
}

function reasonInWords(state: State, steps: readonly Step[], reason: Reason, text: SphinxText): string {
  const { reasons } = text.hints;
  switch (reason.kind) {
    case 'achieves':
      return reasons.achieves(text.tiers[reason.tier]);
    case 'quest':
      return reasons.finishesQuest(text.gods[reason.god].name);
    case 'coin':
      return reasons.collects(text.coins[reason.colour], squareName(state, reason.square));
    case 'god':
      return reasons.bringsPiece(piecesInWords(piecesOf(reason.pieces), text));
    case 'game':
      return reasons.bringsPiece(text.anyPiece);
    case 'raises': {
      const after = inProgress(state, steps);
      const level = coinOn(after, reason.square)?.level ?? 0;
      const left = Math.max(0, level - heightAt(after, reason.square));
      return reasons.raisesCoin(squareName(state, reason.square), left);
    }
    case 'position':
      return reasons.prepares;
  }
}
