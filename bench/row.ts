import type { Figures } from './measure.ts';

/** What one scenario came to, beside the floor: the same statements without the product. */
export interface Row {
  scenario: string;
  growth: number | undefined;
  /** How many there are of what the scenario is about: risks, or assessments. */
  risks: number;
  connections: number;
  product: Figures;
  bare: Figures;
  /** Microseconds of processor time a request: of the server, and of the database. */
  cpu: number;
  databaseCpu: number;
  trips: number;
  rss: number;
}
