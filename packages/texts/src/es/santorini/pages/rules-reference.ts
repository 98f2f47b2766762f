import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';

/** How turns are written, and what the words mean. */
export const rulesReference: Pick<RulesPageText['sections'], 'notation' | 'glossary'> = {
  notation: {
    title: 'Notación',
    lead: 'Las columnas van de la A a la E, de izquierda a derecha; las filas, del 1 al 5, de abajo arriba. Un turno se anota con pocos signos, y también puedes escribirlo tú.',
    items: [
      { term: 'C4>B4^B5', meaning: 'el obrero de C4 se mueve a B4 y construye en B5' },
      { term: '^B5X', meaning: 'construye una cúpula en B5 sobre menos de tres bloques' },
      { term: 'C4<>B4', meaning: 'se mueve a B4 y cambia de sitio con el obrero que está allí' },
      { term: 'C4>B4(>A4)', meaning: 'se mueve a B4 y empuja a A4 al obrero que está allí' },
      { term: 'C4>C5>D5', meaning: 'se mueve dos veces' },
      { term: '^B1 C4>B4^B5', meaning: 'construye antes de moverse' },
      { term: '@B3,D3', meaning: 'coloca dos obreros' },
      { term: '#', meaning: 'el turno termina la partida' },
    ],
  },
  glossary: {
    title: 'Palabras',
    lead: 'Cómo se llama cada cosa.',
    items: [
      { term: 'Casilla', meaning: 'uno de los 25 lugares del tablero' },
      { term: 'Vecina', meaning: 'que se toca por un lado o por una esquina' },
      { term: 'Nivel', meaning: 'cuántos bloques tiene una casilla, desde 0, el suelo, hasta 3' },
      { term: 'Bloque', meaning: 'un piso de una torre' },
      { term: 'Cúpula', meaning: 'el remate azul que cierra una casilla' },
      { term: 'Torre completa', meaning: 'tres bloques y una cúpula' },
      { term: 'Obrero', meaning: 'una figura que se mueve y construye' },
      { term: 'Poder', meaning: 'lo que un dios o un héroe te permite hacer' },
      { term: 'Paso', meaning: 'una elección dentro de un turno' },
      { term: 'Turno', meaning: 'todo lo que haces hasta que le toca al siguiente' },
      { term: 'Desplazado', meaning: 'llevado a otra casilla por un poder; eso no es moverse' },
      { term: 'Amenaza', meaning: 'una victoria que llega en el turno siguiente si nadie la impide' },
    ],
  },
};
