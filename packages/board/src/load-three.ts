import type { MakeBoard } from './board.ts';

/** The board in three dimensions; it is large, and comes by itself when somebody wants it. */
export async function loadThreeBoard(): Promise<MakeBoard> {
  return (await import('./three/three-board.ts')).makeThreeBoard;
}
