import { expect, test } from 'vitest';
import { diceOf } from '../../test/self-play.ts';
import type { Calibrations } from '../evaluation/win-chance.ts';
import { MOST_HIDDEN, MOST_IN_OUTPUT_ROW } from './net.ts';
import { formatNet, NET_ERRORS, parseNet } from './net-file.ts';
import { randomNet } from './random-net.ts';

const NET = randomNet(diceOf('net file'), 16);
const BYTES = formatNet(NET);
const HEADER = 60;

/** Numbers that 32 bits hold exactly. */
const CALIBRATIONS: Calibrations = {
  evaluation: { mortals: { scale: 101.5, surprise: 0 }, powers: { scale: 103.25, surprise: 0.03125 } },
  search: { mortals: { scale: 78, surprise: 0.0625 }, powers: { scale: 97.75, surprise: 0.25 } },
};

/** The file with some of its bytes changed. */
function changed(at: number, ...bytes: readonly number[]): Uint8Array {
  const copy = BYTES.slice();
  copy.set(bytes, at);
  return copy;
}

test.each([16, 48, 128])('a net of %i hidden units is read as it was written', (hidden) => {
  const net = { ...randomNet(diceOf('round trip'), hidden), calibrations: CALIBRATIONS };
  expect(parseNet(formatNet(net))).toEqual({ ok: true, value: net });
});

test('a net is read wherever its bytes begin', () => {
  const shifted = new Uint8Array(BYTES.length + 3).subarray(3);
  shifted.set(BYTES);
  expect(parseNet(shifted)).toEqual({ ok: true, value: NET });
});

test.each([
  ['nothing', new Uint8Array(0), 'not-a-net'],
  ['other letters', changed(0, 0x54), 'not-a-net'],
  ['the version before', changed(8, 2), 'net-of-another-version'],
  ['another number of output rows', changed(14, 1), 'net-of-other-features'],
  ['another number of features', changed(12, 0, 1), 'net-of-other-features'],
  ['other features', changed(16, BYTES[16]! ^ 1), 'net-of-other-features'],
  ['no hidden units', changed(10, 0, 0), 'bad-net-width'],
  ['half a register', changed(10, 8, 0), 'bad-net-width'],
  ['too many hidden units', changed(10, 16, (MOST_HIDDEN >> 8) & 255), 'bad-net-width'],
  ['more hidden units than there are weights for', changed(10, 32, 0), 'bad-net-length'],
  ['a byte too many', Uint8Array.from([...BYTES, 0]), 'bad-net-length'],
  ['another bias of the output', changed(20, BYTES[20]! ^ 1), 'bad-net-checksum'],
  [
    'a weight of the output that is too large',
    formatNet({ ...NET, outputs: NET.outputs.with(5, MOST_IN_OUTPUT_ROW + 1) }),
    'bad-net-weight',
  ],
  ['no scale', withScale(0), 'bad-net-calibration'],
  ['a scale that is no number', withScale(Number.NaN), 'bad-net-calibration'],
])('%s is refused', (_, bytes, error) => {
  expect(parseNet(bytes)).toEqual({ ok: false, error });
});

test('a file that ends early is refused, wherever it ends', () => {
  const dice = diceOf('truncated');
  const lengths = Array.from({ length: 500 }, () => dice.below(BYTES.length));
  for (const length of [...Array(HEADER + 2).keys(), ...lengths, BYTES.length - 1])
    expect(NET_ERRORS, `seed truncated, ${length} bytes`).toContain(errorOf(BYTES.subarray(0, length)));
});

test('a file with one bit changed is refused, wherever it is', () => {
  const dice = diceOf('flipped');
  const places = Array.from({ length: 100 }, () => dice.below(BYTES.length));
  for (const at of [...Array(HEADER).keys(), ...places])
    for (let bit = 0; bit < 8; bit++)
      expect(NET_ERRORS, `seed flipped, bit ${bit} of byte ${at}`).toContain(
        errorOf(changed(at, BYTES[at]! ^ (1 << bit))),
      );
});

function withScale(scale: number): Uint8Array {
  const search = { ...CALIBRATIONS.search, powers: { scale, surprise: 0 } };
  return formatNet({ ...NET, calibrations: { ...CALIBRATIONS, search } });
}

function errorOf(bytes: Uint8Array): string | undefined {
  const read = parseNet(bytes);
  return read.ok ? undefined : read.error;
}
