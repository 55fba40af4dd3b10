import type { Page } from '@playwright/test';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { people, signIn } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const own = people.itLead;

/** A device of this browser that keeps passkeys, and always knows who is there. */
async function hasDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('somebody adds a passkey, signs in with it, and removes it', async ({ page }) => {
  await hasDevice(page);
  await page.goto('/login');
  await signIn(page, 'itLead');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card).toContainText('None yet.');
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByRole('listitem')).toContainText('Chrome on Linux');
  await expect(card.getByRole('listitem')).toContainText('not used yet');
  await card.getByRole('button', { name: 'Rename: Chrome on Linux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ward laptop');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(card.getByRole('listitem')).toContainText('Ward laptop');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Username/Email').fill(own.email);
  await page.getByLabel('Username/Email').blur();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(card.getByRole('listitem')).toContainText('last used');
  await card.getByRole('button', { name: 'Remove: Ward laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card).toContainText('None yet.');
});
