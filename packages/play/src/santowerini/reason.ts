import { type Reason, squareName } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { chanceInWords } from './chance.ts';

/** Why a turn is good, in a sentence: “Stops the Runner on E3 before the gate in 5 of 6 rolls.” */
export function reasonInWords(reason: Reason, text: SantoweriniText): string {
  const { reasons, forecast } = text;
  const who =
    'enemy' in reason ? text.telling.enemyOn(text.enemies[reason.enemy], squareName(reason.square)) : '';
  switch (reason.kind) {
    case 'wins':
    case 'holds':
      return reasons[reason.kind];
    case 'stops':
      return reasons.stops(who, FACES - reason.after);
    case 'defeats':
      return reason.before === 0 ? reasons.defeats(who) : reasons.defeatsAtGate(who, reason.before);
    case 'stuns':
      return reasons.stuns(who);
    case 'saves-builder':
      return reasons.savesBuilder(squareName(reason.builder), FACES - reason.after);
    case 'prepares':
      return reason.chance === 1
        ? reasons.preparesSurely(who)
        : reasons.prepares(who, chanceInWords(reason.chance, forecast));
    case 'saves-building':
      return reasons.savesBuilding(squareName(reason.building), FACES - reason.after);
    case 'builds':
      return reasons.builds(reason.buildings, reason.wanted);
  }
}

const FACES = 6;
