import type { Page } from '@playwright/test';
import { palettes } from '#app/theme/palettes.ts';
import { builtParts, partsPage } from '../../run/parts/parts-page.ts';
import { axeViolations, floating, horizontalOverflow, openers } from './browser/every-screen.ts';
import { drawn, type Spoken } from './texts-on.ts';
import { expect, test } from './browser/watch-errors.ts';

// What screens are made of, in every state that it has and in either direction: of what a screen happens to show, screens.e2e.ts sees
// little more than one. In a light and a dark theme, and with `npm test -- --all` in each.
const all = process.env['PLUMBLINE_TEST_ALL'] !== undefined;

const narrow = { width: 360, height: 780 };
const wide = { width: 1440, height: 900 };

test.describe.configure({ mode: 'parallel' });

/** The page of all parts: built once for a worker, and served by nobody but this. */
let parts: ReturnType<typeof builtParts> | undefined;
const partsOrigin = 'https://parts.example';

/** Opens the page in a look, and waits until every part stands. */
async function enterParts(page: Page, look: { language: Spoken; theme: string }): Promise<void> {
  const files = await (parts ??= builtParts());
  await page.route(`${partsOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    // Whether the server is there is asked, too: nobody is.
    return body === undefined
      ? route.fulfill({ status: 503 })
      : route.fulfill({ body, contentType: typeOf(pathname) });
  });
  await page.goto(`${partsOrigin}${partsPage}?${new URLSearchParams(look)}`);
  await expect(page.locator('html[data-drawn]')).toHaveAttribute(
    'dir',
    look.language === 'ar' ? 'rtl' : 'ltr',
  );
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
}

const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
const typeOf = (path: string) => types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const seenThemes = all ? Object.keys(palettes) : ['default', 'defaultDark'];
for (const theme of seenThemes)
  for (const language of ['en', 'ar'] as const)
    test(`no part of a screen has a barrier in any of its states, seen in ${theme} and ${language}`, async ({
      page,
      watch,
    }) => {
      watch.expects('GET /livez 503');
      await page.setViewportSize(wide);
      await enterParts(page, { language, theme });
      for (const figure of await page.locator('[data-part] figure').all())
        expect
          .soft(await figure.locator('> :not(figcaption)').count(), await figure.innerText())
          .toBeGreaterThan(0);
      expect.soft(await axeViolations(page)).toEqual([]);
      expect.soft(await horizontalOverflow(page), `at ${wide.width} px`).toBe(0);
      for (const { name, opener } of await openers(page)) {
        await opener.click();
        await expect(floating(page), name).toBeVisible();
        await drawn(page);
        expect.soft(await axeViolations(page, { floats: true }), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(floating(page), name).toBeHidden();
      }
      for (const message of await page.locator('[data-message]').all()) {
        await message.click();
        await drawn(page);
        expect.soft(await axeViolations(page), await message.innerText()).toEqual([]);
      }
      await page.setViewportSize(narrow);
      await drawn(page);
      expect.soft(await horizontalOverflow(page), `at ${narrow.width} px`).toBe(0);
    });
