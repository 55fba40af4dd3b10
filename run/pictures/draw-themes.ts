import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { palettes } from '#app/theme/palettes.ts';
import { demoBase, enterAsAdmin } from '../../bench/weight/demo-admin.ts';
import { startProduct } from '../../bench/weight/product.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { ensureBrowser } from '../browser.js';

const { values } = parseArgs({
  options: {
    screen: { type: 'string', default: '/apps/dashboards/risk' },
    size: { type: 'string', default: '1440x900' },
    language: { type: 'string', default: 'en' },
    themes: { type: 'string', default: Object.keys(palettes).join() },
    columns: { type: 'string', default: '5' },
  },
});
const [width = 1440, height = 900] = values.size.split('x').map(Number);
const sheet = join(import.meta.dirname, '../../test-results/themes.png');

/** The screen in one theme, everywhere. */
async function draw(page: Page, theme: string, headers: Record<string, string>): Promise<Buffer> {
  const all = { main: theme, navbar: theme, toolbar: theme, footer: theme };
  const user = { locale: values.language, settings: { theme: all, animations: false } };
  await page.request.post(`${demoBase}/api/auth/user/update`, { headers, data: { user } });
  await page.goto(values.screen);
  await page.locator('main h1').waitFor();
  await page.locator('.MuiSkeleton-root, main [role=progressbar]').first().waitFor({ state: 'detached' });
  // Pictures are drawn after the figures.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(200);
  return page.screenshot();
}

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) as string,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ baseURL: product.address, viewport: { width, height } });
  const page = await context.newPage();
  const headers = await enterAsAdmin(page);
  const figures: string[] = [];
  for (const theme of values.themes.split(',')) {
    const picture = await draw(page, theme, headers);
    figures.push(
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${theme}</figcaption></figure>`,
    );
  }
  const wall = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await wall.setContent(
    `<style>body{margin:8px;background:gray;color:white;font:14px sans-serif;display:grid;gap:8px;grid-template-columns:repeat(${values.columns},1fr)}figure{margin:0}img{width:100%;display:block}</style>${figures.join('')}`,
  );
  await mkdir(join(sheet, '..'), { recursive: true });
  await wall.screenshot({ path: sheet, fullPage: true });
  console.log(sheet);
} finally {
  await browser.close();
  await product.stop();
}
