import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import encodeQR from 'qr';

interface QrCodeProps {
  /** What it says. */
  readonly content: string;
  /** What it is, for who cannot see it. */
  readonly label: string;
}

/** As many modules stay free around it as readers want. */
const BORDER = 4;

/** A link that a phone reads with its camera: dark on light whatever the theme, because many readers want that. */
export function QrCode({ content, label }: QrCodeProps): JSX.Element {
  const modules = useMemo(() => encodeQR(content, 'raw', { ecc: 'medium', border: BORDER }), [content]);
  const size = modules.length;
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path class="qr-ground" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr-modules" d={modules.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark modules of a row, those side by side in one go. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
  }
  return path;
}
