import type { ReadonlySignal } from '@preact/signals';
import {
  BARE,
  bareScene,
  islandPicture,
  type PieceSet,
  printedBoard,
  type Scene,
  type Square,
} from '@thera/board';
import type { ComponentChild } from 'preact';
import { soundBetween } from '../sound/sound-of-step.ts';
import { BoardStage } from './board-stage.tsx';
import type { BoardProps, GameBoard, Viewpoint } from './game-board.ts';
import { LiveBoard } from './live-board.ts';
import { threeLost } from './three-lost.ts';

/** A grid of squares with towers and pieces on it: the board of most games. */
export class GridBoard implements GameBoard<Scene, Square> {
  private readonly live: LiveBoard;
  private readonly pieces: PieceSet | undefined;

  constructor(pieces?: PieceSet) {
    this.live = new LiveBoard('any', BARE, pieces);
    this.pieces = pieces;
  }

  get speed(): number {
    return this.live.speed;
  }

  get isLost(): ReadonlySignal<boolean> {
    return threeLost.isLost;
  }

  get viewpoint(): Viewpoint {
    return this.live;
  }

  show(scene: Scene, pace?: number): Promise<void> {
    return this.live.show(scene, pace);
  }

  finish(): void {
    this.live.finish();
  }

  refuse(square: Square): void {
    this.live.refuse(square);
  }

  bare({ shape }: Scene): Scene {
    return bareScene(shape);
  }

  soundBetween(before: Scene, after: Scene): ReturnType<typeof soundBetween> {
    return soundBetween(before, after);
  }

  view(props: BoardProps<Square>): ComponentChild {
    return <BoardStage live={this.live} {...props} />;
  }

  pictures(scene: Scene): readonly string[] {
    return [islandPicture(scene, { glow: false }, this.pieces)];
  }

  printed(scene: Scene): string {
    return printedBoard({ ...scene, marks: [] }, this.pieces);
  }
}
