import type { APIRequestContext, Page } from '@playwright/test';
import { daysLater, today } from '#platform/contract/today.ts';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { callsOf } from '#tests/e2e/browser/calls.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const password = 'harbour-lantern-42 kite';
const inAMonth = daysLater(today(new Date(), 'UTC'), 30);

/** The link of the latest mail to an address, as an Admin of the demo reads it. */
async function linkFor(request: APIRequestContext, address: string): Promise<string> {
  const { base } = people.admin;
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const read = async <Data>(path: string) =>
    ((await (await request.get(`${base}${path}`, { headers })).json()) as { data: Data }).data;
  const mails = await read<{ id: string; to_address: string }[]>('/mail/?limit=10');
  const { id = '' } = mails.find(({ to_address }) => to_address === address) ?? {};
  const { text } = await read<{ text: string }>(`/mail/${id}/`);
  return /https?:\S+\/invite\?\S+/.exec(text)?.[0] ?? '';
}

interface Row {
  id: string;
  code: string;
  version: number;
}

/** An assessment by ISO/IEC 27001 that runs, whose first control of Annex A the second Admin owns. */
async function running(page: Page, name: string) {
  const { call, id: lead_id } = await callsOf(page.request, 'admin');
  const { id: owner_id } = await callsOf(page.request, 'secondAdmin');
  const made = await call<{ id: string; version: number }>('POST', '/compliance/', {
    compliance_standard: 'iso27001',
    name,
    period: { from: '2026-01-01', to: '2099-12-31' },
    lead_id,
  });
  await call('POST', `/compliance/${made.id}/start/`, { version: made.version });
  const rows = await call<Row[]>('GET', `/compliance/${made.id}/controls/?limit=200`);
  const control = rows.find(({ code }) => code === 'A.5.1') as Row;
  await call('PATCH', `/compliance/control/${control.id}/`, { version: control.version, owner_id });
  return { id: made.id, control: control.id };
}

/** Whoever owns the control was told what is asked for, provides it, and another accepts it. */
async function provided(page: Page) {
  const { call: asOwner } = await callsOf(page.request, 'secondAdmin');
  const notices = await asOwner<{ object: { id: string; title: string } | null }[]>(
    'GET',
    '/notification/?limit=20',
  );
  const asked = notices.find(({ object }) => object?.title === 'Minutes of the policy review')?.object?.id;
  const piece = await asOwner<{ version: number; request: string }>('GET', `/evidence/${asked}/`);
  expect(piece.request).toBe('Those of the last twelve months, signed.');
  const given = await asOwner<{ version: number }>('POST', `/evidence/${asked}/revision/`, {
    version: piece.version,
    content: { statement: 'The policy was reviewed on 12 March.' },
    submit: true,
  });
  const { call: asAdmin } = await callsOf(page.request, 'admin');
  await asAdmin('POST', `/evidence/${asked}/accept/`, { version: given.version });
}

test('An auditor is invited, reads one assessment, asks for evidence, sees it, and is let in no longer', async ({
  page,
  browser,
  watch,
}) => {
  // An address that is a member's, a day in the past, and the session of an audit that was ended.
  watch.expects(
    'POST /compliance/:id/auditors/ 422',
    'POST /compliance/:id/auditors/ 400',
    'GET /api/auth/access-token 401',
  );
  const address = `auditor-${Date.now()}@audit.example`;
  const { id } = await running(page, 'Certification audit');
  await enter(page, 'admin', pathOfAssessment('iso27001', id));
  await settle(page);
  const card = page.getByRole('region', { name: 'External auditors' });
  await expect(card).toContainText('Nobody outside the organisation audits this assessment.');
  await card.getByRole('button', { name: 'Invite an auditor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite an external auditor' });
  await dialog.getByLabel('E-mail').fill(people.user.email);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('has an account in this organisation already')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(address);
  await dialog.getByLabel('Last day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Last day').fill(inAMonth);
  expect(await axeViolations(page, { floats: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(card).toContainText(address);
  await expect(card).toContainText('Invited');
  await follow(page, '/apps/settings/management?tab=auditors');
  // Nobody has to scroll the list aside for it.
  await expect(page.getByRole('button', { name: `More actions: ${address}` })).toBeInViewport({ ratio: 1 });
  await follow(page, pathOfAssessment('iso27001', id));

  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  watch.over(context);
  const auditor = await context.newPage();
  await auditor.goto(await linkFor(page.request, address));
  await auditor.getByLabel('First name').fill('Olga');
  await auditor.getByLabel('Last name').fill('Outside');
  await auditor.getByLabel('Password', { exact: true }).fill(password);
  await auditor.getByRole('button', { name: 'Join' }).click();
  await auditor.getByRole('link', { name: 'Go to the sign-in' }).click();
  await auditor.getByLabel('Password').fill(password);
  await auditor.locator('button[type=submit]').click();
  await expect(auditor).toHaveURL(new RegExp(`/apps/compliance/iso27001/${id}`));
  await settle(auditor);
  await expect(auditor.getByRole('heading', { level: 1 })).toContainText('Certification audit');
  // Around it nothing of what members have.
  const ways = auditor.getByRole('navigation', { name: 'Audit' });
  await expect(ways.getByRole('link')).toHaveText(['Assessment', 'My requests']);
  await expect(auditor.getByRole('navigation')).toHaveCount(1);
  await expect(auditor.getByRole('link', { name: /Risk/ })).toHaveCount(0);
  await expect(auditor.getByRole('region', { name: 'External auditors' })).toHaveCount(0);
  expect(await axeViolations(auditor)).toEqual([]);
  for (const elsewhere of [
    '/apps/risk/management',
    '/apps/settings/management',
    '/apps/compliance/iso27001',
  ]) {
    await auditor.goto(elsewhere);
    await expect(auditor).toHaveURL(new RegExp(`/apps/compliance/iso27001/${id}`));
  }
  await settle(auditor);

  await auditor.getByRole('searchbox').first().fill('A.5.1');
  await expect(auditor).toHaveURL(/q=A\.5\.1/);
  await settle(auditor);
  await auditor
    .getByRole('row', { name: /A\.5\.1 / })
    .first()
    .dblclick();
  await expect(auditor).toHaveURL(/\/control\//);
  await settle(auditor);
  const evidence = auditor.getByRole('region', { name: 'Evidence' });
  await evidence.getByRole('button', { name: 'Request evidence' }).click();
  const asking = auditor.getByRole('dialog', { name: 'Request evidence for A.5.1' });
  await asking.getByLabel('Name').fill('Minutes of the policy review');
  await asking.getByLabel('What is asked for').fill('Those of the last twelve months, signed.');
  await asking.getByRole('combobox', { name: 'Form' }).click();
  await auditor.getByRole('option', { name: 'Statement' }).click();
  await asking.getByLabel('Due date').fill(inAMonth);
  expect(await axeViolations(auditor, { floats: true })).toEqual([]);
  await asking.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(evidence).toContainText('Minutes of the policy review');
  await expect(evidence).toContainText('Requested');
  await ways.getByRole('link', { name: 'My requests' }).click();
  await settle(auditor);
  await expect(auditor.getByRole('row', { name: /Minutes of the policy review/ })).toContainText('Requested');
  expect(await axeViolations(auditor)).toEqual([]);

  await provided(page);
  await auditor.reload();
  await settle(auditor);
  await auditor.getByRole('row', { name: /Minutes of the policy review/ }).dblclick();
  await expect(auditor).toHaveURL(/\/control\//);
  await settle(auditor);
  await expect(evidence).toContainText('The policy was reviewed on 12 March.');
  await expect(evidence).toContainText('Accepted');

  // The lead ends it: the auditor is out with the next thing they do.
  await page.reload();
  await settle(page);
  await expect(card).toContainText('Olga Outside');
  await card.getByRole('button', { name: /^End the audit/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the audit' }).click();
  await expect(card).toContainText('Ended');
  await ways.getByRole('link', { name: 'My requests' }).click();
  await auditor.reload();
  await expect(auditor).toHaveURL(/\/login/);
  await context.close();
});

test('The room of an auditor in Arabic on a phone, until the last day', async ({ page, browser, watch }) => {
  const address = `mudaqqiq-${Date.now()}@audit.example`;
  const { id } = await running(page, 'تدقيق خارجي');
  const { call } = await callsOf(page.request, 'admin');
  await call('POST', `/compliance/${id}/auditors/`, { email: address, ends_on: inAMonth });
  const phone = await browser.newContext({
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  watch.over(phone);
  const auditor = await phone.newPage();
  await auditor.goto(await linkFor(page.request, address));
  await auditor.getByLabel('الاسم الأول').fill('سعاد');
  await auditor.getByLabel('اسم العائلة').fill('المدققة');
  await auditor.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await auditor.getByRole('button', { name: 'انضمام' }).click();
  await auditor.getByRole('link', { name: 'الانتقال إلى تسجيل الدخول' }).click();
  await auditor.getByLabel('كلمة المرور').fill(password);
  await auditor.locator('button[type=submit]').click();
  await expect(auditor).toHaveURL(new RegExp(`/apps/compliance/iso27001/${id}`));
  await settle(auditor);
  await expect(auditor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(auditor.getByRole('navigation', { name: 'التدقيق' })).toContainText('ينتهي وصولك في');
  expect(await horizontalOverflow(auditor)).toBe(0);
  expect(await axeViolations(auditor)).toEqual([]);
  await auditor.goto(`${auditor.url().split('?')[0]}?q=A.5.1`);
  await settle(auditor);
  await auditor.getByRole('link', { name: 'طلباتي' }).click();
  await settle(auditor);
  await expect(auditor.getByText('لم تطلب أي دليل بعد')).toBeVisible();
  expect(await horizontalOverflow(auditor)).toBe(0);
  expect(await axeViolations(auditor)).toEqual([]);
  await follow(auditor, '/profile');
  await expect(auditor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await horizontalOverflow(auditor)).toBe(0);
  await phone.close();
});
