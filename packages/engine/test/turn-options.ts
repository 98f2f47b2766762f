import { listTurns, Position, play, TurnList } from '@thera/santorini';
import type { Dice } from '@thera/table';
import { openSteps } from '../src/decide/open-steps.ts';
import type { Option } from '../src/decide/option.ts';
import { outcomesOf } from '../src/search/chance-nodes.ts';

/** Every turn of the seat to move, or every answer of a seat that is asked, in any order. */
export function turnOptions(position: Position, dice: Dice): readonly Option[] {
  const list = new TurnList();
  listTurns(position, list);
  const options = [...list.starts()].map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return { steps: () => openSteps(position, list.data, at, dice), outcomes: outcomesOf(after) };
  });
  return dice.shuffle(options);
}
