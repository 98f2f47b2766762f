import type { EnemyKind } from '@thera/santowerini';
import type { OwnPieces } from '../../grid-game.ts';

/** Written out here, typed by the rules' own list, so that listing games brings no rules. */
const KINDS: Readonly<Record<EnemyKind, true>> = {
  raider: true,
  runner: true,
  sapper: true,
  brute: true,
  captain: true,
};

/** The enemies as pieces on a board. */
export const ENEMY_PIECES: OwnPieces = {
  kinds: Object.keys(KINDS),
  load: async () => (await import('../figures/enemies.ts')).ENEMIES,
};
