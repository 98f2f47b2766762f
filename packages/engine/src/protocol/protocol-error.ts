import type { GameTextError } from '@thera/santorini';

/** Why a line is refused; a position or turn that cannot be read has the codes of notation. */
export const PROTOCOL_ERRORS = [
  'unknown-command',
  'missing-argument',
  'extra-argument',
  'bad-number',
  'unknown-limit',
  'unknown-option',
  'bad-value',
  'line-too-long',
  'no-position',
  'not-in-play',
  'hidden-information',
  'crashed',
] as const;
export type ProtocolError = (typeof PROTOCOL_ERRORS)[number] | GameTextError;

const SHOWN = 80;

/** The one line that answers what cannot be used. */
export function errorLine(code: string, subject: string = ''): string {
  const plain = subject.replace(/[\p{C}\s]+/gu, ' ').trim();
  const shown = plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
  return shown === '' ? `error ${code}` : `error ${code} ${shown}`;
}
