import type { Language } from '#platform/contract/access.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { figuresOf } from '#features/compliance/figure/figure.rules.ts';
import { isShipped } from '#features/compliance/standard/standard-content.contract.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { controlIds, oneLine } from '../oscal.rules.ts';
import type { OscalModel } from '../oscal-model.contract.ts';
import type { OscalControl, OscalEvidence, OscalRow } from './oscal.queries.ts';
import {
  latest,
  oscalVersion,
  partiesOf,
  props,
  some,
  startOf,
  uuidOf,
  wordsIn,
  type Person,
} from './oscal-parts.presenter.ts';
import type { OscalFinding, OscalPlan, OscalRisk } from './oscal-plan.queries.ts';
import { keysOf } from '#platform/contract/values/keys.ts';
import { present } from '#platform/contract/values/present.ts';

/** Everything that was read for a document; what a model has no place for was not read. */
export interface OscalSource {
  stored: StoredAssessment;
  standard: Standard;
  organisation: Person;
  people: readonly Person[];
  rows: readonly OscalRow[];
  evidence: readonly OscalEvidence[];
  controls: readonly OscalControl[];
  findings: readonly OscalFinding[];
  risks: readonly OscalRisk[];
  plans: readonly OscalPlan[];
  language: Language;
}

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** What the three documents say in the same words. */
export function oscalDocument(source: OscalSource) {
  const { stored, organisation, people, rows, language } = source;
  const text = source.standard.in(language);
  const ids = controlIds(
    stored.standard,
    rows.map(({ code }) => code),
  );
  return {
    ...source,
    ...wordsIn(language),
    parties: partiesOf(organisation, people),
    standardName: text.name,
    provider: text.provider,
    titleOf: ({ code }: OscalRow) => text.of(code).title,
    controlId: ({ code }: OscalRow): string => present(ids.get(code)),
    evidenceById: byId(source.evidence),
    controlById: byId(source.controls),
    riskById: byId(source.risks),
    planById: byId(source.plans),
    rowById: byId(rows),
    /** What the assessment is about: the same system in every assessment of a department, or of the organisation. */
    systemId: {
      'identifier-type': 'https://ietf.org/rfc/rfc4122',
      id: uuidOf('system', stored.department_id ?? organisation.id),
    },
    systemName: oneLine([organisation.name, stored.department_name ?? ''].join(' ')) ?? stored.ref,
    standardId: uuidOf(
      'standard',
      // One's own is nobody else's, whatever it is called.
      [isShipped(stored.standard) ? '' : organisation.id, stored.standard, stored.standard_version].join(' '),
    ),
  };
}
export type OscalDocument = ReturnType<typeof oscalDocument>;

/** When what a document says was changed last: not when it was made, so that two of the same state are the same. */
const lastModified = ({ stored, rows, evidence, controls, findings, risks, plans }: OscalSource): string =>
  latest([
    stored.updated_at,
    ...[rows, evidence, controls, findings, risks, plans, plans.flatMap(({ tasks }) => tasks)].flatMap(
      (some) => some.map(({ updated_at }) => new Date(updated_at).toISOString()),
    ),
  ]);

/** The rows of a person's name that an assessment itself gives. */
export const peopleOf = ({ lead_id, reviewer_id, approved_by }: StoredAssessment) => [
  lead_id,
  reviewer_id,
  approved_by,
];

export function metadataOf(document: OscalDocument, model: OscalModel) {
  const { stored, words, phrase, parties, language } = document;
  return {
    title: phrase(words.title[model], { name: stored.name.replaceAll(/\s+/g, ' ') }),
    'last-modified': lastModified(document),
    version: String(stored.version),
    'oscal-version': oscalVersion,
    'document-ids': [{ identifier: stored.ref }],
    ...props({
      ref: stored.ref,
      kind: stored.kind,
      status: stored.status,
      standard: stored.standard,
      'standard-version': stored.standard_version,
      department: stored.department_name,
      'period-from': stored.period_from,
      'period-to': stored.period_to,
      group: stored.groups_in_scope,
      'due-date': stored.due_date,
      'approved-hash': stored.hash,
      language,
    }),
    roles: keysOf(words.role).map((id) => ({ id, title: words.role[id] })),
    parties: parties.list,
    ...some(
      'responsible-parties',
      parties.responsible(
        ['assessment-lead', [stored.lead_id]],
        ['reviewer', [stored.reviewer_id]],
        ['approver', [stored.approved_by]],
      ),
    ),
  };
}

/** The figures of compliance: OSCAL has none. */
export const figureProps = ({ stored }: OscalSource) => {
  const { coverage, compliance, of_assessed, proven, controls, applicable, assessed, carried } = figuresOf(
    stored.sums,
  );
  return {
    coverage,
    compliance,
    'of-assessed': of_assessed,
    proven,
    controls,
    applicable,
    assessed,
    carried,
  };
};

/** What an answer says that OSCAL has no place for. */
export const answerProps = (row: OscalRow) => ({
  code: row.code,
  result: row.result,
  'implementation-percent': row.implementation_percent,
  'maturity-level': row.maturity_level,
  status: row.status,
  proven: row.proven_share * 100,
  carried: row.is_carried ? true : null,
  'applicability-state': row.applicability_state,
  'applicability-reason': row.applicability_reasons,
  'evidence-count': row.evidence_count,
  control: row.control_refs,
});

/** The standard, as a source that a document refers to. NIST publishes its own as a catalogue; the others are sold or licensed. */
export const standardResource = ({
  stored,
  standardId,
  standardName,
  provider,
  words,
  title,
}: OscalDocument) => ({
  uuid: standardId,
  title: title(standardName),
  description: words.standard,
  ...props({ standard: stored.standard, version: stored.standard_version, provider }),
  citation: { text: title(standardName, provider) },
  ...some(
    'rlinks',
    stored.standard === 'nist_csf' ? [{ href: nistCatalogue, 'media-type': 'application/oscal+json' }] : [],
  ),
});
const nistCatalogue =
  'https://raw.githubusercontent.com/usnistgov/oscal-content/main/nist.gov/CSF/v2.0/json/NIST_CSF_v2.0_catalog.json';

/** A risk of the register. */
export const registerRisk = ({ title, prose, parties }: OscalDocument, risk: OscalRisk, status: string) => ({
  uuid: uuidOf('risk', risk.id),
  title: title(risk.ref, risk.title),
  description: prose(risk.description),
  statement: prose(risk.title),
  ...props({ ref: risk.ref, source: 'register', status: risk.status }),
  status,
  ...parties.origins('risk-owner', risk.owner_id),
});

/** What was answered to a control, as something that was observed. Of what was carried over it says that it is of an earlier time. */
export function answerObservation(document: OscalDocument, row: OscalRow) {
  const { words, phrase, title, prose, titleOf, parties, evidenceById } = document;
  const evidence = row.evidence.flatMap((id) => evidenceById.get(id) ?? []);
  return {
    uuid: uuidOf('answer', row.id),
    title: title(row.code, titleOf(row)),
    description: prose(row.observation, words.no_observation),
    ...props(answerProps(row)),
    // What somebody says without showing anything was neither examined nor tested.
    methods: [row.evidence_count > 0 ? 'EXAMINE' : 'UNKNOWN'],
    types: [row.is_carried ? 'historic' : 'control-objective'],
    ...parties.origins('respondent', row.submitted_by, row.owner_id, document.stored.lead_id),
    ...some(
      'relevant-evidence',
      evidence.map(({ ref, name, kind, status, effective_from, effective_to, expires_on }) => ({
        description: title(ref, name),
        ...props({
          ref,
          kind,
          status,
          'effective-from': effective_from,
          'effective-to': effective_to,
          'expires-on': expires_on,
        }),
      })),
    ),
    collected: new Date(row.decided_at ?? row.submitted_at ?? row.updated_at).toISOString(),
    ...expiry(row, evidence),
    ...(row.no_evidence_reason === null || row.evidence_count > 0
      ? {}
      : { remarks: phrase(words.no_evidence, { text: row.no_evidence_reason }) }),
  };
}

/** The day on which nothing proves it any more, where all that does ends and is seen. */
function expiry(row: OscalRow, evidence: readonly OscalEvidence[]) {
  const proving = evidence.filter(({ status }) => status === 'accepted');
  const ends = proving.flatMap(({ expires_on }) => expires_on ?? []);
  const isKnown =
    row.proven_share === 1 && evidence.length === row.evidence_count && ends.length === proving.length;
  return isKnown && ends.length > 0 ? { expires: startOf(latest(ends)) } : {};
}

/** A finding as something that was observed. */
export const findingObservation = (
  { title, prose, parties, rowById }: OscalDocument,
  finding: OscalFinding,
) => ({
  uuid: uuidOf('finding', finding.id),
  title: title(finding.ref, finding.title),
  description: prose(finding.description),
  ...props({
    ref: finding.ref,
    kind: finding.kind,
    severity: finding.severity,
    status: finding.status,
    'due-date': finding.due_date,
    code: rowById.get(finding.control_assessment_id ?? '')?.code,
  }),
  methods: ['UNKNOWN'],
  types: ['finding'],
  ...parties.origins('finding-owner', finding.created_by, finding.owner_id),
  collected: new Date(finding.created_at).toISOString(),
});
