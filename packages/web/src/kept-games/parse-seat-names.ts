import { parsePlayerName } from '@thera/table';

/** As many as the largest table has seats. */
const SEATS = 4;

/** Names by seat from a text that was kept; nothing where there is none that can be read. */
export function parseSeatNames(text: string | null): readonly string[] {
  const kept = keptList(text);
  return Array.from({ length: SEATS }, (_, seat) => {
    const name = parsePlayerName(kept[seat]);
    return name.ok ? name.value : '';
  });
}

function keptList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
