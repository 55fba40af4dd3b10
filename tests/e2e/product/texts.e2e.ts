import { guestScreens } from '#tests/e2e/browser/every-screen.ts';
import { everywhere, rawKey, textsOn } from '#tests/e2e/texts-on.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

// What somebody reads who is signed in: screens.e2e.ts.
for (const locale of ['tr', 'ar'] as const) {
  test.describe(`a guest whose browser speaks ${locale}`, () => {
    test.use({ locale });
    test('reads no English', async ({ page, browser, watch }) => {
      const english = await browser.newContext({ locale: 'en-GB' });
      watch.over(english);
      const inEnglish = await english.newPage();
      for (const path of guestScreens) {
        const both = await Promise.all(
          [page, inEnglish].map(async (one) => {
            await one.goto(path);
            await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
            return textsOn(one);
          }),
        );
        const [here = [], there = []] = both;
        expect
          .soft(
            here.filter((text) => there.includes(text) && !everywhere.test(text)),
            path,
          )
          .toEqual([]);
        expect
          .soft(
            here.filter((text) => rawKey.test(text)),
            path,
          )
          .toEqual([]);
      }
      await english.close();
    });
  });
}
