import type { Endpoint } from '#platform/contract/endpoint.ts';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import {
  changeFramework,
  createFramework,
  publishFramework,
  retireFramework,
} from '#features/maturity/framework/own-framework.contract.ts';
import { listFrameworks } from '#features/maturity/framework/framework-list.contract.ts';
import {
  createAssessment,
  deleteAssessment,
} from '#features/maturity/assessment/assessment-change.contract.ts';
import {
  approveAssessment,
  startAssessment as start,
  submitAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import type { Caller } from '#tests/world/caller.ts';

const answers = (word: string) => [
  {
    question_id: '1.1',
    version: 0,
    current_level: 1,
    desired_level: 2,
    not_applicable: true,
    na_reason: `${word} has no devices`,
    note: `${word} says more`,
    confidence: 'low',
  },
];

const ownWords = (said: object) => ({ en: said });
/** What a framework of one's own asks, with the word wherever people write. */
const ownContent = (word: string) => ({
  languages: ['en'],
  words: ownWords({ name: `${word} framework`, description: word }),
  levels: Array.from({ length: 6 }, (_, at) => ownWords({ name: `${word} ${at}`, description: word })),
  sections: [
    {
      code: '1',
      weight: 1,
      words: ownWords({ name: word }),
      questions: [
        {
          code: '1.1',
          effort: 'S',
          weight: 1,
          words: ownWords({ title: word, text: word, guidance: word, evidence: word }),
        },
      ],
    },
  ],
});

/** What the schema of a call does not tell about its fields: which questions there are, and whose groups and tiers are. */
export const maturityFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/maturity/framework/': () => ({ copy_of: omitted }),
  '/maturity/framework/:id/': (word) => ({ content: ownContent(word) }),
  '/maturity/framework/:id/dashboard/': () => ({ version: omitted }),
  '/maturity/framework/:id/dashboard/:department_id/': () => ({ version: omitted }),
  '/maturity/assessment/': (word) => ({
    tier: omitted,
    framework_id: omitted,
    answers: answers(word),
    groups_in_scope: [1],
  }),
  '/maturity/assessment/:id/': () => ({ tier: omitted }),
  '/maturity/assessment/:id/answers/': (word) => ({ answers: answers(word) }),
  '/maturity/assessment/:id/assign/': () => ({ section_ids: ['1'], question_ids: ['2.1'] }),
  '/maturity/assessment/:id/roadmap/': () => ({
    efforts: [{ question_id: '1.1', version: 0, days: 5 }],
    question_ids: ['1.1'],
    control_id: omitted,
  }),
  '/compliance/iso/assessment/': () => ({ tier: omitted, groups_in_scope: [], answers: omitted }),
};

/** A framework of the organisation's own that assessments may be by. */
const offered = async (Admin: Caller): Promise<string | undefined> =>
  (await Admin.calls(listFrameworks)).data.find(
    ({ framework, status }) => framework === 'custom' && status === 'published',
  )?.id;

/** Brings a framework of the organisation's own into the state that the call starts from. */
export async function startFramework(
  { path, reads }: Pick<Endpoint, 'path' | 'reads'>,
  somebody: Somebody,
): Promise<Start> {
  const {
    word,
    people: { Admin },
  } = somebody;
  if (path.includes('/dashboard/')) {
    const own =
      (await offered(Admin)) ?? (await startFramework({ path: '', reads }, somebody))['maturity_framework'];
    return { ...(await startAssessment(path, somebody, own)), maturity_framework: own ?? '' };
  }
  const { data: made } = await Admin.calls(createFramework, { body: { name: `${word} asks for itself` } });
  const { id } = made;
  let { version } = made;
  const next = async (call: Endpoint, more = {}) =>
    void ({ version } = (
      await Admin.calls(call as typeof publishFramework, { params: { id }, body: { version, ...more } })
    ).data);
  if (path === '/maturity/framework/' || path === '/maturity/framework/:id/draft/')
    return { maturity_framework: id };
  if (reads || path !== '/maturity/framework/:id/') {
    await next(changeFramework, { content: ownContent(word) });
    if (!path.endsWith('/publish/')) await next(publishFramework);
    if (path.endsWith('/restore/')) await next(retireFramework);
  }
  return { maturity_framework: id };
}

const frameworkOf = (path: string) =>
  path.includes('/iso/') ? 'iso' : path.includes('/nist/') ? 'nist' : ('cis' as const);

/** Brings an assessment into the state that the call starts from. */
export async function startAssessment(
  path: string,
  { world, word, people: { Admin, Staff } }: Somebody,
  framework_id?: string,
): Promise<Start> {
  const ends = (...verbs: string[]) => verbs.some((verb) => path.endsWith(`/${verb}/`));
  const framework = framework_id === undefined ? frameworkOf(path) : 'custom';
  // Some of the dashboards say nothing of a department: theirs is that of the whole organisation.
  const isWhole = [
    '/maturity/dashboard/cis/',
    '/maturity/nist/dashboard/',
    '/maturity/framework/:id/dashboard/',
  ].includes(path);
  const department = world.departments['Finance'] as string;
  const answerer = isWhole ? Admin : Staff;
  const { data: made } = await Admin.calls(createAssessment, {
    body: {
      framework,
      ...(framework_id !== undefined && { framework_id }),
      name: `${word} rates itself`,
      period: { from: '2026-01-01', to: '2026-06-30' },
      department_id: isWhole ? null : department,
      ...(framework === 'cis' && { groups_in_scope: [1] }),
    },
  });
  const { id } = made;
  let { version } = made;
  const next = async (somebody: Caller, verb: typeof start) =>
    void ({ version } = (await somebody.calls(verb, { params: { id }, body: { version } })).data);
  const isShown = path.includes('/dashboard/');
  if (isShown || ends('submit', 'return', 'approve', 'reopen')) {
    await next(answerer, start);
    const asked = made.sections.flatMap(({ questions }) => questions ?? []);
    const said = asked.map(({ question_id }) => ({ question_id, version: 0, current_level: 2 }));
    await answerer.calls(saveAnswers, { params: { id }, body: { answers: said } });
  }
  if (isShown || ends('return', 'approve', 'reopen')) await next(answerer, submitAssessment as never);
  if (ends('reopen')) await next(Admin, approveAssessment as never);
  if (ends('restore')) await Admin.calls(deleteAssessment, { params: { id }, body: { version } });
  return { maturity_assessment: id, department };
}
