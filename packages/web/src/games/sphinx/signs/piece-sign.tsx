import './signs.css';
import type { Piece } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';

/** A block as a box: half its width, the top of its front edge, how high it is, its roof. */
interface Box {
  readonly half: number;
  readonly top: number;
  readonly depth: number;
  readonly height: number;
  readonly roof: string;
  readonly openings: JSX.Element;
}

const BOXES: Readonly<Record<Exclude<Piece, 'D'>, Box>> = {
  L1: {
    half: 24,
    top: -8,
    depth: 8,
    height: 22,
    roof: 'var(--roof-1)',
    openings: <path d="M-15 16.5V8A4 4 0 0 1-7 10V19.5Z" fill="var(--door)" />,
  },
  L2: {
    half: 20,
    top: -6,
    depth: 7,
    height: 20,
    roof: 'var(--roof-2)',
    openings: (
      <path d="M-15 11V5A2.5 2.5 0 0 1-11 6V12.5ZM-8 13.5V7.5A2.5 2.5 0 0 1-4 9V15Z" fill="var(--window)" />
    ),
  },
  L3: {
    half: 15,
    top: -4,
    depth: 5.5,
    height: 18,
    roof: 'var(--roof-3)',
    openings: <path d="M-10.5 14.5V8A3 3 0 0 1-4.5 10V16.5Z" fill="var(--door)" />,
  },
};

interface PieceSignProps {
  readonly piece: Piece;
}

/** A piece as it lies in the stockpile. It says nothing by itself. */
export function PieceSign({ piece }: PieceSignProps): JSX.Element {
  return (
    <svg class="piece-sign" viewBox="-28 -24 56 50" aria-hidden="true">
      {piece === 'D' ? <Dome /> : <Block box={BOXES[piece]} />}
    </svg>
  );
}

function Block({ box: { half, top, depth, height, roof, openings } }: { readonly box: Box }): JSX.Element {
  const front = top + depth;
  const outline = `M-${half} ${top}L0 ${top - depth}L${half} ${top}V${top + height}L0 ${front + height}L-${half} ${top + height}Z`;
  return (
    <>
      <path d={outline} fill="var(--plaster-lit)" />
      <path d={`M0 ${front}V${front + height}L${half} ${top + height}V${top}Z`} fill="var(--plaster-shade)" />
      <path d={`M-${half} ${top}L0 ${front}L${half} ${top}L0 ${top - depth}Z`} fill={roof} />
      {openings}
      <path
        d={`M-${half} ${top}L0 ${front}L${half} ${top}M0 ${front}V${front + height}${outline}`}
        fill="none"
        stroke="var(--figure-edge)"
        stroke-width="2.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </>
  );
}

const Dome = (): JSX.Element => (
  <>
    <path
      d="M-21 13A21 25 0 0 1 21 13A21 7 0 0 1-21 13Z"
      fill="var(--dome)"
      stroke="var(--dome-lo)"
      stroke-width="2.8"
      stroke-linejoin="round"
    />
    <path
      d="M-12 4A13 14 0 0 1-2-5"
      fill="none"
      stroke="#fff"
      stroke-opacity=".7"
      stroke-width="3.4"
      stroke-linecap="round"
    />
    <circle cy="-14" r="3.6" fill="var(--plaster-lit)" stroke="var(--figure-edge)" stroke-width="2" />
  </>
);
