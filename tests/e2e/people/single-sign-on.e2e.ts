import type { Page } from '@playwright/test';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';
import { clientId, clientSecret, startOpenIdProvider } from '#tests/sign-in/open-id-provider.ts';
import { startSamlPage } from '#tests/sign-in/saml-page.ts';
import { issuer, providerKey } from '#tests/sign-in/saml-provider.ts';

const tab = '/apps/settings/management?tab=sign-in';

test('An Admin connects a provider of OpenID Connect, then one of SAML, confirms the link of their account, and signs in by each', async ({
  page,
  browser,
}) => {
  const { email } = people.flatAdmin;
  await enter(page, 'flatAdmin', tab);
  const redirect = await page.getByText(/\/auth\/oidc\/callback$/).textContent();
  const provider = await startOpenIdProvider({
    redirects: [redirect ?? ''],
    accounts: { pine: { email, email_verified: true, given_name: 'Pine', family_name: 'Admin' } },
  });
  const samlPage = await startSamlPage(email);
  const save = async () => {
    await page.getByRole('button', { name: 'Save connection' }).click();
    await expect(page.getByText('Connection saved')).toBeVisible();
  };
  // Another browser: nobody is signed in there, and the provider's own page is watched by nobody.
  const visit = async (): Promise<Page> => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(new URL('/login?org=pinecrest', page.url()).href);
    await visitor.getByRole('button', { name: 'Sign in with Pine ID' }).click();
    return visitor;
  };
  // Nobody gets into the account of an Admin by its address alone: it is confirmed where that Admin works.
  const confirms = async (visitor: Page) => {
    await expect(visitor.getByText(/linked to the provider only after an Admin confirms it/)).toBeVisible();
    await visitor.context().close();
    await page.goto('/apps/work');
    await page.getByRole('link', { name: /Decide about a change of an Admin’s account/ }).click();
    const row = page.getByRole('row', { name: /Decision waits/ });
    await row.getByRole('button', { name: /^More actions/ }).click();
    await page.getByRole('menuitem', { name: 'Decide about a change' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`asks to link the account ${email} there.`)).toBeVisible();
    await settle(page);
    expect(await axeViolations(page, { floats: true })).toEqual([]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('The change is carried out.')).toBeVisible();
    await expect(row).toBeHidden();
    await page.goto(tab);
  };
  const isIn = async (visitor: Page) => {
    await expect(visitor.getByRole('button', { name: 'Your account' })).toBeVisible();
    expect(visitor.url()).not.toContain('#');
    await visitor.context().close();
  };
  try {
    await page.getByRole('radio', { name: /OpenID Connect/ }).check();
    await page.getByLabel('Name on the button').fill('Pine ID');
    await page.getByLabel('Issuer').fill(provider.issuer);
    await page.getByLabel('Client ID').fill(clientId);
    await page.getByLabel('Client secret').fill(clientSecret);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('The provider answers as it should.')).toBeVisible();
    await settle(page);
    expect(await axeViolations(page)).toEqual([]);
    await save();

    const byOpenId = async () => {
      const visitor = await visit();
      await visitor.locator('input[name=login]').fill('pine');
      await visitor.locator('input[name=password]').fill('anything');
      await visitor.locator('button[type=submit]').click();
      await visitor.locator('button[type=submit]').click();
      return visitor;
    };
    await confirms(await byOpenId());
    await isIn(await byOpenId());

    await page.getByRole('radio', { name: /SAML/ }).check();
    await page.getByLabel('Entity ID of the provider').fill(issuer);
    await page.getByLabel('Sign-in address of the provider').fill(samlPage.address);
    await page.getByLabel('Signing certificate').fill(providerKey.certificate);
    await save();
    const stranger = await visit();
    await stranger.getByRole('button', { name: `Continue as ${email}` }).click();
    await confirms(stranger);
    const second = await visit();
    // As where the organisation demands a second factor, and the provider asked for none.
    await second.route(
      '**/auth/sso/session/',
      (route) => route.fulfill({ status: 422, json: { code: 'second_factor_needed', message: 'One more.' } }),
      { times: 1 },
    );
    await second.getByRole('button', { name: `Continue as ${email}` }).click();
    await second.getByLabel('Code of your authenticator app').fill('123456');
    await second.getByRole('button', { name: 'Go on' }).click();
    await isIn(second);

    await page.getByLabel('Offer this sign-in').uncheck();
    await save();
  } finally {
    await provider.stop();
    samlPage.stop();
  }
});
