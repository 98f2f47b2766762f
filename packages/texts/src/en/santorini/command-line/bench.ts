import type { BenchText } from '../../../santorini/command-line/bench-text.ts';

/** The words of a measurement of the engine. */
export const bench: BenchText = {
  position: (name, depth, nodes, speed) => `${name}: depth ${depth}, ${nodes} positions, ${speed}/s`,
  signature: (nodes, positions) => `Signature: ${nodes} (${positions} positions searched)`,
  speed: (speed) => `Speed: ${speed} positions/s`,
  inSecond: (name, depth, speed) => `${name} in 1 s: depth ${depth}, ${speed} positions`,
  missed: (position, turn) => `Missed: ${position} ${turn}`,
  solved: (solved, all, percent) => `Solved: ${solved} of ${all} (${percent} %)`,
  errors: {
    'no-file': (file) => `Can’t read the file ${file}.`,
    'bad-line': (line) => `Can’t use a line of the file: ${line}.`,
    'no-net': (name) => `Can’t use the net ${name}.`,
  },
};
