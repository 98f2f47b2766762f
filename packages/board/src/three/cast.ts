import type { PieceSolids } from '../piece-set.ts';
import { COLOURS, type Colour, type Piece, WORKER_KINDS } from '../scene.ts';
import { nobody, type Palette, type PieceColours } from './palette.ts';
import type { Solid } from './solid.ts';
import type { TierMeans } from './tiers.ts';
import { workerSolid } from './workers.ts';

/** All pieces of one look. */
export interface Role {
  readonly name: string;
  readonly colours: PieceColours;
  readonly solid: () => Solid;
}

/** The role of a piece. */
export const roleName = ({ kind, colour }: Pick<Piece, 'kind' | 'colour'>): string =>
  colour === undefined ? kind : `${kind}-${colour}`;

/** Every role that a piece may have on a board: workers, and what a game has besides. */
export function castOf(solids: PieceSolids, palette: Palette, means: TierMeans): readonly Role[] {
  const workers = WORKER_KINDS.flatMap((kind) =>
    inColours(
      (colour): Role => ({
        name: roleName(colour === undefined ? { kind } : { kind, colour }),
        colours: colour === undefined ? nobody(palette) : palette.seats[colour],
        solid: () => workerSolid(kind, colour, palette, means),
      }),
    ),
  );
  const others = Object.entries(solids).flatMap(([kind, piece]) =>
    inColours((colour): Role => {
      const own = piece.nobody[palette.night ? 'dark' : 'light'];
      const colours = colour === undefined ? own : palette.seats[colour];
      return {
        name: roleName(colour === undefined ? { kind } : { kind, colour }),
        colours,
        solid: () => piece.solid(colours, means.figureAround),
      };
    }),
  );
  return [...workers, ...others];
}

const inColours = (role: (colour: Colour | undefined) => Role): readonly Role[] =>
  [...COLOURS, undefined].map(role);
