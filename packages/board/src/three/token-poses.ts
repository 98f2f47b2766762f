import type { Motion, Slide, Taking } from '../motions.ts';
import type { Scene, Token } from '../scene.ts';
import { tokenStand } from '../token-stands.ts';
import { easeInOut, easeOut } from './easing.ts';
import { footholdOn } from './footholds.ts';
import { type Instant, shareOf } from './passage.ts';
import type { Placement } from './placement.ts';
import { threadSides } from './thread.ts';
import type { Foothold } from './walks.ts';

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
/** Who stands turns to the viewer, and what a game brings does. */
const FACING: Readonly<Record<string, number>> = { coin: 0, whirlpool: 0, abyss: 0, ram: 0.6 };
const STANDING = 0.85;
const TAKEN_RISE = 0.4;

/** Tokens at one time. */
export function tokenPoses(instant: Instant): TokenPoses {
  const { after, motions } = instant.passage;
  const shadows: Placement[] = [];
  const taken = motions.flatMap((motion) => (motion.kind === 'take' ? [motion.token] : []));
  const all = [...after.tokens, ...taken];
  const placed = (kind: string): readonly Placement[] => {
    const tokens = all.filter((token) => token.kind === kind);
    if (kind === 'fate')
      return threadSides(
        after.shape,
        tokens.map(({ square }) => square),
        instant.turns,
      );
    return tokens.map((token) => {
      const { turn = 0, ...pose } = poseOf(token, instant);
      const placement = { ...pose, turn: turn + instant.yaw * (FACING[kind] ?? STANDING) };
      const size = SHADOWS[kind] ?? OWN_SHADOW;
      if (size)
        shadows.push({ ...placement, y: placement.y + 0.016, turn: 0, size: size * (placement.size ?? 1) });
      return placement;
    });
  };
  const kinds = new Set(all.map(({ kind }): string => kind));
  const tokens = new Map([...kinds].map((kind) => [kind, placed(kind)]));
  return { tokens, shadows };
}

function poseOf(token: Token, instant: Instant): Placement {
  const { before, after, motions } = instant.passage;
  const motion = motions.find(
    (each): each is Motion & (Slide | Taking) => 'token' in each && each.token === token,
  );
  if (!motion) return placeIn(after, token, instant);
  const share = shareOf(motion, instant.time);
  if (motion.kind === 'take') return takenPose(placeIn(before, token, instant), share);
  const home = placeIn(after, token, instant);
  if (motion.was === undefined) return { ...home, size: home.size * easeOut(share) };
  const [start, along] = [placeIn(before, motion.was, instant), easeInOut(share)];
  const between = (key: keyof Foothold): number => start[key] + (home[key] - start[key]) * along;
  return { x: between('x'), y: between('y'), z: between('z'), size: between('size') };
}

/** What is taken rises, turns once and is gone. */
const takenPose = (from: Foothold, share: number): Placement => ({
  ...from,
  y: from.y + TAKEN_RISE * easeOut(share),
  turn: 2 * Math.PI * share,
  size: from.size * Math.min(1, 4 * (1 - share)),
});

const placeIn = (scene: Scene, token: Token, { turns }: Instant): Foothold =>
  footholdOn(scene, token.square, tokenStand(scene, token), turns);
