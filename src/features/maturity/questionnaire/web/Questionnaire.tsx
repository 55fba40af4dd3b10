import { lazy, useCallback, useDeferredValue, useEffect } from 'react';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import type { Assessment, AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { AssessmentStatus } from '#features/maturity/assessment/web/shared/AssessmentStatus.tsx';
import { AssessmentNotices } from './AssessmentNotices.tsx';
import { sendAll } from './answers/answer-sender.ts';
import { lastServerNews, shownAnswer, waitingAnswers } from './answers/answer-store.ts';
import { countShown, isShown, type QuestionFilter } from './question-filter.rules.ts';
import type { LoadedSection } from './questionnaire.hooks.ts';
import type { QuestionnairePlace } from './questionnaire-address.hooks.ts';
import { QuestionnaireSide } from './QuestionnaireSide.tsx';
import { SaveState } from './SaveState.tsx';
import { leftNow, sectionNow, sectionOf } from './section/section-progress.rules.ts';
import { SectionQuestions } from './section/SectionQuestions.tsx';
import { SectionSkeleton } from './section/SectionSkeleton.tsx';
import { useShownQuestions } from './shown-questions.hooks.ts';
import { openPointOf } from './answers/unsent-answer.rules.ts';
import { useAnswersSnapshot, useSendingState } from './answers/answers.hooks.ts';
import { useQuestionNavigation } from './question-navigation.hooks.ts';
import './section/section-list.css';
import './questionnaire.css';
import './question/answer-help.css';
import './question/level-row.css';
import './question/question.css';
import './section/section-tools.css';

// What may be done with an assessment follows its questions: people come to answer.
const AssessmentActions = lazy(async () => ({
  default: (await import('./verbs/AssessmentActions.tsx')).AssessmentActions,
}));

interface QuestionnaireProps {
  assessment: Assessment;
  /** When the server said so. */
  readAt: number;
  loaded: ReadonlyMap<string, LoadedSection>;
  code: string | undefined;
  named: string | undefined;
  filter: QuestionFilter;
  narrow: (filter: QuestionFilter, section?: string) => void;
  go: (where: QuestionnairePlace, options?: { replace?: boolean }) => void;
  /** Why the section is not there. */
  failure: Failure | null;
  onRetry: () => void;
}

/** An assessment as one answers it: where one is, what is left, the questions, and what helps with the one at hand. */
export function Questionnaire(props: QuestionnaireProps) {
  const { assessment, readAt, loaded, code, named, filter, narrow, go, failure, onRetry } = props;
  const person = usePerson();
  const { id } = assessment;
  const whole = code === undefined ? undefined : loaded.get(code);
  const late = useIsSlow(whole === undefined && failure === null);
  // The first picture has the first questions; the list of sections and the rest follow at once.
  const mayDraw = useDeferredValue(true, false);

  const sections = useAnswersSnapshot(
    useCallback(
      () =>
        assessment.sections.map((one) =>
          withAnswers(id, one, loaded.get(one.code), { readAt, personId: person.id }),
        ),
      [id, assessment.sections, loaded, readAt, person.id],
    ),
  );
  const way = useSendingState(id);
  const codes = sections.map((one) => one.code);
  const troubled = new Set(
    [...way.clashing, ...way.refused].map((question) => sectionOf(question, codes) ?? ''),
  );
  const section = useShownQuestions(id, whole, filter, [
    ...way.clashing,
    ...way.refused,
    ...(named === undefined ? [] : [named]),
  ]);
  const navigation = useQuestionNavigation({
    assessmentId: id,
    sections: sections.map((one) => ({
      code: one.code,
      shown: countShown(one, filter),
      left: filter.mine ? one.left.given : one.left.answerable,
    })),
    loaded,
    isNavigable: (one) => isShown(one, true, filter, person.id),
    code,
    section,
    named,
    go,
  });

  useSectionOfQuestion({ named, codes, code, go });

  // Sections without a question to show are passed over.
  const stops = sections.filter((one) => one.code === code || countShown(one, filter) > 0);
  const at = stops.findIndex((one) => one.code === code);
  const here = stops[at];
  /** Where nothing is left to see, to the first section that has something. */
  const filterBy = (wanted: QuestionFilter) => {
    const isThere = (one: AssessedSection) => countShown(one, wanted) > 0;
    narrow(wanted, here && !isThere(here) ? sections.find(isThere)?.code : undefined);
  };
  const goQuestion = (question: string) => {
    const to = sectionOf(question, codes);
    if (to !== undefined) navigation.goTo(to, { question });
  };
  const settle = async () => {
    await sendAll();
    return waitingAnswers(id).length === 0;
  };
  const mayAnswer = assessment.permissions.can.includes('answer');
  return (
    <div className="assess">
      <PageHeader
        title={<span dir="auto">{assessment.name}</span>}
        name={assessment.name}
        reference={assessment.ref}
        status={
          <>
            <AssessmentStatus status={assessment.status} />
            {(mayAnswer || way.waiting + way.refused.length > 0) && <SaveState way={way} onGo={goQuestion} />}
          </>
        }
        action={
          <MuiBoundary room={<span className="assess-actions-room" />}>
            <AssessmentActions assessment={{ ...assessment, sections }} settle={settle} />
          </MuiBoundary>
        }
      />
      <AssessmentNotices assessment={assessment} />
      <div className="assess-body">
        <QuestionnaireSide
          assessment={assessment}
          sections={sections}
          current={code}
          troubled={troubled}
          filter={filter}
          onFilter={filterBy}
          onNext={() => navigation.goOpen()}
          showsList={mayDraw}
        />
        {section !== undefined && whole !== undefined && here !== undefined ? (
          <SectionQuestions
            assessment={assessment}
            section={section}
            whole={whole}
            filter={filter}
            onFilter={filterBy}
            now={here}
            active={navigation.active}
            onActive={navigation.setActive}
            top={navigation.top}
            previous={stops[at - 1]}
            next={stops[at + 1]}
            onSection={navigation.goSection}
            isWhole={mayDraw || named !== undefined}
          />
        ) : failure !== null ? (
          <div className="assess-questions">
            <FailureNotice failure={failure} onRetry={onRetry} />
          </div>
        ) : (
          late && <SectionSkeleton />
        )}
      </div>
    </div>
  );
}

/** A reply may have been on its way for as long as this: what was heard meanwhile is newer than what it says. */
const longestReply = 30_000;

/** A section as it is now: as the server told it, unless something was heard of its answers since. */
function withAnswers(
  id: string,
  section: AssessedSection,
  loaded: LoadedSection | undefined,
  { readAt, personId }: { readAt: number; personId: string },
): AssessedSection {
  const ids = loaded?.questions.map(({ question_id }) => question_id) ?? [];
  const plain = { ...section, questions: null };
  if (loaded === undefined || lastServerNews(id, ids) + longestReply < readAt) return plain;
  const answerTo = (one: LoadedSection['questions'][number]) =>
    shownAnswer(id, one.question_id)?.answer ?? one;
  return {
    ...plain,
    ...sectionNow(loaded.questions.map(answerTo)),
    ...leftNow(loaded.questions, (one) => openPointOf(answerTo(one)) !== undefined, personId),
  };
}

/** A question without its section: the section follows from it. */
function useSectionOfQuestion({
  named,
  codes,
  code,
  go,
}: Pick<QuestionnaireProps, 'named' | 'code' | 'go'> & { codes: readonly string[] }): void {
  const home = named === undefined ? undefined : sectionOf(named, codes);
  useEffect(() => {
    if (home !== undefined && home !== code) go({ section: home, question: named }, { replace: true });
    // Only the address decides: walking on from there is nobody's mistake.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [named]);
}
