import type { TrainText } from '../../../santorini/command-line/train-text.ts';
import { status } from './train-status.ts';

/** The words of training. */
export const train: TrainText = {
  playing: (folder, threads) =>
    `Partidas consigo mismo en ${folder}, hilos: ${threads}. Pulsa Ctrl+C para parar; la misma orden continúa.`,
  games: (count) => `${count} partidas`,
  positions: (count) => `${count} posiciones`,
  rate: (count) => `${count} posiciones por segundo`,
  disk: (megabytes, most) => `${megabytes} de ${most} MB`,
  left: (time) => `faltan ${time}`,
  cut: (thread, bytes) =>
    `Hilo ${thread}: la última partida estaba a medio escribir; se han quitado sus ${bytes} bytes. Lo demás está intacto.`,
  failed: (game) => `Algo salió mal en la partida ${game}:`,
  learning: (positions, checking) => `Aprende de ${positions} posiciones y comprueba con ${checking}.`,
  scales: {
    mortals: (source, scale, surprise) =>
      `Puntuaciones de ${source} sin poderes: escala ${scale}, sorpresas ${surprise} %.`,
    powers: (source, scale, surprise) =>
      `Puntuaciones de ${source} con poderes: escala ${scale}, sorpresas ${surprise} %.`,
  },
  goingOn: (epoch) => `Continúa después de la vuelta ${epoch}.`,
  epoch: (number, all) => `vuelta ${number}/${all}`,
  loss: (learned, checked) => `error ${learned}, comprobado ${checked}`,
  partOfEpoch: (percent) => `${percent} % de ella`,
  written: (file) => `La red está en ${file}`,
  gate: (one, other) => `${one} contra ${other}, en pares de partidas con el mismo comienzo.`,
  byHand: 'evaluación a mano',
  points: (count) => `${count} puntos`,
  elo: (difference, error) => `Elo de ${difference} ± ${error}`,
  ratio: (ratio, bounds) => `razón de verosimilitud ${ratio} de ${bounds}`,
  accepted: (file) => `Aceptada: es la mejor, y ahora está en ${file}`,
  rejected: (file) => `Rechazada: ${file} no es mejor.`,
  undecided: (file) => `Sin decidir: ${file} sigue siendo candidata. Con más --games quizá se decida.`,
  calibrated: {
    evaluation: {
      mortals: 'Evaluaciones estáticas, partidas sin poderes',
      powers: 'Evaluaciones estáticas, partidas con poderes',
    },
    search: {
      mortals: 'Puntuaciones de búsquedas, partidas sin poderes',
      powers: 'Puntuaciones de búsquedas, partidas con poderes',
    },
  },
  calibration: (scale, surprise, loss) =>
    `escala ${scale}, sorpresas ${surprise} %, pérdida logarítmica ${loss}`,
  tenths: [
    'probabilidad de ganar',
    'posiciones antes',
    'partidas',
    'esperado %',
    'observado %',
    'posiciones después',
    'partidas',
    'esperado %',
    'observado %',
  ],
  calibratedByPower:
    'Partidas con poderes, poder por poder; cada mitad de las partidas según lo que muestra la otra',
  powerColumns: [
    'poder',
    'posiciones',
    'partidas',
    'pérdida logarítmica, evaluación',
    'pérdida logarítmica, búsqueda',
  ],
  resumable: 'Detenido. La misma orden continúa desde aquí.',
  status,
  errors: {
    'no-head': (subject) => `Esto no es un archivo de muestras: ${subject}.`,
    'other-version': (subject) => `Estas muestras son de otra versión: ${subject}.`,
    'bad-sample': (subject) => `En este archivo hay algo que no es una muestra: ${subject}.`,
    'no-kernel': (subject) => `El núcleo ${subject} del motor aún no está compilado. npm start lo compila.`,
    'in-use': (subject) =>
      `Otro proceso juega en esta carpeta: ${subject}. Espera a que acabe o elige otra con --data.`,
    'disk-full': (subject) =>
      `El disco está lleno. Todas las partidas de ${subject} están intactas; libera espacio para seguir.`,
    'disk-limit': (subject) =>
      `Las muestras ocupan todo lo que permite --disk: ${subject}. Súbelo, o mueve archivos, para seguir.`,
    'no-samples': (subject) =>
      `No hay muestras de las que aprender en ${subject}. Créalas con thera train play.`,
    'no-net': (subject) => `No hay ninguna red en ${subject}. Créala con thera train net.`,
    'bad-net': (subject) => `No se puede usar esta red: ${subject}.`,
    'wide-net': (subject) => `${subject} tiene más unidades ocultas de las que permite --hidden.`,
    'bad-checkpoint': (subject) =>
      `No se puede seguir desde ${subject}: está dañado o tiene otra forma. Bórralo para empezar de nuevo.`,
    'other-samples': (subject) =>
      `Faltan muestras con las que empezó el entrenamiento: ${subject}. Devuélvelas a su sitio, o borra net.checkpoint para empezar de nuevo.`,
  },
};
