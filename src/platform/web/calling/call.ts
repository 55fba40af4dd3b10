import type { CaptchaChallenge } from '#platform/contract/captcha.ts';
import type { Answer, Endpoint, Sent } from '#platform/contract/endpoint.ts';
import type { Job } from '#platform/contract/job.ts';
import {
  captchaRequiredCode,
  mustComesFirst,
  proofRequired,
  unexpected,
  type RefusalBody,
} from '#platform/contract/refusal.ts';
import { headersOf, sending, takePrefetched } from './prefetch.ts';
import { CallFailed, dataOf, Unreachable } from './call-failed.ts';
import { referenceTo } from './reference.ts';
import { noteAnswer, noteSilence } from './connection.ts';
import { currentLanguage } from '#platform/web/language/language.ts';
import { changeSession, currentSession, endSession } from '#platform/web/session/session.ts';
import { keysOf, valueIn } from '#platform/contract/values/keys.ts';
import { present } from '#platform/contract/values/present.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Another organisation's path than the session's: before there is a session. */
  base?: string | undefined;
  /** Another token than the session's: while it is being checked. */
  token?: string | undefined;
  /** The same key for the same act, however often it is sent. */
  idempotencyKey?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** Hears how far the work is, where it takes longer than a call. */
  onJob?: ((job: Job) => void) | undefined;
  /** Hears when the browser works for this call, which failures have made dear, and when it is done. */
  onWork?: ((isWorking: boolean) => void) | undefined;
  /** The proof that it asks for was given a moment ago. */
  isAfterProof?: boolean | undefined;
  /** Goes out although the page is closing; nobody will read the answer. */
  outlivesPage?: boolean | undefined;
}

interface AnySent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

type Arguments<E extends Endpoint> =
  Record<never, never> extends Sent<E>
    ? [sent?: Sent<E>, options?: CallOptions]
    : [sent: Sent<E>, options?: CallOptions];

/** Makes a described call and answers its reply, envelope included. */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[sent, options = {}]: Arguments<E>
): Promise<Answer<E>> {
  const given: AnySent = sent ?? {};
  const { body } = given;
  const json = body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
  return answerOf<E>(await request(endpoint, given, options, json), options);
}

/** What was answered; of a call whose work goes on (202), what that comes to. */
async function answerOf<E extends Endpoint>(response: Response, options: CallOptions): Promise<Answer<E>> {
  if (response.status !== 202) return response.json();
  const { message, job } = await ended(response, options);
  return { message, data: job.result } as Answer<E>;
}

async function ended(response: Response, options: CallOptions): Promise<{ message: string; job: Job }> {
  const { message, data }: { message: string; data: Job } = await response.json();
  // Few calls take so long: the sign-in page does without this.
  const { followJob } = await import('./follow-job.ts');
  return {
    message,
    job: await followJob(data, { ...options, asks: call, reference: referenceTo(response) }),
  };
}

/** Sends a file with its fields, as the endpoints with `upload` expect it. */
export async function upload<const E extends Endpoint>(
  endpoint: E,
  file: File,
  fields: Record<string, string> = {},
  options: CallOptions & Pick<AnySent, 'params' | 'query'> = {},
): Promise<Answer<E>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return answerOf<E>(await request(endpoint, options, options, { body: form }), options);
}

/** Fetches a file that is shown: an address alone would not open it. */
export async function fetchFile<const E extends Endpoint>(
  endpoint: E,
  ...[sent, options = {}]: Arguments<E>
): Promise<Blob> {
  return (await request(endpoint, sent ?? {}, options, {})).blob();
}

/** Fetches a file and lets the browser save it. */
export async function download<const E extends Endpoint>(
  endpoint: E,
  ...[sent, options = {}]: Arguments<E>
): Promise<void> {
  const given: AnySent = sent ?? {};
  const { body } = given;
  const json = body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
  const answered = await request(endpoint, given, options, json);
  const response = answered.status === 202 ? await fileOf(await ended(answered, options)) : answered;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileName(response.headers.get('content-disposition'));
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The file that a job made. */
async function fileOf({ job: { id } }: { job: Job }): Promise<Response> {
  const [{ downloadJobFile }, { noteFetched }] = await Promise.all([
    import('#platform/contract/job.ts'),
    import('./fetched-files.ts'),
  ]);
  noteFetched(id);
  return request(downloadJobFile, { params: { id } }, {}, {});
}

/** Opens a stream of events: what was answered, to be read on. */
export const openStream = (
  endpoint: Endpoint,
  options: CallOptions & Pick<AnySent, 'query'>,
): Promise<Response> => request(endpoint, options, options, {});

async function request(
  endpoint: Endpoint,
  sent: AnySent,
  options: CallOptions,
  content: { body?: string | FormData; type?: string },
): Promise<Response> {
  const session = currentSession();
  const token = options.token ?? session?.token;
  const headers = {
    ...headersOf(
      currentLanguage(),
      endpoint.access === 'guest' && !endpoint.alsoSignedIn ? undefined : token,
    ),
    ...options.headers,
  };
  if (content.type !== undefined) headers['content-type'] = content.type;
  if (endpoint.method === 'POST' && !endpoint.reads)
    headers['idempotency-key'] = options.idempotencyKey ?? newKey();

  let response: Response;
  try {
    const address = addressOf(endpoint, sent, options.base ?? session?.baseURL);
    const ahead = endpoint.method === 'GET' ? takePrefetched(address, currentLanguage()) : undefined;
    response = await (ahead ??
      fetch(address, {
        method: endpoint.method,
        headers,
        ...sending,
        ...(options.outlivesPage && { keepalive: true }),
        ...(content.body !== undefined && { body: content.body }),
        ...(options.signal && { signal: options.signal }),
      }));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    noteSilence();
    throw new Unreachable('unreachable', { cause: error });
  }
  noteAnswer();
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get('retry-after') ?? undefined);
  const failed = new CallFailed(response.status, await refusalOf(response), {
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    reference: referenceTo(response),
  });
  const again = (await worked(failed, options)) ?? (await proved(failed, options));
  if (again !== undefined) return request(endpoint, sent, again, content);
  // Only the session the call was made with is ended: a late answer must not end its successor.
  if (options.token === undefined && token !== undefined && token === currentSession()?.token)
    followRefusal(failed);
  throw failed;
}

const workHeader = 'x-captcha';

/** How a call is made again that the server asks work for: with the work done. Once: what is refused after it is told. */
async function worked(failed: CallFailed, options: CallOptions): Promise<CallOptions | undefined> {
  if (failed.body.code !== captchaRequiredCode || options.headers?.[workHeader] !== undefined)
    return undefined;
  options.onWork?.(true);
  try {
    const { solveCaptcha } = await import('#platform/web/captcha/solve-captcha.ts');
    const work = await solveCaptcha(present(dataOf<CaptchaChallenge>(failed)));
    return { ...options, headers: { ...options.headers, [workHeader]: work } };
  } finally {
    options.onWork?.(false);
  }
}

let askForProof: (() => Promise<boolean>) | undefined;
/** Says who asks a person to prove again who they are: answers whether they did. */
export const onProofRequired = (asks: () => Promise<boolean>): void => void (askForProof = asks);

/** How a call is made again that asks for a fresh proof: as it was, once the proof was given. */
async function proved(failed: CallFailed, options: CallOptions): Promise<CallOptions | undefined> {
  if (failed.body.code !== proofRequired.code || options.isAfterProof || !(await askForProof?.()))
    return undefined;
  return { ...options, isAfterProof: true };
}

/** What a refusal says of the session itself: it is over, or something must be done before anything else. */
function followRefusal(failed: CallFailed): void {
  const { status, body } = failed;
  if (status === 401)
    endSession(dataOf<{ reason?: string }>(failed)?.reason === 'expired' ? 'expired' : 'invalid');
  const must = keysOf(mustComesFirst).find((one) => mustComesFirst[one].code === body.code);
  const person = currentSession()?.person;
  if (must !== undefined && person !== undefined) changeSession({ person: { ...person, must } });
}

function addressOf({ path, place }: Endpoint, { params, query }: AnySent, base: string | undefined): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(valueIn(Object(params), name))),
  );
  if (base === undefined && place !== 'root') throw new Error(`${path} needs an organisation`);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return `${base ?? ''}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** What was refused; an answer that is not ours (a proxy's page) counts as unexpected. */
async function refusalOf(response: Response): Promise<RefusalBody> {
  try {
    const { code, ...body }: Partial<RefusalBody> = await response.json();
    if (typeof code === 'string') return { message: '', ...body, code };
  } catch {
    // Not JSON.
  }
  return { code: unexpected, message: '' };
}

/** randomUUID exists over TLS and on loopback only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded === undefined
    ? (/filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'download')
    : decodeURIComponent(encoded);
}
