import type { Glyph, Sight } from './game-solids.ts';
import type { Point3 } from './measures.ts';
import type { Bearer } from './piece-poses.ts';

const HALF = 0.15;
/** How far to the right of a piece, above its feet, and in front of it. */
const AT_FEET = { aside: 0.24, up: 0.14 };
/** Who looks somewhere has it beside the shoulder. */
const AT_SHOULDER = { aside: 0.36, up: 0.56 };
const NEARER = 0.22;
/** On larger boards squares are smaller on the screen, but a number has to be read. */
const USUAL_SIDE = 5;

/** The number of a piece on a dark disc beside it. */
export function badge({ piece, x, y, z, turn }: Bearer, { scene, axes, palette }: Sight): readonly Glyph[] {
  const { number, facing } = piece;
  if (number === undefined) return [];
  const { right, back } = axes;
  const { up, aside } =
    facing === undefined ? AT_FEET : { ...AT_SHOULDER, aside: AT_SHOULDER.aside * freeSide(turn, right) };
  const place = (from: number, i: 0 | 1 | 2): number => from + right[i] * aside + back[i] * NEARER;
  return [
    {
      name: `number ${number}`,
      at: [place(x, 0), place(y + up, 1), place(z, 2)],
      half: HALF * Math.max(1, Math.max(scene.shape.columns, scene.shape.rows) / USUAL_SIDE),
      draw(pen, width) {
        pen.beginPath();
        pen.arc(0, 0, width * 0.44, 0, 7);
        pen.fillStyle = palette.mark;
        pen.fill();
        pen.lineWidth = width * 0.07;
        pen.strokeStyle = palette.casing;
        pen.stroke();
        pen.fillStyle = palette.casing;
        pen.font = `bold ${width * 0.56}px system-ui, sans-serif`;
        pen.fillText(String(number), 0, width * 0.04);
      },
    },
  ];
}

/** On which side of the picture a piece carries nothing: its hands are ahead of it and to one side. */
function freeSide(turn: number, right: Point3): 1 | -1 {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  const carried = (sine + cosine) * right[0] + (cosine - sine) * right[2];
  return carried > 0 ? -1 : 1;
}
