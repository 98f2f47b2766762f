import {
  type Colour,
  type Direction,
  FIVE_BY_FIVE,
  type Piece,
  type Pointer,
  type Scene,
  type Token,
  type TokenKind,
  type Tower,
} from '@thera/board';
import { pointersOn, tokensOn } from '@thera/play/santorini';
import { crewOf, levelAt, type Position, squaresOf } from '@thera/santorini';
import type { TokenKind as NamedToken } from '@thera/texts/santorini';
import { womenOf } from './bodies.ts';

const TOKENS: Readonly<Record<NamedToken, TokenKind>> = {
  closed: 'talus',
  coin: 'coin',
  whirlpool: 'whirlpool',
  abyss: 'abyss',
  fate: 'fate',
  ram: 'ram',
};

/** A position as a board shows it; `colours` has the colour of each seat. */
export function sceneOf(position: Position, colours: readonly Colour[]): Scene {
  return {
    shape: FIVE_BY_FIVE,
    towers: Array.from({ length: 25 }, (_, square) => towerAt(position, square)),
    pieces: workersOn(position, colours),
    tokens: tokensIn(position),
    pointers: pointersIn(position),
    marks: [],
  };
}

/** What stands on a square. */
export function towerAt(position: Position, square: number): Tower {
  return {
    // Three blocks is the most a square can hold.
    blocks: levelAt(position, square) as Tower['blocks'],
    dome: ((position.domes >> square) & 1) === 1,
  };
}

/** Partners share their workers, and these have the colour of the first of them. */
function workersOn(position: Position, colours: readonly Colour[]): Piece[] {
  const { sides } = position.lineup;
  const women = womenOf(position);
  return Array.from({ length: sides }, (_, side) =>
    squaresOf(crewOf(position, side)).map((square) => ({
      square,
      kind: ((women >> square) & 1) === 1 ? 'woman' : 'man',
      colour: colours[side]!,
    })),
  ).flat();
}

function tokensIn(position: Position): Token[] {
  return [...tokensOn(position)].map(([square, kind]) => ({ square, kind: TOKENS[kind] }));
}

function pointersIn(position: Position): Pointer[] {
  return pointersOn(position).map(({ kind, direction }) => ({
    kind,
    // The board writes directions in capitals.
    direction: direction.toUpperCase() as Direction,
  }));
}
