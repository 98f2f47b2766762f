import type { AuctionCode, AuctionGoal, AuctionStep } from '@thera/table/toy';

/** The words of the toy game. */
export interface AuctionWords {
  readonly prompts: { readonly card: string; readonly coins: string; readonly boast: string };
  readonly step: (step: AuctionStep) => string;
  readonly bids: (player: string, bid: string) => string;
  readonly standing: (cards: number, coins: number, rounds: number) => string;
  readonly refusals: Readonly<Record<AuctionCode, string>>;
  readonly notHere: string;
  readonly drawn: Readonly<Record<string, string>>;
  readonly grades: Readonly<Record<string, string>>;
  readonly goals: Readonly<Record<AuctionGoal, string>>;
}

export const AUCTION_WORDS: AuctionWords = {
  prompts: { card: 'Choose a card', coins: 'Choose your coins', boast: 'Boast, or end your turn' },
  step: (step) => ('card' in step ? `card ${step.card}` : 'coins' in step ? `${step.coins} coins` : 'boast'),
  bids: (player, bid) => `${player} bids ${bid}.`,
  standing: (cards, coins, rounds) => `${cards} cards, ${coins} coins, ${rounds} rounds`,
  refusals: {
    'bad-setup': 'No such table.',
    'bad-step': 'No such step.',
    'wrong-seats': 'Too many seats.',
    impossible: 'That is impossible.',
    unfinished: 'Something is missing.',
  },
  notHere: 'Nothing can be chosen here.',
  drawn: { level: 'Nobody wins: all are level.' },
  grades: { thrifty: 'thrifty', lavish: 'lavish' },
  goals: { bargain: 'a bargain', boast: 'a boast come true' },
};
