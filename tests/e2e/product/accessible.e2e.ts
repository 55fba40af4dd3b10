import { barriers, guestScreens, overhang } from '#tests/e2e/walk/every-screen.ts';
import { expect, test } from '#tests/e2e/walk/watched.ts';

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
        expect.soft(await barriers(page), path).toEqual([]);
        await page.setViewportSize(narrow);
        expect.soft(await overhang(page), path).toBe(0);
        await page.setViewportSize(wide);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    });
  });
}
