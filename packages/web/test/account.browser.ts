import type { Page } from 'playwright-core';
import { axe, expect, test } from './site.ts';

const PASSWORD = 'three storeys';
let names = 0;
/** A name that nobody has yet at this server. */
const newName = (): string => `Builder ${Date.now() % 1e7} ${++names}`;

/** The part of the page under a heading. */
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

test('a guest becomes an account, signs out and in again, is called otherwise, and comes back by a code', async ({
  visit,
}) => {
  const page = await visit('/account', { screen: 'phone', expects: [/40[019]/] });
  const name = newName();
  const make = part(page, 'Create an account');
  await make.getByLabel('Name').fill('x');
  await make.getByLabel('Password').fill('short');
  await make.getByRole('button', { name: 'Create account' }).tap();
  await make.getByRole('alert').getByText('Names have 2 to 20').waitFor();
  await make.getByLabel('Name').fill(name);
  await make.getByLabel('Password').fill(PASSWORD);
  await make.getByRole('button', { name: 'Create account' }).tap();

  await page.getByRole('heading', { level: 1, name }).waitFor();
  const codes = await part(page, 'Your recovery codes').locator('code').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'I’ve saved them' }).tap();
  await page.getByText(codes[0]!).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Sign out', exact: true }).tap();
  const signIn = part(page, 'Sign in');
  for (const [typed, password] of [
    [name, 'not this one'],
    ['Nobody at all', PASSWORD],
  ] as const) {
    await signIn.getByLabel('Name').fill(typed);
    await signIn.getByLabel('Password').fill(password);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).tap();
    await signIn.getByRole('alert').getByText('That name and password don’t match.').waitFor();
  }
  await signIn.getByLabel('Name').fill(name.toUpperCase());
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  const other = newName();
  await part(page, 'Change name').getByLabel('Name').fill(other);
  await page.getByRole('button', { name: 'Change name' }).tap();
  await page.getByRole('heading', { level: 1, name: other }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: other }).waitFor();

  await page.getByRole('button', { name: 'Sign out everywhere' }).tap();
  await page.getByRole('button', { name: 'Forgot your password?' }).tap();
  const recover = part(page, 'Recover your account');
  await recover.getByLabel('Name').fill(other);
  await recover.getByLabel('Recovery code').fill(codes[3]!.toUpperCase());
  await recover.getByLabel('New password').fill('four storeys');
  await recover.getByRole('button', { name: 'Set new password' }).tap();
  await page.getByRole('heading', { level: 1, name: other }).waitFor();

  const saved = await page.evaluate(async () => (await fetch('/api/export')).json());
  expect(saved.player).toMatchObject({ name: other, isGuest: false });
  await page.getByRole('button', { name: 'Delete my account' }).tap();
  await page.getByRole('button', { name: 'Delete for good' }).tap();
  await part(page, 'Create an account').waitFor();
  expect(await page.evaluate(async () => (await fetch('/api/me')).json())).toEqual({ player: null });
});

test('a passkey makes an account, signs in without a name, and is removed once there is a password', async ({
  visit,
}) => {
  const page = await visit('/account', { expects: [/40[01]/] });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const name = newName();
  await part(page, 'Create an account').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create with a passkey' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await part(page, 'Passkeys').getByRole('alert').getByText('That’s your only way in').waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Password saved.').waitFor();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByText('No passkeys yet.').waitFor();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').getByText('We don’t know that passkey.').waitFor();
});
