const WIDTH = 64;

/** For each path command the places of its numbers that are an x, and of the arc's sweep, which turns round. */
const X_PLACES: Readonly<Record<string, readonly number[]>> = {
  M: [0],
  L: [0],
  H: [0],
  V: [],
  C: [0, 2, 4],
  Q: [0, 2],
  A: [5],
  Z: [],
};
const ARC_SWEEP = 4;

function mirrorCommand(command: string): string {
  const letter = command.charAt(0);
  const places = X_PLACES[letter];
  if (places === undefined) throw new Error(`${letter} cannot be mirrored: one absolute command at a time`);
  const numbers = command.slice(1).split(' ');
  const mirrored = numbers.map((text, place) => {
    if (places.includes(place)) return `${WIDTH - Number(text)}`;
    return letter === 'A' && place === ARC_SWEEP ? `${1 - Number(text)}` : text;
  });
  return letter + mirrored.join(' ');
}

/** A path and its mirror image: what is drawn on the left stands on the right as well. */
export function bothSides(path: string): string {
  return path + path.replace(/[A-Z][^A-Z]*/g, mirrorCommand);
}
