import axe from 'axe-core';
import { axeSource } from '#tests/e2e/browser/axe-source.ts';
import { axeViolations, guestScreens, horizontalOverflow } from '#tests/e2e/browser/every-screen.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const narrow = { width: 360, height: 780 };
const wide = { width: 1440, height: 900 };

// What somebody meets who is signed in: screens.e2e.ts.
for (const locale of ['en-GB', 'ar'] as const) {
  test.describe(`a guest whose browser speaks ${locale}`, () => {
    test.use({ locale });
    test('meets no barrier', async ({ page }) => {
      for (const path of guestScreens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await axeViolations(page), path).toEqual([]);
        await page.setViewportSize(narrow);
        expect.soft(await horizontalOverflow(page), path).toBe(0);
        await page.setViewportSize(wide);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    });
  });
}

test('colours are judged as axe judges them when it is loaded as it is published', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const looks = [
      'color: #999; background: #fff',
      'color: rgba(0, 0, 0, 0.4); background: hsl(120 50% 80%)',
      'color: oklch(60% 0.15 50); background: color(display-p3 1 1 1)',
      'color: #777; background: rgb(255 255 255 / 50%); opacity: 0.8',
      'color: white; text-shadow: 0 0 2px #eee; background: #fafafa',
      'color: #000; background: #fff',
    ];
    for (const [at, look] of looks.entries()) {
      const words = document.createElement('p');
      words.style.cssText = `position: fixed; inset-inline-start: 0; top: ${40 * at}px; z-index: 9999; ${look}`;
      words.textContent = 'Words to be read';
      document.body.append(words);
    }
  });
  const judged = async (source: string) => {
    await page.evaluate(source);
    return page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Pick<typeof import('axe-core'), 'run'> };
      const { violations, passes, incomplete } = await axe.run(document, { runOnly: ['color-contrast'] });
      const told = [violations, passes, incomplete].map((rules) =>
        rules.flatMap(({ nodes }) =>
          nodes.map(({ target, any }) => ({ target, said: any[0]?.data as object })),
        ),
      );
      return told;
    });
  };
  const published = await judged(axe.source);
  expect(published[0]).toHaveLength(5);
  expect(await judged(axeSource)).toEqual(published);
});
