import type { StoryText } from '../../../sphinx/pages/story-text.ts';
import { adventure } from './adventure.ts';

/** The story. */
export const story: StoryText = {
  adventure,
  title: adventure.tabs.story,
  heading: 'La historia',
  place: (page, of) => `${page} de ${of}`,
  pages: {
    opening: {
      title: 'La que pregunta',
      paragraphs: [
        'Nadie la vio llegar. Una tarde callaron las gaviotas, y por la mañana había una Esfinge tendida en el acantilado, sobre el puerto, con las patas cruzadas, como si la isla siempre hubiera sido suya.',
        'No quema casas. Pregunta. Quien responde mal no vuelve a casa; quien no responde no duerme. Desde entonces ninguna isla envía barcos a otra, y el rey, que levantó esta ciudad con sus propias manos, no habla con nadie.',
        'Sois constructores y domináis un idioma: piedra sobre piedra. Quizá cada enigma suyo sea un lugar, y cada respuesta, algo que allí se puede construir.',
        'Tomad las herramientas y a quien quiera acompañaros. Remad de isla en isla, reparad lo que ella ha roto y descubrid qué dioses aún escuchan. Cuando cada isla tenga su respuesta, ella tendrá que abrir sus puertas, y entonces preguntaréis vosotros.',
      ],
    },
    paradise: {
      title: 'Aguas de casa',
      paragraphs: [
        'El mar está tibio, la piedra a mano, y lo primero que ella se llevó fue solo la luz del cabo.',
      ],
    },
    distant: {
      title: 'Más allá de la última boya',
      paragraphs: [
        'Aquí los mapas son conjeturas. Algo vuela sobre los mástiles y lleva la cuenta de cuántos sois.',
      ],
    },
    grieving: {
      title: 'Pisad con cuidado',
      paragraphs: [
        'Aquí entierran a los reyes y esperan a que se levanten. Llevad más piedra de la que creáis necesitar.',
      ],
    },
    war: {
      title: 'Dos ciudades',
      paragraphs: [
        'Cada una está segura de que la otra llamó a la bestia. Construid deprisa, o la próxima piedra que caiga no será vuestra.',
      ],
    },
    summit: {
      title: 'Por encima de las nubes',
      paragraphs: [
        'Desde aquí miran los dioses. Unos callan, otros se aburren, y un rey tiene una deuda que pagar.',
      ],
    },
    lair: {
      title: 'Dos puertas',
      paragraphs: [
        'Cada isla tiene su respuesta. Quedan dos puertas, y tras ellas espera la que preguntaba.',
      ],
    },
    'mystery-pack': {
      title: 'Un paquete envuelto en lona',
      paragraphs: [
        'Las señas las escribió un ciego. «Ya le respondí una vez. Dejadme responder otra».',
        'Edipo os acompaña en los dos últimos enigmas.',
      ],
    },
    ending: {
      title: 'Ninguna pregunta',
      paragraphs: [
        'Contempla largo rato lo que habéis construido. Entonces, por primera vez, no le queda ninguna pregunta.',
        'Las gaviotas vuelven antes que los barcos.',
      ],
    },
  },
  skip: 'Saltar',
  goOn: 'Continuar',
  back: 'Atrás',
  toMap: 'Al mapa',
  toTutorial: 'Jugar el primer enigma',
  closed: (page) => `La página ${page} aún no se puede leer`,
  pagesLabel: 'Páginas de la historia',
};
