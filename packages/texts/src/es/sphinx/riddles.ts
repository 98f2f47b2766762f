import type { IslandTexts, RiddleTexts } from '../../sphinx/riddle-text.ts';

/** The islands on the chart. */
export const islands: IslandTexts = {
  paradise: 'Islas del Paraíso',
  distant: 'Islas Lejanas',
  grieving: 'Islas del Duelo',
  war: 'Islas en Guerra',
  summit: 'Islas de la Cumbre',
  lair: 'Guarida de la Bestia',
};

/** The riddles, by number. */
export const riddles: RiddleTexts = [
  {
    title: 'Sol y orillas',
    line: 'Una mañana tranquila en la playa: cuatro constructores, unas piedras y todo el tiempo del mundo.',
    notes: [
      'La moneda sube con lo que construís y es vuestra a la altura que marca.',
      'Los primeros dioses son siempre Artemisa, Deméter y Hefesto.',
    ],
  },
  {
    title: 'El faro',
    line: 'Otra vez han naufragado barcos en el cabo. El pueblo pide una luz en la última roca.',
    notes: ['En la reserva no hay cúpulas: tiene que traerla un dios, una misión o la Esfinge.'],
  },
  {
    title: 'Ciudad portuaria',
    line: 'Dos muelles frente a frente sobre un canal profundo; solo los unen los puentes de las grúas.',
    notes: ['Con un obrero de cada color en ambos muelles, nadie tiene que cruzar.'],
  },
  {
    title: 'Prosperar y florecer',
    line: 'La cosecha está recogida y todos quieren casa. Cada hogar terminado paga los cimientos del siguiente.',
    notes: ['A partir de aquí, entre los dioses disponibles hay dioses amigos.'],
  },
  {
    title: 'Una visita siniestra',
    line: 'Una sombra alada se ha posado en la torre del mercado. Nadie se atreve a poner una piedra a su lado.',
    notes: ['Vuela: ninguna altura la detiene.', 'Nadie puede pisar su casilla ni construir en ella.'],
  },
  {
    title: 'Perdidos en el mar',
    line: 'La tormenta deshizo la flota. Cinco balsas, algo de carga a la deriva y ninguna tierra a la vista.',
    notes: [
      'El Oro pone fin al enigma, pero una moneda de oro puede ir antes a la fila Heroica.',
      'Los puentes van por fuera, de balsa en balsa.',
    ],
  },
  {
    title: 'Mareas traicioneras',
    line: 'La playa es el único terreno llano, y dos veces al día el mar se la lleva.',
    notes: ['En la playa, donde hay algo construido no llega el agua.'],
  },
  {
    title: 'La depredadora que ronda',
    line: 'Al anochecer da vueltas a la isla y os cuenta.',
    notes: [
      'Nadie puede entrar ni construir en la casilla que sobrevuela; quien esté en ella puede salir.',
      'A ella no se la puede desplazar.',
    ],
  },
  {
    title: 'Ahuyentar a la bestia',
    line: 'Cuatro viejas piedras guardianas aún zumban. Levantadlas cuando esté cerca y el sonido le hará daño.',
    notes: ['Desde el nivel 1, su rugido no mueve a nadie.', 'Con 0 de salud abandona el mapa.'],
  },
  {
    title: 'Llorar a un rey',
    line: 'El viejo rey ha muerto. Llevadlo por el camino de antorchas hasta su tumba.',
    notes: ['El Rey no es un obrero: solo lo mueven el cortejo y los dioses que lo dicen.'],
  },
  {
    title: 'El río Estigia',
    line: 'Los muertos esperan en la otra orilla. El barquero cobra una piedra a todo el que cruza.',
    notes: ['La vuelta cuesta lo mismo que la ida.'],
  },
  {
    title: 'Arrancados de la tumba',
    line: 'Dos de los vuestros yacen bajo las piedras, y bajo la losa central duerme el Rey.',
    notes: [
      'Un obrero de cada color empieza enterrado. Con tres jugadores solo el Caminante, y la otra tumba guarda una bendición.',
      'Quien no tiene obreros en el mapa solo puede llamar a un dios o jugar al juego de la Esfinge.',
      'Los enterrados no pueden caer.',
    ],
  },
  {
    title: 'La torre de la ascensión',
    line: 'Quienes suben el último peldaño no vuelven a bajar; siguen, sin más, hacia arriba.',
    notes: [
      'Que te desplacen hacia arriba no es ascender.',
      'Quien no tiene obreros en el mapa solo puede llamar a un dios o jugar al juego de la Esfinge.',
      'Si debe caer un obrero y no queda ninguno en el mapa, se acaba el enigma.',
    ],
  },
  {
    title: 'Escalar los muros',
    line: 'Se ha abierto una brecha en la muralla, y la guarnición ya acarrea piedra para cerrarla.',
    notes: ['El patio es todo lo que queda tras la muralla.'],
  },
  {
    title: 'Arrasar la fortaleza',
    line: 'Desmontad la fortaleza, piedra a piedra, antes de que llegue el ejército de socorro.',
    notes: [
      'La construcción extra de un dios también sirve para desmontar.',
      'A la torre central solo se llega desde el nivel 2.',
    ],
  },
  {
    title: 'La batalla de Corinto',
    line: 'Las catapultas de ambas orillas castigan el istmo. Acabad un tejado antes de la próxima piedra.',
    notes: [
      'Una torre con un obrero encima nunca recibe impactos.',
      'El Oro pone fin al enigma, pero una moneda de oro puede ir antes a la fila Heroica.',
    ],
  },
  {
    title: 'Cielos ennegrecidos',
    line: 'La ceniza oculta el sol y el rostro de los dioses. Lo más alto atrae el rayo.',
    notes: [
      'Un obrero empieza en la torre central.',
      'Dos torres de igual altura están a salvo. El obrero de una torre alcanzada baja con ella.',
    ],
  },
  {
    title: 'El silencio de los dioses',
    line: 'Ninguna voz responde. Solo hay manos y un montón de piedras contadas.',
    notes: ['Solo se construye con la reserva, las recompensas y las gemas de la Esfinge.'],
  },
  {
    title: 'La locura de los dioses',
    line: 'Han venido a mirar, y se aburren enseguida.',
    notes: ['Las bendiciones nunca se retiran.'],
  },
  {
    title: 'Empezar de nuevo',
    line: 'Solo quedan ruinas. Desmontadlas y empezad de nuevo con las mismas piedras.',
    notes: ['Una ruina desmontada hasta el suelo es una casilla como las demás.'],
  },
  {
    title: 'Castigar a un rey',
    line: 'Vendió la ciudad a la Esfinge. Es rápido y conoce cada escalera.',
    notes: [
      'Nadie puede construir en su casilla.',
      'Entre dos caminos igual de buenos, se aleja de los obreros.',
    ],
  },
  {
    title: 'A través de las puertas',
    line: 'Dos puertas, cuatro cerraduras y algo que respira tras la segunda.',
    notes: [
      'Una puerta abierta es una casilla como las demás.',
      'El santuario es la fila del fondo, tras la segunda puerta.',
    ],
  },
  {
    title: 'La guarida de la Esfinge',
    line: 'Esta vez no pregunta nada. Cada piedra que ponéis es una respuesta.',
    notes: [
      'Con 0 de salud abandona el mapa. El trono es la torre en la que empieza.',
      'Hay que subir al trono, y solo cuando ella se haya ido.',
    ],
  },
];
