import type { ShellText } from '../../pages/shell-text.ts';

/** What stands around every page. */
export const shell: ShellText = {
  skipToContent: 'Saltar al contenido',
  home: 'Thera, inicio',
  play: 'Jugar',
  gods: 'Dioses',
  learn: 'Aprender',
  rules: 'Reglas',
  settings: 'Ajustes',
  soundOn: 'Activar el sonido',
  soundOff: 'Silenciar',
  otherLanguage: 'English',
  offline: 'Sin conexión',
  loading: 'Cargando…',
  failed: 'No se pudo cargar esta parte. ¿Tienes conexión?',
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  lost: {
    title: 'Esta dirección lleva a mar abierto',
    sentence: 'Aquí no hay ninguna página. La isla está allí atrás.',
    button: 'A la isla',
  },
};
