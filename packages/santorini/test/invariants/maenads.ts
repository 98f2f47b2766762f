import { straightOn } from '../naive/board.ts';
import { closedTo, has, type Scene, squaresIn } from '../scene.ts';
import type { Story } from '../story.ts';
import type { StoryBoard } from '../story-board.ts';

/** Others' workers that stand straight between two of the mover's, but for those that are not there for the mover. */
export function surroundedBy(scene: Scene, { crews }: StoryBoard): number {
  const side = scene.mover.side - 1;
  const mine = crews[side]!;
  const others = crews.reduce((set, crew, owner) => (owner === side ? set : set | crew), 0);
  return squaresIn(others & ~closedTo(scene, side)).reduce((set, square) => {
    const isBetween = squaresIn(mine).some((one) => {
      const beyond = isBeside(one, square) ? straightOn(one, square) : undefined;
      return beyond !== undefined && has(mine, beyond);
    });
    return isBetween ? set | (1 << square) : set;
  }, 0);
}

const isBeside = (a: number, b: number): boolean =>
  Math.max(Math.abs((a % 5) - (b % 5)), Math.abs(Math.floor(a / 5) - Math.floor(b / 5))) === 1;

/** Of three, exactly the players with a worker between two Maenads are out when their turn is over. */
export function maenadsFault(scene: Scene, { steps, end, winner }: Story): string | undefined {
  const { mover, isExtra } = scene;
  const killed = steps.filter(({ sign }) => sign === 'k');
  if (mover.power !== 'maenads' || isExtra || winner >= 0 || steps[0]?.sign === '-') return undefined;
  const before = killed[0]?.board ?? end;
  const caught = surroundedBy(scene, before);
  const losers = [0, 1, 2].filter((side) => side !== mover.side - 1 && (before.crews[side]! & caught) !== 0);
  const gone = losers.reduce((set, side) => set | before.crews[side]!, 0);
  const removed = killed.reduce((set, { from }) => set | (1 << from), 0);
  return gone === removed ? undefined : 'Maenads take the wrong players out';
}
