import type { Bus, BusState, Word } from '../src/hub/bus.ts';
import { parseLetter } from '../src/hub/parse-words.ts';

interface Member {
  readonly name: string;
  readonly heard: ((word: Word, from: string) => void)[];
  readonly joined: (() => void)[];
}

/** A bus between servers of one process, which can be cut and mended. */
export class SharedBus {
  readonly #members: Member[] = [];
  #state: BusState = 'joined';

  cut(): void {
    this.#state = 'lost';
  }

  mend(): void {
    this.#state = 'joined';
    for (const { joined } of this.#members) for (const one of joined) one();
  }

  /** The end of it that one server holds. */
  end(): Bus {
    const member: Member = { name: `server-${this.#members.length}`, heard: [], joined: [] };
    this.#members.push(member);
    const state = (): BusState => this.#state;
    return {
      get state() {
        return state();
      },
      publish: (word) => {
        if (state() === 'joined') this.#carry(word, member.name);
      },
      listen: (heard) => void member.heard.push(heard),
      onJoined: (joined) => void member.joined.push(joined),
      close: async () => void this.#members.splice(this.#members.indexOf(member), 1),
    };
  }

  #carry(word: Word, from: string): void {
    const letter = parseLetter(JSON.stringify({ from, words: [word] }));
    for (const { name, heard } of this.#members)
      if (name !== from) for (const one of heard) for (const read of letter?.words ?? []) one(read, from);
  }
}
