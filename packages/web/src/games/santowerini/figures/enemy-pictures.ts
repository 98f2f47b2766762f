import type { PiecePicture, PieceView } from '@thera/board';
import type { EnemyKind } from '@thera/santowerini';
import { BRUTE } from './brute.ts';
import { CAPTAIN } from './captain.ts';
import type { Figure } from './figure.ts';
import { mirrored } from './pen.ts';
import { RAIDER } from './raider.ts';
import { RUNNER } from './runner.ts';
import { SAPPER } from './sapper.ts';

/** The enemies as they are drawn, by their kinds. */
export const ENEMY_PICTURES: Readonly<Record<EnemyKind, PiecePicture>> = {
  raider: pictureOf(RAIDER),
  runner: pictureOf(RUNNER),
  sapper: pictureOf(SAPPER),
  brute: pictureOf(BRUTE),
  captain: pictureOf(CAPTAIN),
};

function pictureOf(figure: Figure): PiecePicture {
  return {
    body: (view) => seenFrom(figure, view),
    fill: 'var(--enemy)',
    edge: 'var(--enemy-edge)',
    accent: 'var(--enemy-accent)',
    height: figure.height,
  };
}

function seenFrom({ front, back, side }: Figure, view: PieceView): string {
  switch (view) {
    case 'front':
      return front;
    case 'back':
      return back;
    case 'right':
      return side;
    case 'left':
      return mirrored(side);
  }
}
