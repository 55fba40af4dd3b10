import type { Language } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { explainIssue, fieldOf } from '#platform/contract/input-errors.ts';
import {
  always,
  invalidInput,
  keyUnknown,
  outcomeUnknown,
  overloaded,
  tooLarge,
  unexpected,
  unsupportedType,
  type Refusal,
  type RefusalBody,
} from '#platform/contract/refusal.ts';
import { safeParse, type $ZodIssue } from 'zod/v4/core';
import { Unreachable } from '#platform/server/database/connections.ts';
import { OutcomeUnknown } from '#platform/server/database/commit.ts';
import { isOfMove } from '#platform/server/database/homes/enter-home.ts';
import { UnknownKey } from '#platform/server/session/seal.ts';
import { Refused } from './refuse.ts';
import type { Translate } from './translate.ts';
import { codeOf, numberIn, saidIn } from '#platform/server/process/thrown.ts';

export interface Failure {
  status: number;
  body: RefusalBody;
  retryAfter?: number | undefined;
  /** Not an expected "no": logged with its cause, answered as `unexpected`. */
  defect: boolean;
}

/** Errors of an input that are told: nobody reads more of them. */
const mostErrors = 100;

/** Input that does not fit the endpoint's schema. */
export class BadInput extends Error {
  readonly issues: readonly $ZodIssue[];
  constructor(issues: readonly $ZodIssue[]) {
    super('invalid input');
    this.issues = issues;
  }
}

const frameworkRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedType,
  FST_ERR_CTP_INVALID_JSON_BODY: invalidInput,
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidInput,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalidInput,
  FST_ERR_CTP_INVALID_TYPE: unsupportedType,
};

/** Turns whatever went wrong into the one shape of a failed call. Nothing internal gets through. */
export function failureOf(
  error: unknown,
  endpoint: Endpoint | undefined,
  language: Language,
  translate: Translate,
): Failure {
  const failWith = (
    refusal: Refusal,
    more: Partial<RefusalBody> = {},
    values: Record<string, unknown> = {},
  ): Failure => ({
    status: refusal.status,
    body: { code: refusal.code, message: translate(language, 'refusals', refusal.code, values), ...more },
    defect: false,
  });
  const declared = (refusal: Refusal) =>
    always.includes(refusal) || (endpoint?.refusals.includes(refusal) ?? false);

  if (error instanceof BadInput) {
    // A field may be called `toString`: nothing is inherited here.
    const errors: Record<string, string[]> = Object.create(null);
    for (const issue of error.issues.slice(0, mostErrors)) {
      const { key, values } = explainIssue(issue);
      (errors[fieldOf(issue)] ??= []).push(translate(language, 'input', key, values));
    }
    return failWith(invalidInput, { errors });
  }
  if (error instanceof Refused && declared(error.refusal)) {
    const { refusal, values, retryAfter } = error;
    const data = asPromised(endpoint, error.data);
    const message = translate(language, 'refusals', refusal.code, { ...values, seconds: retryAfter });
    const errors = error.errors
      ? Object.fromEntries(
          Object.entries(error.errors).map(([field, keys]) => [
            field,
            keys.map((key) => translate(language, 'refusals', key, values)),
          ]),
        )
      : refusal.field !== undefined
        ? { [refusal.field]: [message] }
        : undefined;
    return {
      status: refusal.status,
      body: { code: refusal.code, message, ...(errors && { errors }), ...(data !== undefined && { data }) },
      retryAfter,
      defect: false,
    };
  }
  const [code, constraint] = [codeOf(error), saidIn(error, 'constraint')];
  if (constraint !== undefined) {
    const refusal = endpoint?.refusals.find((one) => constraint.endsWith(`_${one.code}`));
    if (refusal !== undefined) {
      const table = saidIn(error, 'table') ?? '';
      const field = refusal.field ?? constraint.slice(table.length + 1, -refusal.code.length - 1);
      return failWith(refusal, { errors: { [field]: [translate(language, 'refusals', refusal.code)] } });
    }
  }
  const ofFramework = code === undefined ? undefined : frameworkRefusals[code];
  if (ofFramework !== undefined) return failWith(ofFramework);
  if (error instanceof OutcomeUnknown) return { ...failWith(outcomeUnknown), retryAfter: 1 };
  if (isOfMove(error)) return { ...failWith(overloaded), retryAfter: 1 };
  // Told to whoever runs the product, as the defects are, with the key's name.
  if (error instanceof UnknownKey) return { ...failWith(keyUnknown), defect: true };
  if (cannotReach(error)) return { ...failWith(overloaded), retryAfter: 1, defect: true };
  // The status that the framework gives a failure.
  const status = numberIn(error, 'statusCode');
  if (status >= 400 && status < 500) return { ...failWith(invalidInput), status };
  return {
    status: 500,
    body: { code: unexpected, message: translate(language, 'refusals', unexpected) },
    defect: true,
  };
}

/** The current row beside a refusal, as the contract describes it: columns that the contract does not name are left out. */
function asPromised(endpoint: Endpoint | undefined, data: unknown): unknown {
  if (data === undefined || endpoint?.response.shape !== 'one') return data;
  const result = safeParse(endpoint.response.item, data);
  return result.success ? result.data : data;
}

/** The database is away, has nothing to spare, or did not come to this statement in its time: connection (08), a transaction
 *  that waited too long for us (25P03, 25P04), resources (53), locks (55P03), the operator or a crash (57), its disk (58). */
const cannotReach = (error: unknown): boolean =>
  error instanceof Unreachable || /^(08|25P0[34]|53|55P03|57|58)/.test(codeOf(error) ?? '');
