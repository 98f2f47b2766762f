/** A name for the file of an adventure that every system takes. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${['sphinx', plain].filter(Boolean).join('-')}.json`;
}
