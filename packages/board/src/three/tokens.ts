import type { CommonTokenKind } from '../scene.ts';
import { dimmed, mixed, rgb } from './colour.ts';
import {
  ball,
  block,
  circle,
  egg,
  flat,
  lathe,
  type Point2,
  prism,
  rectangle,
  stick,
  torus,
} from './forms.ts';
import type { Palette } from './palette.ts';
import {
  type Form,
  joined,
  joinedForms,
  moved,
  painted,
  type Solid,
  scaled,
  sheet,
  shell,
  turnedX,
  turnedY,
  turnedZ,
} from './solid.ts';

/** How each token looks, standing on 0 in the middle of its square. A thread's sides are laid one by one. */
export const TOKEN_SOLIDS: Readonly<Record<CommonTokenKind, (palette: Palette) => Solid>> = {
  coin: coinSolid,
  whirlpool: whirlpoolSolid,
  talus: talusSolid,
  abyss: abyssSolid,
  fate: threadSolid,
  ram: ramSolid,
};

function coinSolid(palette: Palette): Solid {
  const gold = rgb(palette.gold);
  const disc = lathe(
    [
      [0.26, 0],
      [0.26, 0.045],
      [0.245, 0.06],
      [0.215, 0.06],
      [0.215, 0.06],
      [0.205, 0.048],
      [0.205, 0.048],
      [0, 0.048],
    ],
    32,
  );
  const bar = block(0.5, 0.016, 0.2, { size: 0.005, segments: 1 }, 2);
  return joined(
    painted(disc, gold),
    painted(moved(scaled(bar, 0.07, 1, 0.25), 0, 0.048, 0), dimmed(gold, 0.55)),
    painted(shell(disc, 0.01), dimmed(gold, 0.3)),
  );
}

/** A line that winds inwards, as a band lying at some height. */
function spiral(from: number, to: number, turns: number, breadth: number, y: number, phase: number): Form {
  const steps = Math.round(28 * turns);
  const row = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps;
      const radius =
        from + (to - from) * share + side * breadth * Math.sin(Math.PI * Math.min(share * 1.1 + 0.05, 1));
      const angle = phase + 2 * Math.PI * turns * share;
      return {
        at: [radius * Math.cos(angle), y - 0.012 * share, radius * Math.sin(angle)] as const,
        normal: [0, 1, 0] as const,
      };
    });
  return sheet([row(-1), row(1)]);
}

function whirlpoolSolid(palette: Palette): Solid {
  const [shore, shallow, open, deep] = palette.sea.map(rgb) as [
    ReturnType<typeof rgb>,
    ReturnType<typeof rgb>,
    ReturnType<typeof rgb>,
    ReturnType<typeof rgb>,
  ];
  const bowl = lathe(
    [
      [0.36, 0.006],
      [0.35, 0.03],
      [0.3, 0.032],
      [0.16, 0.022],
      [0, 0.006],
    ],
    32,
  );
  const paint = ([x, , z]: readonly [number, number, number]) =>
    mixed(deep, open, Math.min(Math.hypot(x, z) / 0.3, 1));
  return joined(
    painted(bowl, paint),
    painted(spiral(0.31, 0.03, 1.9, 0.022, 0.042, 0.4), shore),
    painted(spiral(0.3, 0.06, 1.4, 0.014, 0.041, 3.4), mixed(shallow, shore, 0.4)),
    painted(turnedX(torus(0.345, 0.016, 36, 5), Math.PI / 2), rgb(palette.foam)),
  );
}

function talusSolid(palette: Palette): Solid {
  const bronze = rgb(palette.bronze);
  const slab = (width: number, height: number, depth: number): Form =>
    scaled(block(0.5, height, 0.16, { size: 0.03, segments: 1 }, 2), width, 1, depth);
  const limb = (side: 1 | -1): Form[] => [
    moved(slab(0.145, 0.06, 0.23), side * 0.1, 0, 0.025),
    moved(slab(0.12, 0.23, 0.15), side * 0.1, 0, 0),
    moved(egg(0.085, 0.095, 0.1, 8, 5), side * 0.235, 0.5, 0),
    moved(turnedZ(stick(0.052, 0.29, 8), side * 0.1), side * 0.265, 0.22, 0.015),
    moved(ball(0.06, 7, 5), side * 0.275, 0.235, 0.02),
  ];
  const form = joinedForms(
    ...limb(1),
    ...limb(-1),
    moved(slab(0.3, 0.14, 0.2), 0, 0.18, 0),
    moved(slab(0.4, 0.28, 0.24), 0, 0.29, 0),
    moved(slab(0.19, 0.2, 0.2), 0, 0.57, 0),
    moved(slab(0.05, 0.08, 0.24), 0, 0.745, 0),
  );
  const visor = joinedForms(
    moved(prism(rectangle(0.13, 0.03), 0.012), 0, 0.665, 0.096),
    moved(prism(rectangle(0.03, 0.09), 0.012), 0, 0.59, 0.096),
  );
  const belt = moved(slab(0.33, 0.035, 0.225), 0, 0.285, 0);
  return joined(
    painted(form, ([, y]) => mixed(dimmed(bronze, 0.62), bronze, Math.min(y / 0.45, 1))),
    painted(visor, dimmed(bronze, 0.08)),
    painted(belt, dimmed(bronze, 0.4)),
    painted(moved(ball(0.026, 8, 6), 0.1, 0.09, 0.08), rgb(palette.gold)),
    painted(shell(form, 0.011), dimmed(bronze, 0.12)),
  );
}

function abyssSolid(palette: Palette): Solid {
  const [dark, rim] = [rgb(palette.abyss), rgb(palette.abyssRim)];
  const lip = lathe(
    [
      [0.38, 0.004],
      [0.36, 0.03],
      [0.32, 0.03],
      [0.27, 0.012],
    ],
    30,
  );
  const rings = [0.3, 0.23, 0.15].map((radius, i) =>
    painted(flat(circle(radius, 30), 0.014 + 0.004 * i), mixed(mixed(dark, rim, 0.16), dark, i / 2)),
  );
  // Light from below, as from embers deep down: only on the far inner wall.
  const ember = Array.from({ length: 13 }, (_, i): Point2 => {
    const angle = Math.PI * (0.14 + 0.72 * (i / 12));
    return [0.285 * Math.cos(angle), 0.285 * Math.sin(angle)];
  });
  const inner = ember.map(([x, y]): Point2 => [x * 0.9, y * 0.86]).reverse();
  return joined(
    painted(scaled(lip, 1, 1, 1), rgb(palette.rock[2])),
    ...rings,
    painted(flat([...ember, ...inner], 0.027, [0, 0.26]), rim, 0.5),
  );
}

/** One side of a thread: along x, a square long. */
function threadSolid(palette: Palette): Solid {
  const thread = rgb(palette.thread);
  const cord = moved(turnedZ(stick(0.024, 1.02, 7), Math.PI / 2), 0.51, 0.024, 0);
  const knots = [-0.4, -0.2, 0, 0.2, 0.4].map((x) =>
    moved(turnedY(torus(0.026, 0.009, 8, 4), Math.PI / 2 + 0.5), x, 0.024, 0),
  );
  return joined(
    painted(cord, thread),
    painted(joinedForms(...knots), mixed(thread, rgb(palette.casing), 0.75)),
    painted(shell(cord, 0.012), rgb(palette.casing)),
  );
}

function ramSolid(palette: Palette): Solid {
  const [gold, white] = [rgb(palette.gold), rgb(palette.plaster)];
  const curls = [
    [0, 0.26, 0, 0.16],
    [-0.13, 0.27, 0.02, 0.13],
    [0.13, 0.27, 0.02, 0.13],
    [-0.07, 0.34, 0.03, 0.12],
    [0.08, 0.34, -0.03, 0.12],
    [-0.19, 0.22, -0.02, 0.1],
    [0.19, 0.23, 0, 0.11],
    [0, 0.24, 0.08, 0.12],
    [0.1, 0.22, 0.08, 0.1],
    [-0.1, 0.22, 0.08, 0.1],
  ].map(([x, y, z, radius]) => moved(ball(radius!, 8, 5), x!, y!, z!));
  const legs = [
    [-0.14, 0.07],
    [-0.14, -0.07],
    [0.13, 0.07],
    [0.13, -0.07],
  ].map(([x, z]) => moved(stick(0.036, 0.22, 6), x!, 0, z!));
  const head = joinedForms(
    moved(turnedZ(egg(0.115, 0.082, 0.08, 10, 6), 0.45), -0.3, 0.38, 0.02),
    moved(egg(0.05, 0.045, 0.05, 8, 4), -0.39, 0.345, 0.02),
  );
  const horns = [0.085, -0.06].map((z) =>
    moved(turnedZ(torus(0.075, 0.027, 10, 5, 4.6), -0.4), -0.24, 0.4, z),
  );
  const eye = moved(ball(0.014, 6, 5), -0.345, 0.41, 0.093);
  const fleece = joinedForms(...curls);
  const bare = joinedForms(...legs, head);
  return joined(
    painted(fleece, ([, y]) => mixed(dimmed(gold, 0.6), gold, Math.min(Math.max((y - 0.12) / 0.2, 0), 1))),
    painted(bare, white),
    ...horns.map((horn) => painted(horn, dimmed(gold, 0.5))),
    painted(eye, rgb(palette.abyss)),
    ...[fleece, bare].map((form) => painted(shell(form, 0.01), dimmed(gold, 0.2))),
  );
}
