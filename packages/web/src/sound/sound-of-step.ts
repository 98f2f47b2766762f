import type { Scene } from '@thera/board';
import type { SoundName } from './sounds.ts';

/** What one hears when one scene follows another; nothing if nothing was moved or built. */
export function soundBetween(before: Scene, after: Scene): SoundName | undefined {
  const changed = after.towers.findIndex(
    ({ blocks, dome }, n) => blocks !== before.towers[n]!.blocks || dome !== before.towers[n]!.dome,
  );
  if (changed >= 0) return after.towers[changed]!.dome ? 'dome' : 'block';
  const key = ({ square, colour }: Scene['figures'][number]): string => `${square} ${colour}`;
  const were = new Set(before.figures.map(key));
  const come = after.figures.filter((figure) => !were.has(key(figure)));
  if (come.length === 0) return undefined;
  if (come.length > 1) return 'push';
  const [figure] = come;
  const left = before.figures.find(
    ({ colour, square }) =>
      colour === figure!.colour &&
      !after.figures.some((other) => other.colour === colour && other.square === square),
  );
  const rises = left !== undefined && levelOf(after, figure!.square) > levelOf(before, left.square);
  return rises ? 'climb' : 'step';
}

const levelOf = (scene: Scene, square: number): number => scene.towers[square]!.blocks;
