import type { BenchText } from '../../../santorini/command-line/bench-text.ts';

/** The words of a measurement of the engine. */
export const bench: BenchText = {
  position: (name, depth, nodes, speed) => `${name}: profundidad ${depth}, ${nodes} posiciones, ${speed}/s`,
  signature: (nodes, positions) => `Firma: ${nodes} (${positions} posiciones examinadas)`,
  speed: (speed) => `Velocidad: ${speed} posiciones por segundo`,
  inSecond: (name, depth, speed) => `${name} en 1 s: profundidad ${depth}, ${speed} posiciones`,
  missed: (position, turn) => `Sin resolver: ${position} ${turn}`,
  solved: (solved, all, percent) => `Resueltas: ${solved} de ${all} (${percent} %)`,
  errors: {
    'no-file': (file) => `No se puede leer el archivo ${file}.`,
    'bad-line': (line) => `No se puede usar una línea del archivo: ${line}.`,
    'no-net': (name) => `No se puede usar la red ${name}.`,
  },
};
