import type { EnemyKind } from '@thera/santowerini';
import type { SantoweriniText } from '../../santowerini/game-text.ts';
import { words } from '../common/words.ts';
import { forecast } from './forecast.ts';
import { places } from './places.ts';
import { reasons } from './reasons.ts';
import { telling } from './telling.ts';

const PLURALS: Readonly<Record<EnemyKind, string>> = {
  raider: 'Saqueadores',
  runner: 'Corredores',
  sapper: 'Zapadores',
  brute: 'Brutos',
  captain: 'Capitanes',
};

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];

const enemies: Readonly<Record<EnemyKind, string>> = {
  raider: 'Saqueador',
  runner: 'Corredor',
  sapper: 'Zapador',
  brute: 'Bruto',
  captain: 'Capitán',
};

/** The words of Santowerini. */
export const game: SantoweriniText = {
  words,
  name: 'Santowerini',
  about: 'Defiende la isla en solitario.',
  places,
  enemies,
  enemiesOf: (kind, count) => (count === 1 ? `1 ${enemies[kind]}` : `${count} ${PLURALS[kind]}`),
  orders: {
    hold: 'Aguanta',
    march: 'Avanza',
    attack: 'Ataca',
    fury: 'Furia',
    dash: 'Corre',
    breach: 'Abre brecha',
    smash: 'Aplasta',
  },
  facings: { n: 'norte', e: 'este', s: 'sur', w: 'oeste' },
  difficulties: { easy: 'Fácil', normal: 'Normal', expert: 'Experto' },
  bonuses: {
    first: { name: '¡A la primera!', how: 'Gana al primer intento' },
    alive: { name: 'Todos en pie', how: 'Conserva a los dos constructores' },
    buildings: { name: 'Casas y más casas', how: 'Conserva suficientes edificios hasta el final' },
  },
  ranks: {
    novice: 'Novato',
    apprentice: 'Aprendiz',
    assistant: 'Ayudante',
    journeyman: 'Oficial',
    master: 'Maestro',
    'guild-master': 'Maestro del gremio',
  },
  telling,
  forecast,
  reasons,
  acts: {
    lands: (square) => `desembarca en ${square}`,
    staysAtSea: 'sigue en el mar',
    recovers: 'deja de estar aturdido',
  },
  lost: {
    gate: 'Un enemigo ha llegado a la puerta.',
    builders: 'Los dos constructores han caído.',
    buildings: 'No queda ni un edificio.',
    'no-turn': 'Ningún constructor podía moverse.',
  },
  headlines: { won: 'La isla resiste', lost: 'La ciudad ha caído' },
  refusals: {
    'bad-setup': 'Eso no es una partida de Santowerini.',
    'no-such-scenario': 'No existe ese escenario. Van del 1A al 6B.',
    'no-such-difficulty': 'La partida puede ser fácil, normal o experta.',
    'bad-attempt': 'Los intentos se cuentan desde 1.',
    'no-such-day': 'Ese día no existe.',
    'bad-step': 'Eso no forma parte de un turno.',
    impossible: 'Eso no es posible.',
    unfinished: 'El turno no está completo: mueve un constructor y luego construye.',
  },
  prompts: {
    choose: 'Elige un constructor',
    move: (square) => `Mueve el constructor de ${square}`,
    build: 'Construye al lado, o sobre un enemigo que esté más abajo',
    end: 'Termina tu turno',
  },
  whyNot: {
    tooHigh: 'Eso es subir más de un nivel.',
    taken: 'Ahí ya hay alguien.',
    complete: 'Esa torre está completa.',
    tooFar: 'Queda demasiado lejos.',
    noBuilder: 'Ahí no tienes ningún constructor.',
    enemyTooHigh: 'Solo puedes construir sobre un enemigo que esté más abajo que tu constructor.',
    whichBuilder: 'Pueden ir los dos constructores. Elige primero uno.',
    stuck: 'Este constructor no tiene adónde ir.',
  },
  square: {
    ground: 'suelo',
    level: (level) => `nivel ${level}`,
    dome: 'cúpula',
    gate: 'puerta de la ciudad',
    landing: (faces) => `desembarco ${faces}`,
    builder: 'tu constructor',
    enemy: (enemy, order, facing, hits, isStunned) =>
      `${enemy}, actúa en ${order} lugar, mira al ${facing}, ${forecast.hitsLeft(hits)}${isStunned ? ', aturdido' : ''}`,
    canMove: 'puedes moverte aquí',
    canBuild: 'puedes construir aquí',
    canDefeat: 'puedes construir sobre este enemigo',
    canPick: 'puede moverse',
    danger: {
      step: (enemy, faces) => `el ${enemy} puede pisar aquí con ${faces}`,
      strike: (enemy, faces) => `el ${enemy} puede golpear aquí con ${faces}`,
      end: (enemy, faces) => `el ${enemy} puede acabar la partida aquí con ${faces}`,
    },
  },
  ordinal: (number) => ORDINALS[number - 1] ?? `${number}.º`,
  round: (round) => `Ronda ${round}`,
  wave: (wave) => `Oleada ${wave}`,
  ashore: (enemies) => (enemies === 1 ? '1 enemigo en tierra' : `${enemies} enemigos en tierra`),
  points: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
};
