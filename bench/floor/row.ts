import type { Figures } from '../measure.ts';

/** What one scenario came to, beside two floors. */
export interface Row {
  scenario: string;
  growth: number | undefined;
  /** How many there are of what the scenario is about: risks, or assessments. */
  risks: number;
  connections: number;
  product: Figures;
  /** The call's own statement without the product around it. */
  bare: Figures;
  /** The least that any server on PostgreSQL must do for the same bytes. */
  lean: Figures;
  /** Microseconds of processor time a request: of the server, and of the database. */
  cpu: number;
  databaseCpu: number;
  trips: number;
  rss: number;
}
