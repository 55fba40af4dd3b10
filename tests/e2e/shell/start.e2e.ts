import type { Page } from '@playwright/test';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const me = 'clinicalLead';
const dashboard = '/apps/dashboards/cis';

test.afterEach(async ({ page }) => prefer(page.request, me, { settings: {} }));

const figures = (page: Page) => page.locator('.key-figure-value').filter({ hasText: /\d/ });

/** Looks at every frame whether a bar stands in it without its words. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const empty = ((window as unknown as { emptyBars: string[] }).emptyBars = []) as string[];
    const look = () => {
      const bars = document.querySelectorAll<HTMLElement>('#root :is(header, footer, aside:not([hidden]))');
      for (const bar of bars)
        if (bar.offsetHeight > 0 && bar.innerText.trim() === '') empty.push(bar.tagName);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const style of ['layout1', 'layout3'] as const)
  test(`the frame and the words of the navigation are painted before any figure, in ${style}`, async ({
    page,
  }) => {
    await prefer(page.request, me, { settings: { layout: { style } } });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/maturity/dashboard/cis/**', async (route) => {
      await held;
      await route.continue();
    });
    await watchFrames(page);
    await enter(page, me, dashboard);
    for (const again of [false, true]) {
      if (again) await page.reload();
      const navigation = page.getByRole('navigation', { name: 'Main navigation' });
      for (const words of ['Dashboards', 'Maturity Assessment', 'Risk Management', 'Settings'])
        await expect(navigation.getByRole('button', { name: words })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Meridian Health Group');
      await expect(page.getByRole('contentinfo')).toContainText('Plumbline');
      await expect(page.getByRole('heading', { level: 1, name: 'CIS maturity' })).toBeVisible();
      await expect(figures(page)).toHaveCount(0);
    }
    release();
    await settle(page);
    await expect(figures(page).first()).toBeVisible();
    const empty = await page.evaluate(() => (window as unknown as { emptyBars: string[] }).emptyBars);
    expect(empty, 'bars without their words').toEqual([]);
  });
