import { type Face, formatState, Island, parseState, type Roll, type State } from '../src/index.ts';

/** The state of a text; without a scenario it is First Landing, whose gate is the southern row. */
export function stateOf(text: string): State {
  const written = text.includes('scenario=') ? text : `${text}/scenario=1A;round=5`;
  const parsed = parseState(written);
  if (!parsed.ok) throw new Error(`${parsed.error}: ${written}`);
  return parsed.value;
}

export const islandOf = (text: string): Island => new Island(stateOf(text));

/** A die that falls as told, and must not be rolled more often. */
export function dieOf(faces: string): Roll & { readonly left: () => number } {
  const left = [...faces].map((face) => Number(face) as Face);
  const roll = (): Face => {
    const face = left.shift();
    if (face === undefined) throw new Error(`the die is rolled more than ${faces.length} times`);
    return face;
  };
  return Object.assign(roll, { left: () => left.length });
}

/** Heights, builders and enemies of an island, without the rest. */
export const groundOf = (island: Island): string =>
  formatState(island.state).split('/').slice(0, 3).join('/');
