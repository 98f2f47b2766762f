import { begunText, boardInProgress, powerName, ramOf, tokensOn } from '@thera/play/santorini';
import { type Drafting, formatSquare, moverOf, type Position, type Stage } from '@thera/santorini';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import type { Paint } from '../../paint.ts';
import { wrap } from '../../wrap.ts';
import { describeSeats } from './describe-seats.ts';
import { BOARD_WIDTH, drawBoard } from './draw-board.ts';
import { TOKEN_SIGNS } from './token-signs.ts';

/** How and how widely to draw. */
export interface Canvas {
  readonly texts: SantoriniCatalogue;
  readonly paint: Paint;
  readonly columns: number;
}

const GAP = '   ';
const NARROWEST_PANEL = 30;

/** A stage in lines: the board, and beside it (or below, where that is too narrow) who plays with what. */
export function drawStage(given: Stage, { texts, paint, columns }: Canvas): string[] {
  const stage = 'position' in given ? { ...given, position: boardInProgress(given.position) } : given;
  const room = columns - BOARD_WIDTH - GAP.length;
  const isBeside = 'position' in stage && room >= NARROWEST_PANEL;
  const width = isBeside ? room : columns;
  const notes = [...stageNotes(stage, texts), ...positionNotes(given, texts)].flatMap((note) =>
    wrap(note, width),
  );
  const panel = [...describeSeats(stage, texts, paint, width), ...(notes.length > 0 ? ['', ...notes] : [])];
  if (!('position' in stage)) return panel;
  const board = drawBoard(stage.position, paint);
  return isBeside ? besideEachOther(board, ['', ...panel]) : [...board, ...panel];
}

/** What the signs on a drawn board mean. */
export function legendOf(stage: Stage, { board }: SantoriniCatalogue): string {
  if (!('position' in stage)) return board.legend;
  const { gender } = stage.position.lineup;
  const kinds = [...new Set(tokensOn(stage.position).values())];
  const tokens = kinds.map((kind) => `${TOKEN_SIGNS[kind]}: ${board.tokens[kind]}`).join(', ');
  return [
    board.legend,
    ...(gender ? [board.femaleLegend] : []),
    ...(tokens === '' ? [] : [`${tokens}.`]),
  ].join(' ');
}

function stageNotes(stage: Stage, texts: SantoriniCatalogue): string[] {
  const { board, words } = texts;
  switch (stage.phase) {
    case 'play':
      return [];
    case 'place':
      return [words.phases.place, board.starts(words.seat(stage.start))];
    case 'offer':
      return [words.phases.offer, board.challenger(words.seat(stage.challenger))];
    case 'start':
      return [words.phases.start, ...nightNote(stage, texts)];
    case 'pick': {
      const names = stage.offer?.map((power) => powerName(power, texts));
      return [
        words.phases.pick,
        names === undefined ? board.anyPower : board.onOffer(words.list(names)),
        ...nightNote(stage, texts),
      ];
    }
  }
}

function nightNote({ night }: Drafting, { board, powers }: SantoriniCatalogue): string[] {
  if (night === null) return [];
  const note = board.night(powers[night].name);
  return [`${note.charAt(0).toUpperCase()}${note.slice(1)}.`];
}

function positionNotes(stage: Stage, texts: SantoriniCatalogue): string[] {
  return 'position' in stage
    ? [...fleeceNotes(stage.position, texts), ...begunNotes(stage.position, texts)]
    : [];
}

function fleeceNotes(position: Position, texts: SantoriniCatalogue): string[] {
  const { fleece } = position.lineup;
  if (fleece === null) return [];
  const ram = ramOf(position);
  const { board } = texts;
  return [
    board.fleece(powerName(fleece.power, texts)),
    ...(ram === undefined ? [] : [board.ram(formatSquare(ram))]),
  ];
}

function begunNotes(position: Position, { board, words }: SantoriniCatalogue): string[] {
  const steps = begunText(position);
  return steps === undefined ? [] : [board.begun(words.seat(moverOf(position)), steps)];
}

function besideEachOther(left: readonly string[], right: readonly string[]): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, n) =>
    `${left[n] ?? ' '.repeat(BOARD_WIDTH)}${GAP}${right[n] ?? ''}`.trimEnd(),
  );
}
