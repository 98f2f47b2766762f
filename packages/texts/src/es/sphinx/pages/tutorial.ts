import type { TutorialText } from '../../../sphinx/pages/tutorial-text.ts';

/** What is said beside the first riddle. */
export const tutorial: TutorialText = {
  title: 'Vuestro primer enigma',
  place: (step, of) => `${step} de ${of}`,
  steps: {
    build: {
      task: 'Mueve un obrero junto a una moneda de plata y construye sobre ella.',
      why: 'A la altura que marca, la moneda se recoge y llena una ranura de su color.',
    },
    alternate: {
      task: 'Ahora un obrero del otro color: mueve y construye.',
      why: 'Los turnos se alternan y cada uno es de un color. Pensad en los dos.',
    },
    ride: {
      task: 'Construye sobre una moneda de oro. Pide dos bloques.',
      why: 'La moneda sube con ellos. Cada bloque sale de la reserva, y no hay muchos.',
    },
    call: {
      task: '¿Falta el bloque que necesitáis? Llama a un dios.',
      why: 'Un dios trae una pieza que puede construir cualquiera y un poder para quien lo llamó.',
    },
    quest: {
      task: 'Construye la pieza del dios en un turno en el que uses su poder.',
      why: 'Esa es su misión, y da una pieza a elegir.',
    },
    game: {
      task: 'Juega una vez al juego de la Esfinge.',
      why: 'Con las tres gemas la tirada no puede fallar: ganáis una pieza a elegir. Más tarde puede costar un obrero.',
    },
    finish: {
      task: 'Llena las dos ranuras de oro.',
      why: 'Un objetivo resuelve un enigma. Aquí el Oro le pone fin.',
    },
  },
  isDone: 'hecho',
  hide: 'Ocultar la guía',
  show: 'Mostrar la guía',
};
