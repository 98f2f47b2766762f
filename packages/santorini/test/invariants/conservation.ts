import { crewOf, levelAt, type Position } from '../../src/position.ts';
import { type Story, whereabouts } from '../story.ts';
import { squaresIn } from '../story-board.ts';

const WORD = 2 ** 30;

/** The played position is the one that the story ends with, and the header of the turn is right about it. */
export function replayFault(story: Story, after: Position): string | undefined {
  const { crews, domes, levels } = story.end;
  if (crews.some((crew, side) => crew !== crewOf(after, side))) return 'the workers stand elsewhere';
  if (domes !== after.domes) return 'the domes stand elsewhere';
  if (levels.some((level, square) => level !== levelAt(after, square))) return 'the towers differ';
  if ((after.extra === 1) !== story.isRepeated) return 'the header is wrong about an additional turn';
  return story.winner === after.winner ? undefined : 'another has won';
}

/** Blocks only go by being razed or sunk, domes never, and workers only come and go by steps that say so. */
export function conservationFault(position: Position, story: Story, after: Position): string | undefined {
  for (let square = 0; square < 25; square++) {
    const gone = story.steps.filter(({ sign, from }) => from === square && 'rv'.includes(sign));
    const most = gone.some(({ sign }) => sign === 'v') ? 3 : gone.length;
    if (levelAt(after, square) < levelAt(position, square) - most) return 'a tower has sunk';
  }
  if ((position.domes & ~after.domes) !== 0) return 'a dome has gone';
  const count = (side: number, signs: string): number =>
    story.steps.filter(({ sign, side: owner }) => signs.includes(sign) && owner === side).length;
  const wrong = [0, 1, 2].some(
    (side) => sizeOf(after, side) !== sizeOf(position, side) - count(side, 'ktx') + count(side, 'c'),
  );
  return wrong ? 'a crew has changed its size' : undefined;
}

const sizeOf = (position: Position, side: number): number => squaresIn(crewOf(position, side)).length;

/** Every other field is a small integer; workers stand apart and not on domes; females are workers. */
export function fieldFault(position: Position): string | undefined {
  const { lineup, prefix, ...numbers } = position;
  if (lineup === undefined || prefix === undefined) return 'no line-up, or not even no beginning';
  for (const [name, value] of Object.entries(numbers)) {
    const least = name === 'winner' ? -1 : 0;
    if (!Number.isInteger(value) || value < least || value >= WORD) return `${name} is ${value}`;
  }
  const { c0, c1, c2, domes, h1, h2, h3, females } = position;
  if ((c0 & c1) !== 0 || (c0 & c2) !== 0 || (c1 & c2) !== 0) return 'two workers on one square';
  if (((c0 | c1 | c2) & domes) !== 0) return 'a worker on a dome';
  if ((h2 & ~h1) !== 0 || (h3 & ~h2) !== 0) return 'a block in the air';
  return (females & ~(c0 | c1 | c2)) !== 0 ? 'a female mark without a worker' : undefined;
}

/** A worker keeps its gender wherever it goes; new ones are male. */
export function genderFault(position: Position, story: Story, after: Position): string | undefined {
  const marks = squaresIn(position.females).reduce((set, square) => {
    const now = whereabouts(story, square);
    return now === undefined ? set : set | (1 << now);
  }, 0);
  if (marks === after.females) return undefined;
  // Gender is forgotten with the last power that reads it.
  return after.females === 0 && after.lineup !== position.lineup
    ? undefined
    : 'a worker has changed its gender';
}
