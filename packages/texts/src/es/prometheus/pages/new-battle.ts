import type { NewBattleText } from '../../../prometheus/pages/new-battle-text.ts';
import { game } from '../game.ts';

/** What is agreed before a game begins. */
export const newBattle: NewBattleText = {
  game,
  title: 'La búsqueda de Prometeo',
  back: 'Volver',
  table: 'Mesa',
  seats: 'Quién juega',
  seat: (gods) => gods,
  person: 'Persona',
  nameOf: (gods) => `Nombre de quien juega con ${gods}`,
  computer: 'Ordenador',
  name: 'Nombre',
  armies: 'Ejércitos',
  drafts: {
    quick: { name: 'Ejércitos rápidos', about: 'Listos para jugar, probados y equilibrados.' },
    pick: { name: 'Reclutar por turnos', about: 'Dieciséis reclutas, uno de cada.' },
  },
  options: 'Otras formas de jugar',
  nets: {
    title: 'Las redes',
    endOfActivation: 'caen al acabar la activación',
    nextActivation: 'retienen hasta que acabe la siguiente activación',
  },
  hound: {
    title: 'Si Cerbero es destruido',
    ownerLoses: 'pierde el bando rojo',
    killerLoses: 'pierde el bando que lo hizo',
  },
  cap: { title: 'Duración', on: 'se decide a los 60 turnos de cada bando', off: 'hasta que alguien gane' },
  notBalanced: 'Así no está equilibrado: el bando azul gana mucho más a menudo.',
  begin: 'Empezar',
  cannotStart: 'No hemos podido cargar la partida. ¿Tienes conexión?',
  toLessons: 'Tres lecciones cortas',
  toRules: 'Reglas',
  toUnits: 'Unidades',
};
