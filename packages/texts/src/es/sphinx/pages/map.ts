import type { MapText } from '../../../sphinx/pages/map-text.ts';
import { game } from '../game.ts';
import { adventure } from './adventure.ts';
import { end } from './end.ts';
import { newRiddle } from './new-riddle.ts';
import { story } from './story.ts';

/** The map of an adventure. */
export const map: MapText = {
  game,
  adventure,
  title: adventure.tabs.map,
  chart: 'Carta de las islas',
  after: end.steps,
  setup: newRiddle,
  story: story.pages,
  island: {
    allSolved: 'todo resuelto',
    youAreHere: 'estáis aquí',
    opensAfter: (island) => `se abre al resolver las ${island}`,
    lairNeeds: 'pide un círculo en cada uno del 1 al 20',
    withCircles: (state, circles, of) => `${state} · ${circles} de ${of}`,
    circles: (circles, of) => `${circles} de ${of}`,
  },
  riddle: {
    label: (number, title, state) => `Enigma ${number}, ${title}: ${state}`,
    isNext: 'el siguiente',
    notSolved: 'sin resolver',
    closed: (reason) => `cerrado, ${reason}`,
  },
  circle: {
    shaded: (tier) => `${tier} sombreado`,
    shadedAsExpert: (tier) => `${tier} sombreado en experto`,
    open: (tier) => `${tier} pendiente`,
  },
  chosen: {
    next: 'Siguiente',
    solved: 'Resuelto',
    play: (number) => `Jugar el enigma ${number}`,
    playAgain: (number) => `Volver a jugar el enigma ${number}`,
    resume: (number) => `Seguir con el enigma ${number}`,
    expert: 'Experto',
    details: 'Detalles',
    close: 'Cerrar',
    friendlyGods: (count) => (count === 1 ? '1 dios amigo' : `${count} dioses amigos`),
    anyPlayers: 'de 1 a 4 jugadores',
    best: (tier, turns) => `Lo mejor: ${tier} en ${turns} turnos`,
    ends: 'fin',
  },
  friends: {
    heading: 'Dioses amigos',
    none: 'Aún ninguno. Los rombos de las estrellas hacen amigos a los dioses.',
    arrowShaded: 'llamado, flecha sombreada',
    arrowOpen: 'pendiente. Tres flechas sombreadas en torno a una estrella suben 1 el nivel de bendición.',
    arrows: (shaded, of) => `${shaded} de ${of} flechas sombreadas`,
  },
  table: {
    heading: 'Ahora en línea',
    line: (riddle, title) => `Enigma ${riddle}, ${title}`,
    go: (riddle) => `A la mesa del enigma ${riddle}`,
  },
  plays: {
    heading: 'Lo que habéis jugado',
    none: 'Nada todavía.',
    solved: (tier) => tier,
    notSolved: 'sin resolver',
    line: (riddle, result, turns, players) => `${riddle}: ${result}, ${turns} turnos, ${players}`,
    asExpert: 'experto',
    watch: 'Verla otra vez',
  },
};
