import '../../src/styles/styles.ts';
import './page.css';
import { render } from 'preact';
import { BoardStage } from '../../src/boards/board-stage.tsx';
import { LiveBoard } from '../../src/boards/live-board.ts';
import { PIECES, SCENE, withGuardOn } from './scene.ts';

const live = new LiveBoard('any', SCENE, PIECES);

render(
  <>
    <h1>An odd board</h1>
    <div class="odd-board">
      <BoardStage
        live={live}
        name="An odd board"
        labels={SCENE.towers.map((_, square) => `square ${square}`)}
        onChoose={(square) => {
          document.title = `chosen ${square}`;
          void live.show(withGuardOn(square)).then(() => {
            document.title = `arrived on ${square}`;
          });
        }}
      />
    </div>
  </>,
  document.body,
);
