import type { ShellText } from '../../pages/shell-text.ts';

/** What stands around every page. */
export const shell: ShellText = {
  skipToContent: 'Saltar al contenido',
  home: 'Thera, inicio',
  play: 'Jugar',
  gods: 'Dioses',
  learn: 'Aprender',
  rules: 'Reglas',
  account: 'Cuenta',
  settings: 'Ajustes',
  soundOn: 'Activar el sonido',
  soundOff: 'Silenciar',
  otherLanguage: 'English',
  offline: 'Sin conexión',
  loading: 'Cargando…',
  failed: 'No se ha podido cargar esta parte. ¿Tienes conexión?',
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  lost: {
    title: 'Aquí solo hay mar abierto',
    sentence: 'Esta página no existe. La isla ha quedado atrás.',
    button: 'Volver a la isla',
  },
};
