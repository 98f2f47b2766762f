import type { CareText } from '../../../sphinx/pages/care-text.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** What can be done with an adventure as a whole. */
export const care: CareText = {
  share: 'Compartir con otros',
  rename: {
    ask: 'Cambiar el título',
    label: 'Título',
    note: 'Si lo dejas vacío, lleva el nombre de quienes firmaron primero.',
    save: 'Guardar',
    cancel: 'Cancelar',
  },
  writeOut: {
    ask: 'Guardar como texto',
    sentence: 'La aventura entera como texto, para guardarla o cargarla en otro dispositivo.',
    copy: 'Copiar el texto',
    save: 'Guardar en un archivo',
    copied: 'Copiado.',
    cannotCopy: 'No hemos podido copiar el texto.',
    close: 'Cerrar',
  },
  copy: {
    ask: 'Hacer una copia',
    title: (title) => `${title}, copia`,
    done: (title) => `${title} ya está en la lista.`,
  },
  drop: {
    ask: 'Borrar',
    question: (title) => `¿Borrar ${title}?`,
    lost: (circles, guests, plays) =>
      `Se pierden para siempre ${counted(circles, 'círculo', 'círculos')}, ${counted(guests, 'firma', 'firmas')} y ${counted(plays, 'partida', 'partidas')}.`,
    confirm: 'Borrarla',
    cancel: 'Conservarla',
    done: (title) => `${title} se ha borrado.`,
  },
};
