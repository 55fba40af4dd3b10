import {
  isAssessed,
  lifecycleOfPlan,
  markup,
  statusOfRisk,
  weaknessOfFinding,
  weaknessOfPlan,
} from '../oscal.rules.ts';
import {
  answerObservation,
  findingObservation,
  metadataOf,
  registerRisk,
  standardResource,
  type OscalDocument,
} from './oscal-document.presenter.ts';
import { props, said, some, startOf, uuidOf } from './oscal-parts.presenter.ts';
import type { OscalFinding, OscalPlan } from './oscal-plan.queries.ts';
import type { OscalRow } from './oscal.queries.ts';
import { findingsByRow, targetFinding } from './oscal-results.presenter.ts';
import { present } from '#platform/contract/values/present.ts';

/** What is to be done: from a finding, or from a plan that was opened for none of them. */
interface Item {
  finding: OscalFinding | undefined;
  plan: OscalPlan | undefined;
  /** The controls that it is about. */
  rows: readonly OscalRow[];
}

/** A strength is nothing to be done about. */
function itemsOf({ findings, plans, rows, planById, rowById }: OscalDocument): Item[] {
  const found = findings
    .filter(({ kind }) => kind !== 'strength')
    .map((finding) => ({
      finding,
      plan: planById.get(finding.plan_id ?? ''),
      rows: [rowById.get(finding.control_assessment_id ?? '') ?? []].flat(),
    }));
  const planned = new Map<string, OscalRow[]>();
  for (const row of rows) for (const id of row.plans) planned.set(id, [...(planned.get(id) ?? []), row]);
  const opened = new Set(found.map(({ plan }) => plan?.id));
  const others = plans
    .filter(({ id }) => !opened.has(id))
    .map((plan) => ({ finding: undefined, plan, rows: planned.get(plan.id) ?? [] }));
  return [...found, ...others];
}

const onDate = (day: string) => ({ timing: { 'on-date': { date: startOf(day) } } });

/** A plan as the answer to a risk: its beginning and its end are milestones, what is done for it are actions. */
function planResponse({ words, title, prose, parties }: OscalDocument, plan: OscalPlan) {
  const milestones = (['start_on', 'due_on'] as const).flatMap((when) => {
    const day = plan[when];
    return day === null
      ? []
      : [
          {
            uuid: uuidOf(`plan-${when}`, plan.id),
            type: 'milestone',
            title: when === 'start_on' ? words.starts : words.due,
            ...onDate(day),
          },
        ];
  });
  const actions = plan.tasks.map(({ id, ref, title: name, status, start_on, due_on }) => ({
    uuid: uuidOf('task', id),
    type: 'action',
    title: title(ref, name),
    ...props({ ref, status }),
    ...(due_on === null
      ? {}
      : start_on === null
        ? onDate(due_on)
        : { timing: { 'within-date-range': { start: startOf(start_on), end: startOf(due_on) } } }),
  }));
  return {
    uuid: uuidOf('plan', plan.id),
    lifecycle: lifecycleOfPlan[plan.status],
    title: title(plan.ref, plan.title),
    description: prose(plan.objective ?? plan.description),
    ...props({ ref: plan.ref, status: plan.status, priority: plan.priority, progress: plan.progress }),
    ...parties.origins('plan-owner', plan.owner_id),
    ...some('tasks', [...milestones, ...actions]),
    ...said('remarks', plan.objective === null ? undefined : markup(plan.description)),
  };
}

/** What is done about a finding besides its plan, in its own words. */
function correctiveAction({ words, prose, parties }: OscalDocument, finding: OscalFinding | undefined) {
  const action = finding?.corrective_action ?? finding?.correction;
  if (finding === undefined || markup(action) === undefined) return [];
  return [
    {
      uuid: uuidOf('corrective-action', finding.id),
      lifecycle: ['resolved', 'closed'].includes(finding.status) ? 'completed' : 'planned',
      title: words.corrective_action,
      description: prose(action),
      ...parties.origins('finding-owner', finding.owner_id),
    },
  ];
}

const idOf = ({ finding, plan }: Item): string => present(finding ?? plan).id;

/** What an item is there to take away: the place where OSCAL keeps its date, its status and what is done about it. */
function weakness(document: OscalDocument, item: Item) {
  const { title, prose, phrase, words, parties } = document;
  const { finding, plan } = item;
  const named = finding ?? plan;
  const due = finding?.due_date ?? plan?.due_on;
  return {
    uuid: uuidOf('weakness', idOf(item)),
    title: title(named?.ref, named?.title),
    description: phrase(finding ? words.finding_risk : words.plan_risk, { ref: named?.ref ?? '' }),
    statement: prose(finding?.root_cause ?? finding?.description ?? plan?.objective),
    ...props({ ref: named?.ref, source: finding ? 'finding' : 'plan', severity: finding?.severity }),
    status: finding ? weaknessOfFinding[finding.status] : weaknessOfPlan[present(plan).status],
    ...parties.origins(finding ? 'finding-owner' : 'plan-owner', named?.owner_id ?? null),
    ...said('deadline', due ? startOf(due) : undefined),
    ...some('remediations', [
      ...(plan ? [planResponse(document, plan)] : []),
      ...correctiveAction(document, finding),
    ]),
    ...some('related-observations', finding ? [{ 'observation-uuid': uuidOf('finding', finding.id) }] : []),
  };
}

function poamItem(document: OscalDocument, item: Item) {
  const { title, prose, parties, riskById } = document;
  const { finding, plan, rows } = item;
  const named = finding ?? plan;
  const assessed = rows.filter(isAssessed);
  const risks = new Set([...rows.flatMap((row) => row.risks), finding?.risk_id ?? '']);
  return {
    uuid: uuidOf('poam-item', idOf(item)),
    title: title(named?.ref, named?.title),
    description: prose(named?.description),
    ...props({
      ref: named?.ref,
      source: finding ? 'finding' : 'plan',
      kind: finding?.kind,
      severity: finding?.severity,
      status: named?.status,
      plan: plan?.ref,
      code: rows.map(({ code }) => code),
      'due-date': finding?.due_date ?? plan?.due_on,
    }),
    ...parties.origins(finding ? 'finding-owner' : 'plan-owner', named?.owner_id ?? null),
    ...some(
      'related-findings',
      assessed.map(({ id }) => ({ 'finding-uuid': uuidOf('target', id) })),
    ),
    ...some(
      'related-observations',
      [
        ...(finding ? [uuidOf('finding', finding.id)] : []),
        ...assessed.map(({ id }) => uuidOf('answer', id)),
      ].map((uuid) => ({ 'observation-uuid': uuid })),
    ),
    'related-risks': [
      uuidOf('weakness', idOf(item)),
      ...[...risks].filter((id) => riskById.has(id)).map((id) => uuidOf('risk', id)),
    ].map((uuid) => ({ 'risk-uuid': uuid })),
    ...said('remarks', markup(finding?.correction)),
  };
}

/** What is to be done after an assessment; nothing where there is nothing. */
export function planOfAction(document: OscalDocument) {
  const { stored, systemId, findings, riskById } = document;
  const items = itemsOf(document);
  if (items.length === 0) return undefined;
  const observed = findingsByRow(document);
  const rows = [...new Set(items.flatMap((item) => item.rows))].filter(isAssessed);
  const named = items.flatMap((item) => [
    ...item.rows.flatMap((row) => row.risks),
    item.finding?.risk_id ?? '',
  ]);
  const risks = [...new Set(named)].flatMap((id) => riskById.get(id) ?? []);
  return {
    'plan-of-action-and-milestones': {
      uuid: uuidOf('poam', stored.id),
      metadata: metadataOf(document, 'poam'),
      'system-id': systemId,
      ...some('observations', [
        ...findings.map((finding) => () => findingObservation(document, finding)),
        ...rows.map((row) => () => answerObservation(document, row)),
      ]),
      risks: [
        ...items.map((item) => weakness(document, item)),
        ...risks.map((risk) => registerRisk(document, risk, statusOfRisk[risk.status])),
      ],
      ...some(
        'findings',
        rows.map((row) => () => targetFinding(document, row, observed.get(row.id) ?? [])),
      ),
      'poam-items': items.map((item) => poamItem(document, item)),
      'back-matter': { resources: [standardResource(document)] },
    },
  };
}
