import { decide } from '@thera/engine';
import { choiceSeed } from '@thera/play';
import { decisionText, seatToAct, stageToDecide } from '@thera/play/santorini';
import { diceFor, sha256 } from '@thera/table';
import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';
import { SOON_WON } from './tables.ts';

/** More turns than a game against a novice takes. */
const MOST_TURNS = 60;

test('a game by mouse is won, and a rematch begins', async ({ visit }) => {
  const game = await GamePage.start(visit, SOON_WON.query);
  for (const turn of SOON_WON.turns) await game.play(turn);
  await game.remark().getByText('Player 1 stepped up to level 3 on B4.').waitFor();
  expect((await game.turns()).filter((_, n) => n % 2 === 0)).toEqual(['C2>C3^D4', 'C3>B4#']);
  expect((await game.match()).outcome).toMatchObject({ kind: 'won', winners: [0] });
  await game.button(game.text.rematch).click();
  await game.page.getByText(game.text.noTurnYet).waitFor();
  expect(await game.label('C2')).toBe('C2, level 1, your worker, can be selected');
});

test('a whole game with gods by mouse, from the first worker to the end', async ({ visit }) => {
  const game = await GamePage.start(visit, 'seats=p,c1&powers=demeter,apollo');
  await game.place('C3', 'B2');
  for (let turns = 0; !(await game.isOver()); turns++) {
    const match = await game.match();
    expect(turns, `a game without end, seed ${match.record.seed}`).toBeLessThan(MOST_TURNS);
    const stage = stageToDecide(match, seatToAct(match));
    const { steps } = decide(stage, {
      level: 'mason',
      dice: diceFor(sha256, choiceSeed(match), 0),
      clock: () => performance.now(),
    });
    await game.play(decisionText(stage, steps));
  }
  const { outcome, line } = await game.match();
  expect(outcome?.kind).toBe('won');
  expect(await game.turns()).toHaveLength(line.length);
});
