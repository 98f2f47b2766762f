import { type CardId, GROUP_NAMES, hasPrintedWording, powerFlags, powerOf } from '@thera/santorini';
import type { SantoriniCatalogue } from '@thera/texts/santorini';

const GAP = '  ';
const NOTHING = '-';

/** Powers in aligned columns below the names of their groups; codes are those that filters take. */
export function godList(ids: readonly CardId[], texts: SantoriniCatalogue): string[] {
  const { columns } = texts.commandLine.gods;
  const head = [columns.id, columns.name, columns.players, columns.edition, columns.flags];
  const rows = new Map(ids.map((id) => [id, rowOf(id, texts)]));
  const widths = head.map((_, n) => Math.max(...[head, ...rows.values()].map((row) => row[n]!.length)));
  const line = (cells: readonly string[]): string =>
    `${GAP}${cells.map((cell, n) => cell.padEnd(widths[n]!)).join(GAP)}`.trimEnd();
  const groups = GROUP_NAMES.map((group) => ({
    title: `${texts.words.groups[group]} · ${group}`,
    members: ids.filter((id) => powerOf(id).group === group),
  })).filter(({ members }) => members.length > 0);
  return [
    line(head),
    ...groups.flatMap(({ title, members }) => ['', title, ...members.map((id) => line(rows.get(id)!))]),
  ];
}

function rowOf(id: CardId, texts: SantoriniCatalogue): string[] {
  const flags = powerFlags(id);
  return [
    id,
    texts.powers[id].name,
    powerOf(id).players.join('/'),
    hasPrintedWording(id) ? 'printed' : NOTHING,
    flags.length === 0 ? NOTHING : flags.join(' '),
  ];
}
