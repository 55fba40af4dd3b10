import type { Page } from '@playwright/test';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const me = 'itLead';

test.afterEach(async ({ page }) => prefer(page.request, me, { locale: 'en' }));

/** How the sheets lie, and how many there are. */
async function sheets(page: Page): Promise<{ lies: 'across' | 'upright'; count: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(
    [Number(width), Number(height)].map(Math.round).toSorted((a, b) => a - b),
    'A4',
  ).toEqual([595, 842]);
  return {
    lies: Number(width) > Number(height) ? 'across' : 'upright',
    count: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
  };
}

test('a dashboard is printed on one sheet, upright or across as it was chosen, and in Arabic mirrored', async ({
  page,
}) => {
  await prefer(page.request, me, { locale: 'ar' });
  await enter(page, me, '/apps/dashboards/risk');
  await settle(page);
  expect(await sheets(page)).toEqual({ lies: 'upright', count: 1 });
  // The browser's own dialog does not open here.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'إجراءات أخرى' }).click();
  await page.getByRole('menuitem', { name: 'طباعة أفقية' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      const cards = [...document.querySelectorAll('.dashboard-figures > *')];
      const places = cards.map((card) => Math.round(card.getBoundingClientRect().left));
      document.body.dataset['places'] = JSON.stringify(places);
    });
  });
  expect(await sheets(page)).toEqual({ lies: 'across', count: 1 });
  const places = JSON.parse((await page.evaluate(() => document.body.dataset['places'])) ?? '[]') as number[];
  expect(places.length).toBeGreaterThan(3);
  expect(places, 'from the right to the left').toEqual(places.toSorted((a, b) => b - a));
});

test('a register is printed across, without what stands around it', async ({ page }) => {
  await enter(page, me, '/apps/risk/management');
  await settle(page);
  expect((await sheets(page)).lies).toBe('across');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  await expect(page.locator('header, footer, aside').filter({ visible: true })).toHaveCount(0);
});
