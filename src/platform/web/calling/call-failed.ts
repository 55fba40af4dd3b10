import type { Refusal, RefusalBody } from '#platform/contract/refusal.ts';

/** The server answered "no": its reason, worded in the caller's language. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  /** Seconds until it is worth trying again, where the server said so. */
  readonly retryAfter: number | undefined;
  /** What the server's log knows the call by. */
  readonly reference: string | undefined;

  constructor(
    status: number,
    body: RefusalBody,
    more: { retryAfter?: number | undefined; reference?: string | undefined } = {},
  ) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.retryAfter = more.retryAfter;
    this.reference = more.reference;
  }
}

/** No answer arrived: no network, or the server is not there. */
export class Unreachable extends Error {}

export type Failure = CallFailed | Unreachable;

/** What a refusal carries, as its call promises: of a conflict the record as it is now. */
export const dataOf = <Data>({ body }: CallFailed): Data | undefined => body.data as Data | undefined;

/** Whether a call failed with this refusal of its contract. */
export const isRefusal = (failure: unknown, refusal: Pick<Refusal, 'code'>): failure is CallFailed =>
  failure instanceof CallFailed && failure.body.code === refusal.code;
