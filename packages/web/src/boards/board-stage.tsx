import './board-stage.css';
import { useSignal } from '@preact/signals';
import { type Grid, hasGround, type Point, type Square } from '@thera/board';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { neighbourOnScreen } from './grid-keys.ts';
import type { LiveBoard } from './live-board.ts';

interface BoardStageProps {
  readonly live: LiveBoard;
  /** What the board is, for screen readers. */
  readonly name: string;
  /** What is on each square and what it can be chosen for. */
  readonly labels: Readonly<Record<Square, string>>;
  readonly onChoose: (square: Square) => void;
  /** Where the keyboard is; undefined when it has left the board. */
  readonly onFocus?: (square: Square | undefined) => void;
  /** Keys that the grid itself does not use. */
  readonly onKey?: (event: KeyboardEvent, square: Square) => void;
}

const ALSO_OF_THE_PAGE: readonly string[] = ['ArrowLeft', 'ArrowRight'];

/** A board with one button over each square: for fingers, for the keyboard and for screen readers. */
export function BoardStage({ live, name, labels, onChoose, onFocus, onKey }: BoardStageProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const shape = live.shape.value;
  const visited = useSignal<Square>(-1);
  const current = isSquare(shape, visited.value) ? visited.value : centreOf(shape);
  // Who has only clicked a square expects these keys to do what they do elsewhere on the page.
  const isByKeyboard = useRef(false);
  useEffect(() => live.mount(host.current!), [live]);
  const outlines = live.outlines.value;

  const focus = (square: Square): void => {
    visited.value = square;
    grid.current!.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  const press = (event: KeyboardEvent, square: Square): void => {
    const next =
      isByKeyboard.current || !ALSO_OF_THE_PAGE.includes(event.key)
        ? neighbourOnScreen(shape, square, event.key, live.quarterTurns.value)
        : undefined;
    if (next === undefined) onKey?.(event, square);
    else {
      event.preventDefault();
      event.stopPropagation();
      focus(next);
    }
  };
  return (
    <div class="board-stage">
      <div class="board-host" ref={host} aria-hidden="true" />
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot hold buttons cut to the shape of squares */}
      <div
        class="board-grid"
        role="grid"
        aria-label={name}
        ref={grid}
        onClick={(event) => {
          const square = squareOf(event);
          if (square === undefined) return;
          visited.value = square;
          onChoose(square);
        }}
        onFocusIn={(event) => {
          const square = squareOf(event);
          if (square === undefined) return;
          visited.value = square;
          isByKeyboard.current = (event.target as Element).matches(':focus-visible');
          onFocus?.(isByKeyboard.current ? square : undefined);
        }}
        onFocusOut={() => onFocus?.(undefined)}
        onKeyDown={(event) => {
          const square = squareOf(event);
          if (square !== undefined) press(event, square);
        }}
      >
        {rowsOf(shape).map((row, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
          <div role="row" key={index} class="board-row">
            {row.map((square) => (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <button
                type="button"
                role="gridcell"
                key={square}
                class="board-cell"
                data-square={square}
                aria-label={labels[square]}
                tabIndex={square === current ? 0 : -1}
                style={cellStyle(outlines[square])}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The squares of each row that have ground. */
function rowsOf(shape: Grid): readonly (readonly Square[])[] {
  return Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_, column) => row * shape.columns + column).filter((square) =>
      hasGround(shape, square),
    ),
  ).filter((row) => row.length > 0);
}

/** The square where the keyboard begins: the one in the middle, or else the first after it. */
function centreOf(shape: Grid): Square {
  const squares = rowsOf(shape).flat();
  const middle = Math.floor((shape.columns * shape.rows) / 2);
  return squares.find((square) => square >= middle) ?? squares[0]!;
}

const isSquare = (shape: Grid, square: Square): boolean => rowsOf(shape).flat().includes(square);

/** The square whose button something has happened to. */
function squareOf({ target }: Event): Square | undefined {
  const square = target instanceof HTMLElement ? target.dataset.square : undefined;
  return square === undefined ? undefined : Number(square);
}

type CellStyle = Readonly<Record<'clipPath', string> & Record<'zIndex', number>>;

/** Before the board is drawn. */
const UNCUT: CellStyle = { clipPath: 'none', zIndex: 0 };

/** A board hands out the same outline as long as a square looks the same. */
const styles = new WeakMap<readonly Point[], CellStyle>();

function cellStyle(outline: readonly Point[] | undefined): CellStyle {
  if (outline === undefined) return UNCUT;
  const style = styles.get(outline) ?? cutTo(outline);
  styles.set(outline, style);
  return style;
}

/** The button of a square has the shape of what is seen of it, and what is lower on the screen lies in front. */
function cutTo(outline: readonly Point[]): CellStyle {
  const corners = outline.map(([x, y]) => `${x.toFixed(2)}% ${y.toFixed(2)}%`);
  const lowest = Math.max(...outline.map(([, y]) => y));
  return { clipPath: `polygon(${corners.join(',')})`, zIndex: Math.round(lowest * 10) };
}
