import { type Scene, TOKEN_KINDS, type Token } from './scene.ts';
import { ALONE, type Stand } from './stands.ts';

const SIGN: Stand = { x: -0.66, y: 0.62, size: 0.42 };
/** Beside the feet of who stands there, before them on the left. */
const BEFORE_FEET: Stand = { x: -0.54, y: -0.7, size: 0.76 };
/** From one token to the next on the same square. */
const NEXT = 1.08;

/** A kind that a game has brought; it stands, and makes room. */
export const isOwnToken = ({ kind }: Token): boolean => !TOKEN_KINDS.some((common) => common === kind);

/** Whether something stands on a square that would hide a mark in its middle: a token of a game's own. */
export const hasStandingToken = ({ tokens }: Pick<Scene, 'tokens'>, square: number): boolean =>
  tokens.some((token) => token.square === square && isOwnToken(token) && !token.isSign);

/** Where on its square a token stands; several, or one beside a piece, share it. */
export function tokenStand({ tokens, pieces }: Pick<Scene, 'tokens' | 'pieces'>, token: Token): Stand {
  if (!isOwnToken(token)) return ALONE;
  if (token.isSign) return SIGN;
  const isHere = ({ square }: { readonly square: number }): boolean => square === token.square;
  const standing = tokens.filter((other) => isHere(other) && isOwnToken(other) && !other.isSign);
  if (standing.length === 1 && !pieces.some(isHere)) return ALONE;
  const place = standing.indexOf(token);
  return { ...BEFORE_FEET, x: BEFORE_FEET.x + NEXT * place };
}
