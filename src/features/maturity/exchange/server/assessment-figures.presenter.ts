import { isolated, type Block, type Cell } from '#platform/server/documents/document.ts';
import { highestLevel, lowestLevel } from '#features/maturity/framework/framework-content.contract.ts';
import type { Assessment, ShownFigures } from '#features/maturity/assessment/assessment.contract.ts';
import { isComplete } from '#features/maturity/figure/figure.rules.ts';
import type { Gap } from '#features/maturity/figure/gap.rules.ts';
import type { DocumentWords } from './document-words.presenter.ts';

const cell = (text: string): Cell => [{ spans: [{ text }] }];

/** The figures of the whole. */
export function summary({ overall }: Assessment, words: DocumentWords): Block[] {
  const { text, translate, level, percent } = words;
  const applying = overall.questions - overall.not_applicable;
  return [
    { kind: 'heading', level: 1, text: text.summary },
    {
      kind: 'figures',
      name: text.figures,
      figures: [
        { name: text.current, value: level(overall.current), note: text.of_levels },
        { name: text.desired, value: level(overall.desired), note: text.of_both_levels },
        { name: text.gap, value: level(overall.gap), note: text.of_the_same },
        { name: text.percent, value: percent(overall.percent) },
        {
          name: text.coverage,
          value: percent(overall.coverage),
          note: translate(text.of_questions, { answered: overall.answered, count: applying }),
        },
      ],
    },
    { kind: 'paragraph', spans: [{ text: text.no_difference }] },
    ...(isComplete(overall)
      ? []
      : [{ kind: 'paragraph' as const, notice: true, spans: [{ text: text.incomplete, strong: true }] }]),
  ];
}

/** Every section drawn, and beside the picture its figures. */
export function bySection({ sections }: Assessment, words: DocumentWords): Block[] {
  const { text, translate, level, percent } = words;
  const figuresText = (figures: ShownFigures) => {
    if (figures.current === null)
      return figures.questions === figures.not_applicable ? text.not_applicable : text.unanswered;
    return translate(isComplete(figures) ? text.told : text.told_partial, {
      current: level(figures.current),
      desired: level(figures.desired),
      coverage: percent(figures.coverage ?? 0),
    });
  };
  return [
    { kind: 'heading', level: 1, text: text.sections },
    {
      kind: 'bars',
      name: text.picture,
      scale: { from: lowestLevel, to: highestLevel },
      legend: text.legend,
      bars: sections.map(({ code, name, figures }) => ({
        label: `${isolated(code)} ${isolated(name)}`,
        value: figures.current,
        goal: figures.desired,
        partial: !isComplete(figures),
        told: figuresText(figures),
      })),
    },
    { kind: 'heading', level: 2, text: text.section_table },
    {
      kind: 'table',
      name: text.section_table,
      dense: true,
      columns: [
        { name: text.section, share: 40 },
        ...[text.current, text.desired, text.gap, text.percent, text.answered].map((name) => ({
          name,
          share: 12,
          end: true,
        })),
      ],
      rows: sections.map(({ code, name, figures }) => [
        cell(`${isolated(code)} ${isolated(name)}`),
        cell(level(figures.current)),
        cell(level(figures.desired)),
        cell(level(figures.gap)),
        cell(percent(figures.percent)),
        cell(percent(figures.coverage)),
      ]),
    },
  ];
}

/** What to do first. */
export function largestGaps(
  { sections }: Assessment,
  gaps: readonly Gap[],
  { text }: DocumentWords,
): Block[] {
  const questions = new Map(
    sections.flatMap((section) => (section.questions ?? []).map((one) => [one.code, one] as const)),
  );
  return [
    { kind: 'heading', level: 1, text: text.gaps },
    { kind: 'paragraph', spans: [{ text: gaps.length === 0 ? text.no_gaps : text.gaps_help }] },
    ...(gaps.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            name: text.gaps,
            dense: true,
            columns: [
              { name: text.reference, share: 13 },
              { name: text.question, share: 51 },
              { name: text.current, share: 12, end: true },
              { name: text.desired, share: 12, end: true },
              { name: text.gap, share: 12, end: true },
            ],
            rows: gaps.map(({ question_id, current, desired }) => [
              cell(isolated(question_id)),
              cell(isolated(questions.get(question_id)?.title ?? question_id)),
              cell(String(current)),
              cell(String(desired)),
              cell(String(desired - current)),
            ]),
          },
        ]),
  ];
}
