import type { Must } from './access.ts';

/** An expected "no": declared in a contract, listed by the endpoints that may say it, worded in the feature's texts. */
export interface Refusal {
  readonly code: string;
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  /** The input it belongs to, so that a form can show it there. */
  readonly field?: string;
}

export const refusal = (code: string, status: Refusal['status'], field?: string): Refusal =>
  field === undefined ? { code, status } : { code, status, field };

/** Not there, or not visible to whoever asks: both get this refusal, so that nobody learns which ids exist. */
export const notFound = refusal('not_found', 404);
export const forbidden = refusal('forbidden', 403);
export const signInRequired = refusal('sign_in_required', 401);
/** The row changed since it was read; the reply carries the row as it is now. */
export const staleVersion = refusal('stale_version', 409);
/** The verb does not fit the status the row is in; the reply carries the row as it is now. */
export const wrongState = refusal('wrong_state', 409);
export const invalidInput = refusal('invalid_input', 400);
/** Some acts need a reason in some states only: the schema cannot ask for it. */
export const reasonRequired = refusal('reason_required', 422, 'reason');
export const tooManyRequests = refusal('too_many_requests', 429);
export const keyReused = refusal('idempotency_key_reused', 422);
/** The call was made before with this key, and did what it does; what it showed then is kept nowhere. */
export const alreadyShown = refusal('already_shown', 422);
export const methodNotAllowed = 'method_not_allowed';
export const unexpected = 'unexpected';
/** The client does the work and calls again by itself (contract/captcha.ts, which brings its schemas along). */
export const captchaRequiredCode = 'captcha_required';

/** Of a person who must do something first, by what it is. */
export const mustComesFirst: Readonly<Record<Must, Refusal>> = {
  set_password: refusal('password_change_required', 403),
  add_second_factor: refusal('second_factor_required', 403),
};

/** The call asks for a fresh proof of who calls; the client asks the person for it, and calls again. */
export const proofRequired = refusal('proof_required', 403);

/** What every failed call answers. */
export interface RefusalBody {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: unknown;
}

/** The call came with an API token that was not made for it. */
export const tokenScope = refusal('token_scope', 403);

/** A page of another site called, through somebody's browser. */
export const foreignPage = refusal('foreign_page', 403);

export const tooLarge = refusal('too_large', 413);
export const unsupportedType = refusal('unsupported_type', 415);
export const overloaded = refusal('overloaded', 503);
/** Whoever asks has as much costly work waiting as one may have; the reply says when to try again. */
export const queueFull = refusal('queue_full', 429);
export const outcomeUnknown = refusal('outcome_unknown', 503);
/** Something stored was sealed by a key that this process was not given. */
export const keyUnknown = refusal('key_unknown', 503);

/** What any call may say without declaring it. */
export const always: readonly Refusal[] = [
  notFound,
  forbidden,
  signInRequired,
  staleVersion,
  wrongState,
  invalidInput,
  tooManyRequests,
  keyReused,
  alreadyShown,
  tooLarge,
  unsupportedType,
  overloaded,
  queueFull,
  outcomeUnknown,
  keyUnknown,
  ...Object.values(mustComesFirst),
  proofRequired,
  tokenScope,
  foreignPage,
];
