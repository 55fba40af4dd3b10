import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import type { Body } from '#platform/contract/endpoint.ts';
import type { changeOwnStandard as changeCall, OwnStandardVersion } from '../own-standard.contract.ts';
import { ownStandardWorkflow } from '../own-standard.workflow.ts';
import {
  findOwnVersion,
  findOwnVersions,
  findOwnVersionToChange,
  type StoredVersion,
} from './own-standard.queries.ts';
import { complianceStandardTable } from './standard.table.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

const toVersion = (
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  { published_by, published_by_name, ...stored }: StoredVersion,
): OwnStandardVersion => ({
  ...stored,
  published_by: published_by === null ? null : { id: published_by, name: published_by_name ?? '' },
  permissions: { can: ownStandardWorkflow.can(actor, stored, db.now) },
});

export const listOwn = async (call: Call): Promise<OwnStandardVersion[]> =>
  (await findOwnVersions(call.db)).map((row) => toVersion(call, row));

export const readOwn = async (call: Call, id: string): Promise<OwnStandardVersion> =>
  toVersion(call, (await findOwnVersion(call.db, id)) ?? refuse(notFound));

/** Versions of one's own standards as verbs take and change them. */
const standards = recordsOf({
  type: 'compliance_standard',
  workflow: ownStandardWorkflow,
  table: complianceStandardTable,
  findToChange: async (db, _, id) => {
    const found = await findOwnVersionToChange(db, id);
    return found && { ...found, ref: `${found.key} ${found.standard_version}` };
  },
  factsOf: ({ status }: StoredVersion) => ({ status }),
  shownTo: toVersion,
  historyOf: (_: Call, { name, provider, description, status }: StoredVersion) => ({
    name,
    provider,
    description,
    status,
  }),
  async write(db, before, assignments) {
    const [, after] = await Promise.all([
      db.query(
        sql`update compliance_standard set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id}`,
      ),
      findOwnVersion(db, before.id),
    ]);
    return { ...before, ...after };
  },
});

export async function changeOwn(
  call: Call,
  id: string,
  { version, ...columns }: Body<typeof changeCall>,
): Promise<OwnStandardVersion> {
  const before = await standards.take(call, id, version, 'edit');
  const isChange = keysOf(columns).some(
    (name) => columns[name] !== undefined && columns[name] !== before[name],
  );
  if (!isChange) return toVersion(call, before);
  return standards.change(call, before, 'edit', columns, { action: 'compliance_standard.changed' });
}

export const publishOwn = standards.does('publish', 'compliance_standard.published', (call) => ({
  published_at: call.db.now.toISOString(),
  published_by: call.actor.id,
}));
export const retireOwn = standards.does('retire', 'compliance_standard.retired');
export const restoreOwn = standards.does('restore', 'compliance_standard.restored');

/** Takes a draft away that nobody was ever asked by. */
export async function deleteOwn(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<OwnStandardVersion> {
  const { db, by } = call;
  const before = await standards.take(call, id, version, 'delete');
  await db.query(sql`delete from compliance_standard where org_id = ${db.org_id} and id = ${id}`);
  record(db, by, {
    action: 'compliance_standard.deleted',
    objects: standards.objectOf(before),
    note: before.name,
  });
  return toVersion(call, before);
}
