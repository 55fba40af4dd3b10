import { staleVersion, type Refusal } from '#platform/contract/refusal.ts';

/** A refusal on its way to the caller. `serve` answers it when the endpoint declares it, and calls it a defect otherwise. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly data: unknown;
  readonly values: Record<string, unknown>;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfter: number | undefined;

  constructor(refusal: Refusal, more: RefusedWith) {
    super(refusal.code);
    this.refusal = refusal;
    this.data = more.data;
    this.values = more.values ?? {};
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

interface RefusedWith {
  /** With a conflict: the row as it is now. */
  data?: unknown;
  /** What the text names: `{{name}}`. */
  values?: Record<string, unknown>;
  /** Codes of texts by field, where one refusal concerns several inputs. */
  errors?: Record<string, string[]>;
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
}

export function refuse(refusal: Refusal, more: RefusedWith = {}): never {
  throw new Refused(refusal, more);
}

/** Refuses a change made on the grounds of an older row; the caller gets the row as it is now. */
export function expectVersion(row: { version: number }, sentVersion: number): void {
  if (row.version !== sentVersion) refuse(staleVersion, { data: row });
}
