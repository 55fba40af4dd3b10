/** What a record needs in what is there already: lines behind the line that has these words, or more words in it. They stand there once. */
export interface Insertion {
  file: string;
  behind: string;
  lines: readonly string[];
  isWithin?: true;
}

const at = (file: string, behind: string, ...lines: string[]): Insertion => ({ file, behind, lines });
const within = (file: string, behind: string, more: string): Insertion => ({
  file,
  behind,
  lines: [more],
  isWithin: true,
});
/** An import behind the one of `behind`, and the other lines behind theirs. */
const listed = (
  file: string,
  [behind, imported]: [string, string],
  ...entries: [behind: string, line: string][]
): Insertion[] => [at(file, behind, imported), ...entries.map(([behind, line]) => at(file, behind, line))];

const incident = '#features/treatment/incident';

/** Where the product lists its records, calls, screens and texts. */
const inProduct: readonly Insertion[] = [
  ...listed(
    'src/app/workflows.ts',
    ['planWorkflow }', `import { incidentWorkflow } from '${incident}/incident.workflow.ts';`],
    ['  mappingWorkflow,', '  incidentWorkflow,'],
  ),
  ...listed(
    'src/app/routes.ts',
    ['import { taskRoutes }', `import { incidentRoutes } from '${incident}/server/incident.routes.ts';`],
    ['  ...findingRoutes,', '  ...incidentRoutes,'],
  ),
  ...listed(
    'src/app/screens.ts',
    ['import { taskScreens }', `import { incidentScreens } from '${incident}/web/incident.screens.ts';`],
    ['  ...taskScreens,', '  ...incidentScreens,'],
  ),
  at(
    'src/app/texts.ts',
    'import { tr as taskTr }',
    ...['en', 'tr', 'ar'].map(
      (one) =>
        `import { ${one} as incident${one[0]?.toUpperCase()}${one[1]} } from '${incident}/text/${one}.ts';`,
    ),
  ),
  at('src/app/texts.ts', '{ en: taskEn', '  { en: incidentEn, tr: incidentTr, ar: incidentAr },'),
  ...listed(
    'src/app/shell/start/text-namespaces.ts',
    [
      'import type { en as treatmentIndicator }',
      `import type { en as treatmentIncident } from '${incident}/text/en.ts';`,
    ],
    ["    'treatment-indicator'", "    'treatment-incident': typeof treatmentIncident;"],
  ),
  ...listed(
    'src/app/work-sources.ts',
    ['import { planWork }', `import { incidentWork } from '${incident}/server/incident-work.queries.ts';`],
    ['  ...planWork,', '  ...incidentWork,'],
  ),
  ...listed(
    'src/app/due-sources.ts',
    ['import { duePlans }', `import { dueIncidents } from '${incident}/server/incident-work.queries.ts';`],
    ['  duePlans,', '  dueIncidents,'],
  ),
  ...listed(
    'src/app/holdings.ts',
    [
      'import { ownedIndicators }',
      `import { ownedIncidents } from '${incident}/server/held-incident.queries.ts';`,
    ],
    ['  ownedIndicators,', '  ownedIncidents,'],
  ),
  ...listed(
    'src/app/department-contents.ts',
    [
      'import { plansInDepartment }',
      `import { incidentsInDepartment } from '${incident}/server/held-incident.queries.ts';`,
    ],
    ['  plansInDepartment,', '  incidentsInDepartment,'],
  ),
  ...listed(
    'src/app/commented-records.ts',
    [
      'import { commentedPlans }',
      `import { commentedIncidents } from '${incident}/server/held-incident.queries.ts';`,
    ],
    ['  finding: commentedFindings,', '  incident: commentedIncidents,'],
  ),
  ...listed(
    'src/app/shell/frame/LoggedRecords.tsx',
    ['import { planRecord }', `import { incidentRecord } from '${incident}/incident.record.ts';`],
    ['    plan: useFieldWords', "    incident: useFieldWords(incidentRecord, 'treatment-incident').change,"],
  ),
  at('src/features/collaboration/comment/comment.contract.ts', "  'finding',", "  'incident',"),
  at(
    'src/features/organisation/activity-log/web/shared/act-words.rules.ts',
    "  plan: 'treatment-plan',",
    "  incident: 'treatment-incident',",
  ),
  at(
    'src/features/treatment/record-path/record-path.rules.ts',
    '  plan: `',
    '  incident: `${under}/incidents/`,',
  ),
  at('src/app/shell/navigation/navigation.ts', '  ShieldCheck,', '  Siren,'),
  at(
    'src/app/shell/navigation/navigation.ts',
    "entry('risk-tasks'",
    "      entry('risk-incidents', 'incidents', '/apps/risk/management/incidents', Siren),",
  ),
  within('ARCHITECTURE.md', '· `task` · ', '`incident` what went wrong and did harm · '),
];

/** Words of other features about a record of this kind. */
const inTexts: readonly Insertion[] = (
  [
    [
      'en',
      'Incidents',
      'Incidents',
      'Triage an incident',
      'Close a resolved incident',
      'Deal with an incident',
    ],
    [
      'tr',
      'Olaylar',
      'Olaylar',
      'Bir olayın ön incelemesini yapın',
      'Çözülen bir olayı kapatın',
      'Bir olayla ilgilenin',
    ],
    ['ar', 'الحوادث', 'الحوادث', 'فرز حادثة', 'إغلاق حادثة معالَجة', 'تولّي حادثة'],
  ] as const
).flatMap(([language, inNavigation, inLog, triage, closing, own]) => [
  at(`src/app/text/${language}.ts`, '    plans: ', `    incidents: '${inNavigation}',`),
  at(`src/features/organisation/activity-log/text/${language}.ts`, '    plan: ', `    incident: '${inLog}',`),
  at(
    `src/features/workspace/work/text/${language}.ts`,
    '    task_review: ',
    `    incident_triage: '${triage}',`,
    `    incident_closing: '${closing}',`,
    `    incident: '${own}',`,
  ),
]);

/** Where generated tests are told what they cannot know. */
const inTests: readonly Insertion[] = [
  ...listed(
    'tests/workflow.test.ts',
    ['import { mappingSubject }', "import { incidentSubject } from '#tests/workflow/incident-subject.ts';"],
    ["generated('Mappings'", "generated('Incidents', incidentSubject);"],
  ),
  ...listed(
    'tests/workflow/record-texts.test.ts',
    ['import { planRecord }', `import { incidentRecord } from '${incident}/incident.record.ts';`],
    ['  [planRecord', "  [incidentRecord, 'features/treatment/incident'],"],
  ),
  at(
    'tests/workflow/record-history.test.ts',
    'import { planRecord }',
    `import * as incidents from '${incident}/incident.contract.ts';`,
    `import { incidentRecord } from '${incident}/incident.record.ts';`,
    "import { incidentOf } from '#tests/workflow/incident-subject.ts';",
  ),
  at(
    'tests/workflow/record-history.test.ts',
    'const kinds: readonly Kind[] = [',
    '  {',
    '    record: incidentRecord,',
    '    make: async () =>',
    '      (await admin.calls(incidents.reportIncident, { body: incidentOf(department_id) })).data,',
    '    read: incidents.readIncident,',
    '    change: incidents.changeIncident,',
    '    history: incidents.readIncidentHistory,',
    '  },',
  ),
  ...listed('tests/workflow/verb-texts.test.ts', [
    'import { planWorkflow }',
    `import { incidentWorkflow } from '${incident}/incident.workflow.ts';`,
  ]),
  at(
    'tests/workflow/verb-texts.test.ts',
    "words: ['confirm', 'delete'],",
    '  },',
    '  incident: {',
    '    verbs: incidentWorkflow.verbs,',
    "    folder: 'treatment/incident',",
    "    undialogued: ['resolve', 'restore'],",
    '    ownWords: [],',
    "    words: ['contain', 'close', 'reopen', 'delete'],",
  ),
  ...listed(
    'tests/generated/starting-points.ts',
    [
      'import { indicatorFields',
      "import { startIncident } from '#tests/generated/treatment/incident-points.ts';",
    ],
    [
      "if (path.startsWith('/finding/'))",
      "  if (path.startsWith('/incident/')) return startIncident(path, { world, word, people });",
    ],
  ),
  at(
    'tests/treatment/comment-world.ts',
    'import { through }',
    `import * as incidents from '${incident}/incident.contract.ts';`,
    "import { incidentOf, wayOf } from '#tests/workflow/incident-subject.ts';",
  ),
  at(
    'tests/treatment/comment-world.ts',
    'export const commentedKinds: Record<CommentedType, Commented> = {',
    '  incident: {',
    "    acts: 'incident',",
    '    create: async ({ admin, departments }, owner) => {',
    "      const body = incidentOf(departments['Finance'] as string);",
    '      const { data } = await admin.calls(incidents.reportIncident, { body });',
    "      return through(data, ...wayOf('contained', admin, owner));",
    '    },',
    '    remove: ({ admin }, id, version) =>',
    "      admin.calls(incidents.deleteIncident, { params: { id }, body: { version, reason: 'Never was' } }),",
    '    history: async (who, id) =>',
    '      (await who.calls(incidents.readIncidentHistory, { params: { id } })).data,',
    '  },',
  ),
  at('tests/generated/comment-points.ts', "  finding: '/finding/:id/',", "  incident: '/incident/:id/',"),
  at(
    'src/features/identity/proof/sensitive-calls.test.ts',
    "'POST /finding/:id/verify/'",
    "    'POST /incident/:id/close/',",
  ),
  ...listed(
    'src/features/treatment/record-path/record-path.rules.test.ts',
    ['import { planLink }', `import { pathOfIncident } from '${incident}/incident-path.rules.ts';`],
    ["    plan: planLink('view'", "    incident: pathOfIncident('1'),"],
  ),
  within('src/app/shell/navigation/navigation.rules.test.ts', 'risk-tasks ', 'risk-incidents '),
  at(
    'src/app/shell/start/screens.test.ts',
    'import { listPlans }',
    `import { listIncidents, readIncident } from '${incident}/incident.contract.ts';`,
    `import { incidentsPage, pathOfIncident } from '${incident}/incident-path.rules.ts';`,
  ),
  at(
    'src/app/shell/start/screens.test.ts',
    "[pathOfFinding(':id')]: readFinding",
    '  [incidentsPage]: listIncidents,',
    "  [pathOfIncident(':id')]: readIncident,",
  ),
];

export const insertions: readonly Insertion[] = [...inProduct, ...inTexts, ...inTests];
