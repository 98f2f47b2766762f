import type { PrometheusRulesText } from '../../../prometheus/pages/rules-text.ts';

/** What the rules alone leave open, and how it is played. */
export const rulings: PrometheusRulesText['rulings'] = {
  1: {
    question: '¿Hay doce fichas, o doce cebos aparte de las redes y los señuelos?',
    answer: 'Doce en total: 8 redes y 4 señuelos, que se llaman cebos mientras están boca abajo.',
  },
  2: {
    question: '¿Qué pasa con una ficha descubierta?',
    answer: 'Un señuelo se retira. Una red queda sobre la unidad y deja la partida cuando cae.',
  },
  3: {
    question: '¿Tienen que salir del Olimpo los dos dioses rojos?',
    answer: 'No, basta con uno.',
  },
  4: {
    question: '¿Cómo sale un dios del Olimpo?',
    answer:
      'Con un paso más desde un área azul, al andar, correr o avanzar con cautela. No si está retenido o bloqueado, ni en la misma acción si al entrar en esa área acabó su movimiento. Solo pueden Zeus y Ares.',
  },
  5: {
    question: '¿Cuántos ónfalos hay?',
    answer:
      'Cuatro en el mapa y cuatro como Furia sobre el can, que nadie puede recoger. La Furia calmada deja la partida. La Furia no tiene tope.',
  },
  6: {
    question: '¿Dónde se puede calmar al can?',
    answer:
      'En su área, o desde al lado si está llena. Solo pueden Hefesto y Hades. Es el ataque de esa activación, así que se anda antes; no hay dados ni respuesta.',
  },
  7: {
    question: '¿Quién puede enfurecer al can?',
    answer:
      'Cualquier unidad roja menos el can, en su área, con un ónfalo que esté allí; el que se lleva se suelta antes. Es una acción simple, una vez por activación, y no es el ataque.',
  },
  8: {
    question: '¿Quién gana si cae un dios o el can?',
    answer:
      'Pierde el bando al que pertenecía; Cerbero es del rojo. Se comprueba tras cada ataque, y lo primero que ocurra termina la partida.',
  },
  9: {
    question: 'Con cuatro jugadores, ¿de quién son los monstruos con nombre?',
    answer: 'Acamante, de Hefesto; Medusa, de Hades; el Águila, de Zeus; Cerbero, de Ares.',
  },
  10: {
    question: '¿Cuándo tiene que atacar el can?',
    answer:
      'Cuando se activa con un enemigo en su área. Entonces ataca allí, o escupe fuego allí, y ni anda ni corre, aunque el área quede vacía. Nadie está obligado a activarlo.',
  },
  11: {
    question: '¿Cae una red en la misma activación en que se cerró?',
    answer:
      'Sí: quita el resto de esa activación y cae al acabar. La que se cierra en otro momento dura hasta que acabe la próxima activación de la unidad.',
  },
  12: {
    question: '¿Qué anula una red?',
    answer:
      'Todo lo que hace la unidad: acciones, talentos, poderes, respuestas, Guardia, Bloqueo y Arenga; y −1 a la defensa. Aún se la puede activar, atacar, lanzar y reagrupar.',
  },
  13: {
    question: '¿Qué es un avance cauto?',
    answer:
      'Una acción compleja sin el paso extra de correr y sin talentos. Acaba al entrar en un área con ficha, que se queda boca abajo para más tarde.',
  },
  14: {
    question: '¿Descubre fichas una unidad lanzada?',
    answer: 'Sí, cuenta cualquier forma de entrar en un área. Si ya estaba en una red, esa cae antes.',
  },
  15: {
    question: '¿Y quien vuela?',
    answer: 'Descubre las fichas de cada área en que entra, también en vuelo rápido.',
  },
  16: { question: '¿Quién descubre las fichas?', answer: 'Solo las unidades rojas.' },
  17: {
    question: '¿Quién conoce las caras de las fichas?',
    answer: 'Los jugadores azules. Los demás saben cuántas redes y cuántos señuelos quedan.',
  },
  18: {
    question: '¿Por dónde entran los reclutas?',
    answer: 'Con su primera activación, en cualquier área de su color con sitio, en cualquier mapa.',
  },
  19: {
    question: '¿Dónde empiezan Acamante y Medusa?',
    answer: 'En cualquier área azul de cualquier mapa.',
  },
  20: {
    question: '¿Cuántos puntos tiene un bando de dos jugadores?',
    answer: 'Con tres jugadores se reparte 12, 6 cada uno. Con cuatro, cada jugador tiene 8.',
  },
  21: { question: '¿Quién empieza?', answer: 'El bando rojo. Luego se alternan los bandos.' },
  22: {
    question: '¿Cuándo acaban los efectos «hasta tu próximo turno»?',
    answer: 'Al empezar el turno del jugador cuya unidad los usó, antes de robar.',
  },
  23: {
    question: '¿Adónde se puede reagrupar una tropa?',
    answer:
      'Junto a un dios que controle ese jugador, o a cualquier área de su color con sitio, en cualquier mapa. Vuelve con todas sus figuras; antes suelta el ónfalo; se van la red y la petrificación; las fichas se descubren.',
  },
  24: { question: '¿Se gana absorbiendo cuatro ónfalos?', answer: 'No, cada uno da una carta.' },
  25: {
    question: '¿Qué llega de un mapa al otro?',
    answer: 'Robar, buscar, reagrupar y pagar. Nada más.',
  },
  26: {
    question: '¿Se puede estar atrapado y petrificado a la vez?',
    answer: 'Sí. La defensa queda como estaba, y una activación perdida quita ambas cosas.',
  },
  27: {
    question: '¿Se puede mover al can?',
    answer: 'Un enemigo puede lanzarlo o empujarlo; su Furia va con él.',
  },
  28: {
    question: '¿Hay ventaja para el siguiente escenario?',
    answer: 'No. Quién ganó no cambia nada en otra partida.',
  },
  29: {
    question: '¿Y si ningún bando avanza?',
    answer:
      'Tras 60 turnos de cada bando, el azul cuenta la Furia que quitó al can y el rojo lo cerca que estuvo de la salida su dios más próximo. Gana la cuenta mayor.',
  },
  30: {
    question: '¿Dónde puede haber fichas?',
    answer: 'En las 18 áreas del Olimpo que no son azules ni rojas y en las que se puede entrar a pie.',
  },
};
