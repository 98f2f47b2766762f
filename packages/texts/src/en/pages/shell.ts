import type { ShellText } from '../../pages/shell-text.ts';

/** What stands around every page. */
export const shell: ShellText = {
  skipToContent: 'Skip to content',
  home: 'Thera, home',
  play: 'Play',
  gods: 'Gods',
  learn: 'Learn',
  rules: 'Rules',
  account: 'Account',
  settings: 'Settings',
  soundOn: 'Turn sound on',
  soundOff: 'Mute',
  otherLanguage: 'Español',
  offline: 'Offline',
  loading: 'Loading…',
  failed: 'This part couldn’t be loaded. Are you online?',
  tryAgain: 'Try again',
  close: 'Close',
  lost: {
    title: 'Nothing here but open sea',
    sentence: 'This page doesn’t exist. The island is back the way you came.',
    button: 'Back to the island',
  },
};
