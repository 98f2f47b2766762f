import { type OwnPlace, ownPage, ownPath } from './games/own-pages.ts';

/** Every address of the site. What a page makes of the rest of its address is its own affair. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly query: string }
  /** A game of this device: the one with this id. */
  | { readonly page: 'play'; readonly game: string }
  | { readonly page: 'board'; readonly position: string }
  | { readonly page: 'open' }
  | { readonly page: 'gods'; readonly god?: string }
  | { readonly page: 'learn'; readonly lesson?: string }
  | { readonly page: 'rules' }
  | { readonly page: 'settings' }
  /** Where those who play online find each other. */
  | { readonly page: 'online' }
  /** A table on the server: who meets there, and the game that they play. */
  | { readonly page: 'table'; readonly table: string }
  /** The visitor's own games, wherever they are kept. */
  | { readonly page: 'games' }
  /** Who the visitor is online. */
  | { readonly page: 'account' }
  /** A page that only one game has, below an address that is its name. */
  | ({ readonly page: 'own'; readonly query: string } & OwnPlace)
  | { readonly page: 'lost'; readonly path: string };

export type PageName = Route['page'];

/** The route of an address: the path and the query without their signs removed. */
export function parseRoute(path: string, query: string): Route {
  const [first = '', second, ...more] = path.split('/').filter((part) => part !== '');
  const lost: Route = { page: 'lost', path };
  const rest = second === undefined ? undefined : decoded(second);
  const own = ownPage(first, second === undefined ? [] : [second, ...more]);
  if (own !== undefined) return ownRoute(own, query);
  if (more.length > 0 && first !== 'board') return lost;
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return second === undefined ? newRoute(query) : lost;
    case 'play':
      return rest === undefined ? lost : { page: 'play', game: rest };
    case 'table':
      return rest === undefined ? lost : { page: 'table', table: rest };
    case 'board':
      return rest === undefined
        ? lost
        : { page: 'board', position: [second!, ...more].map(decoded).join('/') };
    case 'gods':
      return rest === undefined ? { page: 'gods' } : { page: 'gods', god: rest };
    case 'learn':
      return rest === undefined ? { page: 'learn' } : { page: 'learn', lesson: rest };
    case 'open':
    case 'rules':
    case 'settings':
    case 'online':
    case 'games':
    case 'account':
      return second === undefined ? { page: first } : lost;
    default:
      return lost;
  }
}

/** New games of a game that has pages of its own begin there. */
function newRoute(query: string): Route {
  const own = ownPage(new URLSearchParams(query).get('game') ?? '', []);
  return own === undefined ? { page: 'new', query } : ownRoute(own, query);
}

function ownRoute(place: OwnPlace, query: string): Route {
  return place.part === undefined
    ? { page: 'own', ...place, query }
    : { page: 'own', ...place, part: decoded(place.part), query };
}

/** The address of a route. */
export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'new':
      return `/new${asQuery(route.query)}`;
    case 'play':
      return `/play/${encodeURIComponent(route.game)}`;
    case 'table':
      return `/table/${encodeURIComponent(route.table)}`;
    case 'board':
      return `/board/${route.position.split('/').map(readablyEncoded).join('/')}`;
    case 'gods':
      return route.god === undefined ? '/gods' : `/gods/${route.god}`;
    case 'learn':
      return route.lesson === undefined ? '/learn' : `/learn/${route.lesson}`;
    case 'own':
      return `/${[route.game, ownPath(route)].filter(Boolean).join('/')}${asQuery(route.query)}`;
    case 'lost':
      return route.path;
    default:
      return `/${route.page}`;
  }
}

const asQuery = (query: string): string => (query === '' ? '' : `?${query.replace(/^\?/, '')}`);

/** Signs that a path may hold as they are keep a link readable. */
function readablyEncoded(part: string): string {
  return encodeURIComponent(part).replace(/%(2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
