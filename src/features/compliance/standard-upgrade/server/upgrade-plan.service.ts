import type { TenantDb } from '#platform/server/database/database.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { rowsAsked } from '#features/compliance/control-assessment/server/shared/added-control.queries.ts';
import type { RowPlanned } from '#features/compliance/control-assessment/server/shared/upgraded-control.queries.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import {
  findVersions,
  standardOf,
  writtenOf,
  type OwnVersion,
} from '#features/compliance/standard/server/shared/standard.queries.ts';
import { requirementsInScope } from '#features/compliance/standard/standard-scope.rules.ts';
import { differenceBetween, type Difference } from '../standard-difference.rules.ts';
import * as contract from '../standard-upgrade.contract.ts';

export interface Versions {
  from: OwnVersion;
  to: OwnVersion;
}

/** Two versions of one of the organisation's own standards; a shipped one has one. */
export async function findBoth(
  db: TenantDb,
  key: string,
  asked: { from: string; to: string },
): Promise<Versions> {
  const all = await findVersions(db, key);
  if (all.length === 0) refuse(notFound);
  const named = (version: string) => all.find(({ standard_version }) => standard_version === version);
  const [from, to] = [named(asked.from), named(asked.to)];
  if (from === undefined || to === undefined || from === to) refuse(contract.versionUnknown);
  return { from, to };
}

/** Everything that differs between them. */
export async function differencesOf(db: TenantDb, { from, to }: Versions): Promise<Difference[]> {
  const before = await writtenOf(db, from);
  return differenceBetween(before, await writtenOf(db, to));
}

/** What assessments by the earlier version become by the later one. */
export interface UpgradePlan extends Versions {
  before: Standard;
  after: Standard;
  reworded: ReadonlySet<string>;
}

/** Of two versions neither of which changes any more: no assessment is by a draft. */
export async function planOf(db: TenantDb, versions: Versions): Promise<UpgradePlan> {
  const { from, to } = versions;
  if (from.status === 'draft' || to.status === 'draft') refuse(contract.versionUnknown);
  const differences = await differencesOf(db, versions);
  return {
    ...versions,
    before: await standardOf(db, from.key, from.standard_version),
    after: await standardOf(db, to.key, to.standard_version),
    reworded: new Set(differences.flatMap(({ code, kinds }) => (kinds.includes('reworded') ? [code] : []))),
  };
}

/** The groups of an assessment that the later version still has. */
export const groupsAfter = ({ after }: UpgradePlan, groups: readonly string[]): string[] =>
  groups.filter((group) => after.groups.includes(group));

/** Its rows by the later version. */
export const rowsAfter = (plan: UpgradePlan, groups: readonly string[]): RowPlanned[] =>
  rowsAsked(requirementsInScope(plan.after.requirements, groupsAfter(plan, groups))).map((row) => ({
    ...row,
    is_reworded: plan.reworded.has(row.code),
  }));

/** And by the earlier one. */
export const rowsBefore = ({ before }: UpgradePlan, groups: readonly string[]) =>
  rowsAsked(requirementsInScope(before.requirements, groups));
