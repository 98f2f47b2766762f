import type { Rgb } from './colour.ts';
import type { Point3 } from './measures.ts';

/** Triangles, each of three corners, with a normal at every corner. */
export interface Form {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** One number for each corner, for whoever needs it. */
  readonly tones: readonly number[];
}

/** A form with a colour at every corner, and how much the corner shines by itself. */
export interface Solid extends Form {
  readonly colours: readonly number[];
  readonly glows: readonly number[];
}

/** A corner of a surface. */
export interface Corner {
  readonly at: Point3;
  readonly normal: Point3;
  readonly tone?: number;
}

/** How many triangles a form has. */
export function triangleCount(form: Form): number {
  return form.positions.length / 9;
}

/** A surface between rows of corners; each row has as many corners as the others. */
export function sheet(rows: readonly (readonly Corner[])[]): Form {
  const triangles = new Triangles();
  for (let i = 1; i < rows.length; i++) {
    const [below, above] = [rows[i - 1]!, rows[i]!];
    for (let j = 1; j < below.length; j++) {
      triangles.add(below[j - 1]!, below[j]!, above[j]!);
      triangles.add(below[j - 1]!, above[j]!, above[j - 1]!);
    }
  }
  return triangles;
}

/** A flat surface around its middle; every point of the outline must be seen from there. */
export function fan(middle: Point3, outline: readonly Point3[], normal: Point3): Form {
  const triangles = new Triangles();
  const corner = (at: Point3): Corner => ({ at, normal });
  outline.forEach((at, i) => {
    triangles.add(corner(middle), corner(at), corner(outline[(i + 1) % outline.length]!));
  });
  return triangles;
}

/** Several forms as one. */
export function joinedForms(...forms: readonly Form[]): Form {
  return {
    positions: forms.flatMap((f) => f.positions),
    normals: forms.flatMap((f) => f.normals),
    tones: forms.flatMap((f) => f.tones),
  };
}

/** Several solids as one. */
export function joined(...solids: readonly Solid[]): Solid {
  return {
    ...joinedForms(...solids),
    colours: solids.flatMap((s) => s.colours),
    glows: solids.flatMap((s) => s.glows),
  };
}

/** A colour for everything, or one for every place. */
export type Paint = Rgb | ((at: Point3) => Rgb);

/** How much everything shines by itself, or every place. */
export type Glow = number | ((at: Point3) => number);

/** A form in colour. */
export function painted(form: Form, paint: Paint, glow: Glow = 0): Solid {
  const colours: number[] = [];
  const glows: number[] = [];
  forEachPoint(form.positions, (at) => {
    colours.push(...(typeof paint === 'function' ? paint(at) : paint));
    glows.push(typeof glow === 'function' ? glow(at) : glow);
  });
  return { ...form, colours, glows };
}

/** A form moved as a whole. */
export function moved<T extends Form>(form: T, x: number, y: number, z: number): T {
  return { ...form, positions: mapPoints(form.positions, (p) => [p[0] + x, p[1] + y, p[2] + z]) };
}

/** A form stretched along the axes. */
export function scaled<T extends Form>(form: T, x: number, y: number, z: number): T {
  return {
    ...form,
    positions: mapPoints(form.positions, (p) => [p[0] * x, p[1] * y, p[2] * z]),
    normals: mapPoints(form.normals, (n) => unit([n[0] / x, n[1] / y, n[2] / z])),
  };
}

/** A form turned about the axis x: from y to z. */
export function turnedX<T extends Form>(form: T, angle: number): T {
  return turned(form, angle, ([x, y, z], c, s) => [x, y * c - z * s, y * s + z * c]);
}

/** A form turned about the upright axis: from z to x. */
export function turnedY<T extends Form>(form: T, angle: number): T {
  return turned(form, angle, ([x, y, z], c, s) => [x * c + z * s, y, z * c - x * s]);
}

/** A form turned about the axis z: from x to y. */
export function turnedZ<T extends Form>(form: T, angle: number): T {
  return turned(form, angle, ([x, y, z], c, s) => [x * c - y * s, x * s + y * c, z]);
}

/** The inside of a slightly larger form: seen around the form's edge it is an outline. */
export function shell(form: Form, thickness: number): Form {
  const positions: number[] = [];
  for (let i = 0; i < form.positions.length; i += 9) {
    for (const corner of [0, 6, 3]) {
      for (let axis = 0; axis < 3; axis++) {
        const at = i + corner + axis;
        positions.push(form.positions[at]! + form.normals[at]! * thickness);
      }
    }
  }
  return { ...form, positions, normals: mapPoints(form.normals, (n) => [-n[0], -n[1], -n[2]]) };
}

/** A direction of length 1. */
export function unit([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

class Triangles implements Form {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly tones: number[] = [];

  /** Adds a triangle, its front on the side of its normals; nothing if it has no area. */
  add(a: Corner, b: Corner, c: Corner): void {
    const front = cross(minus(b.at, a.at), minus(c.at, a.at));
    if (Math.hypot(...front) < 1e-9) return;
    const isTurned = dot(front, a.normal) + dot(front, b.normal) + dot(front, c.normal) < 0;
    for (const corner of isTurned ? [a, c, b] : [a, b, c]) {
      this.positions.push(...corner.at);
      this.normals.push(...corner.normal);
      this.tones.push(corner.tone ?? 0);
    }
  }
}

function turned<T extends Form>(
  form: T,
  angle: number,
  turn: (p: Point3, cosine: number, sine: number) => Point3,
): T {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const map = (p: Point3): Point3 => turn(p, cosine, sine);
  return { ...form, positions: mapPoints(form.positions, map), normals: mapPoints(form.normals, map) };
}

function mapPoints(numbers: readonly number[], map: (p: Point3) => Point3): number[] {
  const out: number[] = [];
  forEachPoint(numbers, (p) => out.push(...map(p)));
  return out;
}

function forEachPoint(numbers: readonly number[], visit: (p: Point3) => void): void {
  for (let i = 0; i < numbers.length; i += 3) visit([numbers[i]!, numbers[i + 1]!, numbers[i + 2]!]);
}

/** What stands upright on two directions. */
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The way from one point to another. */
export const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
