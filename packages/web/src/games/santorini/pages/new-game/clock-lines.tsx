import { SECOND } from '@thera/table';
import type { NewGameText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { AT_ENDS, formatClock, type PlanClock, parseClock } from '../../../../kept-games/plan-clock.ts';
import { ChoiceLine } from '../../../../shell/choice-line.tsx';
import type { SantoriniPlan } from '../../tables/table-plan.ts';
import type { TableView } from './table-view.ts';

/** Clocks that are offered, as links write them; a link may bring another. */
const OFFERED: readonly string[] = ['30', '60', '120', '180:2', '300:5', '600:5', '900:10'];
const NONE = '';

/** How much time there is around one device, and what happens at its end. */
export function ClockLines({ plan, change, text }: TableView): JSX.Element | null {
  const { clock } = plan;
  const people = plan.seats.filter(({ kind }) => kind === 'person').length;
  if (people < 2 && clock === undefined) return null;
  const chosen = clock === undefined ? NONE : formatClock({ ...clock, atEnd: 'lose' });
  const values = OFFERED.includes(chosen) || chosen === NONE ? OFFERED : [...OFFERED, chosen];
  return (
    <>
      <ChoiceLine
        label={text.clock.name}
        value={chosen}
        options={[[NONE, text.clock.none], ...values.map((value) => [value, inWords(value, text)] as const)]}
        onChange={(value) => change((plan) => withClock(plan, clockOf(value, plan.clock)))}
      />
      {clock !== undefined && (
        <ChoiceLine
          label={text.clock.atEnd}
          value={clock.atEnd}
          options={AT_ENDS.map((atEnd) => [atEnd, text.clock.atEnds[atEnd]] as const)}
          onChange={(atEnd) => change((plan) => withClock(plan, plan.clock && { ...plan.clock, atEnd }))}
        />
      )}
    </>
  );
}

/** The clock that was chosen; what happens at the end stays as it was. */
function clockOf(
  value: string,
  { atEnd }: Pick<PlanClock, 'atEnd'> = { atEnd: 'lose' },
): PlanClock | undefined {
  const clock = parseClock(value);
  return clock.ok ? { ...clock.value, atEnd } : undefined;
}

function withClock({ clock: _, ...plan }: SantoriniPlan, clock: PlanClock | undefined): SantoriniPlan {
  return clock === undefined ? plan : { ...plan, clock };
}

function inWords(value: string, { clock }: NewGameText): string {
  const parsed = parseClock(value);
  if (!parsed.ok || parsed.value.control.kind === 'none') return clock.none;
  const { control } = parsed.value;
  if (control.kind === 'turn') return clock.turn(span(control.milliseconds));
  return clock.bank(span(control.initial), span(control.increment));
}

/** “5 min”, “30 s”: the same in every language. */
function span(milliseconds: number): string {
  const seconds = milliseconds / SECOND;
  return seconds >= 60 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
