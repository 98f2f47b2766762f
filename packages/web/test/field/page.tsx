import '../../src/styles/styles.ts';
import './page.css';
import { render } from 'preact';
import { BoardStage } from '../../src/boards/board-stage.tsx';
import { LiveBoard } from '../../src/boards/live-board.ts';
import { SPHINX_PIECES } from '../../src/games/sphinx/figures/pieces.ts';
import { CROWDED, FIELD, ROUND } from './scene.ts';

const first = new URLSearchParams(location.search).has('crowded') ? CROWDED : FIELD;
const live = new LiveBoard('any', first, SPHINX_PIECES);
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
    <h1>A field</h1>
    <div class="field">
      <BoardStage
        live={live}
        name="A field"
        labels={first.towers.map((_, square) => `square ${square}`)}
        onChoose={() => void goOn()}
      />
    </div>
  </>,
  document.body,
);
