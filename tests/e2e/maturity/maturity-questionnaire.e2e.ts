import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations, settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, tokenOf, type Who } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

interface Answer {
  question_id: string;
  version: number;
  current_level: number | null;
  desired_level: number | null;
  na_reason: string | null;
  note: string | null;
  confidence: string | null;
}

/** Calls as a person does who is not at this screen. */
async function calls(request: APIRequestContext, who: Who) {
  const headers = { connection: 'close', authorization: `Bearer ${await tokenOf(request, who)}` };
  const path = (rest: string) => `${people[who].base}/maturity/assessment/${rest}`;
  return {
    async begin(name: string): Promise<string> {
      const period = { from: '2026-10-01', to: '2026-12-31' };
      const data = { framework: 'cis', name, period, groups_in_scope: [1] };
      const reply = await request.post(path(''), { headers, data });
      expect(reply.status()).toBe(200);
      return ((await reply.json()) as { data: { id: string } }).data.id;
    },
    async answers(id: string): Promise<Map<string, Answer>> {
      const reply = await request.get(path(`${id}/`), { headers });
      const { data } = (await reply.json()) as { data: { sections: { questions: Answer[] }[] } };
      return new Map(
        data.sections.flatMap(({ questions }) => questions.map((one) => [one.question_id, one] as const)),
      );
    },
    async answer(id: string, answer: object): Promise<void> {
      const reply = await request.put(path(`${id}/answers/`), { headers, data: { answers: [answer] } });
      expect(reply.status()).toBe(200);
    },
  };
}

const questionnaire = (id: string, rest = '') => `/apps/assessment?assessment=${id}${rest}`;
const card = (page: Page, code: string) => page.locator(`[data-question="${code}"]`);
const saved = (page: Page) => expect(page.locator('.assess-save')).toContainText('All answers are saved');

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a section is answered by the keyboard alone, each answer saved as it is given', async ({ page }) => {
  const admin = await calls(page.request, 'admin');
  const id = await admin.begin('By the keyboard');
  const sizes: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sizes.push(request.postData()?.length ?? 0);
  });
  await enter(page, 'admin', questionnaire(id));
  await settle(page);
  await expect(page.getByText('0 of 56 answered')).toBeVisible();
  await press(page, '?');
  await expect(page.getByRole('dialog')).toContainText('In the questionnaire');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // J begins; two digits rate a question and lead to the next; after the last comes the next section.
  await press(page, 'j', '2', '4');
  await expect(card(page, '1.2').getByRole('radiogroup', { name: 'Current level' })).toContainText('0');
  await press(page, 'c', 'c', 'n');
  await page.keyboard.type('Every Monday, by the service desk.');
  await press(page, 'Escape', '3', '3');
  await expect(page).toHaveURL(/section=2/);
  await expect(card(page, '2.1').locator(':focus')).toBeAttached();
  await press(page, 'x');
  await page.keyboard.type('All software is rented.');
  await press(page, 'Control+Enter', 'Shift+5', '1', 'Delete', 'u');
  await expect(card(page, '2.3').locator(':focus')).toBeAttached();
  await expect(page.getByText('3 of 55 answered')).toBeVisible();
  await saved(page);
  expect(Math.max(...sizes)).toBeLessThan(2000);
  const answers = await admin.answers(id);
  expect(answers.get('1.1')).toMatchObject({ current_level: 2, desired_level: 4 });
  expect(answers.get('1.2')).toMatchObject({
    current_level: 3,
    desired_level: 3,
    confidence: 'medium',
    note: 'Every Monday, by the service desk.',
  });
  expect(answers.get('2.1')).toMatchObject({ na_reason: 'All software is rented.' });
  expect(answers.get('2.2')).toMatchObject({ current_level: 1, desired_level: null });
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Next open question' }).click();
  await page.getByRole('link', { name: /Hardware assets/ }).click();
  await expect(card(page, '1.2').getByLabel('Note')).toHaveValue('Every Monday, by the service desk.');

  // What is done is passed over; a question that is answered stays until one leaves.
  await page.getByRole('button', { name: 'Open 52' }).click();
  await expect(page).toHaveURL(/section=2.*open=1/);
  await expect(page.getByText('1 of 3 questions')).toBeVisible();
  await press(page, 'j', '2', '2');
  await expect(page).toHaveURL(/section=3/);
  await expect(card(page, '3.1').locator(':focus')).toBeAttached();

  // One wish for a whole section is taken back as a whole, but for what was said since.
  await page.getByRole('button', { name: 'Desired level for the section' }).click();
  const wish = page.getByRole('form', { name: 'Desired level for the section' });
  await wish.getByRole('radio', { name: '4 Managed' }).check();
  await wish.getByRole('button', { name: 'Set for 6 questions' }).click();
  await saved(page);
  await card(page, '3.2')
    .getByRole('radiogroup', { name: 'Desired level' })
    .getByRole('radio', { name: '5 Optimised' })
    .check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page);
  const after = await admin.answers(id);
  expect(['3.1', '3.2', '3.3'].map((code) => after.get(code)?.desired_level)).toEqual([null, 5, null]);
});

test('the number of answered questions is right at once, however fast somebody answers by keys', async ({
  page,
}) => {
  const admin = await calls(page.request, 'admin');
  const id = await admin.begin('As fast as it goes');
  await enter(page, 'admin', questionnaire(id));
  await settle(page);
  const answered = (n: number, of = 56) => expect(page.getByText(`${n} of ${of} answered`)).toBeVisible();
  await answered(0);
  await press(page, 'j');
  // Without a pause, with one, and with a long one: each pair of digits answers a question and leads to the next.
  let given = 0;
  for (const [pause, questions] of [
    [0, 12],
    [40, 4],
    [400, 2],
  ] as const) {
    for (let n = 0; n < questions; n++)
      for (const digit of ['2', '4']) {
        await page.keyboard.press(digit);
        if (pause > 0) await page.waitForTimeout(pause);
      }
    given += questions;
    await answered(given);
  }
  // An answer that is changed counts once, and what does not apply is asked of nobody.
  await press(page, 'k', '3', '3');
  await answered(given);
  await press(page, 'x');
  await page.keyboard.type('All of it is rented.');
  await press(page, 'Control+Enter');
  await answered(given, 55);
  await saved(page);
  await answered(given, 55);
  const stored = [...(await admin.answers(id)).values()].filter((one) => one.current_level !== null);
  expect(stored).toHaveLength(given);
  await page.reload();
  await answered(given, 55);
});

test('what is said without a network outlives the tab, and a sign-out asks before it is lost', async ({
  page,
  context,
  watch,
}) => {
  const admin = await calls(page.request, 'admin');
  const id = await admin.begin('Without a network');
  watch.goesOffline();
  await enter(page, 'admin', questionnaire(id));
  await settle(page);
  await context.setOffline(true);
  await press(page, 'j', '1', '2', '3', '4');
  await expect(page.locator('.assess-save')).toContainText('2 answers wait for the connection');
  await expect(page.getByText('2 of 56 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Not everything is saved yet' })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await enter(later, 'admin', questionnaire(id));
  await saved(later);
  await expect(later.getByText('2 of 56 answered')).toBeVisible();
  const answers = await admin.answers(id);
  expect(answers.get('1.1')).toMatchObject({ version: 1, current_level: 1, desired_level: 2 });
  expect(answers.get('1.2')).toMatchObject({ version: 1, current_level: 3, desired_level: 4 });
});

test('two people answer one question, and who came second picks', async ({ page, watch }) => {
  watch.expects('PUT /maturity/assessment/:id/answers/ 409');
  const admin = await calls(page.request, 'admin');
  const other = await calls(page.request, 'secondAdmin');
  const id = await admin.begin('Two at once');
  await enter(page, 'admin', questionnaire(id, '&section=1&question=1.2'));
  await settle(page);
  await expect(card(page, '1.2').locator(':focus')).toBeAttached();
  await other.answer(id, { question_id: '1.2', version: 0, current_level: 5, note: 'Audited in May.' });
  await other.answer(id, { question_id: '1.1', version: 0, current_level: 1 });
  await press(page, 'Shift+3', '2', 'k', '4');

  // Both answers of the other are shown beside one's own; nothing is overwritten unseen.
  await expect(page.getByRole('button', { name: '2 answers need your choice' })).toBeVisible();
  const clash = card(page, '1.2').getByRole('group', { name: /answered this too/ });
  await expect(clash.getByRole('row', { name: /Current 2 Repeatable 5 Optimised/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await clash.getByRole('button', { name: 'Keep mine' }).click();
  await card(page, '1.1').getByRole('button', { name: 'Take the other' }).click();
  await saved(page);
  await expect(card(page, '1.1').getByRole('radio', { name: '1 Initial', checked: true })).toBeAttached();
  const answers = await admin.answers(id);
  expect(answers.get('1.1')).toMatchObject({ version: 1, current_level: 1 });
  expect(answers.get('1.2')).toMatchObject({
    version: 2,
    current_level: 2,
    desired_level: 3,
    note: 'Audited in May.',
  });
});
