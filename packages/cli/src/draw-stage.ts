import { LINEUPS, type Stage } from '@thera/rules';
import type { Catalogue } from '@thera/texts';
import { describeSeats, powerName } from './describe-seats.ts';
import { BOARD_WIDTH, drawBoard } from './draw-board.ts';
import type { Paint } from './paint.ts';
import { wrap } from './wrap.ts';

/** How and how widely to draw. */
export interface Canvas {
  readonly texts: Catalogue;
  readonly paint: Paint;
  readonly columns: number;
}

const GAP = '   ';
const NARROWEST_PANEL = 30;

/** A stage in lines: the board, and beside it (or below, where that is too narrow) who plays with what. */
export function drawStage(stage: Stage, { texts, paint, columns }: Canvas): string[] {
  const room = columns - BOARD_WIDTH - GAP.length;
  const isBeside = 'position' in stage && room >= NARROWEST_PANEL;
  const width = isBeside ? room : columns;
  const notes = stageNotes(stage, texts).flatMap((note) => wrap(note, width));
  const panel = [...describeSeats(stage, texts, paint, width), ...(notes.length > 0 ? ['', ...notes] : [])];
  if (!('position' in stage)) return panel;
  const board = drawBoard(stage.position, paint);
  return isBeside ? besideEachOther(board, ['', ...panel]) : [...board, ...panel];
}

/** What the signs on a drawn board mean. */
export function legendOf(stage: Stage, { board }: Catalogue): string {
  const gender = 'position' in stage && LINEUPS[stage.position.lineup]!.gender;
  return gender ? `${board.legend} ${board.femaleLegend}` : board.legend;
}

function stageNotes(stage: Stage, texts: Catalogue): string[] {
  const { board, words } = texts;
  switch (stage.phase) {
    case 'play':
      return [];
    case 'place':
      return [words.phases.place, board.starts(words.seat(stage.start))];
    case 'offer':
      return [words.phases.offer, board.challenger(words.seat(stage.challenger))];
    case 'start':
      return [words.phases.start];
    case 'pick': {
      const names = stage.offer?.map((power) => powerName(power, texts));
      return [words.phases.pick, names === undefined ? board.anyPower : board.onOffer(words.list(names))];
    }
  }
}

function besideEachOther(left: readonly string[], right: readonly string[]): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, n) =>
    `${left[n] ?? ' '.repeat(BOARD_WIDTH)}${GAP}${right[n] ?? ''}`.trimEnd(),
  );
}
