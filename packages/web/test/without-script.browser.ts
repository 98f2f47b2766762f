import { expect, test } from './site.ts';

test('without script the page says what it needs, in both languages', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const told = await page.locator('.no-script').innerText();
  expect(told).toContain('Thera needs JavaScript');
  expect(told).toContain('Thera necesita JavaScript');
  await context.close();
});

test.for([
  ['/', 'Thera: Santorini on the web'],
  ['/board/0000030000020000000000000/1/pan:B3,D3/atlas:A5,E5', 'Pan vs Atlas · Santorini'],
  ['/santowerini', 'Santowerini · Thera'],
])('a link to %s tells others what is behind it', async ([path, title], { origin }) => {
  const html = await (await fetch(`${origin}${path}`)).text();
  expect(html).toContain(`<meta property="og:title" content="${title}" />`);
  const [, picture] = /og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(picture).toBe(`${origin}/share.png`);
  const sent = await fetch(picture!);
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/png']);
});
