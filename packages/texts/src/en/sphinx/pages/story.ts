import type { StoryText } from '../../../sphinx/pages/story-text.ts';
import { adventure } from './adventure.ts';

/** The story. */
export const story: StoryText = {
  adventure,
  title: adventure.tabs.story,
  heading: 'The story',
  place: (page, of) => `${page} of ${of}`,
  pages: {
    opening: {
      title: 'The one who asks',
      paragraphs: [
        'Nobody saw her come. One evening the gulls fell silent, and in the morning a Sphinx lay on the cliff above the harbour, paws crossed, as if the island had always been hers.',
        'She does not burn houses. She asks. Whoever answers wrong does not come home; whoever does not answer finds no sleep. Since then no island sends ships to another, and the king, who once built this city with his own hands, speaks to nobody.',
        'You are builders, and there is one language you know well: stone on stone. Perhaps each of her riddles is a place, and each answer something that can be built there.',
        'Take your tools and whoever will come with you. Row from island to island, mend what she has broken, and find out which gods still listen. When every island has its answer, she will have to open her gates, and then you will be the ones who ask.',
      ],
    },
    paradise: {
      title: 'Home waters',
      paragraphs: [
        'The sea is warm, the stone is close at hand, and the first thing she took was only the light on the headland.',
      ],
    },
    distant: {
      title: 'Beyond the last buoy',
      paragraphs: [
        'Out here the charts are guesses. Something flies above the masts and keeps count of you.',
      ],
    },
    grieving: {
      title: 'Walk softly',
      paragraphs: [
        'Here they bury kings and wait for them to rise. Carry more stone than you think you will need.',
      ],
    },
    war: {
      title: 'Two cities',
      paragraphs: [
        'Each is sure that the other called the beast. Build fast, or the next stone that lands will not be yours.',
      ],
    },
    summit: {
      title: 'Above the clouds',
      paragraphs: [
        'Up here the gods look on. Some are silent, some are bored, and one king has a price to pay.',
      ],
    },
    lair: {
      title: 'Two gates',
      paragraphs: [
        'Every island has its answer. Two gates are left, and behind them waits the one who asked.',
      ],
    },
    'mystery-pack': {
      title: 'A parcel in sailcloth',
      paragraphs: [
        'The address is in a blind man’s hand. “I answered her once. Let me answer once more.”',
        'Oedipus joins you for the last two riddles.',
      ],
    },
    ending: {
      title: 'No question left',
      paragraphs: [
        'She looks at what you have built for a long time. Then, for the first time, she has no question.',
        'The gulls come back before the ships do.',
      ],
    },
  },
  skip: 'Skip',
  goOn: 'Continue',
  back: 'Back',
  toMap: 'To the map',
  toTutorial: 'Play the first riddle',
  closed: (page) => `Page ${page} can’t be read yet`,
  pagesLabel: 'Pages of the story',
};
