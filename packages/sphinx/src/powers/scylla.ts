import { isFree, stepsFrom } from '../entering.ts';
import { canBeForced, figureOn, heightAt } from '../field.ts';
import type { Power } from '../power.ts';
import type { Step } from '../step.ts';
import { lastMove } from '../turn-facts.ts';

/** After the move a figure beside the space that was left is forced into it, one level up at most; never the Sphinx. */
export const scylla: Power = {
  afterMove: (state) => {
    const { from: left } = lastMove(state)!;
    if (!isFree(state, left)) return [];
    return stepsFrom(state, left).flatMap((near): readonly Step[] => {
      const figure = figureOn(state, near);
      if (figure === undefined || figure === 'sphinx' || figure === state.turn.mover) return [];
      if (!canBeForced(state, figure) || heightAt(state, left) > heightAt(state, near) + 1) return [];
      return [{ kind: 'force', figure, to: left }];
    });
  },
};
