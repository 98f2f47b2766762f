/** Part of a text, and where in the whole it begins. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}

/** The parts between separators. */
export function splitAt(piece: Piece, separator: string): Piece[] {
  const pieces: Piece[] = [];
  let at = piece.at;
  for (const text of piece.text.split(separator)) {
    pieces.push({ text, at });
    at += text.length + separator.length;
  }
  return pieces;
}

/** The piece without white space around it. */
export function trimmed({ text, at }: Piece): Piece {
  return { text: text.trim(), at: at + (text.length - text.trimStart().length) };
}
