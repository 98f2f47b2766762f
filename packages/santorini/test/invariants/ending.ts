import { squaresKept } from '../card-memory.ts';
import { areNeighbours, isPerimeter } from '../naive/board.ts';
import { DIRECTIONS } from '../naive/directions.ts';
import { against, atWork, closedTo, has, type Scene, squaresIn, touches } from '../scene.ts';
import { isMove, type Story, type StoryStep } from '../story.ts';
import { manned, type StoryBoard } from '../story-board.ts';
import { isFree } from './moving.ts';

const CARD = 8;

/** What each power may and must do at the end of its turn, and not more. */
export function endingFault(scene: Scene, story: Story): string | undefined {
  if (scene.isExtra || story.steps.every(({ sign }) => sign === '-')) return undefined;
  if (story.steps.some((step) => isMove(step) && step.side + 1 !== scene.mover.side)) return undefined;
  switch (scene.mover.power) {
    case 'medusa':
      return medusaFault(scene, story);
    case 'theseus':
      return theseusFault(story);
    case 'medea':
      return medeaFault(scene, story);
    case 'hydra':
      return hydraFault(scene, story);
    case 'nemesis':
      return nemesisFault(scene, story);
    case 'aeolus':
      return aeolusFault(scene, story);
    case 'europa-and-talus':
    case 'charybdis':
      return tokenFault(scene, story);
    case 'adonis':
      return adonisFault(scene, story);
    case 'jason':
      return jasonFault(story);
    default:
      return undefined;
  }
}

const find = ({ steps }: Story, sign: string): StoryStep | undefined =>
  steps.find((step) => step.sign === sign);

/** Exactly the lower neighbours turn to stone, but for workers that Limus keeps from being built on. */
function medusaFault(scene: Scene, { steps, winner, end }: Story): string | undefined {
  if (winner >= 0) return undefined;
  const { crews, levels } = steps.find(({ sign }) => sign === 't')?.board ?? end;
  const side = scene.mover.side - 1;
  const limus = against(scene, side, 'limus').map((card) => crews[card.side - 1]!);
  const shut = closedTo(scene, side);
  const victims = crews.flatMap((crew, owner) =>
    owner === side
      ? []
      : squaresIn(crew & ~shut).filter(
          (square) =>
            squaresIn(crews[side]!).some(
              (her) => areNeighbours(her, square) && levels[her]! > levels[square]!,
            ) && !limus.some((hers) => touches(hers, square)),
        ),
  );
  const stones = steps.filter(({ sign }) => sign === 't').map(({ from }) => from);
  const same = [...victims].sort().join() === [...stones].sort().join();
  return same ? undefined : `Medusa should turn ${victims.length} to stone, not ${stones.length}`;
}

/** Theseus removes a worker exactly two levels above one of his beside it. */
function theseusFault(story: Story): string | undefined {
  const slay = find(story, 'x');
  if (slay === undefined) return undefined;
  const { from, side, board, levelFrom } = slay;
  const own = story.steps.find(isMove)!.side;
  if (side === own || !has(board.crews[side]!, from)) return 'Theseus removes nobody';
  const reaches = squaresIn(board.crews[own]!).some(
    (at) => areNeighbours(at, from) && board.levels[at]! + 2 === levelFrom,
  );
  return reaches ? undefined : 'Theseus reaches too far';
}

/** Blocks under workers: beside hers but not under the one that moved; in print one each, beside one that did not move. */
function medeaFault(scene: Scene, story: Story): string | undefined {
  const sunk = story.steps.filter(({ sign }) => 'vr'.includes(sign));
  const { stands, side } = story.steps.find(isMove)!;
  const isPrinted = scene.mover.edition === 'printed';
  for (const [n, { from, board, levelFrom }] of sunk.entries()) {
    if (!has(manned(board), from)) return 'Medea takes blocks away where nobody stands';
    if (levelFrom === 0) return 'Medea takes the ground away';
    if (!isPrinted && from === stands) return 'Medea takes blocks away from under the mover';
    const beside = isPrinted ? board.crews[side]! & ~(1 << stands) : board.crews[side]!;
    if (!touches(beside, from)) return 'Medea reaches too far';
    if (sunk.slice(0, n).some((before) => before.from === from)) return 'Medea takes two blocks';
  }
  return undefined;
}

/** A head comes to one of the lowest free squares beside the mover if none are neighbours; otherwise one goes. */
function hydraFault(scene: Scene, { steps, end, winner }: Story): string | undefined {
  if (winner >= 0) return undefined;
  const side = scene.mover.side - 1;
  const last = steps.findLast((step) => 'cx'.includes(step.sign) && step.side === side);
  const board = last?.board ?? end;
  const mine = board.crews[side]!;
  if (squaresIn(mine).some((square) => touches(mine, square)))
    return last?.sign === 'x' && has(mine, last.from) ? undefined : 'Hydra loses no head';
  const { stands } = steps.findLast(isMove)!;
  const shut = closedTo(scene, side);
  const sites = squaresIn(~shut & 0x1ffffff).filter(
    (square) => areNeighbours(square, stands) && isFree(board, square),
  );
  const lowest = Math.min(...sites.map((square) => board.levels[square]!));
  if (sites.length === 0) return last === undefined ? undefined : 'Hydra grows without a free square';
  if (last?.sign !== 'c') return 'Hydra grows no head';
  return sites.includes(last.from) && board.levels[last.from] === lowest
    ? undefined
    : 'a head on the wrong square';
}

/** Places change with one side that none of hers is beside: two with two, or in print as many as both have. */
function nemesisFault(scene: Scene, { steps }: Story): string | undefined {
  const trades = steps.filter(({ sign }) => sign === 'e');
  const [first] = trades;
  if (first === undefined) return undefined;
  const { board, side, other } = first;
  const shut = closedTo(scene, side);
  const [mine, theirs] = [board.crews[side]!, board.crews[other]! & ~shut];
  if (side + 1 !== scene.mover.side || other === side) return 'the wrong sides change places';
  if (squaresIn(mine).some((square) => touches(theirs, square)))
    return 'Nemesis changes places with neighbours';
  const [own, others] = [squaresIn(mine).length, squaresIn(theirs).length];
  const isPrinted = scene.mover.edition === 'printed';
  if (!isPrinted && (own !== 2 || others < 2)) return 'Nemesis has not exactly two workers';
  if (trades.length !== (isPrinted ? Math.min(own, others) : 2)) return 'the wrong number changes places';
  const strange = trades.some((trade) => trade.other !== other || !has(mine, trade.from));
  const squares = new Set(trades.flatMap(({ from, to }) => [from, to]));
  return strange || squares.size !== 2 * trades.length ? 'somebody changes places twice' : undefined;
}

/** The wind goes out or back to the card; in print it turns. */
function aeolusFault({ mover }: Scene, story: Story): string | undefined {
  const aim = find(story, 'a');
  if (aim === undefined) return undefined;
  const before = DIRECTIONS.findIndex((direction) => direction === mover.items[0]);
  if (mover.edition === 'printed')
    return aim.from < CARD && aim.from !== before ? undefined : 'a wind of no use';
  return aim.from < CARD === before < 0 ? undefined : 'the wind is changed twice';
}

/** Onto a free square without a token: Talus beside the mover, a whirlpool if she has one left. */
function tokenFault(scene: Scene, { steps, end }: Story): string | undefined {
  const token = steps.find(({ sign }) => sign === 'o');
  if (token === undefined) return undefined;
  if (!isFree(end, token.from)) return 'a token on something';
  if (has(tokensNow(scene, steps), token.from)) return 'a token on a token';
  if (scene.mover.power === 'charybdis')
    return squaresIn(unchanged(steps, squaresKept(scene.mover))).length < 2
      ? undefined
      : 'Charybdis has no whirlpool left';
  return areNeighbours(token.from, steps.findLast(isMove)!.stands) ? undefined : 'Talus comes too far away';
}

function tokensNow(scene: Scene, steps: readonly StoryStep[]): number {
  const pools = atWork(scene, 'charybdis').reduce((set, card) => set | squaresKept(card), 0);
  const everyCoin = scene.cards.reduce((set, { side }) => set | closedTo(scene, side - 1), 0);
  return everyCoin | unchanged(steps, pools);
}

/** What building leaves of whirlpools. */
const unchanged = (steps: readonly StoryStep[], pools: number): number =>
  steps.filter(({ sign }) => 'bdrvt'.includes(sign)).reduce((set, { from }) => set & ~(1 << from), pools);

/** One of his, unless any will do in print, and one of theirs. */
function adonisFault({ mover }: Scene, { steps, end }: Story): string | undefined {
  const pair = steps.find(({ sign }) => sign === '&');
  if (pair === undefined) return undefined;
  const mine = end.crews[mover.side - 1]!;
  const isPrinted = mover.edition === 'printed';
  if (isPrinted ? pair.from < 25 : !has(mine, pair.from)) return 'Adonis names the wrong worker of his';
  return has(manned(end) & ~mine, pair.to) ? undefined : 'Adonis names nobody of theirs';
}

/** The third worker comes to a free square of the ground at the edge. */
function jasonFault({ steps }: Story): string | undefined {
  const come: StoryStep | undefined = steps[0]?.sign === 'c' ? steps[0] : undefined;
  if (come === undefined) return undefined;
  const { from, board, levelFrom }: { from: number; board: StoryBoard; levelFrom: number } = come;
  return isFree(board, from) && levelFrom === 0 && isPerimeter(from)
    ? undefined
    : 'the third worker lands elsewhere';
}
