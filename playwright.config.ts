import { mkdtempSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Read once in the runner and again in every worker: what the first one decides, the others find in the environment.
const port = (process.env['PLUMBLINE_BROWSER_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000)));
const folder = (process.env['PLUMBLINE_BROWSER_DATA'] ??= mkdtempSync(join(tmpdir(), 'plumbline-browser-')));
chmodSync(folder, 0o755);
const executablePath = process.env['PLUMBLINE_BROWSER'];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // Journeys share the demo's organisations, and two cores.
  workers: 1,
  timeout: 60_000,
  // A slow machine may stumble once; whoever needs a second try is named in the list.
  retries: 1,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  globalTeardown: './run/remove-browser-data.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Every journey begins with an empty browser: keeping the app's files is one journey's subject.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node src/app/main.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      LIMIT_PERSON_PER_MINUTE: '1000000',
      LIMIT_ORGANISATION_PER_MINUTE: '1000000',
      LIMIT_HEAVY_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_MINUTE: '1000000',
      LIMIT_LOOK_UPS_PER_DOMAIN: '1000000',
      LIMIT_SIGN_IN_FAILURES: '1000',
      LIMIT_NETWORK_FAILURES: '1000000',
    },
  },
});
