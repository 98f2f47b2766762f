import type { TellingText } from '../../santowerini/telling-text.ts';

/** What is told of a turn and of what the enemies make of it. */
export const telling: TellingText = {
  enemyOn: (enemy, square) => `el ${enemy} de ${square}`,
  own: {
    builds: (from, to, on) => `Vas de ${from} a ${to} y construyes en ${on}.`,
    caps: (from, to, on) => `Vas de ${from} a ${to} y coronas ${on} con una cúpula.`,
    defeats: (from, to, enemy) => `Vas de ${from} a ${to} y derrotas ${withA(enemy)}.`,
    stuns: (from, to, enemy) => `Vas de ${from} a ${to} y aturdes ${withA(enemy)}.`,
  },
  acts: (enemy, face, deeds) => `Un ${face} para ${enemy}: ${deeds}.`,
  actsOnCommand: (enemy, deeds) => `Un 1 para ${enemy}, pero el Capitán grita: ${deeds}.`,
  deeds: {
    holds: 'aguanta donde está',
    marches: (square) => `avanza a ${square}`,
    dashes: (over, square) => `corre por ${over} hasta ${square}`,
    strikes: (square, pieces) =>
      pieces === 1 ? `derriba lo más alto de ${square}` : `derriba dos pisos de ${square}`,
    fells: (square) => `derrota al constructor de ${square}`,
    isThwarted: 'no consigue nada',
  },
  recovers: (enemy) => `Aturdido, ${enemy} pierde su acción.`,
  lands: (enemy, face, square) => `Un ${face}: un ${enemy} desembarca en ${square}.`,
  staysAtSea: (enemy, face) => `Un ${face}, pero no queda dónde desembarcar: el ${enemy} sigue en el mar.`,
  musters: (wave, enemies) => `Se reúne la oleada ${wave}: ${enemies}.`,
};

/** “a el” is one word. */
function withA(enemy: string): string {
  return enemy.startsWith('el ') ? `al ${enemy.slice(3)}` : `a ${enemy}`;
}
