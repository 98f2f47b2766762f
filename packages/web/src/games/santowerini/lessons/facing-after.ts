import { act, type Facing, Island, type State } from '@thera/santowerini';

/** Where the first enemy looks when its turn to act has come: a one makes it turn and do nothing else. */
export function facingAfter(state: State): Facing {
  const island = new Island(state);
  const { id } = state.enemies[0]!;
  act(island, id, () => 1);
  return island.enemy(id).facing;
}
