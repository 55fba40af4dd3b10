import { registerPath } from '#features/risk/record/web/shared/risk-paths.ts';
import type { LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import type { FoundFlag } from '#features/risk/record/risk-check.contract.ts';
import type { Sort } from '#features/risk/record/risk.contract.ts';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import type { Standing } from '#features/risk/record/risk-status.contract.ts';

/** What a link into the register narrows it to; everything named here is a chip there. */
export interface RegisterFilter {
  /** `open` stands for triaged and not closed: what the figures of a dashboard count. */
  status?: readonly Standing[] | 'open' | undefined;
  /** Level indexes of the model; -1 is unrated. */
  level?: readonly number[] | undefined;
  /** Which rating `level` looks at: `current` (residual, else inherent) unless said otherwise. */
  basis?: LevelBasis | undefined;
  /** Ids; `none` for rows that have none. */
  department?: readonly string[] | undefined;
  /** A department without those below it. */
  itself?: string | undefined;
  owner?: readonly string[] | undefined;
  category?: readonly string[] | undefined;
  tag?: readonly string[] | undefined;
  flag?: readonly FoundFlag[] | undefined;
  /** A cell of the matrix in use. */
  cell?: { basis: LevelBasis; likelihood: number; consequence: number } | undefined;
  /** Risks that came into a status on one of these days. */
  arrival?: { status: RiskStatus; from: string; to: string } | undefined;
  /** Days of raising, both included. */
  from?: string | undefined;
  to?: string | undefined;
  q?: string | undefined;
  /** The Business Unit, its children included. */
  dpt?: string | undefined;
  sort?: Sort | `-${Sort}` | undefined;
}

/** The address of the register with a filter set. */
export function registerLink(filter: RegisterFilter = {}): string {
  const { cell, arrival, ...plain } = filter;
  const entries = Object.entries(plain).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(',') : value,
  ]);
  if (cell) entries.push(['cell', `${cell.basis}:${cell.likelihood}:${cell.consequence}`]);
  if (arrival) entries.push(['arrival', `${arrival.status}:${arrival.from}:${arrival.to}`]);
  const given = entries.filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  // Commas and colons are legal in a query and read better than their escapes.
  const search = new URLSearchParams(given).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return search === '' ? registerPath : `${registerPath}?${search}`;
}
