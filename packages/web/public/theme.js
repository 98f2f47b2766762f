// Sets theme and language before the first paint, so that nothing flashes. The settings are read in full later.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('thera.settings') ?? '{}') ?? {};
  } catch {
    // What cannot be read counts as nothing.
  }
  const isDark =
    kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.dataset.theme = isDark ? 'dark' : 'light';
  // What a game consists of is asked for before the scripts of the page can.
  if (location.pathname.startsWith('/play/')) {
    const ahead = document.createElement('script');
    ahead.type = 'module';
    ahead.src = '/room-ahead.js';
    document.head.append(ahead);
  }
})();
