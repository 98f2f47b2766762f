import { fault, ok, parseTimeControl, type Result, SECOND, type TimeControl } from '@thera/table';

/** What happens when somebody's time has run out. */
export const AT_ENDS = ['lose', 'warn'] as const;
export type AtEnd = (typeof AT_ENDS)[number];

/** A clock around one device. */
export interface PlanClock {
  readonly control: TimeControl;
  readonly atEnd: AtEnd;
}

/** In seconds: `60` for each turn, `300:5` for the game and after each turn; with `,warn` if nobody loses by it. */
export function formatClock({ control, atEnd }: PlanClock): string {
  const warn = atEnd === 'warn' ? ',warn' : '';
  switch (control.kind) {
    case 'none':
      return '';
    case 'turn':
      return `${control.milliseconds / SECOND}${warn}`;
    case 'bank':
      return `${control.initial / SECOND}:${control.increment / SECOND}${warn}`;
  }
}

/** A clock as it is written in a link. */
export function parseClock(text: string): Result<PlanClock, 'not-a-clock' | 'bad-time-control'> {
  const [, first, more, warn] = /^(\d{1,7})(?::(\d{1,7}))?(,warn)?$/.exec(text) ?? [];
  if (first === undefined) return fault('not-a-clock');
  const seconds = Number(first) * SECOND;
  const control = parseTimeControl(
    more === undefined
      ? { kind: 'turn', milliseconds: seconds }
      : { kind: 'bank', initial: seconds, increment: Number(more) * SECOND },
  );
  return control.ok ? ok({ control: control.value, atEnd: warn === undefined ? 'lose' : 'warn' }) : control;
}
