import type { Language } from '#platform/contract/access.ts';
import { isolated, type Block, type NewDocument } from '#platform/server/documents/document.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { Gap } from '#features/maturity/figure/gap.rules.ts';
import { answersBySection } from './answer-tables.presenter.ts';
import { bySection, largestGaps, summary } from './assessment-figures.presenter.ts';
import { documentWords, type DocumentWords } from './document-words.presenter.ts';

/** What the document is made from. */
export interface Printed {
  assessment: Assessment;
  organisation: string;
  flat: boolean;
  /** Ranked; as many as are shown. */
  gaps: readonly Gap[];
  /** That of the frozen answers, and whether it still is theirs; nothing where they are not frozen. */
  frozen: { holds: boolean } | undefined;
  language: Language;
  timezone: string;
  now: Date;
}

/** An assessment as a document: what it is, how it stands, what to do first, and every answer. */
export function assessmentDocument(printed: Printed): NewDocument {
  const { assessment, organisation, language, timezone, now } = printed;
  const words = documentWords(language, timezone);
  const { text, translate } = words;
  return {
    language,
    title: `${assessment.ref} ${assessment.name}`,
    author: organisation,
    head: {
      start: `${isolated(assessment.ref)} · ${isolated(assessment.name)}`,
      end: text.status[assessment.status],
    },
    foot: {
      start: `${isolated(organisation)} · ${words.at(text.moment, now.toISOString())}`,
      pages: text.pages,
    },
    blocks: [
      {
        kind: 'title',
        over: isolated(organisation),
        text: isolated(assessment.name),
        under: translate(text.under, { framework: assessment.framework_name }),
      },
      ...notices(printed, words),
      facts(printed, words),
      ...summary(assessment, words),
      ...largestGaps(assessment, printed.gaps, words),
      ...bySection(assessment, words),
      { kind: 'page' },
      { kind: 'heading', level: 1, text: text.answers },
      ...answersBySection(assessment, words),
      ...method(words),
    ],
  };
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });
const notice = (text: string): Block => ({
  kind: 'paragraph',
  notice: true,
  spans: [{ text, strong: true }],
});

function notices({ assessment, frozen }: Printed, { text, at }: DocumentWords): Block[] {
  const found: Block[] = [];
  if (frozen === undefined) found.push(notice(text.not_approved));
  else if (assessment.approved_at !== null)
    found.push(paragraph(at(text.as_approved, assessment.approved_at)));
  if (assessment.status === 'superseded') found.push(notice(text.superseded));
  if (frozen?.holds === false) found.push(notice(text.broken));
  // An edition of one's own framework keeps its words.
  if (assessment.framework !== 'custom' && assessment.flags.includes('older_content'))
    found.push(paragraph(text.older));
  return found;
}

function facts({ assessment, flat, frozen, now }: Printed, words: DocumentWords): Block {
  const { text, translate, at } = words;
  const names = (people: readonly { name: string }[]) =>
    people.map(({ name }) => isolated(name)).join(text.between) || text.nobody;
  const done = (by: { name: string } | null, when: string | null) => {
    if (when === null) return text.none;
    return by === null ? at(text.moment, when) : at(text.by, when, { name: by.name });
  };
  const widest = Math.max(0, ...assessment.groups_in_scope);
  const count = assessment.overall.questions;
  const tier = assessment.tiers?.find(({ value }) => value === assessment.tier);
  const factRows: [keyof typeof text.fact, string | undefined][] = [
    ['ref', isolated(assessment.ref)],
    ['status', text.status[assessment.status]],
    ['period', words.period(assessment.period)],
    ['department', flat ? undefined : isolated(assessment.department?.name ?? text.whole)],
    [
      'scope',
      widest === 0 ? translate(text.everything, { count }) : translate(text.group, { number: widest, count }),
    ],
    ['tier', tier && `${isolated(String(tier.value))} ${isolated(tier.name)}`],
    ['assessors', names(assessment.assessor)],
    ['reviewer', assessment.reviewer === null ? text.nobody : isolated(assessment.reviewer.name)],
    ['submitted', done(assessment.submitted_by, assessment.submitted_at)],
    ['approved', frozen && done(assessment.approved_by, assessment.approved_at)],
    ['hash', frozen && assessment.hash ? isolated(assessment.hash) : undefined],
    ['made', at(text.moment, now.toISOString())],
  ];
  return {
    kind: 'facts',
    name: isolated(assessment.name),
    facts: factRows.flatMap(([name, value]) =>
      value === undefined ? [] : [{ name: text.fact[name], value }],
    ),
  };
}

const method = ({ text }: DocumentWords): Block[] => [
  { kind: 'heading', level: 1, text: text.method },
  ...text.method_text.map(paragraph),
];
