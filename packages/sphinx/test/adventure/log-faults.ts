import {
  type AdventureLog,
  ARROWS,
  blessingDeck,
  blessingScore,
  diamondsOn,
  diamondsOwed,
  dutiesOf,
  firstNames,
  formatAdventure,
  friendlyGods,
  guestbook,
  lastDiamond,
  lockOf,
  mapCircles,
  openArrows,
  owedArrows,
  PATHS,
  parseAdventureText,
  placedDiamonds,
  playTerms,
  RIDDLES,
  readablePages,
  STAR_ARROWS,
  STAR_IDS,
  shadedArrows,
  standingOf,
  TREE_GODS,
} from '../../src/index.ts';

/** What must be true of every log, in words; what is not. Also asks everything that can be asked of a log. */
export function logFaults(log: AdventureLog): readonly string[] {
  const circles = mapCircles(log).filter(({ state }) => state !== 'open').length;
  const arrows = shadedArrows(log);
  const full = STAR_IDS.filter((star) =>
    STAR_ARROWS[star].every((god) => arrows.some((arrow) => arrow.star === star && arrow.god === god)),
  );
  const score = blessingScore(log);
  const read = parseAdventureText(formatAdventure(log));
  const standing = standingOf(log);
  const truths: Readonly<Record<string, boolean>> = {
    'diamonds owed and placed are the circles achieved':
      diamondsOwed(log) + placedDiamonds(log).length === circles,
    'no diamonds are owed below nothing': diamondsOwed(log) >= 0,
    'no path has more diamonds than room': PATHS.every(({ id, diamonds }) => diamondsOn(log, id) <= diamonds),
    'the score is 8 and one for each full star': score === 8 + full.length && score <= 20,
    'the deck is as long as the score': blessingDeck(log).length === score,
    'an arrow is shaded once':
      new Set(arrows.map(({ star, god }) => `${star} ${god}`)).size === arrows.length,
    'an arrow is shaded or open':
      TREE_GODS.reduce((sum, god) => sum + openArrows(log, god).length, arrows.length) === ARROWS.length,
    'an arrow is owed only where one is open': owedArrows(log).every(
      ({ god }) => openArrows(log, god).length > 0,
    ),
    'friends are gods of the tree': friendlyGods(log).every((god) => TREE_GODS.includes(god)),
    'guests have played': guestbook(log).every(({ plays, riddles }) => plays >= riddles && riddles > 0),
    'guests have different names':
      new Set(guestbook(log).map(({ name }) => name.toLowerCase())).size === guestbook(log).length,
    'those who came first are guests': firstNames(log).every((name) =>
      guestbook(log).some((guest) => guest.name === name),
    ),
    'what is played is open': log.plays.every(({ riddle }) => lockOf(log, riddle) === undefined),
    'some riddle is open that has no circle, until none is left':
      standing.solved.length >= RIDDLES.length - 1 ||
      RIDDLES.some(({ number }) => lockOf(log, number) === undefined && !standing.solved.includes(number)),
    'every riddle has its terms': RIDDLES.every(
      ({ number, friendly }) => playTerms(log, number).wanted <= friendly,
    ),
    'the opening can be read': readablePages(log)[0] === 'opening',
    'what can be taken back is on the tree': [lastDiamond(log)].every(
      (last) => last === undefined || diamondsOn(log, last.path) > 0,
    ),
    'what is to be shaded is achieved': dutiesOf(log).shade.length === circles - standing.circles,
    'read again it is the same': read.ok && JSON.stringify(read.value) === JSON.stringify(log),
  };
  return Object.keys(truths).filter((truth) => !truths[truth]);
}
