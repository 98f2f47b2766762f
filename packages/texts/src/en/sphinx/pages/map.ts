import type { MapText } from '../../../sphinx/pages/map-text.ts';
import { game } from '../game.ts';
import { adventure } from './adventure.ts';
import { end } from './end.ts';
import { newRiddle } from './new-riddle.ts';
import { story } from './story.ts';

/** The map of an adventure. */
export const map: MapText = {
  game,
  adventure,
  title: adventure.tabs.map,
  chart: 'Chart of the islands',
  after: end.steps,
  setup: newRiddle,
  story: story.pages,
  island: {
    allSolved: 'all solved',
    youAreHere: 'you are here',
    opensAfter: (island) => `opens when ${island} are solved`,
    lairNeeds: 'needs a circle on each of 1–20',
    withCircles: (state, circles, of) => `${state} · ${circles} of ${of}`,
    circles: (circles, of) => `${circles} of ${of}`,
  },
  riddle: {
    label: (number, title, state) => `Riddle ${number}, ${title}: ${state}`,
    isNext: 'next',
    notSolved: 'not solved yet',
    closed: (reason) => `closed, ${reason}`,
  },
  circle: {
    shaded: (tier) => `${tier} shaded`,
    shadedAsExpert: (tier) => `${tier} shaded as expert`,
    open: (tier) => `${tier} open`,
  },
  chosen: {
    next: 'Next',
    solved: 'Solved',
    play: (number) => `Play riddle ${number}`,
    playAgain: (number) => `Play riddle ${number} again`,
    resume: (number) => `Resume riddle ${number}`,
    expert: 'Expert',
    details: 'Details',
    close: 'Close',
    friendlyGods: (count) => (count === 1 ? '1 friendly god' : `${count} friendly gods`),
    anyPlayers: '1–4 players',
    best: (tier, turns) => `Best: ${tier} in ${turns} turns`,
    ends: 'ends',
  },
  friends: {
    heading: 'Friendly gods',
    none: 'None yet. Diamonds on the stars make gods friendly.',
    arrowShaded: 'called, arrow shaded',
    arrowOpen: 'still open. Three shaded arrows around a star raise the blessing score by 1.',
    arrows: (shaded, of) => `${shaded} of ${of} arrows shaded`,
  },
  table: {
    heading: 'Played online now',
    line: (riddle, title) => `Riddle ${riddle}, ${title}`,
    go: (riddle) => `To the table of riddle ${riddle}`,
  },
  plays: {
    heading: 'What you’ve played',
    none: 'Nothing yet.',
    solved: (tier) => tier,
    notSolved: 'not solved',
    line: (riddle, result, turns, players) => `${riddle}: ${result}, ${turns} turns, ${players}`,
    asExpert: 'expert',
    watch: 'Watch it again',
  },
};
