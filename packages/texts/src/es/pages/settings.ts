import type { SettingsText } from '../../pages/settings-text.ts';

/** The texts of this page. */
export const settings: SettingsText = {
  title: 'Ajustes',
  groups: { board: 'Tablero', play: 'Juego', page: 'Página', device: 'Este aparato' },
  names: {
    board: {
      name: 'Tablero',
      sentence: 'El dibujo exige menos a tu aparato, y con los dos se juega igual.',
      values: { three: '3D', svg: 'Dibujo' },
    },
    quality: {
      name: 'Calidad en 3D',
      sentence: 'La automática da lo que tu aparato puede dibujar con soltura.',
      values: { auto: 'Automática', low: 'Baja', medium: 'Media', high: 'Alta' },
    },
    marks: {
      name: 'Marcas',
      sentence: 'Muestran en qué casillas puedes mover y construir.',
      values: { on: 'Sí', off: 'No' },
    },
    coordinates: { name: 'Letras y números en el borde', values: { on: 'Sí', off: 'No' } },
    levels: { name: 'El nivel de cada torre en cifra', values: { on: 'Sí', off: 'No' } },
    motion: {
      name: 'Movimiento',
      sentence: 'Si tu sistema pide menos movimiento, nada se mueve, elijas lo que elijas.',
      values: { slow: 'Lento', normal: 'Normal', fast: 'Rápido', off: 'Ninguno' },
    },
    sound: { name: 'Sonido', values: { on: 'Sí', off: 'No' } },
    confirm: {
      name: 'Confirmar el turno',
      sentence: 'El turno solo cuenta cuando lo terminas tú: así un toque sin querer no hace daño.',
      values: { phones: 'En el móvil', always: 'Siempre', never: 'Nunca' },
    },
    language: { name: 'Idioma', values: { auto: 'El del navegador', en: 'English', es: 'Español' } },
    theme: { name: 'Colores', values: { auto: 'Los del sistema', light: 'Mediodía', dark: 'Noche' } },
    palette: {
      name: 'Colores de los obreros',
      sentence: 'Mayor contraste, y el nivel de cada torre en cifra, para quien distingue mal los colores.',
      values: { standard: 'Los de siempre', distinct: 'Mayor contraste' },
    },
  },
  preview: 'Así se ve ahora el tablero',
  games: (count) =>
    count === 0
      ? 'No hay ninguna partida guardada en este aparato.'
      : count === 1
        ? 'Hay una partida guardada en este aparato, y en ningún otro sitio.'
        : `Hay ${count} partidas guardadas en este aparato, y en ningún otro sitio.`,
  deleteGames: 'Borrar todas las partidas de este aparato',
  deleteSentence: 'No se podrán recuperar.',
  confirmDelete: (count) => (count === 1 ? 'Borrar una partida' : `Borrar ${count} partidas`),
  cancel: 'Conservarlas',
  deleted: 'Se han borrado todas las partidas de este aparato.',
  close: 'Cerrar',
};
