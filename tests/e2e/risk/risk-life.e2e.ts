import type { Browser, Page } from '@playwright/test';
import { follow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf, type Who } from '#tests/e2e/browser/people.ts';
import { register, rows } from './register-page.ts';
import { triagedRisk } from './triaged-risk.ts';
import { expect, test, type Watch } from '#tests/e2e/browser/watch-errors.ts';

const fresh = (what: string) => `${what} ${Date.now()}`;
const status = (page: Page) => page.locator('main').getByRole('heading', { level: 1 }).locator('xpath=..');

async function choose(page: Page, list: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Registers a risk at the form and ends on its page. With a department it has the owner and category of a risk of the register. */
async function registerRisk(page: Page, title: string, department?: RegExp, owner = /./): Promise<string> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Written by a journey through the product.');
  if (department) {
    await choose(page, 'Department', department);
    await choose(page, 'Category', /Operations/);
    await choose(page, 'Owner', owner);
  }
  await page.getByRole('button', { name: 'Register risk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page.url();
}

async function act(page: Page, verb: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Details' })).toBeVisible();
  await settle(page);
  const button = main.getByRole('button', { name: verb, exact: true });
  if (await button.first().isVisible()) return button.first().click();
  await main.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: verb, exact: true }).click();
}

/** Links a control to the risk of an address that works; what follows from it is computed within seconds. */
async function protect(page: Page, address: string): Promise<void> {
  const headers = {
    connection: 'close',
    authorization: `Bearer ${await tokenOf(page.request, 'itLead')}`,
  };
  const { base } = people.itLead;
  const risk_id = new URL(address).searchParams.get('risk');
  const send = async (path: string, data: object) => {
    const reply = await page.request.post(`${base}${path}`, { headers, data });
    expect(reply.status(), path).toBe(200);
    return ((await reply.json()) as { data: { control: { id: string } } }).data;
  };
  const control = {
    title: 'Restores are rehearsed',
    description: 'Each month',
    kind: 'process',
    action: 'corrective',
  };
  const linked = await send('/risk/control/', { risk_id, control, acts_on: 'both', design: 50 });
  const { id } = linked.control;
  await send(`/controls/${id}/start/`, { version: 1 });
  await send(`/controls/${id}/implement/`, { version: 2, statement: 'Seen at work' });
  const working = async () => {
    const reply = await page.request.get(`${base}/risk/${risk_id}/`, { headers });
    return ((await reply.json()) as { data: { working_controls: number } }).data.working_controls;
  };
  await expect.poll(working).toBe(1);
  await page.reload();
}

/** Chooses a step of a scale; the step is the label of a hidden radio button. */
const rate = (page: Page, rating: string, scale: string, step: string) =>
  page
    .getByRole('region', { name: rating })
    .getByRole('group', { name: new RegExp(scale) })
    .getByText(step, { exact: true })
    .click();

const inDialog = (page: Page, verb: string) =>
  page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();

test('what a User raises waits for triage, and Staff of the department takes it in', async ({
  page,
  browser,
  watch,
}) => {
  const title = fresh('Supplier shares our price list');
  await enter(page, 'user', `${register}/add`);
  await expect(page.getByText('What you register waits for triage')).toBeVisible();
  const address = await registerRisk(page, title);
  await expect(page.getByText('It waits for triage')).toBeVisible();

  const staff = await another(browser, watch, 'admin', address);
  await act(staff, 'Triage');
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Take into the register/ }).check();
  await dialog.getByRole('combobox', { name: 'Owner' }).click();
  await staff.getByRole('option', { name: /Nora/ }).first().click();
  await dialog.getByRole('combobox', { name: 'Category' }).click();
  await staff
    .getByRole('option', { name: /Third party/ })
    .first()
    .click();
  await inDialog(staff, 'Take into the register');
  await expect(staff.getByText(/is in the register/).first()).toBeVisible();
  await expect(status(staff)).toContainText('Created');
  await staff.context().close();
});

test('Staff adds a risk, rates it by factors, treats it and mitigates it; its closing somebody else decides', async ({
  page,
  browser,
  watch,
}) => {
  const title = fresh('Backups were never restored');
  await enter(page, 'itLead', `${register}/add`);
  const address = await registerRisk(page, title, /Information Technology/, /Tomas/);

  await page
    .getByRole('link', { name: 'Assess', exact: true })
    .or(page.getByRole('button', { name: 'Assess', exact: true }))
    .or(page.getByRole('link', { name: 'Rate it now' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'By factors' }).click();
  await rate(page, 'Inherent', 'Likelihood', 'Likely');
  await rate(page, 'Inherent', 'Financial', 'Major');
  await expect(page.getByText('4 × 4')).toBeVisible();
  await rate(page, 'Residual', 'Likelihood', 'Unlikely');
  await rate(page, 'Residual', 'Consequence', 'Minor');
  await page
    .getByLabel('Rationale for the residual rating')
    .fill('Restores are rehearsed every month since the spring.');
  await page.getByLabel('Reason for this assessment').fill('First rating.');
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page.getByText(/is assessed: Low/)).toBeVisible();
  await expect(page).toHaveURL(/\/view\?/);

  await act(page, 'Choose treatment');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Mitigate/ })
    .check();
  await inDialog(page, 'Choose treatment');
  await expect(page.getByRole('dialog')).toBeHidden();
  await protect(page, address);
  await act(page, 'Mark as mitigated');
  await page.getByRole('dialog').getByLabel('What was done').fill('Monthly rehearsals.');
  await inDialog(page, 'Mark as mitigated');
  await expect(status(page)).toContainText('Mitigated');

  await act(page, 'Ask to close');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Why' }).click();
  await page.getByRole('option', { name: 'Treated and stable' }).click();
  await inDialog(page, 'Ask to close');
  await expect(page.getByText('Somebody else decides.')).toBeVisible();
  const second = await another(browser, watch, 'admin', address);
  await act(second, 'Confirm request');
  await inDialog(second, 'Confirm');
  await expect(status(second)).toContainText('Closed');
  await second.context().close();
  await page.reload();
  await expect(status(page)).toContainText('Closed');
  await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('Mitigated');

  await follow(page, `${register}?status=closed&q=${encodeURIComponent(title)}`);
  await expect(rows(page)).toHaveCount(1);
});

test('a transfer counts once a second person confirms it', async ({ page, browser, watch }) => {
  const title = fresh('Flood in the pharmacy cellar');
  await enter(page, 'clinicalLead', `${register}/add`);
  const address = await registerRisk(page, title, /Pharmacy/, /Layla/);
  await page
    .getByRole('link', { name: 'Rate it now' })
    .or(page.getByRole('button', { name: 'Rate it now' }))
    .first()
    .click();
  await rate(page, 'Inherent', 'Likelihood', 'Likely');
  await rate(page, 'Inherent', 'Financial', 'Major');
  await page.getByLabel('Reason for this assessment').fill('First rating.');
  await page.getByRole('button', { name: 'Save assessment' }).click();
  await expect(page).toHaveURL(/\/view\?/);
  await act(page, 'Choose treatment');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Transfer/ })
    .check();
  await inDialog(page, 'Choose treatment');
  await expect(page.getByRole('dialog')).toBeHidden();
  await act(page, 'Mark as transferred');
  await page.getByRole('dialog').getByLabel('To whom').fill('North Sea Mutual');
  await page.getByRole('dialog').getByLabel('Instrument').fill('Policy 4711');
  await page.getByRole('dialog').getByLabel('Cover ends on').fill('2030-12-31');
  await inDialog(page, 'Ask for confirmation');
  await expect(page.getByText('asks to mark this risk as transferred')).toBeVisible();
  await expect(status(page)).toContainText('Created');
  await expect(page.getByText('Somebody else decides.')).toBeVisible();

  const second = await another(browser, watch, 'admin', address);
  await act(second, 'Confirm request');
  await inDialog(second, 'Confirm');
  await expect(status(second)).toContainText('Transferred');
  await second.context().close();
});

test('people talk about a risk: comment, reply, resolve', async ({ page, browser, watch }) => {
  await enter(page, 'itLead', `${register}/add`);
  const address = await registerRisk(
    page,
    fresh('One person knows the firewall'),
    /Information Technology/,
    /Tomas/,
  );
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByLabel('Write a comment').fill('Who could be the deputy?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article').getByText('Who could be the deputy?')).toBeVisible();

  const other = await another(browser, watch, 'admin', address);
  await other.getByRole('tab', { name: 'Comments' }).click();
  await other.getByRole('button', { name: 'Reply' }).first().click();
  await other.getByLabel(/Reply to/).fill('Ask the network team.');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByRole('article').getByText('Ask the network team.').last()).toBeVisible();
  await other.getByRole('button', { name: 'Resolve' }).first().click();
  await expect(other.getByText(/Resolved by/)).toBeVisible();
  await other.context().close();
});

test('a high risk that nobody treated is closed after a warning, accepting says what comes next, and it is duplicated', async ({
  page,
}) => {
  const title = fresh('Nobody treats this');
  const { risk, base, headers } = await triagedRisk(page.request, title);
  const data = { version: risk.version, inherent: { likelihood: 5, consequence: 5 }, reason: 'First rating' };
  await page.request.post(`${base}/risk/${risk.id}/assess/`, { headers, data });
  await enter(page, 'admin', `/apps/risk/management/view?risk=${risk.id}`);

  await act(page, 'Choose treatment');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/approves the acceptance/)).toBeHidden();
  await dialog.getByRole('radio', { name: /^Accept/ }).check();
  await expect(dialog.getByText(/^Next: somebody .* approves the acceptance/)).toBeVisible();
  await inDialog(page, 'Choose treatment');
  await expect(page.getByText('It waits for an acceptance to be approved.').first()).toBeVisible();

  // A triaged risk keeps its owner and its category: neither is called optional, and neither is taken away.
  await act(page, 'Edit');
  for (const field of ['Owner', 'Category']) {
    await expect(dialog.getByLabel(field, { exact: true })).toBeVisible();
    await expect(dialog.locator('label').filter({ hasText: field })).not.toContainText('optional');
  }
  await dialog.getByRole('combobox', { name: 'Owner' }).click();
  await dialog.getByRole('combobox', { name: 'Owner' }).fill('');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Name an owner.')).toBeVisible();
  await page.reload();

  await act(page, 'Duplicate');
  await expect(page.getByText(/is registered/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(risk.id));
  await expect(status(page)).toContainText('Created');

  await page.goto(`/apps/risk/management/view?risk=${risk.id}`);
  await expect(page.getByRole('region', { name: 'Details' })).toBeVisible();
  await settle(page);
  await page.getByRole('main').getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: /^(Ask to close|Close)$/ }).click();
  await expect(dialog.getByText('The level is Extreme, and no treatment has been completed.')).toBeVisible();
});

async function another(browser: Browser, watch: Watch, who: Who, address: string): Promise<Page> {
  const context = await browser.newContext();
  watch.over(context);
  const page = await context.newPage();
  await enter(page, who, address);
  return page;
}
