import { implementationOf, isAssessed, statementOf, statusOfRisk, targetStatusOf } from '../oscal.rules.ts';
import {
  answerObservation,
  figureProps,
  findingObservation,
  metadataOf,
  registerRisk,
  standardResource,
  type OscalDocument,
} from './oscal-document.presenter.ts';
import { props, said, some, uuidOf } from './oscal-parts.presenter.ts';
import type { OscalRow } from './oscal.queries.ts';
import { markup } from '../oscal.rules.ts';

/** Whether what a control asks is satisfied, with what was observed and the risks that are linked with it. */
export function targetFinding(document: OscalDocument, row: OscalRow, observed: readonly string[]) {
  const { title, titleOf, words, controlId, riskById } = document;
  const risks = row.risks.filter((id) => riskById.has(id));
  return {
    uuid: uuidOf('target', row.id),
    title: title(row.code, titleOf(row)),
    description: words.judged,
    ...props({ code: row.code, proven: row.proven_share * 100 }),
    target: {
      type: 'statement-id',
      'target-id': statementOf(controlId(row)),
      status: targetStatusOf(row.result),
      'implementation-status': { state: implementationOf(row) },
    },
    'implementation-statement-uuid': uuidOf('requirement', row.id),
    'related-observations': [uuidOf('answer', row.id), ...observed].map((uuid) => ({
      'observation-uuid': uuid,
    })),
    ...some(
      'related-risks',
      risks.map((id) => ({ 'risk-uuid': uuidOf('risk', id) })),
    ),
  };
}

/** The findings of each control of an assessment, by the id of its answer. */
export function findingsByRow({ findings }: OscalDocument): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, control_assessment_id: row } of findings)
    if (row !== null) found.set(row, [...(found.get(row) ?? []), uuidOf('finding', id)]);
  return found;
}

/** What was assessed: what applies; what does not is excluded. */
function reviewedControls({ rows, words, controlId }: OscalDocument) {
  const list = (isIn: boolean) =>
    rows
      .filter(({ applicability_state }) => (applicability_state !== 'not_applicable') === isIn)
      .map((row) => ({ 'control-id': controlId(row) }));
  const included = list(true);
  return {
    description: words.reviewed,
    'control-selections': [
      {
        ...(included.length === 0 ? { 'include-all': {} } : { 'include-controls': included }),
        ...some('exclude-controls', list(false)),
      },
    ],
  };
}

/** An assessment as the results of one. */
export function assessmentResults(document: OscalDocument) {
  const { stored, rows, findings, risks, words, phrase, title, standardName } = document;
  const observed = findingsByRow(document);
  const answered = rows.filter(
    ({ applicability_state, result }) =>
      applicability_state !== 'not_applicable' && result !== 'not_assessed',
  );
  const plan = uuidOf('assessment-plan', stored.id);
  const period = { standard: standardName, from: stored.period_from, to: stored.period_to };
  return {
    'assessment-results': {
      uuid: uuidOf('assessment-results', stored.id),
      metadata: metadataOf(document, 'assessment-results'),
      'import-ap': { href: `#${plan}` },
      results: [
        {
          uuid: uuidOf('result', stored.id),
          title: title(stored.ref, stored.name),
          description: phrase(words.results, period),
          start: new Date(stored.created_at).toISOString(),
          ...said(
            'end',
            stored.approved_at === null ? undefined : new Date(stored.approved_at).toISOString(),
          ),
          ...props(figureProps(document)),
          'reviewed-controls': reviewedControls(document),
          ...some('observations', [
            ...answered.map((row) => () => answerObservation(document, row)),
            ...findings.map((finding) => () => findingObservation(document, finding)),
          ]),
          ...some(
            'risks',
            risks.map((risk) => registerRisk(document, risk, statusOfRisk[risk.status])),
          ),
          ...some(
            'findings',
            rows
              .filter(isAssessed)
              .map((row) => () => targetFinding(document, row, observed.get(row.id) ?? [])),
          ),
          ...said('remarks', markup(stored.scope_text)),
        },
      ],
      'back-matter': {
        resources: [
          {
            uuid: plan,
            title: title(stored.ref, stored.name),
            description: phrase(words.assessment_plan, period),
            ...props({ kind: stored.kind, group: stored.groups_in_scope }),
            ...said('remarks', markup(stored.scope_text)),
          },
          standardResource(document),
        ],
      },
    },
  };
}
