import type { Page } from '@playwright/test';
import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { register, rows } from './register-page.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

/** Runs in the page: where the cells of the rows in sight and of the head begin, by whether they are pinned; one place for each column. */
function places(): { pinned: string[]; others: string[] } {
  const body = document.querySelector('.table-body');
  const { top = 0, bottom = 0 } = body?.getBoundingClientRect() ?? {};
  const placesOf = (cells: string) => [
    ...new Set(
      [...document.querySelectorAll(`.data-table tr > ${cells}:not([aria-hidden])`)]
        .map((cell) => cell.getBoundingClientRect())
        .filter((place) => place.top >= top && place.bottom <= bottom)
        .map(({ left }) => left.toFixed(0)),
    ),
  ];
  return { pinned: placesOf('.is-pinned'), others: placesOf(':not(.is-pinned)') };
}

const scrollAside = (page: Page, by: number) =>
  page.locator('.table-body').evaluate((body, x) => body.scrollBy(x, 0), by);

for (const [direction, sign] of [
  ['ltr', 1],
  ['rtl', -1],
] as const)
  test(`pinned columns stay while the register is scrolled aside, in rows that come later too: ${direction}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await enter(page, 'admin', `${register}?dpt=all&limit=25`);
    await settle(page);
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const { pinned, others } = await page.evaluate(places);
    expect(pinned.length).toBeGreaterThanOrEqual(2);
    const movedBy = (by: number) => others.map((left) => (Number(left) - sign * by).toFixed(0));

    await scrollAside(page, sign * 100);
    await expect.poll(() => page.evaluate(places)).toEqual({ pinned, others: movedBy(100) });
    await scrollAside(page, sign * 50);
    await expect.poll(() => page.evaluate(places)).toEqual({ pinned, others: movedBy(150) });

    // Those below come into sight.
    await page.locator('.table-body').evaluate((body) => body.scrollTo({ top: body.scrollHeight }));
    await expect(rows(page).last()).toBeInViewport();
    await expect.poll(() => page.evaluate(places)).toEqual({ pinned, others: movedBy(150) });

    // Others take their place; on the last page there are fewer, and before it as many again.
    for (const button of ['Next page', 'Next page', 'Previous page']) {
      const last = await rows(page).last().textContent();
      await page.getByRole('button', { name: button }).click();
      await expect.poll(() => rows(page).last().textContent()).not.toBe(last);
      await settle(page);
      await expect.poll(() => page.evaluate(places)).toEqual({ pinned, others: movedBy(150) });
    }

    await scrollAside(page, sign * -150);
    await expect.poll(() => page.evaluate(places)).toEqual({ pinned, others });
  });

test('what was scrolled aside stands in its new place before the pointer presses it, however late the next picture comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await enter(page, 'admin', `${register}?dpt=all&limit=25`);
  await settle(page);
  // In one go: no picture comes in between.
  const moved = await page.locator('.table-body').evaluate((body) => {
    const cells = [
      ...body.querySelectorAll('.data-table tr:nth-child(-n + 3) > :not(.is-pinned):not([aria-hidden])'),
    ];
    const places = () => cells.map((cell) => cell.getBoundingClientRect().left);
    const before = places();
    body.scrollBy(100, 0);
    cells[0]?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    const after = places();
    return [...new Set(before.map((left, at) => Math.round(left - (after[at] ?? 0))))];
  });
  expect(moved).toEqual([100]);
});

test('a column that is not pinned any more is scrolled aside with the others', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await enter(page, 'admin', `${register}?dpt=all&limit=25`);
  await settle(page);
  const head = page.getByRole('columnheader', { name: /^Title/ });
  const cell = rows(page).first().getByRole('cell').nth(2);
  const left = async () =>
    [await head.boundingBox(), await cell.boundingBox()].map((box) => box?.x.toFixed(0));
  const [before] = await left();
  await scrollAside(page, 100);
  await head.getByRole('button').first().focus();
  await expect.poll(left).toEqual([before, before]);
  await page.keyboard.press('p');
  const after = (Number(before) - 100).toFixed(0);
  await expect.poll(left).toEqual([after, after]);
});
