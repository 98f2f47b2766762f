import type { SettingsText } from '../../pages/settings-text.ts';

/** The texts of this page. */
export const settings: SettingsText = {
  title: 'Settings',
  groups: { board: 'Board', play: 'Play', page: 'Page', device: 'This device' },
  names: {
    board: {
      name: 'Board',
      sentence: 'The drawing needs less of your device, and both play alike.',
      values: { three: '3D', svg: 'Drawing' },
    },
    quality: {
      name: 'Quality in 3D',
      sentence: 'Automatic gives what your device can draw smoothly.',
      values: { auto: 'Automatic', low: 'Low', medium: 'Medium', high: 'High' },
    },
    marks: {
      name: 'Marks',
      sentence: 'Shows on which squares you can move and build.',
      values: { on: 'On', off: 'Off' },
    },
    coordinates: { name: 'Letters and digits on the rim', values: { on: 'On', off: 'Off' } },
    levels: { name: 'Level of every tower as a digit', values: { on: 'On', off: 'Off' } },
    motion: {
      name: 'Motion',
      sentence: 'If your system asks for less motion, nothing moves whatever you choose.',
      values: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'None' },
    },
    sound: { name: 'Sound', values: { on: 'On', off: 'Off' } },
    confirm: {
      name: 'Confirm a turn',
      sentence: 'A turn counts only when you end it, so that a slip of the finger does no harm.',
      values: { phones: 'On phones', always: 'Always', never: 'Never' },
    },
    language: { name: 'Language', values: { auto: 'As the browser', en: 'English', es: 'Español' } },
    theme: { name: 'Colours', values: { auto: 'As the system', light: 'Noon', dark: 'Night' } },
    palette: {
      name: 'Colours of the workers',
      sentence:
        'Stronger contrast, and the level of every tower as a digit, for who finds it hard to tell colours apart.',
      values: { standard: 'Usual', distinct: 'Stronger contrast' },
    },
  },
  preview: 'How the board looks now',
  games: (count) =>
    count === 0
      ? 'No game is kept on this device.'
      : count === 1
        ? 'One game is kept on this device, and nowhere else.'
        : `${count} games are kept on this device, and nowhere else.`,
  deleteGames: 'Delete all games of this device',
  deleteSentence: 'They cannot be brought back.',
  confirmDelete: (count) => (count === 1 ? 'Delete one game' : `Delete ${count} games`),
  cancel: 'Keep them',
  deleted: 'All games of this device are deleted.',
  close: 'Close',
};
