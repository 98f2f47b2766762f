import type { Power } from '../power.ts';

/** In the Sphinx's Game one may roll once more; who has won it while holding her is paid when her card is cleared. */
export const tyche: Power = {
  afterRoll: () => [{ kind: 'use', card: 'tyche' }],
  follows: () => ({ chances: [{ kind: 'game' }] }),
  onGameWon: ({ held }) =>
    held.some(({ god, isQuestMet }) => god === 'tyche' && isQuestMet)
      ? []
      : [{ kind: 'quest-met', god: 'tyche' }],
  quest: (_, { isQuestMet }) => isQuestMet,
  isQuestForAll: true,
};
