import type { ShareText } from '../../../sphinx/pages/share-text.ts';
import { words } from '../../common/words.ts';

/** An adventure that several people have together. */
export const share: ShareText = {
  game: 'El enigma de la Esfinge',
  title: 'Compartir esta aventura',
  sentence:
    'Quien abra el enlace juega esta aventura contigo: un solo mapa y un solo libro de visitas, cada cual en su dispositivo. Lo que alguien juegue sin conexión se añade después.',
  working: 'Un momento…',
  link: {
    label: 'Enlace',
    copy: 'Copiar enlace',
    copied: 'Copiado.',
    cannotCopy: 'No hemos podido copiar el enlace.',
    send: 'Enviar',
    renew: 'Crear otro enlace',
    renewed: 'Aquí tienes otro enlace. Con el anterior ya no entra nadie.',
  },
  members: {
    title: 'Quién la tiene',
    alone: 'De momento, solo tú.',
    you: 'tú',
    founder: 'la empezó',
    sendAway: (name) => `Quitar a ${name}`,
  },
  leave: {
    ask: 'Dejar el grupo',
    sentence: 'El grupo sigue sin ti. Te quedas con la aventura tal como está, para ti.',
    confirm: 'Dejarlo',
  },
  stop: {
    ask: 'Dejar de compartir',
    sentence:
      'Con el enlace ya no entra nadie. Cada cual se queda con la aventura tal como está y sigue por su cuenta.',
    confirm: 'Dejar de compartir',
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
  refusals: {
    unavailable: 'No podemos conectar con el servidor. La aventura se puede jugar igual sin conexión.',
    'too-many': 'Ha sido demasiado de una vez, o ya no cabe nadie más. Prueba más tarde.',
    'no-such-log': 'Esta aventura ya no se comparte contigo.',
    'too-many-adventures': 'En este dispositivo caben 20 aventuras. Borra una antes.',
    other: 'No ha podido ser. Prueba más tarde.',
  },
  join: {
    title: 'Una aventura compartida',
    invites: (name) => `${name} te invita a El enigma de la Esfinge.`,
    sentence:
      'Únete y la aventura estará también en tu dispositivo: un solo mapa y un solo libro de visitas, juegue quien juegue, juntos o por separado.',
    members: (names) => `Ya están dentro: ${words.list(names)}.`,
    button: 'Unirme a la aventura',
    isMember: 'Ya formas parte de esta aventura.',
    open: 'Abrir el mapa',
    gone: 'Esta invitación ya no vale',
    goneSentence: 'Pide otro enlace: con este ya no entra nadie.',
    again: 'Probar otra vez',
    toAdventures: 'Todas las aventuras',
  },
};
