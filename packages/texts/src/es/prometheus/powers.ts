import type { PowerTexts } from '../../prometheus/unit-text.ts';

/** The twenty-three powers. */
export const powers: PowerTexts = {
  thunderbolt: {
    name: 'Rayo',
    effect: 'Ataca a una unidad a 2 áreas o menos, se vea o no. Nadie puede protegerla ni ella esquivar.',
  },
  skyAegis: {
    name: 'Égida celeste',
    effect: 'Los ataques desde otra área causan 1 herida menos a Zeus y a los aliados de su área.',
  },
  bloodlust: {
    name: 'Sed de sangre',
    effect: 'Cuando Ares destruye a una unidad en su propia activación, puede avanzar 1 área de inmediato.',
  },
  warCry: {
    name: 'Grito de guerra',
    effect:
      'Hasta el final de este turno, los demás aliados de su área o de una adyacente, menos los dioses, tienen +1 al ataque.',
  },
  helmOfShadows: {
    name: 'Yelmo de las sombras',
    effect:
      'Hasta tu próximo turno, a Hades no se le puede atacar desde otra área y tiene +1 a la defensa contra ataques en la suya.',
  },
  soulTithe: {
    name: 'Diezmo de almas',
    effect: 'Una vez por turno, cuando un enemigo es destruido en el mapa de Hades, roba 1 carta.',
  },
  bronzeCrutches: { name: 'Muletas de bronce', effect: '+1 al movimiento en esta activación.' },
  masterSmith: {
    name: 'Maestro herrero',
    effect:
      'Hasta tu próximo turno, Hefesto o un aliado de su área o de una adyacente tiene +1 a la defensa.',
  },
  blazingFire: {
    name: 'Fuego abrasador',
    effect:
      'Ataca a todos los enemigos de un área a distancia 1 o menos con 6 dados (5 con vitalidad 3 o menos). Puede lanzar a quienes golpea.',
  },
  petrify: {
    name: 'Petrificar',
    effect:
      'Ataca a distancia 0 o 1 sin causar heridas: 1 éxito (2 contra un dios) convierte al objetivo en piedra.',
  },
  boulderToss: {
    name: 'Peñasco',
    effect: 'Ataca a una unidad a 1 o 2 áreas, se vea o no. Si la hieres, puedes empujarla 1 área más lejos.',
  },
  springTrap: {
    name: 'Cerrar la trampa',
    effect:
      'Cuando una red atrapa a un enemigo en su área o en una adyacente, puedes descartar una de sus cartas para atacarlo de inmediato.',
  },
  liverRender: {
    name: 'Desgarrahígados',
    effect: '+1 al ataque contra unidades que hayan perdido vitalidad.',
  },
  swiftFooted: { name: 'Pies ligeros', effect: '+1 al movimiento en esta activación.' },
  invulnerableSkin: {
    name: 'Piel invulnerable',
    effect: 'Los ataques desde otra área le causan 1 herida menos.',
  },
  twelfthLabour: {
    name: 'Duodécimo trabajo',
    effect: 'Ataca a una unidad de la misma área con +2 al ataque.',
  },
  stratagem: { name: 'Estratagema', effect: 'Roba 1 carta y descarta 1.' },
  lastStand: {
    name: 'Última resistencia',
    effect: 'Con vitalidad 3 o menos tiene +1 al ataque y no se le puede lanzar ni empujar.',
  },
  fleetFoot: { name: 'Paso veloz', effect: 'Al correr gana +2 al movimiento en vez de +1.' },
  manyHeads: { name: 'Muchas cabezas', effect: 'Al final de su activación recupera 1 de vitalidad.' },
  gore: { name: 'Cornada', effect: '+1 al ataque a distancia 0 si ha andado en esta activación.' },
  furnaceBreath: {
    name: 'Aliento de horno',
    effect: 'Ataca a todos los enemigos de un área a distancia 1 o menos con 5 dados.',
  },
  goldenHide: { name: 'Piel dorada', effect: 'Quien la ataca desde otra área tiene −2 al ataque.' },
};
