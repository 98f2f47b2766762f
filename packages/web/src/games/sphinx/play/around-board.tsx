import type { ComponentChild } from 'preact';
import type { InsteadOfSeats, OpenSheet } from '../../game-client.ts';
import type { SphinxCtrl } from '../ctrl.tsx';
import { Guide, isGuided } from '../tutorial/guide.tsx';
import { GodsPanel } from './gods-panel.tsx';
import { Objectives } from './objectives.tsx';
import { RuleLine } from './rule-line.tsx';
import { Supply } from './supply.tsx';

/** What belongs to the team stands where other games have seats. */
export const aroundBoard = (ctrl: SphinxCtrl, open: OpenSheet): InsteadOfSeats => ({
  above: <Objectives ctrl={ctrl} open={open} />,
  below: (
    <>
      <Supply ctrl={ctrl} open={open} />
      <GodsPanel ctrl={ctrl} open={open} />
    </>
  ),
  isFull: true,
});

/** The special rules lie over the board, and in the first riddle the guide. */
export function overBoard(ctrl: SphinxCtrl, open: OpenSheet): ComponentChild {
  const match = ctrl.frame.match.value;
  const rules = <RuleLine ctrl={ctrl} open={open} />;
  return isGuided(match) ? (
    <Guide match={match} text={ctrl.text.tutorial}>
      {rules}
    </Guide>
  ) : (
    rules
  );
}
