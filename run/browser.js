// The browser that tests and measurements drive: Chromium's headless shell, which is fetched where it is not there, or else an installed Chromium
// or Chrome.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { node, root } from './packages.js';

// Without a window, and what every window begins with: a page in a fresh browser takes it half the work.
const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const windows = process.platform === 'win32';
const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
/** Says that a headless shell was looked for in vain: not every run has to wait for that. */
const sought = join(root, 'node_modules', '.cache', 'plumbline-tests', 'no-headless-shell');

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);

const said = (command, args, minutes = 1) => {
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? stdout : undefined;
};

/** Its version, by its own word; nothing where it does not even start. On Windows it would open a window instead. */
const versionOf = (path) => (windows ? '' : /\d+(\.\d+)+/.exec(said(path, ['--version']) ?? '')?.[0]);

/** The headless shell that Playwright has fetched. */
function fetchedShell() {
  const told = said(node, [playwright, 'install', '--dry-run', '--only-shell', 'chromium']);
  const folder = /Install location: +(.*headless.*)/.exec(told ?? '')?.[1]?.trim();
  if (folder === undefined || !existsSync(folder)) return undefined;
  const names = shells.map((name) => (windows ? `${name}.exe` : name));
  const found = readdirSync(folder, { recursive: true }).find((path) => names.includes(basename(path)));
  return found && join(folder, found);
}

const isDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');
const fromDebian = (name) => {
  const install = () => said('apt-get', ['install', '--yes', '--no-install-recommends', name], 10);
  return (install() ?? (said('apt-get', ['update'], 5) && install())) !== undefined;
};

const findShell = () => onPath(shells) ?? fetchedShell();

/** Gets a headless shell: on Debian as root the package, anywhere else what Playwright downloads. */
function getShell() {
  if (existsSync(sought)) return undefined;
  console.log("Getting Chromium's headless shell ...");
  if (isDebian() && fromDebian('chromium-headless-shell') && onPath(shells)) return onPath(shells);
  said(node, [playwright, 'install', '--only-shell', 'chromium'], 10);
  const got = fetchedShell();
  if (got !== undefined && versionOf(got) !== undefined) return got;
  mkdirSync(dirname(sought), { recursive: true });
  writeFileSync(sought, '');
  return undefined;
}

async function findWhole() {
  const installed = onPath(browsers) ?? places.find(isProgram);
  if (installed !== undefined) return installed;
  const { chromium } = await import('@playwright/test');
  const fetched = chromium.executablePath();
  return existsSync(fetched) ? fetched : undefined;
}
const getWhole = () => (isDebian() && fromDebian('chromium') ? onPath(browsers) : undefined);

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

/** The first of these ways that leads to a browser, and the line that says which: CHROMIUM_PATH, a headless shell that is there or can be had, a
 *  whole browser that is there or can be had. */
export async function chooseBrowser(ways = { findShell, getShell, findWhole, getWhole, versionOf }) {
  const given = process.env.CHROMIUM_PATH;
  const shell = given ? undefined : (ways.findShell() ?? ways.getShell());
  const path = given || shell || ((await ways.findWhole()) ?? ways.getWhole());
  if (path === undefined)
    throw new Error('No Chromium could be found or fetched: install one, or name it in CHROMIUM_PATH.');
  const named =
    `${basename(path).replace(/\.exe$/, '')} ${ways.versionOf(path) ?? 'of an unknown version'}`.trim();
  const why = given
    ? ', as CHROMIUM_PATH says'
    : shell === undefined
      ? ': a headless shell, which has half the work, could not be had'
      : '';
  return { path, line: `Browser: ${named} (${path})${why}` };
}

/** Finds a browser, or gets one, and says which. */
export async function ensureBrowser() {
  const { path, line } = await chooseBrowser();
  console.log(line);
  return path;
}
