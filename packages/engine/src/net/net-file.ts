import { hasPrintedWording, POWER_IDS } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import type { Calibration, Calibrations } from '../evaluation/win-chance.ts';
import { FEATURES, OTHER_PERSPECTIVE } from './features.ts';
import { isHiddenCount, MOST_IN_OUTPUT_ROW, type Net } from './net.ts';
import { OUTPUT_ROWS } from './output-rows.ts';

/**
 * A net as bytes, little-endian: eight letters, then the version, the hidden units, the number of features and that of output
 * rows (16 bits each), what the features mean, the bias of the output and a checksum of the rest (32 bits each), the
 * calibrations (floats of 32 bits, scale and surprise: of static evaluations of mortals and powers, of searches of both); then 16
 * bits for each weight: the bias, the weights of the features, the output rows.
 */
const MAGIC = 'theranet';
const VERSION = 3;
const AT = {
  version: 8,
  hidden: 10,
  features: 12,
  outputRows: 14,
  meaning: 16,
  outputBias: 20,
  checksum: 24,
  calibrations: 28,
};
const CALIBRATIONS_BYTES = 4 * 8;

/** Why bytes are no net. */
export const NET_ERRORS = [
  'not-a-net',
  'net-of-another-version',
  'net-of-other-features',
  'bad-net-width',
  'bad-net-length',
  'bad-net-checksum',
  'bad-net-weight',
  'bad-net-calibration',
] as const;
export type NetError = (typeof NET_ERRORS)[number];

/** Changes when a feature becomes another one, or a power gets another number; how many there are would not tell. */
const MEANING = checksumOf(
  lettersOf(POWER_IDS.map((id) => (hasPrintedWording(id) ? `${id}, ${id} as printed` : id)).join()),
  checksumOf(new Uint8Array(OTHER_PERSPECTIVE.slice().buffer)),
);

function lettersOf(words: string): Uint8Array {
  return Uint8Array.from(words, (letter) => letter.charCodeAt(0));
}

/** The net that a file holds. */
export function parseNet(bytes: Uint8Array): Result<Net, NetError> {
  if (bytes.length < AT.calibrations) return fault('not-a-net');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let n = 0; n < MAGIC.length; n++) if (bytes[n] !== MAGIC.charCodeAt(n)) return fault('not-a-net');
  if (view.getUint16(AT.version, true) !== VERSION) return fault('net-of-another-version');
  if (view.getUint16(AT.features, true) !== FEATURES || view.getUint32(AT.meaning, true) !== MEANING)
    return fault('net-of-other-features');
  if (view.getUint16(AT.outputRows, true) !== OUTPUT_ROWS) return fault('net-of-other-features');
  const hidden = view.getUint16(AT.hidden, true);
  if (!isHiddenCount(hidden)) return fault('bad-net-width');
  const toWeights = AT.calibrations + CALIBRATIONS_BYTES;
  if (bytes.length !== toWeights + weightBytes(hidden)) return fault('bad-net-length');
  if (view.getUint32(AT.checksum, true) !== checksum(bytes)) return fault('bad-net-checksum');

  const calibrations = calibrationsIn(view);
  if (!areUsable(calibrations)) return fault('bad-net-calibration');

  let at = toWeights;
  const read = (length: number): Int16Array => {
    const numbers = new Int16Array(length);
    for (let n = 0; n < length; n++, at += 2) numbers[n] = view.getInt16(at, true);
    return numbers;
  };
  const bias = read(hidden);
  const weights = read(FEATURES * hidden);
  const outputs = read(OUTPUT_ROWS * 2 * hidden);
  if (outputs.some((weight) => Math.abs(weight) > MOST_IN_OUTPUT_ROW)) return fault('bad-net-weight');
  return ok({ hidden, weights, bias, outputs, outputBias: view.getInt32(AT.outputBias, true), calibrations });
}

/** The file of a net. */
export function formatNet({ hidden, weights, bias, outputs, outputBias, calibrations }: Net): Uint8Array {
  const toWeights = AT.calibrations + CALIBRATIONS_BYTES;
  const bytes = new Uint8Array(toWeights + weightBytes(hidden));
  const view = new DataView(bytes.buffer);
  for (let n = 0; n < MAGIC.length; n++) bytes[n] = MAGIC.charCodeAt(n);
  view.setUint16(AT.version, VERSION, true);
  view.setUint16(AT.hidden, hidden, true);
  view.setUint16(AT.features, FEATURES, true);
  view.setUint16(AT.outputRows, OUTPUT_ROWS, true);
  view.setUint32(AT.meaning, MEANING, true);
  view.setInt32(AT.outputBias, outputBias, true);
  for (const [n, number] of inOrder(calibrations)
    .flatMap(({ scale, surprise }) => [scale, surprise])
    .entries())
    view.setFloat32(AT.calibrations + 4 * n, number, true);
  let at = toWeights;
  for (const numbers of [bias, weights, outputs])
    for (const number of numbers) {
      view.setInt16(at, number, true);
      at += 2;
    }
  view.setUint32(AT.checksum, checksum(bytes), true);
  return bytes;
}

const weightBytes = (hidden: number): number => 2 * hidden * (1 + FEATURES + 2 * OUTPUT_ROWS);

/** Calibrations in the order in which a file has them. */
const inOrder = ({ evaluation, search }: Calibrations): readonly Calibration[] => [
  evaluation.mortals,
  evaluation.powers,
  search.mortals,
  search.powers,
];

function calibrationsIn(view: DataView): Calibrations {
  const read = (n: number): Calibration => ({
    scale: view.getFloat32(AT.calibrations + 8 * n, true),
    surprise: view.getFloat32(AT.calibrations + 8 * n + 4, true),
  });
  return { evaluation: { mortals: read(0), powers: read(1) }, search: { mortals: read(2), powers: read(3) } };
}

function areUsable(calibrations: Calibrations): boolean {
  return inOrder(calibrations).every(
    ({ scale, surprise }) => scale > 0 && Number.isFinite(scale) && surprise >= 0 && surprise < 0.5,
  );
}

/** Of everything but the checksum itself. */
function checksum(bytes: Uint8Array): number {
  return checksumOf(bytes.subarray(AT.calibrations), checksumOf(bytes.subarray(0, AT.checksum)));
}

/** Any single byte that is different makes it different. */
function checksumOf(bytes: Uint8Array, begun = 0x811c9dc5): number {
  let sum = begun;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}
