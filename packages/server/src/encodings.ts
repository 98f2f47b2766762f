/** The ways to send a file, the smallest first; a compressed file lies beside the plain one. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'] | 'identity';

/** The encodings that a browser understands, by what it says in `Accept-Encoding`. */
export function acceptedEncodings(header: string | undefined): ReadonlySet<string> {
  const entries = (header ?? '').split(',').map((entry) => entry.trim().toLowerCase().split(';'));
  const accepted = entries.filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''));
  return new Set(accepted.map(([name = '']) => name.trim()));
}
