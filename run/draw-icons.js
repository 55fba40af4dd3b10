// node run/draw-icons.js: draws the app's icons from the product's mark. Run it after the mark has changed; its pictures are kept.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.js';
import { root } from './packages.js';

const mark = await readFile(join(root, 'src/platform/web/ui/page/mark.svg'), 'utf8');
const [ground] = mark.match(/<rect[^>]*\/>/) ?? [];
const colour = /fill="(#\w+)"/.exec(ground ?? '')?.[1];
if (ground === undefined || colour === undefined) throw new Error('the mark has no ground to draw on');
const sign = mark.slice(mark.indexOf(ground) + ground.length, mark.indexOf('</svg>'));

/** The sign alone on a full ground, for systems that cut icons to a shape of their own. */
const full = (share) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="${colour}"/>
  <g transform="translate(16 16) scale(${share}) translate(-16 -16.5)" fill="none">${sign}</g></svg>`;

const icons = [
  { name: 'icon-192', size: 192, picture: mark },
  { name: 'icon-512', size: 512, picture: mark },
  // What counts stays inside the circle that is never cut away: four fifths of the width.
  { name: 'maskable-512', size: 512, picture: full(0.92) },
  { name: 'apple-touch', size: 180, picture: full(1.05) },
];

const folder = join(root, 'public/icons');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const { name, size, picture } of icons) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`,
    );
    await writeFile(join(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
