import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import {
  levelName,
  useAssessmentWords,
} from '#features/maturity/assessment/web/shared/assessment-words.hooks.ts';
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

/** What only answers have: how it is called, where `field` does not say it, and how it reads. */
function useAnswerWords(levels: Assessment['levels']) {
  const { t } = useTranslation('maturity');
  return useMemo(() => {
    const names: Partial<Record<string, string>> = {
      current_level: t('words.current'),
      desired_level: t('words.desired'),
      not_applicable: t('assess.does_not_apply'),
      na_reason: t('assess.reason'),
      note: t('assess.note'),
      confidence: t('assess.confidence'),
      assigned_to: t('assess.assigned'),
    };
    const level = (value: number) => levelName(value, levels);
    const own = {
      current_level: level,
      desired_level: level,
      not_applicable: (value: boolean) => t(value ? 'assess.yes' : 'assess.no'),
      assigned_to: (people: readonly { name: string }[]) =>
        people.map(({ name }) => name).join(t('words.between')),
    };
    return { names, own };
  }, [t, levels]);
}

/** What the log says of an assessment's fields and of its answers, in the reader's language. */
export function useHistoryChanges({ levels, tiers }: Pick<Assessment, 'levels' | 'tiers'>) {
  const { t } = useTranslation('maturity');
  const { names, own } = useAnswerWords(levels);
  const words = useAssessmentWords(tiers, own);
  return useMemo(() => {
    const carried = (raw: unknown) => t(raw === null ? 'story.copied.done' : 'story.copied.open');
    const toShownChange = (field: string, change: Change): ShownChange => {
      const shown = words.change({ ...change, field });
      return {
        ...shown,
        name: names[field] ?? shown.name,
        ...(field === 'carried_from' && { old: carried(change.old), new: carried(change.new) }),
        isFirst: shown.isFirst || change.old === false,
      };
    };
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
  }, [t, words, names]);
}

const unknown = { levels: [], tiers: null };

/** Words one field of an assessment, or of an answer in it, that was changed. */
export function useAssessmentChange(): (change: Change) => ShownChange {
  const { one } = useHistoryChanges(unknown);
  return (change) => {
    const question = questionOf(change.field);
    const shown = one(question?.part ?? change.field, change);
    return question === undefined
      ? shown
      : { ...shown, key: change.field, name: `${question.question} ${shown.name}` };
  };
}
