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
    'no-file': (file) => `No hay ningún archivo ${file} que se pueda leer.`,
    'bad-line': (line) => `Una línea del archivo no sirve: ${line}.`,
    'no-net': (name) => `No hay ninguna red ${name} que sirva.`,
  },
};
