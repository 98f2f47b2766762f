import { countedKinds } from '@thera/play/santowerini';
import { buildingsOn, ENDLESS, pointsIfWon, type State, scenarioOf } from '@thera/santowerini';
import type { Language } from '@thera/texts';
import { type SantoweriniCatalogue, santoweriniCatalogueOf } from '@thera/texts/santowerini';
import { columns, hasColours } from '../../output.ts';
import { type Paint, paintFor } from '../../paint.ts';
import { Prompt } from '../../play/prompt.ts';
import { wrap } from '../../wrap.ts';
import { drawIsland } from './draw-island.ts';

/** The terminal that a game is played on: what it says and asks, and in which language. */
export class Screen {
  language: Language;
  private readonly paint: Paint = paintFor(hasColours());
  private readonly prompt = new Prompt();

  constructor(language: Language) {
    this.language = language;
  }

  get texts(): SantoweriniCatalogue {
    return santoweriniCatalogueOf(this.language);
  }

  /** Says something, in lines that fit. */
  say(text: string): undefined {
    this.print(wrap(text, columns()));
  }

  print(lines: readonly string[]): undefined {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** The island, and what counts beside it. */
  draw(state: State): undefined {
    this.print(['', ...drawIsland(state, this.paint), '']);
    this.say(this.standing(state));
  }

  /** The next line typed, without spaces around it; undefined when input has ended. */
  async ask(question: string): Promise<string | undefined> {
    return (await this.prompt.ask(this.paint('strong', question)))?.trim();
  }

  close(): void {
    this.prompt.close();
  }

  private standing(state: State): string {
    const { texts } = this;
    const { terminal } = texts;
    const { setup, enemies, reserve, round, wave } = state;
    const kinds = enemies.map(({ kind }) => kind);
    const isEndless = setup.scenario === ENDLESS;
    return [
      `${texts.round(round + 1)}.`,
      ...(isEndless ? [`${texts.wave(wave)}.`] : []),
      ...(kinds.length === 0 ? [] : [terminal.ashore(countedKinds(kinds, texts))]),
      reserve.length === 0 ? terminal.nobodyAtSea : terminal.atSea(countedKinds(reserve, texts)),
      ...(isEndless
        ? []
        : [
            terminal.buildings(buildingsOn(state), scenarioOf(setup.scenario).buildings),
            terminal.ifYouWin(texts.points(pointsIfWon(state))),
          ]),
    ].join(' ');
  }
}
