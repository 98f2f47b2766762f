import type { StarsText } from '../../../sphinx/pages/stars-text.ts';
import { game } from '../game.ts';
import { adventure } from './adventure.ts';

/** The constellation tree of an adventure. */
export const stars: StarsText = {
  game,
  adventure,
  title: adventure.tabs.stars,
  sky: 'Los dioses entre las estrellas',
  polaris: 'Polaris',
  place: {
    title: (diamonds) => (diamonds === 1 ? 'Coloca 1 rombo' : `Coloca ${diamonds} rombos`),
    sentence:
      'Sombréalos en cualquier camino. El dios que quede unido a Polaris por caminos llenos se hace amigo.',
    left: 'por colocar',
    nothing: 'Nada que colocar',
    nothingWhy: 'Cada círculo nuevo del mapa trae un rombo.',
    suggestion: (path) => `¿Dudáis? ${path} es un buen comienzo.`,
    done: 'Al mapa',
  },
  god: {
    line: (title, type) => `${title} · ${type}`,
    isFriendly: 'amistad ganada',
    isNotYet: 'amistad por ganar',
    label: (name, state) => `${name}, ${state}`,
    paths: 'Caminos',
  },
  path: {
    name: (one, other) => `${one} – ${other}`,
    shaded: (diamonds, of) => `${diamonds} de ${of}`,
    isFull: 'lleno',
    moreToFriend: (diamonds, god) =>
      diamonds === 1
        ? `Uno más y tendréis la amistad de ${god}`
        : `${diamonds} más y tendréis la amistad de ${god}`,
    moreToFull: (diamonds) => (diamonds === 1 ? 'falta 1 para llenarlo' : `faltan ${diamonds} para llenarlo`),
    row: (path, shaded, outlook) => `${path}, ${shaded}, ${outlook}`,
  },
  shade: 'Sombrear un rombo',
  shadeOn: (path) => `Sombrear un rombo en ${path}`,
  undo: 'Deshacer',
  befriended: (god) => `Ya tenéis la amistad de ${god}.`,
  score: {
    sentence:
      'Cada vez que elegís un dios amigo para un enigma, sombread una flecha que lo señale. Tres en torno a una estrella +1 suben el nivel.',
    raised: (score) => `El nivel de bendición es ahora ${score}.`,
    star: (shaded, of) => `estrella +1, ${shaded} de ${of} flechas sombreadas`,
    nextBlessing: (name) => `Próxima bendición: ${name}`,
  },
  arrows: {
    title: 'Sombrea una flecha',
    sentence: (god) => `Habéis elegido a ${god}. ¿Cuál de sus flechas sombreáis?`,
    choose: (gods) => `La estrella entre ${gods}`,
    shade: 'Sombrear la flecha',
  },
  shadeShort: 'Sombrear',
  view: {
    label: 'Vista',
    sky: 'Como cielo',
    list: 'Como lista',
    skyShort: 'Cielo',
    listShort: 'Lista',
    nearer: 'Ver más de cerca',
    farther: 'Verlo entero',
  },
  keys: [
    ['← → ↑ ↓', 'por los caminos'],
    ['Inicio', 'a Polaris'],
    ['Tab', 'el camino siguiente de un dios'],
    ['Intro', 'sombrear un rombo'],
    ['U', 'deshacer'],
    ['L', 'como lista'],
  ],
};
