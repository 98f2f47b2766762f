import type { Motion, Slide } from '../motions.ts';
import type { Square, Token } from '../scene.ts';
import { easeInOut, easeOut } from './easing.ts';
import { spotOf, standingHeight } from './measures.ts';
import { type Instant, shareOf } from './passage.ts';
import type { Placement } from './placement.ts';
import { threadSides } from './thread.ts';

/** Where tokens are, with the shadows of those that stand. */
export interface TokenPoses {
  readonly tokens: ReadonlyMap<string, readonly Placement[]>;
  readonly shadows: readonly Placement[];
}

/** The width of each token's shadow; what is flat has none. */
const SHADOWS: Readonly<Record<string, number>> = {
  coin: 0.74,
  whirlpool: 0,
  talus: 0.85,
  abyss: 0,
  ram: 0.85,
};
/** What a game brings may stand. */
const OWN_SHADOW = 0.6;
/** Who stands turns to the viewer. */
const FACING: Readonly<Record<string, number>> = { talus: 0.85, ram: 0.6 };

/** Tokens at one time. */
export function tokenPoses(instant: Instant): TokenPoses {
  const { after } = instant.passage;
  const shadows: Placement[] = [];
  const placed = (kind: string): readonly Placement[] => {
    const tokens = after.tokens.filter((token) => token.kind === kind);
    if (kind === 'fate')
      return threadSides(
        after.shape,
        tokens.map(({ square }) => square),
        instant.turns,
      );
    return tokens.map((token) => {
      const placement = { ...poseOf(token, instant), turn: instant.yaw * (FACING[kind] ?? 0) };
      const size = SHADOWS[kind] ?? OWN_SHADOW;
      if (size)
        shadows.push({ ...placement, y: placement.y + 0.016, turn: 0, size: size * (placement.size ?? 1) });
      return placement;
    });
  };
  const kinds = new Set(after.tokens.map(({ kind }): string => kind));
  const tokens = new Map([...kinds].map((kind) => [kind, placed(kind)]));
  return { tokens, shadows };
}

function poseOf(token: Token, instant: Instant): Placement {
  const { motions } = instant.passage;
  const slide = motions.find(
    (motion): motion is Motion & Slide => 'token' in motion && motion.token === token,
  );
  const home = placeOn(token.square, instant);
  if (!slide) return home;
  const share = shareOf(slide, instant.time);
  if (slide.from === undefined) return { ...home, size: easeOut(share) };
  const [start, along] = [placeOn(slide.from, instant), easeInOut(share)];
  return {
    x: start.x + (home.x - start.x) * along,
    y: start.y + (home.y - start.y) * along,
    z: start.z + (home.z - start.z) * along,
  };
}

function placeOn(square: Square, { passage, turns }: Instant): Placement & { readonly y: number } {
  return { ...spotOf(passage.after.shape, square, turns), y: standingHeight(passage.after.towers[square]!) };
}
