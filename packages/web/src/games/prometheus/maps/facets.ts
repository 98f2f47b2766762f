import type { Cell } from '@thera/board';

type Point = readonly [x: number, y: number];

const point = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** Rock in planes around a peak, light from the upper left; chevrons point up. */
export function facets({ outline, middle, box }: Cell): string {
  const peak: Point = [middle[0] - (box.right - box.left) * 0.07, middle[1] - (box.bottom - box.top) * 0.05];
  const rim = outline.flatMap((corner, index) => [
    corner,
    between(corner, outline[(index + 1) % outline.length]!, 0.5),
  ]);
  const ledge = rim.map((corner, index) => between(peak, corner, index % 2 === 0 ? 0.56 : 0.68));
  const planes = rim.map((corner, index) => {
    const next = (index + 1) % rim.length;
    const outer = `M${point(corner)}L${point(rim[next]!)}L${point(ledge[next]!)}L${point(ledge[index]!)}Z`;
    const inner = `M${point(ledge[index]!)}L${point(ledge[next]!)}L${point(peak)}Z`;
    return { data: outer + inner, tone: toneOf(peak, between(corner, rim[next]!, 0.5)) };
  });
  const painted = (['cliff-hi', 'cliff', 'cliff-lo'] as const).map((tone) => {
    const data = planes.filter((plane) => plane.tone === tone).map((plane) => plane.data);
    return `<path d="${data.join('')}" fill="var(--m-${tone})" stroke="var(--m-edge)" stroke-width="1.8" stroke-opacity=".4"/>`;
  });
  return painted.join('') + chevrons(middle, box);
}

/** How a plane that looks this way is lit. */
function toneOf(peak: Point, towards: Point): 'cliff-hi' | 'cliff' | 'cliff-lo' {
  const [x, y] = [towards[0] - peak[0], towards[1] - peak[1]];
  const light = (-x * 0.55 - y * 0.84) / Math.hypot(x, y);
  return light > 0.25 ? 'cliff-hi' : light > -0.2 ? 'cliff' : 'cliff-lo';
}

function chevrons([x, y]: Point, { left, right, top }: Cell['box']): string {
  const data = [
    [x + (right - left) * 0.14, y - (y - top) * 0.3, 11],
    [x + 4, y + 6, 13],
    [x - (right - left) * 0.16, y + 34, 11],
  ].map(
    ([at, base, half]) =>
      `M${Math.round(at! - half!)} ${Math.round(base!)}l${half} ${-1.5 * half!}l${half} ${1.5 * half!}`,
  );
  return `<path d="${data.join('')}" fill="none" stroke="var(--m-lit)" stroke-width="3.4" stroke-opacity=".6" stroke-linejoin="round" stroke-linecap="round"/>`;
}
