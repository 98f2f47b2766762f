import type { GoldenFleecePowerTexts } from '../power-text.ts';

/** The Golden Fleece gods. */
export const goldenFleecePowers: GoldenFleecePowerTexts = {
  hades: {
    name: 'Hades',
    title: 'Dios del inframundo',
    power: 'Los obreros rivales no pueden bajar.',
    help: [
      'Vale en todos los turnos de todos los rivales, y para cada movimiento de un turno que tenga varios.',
      'Solo se impiden movimientos: un intercambio, un empujón o una barca aún pueden forzar a un obrero hacia abajo.',
      'Los niveles se comparan al moverse: una casilla recién alzada hasta el nivel del obrero no está más baja.',
      'Contra ti Pan no puede saltar, y Asteria y Nike nunca despiertan su poder.',
      'Un obrero que llegó al nivel 3 sin ganar, como con Zeus o Pegaso, no puede bajar para subir otra vez.',
      'Un rival que solo tiene caminos hacia abajo se queda sin turno y pierde.',
    ],
    forbids: 'Contra Hades no puedes bajar.',
  },
  urania: {
    name: 'Urania',
    title: 'Musa de los astros',
    power: 'Cuando tu obrero se mueve o construye, los bordes opuestos del tablero cuentan como unidos.',
    help: [
      'Para ti cada casilla tiene ocho vecinas: desde A3 alcanzas E3, y desde A1 también E5.',
      'Cruzar el borde respeta el límite de siempre: sube un nivel como mucho. Si sube al nivel 3, gana.',
      'Es solo para tus propios movimientos y construcciones. Para tus rivales el tablero acaba en el borde.',
      'Los demás poderes ven el tablero plano: Afrodita, Limos y Medusa no alcanzan más allá del borde.',
      'El borde sigue siendo el borde: contra Hera no gana una subida que termina en él.',
      'Contra Perséfone una subida que cruza el borde cuenta como posible.',
    ],
  },
};
