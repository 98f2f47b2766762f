const INK = 'var(--chart-ink)';

/** A compass rose around 0, 0. */
export function rose(radius: number): string {
  const rays = Array.from({ length: 16 }, (_, n) => ray(radius, n));
  // The long rays lie over the short ones.
  const inOrder = [1, 2, 4].flatMap((step) => rays.filter((_, n) => stepOf(n) === step));
  return (
    `<circle r="${radius}" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="1.4"/>` +
    `<circle r="${radius * 0.86}" fill="none" stroke="${INK}" stroke-opacity=".35"/>` +
    inOrder.join('') +
    `<circle r="${radius * 0.1}" fill="var(--sun)" stroke="${INK}"/>` +
    `<text y="${-radius * 1.2}" text-anchor="middle" font-family="var(--font-display)" font-size="18" fill="${INK}">N</text>`
  );
}

const stepOf = (n: number): 1 | 2 | 4 => (n % 4 === 0 ? 4 : n % 2 === 0 ? 2 : 1);

const LENGTHS = { 4: 1.12, 2: 0.8, 1: 0.5 } as const;
const WIDTHS = { 4: 0.17, 2: 0.13, 1: 0.07 } as const;

function ray(radius: number, n: number): string {
  const step = stepOf(n);
  const tip = +(-radius * LENGTHS[step]).toFixed(1);
  const width = +(radius * WIDTHS[step]).toFixed(1);
  const foot = +(-width * 1.2).toFixed(1);
  const colour = step === 4 ? 'var(--chart-route)' : INK;
  return (
    `<g transform="rotate(${n * 22.5})">` +
    `<path d="M0 ${tip}L${width} ${foot}L0 0Z" fill="${colour}"${step === 1 ? ' fill-opacity=".5"' : ''}/>` +
    `<path d="M0 ${tip}L${-width} ${foot}L0 0Z" fill="var(--chart)" stroke="${INK}"/></g>`
  );
}
