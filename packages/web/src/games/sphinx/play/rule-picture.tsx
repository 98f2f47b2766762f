import { piecePicture } from '@thera/board';
import type { RuleKind } from '@thera/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import type { FigureKind, TokenKind } from '../figures/kinds.ts';
import { SPHINX_PICTURES } from '../figures/pictures.ts';
import { DieSign } from '../signs/die-sign.tsx';
import { FigureSign } from '../signs/figure-sign.tsx';
import { PieceSign } from '../signs/piece-sign.tsx';

/** Lines for rules that no piece tells. */
const LINES: Readonly<Partial<Record<RuleKind, string>>> = {
  toll: 'M3 24c9-9 23-9 34 0M3 30c9-9 23-9 34 0M3 14v18M37 14v18M14 12v14M26 12v14M3 16c9-6 23-6 34 0',
  tide: 'M3 14q4.500-5 9 0t9 0t9 0t9 0M3 23q4.500-5 9 0t9 0t9 0t9 0M3 32q4.500-5 9 0t9 0t9 0t9 0',
  gates: 'M7 34V15a13 13 0 0 1 26 0v19zM20 4v30M14 20v3M26 20v3',
  'turn-limit': 'M20 5a15 15 0 1 0 0 30a15 15 0 0 0 0-30M20 12v8l6 4',
  lightning: 'M23 4L9 23h9l-3 13 16-20h-10z',
  darkness: 'M32 25A14 14 0 0 1 15 8a14 14 0 1 0 17 17z',
  silence: 'M6 15h7l9-8v26l-9-8H6zM28 14l8 12M36 14l-8 12',
  bored: 'M20 5a15 15 0 1 0 0 30a15 15 0 0 0 0-30M14 16h.1M26 16h.1M13 26h14',
  ascension: 'M20 36V8M9 18L20 7l11 11M12 31l8-8 8 8',
  breach: 'M4 36V18h8v-8h6v12h5V12h5v8h8v16z',
  'take-down': 'M8 33l15-15M19 9l12 12 4-4L23 5zM5 36l3-3',
  ruins: 'M6 35V22l5-4v6l6-9v9l6-5v6l5-8v7l6-3v14zM4 35h32',
  procession: 'M6 31c4-1 6-6 6-10M14 12h.1M22 31c4-1 6-6 6-10M30 12h.1M4 36h32',
};

type Drawn =
  | { readonly figure: FigureKind }
  | { readonly token: TokenKind }
  | { readonly piece: 'L1' }
  | 'die';

/** What a rule is told by: a piece of the game, or the die. */
const DRAWN: Readonly<Partial<Record<RuleKind, Drawn>>> = {
  flourish: { piece: 'L1' },
  gaze: { figure: 'sphinx' },
  stalk: { figure: 'sphinx' },
  flotsam: { token: 'flotsam-1' },
  'ring-flight': { figure: 'sphinx-hovering' },
  wards: { token: 'coin-gold-3' },
  'roar-or-stalk': { figure: 'sphinx' },
  graves: { token: 'grave-2' },
  bombard: 'die',
  flight: { figure: 'king' },
  answers: { token: 'coin-gold-2' },
  'sphinx-die': 'die',
};

/** A picture of a rule. It says nothing by itself: its name is beside it. */
export function RulePicture({ rule }: { readonly rule: RuleKind }): JSX.Element {
  const drawn = DRAWN[rule];
  const line = LINES[rule];
  return (
    <span class="rule-picture" aria-hidden="true">
      {line !== undefined && (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <path d={line} />
        </svg>
      )}
      {drawn === 'die' && <DieSign />}
      {typeof drawn === 'object' && 'figure' in drawn && <FigureSign kind={drawn.figure} />}
      {typeof drawn === 'object' && 'piece' in drawn && <PieceSign piece={drawn.piece} />}
      {typeof drawn === 'object' && 'token' in drawn && (
        // The markup is our own drawing.
        <span dangerouslySetInnerHTML={{ __html: piecePicture(SPHINX_PICTURES[drawn.token], 'front') }} />
      )}
    </span>
  );
}
