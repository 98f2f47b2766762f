import { joined, lathe, moved, painted, rgb, type Solid, shell, torus, turnedX } from '@thera/board';

const PALE = rgb('#e9dfc9');
const WOOL = rgb('#8a6a2e');
const EDGE = rgb('#4a3b22');

const BODY = lathe(
  [
    [0.17, 0],
    [0.21, 0.06],
    [0.2, 0.2],
    [0.14, 0.34],
    [0.06, 0.42],
    [0, 0.43],
  ],
  18,
);

/** The navel of the world, in its net of wool. */
export const OMPHALOS: Solid = joined(
  painted(BODY, PALE),
  painted(shell(BODY, 0.02), EDGE),
  ...[
    [0.1, 0.21],
    [0.21, 0.2],
    [0.31, 0.16],
  ].map(([y, radius]) => painted(moved(turnedX(torus(radius!, 0.014, 20, 5), Math.PI / 2), 0, y!, 0), WOOL)),
);
