import { useSignalEffect } from '@preact/signals';
import { loadShellText, type ShellText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from './language.ts';
import { route } from './navigation.ts';
import { PAGES, type ReadyPage } from './pages.ts';
import type { Route } from './route.ts';
import { setPageTitle } from './shell/page-title.ts';
import { Shell } from './shell/shell.tsx';

/** What is on screen: a page with what stands around it. The old page stays until the new one is ready. */
interface Shown {
  readonly shell: ShellText;
  readonly page: ReadyPage | 'failed';
  readonly route: Route;
}

/** The whole site. */
export function App(): JSX.Element | null {
  const [shown, show] = useState<Shown>();
  useSignalEffect(() => {
    const wanted = route.value;
    const spoken = language.value;
    const isStill = (): boolean => route.peek() === wanted && language.peek() === spoken;
    const texts = loadShellText(spoken);
    Promise.all([texts, PAGES[wanted.page](spoken, wanted)])
      .then(([shell, page]) => {
        if (!isStill()) return;
        setPageTitle(wanted.page === 'home' ? undefined : page.title);
        show({ shell, page, route: wanted });
      })
      .catch(async () => {
        const shell = await texts;
        if (isStill()) show({ shell, page: 'failed', route: wanted });
      });
  });
  if (shown === undefined) return null;
  const { shell, page, route: place } = shown;
  return (
    <Shell text={shell} route={place}>
      {page === 'failed' ? <Failed text={shell} /> : page.draw(place)}
    </Shell>
  );
}

function Failed({ text }: { readonly text: ShellText }): JSX.Element {
  return (
    <main id="content" class="page notice">
      <p role="alert">{text.failed}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {text.tryAgain}
      </button>
    </main>
  );
}
