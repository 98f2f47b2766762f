import {
  egg,
  joined,
  lathe,
  type MapColour,
  moved,
  painted,
  type Solid,
  scaled,
  shell,
  stick,
} from '@thera/board';

const EDGE = 0.016;

/** Leaves in one piece, lit from above, with a dark edge. */
function crown(form: Parameters<typeof painted>[0], colour: MapColour): Solid {
  const [leaf, lit] = [colour('leaf'), colour('leaf-lit')];
  const tops = form.positions.filter((_, index) => index % 3 === 1);
  const [low, high] = [Math.min(...tops), Math.max(...tops)];
  const paint = ([, y]: readonly [number, number, number]) => {
    const share = Math.max(0, (y - low) / (high - low) - 0.45) * 1.2;
    const part = (i: 0 | 1 | 2): number => leaf[i] + (lit[i] - leaf[i]) * share;
    return [part(0), part(1), part(2)] as const;
  };
  return joined(painted(form, paint), painted(shell(form, EDGE), colour('leaf-edge')));
}

const trunk = (height: number, colour: MapColour): Solid => painted(stick(0.035, height, 7), colour('trunk'));

/** Slender, pale leaves: they grow by the river of the dead. */
export const poplar = (colour: MapColour): Solid =>
  joined(trunk(0.3, colour), crown(moved(egg(0.15, 0.37, 0.15, 12, 9), 0, 0.56, 0), colour));

export const laurel = (colour: MapColour): Solid =>
  joined(
    trunk(0.3, colour),
    crown(moved(egg(0.17, 0.16, 0.17, 12, 8), -0.13, 0.36, 0.02), colour),
    crown(moved(egg(0.18, 0.17, 0.18, 12, 8), 0.13, 0.37, 0), colour),
    crown(moved(egg(0.2, 0.19, 0.2, 12, 8), 0, 0.5, -0.02), colour),
  );

export const cypress = (colour: MapColour): Solid =>
  joined(
    trunk(0.16, colour),
    crown(
      scaled(
        lathe(
          [
            [0, 0.1],
            [0.12, 0.16],
            [0.15, 0.3],
            [0.13, 0.5],
            [0.07, 0.75],
            [0, 0.95],
          ],
          12,
        ),
        1,
        1,
        1,
      ),
      colour,
    ),
  );

/** A low bush with flowers. */
export const bush = (colour: MapColour): Solid =>
  joined(
    crown(moved(egg(0.13, 0.1, 0.12, 10, 6), 0, 0.09, 0), colour),
    ...[
      [-0.06, 0.15, 0.07],
      [0.07, 0.14, 0.06],
      [0.01, 0.19, 0.02],
    ].map(([x, y, z]) => painted(moved(egg(0.032, 0.032, 0.032, 6, 4), x!, y!, z!), colour('bloom'))),
  );
