import type { Page } from '@playwright/test';
import type { ChosenSettings } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { boxOf, right } from '#tests/e2e/browser/element-boxes.ts';
import { axeViolations, follow, horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { carrySession, enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const dashboard = '/apps/dashboards/risk';
const register = '/apps/risk/management';
const me = 'financeLead';

test.afterEach(async ({ page }) => prefer(page.request, me, { locale: 'en', settings: {} }));

/** Where bars stand, in some language. */
type Places = Partial<Record<'en' | 'ar', Record<string, number>>>;

const frames: [what: string, layout: NonNullable<ChosenSettings['layout']>, places?: Places][] = [
  [
    'layout1',
    { style: 'layout1' },
    {
      en: { 'navigation x': 0, 'banner x': 280, 'main y': 64, 'contentinfo y': 836 },
      ar: { 'banner x': 0, 'banner end': 1160, 'navigation x': 1160 },
    },
  ],
  ['layout2', { style: 'layout2' }, { en: { 'banner y': 64, 'main y': 128, 'main x': 0 } }],
  ['layout3', { style: 'layout3' }, { en: { 'banner y': 0, 'main y': 128, 'main width': 1120 } }],
  ['layout1, scrolling as a whole', { style: 'layout1', config: { scroll: 'body' } }],
  [
    'layout1, its bars scrolling away',
    { style: 'layout1', config: { toolbar: { style: 'static' }, footer: { style: 'static' } } },
  ],
  ['layout3, boxed', { style: 'layout3', config: { mode: 'boxed', footer: { style: 'static' } } }],
];

for (const { locale, shown } of [
  { locale: 'en', shown: frames },
  { locale: 'ar', shown: frames.slice(0, 3) },
] as const)
  test(`every layout shows its screens whole and its bars in their places, in ${locale}`, async ({
    page,
  }) => {
    await carrySession(page, me);
    for (const [what, layout, places] of shown) {
      await prefer(page.request, me, { locale, settings: { layout } });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(dashboard);
      await settle(page);
      await expect.poll(() => bars(page), what).toMatchObject(places?.[locale] ?? {});
      await page.setViewportSize({ width: 1440, height: 600 });
      if (layout.config === undefined) expect.soft(await axeViolations(page), what).toEqual([]);
      await page.getByRole('main').locator('h2').last().scrollIntoViewIfNeeded();
      const title = page.getByRole('heading', { level: 1 });
      await expect.soft(title, `${what}: the title row stays in sight`).toBeInViewport();
      for (const width of [1100, 360]) {
        await page.setViewportSize({ width, height: 600 });
        await settle(page);
        expect.soft(await horizontalOverflow(page), `${what} at ${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 1440, height: 600 });
      await follow(page, register);
      const { height } = await boxOf(page.getByRole('main'));
      expect.soft(height, `${what}: the register ends with its frame`).toBeLessThanOrEqual(600);
    }
  });

/** Where the bars stand: what the table below names of them. */
async function bars(page: Page): Promise<Record<string, number>> {
  const roles = ['navigation', 'banner', 'main', 'contentinfo'] as const;
  const boxes = await Promise.all(roles.map((role) => boxOf(page.getByRole(role))));
  const measured = boxes.flatMap((box, at) =>
    Object.entries({ x: box.x, y: box.y, width: box.width, end: right(box) }).map(
      ([what, value]) => [`${roles[at]} ${what}`, value] as const,
    ),
  );
  return Object.fromEntries(measured);
}

const one = (config: object): ChosenSettings => ({ layout: { style: 'layout1', config } });
const places: [settings: ChosenSettings, at: Record<string, number>][] = [
  [
    one({ navbar: { position: 'right' }, footer: { display: false } }),
    { 'navigation x': 1160, 'main x': 0, 'contentinfo x': -1 },
  ],
  [
    one({ toolbar: { position: 'above' }, footer: { position: 'above' } }),
    { 'banner x': 0, 'banner width': 1440, 'contentinfo width': 1440 },
  ],
  [one({ mode: 'boxed' }), { 'navigation x': 80, 'banner end': 1360 }],
  // Against the language.
  [{ direction: 'rtl' }, { 'navigation x': 1160 }],
];

test('the bars stand where they were put', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await carrySession(page, me);
  for (const [settings, at] of places) {
    await prefer(page.request, me, { settings });
    await page.goto(dashboard);
    await settle(page);
    await expect.poll(() => bars(page), JSON.stringify(settings)).toMatchObject(at);
  }
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.locator('html'), 'until the language changes').toHaveAttribute('dir', 'ltr');
});

test('bars and page of layout3 share their edges at 1440 and at 1920 px', async ({ page }) => {
  await prefer(page.request, me, { settings: { layout: { style: 'layout3' } } });
  await enter(page, me, dashboard);
  for (const path of [dashboard, '/settings/tags', register]) {
    await follow(page, path);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const edges = await page.evaluate(() =>
        [...document.querySelectorAll('.bar-content, .page-header-row, .dashboard-body')].map((part) => {
          const { left, right } = part.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(part);
          return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
        }),
      );
      expect(edges.length, path).toBeGreaterThanOrEqual(4);
      expect(new Set(edges.map(String)), `${path} at ${width} px`).toEqual(new Set([String(edges[0])]));
    }
  }
});
