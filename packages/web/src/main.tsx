import './styles/styles.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { followLanguage } from './language.ts';
import { followNavigation } from './navigation.ts';
import { followOwnTables } from './online/own-tables.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { followTheme } from './settings/theme.ts';
import { followPlayer } from './sync/start.ts';

followTheme();
followLanguage();
followNavigation();
render(<App />, document.getElementById('app')!);
registerServiceWorker();
followPlayer();
followOwnTables();
