import type { Answer, Endpoint, Sent } from '#platform/contract/endpoint.ts';
import { downloadJobFile, readJob, type Job } from '#platform/contract/job.ts';
import type { RefusalBody } from '#platform/contract/refusal.ts';
import type { Running } from '#app/create-app.ts';
import { inject } from '#tests/world/inject.ts';

export class Unexpected extends Error {}

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Somebody with a browser: makes calls as the contract describes them. */
export interface Caller {
  id: string;
  email: string;
  token: string;
  /** Makes a call and returns the whole answer; a refusal fails the test. */
  calls<const E extends Endpoint>(endpoint: E, sent?: Partial<Sent<E>>): Promise<Answer<E>>;
  /** Makes a call that is expected to be refused: its status and what it says. */
  isRefused<const E extends Endpoint>(
    endpoint: E,
    sent?: Partial<Record<'params' | 'query' | 'body', unknown>>,
  ): Promise<RefusalBody & { status: number }>;
  /** Makes a call and returns whatever came back. */
  sends(
    endpoint: Endpoint,
    sent?: Partial<Record<'params' | 'query' | 'body', unknown>>,
    headers?: Record<string, string>,
  ): Promise<Reply>;
  /** Makes a call whose work is a job, and returns the job without waiting for it. */
  starts(
    endpoint: Endpoint,
    sent?: Partial<Record<'params' | 'query' | 'body', unknown>>,
    headers?: Record<string, string>,
  ): Promise<Job>;
  /** The job once it has ended. */
  seesEnd(job: Job): Promise<Job>;
}

/** The address of a call: path parameters filled in, query appended. */
export function addressOf(
  slug: string | undefined,
  endpoint: Endpoint,
  { params, query }: Partial<Record<'params' | 'query', unknown>> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  );
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, string>).filter(([, value]) => value !== undefined),
  ).toString();
  return `${slug === undefined ? '' : `/org/${slug}`}${path}${search && `?${search}`}`;
}

/** Whoever has this token, calling this server. */
export function caller(
  { app }: Pick<Running, 'app'>,
  slug: string,
  who: { id: string; email: string; token: string },
): Caller {
  const asks: Caller['sends'] = async (endpoint, sent = {}, headers = {}) => {
    const answer = await inject(app, {
      method: endpoint.method,
      url: addressOf(slug, endpoint, sent),
      headers: {
        'accept-language': 'en',
        ...(who.token && { authorization: `token ${who.token}` }),
        ...headers,
      },
      ...(sent.body !== undefined && { payload: sent.body as object }),
    });
    const type = String(answer.headers['content-type']);
    const body =
      type.includes('json') || type.startsWith('text/event-stream')
        ? JSON.parse(answer.body)
        : type.startsWith('text/')
          ? answer.body
          : answer.rawPayload;
    return { status: answer.statusCode, headers: answer.headers, body };
  };
  const seesEnd: Caller['seesEnd'] = async ({ id }) => {
    for (;;) {
      const { body } = await asks(readJob, { params: { id } });
      const job = (body as { data: Job }).data;
      if (!['queued', 'running'].includes(job.status)) return job;
      await new Promise((resume) => setTimeout(resume, 100));
    }
  };
  /** A machine with other things to do may answer with the job: what it comes to is the answer. */
  const sends: Caller['sends'] = async (...asked) => {
    const reply = await asks(...asked);
    if (reply.status !== 202) return reply;
    const { result, refusal, file_name, id } = await seesEnd((reply.body as { data: Job }).data);
    if (refusal !== null) return { ...reply, status: refusal.status, body: refusal };
    if (file_name !== null) return asks(downloadJobFile, { params: { id } });
    return { ...reply, status: 200, body: { message: 'Successful.', data: result } };
  };
  return {
    ...who,
    sends,
    seesEnd,
    async starts(endpoint, sent = {}, headers = {}) {
      const { status, body } = await asks(endpoint, sent, { prefer: 'respond-async', ...headers });
      if (status !== 202)
        throw new Unexpected(`${endpoint.path} answered ${status}, and no job: ${JSON.stringify(body)}`);
      return (body as { data: Job }).data;
    },
    async calls(endpoint, sent = {}) {
      const { status, body } = await sends(endpoint, sent);
      if (status !== 200)
        throw new Unexpected(
          `${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`,
        );
      return body as never;
    },
    async isRefused(endpoint, sent = {}) {
      const { status, body } = await sends(endpoint, sent);
      if (status < 400) throw new Unexpected(`${endpoint.method} ${endpoint.path} was not refused`);
      return { status, ...(body as RefusalBody) };
    },
  };
}
