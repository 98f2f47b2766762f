import { type Figure, OFF, type Square, type State, type Step, squareOf } from '@thera/sphinx';

/** The squares that are tapped for a step, in order: who does it or to whom it is done, then where. */
export function tapPath(state: State, step: Step): readonly Square[] {
  switch (step.kind) {
    case 'place':
    case 'sphinx-way':
      return [step.to];
    case 'topple':
      return [step.on];
    case 'destroy':
      return [squareOf(state, step.worker)];
    case 'move':
      return [squareOf(state, step.worker), step.to];
    case 'build':
    case 'take':
      return [squareOf(state, step.worker), step.on];
    case 'force':
      return [squareOf(state, step.figure), step.to];
    case 'use':
      return [
        ...placeOf(state, step.figure),
        ...placeOf(state, step.other),
        ...(step.to === undefined ? [] : [step.to]),
      ];
    default:
      return [];
  }
}

/** Somebody who is not on the map cannot be tapped. */
function placeOf(state: State, figure: Figure | undefined): readonly Square[] {
  if (figure === undefined) return [];
  const square = squareOf(state, figure);
  return square === OFF ? [] : [square];
}

/** Paths without what they all begin with: whoever alone can do it need not be tapped. */
export function withoutCommonStart(paths: readonly (readonly Square[])[]): readonly (readonly Square[])[] {
  const [first] = paths;
  const isCommon = first !== undefined && paths.every((path) => path.length > 1 && path[0] === first[0]);
  return isCommon ? paths.map((path) => path.slice(1)) : paths;
}
