import { sql } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Query } from '#platform/contract/endpoint.ts';
import { forbidden, wrongState } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { expectVersion, refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { expectApprover } from '#platform/server/session/fresh-proof.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { soaIncomplete, type readSoa, type Soa, type SoaVersion } from '../soa.contract.ts';
import { firstCodes, mayPublish, missingIn, startsPublishing } from '../soa.rules.ts';
import { headOf, soaFiguresOf, toSoaRows, toSoaVersion } from './soa.presenter.ts';
import { expectSoa, findAssessmentOfSoa, findSoaRows, soaStandard } from './soa.queries.ts';
import { findNewest, findSoaVersion, writeSoaVersion } from './soa-version.queries.ts';

/** What an assessment says of Annex A now. */
export async function soaNow(db: TenantDb, actor: Actor, id: string) {
  const [stored, { rows, sums }] = await Promise.all([
    findAssessmentOfSoa(db, actor, id),
    findSoaRows(db, id),
  ]);
  return { stored, rows, ...soaFiguresOf(sums, rows) };
}

/** The Statement of Applicability as it stands, with a page of its rows. */
export async function showSoa(
  { db, actor, language }: Call,
  id: string,
  { limit, offset, flag }: Query<typeof readSoa>,
): Promise<Soa> {
  const [{ stored, rows, figures, inherited }, newest] = await Promise.all([
    soaNow(db, actor, id),
    findNewest(db, id),
  ]);
  const incomplete = rows.filter((row) => missingIn(row).length > 0);
  const wanted = flag === 'missing' ? incomplete : rows;
  return {
    assessment: { ...headOf(stored), id: stored.id, version: stored.version },
    figures,
    inherited,
    missing: incomplete.length,
    can: { publish: mayPublish(actor, stored) && startsPublishing(stored) },
    newest,
    rows: toSoaRows(soaStandard, language, wanted.slice(offset, offset + limit)),
    count: wanted.length,
  };
}

/** A version, for those who see all of its assessment. */
export async function showSoaVersion(
  db: TenantDb,
  actor: Actor,
  { id, number }: { id: string; number: number },
  language: Language,
): Promise<SoaVersion> {
  await findAssessmentOfSoa(db, actor, id);
  return toSoaVersion(await findSoaVersion(db, id, number), language);
}

/** Freezes what the assessment says of Annex A. Answers on their way are waited for, and those that come later wait. */
export async function publishSoa(
  call: Call,
  id: string,
  { version, note }: { version: number; note?: string | undefined },
): Promise<SoaVersion> {
  const { db, actor, by, language } = call;
  const stored = expectSoa(await complianceAssessments.findToChange(db, actor, id));
  if (!mayPublish(actor, stored)) refuse(forbidden);
  const now = complianceAssessments.shownTo(call, stored);
  expectVersion(now, version);
  if (!startsPublishing(stored)) refuse(wrongState, { data: now });
  const { rows, figures, inherited } = await soaNow(db, actor, id);
  const incomplete = rows.filter((row) => missingIn(row).length > 0);
  if (incomplete.length > 0)
    refuse(soaIncomplete, { values: { codes: firstCodes(incomplete.map(({ code }) => code)) } });
  expectApprover(call);
  const published = await writeSoaVersion(db, id, actor.id, {
    assessment: headOf(stored),
    figures,
    inherited,
    published: { by: actor.name, at: db.now.toISOString(), note: note ?? null },
    rows,
  });
  await complianceAssessments.write(
    db,
    stored,
    sql`updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}::uuid`,
  );
  record(db, by, {
    action: 'compliance.soa_published',
    on_behalf_of: inPlaceOf(actor, stored),
    objects: complianceAssessments.objectOf(stored),
    changes: [{ field: 'soa', old: null, new: `${published.number}: ${published.hash}` }],
    note,
  });
  return toSoaVersion(published, language);
}

/** The lead in whose place somebody publishes; nobody where it is their own right. */
const inPlaceOf = (actor: Actor, { lead_id }: StoredAssessment) =>
  actor.type === 'Admin' || actor.id === lead_id
    ? undefined
    : actor.stands_in_for?.find((absent) => absent.id === lead_id);
