import { mkdtempSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
// @ts-expect-error plain JavaScript: it also runs before any package is there
import { browserFlags, journeysAtOnce } from './run/browser.js';
// @ts-expect-error plain JavaScript
import { loadingFlags } from './run/server-flags.js';

// Read once in the runner and again in every worker: what the first one decides, the others find in the environment.
const port = Number(
  (process.env['PLUMBLINE_BROWSER_PORT'] ??= String(
    20_000 + journeysAtOnce * Math.floor(Math.random() * 10_000),
  )),
);
const folder = (process.env['PLUMBLINE_BROWSER_DATA'] ??= mkdtempSync(join(tmpdir(), 'plumbline-browser-')));
chmodSync(folder, 0o755);
/** A product for each of those who walk at the same time: journeys change what is in it. */
export const addresses = Array.from(
  { length: journeysAtOnce as number },
  (_, index) => `http://localhost:${port + index}`,
);
const sweep = '**/screens.e2e.ts';
/** Milliseconds. Each step of a journey has a limit of its own, below, generous enough for a slow machine: one for the whole only ends what
 *  goes round in circles. */
const wholeJourney = 1_800_000;
const executablePath = process.env['PLUMBLINE_BROWSER'];

/** A page of a journey lives for seconds: to compile it a second time, for speed, takes longer than it saves. With room enough, little of
 *  it is ever collected. A fifth of the work on a page that is opened and looked at with axe. */
const launchedWith = (compilers: string) => ({
  ...(executablePath && { executablePath }),
  args: [
    ...(browserFlags as string[]),
    '--disable-component-update',
    '--disable-sync',
    `--js-flags=${compilers} --min-semi-space-size=64`,
  ],
});

export default defineConfig({
  testDir: 'tests/e2e',
  // The sweep over all screens and their parts comes last: its parts are short, so that all workers end together.
  projects: [
    { name: 'journeys', testMatch: '**/*.e2e.ts', testIgnore: sweep },
    // There a page lives for a minute and is looked at with axe dozens of times: the quicker one of V8's two compilers pays, an eighth
    // of the work; the thorough one takes as long as it saves.
    {
      name: 'screens',
      testMatch: sweep,
      timeout: 4 * wholeJourney,
      use: { launchOptions: launchedWith('--no-opt') },
    },
  ],
  workers: addresses.length,
  timeout: wholeJourney,
  // A slow machine may stumble once; whoever needs a second try is named in the list.
  retries: 1,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  outputDir: 'test-results',
  globalTeardown: './run/remove-browser-data.ts',
  use: {
    // What is not there after so long does not come any more: whoever waits for it says so, and not their whole time later.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Every journey begins with an empty browser: keeping the app's files is one journey's subject.
    serviceWorkers: 'block',
    // What moves is waited for, again and again: journeys that are not about it go without.
    contextOptions: { reducedMotion: 'reduce' },
    // Noting everything takes as long as the journey itself: it is done for whoever needs a second try.
    trace: 'on-first-retry',
    launchOptions: launchedWith('--no-opt --no-maglev'),
  },
  webServer: addresses.map((address, index) => ({
    command: ['node', ...(loadingFlags as string[]), 'src/app/main.ts'].join(' '),
    url: `${address}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      PORT: new URL(address).port,
      DATA_DIR: join(folder, `data-${index}`),
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // A slow machine has no call given up for that.
      LIMIT_CALL_SECONDS: '3600',
      LIMIT_PERSON_PER_MINUTE: '1000000',
      LIMIT_ORGANISATION_PER_MINUTE: '1000000',
      LIMIT_HEAVY_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_DOMAIN: '1000000',
      LIMIT_SIGN_IN_FAILURES: '1000',
      LIMIT_SESSIONS_PER_PERSON: '1000',
      LIMIT_NETWORK_FAILURES: '1000000',
      LIMIT_CONTACTS_PER_HOUR: '1000000',
      LIMIT_SIGN_UPS_PER_HOUR: '1000000',
      REGISTRATION: 'yes',
      LIMIT_RESETS_PER_HOUR: '1000000',
      LIMIT_BROWSER_ERRORS_PER_MINUTE: '1000000',
      LIMIT_EXTERNAL_SIGN_INS_PER_MINUTE: '1000000',
      PROVIDER_NETWORKS: '127.0.0.0/8, ::1',
    },
  })),
});
