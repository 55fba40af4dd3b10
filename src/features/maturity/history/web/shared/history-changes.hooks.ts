import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { Confidence } from '#features/maturity/assessment/answer.contract.ts';
import type { MaturityStatus } from '#features/maturity/assessment/assessment-status.contract.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { AssessmentHistoryEntry } from '../../history.contract.ts';
import { questionOf } from '../../history.rules.ts';

type Change = AssessmentHistoryEntry['changes'][number];

/** Questions to which the same was done, and what. */
export interface QuestionChanges {
  codes: string;
  isOne: boolean;
  changes: ShownChange[];
}

/** More than these do not fit into a line. */
const named = 6;

/** What the log says of an assessment's fields and of its answers, in the reader's language. */
export function useHistoryChanges({ levels, tiers }: Pick<Assessment, 'levels' | 'tiers'>) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  return useMemo(() => {
    const names: Record<string, string> = {
      name: t('add.name'),
      status: t('list.column.status'),
      groups_in_scope: t('list.column.scope'),
      assessors: t('list.column.assessor'),
      reviewer: t('list.column.reviewer'),
      due_date: t('list.column.due_date'),
      tier: t('list.column.tier'),
      current_level: t('words.current'),
      desired_level: t('words.desired'),
      not_applicable: t('assess.does_not_apply'),
      na_reason: t('assess.reason'),
      note: t('assess.note'),
      confidence: t('assess.confidence'),
      assigned_to: t('assess.assigned'),
      ...Object.fromEntries(
        (['period_from', 'period_to', 'is_dashboard', 'carried_from', 'days', 'body'] as const).map(
          (field) => [field, t(`story.field.${field}`)],
        ),
      ),
    };
    const levelName = (value: unknown, of: Assessment['levels'] | null) =>
      [value, of?.find((level) => level.value === value)?.name].join(' ').trim();
    const value = (field: string, raw: unknown): string | undefined => {
      if (field === 'carried_from') return t(raw === null ? 'story.copied.done' : 'story.copied.open');
      if (raw === null || raw === undefined || raw === '') return undefined;
      if (typeof raw === 'boolean') return t(raw ? 'assess.yes' : 'assess.no');
      switch (field) {
        case 'status':
          return t(`words.status.${raw as MaturityStatus}`);
        case 'confidence':
          return t(`words.confidence.${raw as Confidence}`);
        case 'current_level':
        case 'desired_level':
          return levelName(raw, levels);
        case 'tier':
          return levelName(raw, tiers);
        case 'period_from':
        case 'period_to':
        case 'due_date':
          return formats.day(String(raw));
        case 'groups_in_scope':
          return (raw as number[]).length === 0
            ? t('words.everything')
            : t('words.group', { number: Math.max(...(raw as number[])) });
        case 'assessors':
        case 'assigned_to':
          return (raw as string[]).join(t('words.between')) || t('words.nobody');
        case 'days':
          return formats.number(Number(raw));
        default:
          return String(raw);
      }
    };
    const toShownChange = (field: string, { old, new: now }: Change): ShownChange => ({
      key: field,
      name: names[field] ?? field,
      old: value(field, old),
      new: value(field, now),
      isFirst: old === null || old === false || (Array.isArray(old) && old.length === 0),
    });
    const codes = (questions: readonly string[]): string => {
      const shown = questions.slice(0, named).join(t('words.between'));
      const count = questions.length - named;
      return count <= 0 ? shown : t('story.and_more', { codes: shown, count });
    };
    return {
      codes,
      /** One change, by the field's own name. */
      one: toShownChange,
      /** Of the assessment itself. What an act is called by says its status already. */
      ofWhole: ({ action, changes }: AssessmentHistoryEntry): ShownChange[] =>
        changes
          .filter(({ field }) => questionOf(field) === undefined)
          .filter(({ field }) => field !== 'status' || action === 'maturity.answered')
          .map((change) => toShownChange(change.field, change)),
      /** Question by question; those to which the very same was done stand together. */
      ofQuestions: ({ questions, changes }: AssessmentHistoryEntry): QuestionChanges[] => {
        const of = Map.groupBy(changes, ({ field }) => questionOf(field)?.question);
        const done = questions.flatMap((question) => {
          const own = of.get(question) ?? [];
          return own.length === 0
            ? []
            : [
                {
                  question,
                  changes: own.map((one) => toShownChange(questionOf(one.field)?.part ?? '', one)),
                },
              ];
        });
        return [...Map.groupBy(done, (one) => JSON.stringify(one.changes)).values()].map((same) => ({
          codes: same.map(({ question }) => question).join(t('words.between')),
          isOne: same.length === 1,
          changes: same[0]?.changes ?? [],
        }));
      },
    };
  }, [t, formats, levels, tiers]);
}

/** Words one field of an assessment, or of an answer in it, that was changed. */
export function useAssessmentChange(): (change: Change) => ShownChange {
  const { one } = useHistoryChanges({ levels: [], tiers: null });
  return (change) => {
    const question = questionOf(change.field);
    const shown = one(question?.part ?? change.field, change);
    return question === undefined
      ? shown
      : { ...shown, key: change.field, name: `${question.question} ${shown.name}` };
  };
}
