import { settle } from '#tests/e2e/browser/every-screen.ts';
import { enter } from '#tests/e2e/browser/people.ts';
import { refOf, register, rows } from './register-page.ts';
import { triagedRisk } from './triaged-risk.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

/** Runs in the page: of each text of the rows, how many lines are seen, how far they are seen outside of their cell, and whether
 *  it is cut. What a row or a part within it clips is not seen. */
function seenTexts(): { text: string; lines: number; outside: number; isCut: boolean }[] {
  return [...document.querySelectorAll<HTMLElement>('.data-table > tbody .text-line')].map((line) => {
    const row = line.closest('tr');
    const cell = line.closest('td');
    if (row === null || cell === null) throw new Error('no text of a row');
    let clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    for (
      let part: HTMLElement | null = line;
      part !== null && part !== row.parentElement;
      part = part.parentElement
    ) {
      const { overflowX, contain, contentVisibility } = getComputedStyle(part);
      const clips =
        overflowX !== 'visible' || contentVisibility === 'auto' || /paint|strict|content/.test(contain);
      if (!clips) continue;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, left),
        right: Math.min(clip.right, right),
        top: Math.max(clip.top, top),
        bottom: Math.min(clip.bottom, bottom),
      };
    }
    const words = document.createRange();
    words.selectNodeContents(line);
    const all = [...words.getClientRects()];
    // A pixel more or less is a rounding.
    const seen = all.filter(
      ({ left, right, top, bottom }) =>
        Math.min(right, clip.right) - Math.max(left, clip.left) > 1 &&
        Math.min(bottom, clip.bottom) - Math.max(top, clip.top) > 1,
    );
    const room = cell.getBoundingClientRect();
    const outside = seen.map(({ left, right }) =>
      Math.max(room.left - Math.max(left, clip.left), Math.min(right, clip.right) - room.right),
    );
    return {
      text: line.innerText,
      lines: new Set(seen.map(({ top }) => Math.round(top))).size,
      outside: Math.max(0, ...outside.map(Math.round)),
      isCut:
        all.length > seen.length ||
        all.some(({ right, left }) => right > clip.right + 1 || left < clip.left - 1),
    };
  });
}

test('no text of the register is seen outside of its cell, whichever way it is read', async ({ page }) => {
  const words = 'A supplier of a supplier loses what we gave it to keep, and the press knows before we do. ';
  await triagedRisk(page.request, words.repeat(2).trim());
  const { risk } = await triagedRisk(page.request, 'W'.repeat(180));
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'admin', `${register}?dpt=all&sort=-ref`);
  await settle(page);
  await expect(rows(page).filter({ hasText: risk.ref })).toHaveCount(1);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const texts = await page.evaluate(seenTexts);
    const long = texts.filter(({ text }) => text.startsWith('A supplier of') || text.startsWith('WWW'));
    expect(long.length).toBeGreaterThanOrEqual(2);
    expect(long.filter(({ isCut }) => !isCut)).toEqual([]);
    expect(texts.filter(({ lines, outside }) => lines > 1 || outside > 0)).toEqual([]);
  }
});

test('what is typed into a cell, and the focus, stay with their risk when the list comes back otherwise', async ({
  page,
}) => {
  // Answers are read again once they are old and somebody comes back to the window.
  await page.clock.install();
  let isTurned = false;
  let without = '';
  await page.route(/\/risk\/filter\/\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { ref: string }[] };
    const left = answer.data.filter(({ ref }) => ref !== without && without !== 'all');
    const data = isTurned ? left.toReversed() : left;
    return route.fulfill({ response, json: { ...answer, data } });
  });
  const rowOf = (ref: string) => rows(page).filter({ has: page.getByText(ref, { exact: true }) });
  const comeBack = async () => {
    const answer = page.waitForResponse(/\/risk\/filter\/\?/);
    await page.clock.fastForward(20_000);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await answer;
  };
  const turn = async () => {
    const ref = await refOf(rows(page).first());
    isTurned = !isTurned;
    await comeBack();
    await expect(rows(page).last()).toContainText(ref);
  };
  await enter(page, 'admin', `${register}?dpt=all&status=open&sort=ref`);
  await settle(page);
  const ref = await refOf(rows(page).first());
  await rowOf(ref).locator('[data-column=owner]').click();
  const owner = page.getByRole('combobox', { name: `Owner of ${ref}` });
  await expect(owner).toBeFocused();
  await page.keyboard.type('pio');
  await turn();
  await expect(owner).toHaveValue('pio');
  await expect(owner).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(rowOf(ref)).toBeFocused();
  await turn();
  await expect(rowOf(ref)).toBeFocused();

  // The list comes back without it, and then with nothing at all.
  const many = await rows(page).count();
  await rowOf(ref).locator('[data-column=owner]').click();
  await page.keyboard.type('pio');
  for (const [gone, shown] of [
    [ref, many],
    ['all', 1],
  ] as const) {
    without = gone;
    await comeBack();
    await expect(rows(page)).toHaveCount(shown);
    await expect(owner).toHaveValue('pio');
    await expect(owner).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(0);
});
