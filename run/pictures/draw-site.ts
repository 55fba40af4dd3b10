import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages, type Language } from '#platform/contract/access.ts';
import { demoBase, enterAsAdmin } from '../../bench/weight/demo-admin.ts';
import { startProduct } from '../../bench/weight/product.ts';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { ensureBrowser } from '../browser.js';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/features/public-site/home/web/pictures');
const sample = join(root, 'src/features/risk/import/fixtures/risk-register.csv');
/** Pixels of the picture for one of the page, and the most a picture may weigh. */
const [sharpness, most] = [1.5, 60_000];

/** Nothing loads and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .locator('.MuiSkeleton-root, .skeleton, main [role=progressbar]')
    .first()
    .waitFor({ state: 'detached' });
  await page.waitForTimeout(300);
}

/** The card of the dashboard that holds the matrix. */
async function drawMatrix(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 1120, height: 1000 });
  await page.goto('/apps/dashboards/risk?dpt=all');
  await settle(page);
  const card = page.locator('.chart-card', { has: page.locator('.risk-matrix-cells') });
  return card.first().screenshot();
}

/** The explanation of a figure that leaves something out. */
async function drawWhy(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 760, height: 1000 });
  await page.goto('/apps/dashboards/risk?dpt=all');
  await settle(page);
  await page.locator('.dashboard-figures .quiet-button').nth(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await settle(page);
  return dialog.screenshot();
}

/** The rows of a workbook that were not accepted, each with its reason. */
async function drawImport(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 760, height: 1400 });
  await page.goto('/apps/risk/management/import');
  await settle(page);
  await page.locator('input[type=file]').setInputFiles(sample);
  await page.locator('main .MuiButton-contained').last().click();
  await page.getByRole('tab').nth(1).waitFor();
  await page.getByRole('tab').last().click();
  await settle(page);
  await page.mouse.move(0, 0);
  await settle(page);
  const tabs = await page.getByRole('tablist').boundingBox();
  const panel = await page.getByRole('tabpanel').boundingBox();
  if (tabs === null || panel === null) throw new Error('no rows were shown');
  const [above, margin] = [16, 24];
  const clip = { x: panel.x - margin, y: tabs.y - above, width: panel.width + 2 * margin };
  return page.screenshot({ clip: { ...clip, height: panel.y + panel.height - clip.y } });
}

const pictures = { matrix: drawMatrix, why: drawWhy, import: drawImport };

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) as string,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const sizes: Record<string, Partial<Record<Language, readonly [number, number]>>> = {};
  for (const language of languages) {
    const context = await browser.newContext({ baseURL: product.address, deviceScaleFactor: sharpness });
    const page = await context.newPage();
    const headers = await enterAsAdmin(page);
    const user = { locale: language, settings: { animations: false } };
    await page.request.post(`${demoBase}/api/auth/user/update`, { headers, data: { user } });
    for (const [name, draw] of Object.entries(pictures)) {
      // Without the edge: between two pixels it would show what lies behind.
      const whole = sharp(await draw(page));
      const edges = await whole.metadata();
      const [width, height] = [(edges.width ?? 0) - 4, (edges.height ?? 0) - 4];
      const taken = whole.extract({ left: 2, top: 2, width, height });
      let quality = 80;
      let content = await taken.webp({ quality, effort: 6 }).toBuffer();
      while (content.length > most)
        content = await taken.webp({ quality: (quality -= 6), effort: 6 }).toBuffer();
      await writeFile(join(folder, `${name}.${language}.webp`), content);
      (sizes[name] ??= {})[language] = [Math.round(width / sharpness), Math.round(height / sharpness)];
      console.log(`${name}.${language}.webp: ${width} x ${height}, ${(content.length / 1000).toFixed(1)} kB`);
    }
    await context.close();
  }
  const listed = JSON.stringify(sizes, null, 2).replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]');
  await writeFile(join(folder, 'sizes.json'), `${listed}\n`);
} finally {
  await browser.close();
  await product.stop();
}
