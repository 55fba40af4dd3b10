import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** What is still to be done about a risk, said by the feature it belongs to; handed to the calls that close risks by `src/app`. */
export interface OpenWork {
  /** How much of it is open: the risk is locked by then. */
  count(db: TenantDb, risk: string): Promise<number>;
  /** Ends it, because the risk is closed. */
  cancel(call: Call, risk: string, reason: string): Promise<unknown>;
}
