import { crewOf, levelAt, type Position } from '../../src/position.ts';
import { has, type Scene, squaresIn } from '../scene.ts';
import type { Story } from '../story.ts';

const WORD = 2 ** 30;

/** The played position is the one that the story ends with. */
export function replayFault(story: Story, after: Position): string | undefined {
  const { crews, domes, levels } = story.end;
  if (crews.some((crew, side) => crew !== crewOf(after, side))) return 'the workers stand elsewhere';
  if (domes !== after.domes) return 'the domes stand elsewhere';
  if (levels.some((level, square) => level !== levelAt(after, square))) return 'the towers differ';
  return story.winner === after.winner ? undefined : 'another has won';
}

/** Blocks only go by being razed, domes never, and no crew grows. */
export function conservationFault({ position }: Scene, story: Story, after: Position): string | undefined {
  const razed = story.steps.filter(({ sign }) => sign === 'r').map(({ from }) => from);
  for (let square = 0; square < 25; square++) {
    if (levelAt(after, square) < levelAt(position, square) - (razed.includes(square) ? 1 : 0))
      return 'a tower has sunk';
  }
  if ((position.domes & ~after.domes) !== 0) return 'a dome has gone';
  const removed = (side: number): number =>
    story.steps.filter(({ sign, side: owner }) => 'ktx'.includes(sign) && owner === side).length;
  const wrong = [0, 1, 2].some((side) => sizeOf(after, side) !== sizeOf(position, side) - removed(side));
  return wrong ? 'a crew has changed its size' : undefined;
}

const sizeOf = (position: Position, side: number): number => squaresIn(crewOf(position, side)).length;

/** Every field is a small integer; workers stand apart and not on domes; females are workers. */
export function fieldFault(position: Position): string | undefined {
  for (const [name, value] of Object.entries(position)) {
    const least = name === 'winner' ? -1 : 0;
    if (!Number.isInteger(value) || value < least || value >= WORD) return `${name} is ${value}`;
  }
  const { c0, c1, c2, domes, h1, h2, h3, females } = position;
  if ((c0 & c1) !== 0 || (c0 & c2) !== 0 || (c1 & c2) !== 0) return 'two workers on one square';
  if (((c0 | c1 | c2) & domes) !== 0) return 'a worker on a dome';
  if ((h2 & ~h1) !== 0 || (h3 & ~h2) !== 0) return 'a block in the air';
  if ((females & ~(c0 | c1 | c2)) !== 0) return 'a female mark without a worker';
  return [c0, c1, c2].some((crew) => squaresIn(crew).length > 2) ? 'a third worker' : undefined;
}

/** A worker keeps its gender wherever it goes. */
export function genderFault({ position }: Scene, { steps }: Story, after: Position): string | undefined {
  if (position.females === 0) return after.females === 0 ? undefined : 'a female from nowhere';
  let marks = position.females;
  const walks = steps.filter(({ sign }) => sign === 'w');
  if (walks.length > 0) {
    const moved = walks.filter(({ from }) => has(position.females, from)).map(({ to }) => to);
    marks = walks.reduce((set, { from }) => set & ~(1 << from), marks);
    marks = moved.reduce((set, to) => set | (1 << to), marks);
  }
  for (const { sign, from, to, landing } of steps) {
    const mover = has(marks, from);
    const victim = has(marks, to);
    if ('ktx'.includes(sign)) marks &= ~(1 << from);
    if (!'mspf'.includes(sign)) continue;
    marks &= ~((1 << from) | (1 << to));
    if (mover) marks |= 1 << to;
    if (victim && sign !== 'm' && sign !== 'f') marks |= 1 << landing;
  }
  return marks === after.females ? undefined : 'a worker has changed its gender';
}
