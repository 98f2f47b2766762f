/** By game and language, the files of its room; `build/room-ahead.ts` writes them in place of this name. */
declare const __THERA_ROOMS__: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/*
 * Which game is played only the device knows, so no server can say with the page what it will ask for. This script asks
 * for it before the page's own scripts are here to do so; it imports nothing, or it would be as late as they are.
 */
const kept = (name: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    // The page itself will tell what cannot be read.
    return undefined;
  }
};

const [, , id = ''] = location.pathname.split('/');
const match = kept(`thera.game.${id}`);
const rooms = Object.entries(__THERA_ROOMS__);
// The first version knew one game, which is the first of all, and did not name it.
const game = match && (match.game ?? rooms[0]?.[0]);
const [, room = {}] = rooms.find(([name]) => name === game) ?? [];
const languages = [
  new URLSearchParams(location.search).get('lang'),
  kept('thera.settings')?.language,
  ...navigator.languages.map((language) => language.slice(0, 2)),
  'en',
].map(String);
const language = languages.find((spoken) => Object.hasOwn(room, spoken)) ?? '';
for (const file of room[language] ?? []) {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}
