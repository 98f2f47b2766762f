import { type EnemyId, type Face, forecast, type Prospect, type State } from '@thera/santowerini';

/** What an enemy may do on a square, from bad to worst. */
export const DANGERS = ['step', 'strike', 'end'] as const;
export type DangerKind = (typeof DANGERS)[number];

/** What an enemy may do on a square, and on which faces of the die. */
export interface DangerOn {
  readonly square: number;
  readonly kind: DangerKind;
  readonly faces: readonly Face[];
}

/** Where an enemy may go or strike when it acts, as the island stands; of several dangers on a square the worst. */
export function dangersOf(state: State, id: EnemyId): readonly DangerOn[] {
  const found = forecast(state, id).flatMap(dangersIn);
  const squares = [...new Set(found.map(({ square }) => square))];
  return squares.map((square) => {
    const here = found.filter((danger) => danger.square === square);
    const kind = DANGERS.findLast((one) => here.some((danger) => danger.kind === one))!;
    const faces = here.flatMap((danger) => (danger.kind === kind ? danger.faces : []));
    return { square, kind, faces: faces.toSorted((a, b) => a - b) };
  });
}

function dangersIn({ occurrences, faces, isLost }: Prospect): readonly DangerOn[] {
  const marched = occurrences.findLast(({ kind }) => kind === 'marched');
  const struck = occurrences.find(({ kind }) => kind === 'struck' || kind === 'felled');
  const last = struck ?? marched;
  const kindOf = (occurrence: typeof last, usual: DangerKind): DangerKind =>
    isLost && occurrence === last ? 'end' : usual;
  return [
    ...(marched?.kind === 'marched' ? [{ square: marched.to, kind: kindOf(marched, 'step'), faces }] : []),
    ...(struck?.kind === 'struck' || struck?.kind === 'felled'
      ? [{ square: struck.square, kind: kindOf(struck, 'strike'), faces }]
      : []),
  ];
}

/** Faces in a few signs: `2–3`, `4–6`, `1 3`. */
export function facesInSigns(faces: readonly Face[]): string {
  const runs: Face[][] = [];
  for (const face of faces) {
    const run = runs.at(-1);
    if (run?.at(-1) === face - 1) run!.push(face);
    else runs.push([face]);
  }
  return runs.map((run) => (run.length === 1 ? `${run[0]}` : `${run[0]}–${run.at(-1)}`)).join(' ');
}
