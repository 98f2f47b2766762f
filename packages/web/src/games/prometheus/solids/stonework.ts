import {
  arch,
  block,
  type Form,
  joined,
  joinedForms,
  lathe,
  type MapColour,
  moved,
  painted,
  prism,
  type Solid,
  scaled,
  shell,
} from '@thera/board';

const EDGE = 0.014;

/** A block of some width, height and depth on the ground. */
export const slab = (width: number, height: number, depth: number): Form =>
  scaled(block(0.5, 1, 0.03, { size: 0.03, segments: 1 }, 1), width, height, depth);

/** Stone with a dark edge. */
export const hewn = (form: Form, colour: MapColour, name = 'stone'): Solid =>
  joined(painted(form, colour(name)), painted(shell(form, EDGE), colour('stone-edge')));

const shaft = (height: number, radius: number): Form =>
  lathe(
    [
      [radius * 1.15, 0],
      [radius, height * 0.1],
      [radius * 0.86, height],
    ],
    14,
  );

/** A column with base and capital. */
export const column = (height: number, colour: MapColour): Solid =>
  joined(
    hewn(slab(0.27, 0.06, 0.27), colour),
    hewn(moved(shaft(height - 0.12, 0.09), 0, 0.06, 0), colour),
    hewn(moved(slab(0.25, 0.07, 0.25), 0, height - 0.06, 0), colour),
  );

/** A column of which the upper part is gone; what is left ends in a slant. */
export const brokenColumn = (height: number, colour: MapColour): Solid =>
  joined(
    hewn(slab(0.26, 0.06, 0.26), colour),
    hewn(moved(shaft(height, 0.09), 0, 0.06, 0), colour),
    hewn(moved(scaled(slab(0.13, 0.1, 0.1), 1, 1, 1), 0.02, height + 0.03, 0.01), colour, 'stone-shade'),
  );

/** An upright slab with a round top and lines of writing. */
export const stele = (colour: MapColour): Solid =>
  joined(
    hewn(slab(0.38, 0.05, 0.2), colour),
    hewn(moved(prism(arch(0.3, 0.56, 8), 0.1), 0, 0.05, -0.05), colour),
    ...[0.42, 0.33, 0.24].map((y, row) =>
      painted(moved(slab(row === 2 ? 0.1 : 0.15, 0.022, 0.02), -0.02, y, 0.05), colour('stone-edge')),
    ),
  );

/** A seat under a round back, with a golden ball. */
export const throne = (colour: MapColour): Solid =>
  joined(
    hewn(slab(1, 0.06, 0.62), colour),
    hewn(moved(prism(arch(0.68, 0.72, 12), 0.1), 0, 0.05, -0.26), colour),
    painted(moved(prism(arch(0.44, 0.52, 10), 0.02), 0, 0.12, -0.16), colour('throne')),
    hewn(moved(slab(0.6, 0.22, 0.36), 0, 0.06, -0.02), colour),
    painted(moved(slab(0.5, 0.03, 0.32), 0, 0.28, -0.01), colour('throne')),
    hewn(moved(slab(0.14, 0.34, 0.4), -0.36, 0.06, 0), colour),
    hewn(moved(slab(0.14, 0.34, 0.4), 0.36, 0.06, 0), colour),
    painted(
      moved(
        lathe(
          [
            [0, 0],
            [0.07, 0.03],
            [0.07, 0.1],
            [0, 0.13],
          ],
          12,
        ),
        0,
        0.75,
        -0.21,
      ),
      colour('gold'),
      0.25,
    ),
  );

/** Four columns under a pediment. */
export const propylon = (colour: MapColour): Solid =>
  joined(
    hewn(slab(1.25, 0.06, 0.5), colour),
    ...[-0.48, -0.16, 0.16, 0.48].map((x) => moved(column(0.5, colour), x, 0.05, 0.02)),
    hewn(moved(slab(1.28, 0.08, 0.36), 0, 0.54, 0.02), colour),
    hewn(
      moved(
        prism(
          [
            [-0.66, 0],
            [0.66, 0],
            [0, 0.3],
          ],
          0.3,
        ),
        0,
        0.62,
        -0.12,
      ),
      colour,
    ),
  );

/** Four columns that bear nothing. */
export const pillars = (colour: MapColour): Solid =>
  joined(
    ...[-0.6, -0.2, 0.2, 0.6].map((x, index) =>
      moved(column(0.66, colour), x, 0, index % 2 === 0 ? 0.1 : -0.1),
    ),
  );

/** A round basin full of water. */
export const basin = (colour: MapColour): Solid => {
  const wall = scaled(
    lathe(
      [
        [0.74, 0],
        [0.76, 0.14],
        [0.7, 0.17],
        [0.64, 0.15],
        [0.62, 0.08],
      ],
      36,
    ),
    1,
    1,
    0.6,
  );
  const water = scaled(
    lathe(
      [
        [0.64, 0.1],
        [0, 0.1],
      ],
      36,
    ),
    1,
    1,
    0.6,
  );
  return joined(hewn(wall, colour), painted(water, colour('water'), 0.1));
};

/** A fire on an altar. */
export const hearth = (colour: MapColour): Solid => {
  const flame = (size: number): Form =>
    scaled(
      lathe(
        [
          [0, 0],
          [0.16, 0.06],
          [0.2, 0.18],
          [0.12, 0.34],
          [0.05, 0.48],
          [0, 0.6],
        ],
        10,
      ),
      size,
      size,
      size,
    );
  return joined(
    hewn(slab(0.8, 0.08, 0.56), colour),
    hewn(moved(slab(0.62, 0.18, 0.42), 0, 0.07, 0), colour),
    painted(moved(flame(0.92), 0, 0.24, 0), colour('ember'), 0.8),
    painted(moved(flame(0.62), 0.05, 0.24, 0.1), colour('ember-hi'), 1),
  );
};

/** An arch of iron with bars before a glow. */
export const gate = (colour: MapColour): Solid => {
  const bar = (x: number): Form => moved(slab(0.045, 0.6, 0.045), x, 0.04, 0.06);
  return joined(
    painted(joinedForms(moved(prism(arch(0.98, 0.86, 14), 0.24), 0, 0, -0.2)), colour('iron')),
    painted(shell(moved(prism(arch(0.98, 0.86, 14), 0.24), 0, 0, -0.2), 0.03), colour('iron-hi')),
    painted(moved(prism(arch(0.66, 0.68, 12), 0.02), 0, 0, 0.035), colour('ember-deep'), 1.1),
    painted(moved(prism(arch(0.44, 0.5, 12), 0.01), 0, 0, 0.05), colour('ember'), 1),
    painted(
      joinedForms(bar(-0.16), bar(0), bar(0.16), moved(slab(0.64, 0.045, 0.045), 0, 0.3, 0.06)),
      colour('iron'),
    ),
  );
};

/** An anvil on its block. */
export const anvil = (colour: MapColour): Solid =>
  joined(
    hewn(slab(0.4, 0.1, 0.3), colour, 'iron'),
    hewn(moved(slab(0.2, 0.14, 0.18), 0, 0.09, 0), colour, 'iron'),
    hewn(moved(slab(0.72, 0.14, 0.26), 0.02, 0.22, 0), colour, 'iron'),
  );

/** A cup on a foot. */
export const cup = (colour: MapColour): Solid =>
  joined(
    painted(
      lathe(
        [
          [0.2, 0],
          [0.18, 0.05],
          [0.05, 0.1],
          [0.05, 0.2],
          [0.2, 0.28],
          [0.3, 0.42],
          [0.32, 0.54],
          [0.28, 0.54],
          [0.22, 0.4],
          [0, 0.34],
        ],
        22,
      ),
      colour('gold'),
    ),
  );
