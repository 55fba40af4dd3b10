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
