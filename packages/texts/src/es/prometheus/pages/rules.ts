import type { PrometheusRulesText } from '../../../prometheus/pages/rules-text.ts';
import { rulings } from './rulings.ts';

/** The rules on one page. */
export const rules: PrometheusRulesText = {
  title: 'Reglas de La búsqueda de Prometeo',
  back: 'La búsqueda de Prometeo',
  chapters: {
    story: {
      title: 'De qué va',
      sentences: [
        'Prometeo está encadenado tras las puertas del Tártaro. Hefesto y Hades van a liberarlo, pero el can de la puerta no deja pasar a nadie.',
        'Zeus y Ares quieren impedirlo, aunque antes tienen que salir del Olimpo, donde Hefesto ha tendido sus redes.',
      ],
    },
    aim: {
      title: 'Cómo se gana',
      sentences: [
        'El bando azul (Hefesto y Hades) gana cuando a Cerbero no le queda Furia: uno de los dos dioses se pone junto al can y lo calma, una ficha de Furia cada vez.',
        'El bando rojo (Zeus y Ares) gana cuando uno de sus dioses sale del Olimpo por un área azul.',
        'Quien pierde un dios pierde la partida. El bando rojo pierde también si Cerbero es destruido.',
        'Lo primero que ocurra termina la partida en el acto. Tras 60 turnos de cada bando gana quien más cerca haya llegado.',
      ],
    },
    maps: {
      title: 'Dos mapas',
      sentences: [
        'En la Estigia y en el Olimpo se juega a la vez. Nada llega de un mapa al otro: ni la vista, ni los ataques, ni los poderes. Solo las cartas, los reagrupamientos y los pagos son del jugador y no entienden de mapas.',
        'En un área caben tantas unidades como plazas tiene. En un área llena no se entra, pero se puede atacar desde un área adyacente como si se estuviera dentro.',
        'Las áreas azules son del bando azul y las rojas del rojo: allí se despliega y se reagrupa. Las áreas azules del Olimpo son además las salidas.',
        'El bosque y las ruinas cubren y tapan la vista; las escaleras alcanzan más lejos; en el agua y en las simas no funcionan los talentos ni los poderes que se eligen; los acantilados y peñones son para quien escala o vuela.',
      ],
    },
    setup: {
      title: 'Antes del primer turno',
      sentences: [
        'Ocho unidades son de la historia y no cuestan nada. Las demás se reclutan por turnos, de una en una, por 1 a 4 puntos cada una. Lo que no gastes será Arte de la Guerra en tu mano inicial.',
        'El bando azul coloca a Hefesto y a Hades en las áreas azules de la Estigia, a Acamante y a Medusa en cualquier área azul, y pone doce fichas boca abajo en el Olimpo, una por área como mucho: 8 redes y 4 señuelos. Solo él sabe cuál es cuál.',
        'El bando rojo coloca el Águila en las puertas rojas de la Estigia, y a Zeus y a Ares en los tronos. Cerbero espera en su umbral con 4 de Furia. En la Estigia hay cuatro ónfalos.',
        'Todos empiezan con algunas cartas de Arte de la Guerra y roban 3. Empieza el bando rojo.',
      ],
    },
    turn: {
      title: 'Un turno',
      sentences: [
        'Roba una carta. Luego pasa, con lo que robas otra, o activa una unidad descartando una de sus cartas.',
        'Por 1 de Arte de la Guerra se puede activar una segunda unidad, nunca la misma. Un líder puede guiar a una tropa sin pagarla.',
        'Al final, 1 de Arte de la Guerra reagrupa una tropa. En cualquier momento de tu turno, una vez cada cosa, 1 de Arte de la Guerra roba dos cartas o busca una en tu mazo.',
      ],
    },
    activation: {
      title: 'Una activación',
      sentences: [
        'Simple: hasta dos acciones distintas entre andar, atacar, recoger, enfurecer y liberar. Se anda antes de atacar, salvo con Movilidad. Un poder ofensivo o calmar al can ocupan el lugar del ataque.',
        'Compleja: una sola cosa. Correr (1 área más), avanzar con cautela, desplegar, absorber un ónfalo y, para quien vuela, vuelo rápido o ataque aéreo. Entonces no funcionan los talentos ni los poderes que se eligen; los permanentes, sí.',
        'Una unidad en reserva entra desplegándose: en cualquier área de su color con sitio, en el mapa que quiera.',
        'Los poderes activos se usan una vez por activación, en su momento. Se puede parar cuando se quiera.',
      ],
    },
    movement: {
      title: 'Moverse',
      sentences: [
        'De área en área adyacente, tantas como diga el movimiento. Acaba al entrar en un área con un enemigo, en una sima o donde se cierra una red.',
        'Un enemigo con Bloqueo retiene a quien comparte su área. Si no, se puede salir libremente.',
        'El vuelo rápido ignora el terreno, los enemigos y el Bloqueo, pero no las áreas llenas ni las fichas, y no sirve para salir del Olimpo.',
        'Desde un área azul del Olimpo, un paso más al andar, correr o avanzar con cautela saca a Zeus o a Ares, y gana el bando rojo.',
      ],
    },
    nets: {
      title: 'Redes y señuelos',
      sentences: [
        'Cuando una unidad roja entra en un área con ficha, por su pie o lanzada, la ficha se descubre. Un señuelo se retira y el movimiento sigue. Una red se cierra: el movimiento acaba.',
        'Quien está atrapado no hace nada: ni acciones, ni talentos, ni poderes, ni respuestas, y tiene −1 a la defensa. La red cae cuando acaba una activación de esa unidad, incluso aquella en la que quedó atrapada.',
        'Así, una red frena a quien entra andando durante el resto de esa activación. A quien lanzan a ella lo retiene hasta que acabe su próxima activación.',
        'Un aliado de la misma área puede liberarla con una acción y 1 de Arte de la Guerra. La red también cae si mueven a la unidad.',
        'Un avance cauto se detiene ante una ficha y la deja como está.',
        'Quien está petrificado queda retenido igual, pero con +1 a la defensa, y nadie lo puede liberar.',
      ],
    },
    sight: {
      title: 'Vista y alcance',
      sentences: [
        'La distancia se cuenta en pasos por cualquier terreno. Las áreas vecinas siempre se ven.',
        'Más lejos, basta con que uno de los caminos más cortos no tenga en medio ninguna unidad, bosque, ruinas, acantilado ni peñón.',
        'Distancia 0 es la misma área, o una llena que esté al lado.',
      ],
    },
    attack: {
      title: 'Un ataque',
      sentences: [
        'El atacante tira tantos dados como su ataque, 10 como mucho, contra la defensa del objetivo, 10 como mucho. El terreno, los talentos y los poderes cambian ambos, y la previsión los nombra uno a uno.',
        'Los dados que llegan a la defensa son éxitos, y cada éxito es una herida. Baja la vitalidad, y con ella el perfil.',
        'Un ataque a toda un área es un ataque a cada enemigo que haya en ella, sin respuestas.',
      ],
    },
    dice: {
      title: 'Los dados',
      sentences: [
        'Caras: blanco, 1, 2, 3, 4, 5. Los blancos se descartan tras la primera tirada; el Lanzamiento puede usarlos.',
        'Mejora: renuncia a un dado para subir otro en 1, cuantas veces quieras, sin pasar de 5 ni de la defensa.',
        'Cincos: los dados que muestren 5 se pueden tirar una vez más, todos juntos. La nueva cara se suma; con un blanco, el dado se pierde.',
        'Después se mejora otra vez, ya sin límite.',
        'En automático se hace todo esto por ti. A mano, toca el dado al que renuncias y el que subes.',
      ],
    },
    answers: {
      title: 'Respuestas a un ataque',
      sentences: [
        'Contraataque: quien sobrevive a un ataque a distancia 0 puede atacar a su vez, si su dueño descarta una de sus cartas.',
        'Iniciativa: golpea antes del ataque.',
        'Guardia: cuando atacan a un aliado de la misma área, puede ponerse delante y ser el objetivo.',
        'Esquivar: un héroe, monstruo o dios que vuela paga 1 de Arte de la Guerra; el atacante elige a otro o pierde el ataque.',
        'Cada unidad responde una vez por turno, y nada responde a una respuesta. Se pregunta siempre que puedas tener la carta, así nadie averigua quién tiene qué.',
      ],
    },
    hound: {
      title: 'Cerbero',
      sentences: [
        'Calmar: Hefesto o Hades, junto al can, en lugar de atacar: 1 de Furia menos. Sin dados y sin respuesta.',
        'Enfurecer: cualquier unidad roja menos el can, junto a él, convierte un ónfalo que esté allí en 1 de Furia.',
        'Fuego abrasador no le cuesta nada, y puede lanzar a quien golpea sin gastar blancos.',
        'Si se activa con un enemigo en su área, tiene que atacar allí y no hace nada más.',
      ],
    },
    stones: {
      title: 'Ónfalos',
      sentences: [
        'Recoger: una unidad toma un ónfalo de su área, solo uno a la vez. Puede soltarlo en cualquier momento de su activación, y se le cae si la lanzan, empujan, reagrupan o destruyen.',
        'Absorber: un dios quita del mapa para siempre un ónfalo de su área y gana una carta de ónfalo. Paga como Arte de la Guerra, o suma un dado al ataque de un dios.',
      ],
    },
    cards: {
      title: 'Cartas',
      sentences: [
        'Cada unidad tiene sus cartas, y algunas traen Arte de la Guerra, que paga la segunda unidad, reagrupar, los poderes, robar dos, buscar, esquivar y liberar.',
        'Dos cartas de unidades destruidas también pagan robar dos, buscar o reagrupar.',
        'Cuando alguien tiene que robar de un mazo vacío, todos toman en mano lo que queda de sus mazos y barajan sus descartes como mazos nuevos; quien tenga menos de 3 cartas roba hasta 3.',
        'Las manos se ocultan al otro bando. Las listas de los mazos y los descartes están a la vista.',
      ],
    },
    destroyed: {
      title: 'Unidades destruidas',
      sentences: [
        'Una tropa vuelve a la reserva y puede regresar, desplegada o reagrupada, con todas sus figuras. Una tropa de una sola figura no tiene talentos.',
        'Las demás quedan fuera; sus cartas siguen como cartas muertas.',
        'Reagrupar pone una de tus tropas junto a un dios que controles o en un área de tu color, en cualquier mapa.',
      ],
    },
    players: {
      title: 'Dos, tres y cuatro jugadores',
      sentences: [
        'Con dos jugadores, cada uno lleva un bando. Con tres, un bando es de dos jugadores; con cuatro, los dos.',
        'Cada cual tiene sus unidades, su mazo y su mano. Los compañeros se enseñan las manos y protegen y liberan las unidades del otro; las cartas, los reagrupamientos y los líderes son de cada uno.',
        'Si alguien se va, su compañero sigue por los dos; si estaba solo, su bando pierde.',
      ],
    },
    options: {
      title: 'Otras formas de jugar',
      sentences: [
        'Redes que retienen: una red solo cae cuando acaba la siguiente activación. Mucho más difícil para el bando rojo, y sin equilibrar.',
        'Pierde quien mata al can: la muerte de Cerbero es derrota del bando que dio el golpe.',
        'Sin límite: se juega hasta que alguien gane.',
      ],
    },
  },
  rulingsTitle: 'Aclaraciones',
  rulings,
  ruling: (number) => `R${number}`,
  units: 'Unidades',
  talents: 'Talentos',
  powers: 'Poderes',
  terrain: 'Terreno',
  search: 'Buscar en las reglas',
  searchUnits: 'Buscar entre las unidades',
  found: (count) => (count === 1 ? '1 pasaje' : `${count} pasajes`),
  nothingFound: (words) => `Nada sobre «${words}».`,
};
