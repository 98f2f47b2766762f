/** What a step does as it is written; the last three follow by themselves from the step before them. */
export const WRITTEN_KINDS = [
  'move',
  'swap',
  'push',
  'walk',
  'ferry',
  'build',
  'dome',
  'raze',
  'sink',
  'slay',
  'place-worker',
  'token',
  'aim',
  'call-back',
  'pair',
  'charm',
  'pass',
  'sweep',
  'kill',
  'stone',
] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** A step of a turn as it is written, for whoever puts it into words. */
export interface WrittenStep {
  readonly kind: WrittenKind;
  /** The squares that it names, in order, a walk with all of them; a direction where it aims. */
  readonly names: readonly string[];
}

const SQUARE = '([A-E][1-5])';

/** A form in which □ is a square and white space may stand wherever there is a space. */
function rule(kind: WrittenKind, form: string): readonly [WrittenKind, RegExp] {
  return [kind, new RegExp(` ${form}`.replaceAll('□', SQUARE).replaceAll(' ', '\\s*'), 'iy')];
}

/** Longer forms first: the first that fits is meant. */
const RULES: readonly (readonly [WrittenKind, RegExp])[] = [
  rule('walk', '\\( □ , □ \\) > \\( □ , □ \\)'),
  rule('stone', '\\( x □ \\^ [A-E][1-5] \\)'),
  rule('kill', '\\( x □ \\)'),
  rule('sweep', '\\( => □ \\)'),
  rule('pair', '□ & □'),
  rule('charm', '& □'),
  rule('ferry', '□ => □'),
  rule('swap', '□ <> □'),
  rule('push', '□? > □ \\( > □ \\)'),
  rule('move', '□? > □'),
  rule('dome', '\\^ □X'),
  rule('build', '\\^ □'),
  rule('sink', '-- □'),
  rule('raze', '- □'),
  rule('place-worker', '\\+ □'),
  rule('token', '\\* □'),
  rule('call-back', '~ 0'),
  rule('aim', '~ ([NS][EW]|[NESW])'),
  rule('slay', 'x □'),
  rule('pass', 'pass'),
];

/** The steps of a turn as it is written; moves of one worker that follow each other are one. */
export function writtenSteps(turn: string): readonly WrittenStep[] {
  const text = turn.replace(/#?\s*$/, '');
  const steps: WrittenStep[] = [];
  for (let at = 0; at < text.length; ) {
    const { kind, names, end } = stepAt(text, at);
    const last = steps.at(-1);
    // A move that does not say whose it is goes on from where the last one led.
    const mover = names.length > 0 ? (names[0] ?? last?.names.at(-1)) : undefined;
    const goesOn = kind === 'move' && last?.kind === 'move' && last.names.at(-1) === mover?.toUpperCase();
    if (goesOn) steps[steps.length - 1] = { kind, names: [...last.names, ...known(names.slice(1))] };
    else steps.push({ kind, names: known([mover, ...names.slice(1)]) });
    at = end;
  }
  return steps;
}

function stepAt(text: string, at: number): { kind: WrittenKind; names: (string | undefined)[]; end: number } {
  for (const [kind, pattern] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { kind, names: match.slice(1), end: pattern.lastIndex };
  }
  throw new Error(`no step is written at ${at} of ${text}`);
}

const known = (names: readonly (string | undefined)[]): string[] =>
  names.flatMap((name) => name?.toUpperCase() ?? []);
