import '../../src/styles/styles.ts';
import './page.css';
import { render } from 'preact';
import { BoardStage } from '../../src/boards/board-stage.tsx';
import { LiveBoard } from '../../src/boards/live-board.ts';
import { ENEMIES } from '../../src/games/santowerini/figures/enemies.ts';
import { RAIDED, ROUND } from './scene.ts';

const live = new LiveBoard('any', RAIDED, ENEMIES);
let step = 0;

/** Each touch shows what happens next; the title tells when it is done. */
async function goOn(): Promise<void> {
  const scene = ROUND[step];
  if (scene === undefined) return;
  step++;
  await live.show(scene);
  document.title = `step ${step}`;
}

render(
  <>
    <h1>A raided island</h1>
    <div class="raided-island">
      <BoardStage
        live={live}
        name="A raided island"
        labels={RAIDED.towers.map((_, square) => `square ${square}`)}
        onChoose={() => void goOn()}
        onKey={({ key }) => {
          if (key === 't') live.turn();
        }}
      />
    </div>
  </>,
  document.body,
);
