import type { TalentTexts } from '../../prometheus/unit-text.ts';

/** The nineteen talents. */
export const talents: TalentTexts = {
  archery: { name: 'Arquería', effect: '+1 al ataque en ataques normales a distancia 1 o más.' },
  block: {
    name: 'Bloqueo',
    effect:
      'Los enemigos de su área no pueden andar, correr, avanzar con cautela, salir del Olimpo ni recoger ónfalos de allí, salvo que también tengan Bloqueo.',
  },
  bolster: {
    name: 'Arenga',
    effect: 'Las demás tropas aliadas de su área tienen +1 al ataque y +1 a la defensa.',
  },
  climb: { name: 'Escalada', effect: 'Puede entrar andando en acantilados y peñones.' },
  closeCombat: { name: 'Cuerpo a cuerpo', effect: '+1 al ataque en ataques normales a distancia 0.' },
  closeProtection: { name: 'Escolta', effect: '+1 a la defensa mientras haya otro aliado en su área.' },
  forceOfNature: {
    name: 'Fuerza de la naturaleza',
    effect:
      'Antes de un ataque normal puede arrancar un árbol o una estela de su área: +1 al ataque y +1 al alcance en ese ataque.',
  },
  gemCollector: {
    name: 'Coleccionista',
    effect: 'Puede recoger un ónfalo de su área o de una adyacente.',
  },
  guard: {
    name: 'Guardia',
    effect: 'Cuando atacan a un aliado de su área, puede ponerse delante y ser el objetivo.',
  },
  heroSlayer: {
    name: 'Matahéroes',
    effect: 'Contra héroes puede repetir hasta 2 dados de la primera tirada.',
  },
  monsterSlayer: {
    name: 'Matamonstruos',
    effect: 'Contra monstruos puede repetir hasta 2 dados de la primera tirada.',
  },
  initiative: {
    name: 'Iniciativa',
    effect:
      'Si la atacan a distancia 0, puede golpear primero. Si ambas unidades tienen Iniciativa, no lo hace ninguna.',
  },
  leader: {
    name: 'Líder',
    effect:
      'Tras su activación simple, una de tus tropas en su área, o a la vista en una adyacente, puede ser tu segunda unidad sin Arte de la Guerra. La carta de la tropa puede salir del mazo.',
  },
  mightyThrow: {
    name: 'Lanzamiento',
    effect:
      'Tras la primera tirada, gasta 1 blanco (2 contra monstruos y dioses) para lanzar al objetivo a un área adyacente. El ataque continúa.',
  },
  mobility: { name: 'Movilidad', effect: 'Puede andar después de atacar.' },
  phalanx: {
    name: 'Falange',
    effect:
      '+1 al ataque y +1 a la defensa mientras haya en su área otra tropa aliada con todas sus figuras.',
  },
  sneakAttack: {
    name: 'Ataque furtivo',
    effect: '+1 al ataque a distancia 0 mientras haya otro aliado en su área.',
  },
  terror: { name: 'Terror', effect: 'Quien la ataca a distancia 0 tiene −1 al ataque.' },
  torment: {
    name: 'Tormento',
    effect: 'El objetivo de su ataque normal a distancia 0 tiene −1 a la defensa.',
  },
};
