import { expect, test as plain, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { addresses } from '../../../playwright.config.ts';

/** What no journey may meet, unless it says so: errors in the console, failed or refused requests, policy reports. */
export interface Watch {
  /** Replies that this journey provokes, as `POST /user/login/ 400`. */
  expects(...replies: string[]): void;
  /** An error that this journey provokes, by what it says. */
  expectsThrown(text: string): void;
  /** From here on the network comes and goes: what then fails is no failure. */
  goesOffline(): void;
  /** Another browser of this journey. */
  over(context: BrowserContext): void;
}

/** The path of a call without its organisation and with ids left out. */
const callOf = (method: string, url: string, status: number) =>
  `${method} ${new URL(url).pathname
    .replace(/^\/org\/[^/]+/, '')
    .replaceAll(/[0-9a-f-]{36}/g, ':id')
    .replace(/^(\/assets\/\w+)-.*/, '$1')} ${status}`;

async function policyReports(request: APIRequestContext): Promise<string | undefined> {
  // On a connection of its own: one kept since the journey began may be closed by the server in the moment it is used again.
  const metrics = await (await request.get('/metrics', { headers: { connection: 'close' } })).text();
  return /^policy_reports_total (\d+)$/m.exec(metrics)?.[1];
}

/** `test` with an eye on the browser: every journey also proves that nothing failed on the way. */
export const test = plain.extend<{ watch: Watch }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs: nothing
  baseURL: async ({}, use, { parallelIndex }) => use(addresses[parallelIndex]),
  watch: [
    async ({ context, playwright, baseURL }, use) => {
      const request = await playwright.request.newContext({ baseURL });
      const reportsBefore = await policyReports(request);
      const seen: string[] = [];
      const expected = new Set<string>();
      let offline = false;
      let provoked: string | undefined;
      const over = (watched: BrowserContext) => {
        watched.on('weberror', (error) =>
          seen.push(`thrown: ${error.error().stack ?? error.error().message}`),
        );
        watched.on('console', (message) => {
          // A refused reply is counted below, with its call.
          if (message.text().startsWith('Failed to load resource')) return;
          // What the runner says of journeys without a service worker.
          if (message.text().startsWith('Service Worker registration blocked')) return;
          if (message.type() === 'error' || message.type() === 'warning')
            seen.push(`console: ${message.text()}`);
        });
        watched.on('requestfailed', (failed) => {
          const why = failed.failure()?.errorText;
          if (offline && why === 'net::ERR_INTERNET_DISCONNECTED') return;
          // Somebody went on before the answer came.
          if (why !== 'net::ERR_ABORTED') seen.push(`failed: ${failed.method()} ${failed.url()} ${why}`);
        });
        watched.on('response', (reply) => {
          if (reply.status() < 400) return;
          const call = callOf(reply.request().method(), reply.url(), reply.status());
          if (!expected.has(call)) seen.push(`refused: ${call}`);
        });
      };
      over(context);
      await use({
        over,
        expects: (...replies) => replies.forEach((reply) => expected.add(reply)),
        expectsThrown: (text) => void (provoked = text),
        goesOffline: () => void (offline = true),
      });
      expect(seen.filter((one) => provoked === undefined || !one.includes(provoked))).toEqual([]);
      expect(await policyReports(request), 'reports of the content security policy').toBe(reportsBefore);
      await request.dispose();
    },
    { auto: true },
  ],
});

/** For journeys about what moves; the others go without (playwright.config.ts). */
export const watchMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
