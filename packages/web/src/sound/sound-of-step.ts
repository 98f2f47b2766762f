import type { Scene } from '@thera/board';
import type { SoundName } from './sounds.ts';

/** What one hears when one scene follows another; nothing if nothing was moved or built. */
export function soundBetween(before: Scene, after: Scene): SoundName | undefined {
  if (before.towers.length !== after.towers.length) return undefined;
  const changed = after.towers.findIndex(
    ({ blocks, dome }, n) => blocks !== before.towers[n]!.blocks || dome !== before.towers[n]!.dome,
  );
  if (changed >= 0) return after.towers[changed]!.dome ? 'dome' : 'block';
  const key = ({ square, colour }: Scene['pieces'][number]): string => `${square} ${colour}`;
  const were = new Set(before.pieces.map(key));
  const come = after.pieces.filter((piece) => !were.has(key(piece)));
  if (come.length === 0) return undefined;
  if (come.length > 1) return 'push';
  const [piece] = come;
  const left = before.pieces.find(
    ({ colour, square }) =>
      colour === piece!.colour &&
      !after.pieces.some((other) => other.colour === colour && other.square === square),
  );
  const rises = left !== undefined && levelOf(after, piece!.square) > levelOf(before, left.square);
  return rises ? 'climb' : 'step';
}

const levelOf = (scene: Scene, square: number): number => scene.towers[square]!.blocks;
