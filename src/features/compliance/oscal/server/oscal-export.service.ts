import { Readable } from 'node:stream';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, LongCall } from '#platform/server/http/serve.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { standardOf } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { oscalMegabytes, oscalNothingPlanned, oscalRecords, oscalTooLong } from '../oscal.contract.ts';
import type { OscalModel } from '../oscal-model.contract.ts';
import { oscalDocument, peopleOf, type OscalSource } from './oscal-document.presenter.ts';
import { measure } from './oscal-extent.queries.ts';
import { jsonOf } from './oscal-json.presenter.ts';
import { findFindings, findPlans, findRisks } from './oscal-plan.queries.ts';
import { findControls, findEvidence, findNames, findRows } from './oscal.queries.ts';
import { planOfAction } from './oscal-poam.presenter.ts';
import { assessmentResults } from './oscal-results.presenter.ts';
import { systemSecurityPlan } from './oscal-ssp.presenter.ts';

const made = {
  'assessment-results': assessmentResults,
  poam: planOfAction,
  ssp: systemSecurityPlan,
} satisfies Record<OscalModel, unknown>;

/** An assessment as a document of OSCAL, in the reader's language. */
export async function exportOscal(call: LongCall, id: string, model: OscalModel): Promise<Download> {
  const source = await call.inside({ readOnly: true }, (opened) => sourceOf(opened, id, model));
  const document = made[model](oscalDocument(source)) ?? refuse(oscalNothingPlanned);
  return {
    name: `${source.stored.ref} ${model}.json`,
    type: 'application/json; charset=utf-8',
    content: Readable.from(jsonOf(document), { objectMode: false, highWaterMark: 65_536 }),
  };
}

/** What a document says, if the caller sees all of the assessment: it is measured before it is read. */
async function sourceOf({ db, actor, language }: Call, id: string, model: OscalModel): Promise<OscalSource> {
  const [stored, { bytes, records }] = await Promise.all([
    complianceAssessments.find(db, actor, id),
    measure(db, id),
  ]);
  if (!stored?.is_whole) return refuse(notFound);
  if (bytes > oscalMegabytes * 1_000_000 || records > oscalRecords)
    refuse(oscalTooLong, { values: { megabytes: oscalMegabytes, records: oscalRecords } });
  const isPlan = model === 'ssp';
  const [standard, rows, evidence, controls, findings, risks, plans] = await Promise.all([
    standardOf(db, stored.standard, stored.standard_version),
    findRows(db, actor, id),
    isPlan ? [] : findEvidence(db, actor, id),
    isPlan ? findControls(db, actor, id) : [],
    isPlan ? [] : findFindings(db, actor, id),
    isPlan ? [] : findRisks(db, actor, id),
    model === 'poam' ? findPlans(db, actor, id) : [],
  ]);
  const named = [
    ...peopleOf(stored),
    ...rows.flatMap(({ owner_id, submitted_by, respondents }) => [owner_id, submitted_by, ...respondents]),
    ...findings.flatMap(({ owner_id, created_by }) => [owner_id, created_by]),
    ...[controls, risks, plans].flatMap((some) => some.map(({ owner_id }) => owner_id)),
  ];
  const { organisation, people } = await findNames(
    db,
    [...new Set(named)].filter((one) => one !== null),
  );
  return {
    stored,
    standard,
    organisation: { id: db.org_id, name: organisation },
    people,
    rows,
    evidence,
    controls,
    findings,
    risks,
    plans,
    language,
  };
}
