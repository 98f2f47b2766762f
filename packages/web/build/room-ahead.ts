import type { Plugin, Rolldown } from 'vite';
import { filesFor, largestFirst } from './files-for.ts';
import { filesOfPage, isSoon, LANGUAGES, ROOM_AHEAD } from './preloads.ts';

const PLACEHOLDER = '__THERA_ROOMS__';

/** What each game is played on, and with which pieces of its own; the main game comes first. */
const BOARDS: Readonly<Record<string, readonly string[]>> = {
  santorini: ['boards/grid-board.tsx'],
  santowerini: ['boards/grid-board.tsx', 'games/santowerini/figures/enemies.ts'],
  sphinx: ['boards/grid-board.tsx', 'games/sphinx/figures/pieces.ts'],
  prometheus: ['games/prometheus/board/maps-board.tsx'],
};

/** Tells the script which files the room of each game has in each language. */
export function roomAhead(): Plugin {
  return {
    name: 'thera-room-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = bundle[ROOM_AHEAD];
        if (script?.type !== 'chunk') throw new Error(`the build has no ${ROOM_AHEAD}`);
        if (script.imports.length > 0) throw new Error(`${ROOM_AHEAD} would wait for what it imports`);
        script.code = script.code.replace(PLACEHOLDER, () => JSON.stringify(roomsIn(bundle)));
      },
    },
  };
}

/** What each game asks for, by language, besides what is asked for together with the page. */
function roomsIn(bundle: Rolldown.OutputBundle): Record<string, Record<string, readonly string[]>> {
  const rooms = Object.entries(BOARDS).map(([game, boards]) => {
    const byLanguage = LANGUAGES.map((language) => {
      const room = filesFor(bundle, [
        `/web/src/games/${game}/room.ts`,
        ...boards.map((board) => `/web/src/${board}`),
        `/texts/src/${language}/${game}/play.ts`,
      ]);
      const frame = filesOfPage(bundle, 'play', language);
      const soon = frame.filter((file) => isSoon(bundle, file));
      const rest = [...new Set([...room, ...frame])].filter((file) => !soon.includes(file));
      return [language, largestFirst(bundle, rest)] as const;
    });
    return [game, Object.fromEntries(byLanguage)] as const;
  });
  return Object.fromEntries(rooms);
}
