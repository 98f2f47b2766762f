import type { StarsText } from '../../../sphinx/pages/stars-text.ts';
import { game } from '../game.ts';
import { adventure } from './adventure.ts';

/** The constellation tree of an adventure. */
export const stars: StarsText = {
  game,
  adventure,
  title: adventure.tabs.stars,
  sky: 'The gods among the stars',
  polaris: 'Polaris',
  place: {
    title: (diamonds) => (diamonds === 1 ? 'Place 1 diamond' : `Place ${diamonds} diamonds`),
    sentence: 'Shade them on any path. A god whose chain to Polaris is full becomes friendly.',
    left: 'left to place',
    nothing: 'Nothing to place',
    nothingWhy: 'Each new circle on the map brings a diamond.',
    suggestion: (path) => `Not sure? ${path} is a good start.`,
    done: 'To the map',
  },
  god: {
    line: (title, type) => `${title} · ${type}`,
    isFriendly: 'friendly',
    isNotYet: 'not friendly yet',
    label: (name, state) => `${name}, ${state}`,
    paths: 'Paths',
  },
  path: {
    name: (one, other) => `${one} – ${other}`,
    shaded: (diamonds, of) => `${diamonds} of ${of}`,
    isFull: 'full',
    moreToFriend: (diamonds, god) => `${diamonds} more and ${god} is friendly`,
    moreToFull: (diamonds) => `${diamonds} more until it’s full`,
    row: (path, shaded, outlook) => `${path}, ${shaded}, ${outlook}`,
  },
  shade: 'Shade a diamond',
  shadeOn: (path) => `Shade a diamond on ${path}`,
  undo: 'Undo',
  befriended: (god) => `${god} is friendly now.`,
  score: {
    sentence:
      'Each time you choose a friendly god for a riddle, shade one arrow that points to it. Three around a +1 star raise the score.',
    raised: (score) => `The blessing score is now ${score}.`,
    star: (shaded, of) => `+1 star, ${shaded} of ${of} arrows shaded`,
    nextBlessing: (name) => `Next blessing: ${name}`,
  },
  arrows: {
    title: 'Shade an arrow',
    sentence: (god) => `You chose ${god}. Which of the arrows that point to it do you shade?`,
    choose: (gods) => `The star between ${gods}`,
    shade: 'Shade the arrow',
  },
  shadeShort: 'Shade',
  view: {
    label: 'View',
    sky: 'As a sky',
    list: 'As a list',
    skyShort: 'Sky',
    listShort: 'List',
    nearer: 'Look closer',
    farther: 'See all of it',
  },
  keys: [
    ['← → ↑ ↓', 'along the paths'],
    ['Home', 'to Polaris'],
    ['Tab', 'the next path of a god'],
    ['Enter', 'shade a diamond'],
    ['U', 'take it back'],
    ['L', 'as a list'],
  ],
};
