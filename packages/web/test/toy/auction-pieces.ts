import { lathe, type PieceSet, painted, rgb } from '@thera/board';
import { CHIP } from './chip.ts';

const GREY = { fill: '#777777', edge: '#222222' };
const DISC = [
  [0.2, 0],
  [0.2, 0.08],
  [0, 0.08],
] as const;

export const PIECES: PieceSet = {
  pictures: { [CHIP]: { body: () => '<ellipse cy="-6" rx="26" ry="16"/>', ...GREY } },
  solids: async () => ({
    [CHIP]: {
      solid: ({ fill }, around) => painted(lathe(DISC, around), rgb(fill)),
      nobody: { light: GREY, dark: GREY },
    },
  }),
};
