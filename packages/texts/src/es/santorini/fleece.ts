/** La variante con un poder junto al tablero. */
export const fleece = {
  name: 'Vellocino de Oro',
  sentence: 'Hay un poder junto al tablero. Si empiezas tu turno al lado del Carnero, es tuyo ese turno.',
} as const;
