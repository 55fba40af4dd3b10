import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/e2e/browser/watch-errors.ts';

export type Panel = 'Theme Settings' | 'Theme Color Schemes';

export const panel = (page: Page, name: Panel = 'Theme Settings'): Locator =>
  page.getByRole('dialog', { name });

/** Opens a panel by the tab, and waits until it stands. */
export async function openPanel(page: Page, name: Panel): Promise<Locator> {
  await page.getByRole('button', { name }).click();
  const opened = panel(page, name);
  await expect(opened).toBeInViewport({ ratio: 1 });
  return opened;
}

/** Where two bars of the frame lie over each other, and what of the page lies under the panels' tab. */
export function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const shared = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
    /** What is seen of an element: scrollers cut off the rest. */
    const seen = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible')
          box = shared(box, around.getBoundingClientRect());
      return shared(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    };
    const ofFrame = ['header', 'aside', 'header ~ nav', 'main', 'footer'].flatMap((selector) => {
      const part = [...document.querySelectorAll(selector)].find(
        (one) => selector === 'main' || one.closest('main, [role=dialog]') === null,
      );
      return part === undefined || !part.checkVisibility() ? [] : [{ name: selector, box: seen(part) }];
    });
    const over = ofFrame.flatMap((one, at) =>
      ofFrame
        .slice(at + 1)
        .filter((other) => isSeen(shared(one.box, other.box)))
        .map((other) => `${one.name} lies over ${other.name}`),
    );
    const tab = document.querySelector('#panel-tab > *');
    if (tab === null) return over;
    const ofTab = seen(tab);
    const under = [...document.querySelectorAll('main :is(a, button, input, td, th, svg, h1, h2, p, span)')]
      // What lies elsewhere need not be looked at closely: a register has thousands of these.
      .filter((one) => isSeen(shared(one.getBoundingClientRect(), ofTab)))
      .filter((one) => one.checkVisibility() && isSeen(shared(seen(one), ofTab)))
      .map((one) => `under the tab: ${one.outerHTML.slice(0, 120)}`);
    return [...over, ...under];
  });
}
