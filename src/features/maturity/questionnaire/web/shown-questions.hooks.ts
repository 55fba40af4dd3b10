import { useMemo, useState } from 'react';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { shownAnswer } from './answers/answer-store.ts';
import { isFiltered, isShown, type QuestionFilter } from './question-filter.rules.ts';
import type { LoadedSection } from './questionnaire.hooks.ts';
import { openPointOf } from './answers/unsent-answer.rules.ts';

/** A section with the questions a filter lets through, and those that are needed whatever it says. Which ones is settled on
 *  arriving: a question must not vanish under the hand that answers it. */
export function useShownQuestions(
  assessmentId: string,
  section: LoadedSection | undefined,
  filter: QuestionFilter,
  needed: readonly string[],
): LoadedSection | undefined {
  const { id: personId } = usePerson();
  const [settled, settle] = useState<{ at: string; ids: ReadonlySet<string> }>();
  const at = `${assessmentId} ${section?.code} ${filter.mine} ${filter.open}`;
  if (section !== undefined && isFiltered(filter) && settled?.at !== at) {
    const isOpen = (one: LoadedSection['questions'][number]) =>
      openPointOf(shownAnswer(assessmentId, one.question_id)?.answer ?? one) !== undefined;
    const shown = section.questions.filter((one) => isShown(one, isOpen(one), filter, personId));
    settle({ at, ids: new Set(shown.map(({ question_id }) => question_id)) });
  }
  const also = needed.join(' ');
  const ids = settled?.ids;
  const narrows = isFiltered(filter);
  return useMemo(() => {
    if (section === undefined || !narrows) return section;
    const wanted = new Set(also.split(' '));
    const questions = section.questions.filter(
      ({ question_id }) => ids?.has(question_id) || wanted.has(question_id),
    );
    return { ...section, questions };
  }, [section, narrows, ids, also]);
}
