import type { Page } from '@playwright/test';
import type { Step } from './steps.ts';

/** The page as it stands, with its styles and without its scripts: what the browser alone has to do for it. */
export async function standStill(page: Page): Promise<{ page: Page; steps: readonly Step[] }> {
  const html = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('script, link, style, noscript')) one.remove();
    const style = document.createElement('style');
    style.textContent = rules.join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
  const still = await page.context().newPage();
  await still.setContent(html);
  await still.evaluate(() => {
    const body = document.querySelector('.data-table > tbody');
    const rows = body?.innerHTML ?? '';
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'r' && body !== null) body.innerHTML = rows;
    });
  });
  const press = (key: string) => async (page: Page) => () => page.keyboard.press(key);
  const isDone = () => true;
  return {
    page: still,
    steps: [
      { name: 'floor: a key without effect', prepare: press('q'), isDone },
      {
        name: 'floor: a click',
        prepare: async (page) => () => page.mouse.click(720, 5, { delay: 60 }),
        isDone,
      },
      { name: 'floor: all rows anew', prepare: press('r'), isDone },
    ],
  };
}
