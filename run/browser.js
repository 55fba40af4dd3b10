// The browser that tests and measurements drive: an installed Chromium or Chrome, or one that is fetched.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { node, root } from './packages.js';

// Without a window, and what every window begins with: a page in a fresh browser takes it half the work. It comes first.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser, or undefined. CHROMIUM_PATH comes first. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...onPath, ...places].find(isProgram);
  if (found !== undefined) return found;
  const { chromium } = await import('@playwright/test');
  const fetched = chromium.executablePath();
  return existsSync(fetched) ? fetched : undefined;
}

/** What every browser of tests and measures is started with: alone, on a machine without a screen, asking nobody else for anything. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** Journeys that walk at the same time, each in a product of its own. Two left a tenth of two cores idle
 *  (docs/decisions/0053-tests-in-shared-processes.md). */
export const journeysAtOnce = 3;

/** Finds a browser, or gets one: Playwright's download, or on Debian as root the package. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium found, getting one ...');
  const attempt = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
  const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
  if (
    !attempt(node, [playwright, 'install', 'chromium']) &&
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version')
  ) {
    attempt('apt-get', ['update']);
    const install = (name) => attempt('apt-get', ['install', '--yes', '--no-install-recommends', name]);
    if (!install(shell)) install('chromium');
  }
  const got = await findBrowser();
  if (got === undefined)
    throw new Error('No Chromium could be found or fetched: install one, or name it in CHROMIUM_PATH.');
  return got;
}
