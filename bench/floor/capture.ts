import pg from 'pg';
import { readConfig } from '#platform/server/process/config.ts';
import { createApp, type Running } from '#app/create-app.ts';
import type { CapturedCall } from './statement-floor.ts';
import { password, secret } from '../prepare.ts';

interface Sent {
  text: string;
  values?: unknown[];
}

const overhead = ['select append_acts', 'select enter_', 'from session s', 'begin', 'commit'];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/;
let running: Running | undefined;

/** The main statement of a call: the longest the product sends for it, besides what it sends for every call. */
export async function captureStatements(
  adminUrl: string,
  settings: Record<string, string>,
  call: { slug: string; path: string; method: 'GET' | 'POST'; body: string | undefined },
): Promise<CapturedCall> {
  running ??= await createApp({ config: readConfig(settings), adminUrl, secret });
  const { app } = running;
  const login = await app.inject({
    method: 'POST',
    url: `/org/${call.slug}/user/login/`,
    payload: { email: `admin@${call.slug}.example`, password },
  });
  const token = (login.json() as { data: { token: string }[] }).data[0]?.token ?? '';
  const ask = () =>
    app.inject({
      method: call.method,
      url: call.path,
      headers: { authorization: `token ${token}`, ...(call.body && { 'content-type': 'application/json' }) },
      ...(call.body && { payload: call.body }),
    });
  // Asked once before: what a process remembers of what cannot change is in no statement afterwards, so the floor has no part in it.
  await ask();
  const seen: Sent[] = [];
  const query = pg.Client.prototype.query as (this: pg.Client, ...sent: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const [first] = sent;
    if (typeof first === 'object' && first !== null && 'text' in first) seen.push(first as Sent);
    return query.apply(this, sent);
  } as typeof pg.Client.prototype.query;
  const reply = await ask();
  pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
  if (reply.statusCode !== 200)
    throw new Error(`${call.method} ${call.path} answered ${reply.statusCode}: ${reply.body.slice(0, 300)}`);
  const [main] = seen
    .filter(({ text }) => !overhead.some((start) => text.includes(start)))
    .toSorted((a, b) => b.text.length - a.text.length);
  if (main === undefined) throw new Error(`${call.path} sent no statement of its own`);
  const values = main.values ?? [];
  const made =
    call.method === 'POST' && main.text.includes('insert into risk ')
      ? (reply.json() as { data: { id: string } }).data.id
      : undefined;
  const fresh =
    made === undefined ? -1 : values.findIndex((value) => value === made && uuid.test(String(value)));
  return { text: main.text, values, fresh: fresh === -1 ? undefined : fresh, reply: reply.body };
}

/** Lets go of the database, once everything is captured. */
export const endCapture = async (): Promise<void> => running?.close();
