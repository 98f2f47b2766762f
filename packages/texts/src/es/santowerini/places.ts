import type { PlaceCode } from '@thera/santowerini';
import type { PlaceText } from '../../santowerini/game-text.ts';

/** The places to defend. */
export const places: Readonly<Record<PlaceCode, PlaceText>> = {
  '1A': { name: 'Primer desembarco', line: 'Velas en el horizonte, y las primeras barcas en la arena.' },
  '1B': { name: 'Pueblo de pescadores', line: 'Llegan al alba por el muelle de poniente.' },
  '2A': { name: 'Dos velas', line: 'Dos barcas a la vez, una por cada extremo de la playa.' },
  '2B': { name: 'Los mensajeros', line: 'Unos corren derechos a la puerta; los demás te entretienen.' },
  '3A': { name: 'Zapadores en la muralla', line: 'Pico y pólvora: derriban los pisos de dos en dos.' },
  '3B': { name: 'La encrucijada', line: 'La plaza del centro tiene que quedar libre.' },
  '4A': { name: 'Los brutos', line: 'Hace falta un muro entero para tumbar a uno.' },
  '4B': { name: 'Incursión nocturna', line: 'Sin luna, y pies ligeros en la oscuridad.' },
  '5A': { name: 'Órdenes del capitán', line: 'Una sola voz empuja a toda la fila.' },
  '5B': { name: 'Cercados', line: 'Esta noche todas las esquinas de la isla son suyas.' },
  '6A': { name: 'La gran armada', line: 'El horizonte está hecho de velas.' },
  '6B': {
    name: 'La última defensa de Thera',
    line: 'La última plaza del casco antiguo, atacada por todas partes.',
  },
  endless: { name: 'El largo asedio', line: 'Oleada tras oleada, cada una mayor. ¿Cuánto resistirás?' },
};
