import { HERO_IDS } from '../../src/power-ids.ts';
import { coinsOf, reserveOf, squaresKept } from '../card-memory.ts';
import { isOffAtEnd, isSwitchedOff } from '../cards-at-work.ts';
import { usesHero } from '../heroes.ts';
import { nameOf, type Square } from '../naive/board.ts';
import { DIRECTIONS } from '../naive/directions.ts';
import { has, type Scene, squaresIn } from '../scene.ts';
import { extrasInText, type SeatInText } from '../seats-in-text.ts';
import { isBuild, isMove, type Story, type StoryStep, whereabouts } from '../story.ts';
import { climbs, falls } from './laws.ts';

const find = ({ steps }: Story, sign: string): StoryStep | undefined =>
  steps.find((step) => step.sign === sign);
const inBoardOrder = (set: number): string[] => (set === 0 ? [] : [squaresIn(set).map(nameOf).join(',')]);

/** What a seat's card, as it was when the turn began, remembers after a turn after which the game goes on. */
export function memoryExpected(
  scene: Scene,
  story: Story,
  seat: SeatInText,
  now: readonly SeatInText[],
  text: string,
): readonly string[] {
  const { mover, isExtra } = scene;
  const fleece = extrasInText(scene.text).get('fleece')?.split('@')[0];
  const kind = fleece ?? (seat.card === 'nyx' ? seat.drawn : seat.card);
  const played = mover.keptBy === seat.seat && !isExtra;
  const works = played && mover.power === kind;
  const items = seat.items.filter((item) => !item.startsWith('used=') && item !== '?');
  switch (kind) {
    case 'athena':
    case 'chaos':
      return played ? marks(climbs(scene, story)) : items;
    case 'nike':
      return played ? marks(falls(scene, story)) : items;
    case 'morpheus':
      return works ? stored(seat.stored + 1 - story.steps.filter(isBuild).length) : items;
    case 'aeolus':
      return works ? wind(story, items) : items;
    case 'europa-and-talus':
      return works ? talus(story, items) : items;
    case 'clio':
      return works ? coins(story, seat) : items;
    case 'charybdis':
      return pools(story, seat, works);
    case 'gaea':
      return reserve(scene, story, seat);
    case 'eris':
      return lastMoved(scene, story, seat);
    case 'tyche': {
      const isOwnAtNight = seat.seat === scene.mover.seat && now.some(({ card }) => card === 'nyx');
      return (works || isOwnAtNight) &&
        !scene.isAgain &&
        !isOffAtEnd(now[seat.seat - 1]!, now, scene.text, text)
        ? [...items, '?']
        : items;
    }
    case 'circe':
      // What is switched off holds nobody's power.
      return isSwitchedOff(seat, now, text) ? [] : items;
    case 'adonis':
      return adonis(story, seat, works);
    default:
      return HERO_IDS.some((id) => id === kind) && works && usesHero(scene, story) ? ['x'] : items;
  }
}

const marks = (isMarked: boolean): string[] => (isMarked ? ['^'] : []);
const stored = (builds: number): string[] => (builds === 0 ? [] : [String(builds)]);

function wind(story: Story, items: readonly string[]): readonly string[] {
  const aim = find(story, 'a');
  if (aim === undefined) return items;
  return aim.from < DIRECTIONS.length ? [DIRECTIONS[aim.from]!] : [];
}

function talus(story: Story, items: readonly string[]): readonly string[] {
  const token = find(story, 'o');
  return token === undefined ? items : [nameOf(token.from)];
}

/** Each block gets a coin while there are any; whatever is built on one uses it up. */
function coins({ steps }: Story, seat: SeatInText): string[] {
  let { left, lying } = coinsOf(seat);
  for (const { sign, from } of steps.filter(isBuild)) {
    lying &= ~(1 << from);
    if (sign === 'd' || left === 0) continue;
    lying |= 1 << from;
    left--;
  }
  return left === 3 && lying === 0 ? [] : [`${left}|${squaresIn(lying).map(nameOf).join(',')}`];
}

/** Whatever comes or goes under a whirlpool takes it back to the card. */
function pools({ steps }: Story, seat: SeatInText, works: boolean): string[] {
  const changed = steps.filter(({ sign }) => 'bdrvt'.includes(sign));
  const left = changed.reduce((set, { from }) => set & ~(1 << from), squaresKept(seat));
  const token = works ? steps.find(({ sign }) => sign === 'o') : undefined;
  return inBoardOrder(token === undefined ? left : left | (1 << token.from));
}

function reserve({ cards }: Scene, { steps }: Story, seat: SeatInText): string[] {
  const holder = cards.find(({ keptBy, power }) => keptBy === seat.seat && power === 'gaea');
  const come = steps.filter(({ sign, side }) => sign === 'c' && side + 1 === holder?.side).length;
  const left = reserveOf(seat) - come;
  return left === 2 ? [] : [String(left)];
}

/** The opponents that a turn of their own has brought to new squares; without any, the last ones, wherever they are. */
function lastMoved({ cards, mover, isExtra }: Scene, story: Story, seat: SeatInText): string[] {
  const holder = cards.find(({ keptBy }) => keptBy === seat.seat)!;
  const isOwn = story.steps.every((step) => !isMove(step) || step.side + 1 === mover.side);
  const [before, after] = [story.start.crews[mover.side - 1]!, story.end.crews[mover.side - 1]!];
  const come = story.steps.filter(({ sign }) => sign === 'c').map(({ from }) => from);
  const forced = squaresIn(before)
    .filter((start) => !hasMoved(story, start))
    .map((start) => whereabouts(story, start));
  const fresh = squaresIn(after & ~before).filter(
    (square) => !come.includes(square) && !forced.includes(square),
  );
  if (mover.side !== holder.side && isOwn && !isExtra && fresh.length > 0)
    return inBoardOrder(fresh.reduce((set, square) => set | (1 << square), 0));
  const still = squaresIn(squaresKept(seat)).map((square) => whereabouts(story, square));
  return inBoardOrder(
    still.reduce<number>((set, square) => (square === undefined ? set : set | (1 << square)), 0),
  );
}

/** Whether the worker that began on a square made a move, and was not only forced. */
function hasMoved(story: Story, start: Square): boolean {
  return story.steps.some(
    (step, n) =>
      isMove(step) && whereabouts({ ...story, steps: story.steps.slice(0, n) }, start) === step.from,
  );
}

/** What he asks for holds for one turn. */
function adonis(story: Story, seat: SeatInText, works: boolean): readonly string[] {
  const pair = works ? find(story, '&') : undefined;
  if (pair !== undefined) return [`${has(0x1ffffff, pair.from) ? nameOf(pair.from) : ''}&${nameOf(pair.to)}`];
  return seat.spent ? ['x'] : [];
}
