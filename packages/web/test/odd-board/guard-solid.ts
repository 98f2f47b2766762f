import { lathe, type PieceSolids, painted, rgb } from '@thera/board';

const CONE = [
  [0.22, 0],
  [0.2, 0.06],
  [0, 0.7],
] as const;
const RED = { fill: '#b5390a', edge: '#3a1002' };

export const SOLIDS: PieceSolids = {
  guard: {
    solid: ({ fill }, around) => painted(lathe(CONE, around), rgb(fill)),
    nobody: { light: RED, dark: RED },
  },
};
