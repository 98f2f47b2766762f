import './styles/styles.ts';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.tsx';
import { followLanguage } from './language.ts';
import { followNavigation } from './navigation.ts';
import { mayHaveSession } from './online/may-have-session.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { followTheme } from './settings/theme.ts';
import { whenIdle } from './shell/when-idle.ts';

followTheme();
followLanguage();
followNavigation();
render(<App />, document.getElementById('app')!);
registerServiceWorker();

// Whoever never played online fetches nothing of it.
const stop = effect(() => {
  if (!mayHaveSession.value) return;
  queueMicrotask(() => stop());
  whenIdle(() => void import('./sync/start.ts').then(({ followPlayer }) => followPlayer()));
});
