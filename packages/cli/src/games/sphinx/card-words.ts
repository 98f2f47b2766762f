import { piecesInWords } from '@thera/play/sphinx';
import { BLESSING_IDS, type CardId, GOD_CARDS, GOD_IDS, type GodId, piecesOf } from '@thera/sphinx';
import { LANGUAGES } from '@thera/texts';
import { rewardWords, type SphinxText, sphinxCatalogueOf } from '@thera/texts/sphinx';
import { plainWords } from '../../plain-words.ts';

/** A card by its id, or by its name in any language. */
export function cardNamed(typed: string): CardId | 'oedipus' | undefined {
  const wanted = plainWords(typed);
  const isCalled = (id: string, nameIn: (text: SphinxText) => string): boolean =>
    id === wanted || LANGUAGES.some((language) => plainWords(nameIn(sphinxCatalogueOf(language))) === wanted);
  if (isCalled('oedipus', ({ oedipus }) => oedipus.name)) return 'oedipus';
  return (
    GOD_IDS.find((god) => isCalled(god, ({ gods }) => gods[god].name)) ??
    BLESSING_IDS.find((blessing) => isCalled(blessing, ({ blessings }) => blessings[blessing].name))
  );
}

/** All that stands on a card, its name first. */
export function cardInWords(card: CardId | 'oedipus', text: SphinxText): readonly string[] {
  if (card === 'oedipus') return [text.oedipus.name, text.oedipus.effect];
  const god = GOD_IDS.find((id) => id === card);
  if (god !== undefined) return godInWords(god, text);
  const { name, effect } = text.blessings[BLESSING_IDS.find((id) => id === card)!];
  return [`${name} · ${text.labels.blessing}`, effect];
}

function godInWords(god: GodId, text: SphinxText): readonly string[] {
  const { labels, godTypes } = text;
  const { name, title, power, used, quest } = text.gods[god];
  const { type, pieces, charges, reward } = GOD_CARDS[god];
  const pays = rewardWords({ pieces: reward }, text);
  return [
    `${name}, ${title} · ${godTypes[type]} · ${labels.brings(piecesInWords(piecesOf(pieces), text))}`,
    charges === null ? power : `${power} (${labels.charges(charges)})`,
    `${labels.quest}: ${quest ?? labels.usualQuest(used, pieces.length)} ${pays === undefined ? '' : labels.questPays(pays)}`.trim(),
  ];
}
