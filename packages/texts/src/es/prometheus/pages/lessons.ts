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
        '¡Una red! Los detiene y cae cuando acaba su activación. El camino ya está libre.',
        'Gasta una carta de Arte de la Guerra para activar también a Zeus y corre por donde estaba la ficha.',
        'Un avance cauto se detiene ante una ficha sin descubrirla. Pocas veces compensa, pero no hay sorpresas.',
        'Desde un área azul, con un paso más sales del Olimpo y ganas.',
      ],
      done: 'Zeus está fuera. Así gana el bando rojo, con cualquiera de sus dioses.',
    },
    hound: {
      name: 'Calmar al can',
      goal: 'Quítale a Cerbero la Furia que le queda.',
      lines: [
        'Eres el bando azul. Lleva a Hades al área del can y cálmalo para quitarle 1 de Furia. Ocupa el lugar de su ataque.',
        'Ahora Cerbero tiene que atacar, y puede lanzar a quien golpea. Hefesto puede proteger a Hades si está en la misma área.',
        'Mira los dados: los blancos se descartan, renunciar a un dado sube otro en uno y los cincos se pueden repetir.',
        'Vuelve y cálmalo otra vez.',
      ],
      done: 'El can duerme. Así gana el bando azul: quitándole la Furia punto a punto.',
    },
    strike: {
      name: 'Golpe y respuesta',
      goal: 'Destruye a los Espartanos.',
      lines: [
        'Eres el bando azul. Toca a los Espartanos: la previsión muestra las probabilidades de cada ataque que podrías hacer.',
        'Medusa está en una escalera, así que ve más lejos y dispara mejor. Dispara primero: de lejos nadie contraataca.',
        'De cerca, cuidado: los Espartanos tienen Iniciativa y, con su carta en la mano, pueden golpear primero.',
        'El peñasco de Acamante puede empujar a una unidad sobre una ficha. Una unidad empujada a una red queda atrapada hasta el final de su próxima activación.',
      ],
      done: 'Los Espartanos han caído, pero las tropas pueden volver.',
    },
  },
  battle: {
    name: 'Batalla rápida',
    about: 'Una partida entera contra el ordenador, con ejércitos ya listos.',
    begin: 'Empezar la batalla',
  },
  begin: 'Empezar',
  again: 'Jugar otra vez',
  back: 'La búsqueda de Prometeo',
  isDone: 'hecha',
  count: (number, of) => `Lección ${number} de ${of}`,
};
