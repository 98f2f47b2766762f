import type { SettingsText } from '../../pages/settings-text.ts';

/** The texts of this page. */
export const settings: SettingsText = {
  title: 'Ajustes',
  groups: { board: 'Tablero', play: 'Juego', page: 'Página', device: 'Este dispositivo' },
  names: {
    board: {
      name: 'Tablero',
      sentence: 'El 2D exige menos a tu dispositivo. Se juega igual en ambos.',
      values: { three: '3D', svg: '2D' },
    },
    quality: {
      name: 'Calidad del 3D',
      sentence: 'La automática elige lo que tu dispositivo puede mover con fluidez.',
      values: { auto: 'Automática', low: 'Baja', medium: 'Media', high: 'Alta' },
    },
    marks: {
      name: 'Resaltar jugadas',
      sentence: 'Marca las casillas a las que puedes mover y en las que puedes construir.',
      values: { on: 'Sí', off: 'No' },
    },
    coordinates: { name: 'Coordenadas', values: { on: 'Sí', off: 'No' } },
    levels: { name: 'Nivel de las torres en números', values: { on: 'Sí', off: 'No' } },
    motion: {
      name: 'Animaciones',
      sentence: 'Si tu dispositivo tiene activado «reducir movimiento», no hay animaciones.',
      values: { slow: 'Lentas', normal: 'Normales', fast: 'Rápidas', off: 'No' },
    },
    sound: { name: 'Sonido', values: { on: 'Sí', off: 'No' } },
    volume: { name: 'Volumen' },
    confirm: {
      name: 'Confirmar turnos',
      sentence: 'Tu turno no cuenta hasta que pulsas «Terminar turno»: un toque sin querer no pasa factura.',
      values: { phones: 'En el móvil', always: 'Siempre', never: 'Nunca' },
    },
    turning: {
      name: 'Girar el tablero hacia quien juega',
      sentence: 'Cuando jugáis en el mismo dispositivo.',
      values: { off: 'No', on: 'Sí' },
    },
    turns: {
      name: 'Lista de turnos',
      values: { notation: 'Notación', words: 'Palabras' },
    },
    language: { name: 'Idioma', values: { auto: 'Navegador', en: 'English', es: 'Español' } },
    theme: { name: 'Tema', values: { auto: 'Sistema', light: 'Claro', dark: 'Oscuro' } },
    palette: {
      name: 'Colores de los obreros',
      sentence: 'El alto contraste también numera las torres, por si te cuesta distinguir los colores.',
      values: { standard: 'Estándar', distinct: 'Alto contraste' },
    },
  },
  muted: 'Silencio',
  preview: 'Vista previa',
  plainHttp:
    'En esta dirección (http), el ordenador juega con un solo núcleo y no hay llaves de acceso ni se puede instalar o jugar sin conexión. Con https funciona todo.',
  games: (count) =>
    count === 0
      ? 'No hay partidas guardadas en este dispositivo.'
      : count === 1
        ? 'Hay una partida guardada en este dispositivo, y en ningún otro sitio.'
        : `Hay ${count} partidas guardadas en este dispositivo, y en ningún otro sitio.`,
  deleteGames: 'Borrar todas las partidas de este dispositivo',
  deleteSentence: 'No se puede deshacer.',
  confirmDelete: (count) => (count === 1 ? 'Borrar una partida' : `Borrar ${count} partidas`),
  cancel: 'Conservarlas',
  deleted: 'Se han borrado todas las partidas de este dispositivo.',
  close: 'Cerrar',
};
