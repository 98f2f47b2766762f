import type { SphinxPlayText } from '../../sphinx/play-text.ts';
import { game } from './game.ts';
import { end } from './pages/end.ts';
import { tutorial } from './pages/tutorial.ts';

/** The texts of Riddle of the Sphinx where it is played. */
export const play: SphinxPlayText = {
  game,
  end,
  tutorial,
  subtitle: (riddle, island, turn) => `Enigma ${riddle} · ${island} · turno ${turn}`,
  brief: (riddle, turn) => `Enigma ${riddle}, turno ${turn}`,
  card: {
    open: 'La carta del enigma',
    over: (island, setting) => `${island} · ${setting}`,
    asExpert: 'En experto',
  },
  objective: {
    label: (tier, progress) => `${tier}, ${progress}`,
    isEnd: 'pone fin al enigma',
    isNotEnd: 'no es el final',
    isAchieved: 'logrado',
  },
  queued: (place, of, card, brings) => `${place} de ${of}, ${card}, ${brings}`,
  emptyPlace: 'No quedan cartas',
  you: 'tú',
  othersGods: (player, gods) => (gods === 1 ? `${player} tiene 1 dios` : `${player} tiene ${gods} dioses`),
  chooseAction: '¿Qué vas a hacer?',
  actionNotPossible: 'ahora no es posible',
  marks: {
    move: 'mover',
    build: 'construir',
    toll: 'peaje',
  },
  cannotTakeBack: {
    die: 'Ya se ha tirado el dado: eso no se puede deshacer.',
    card: 'Ya se ha descubierto una carta: eso no se puede deshacer.',
  },
  setUpAgain: 'Preparar de nuevo',
  keys: [
    ['1, 2, 3', 'mover y construir, llamar a un dios, juego de la Esfinge'],
    ['C', 'la carta del enigma'],
    ['G', 'recorrer los dioses'],
    ['E', 'lo que pasa al final de este turno'],
  ],
};
