import type { LessonsText } from '../../../prometheus/pages/lessons-text.ts';

/** Three lessons, then a battle. */
export const lessons: LessonsText = {
  title: 'Apréndelo en tres lecciones',
  about:
    'Unos minutos cada una: las redes del Olimpo, el can de la Estigia y un combate. Después, la batalla rápida.',
  lessons: {
    nets: {
      name: 'Más allá de las redes',
      goal: 'Saca a Zeus del Olimpo.',
      lines: [
        'Eres el bando rojo. Activa a los Centauros: que corran al Ágora Rota, a ver qué hay allí.',
        '¡Una red! Los detiene, y cae cuando acaba su activación. El camino ya está libre.',
        'Gasta una carta de Arte de la Guerra para activar también a Zeus y corre por donde ya no hay nada.',
        'Un avance cauto se detendría ante una ficha sin descubrirla. Pocas veces compensa, pero nunca da sorpresas.',
        'Desde un área azul, un paso más sale del Olimpo. Así se gana.',
      ],
      done: 'Zeus está fuera. Así gana el bando rojo, con cualquiera de sus dioses.',
    },
    hound: {
      name: 'Calmar al can',
      goal: 'Quítale a Cerbero la Furia que le queda.',
      lines: [
        'Eres el bando azul. Lleva a Hades al área del can y cálmalo: se va una ficha de Furia. Ese es su ataque en esta activación.',
        'Ahora Cerbero tiene que atacar, y lanza a quien golpea. Hefesto puede guardar a Hades si está a su lado.',
        'Mira los dados: los blancos se van, un dado entregado sube otro en uno, los cincos se pueden repetir.',
        'Vuelve y cálmalo otra vez.',
      ],
      done: 'El can duerme. Así gana el bando azul, una Furia cada vez.',
    },
    strike: {
      name: 'Golpe y respuesta',
      goal: 'Destruye a los Espartanos.',
      lines: [
        'Eres el bando azul. Toca a los Espartanos: la previsión muestra las heridas y la probabilidad de cada ataque que podrías hacer.',
        'Medusa está en una escalera: ve lejos y dispara mejor. Dispara primero; de lejos nadie contraataca.',
        'De cerca, los Espartanos tienen Iniciativa: con su carta en la mano pueden golpear antes que tú.',
        'El peñasco de Acamante empuja a una unidad sobre una ficha. Quien es empujado a una red sigue atrapado hasta que acabe su próxima activación.',
      ],
      done: 'Los Espartanos han caído, pero una tropa puede volver.',
    },
  },
  battle: {
    name: 'Batalla rápida',
    about: 'Una partida entera contra el ordenador, con ejércitos ya listos.',
    begin: 'Empezar la batalla',
  },
  begin: 'Empezar',
  again: 'Otra vez',
  back: 'La búsqueda de Prometeo',
  isDone: 'hecha',
  count: (number, of) => `Lección ${number} de ${of}`,
};
