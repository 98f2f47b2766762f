import type { SphinxRulesText } from '../../../sphinx/pages/rules-text.ts';
import { game } from '../game.ts';

/** The rules on one page. */
export const rules: SphinxRulesText = {
  game,
  title: 'Reglas de El enigma de la Esfinge',
  back: 'El enigma de la Esfinge',
  legend: 'Los signos',
  sections: {
    aim: {
      title: 'El objetivo',
      sentences: [
        'Jugáis juntos. Cada enigma tiene cuatro objetivos, Plata, Oro, Heroico y Divino, y con uno basta para resolverlo.',
        'Lo logrado no se pierde. Un objetivo puede dar algo en el acto; uno de los cuatro pone fin al enigma.',
        'En cuanto un enigma está resuelto podéis terminarlo al empezar cualquier turno, o seguir jugando por más.',
      ],
    },
    turn: {
      title: 'Un turno',
      sentences: [
        'Haz una de estas tres cosas: mover y construir, llamar a un dios o jugar al juego de la Esfinge. Si una no es posible, elige otra.',
        'Después se resuelven misiones, fichas de bendición y objetivos, y al final actúan las reglas especiales del enigma.',
      ],
    },
    move: {
      title: 'Mover y construir',
      sentences: [
        'Mueve un obrero a una casilla libre vecina, también en diagonal: sube un nivel como mucho, baja los que quieras y nunca pisa una cúpula.',
        'Luego construye en una casilla libre vecina, a cualquier altura: nivel 1, nivel 2, nivel 3 y, al final, la cúpula.',
        'Cada pieza sale de la reserva común o de un dios que tenga cualquiera. Sin la pieza adecuada no se construye.',
      ],
    },
    gods: {
      title: 'Dioses y misiones',
      sentences: [
        'Hay tres cartas a la vista. El dios que llamas trae sus piezas: las puede construir cualquiera, pero el poder es solo tuyo.',
        'Puedes tener dos dioses, y sus poderes se combinan. Cuando se va su última pieza, el dios se marcha.',
        'La misión habitual: construye su última pieza en tu propio turno y usa el poder en ese mismo turno. Da una pieza a elegir.',
        'Ni los poderes ni las misiones son obligatorios.',
      ],
    },
    game: {
      title: 'El juego de la Esfinge',
      sentences: [
        'Tira el dado. Si la gema de ese color sigue ahí, se gasta y ganáis una pieza a elegir.',
        'Si ya no está, cae un obrero que tú elijas. Cuando cae un segundo obrero, por lo que sea, se acaba el enigma.',
      ],
    },
    coins: {
      title: 'Monedas',
      sentences: [
        'Una moneda sube con lo que se construye debajo. A la altura que marca se recoge; el 4 es una torre con su cúpula.',
        'Llena una ranura libre de su color, en la fila que elijáis. Una moneda bajo una cúpula demasiado baja se pierde.',
        'Pisar una moneda no hace nada.',
      ],
    },
    blessings: {
      title: 'Bendiciones',
      sentences: [
        'La ficha de bendición sobre la que un obrero acaba el turno se recoge, y una bendición va encima del mazo de dioses.',
        'Cuando está a la vista ocupa un sitio hasta que la usas: cuantas quieras en tu turno, además de tu acción. Una cúpula sobre una ficha la elimina.',
      ],
    },
    map: {
      title: 'El mapa',
      sentences: [
        'Los puentes unen dos casillas para mover y desplazar, nunca para construir. Los huecos no son casillas.',
        'Que te desplacen no es moverse. El Rey y la Esfinge son figuras, pero no obreros.',
        'El borde es toda casilla con un hueco o el final de la tierra al lado.',
      ],
    },
    players: {
      title: 'Cuántos juegan',
      sentences: [
        'Dos jugadores tienen una pareja de obreros cada uno; con cuatro, la comparten quienes se sientan frente a frente.',
        'Tres jugadores tienen un obrero cada uno. El Caminante es de todos, pero nunca se mueve primero dos turnos seguidos.',
        'En solitario tienes una pareja blanca y una azul, y nunca empiezas dos veces seguidas con el mismo color. Puedes tener hasta tres dioses.',
      ],
    },
    end: {
      title: 'El final',
      sentences: [
        'Un enigma acaba con el objetivo que le pone fin, con el segundo obrero caído, cuando se agota el tiempo o cuando termináis u os rendís. Cuenta lo logrado.',
      ],
    },
    adventure: {
      title: 'La aventura',
      sentences: [
        'Tras cada enigma firman los nuevos, los objetivos logrados sombrean sus círculos, y cada círculo nuevo trae un rombo para las estrellas.',
        'Un dios unido a Polaris por caminos llenos es amigo: desde el enigma 3 elegís a algunos para los dioses disponibles. Cada vez sombreáis una flecha que lo señale; tres en torno a una estrella suben el nivel de bendición.',
        'Cada isla se resuelve en orden; después podéis elegir cualquier otra. La Guarida se abre cuando cada enigma del 1 al 20 tiene un círculo.',
      ],
    },
  },
};
