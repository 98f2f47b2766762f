import { partyOf } from '@thera/play/prometheus';
import { LESSON_IDS, QUICK_ARMIES, TABLE_IDS, TABLES, type TableId } from '@thera/prometheus';
import type { LessonsText, PrometheusCatalogue } from '@thera/texts/prometheus';

/** Every table with its seats and recommended armies, a line each. */
export const tableLines = (texts: PrometheusCatalogue): readonly string[] =>
  TABLE_IDS.flatMap((table) => linesOf(table, texts));

function linesOf(table: TableId, texts: PrometheusCatalogue): readonly string[] {
  const { terminal, terms, units, maps, draft } = texts;
  const { seats, turnOrder } = TABLES[table];
  const nameOf = (seat: number): string => partyOf({ table }, seat, texts).the;
  return [
    terminal.table.title(table, terms.tables[table].name),
    ...seats.flatMap(({ units: own, rp }, seat) => {
      const names = own.map((id) => units[id].name).join(', ');
      const army = QUICK_ARMIES[table][seat]!.map(({ id, map }) =>
        draft.meantFor(units[id].name, maps[map].name),
      );
      return [
        `  ${terminal.table.seat(`${seat + 1}. ${nameOf(seat)}`, names, rp)}`,
        `     ${terminal.table.army(army.join(', '))}`,
      ];
    }),
    `  ${terminal.table.order(turnOrder.map(nameOf).join(' – '))}`,
  ];
}

/** Every lesson with its goal, a line each. */
export const lessonLines = ({ lessons, count }: LessonsText): readonly string[] =>
  LESSON_IDS.map((id, n) => {
    const { name, goal } = lessons[id];
    return `${count(n + 1, LESSON_IDS.length)} · ${name}: ${goal}`;
  });
