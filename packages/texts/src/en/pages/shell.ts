import type { ShellText } from '../../pages/shell-text.ts';

/** What stands around every page. */
export const shell: ShellText = {
  skipToContent: 'Skip to content',
  home: 'Thera, home',
  play: 'Play',
  gods: 'Gods',
  learn: 'Learn',
  rules: 'Rules',
  settings: 'Settings',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  otherLanguage: 'Español',
  offline: 'Offline',
  loading: 'Loading…',
  failed: 'This part could not be loaded. Are you online?',
  tryAgain: 'Try again',
  close: 'Close',
  lost: {
    title: 'This address leads to open sea',
    sentence: 'There is no page here. The island is back there.',
    button: 'To the island',
  },
};
