import { isFree } from '../entering.ts';
import { heightAt, isAsleep, terrainIn } from '../field.ts';
import { distance, OFF } from '../terrain.ts';
import type { Rule } from './rule.ts';

/** Right after a move the King may be forced into the space that was left. */
export const procession: Rule<'procession'> = {
  afterMove: (state, { climb }) => {
    const last = state.turn.moves.at(-1);
    const { king } = state;
    if (last === undefined || king === OFF || isAsleep(state, 'king')) return [];
    const to = last.from;
    if (distance(terrainIn(state), king, to) !== 1 || !isFree(state, to)) return [];
    if (heightAt(state, to) > heightAt(state, king) + climb) return [];
    return [{ kind: 'force', figure: 'king', to }];
  },
};
