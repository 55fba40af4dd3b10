import type { Page } from '@playwright/test';
import { horizontalOverflow, settle } from '#tests/e2e/browser/every-screen.ts';
import { collisions, openPanel } from './panel-page.ts';
import { enter, prefer } from '#tests/e2e/browser/people.ts';
import { expect, test } from '#tests/e2e/browser/watch-errors.ts';

const register = '/apps/risk/management';
const me = 'financeLead';
const wide = { width: 1440, height: 800 };

test.beforeEach(async ({ page }) => page.setViewportSize(wide));
test.afterEach(async ({ page }) => prefer(page.request, me, { locale: 'en', settings: {} }));

for (const direction of ['Left to right', 'Right to left'])
  test(`every option of the layouts draws whole, ${direction.toLowerCase()}`, async ({ page }) => {
    await enter(page, me, register);
    await settle(page);
    const opened = await openPanel(page, 'Theme Settings');
    await opened.getByRole('radio', { name: direction }).click();
    // Mirrored, only the layout with sides has more to say than what the journeys of the frame see in Arabic.
    const styles = ['Vertical', 'Horizontal', 'Horizontal, dense'];
    for (const style of direction === 'Left to right' ? styles : styles.slice(0, 1)) {
      await opened.getByText(style, { exact: true }).click();
      await drawsWhole(page, style);
      const choices = opened
        .getByRole('group', { name: 'Layout' })
        .locator('input:is([role=switch], [type=radio]:not([value^=layout]))');
      // Each choice alone: after it the one that was there before, which for a switch is itself.
      const steps = await choices.evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ type, name, checked, parentElement }, at) => ({
          name: parentElement?.parentElement?.textContent ?? '',
          isChosen: type === 'radio' && checked,
          before: type === 'radio' ? inputs.findIndex((one) => one.name === name && one.checked) : at,
        })),
      );
      for (const [at, { name, isChosen, before }] of steps.entries()) {
        if (isChosen) continue;
        await choices.nth(at).click();
        await drawsWhole(page, `${style}, ${at}: ${name}`);
        await choices.nth(before).click();
      }
    }
  });

/** No bar lies over another, nothing under the tab, and nothing scrolls sideways; at every width, beginning with the one that is there. */
async function drawsWhole(page: Page, what: string): Promise<void> {
  // Mirrored, the width between adds nothing: the rules of widths are the same.
  const mirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const widths = mirrored ? [1440, 390] : [1440, 1100, 390];
  for (const width of page.viewportSize()?.width === wide.width ? widths : widths.toReversed()) {
    await page.setViewportSize({ ...wide, width });
    await expect.soft.poll(() => collisions(page), `${what} at ${width} px`).toEqual([]);
    expect.soft(await horizontalOverflow(page), `${what} at ${width} px`).toBe(0);
  }
}
