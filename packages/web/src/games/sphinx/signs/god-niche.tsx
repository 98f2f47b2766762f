import './signs.css';
import { isBlessing } from '@thera/play/sphinx';
import { type CardId, GOD_CARDS, type GodType, PIECES, type Pieces } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { godEmblem } from './god-emblem.tsx';
import { PieceSign } from './piece-sign.tsx';

interface GodNicheProps {
  readonly card: CardId;
  /** What lies on it; what it brings as long as nobody has called it. */
  readonly pieces?: Pieces;
}

/** A card in an arch, with the pieces on it. It says nothing by itself. */
export function GodNiche({ card, pieces }: GodNicheProps): JSX.Element {
  return (
    <span class={`god-niche is-${isBlessing(card) ? 'blessing' : GOD_CARDS[card].type}`} aria-hidden="true">
      {isBlessing(card) ? (
        <BlessingEmblem />
      ) : (
        // The markup is our own drawing.
        <span class="god-emblem" dangerouslySetInnerHTML={{ __html: godEmblem(card) }} />
      )}
      {pieces !== undefined && <NichePieces pieces={pieces} />}
    </span>
  );
}

interface FacedownNicheProps {
  readonly type: GodType;
}

/** A card that lies face down: only its type is known. */
export function FacedownNiche({ type }: FacedownNicheProps): JSX.Element {
  return (
    <span class={`god-niche is-facedown is-${type}`} aria-hidden="true">
      <span class="god-emblem">?</span>
    </span>
  );
}

/** Several pieces fan out. */
function NichePieces({ pieces }: { readonly pieces: Pieces }): JSX.Element {
  const list = PIECES.flatMap((piece) => Array.from({ length: pieces[piece] }, () => piece));
  return (
    <span class="niche-pieces">
      {list.map((piece, n) => (
        <PieceSign key={`${piece}${n}`} piece={piece} />
      ))}
    </span>
  );
}

/** The lamp of every blessing. */
const BlessingEmblem = (): JSX.Element => (
  <svg class="god-emblem" viewBox="-32 -32 64 64" aria-hidden="true">
    <path
      d="M0-24C7-14 9-9 9-4A9 9 0 0 1-9-4C-9-9-7-14 0-24Z"
      fill="var(--sun)"
      stroke="var(--bless-edge)"
      stroke-width="2.8"
    />
    <path d="M-20 11C-13 7 11 7 15 10L23 6C23 17 11 25-1 25C-12 25-20 19-20 11Z" fill="var(--bless-edge)" />
  </svg>
);
