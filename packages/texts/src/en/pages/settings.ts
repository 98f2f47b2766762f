import type { SettingsText } from '../../pages/settings-text.ts';

/** The texts of this page. */
export const settings: SettingsText = {
  title: 'Settings',
  groups: { board: 'Board', play: 'Play', page: 'Page', device: 'This device' },
  names: {
    board: {
      name: 'Board',
      sentence: '2D is lighter on your device. Both play the same.',
      values: { three: '3D', svg: '2D' },
    },
    quality: {
      name: '3D quality',
      sentence: 'Auto picks what your device can draw smoothly.',
      values: { auto: 'Auto', low: 'Low', medium: 'Medium', high: 'High' },
    },
    marks: {
      name: 'Highlight moves',
      sentence: 'Marks the squares where you can move and build.',
      values: { on: 'On', off: 'Off' },
    },
    coordinates: { name: 'Coordinates', values: { on: 'On', off: 'Off' } },
    levels: { name: 'Tower levels as numbers', values: { on: 'On', off: 'Off' } },
    motion: {
      name: 'Animation',
      sentence: 'If your device is set to reduce motion, animation stays off.',
      values: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    },
    sound: { name: 'Sound', values: { on: 'On', off: 'Off' } },
    volume: { name: 'Volume' },
    confirm: {
      name: 'Confirm turns',
      sentence: 'Your turn only counts once you tap End turn, so a slip of the finger does no harm.',
      values: { phones: 'On phones', always: 'Always', never: 'Never' },
    },
    turning: {
      name: 'Turn the board to face each player',
      sentence: 'When you pass and play.',
      values: { off: 'Off', on: 'On' },
    },
    turns: {
      name: 'List of turns',
      values: { notation: 'Notation', words: 'Words' },
    },
    language: { name: 'Language', values: { auto: 'Browser', en: 'English', es: 'Español' } },
    theme: { name: 'Theme', values: { auto: 'System', light: 'Light', dark: 'Dark' } },
    palette: {
      name: 'Worker colours',
      sentence: 'High contrast also numbers the towers, if colours are hard to tell apart.',
      values: { standard: 'Standard', distinct: 'High contrast' },
    },
  },
  muted: 'Muted',
  preview: 'Preview',
  plainHttp:
    'At this address (http) the computer plays on a single core, and passkeys, installing and playing offline are off. They all work over https.',
  games: (count) =>
    count === 0
      ? 'No games are saved on this device.'
      : count === 1
        ? 'One game is saved on this device, and nowhere else.'
        : `${count} games are saved on this device, and nowhere else.`,
  deleteGames: 'Delete all games on this device',
  deleteSentence: 'This can’t be undone.',
  confirmDelete: (count) => (count === 1 ? 'Delete one game' : `Delete ${count} games`),
  cancel: 'Keep them',
  deleted: 'All games on this device have been deleted.',
  close: 'Close',
};
