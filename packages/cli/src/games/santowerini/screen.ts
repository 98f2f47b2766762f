import { countedKinds } from '@thera/play/santowerini';
import { buildingsOn, ENDLESS, pointsIfWon, type State, scenarioOf } from '@thera/santowerini';
import { type SantoweriniCatalogue, santoweriniCatalogueOf } from '@thera/texts/santowerini';
import { TerminalScreen } from '../../play/terminal-screen.ts';
import { drawIsland } from './draw-island.ts';

/** The terminal that the islands are defended on. */
export class Screen extends TerminalScreen {
  get texts(): SantoweriniCatalogue {
    return santoweriniCatalogueOf(this.language);
  }

  /** The island, and what counts beside it. */
  draw(state: State): undefined {
    this.print(['', ...drawIsland(state, this.paint), '']);
    this.say(this.standing(state));
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
