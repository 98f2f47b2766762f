import type { ReasonText } from '../../santowerini/reason-text.ts';

/** Every roll, or so many of the six. */
const rolls = (faces: number): string => (faces === 6 ? 'con cualquier tirada' : `en ${faces} de 6 tiradas`);

/** “a el” is one word. */
const to = (enemy: string): string => (enemy.startsWith('el ') ? `al ${enemy.slice(3)}` : `a ${enemy}`);

/** Why a turn is good. */
export const reasons: ReasonText = {
  wins: 'Gana el escenario.',
  stops: (enemy, faces) => `Detiene ${to(enemy)} ante la puerta ${rolls(faces)}.`,
  defeats: (enemy) => `Derrota ${to(enemy)}.`,
  defeatsAtGate: (enemy, faces) => `Derrota ${to(enemy)}, que llegaría a la puerta ${rolls(faces)}.`,
  stuns: (enemy) => `Aturde ${to(enemy)}, que pierde su próxima acción.`,
  savesBuilder: (square, faces) => `Salva a tu constructor de ${square} ${rolls(faces)}.`,
  prepares: (enemy, chance) =>
    `Así tendrás ${to(enemy)} a tu alcance en el próximo turno, con una probabilidad de ${chance}.`,
  preparesSurely: (enemy) => `Así tendrás ${to(enemy)} a tu alcance en el próximo turno, salga lo que salga.`,
  savesBuilding: (square, faces) => `Salva el edificio de ${square} ${rolls(faces)}.`,
  builds: (buildings, wanted) => `Con eso van ${buildings} de los ${wanted} edificios de la bonificación.`,
  holds: 'Mantiene a salvo la ciudad.',
};
