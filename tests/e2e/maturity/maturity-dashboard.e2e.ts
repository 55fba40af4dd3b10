import type { Page } from '@playwright/test';
import { ar as arWeb } from '#platform/web/text/ar.ts';
import { en as enWeb } from '#platform/web/text/en.ts';
import { ar as arDashboard } from '#features/maturity/dashboard/text/ar.ts';
import { en as enDashboard } from '#features/maturity/dashboard/text/en.ts';
import { ar as arComparison } from '#features/maturity/comparison/text/ar.ts';
import { en as enComparison } from '#features/maturity/comparison/text/en.ts';
import { ar as arRoadmap } from '#features/maturity/roadmap/text/ar.ts';
import { en as enRoadmap } from '#features/maturity/roadmap/text/en.ts';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, people, prefer, tokenOf } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const who = 'itLead';
const journeys = [
  { locale: 'en', dashboard: enDashboard.screen, ...enRoadmap, compare: enComparison.compare, web: enWeb },
  { locale: 'ar', dashboard: arDashboard.screen, ...arRoadmap, compare: arComparison.compare, web: arWeb },
] as const;

test.afterAll(async ({ playwright, baseURL }) => {
  await prefer(await playwright.request.newContext({ baseURL }), who, { locale: 'en' });
});

const dialog = (page: Page) => page.getByRole('dialog');
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figure = (page: Page) => page.locator('.key-figure-value').first();

/** How many sheets of paper the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Plans days for a gap as somebody does who is at another screen. */
async function planElsewhere(page: Page, question: string, days: number | null): Promise<void> {
  const headers = { connection: 'close', authorization: `Bearer ${await tokenOf(page.request, who)}` };
  const id = new URL(page.url()).searchParams.get('assessment');
  const address = `${people[who].base}/maturity/assessment/${id}/roadmap/`;
  const read = await page.request.get(address, { headers });
  const { data } = (await read.json()) as { data: { gaps: { question_id: string; version: number }[] } };
  const version = data.gaps.find((gap) => gap.question_id === question)?.version;
  const efforts = [{ question_id: question, version, days }];
  expect((await page.request.put(address, { headers, data: { efforts } })).status()).toBe(200);
}

for (const { locale, dashboard, roadmap, compare, web } of journeys)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('from where one stands to what comes first, what it takes, and what became of it', async ({
      page,
      watch,
    }) => {
      await prefer(page.request, who, { locale });
      await enter(page, who, '/apps/dashboards/cis');
      await settle(page);
      expect(await sheets(page)).toBe(1);

      // The three levels are means over different questions: beside each stands over which.
      const figures = region(page, dashboard.figures);
      await expect(figures.getByText(dashboard.no_difference)).toBeVisible();
      await expect(figures.getByText(dashboard.of_both_levels)).toBeVisible();

      // Another assessment is shown at once, and the one before it again.
      const shown = page.getByRole('combobox', { name: dashboard.shown });
      const [before, level] = [await shown.innerText(), await figure(page).innerText()];
      await shown.click();
      await page.getByRole('option', { name: /2025, first half/ }).click();
      await expect(shown).toContainText('2025, first half');
      await expect(figure(page)).not.toHaveText(level);
      await page.getByRole('button', { name: web.undo }).click();
      await expect(shown).toHaveText(before);
      await expect(figure(page)).toHaveText(level);

      const radar = region(page, dashboard.radar);
      await radar.getByRole('button', { name: web.figure.table }).click();
      await expect(radar.getByRole('row')).toHaveCount(19);
      await page.keyboard.press('t');
      await expect(radar.getByRole('link')).toHaveCount(18);
      const why = radar.getByRole('button', { name: web.figure.why });
      await why.click();
      await expect(dialog(page)).toContainText(web.explanation.formula);
      await page.keyboard.press('Escape');
      await expect(why).toBeFocused();

      // From a bar to the questions behind it, by keys, and to where the first of them is answered.
      const bars = region(page, dashboard.gaps).getByRole('link');
      await bars.first().focus();
      for (let at = 0; at < 7; at++) await page.keyboard.press('ArrowDown');
      await expect(bars.nth(7)).toBeFocused();
      const [, answered, questions] = /(\d+)\D+(\d+)\D*$/.exec(
        (await bars.nth(7).getAttribute('aria-label')) ?? '',
      ) ?? ['', '', ''];
      expect(answered).toBe(questions);
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('row')).toHaveCount(Number(questions) + 1);
      await dialog(page).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/apps\/assessment\?assessment=.*section=8&question=8\./);
      await page.goBack();
      await page.goBack();
      await region(page, dashboard.top_gaps).getByRole('link', { name: dashboard.all_gaps }).click();

      // The first gap takes other days than its class says. Somebody else is faster once.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(roadmap.title);
      const first = page.locator('[data-days]').first();
      const question = (await first.getAttribute('data-days')) ?? '';
      const row = page.getByRole('row').filter({ has: page.locator(`[data-days="${question}"]`) });
      const usual = await first.inputValue();
      await first.fill('17');
      await page.keyboard.press('Enter');
      await expect(row.locator('.gap-so-far')).toHaveText(/17$/);
      await planElsewhere(page, question, 23);
      watch.expects('PUT /maturity/assessment/:id/roadmap/ 409');
      await first.fill('18');
      await page.keyboard.press('Enter');
      await expect(page.getByText(roadmap.list.stale.replace('{{days}}', '23'))).toBeVisible();
      await expect(first).toHaveValue('23');
      await row.locator('.days-reset').click();
      await expect(first).toHaveValue(usual);

      const [, lowest] = roadmap.what_if.said_zero.split('{{score}}');
      const said = page.locator('.what-if-said');
      await page.getByRole('slider').focus();
      await page.keyboard.press('Home');
      await expect(said).toContainText(lowest?.split('{{percent}}')[0]?.trim() ?? '');
      await page.keyboard.press('End');
      await expect(page).toHaveURL(/first=\d{2,}/);
      await page.getByLabel(roadmap.what_if.budget, { exact: true }).fill('2');
      await expect(page.locator('.effort-line')).toContainText('2');
      await expect(page).toHaveURL(/budget=2(?!.*first)/);

      await page.locator('.page-header [aria-haspopup=menu]').click();
      await page.getByRole('menuitem', { name: roadmap.to_comparison }).click();
      await page.getByLabel(compare.second).fill('2025, second half');
      await page.getByRole('option', { name: /2025, second half.*Information Technology/ }).click();
      await expect(
        page.getByRole('region', { name: compare.figures }).getByText(/^\u200e?[-−]0/),
      ).toBeVisible();
      const section = page.getByRole('button', { name: /^5 / });
      await section.click();
      await expect(section).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('rowheader', { name: /^5\.1 / })).toBeVisible();
    });
  });
