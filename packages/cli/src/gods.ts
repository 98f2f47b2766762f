import { POWER_IDS, powerOf } from '@thera/rules';
import type { Command } from './command.ts';
import { write } from './output.ts';

/** Lists the powers. */
export const gods: Command = {
  options: [],
  arity: 0,
  async run({ texts }) {
    const lines = POWER_IDS.map((id) => {
      const { group, players } = powerOf(id);
      return `${[id, texts.powers[id].name, group, players.join('/')].join('\t')}\n`;
    });
    await write(lines.join(''));
    return 0;
  },
};
