import { type Ask, forecast, GEMS, type Gem, type Occurrence, type Square, type State } from '@thera/sphinx';

/** What will or may happen on a square to end this turn, from bad to worst, and on how many of the faces. */
export const DANGERS = ['step', 'strike', 'end'] as const;
export type DangerKind = (typeof DANGERS)[number];

export interface DangerOn {
  readonly square: Square;
  readonly kind: DangerKind;
  /** On which faces of the die; all of them where none is rolled. */
  readonly faces: readonly Gem[];
}

/** Where something will or may happen to end this turn; of several dangers on a square the worst. */
export function dangersIn(state: State): readonly DangerOn[] {
  const found = forecast(state).flatMap((prospect) =>
    [...prospect.occurrences.flatMap((one) => dangerOf(state, one)), ...askDangers(prospect.ask)].map(
      (danger): DangerOn => ({ ...danger, faces: prospect.faces }),
    ),
  );
  return [...new Set(found.map(({ square }) => square))].map((square) => {
    const here = found.filter((danger) => danger.square === square);
    const kind = DANGERS.findLast((one) => here.some((danger) => danger.kind === one))!;
    const faces = here.flatMap((danger) => (danger.kind === kind ? danger.faces : []));
    return { square, kind, faces: GEMS.filter((face) => faces.includes(face)) };
  });
}

type Danger = Omit<DangerOn, 'faces'>;

function dangerOf(state: State, occurrence: Occurrence): readonly Danger[] {
  switch (occurrence.kind) {
    case 'sphinx-moved':
    case 'king-moved':
      return [{ square: occurrence.to, kind: 'step' }];
    case 'forced':
      return [{ square: occurrence.to, kind: 'step' }];
    case 'toppled':
      return [{ square: occurrence.on, kind: 'strike' }];
    case 'destroyed':
      // The first who falls is a loss, the second is the end.
      return [{ square: occurrence.from, kind: state.destroyed === 0 ? 'strike' : 'end' }];
    default:
      return [];
  }
}

function askDangers(ask: Ask | null): readonly Danger[] {
  if (ask?.kind === 'sphinx-way') return ask.to.map((square) => ({ square, kind: 'step' }));
  return ask?.kind === 'topple' ? ask.on.map((square) => ({ square, kind: 'strike' })) : [];
}
