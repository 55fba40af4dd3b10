import { ChevronDown } from 'lucide-react';
import { lazy, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#platform/web/call-failed.ts';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { InLibrary } from '#platform/web/ui/InLibrary.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { usePerson } from '#platform/web/use-session.ts';
import { useLate } from '#platform/web/ui/use-late.ts';
import type { Assessment, AssessedSection } from '../../maturity-assessment.contract.ts';
import { AssessmentStatus } from '../shared/AssessmentStatus.tsx';
import { AssessmentNotices } from './AssessmentNotices.tsx';
import { sendAll } from './answer-sender.ts';
import { heardAt, shownAnswer, waitingAnswers } from './answer-store.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { countShown, isShown, type QuestionFilter } from './question-filter.rules.ts';
import type { LoadedSection } from './questionnaire.hooks.ts';
import type { Whereabouts } from './questionnaire-address.ts';
import { SaveState } from './SaveState.tsx';
import { leftNow, sectionNow, sectionOf } from './section-now.rules.ts';
import { SectionList } from './SectionList.tsx';
import { SectionQuestions } from './SectionQuestions.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { useShownQuestions } from './use-shown-questions.ts';
import { openPointOf } from './unsent-answer.rules.ts';
import { useFromAnswers, useOnTheWay } from './use-answers.ts';
import { useWalk } from './use-walk.ts';
import './section-list.css';
import './questionnaire.css';
import './answer-help.css';
import './level-row.css';
import './question.css';
import './section-tools.css';

// What may be done with an assessment follows its questions: people come to answer.
const AssessmentActions = lazy(async () => ({
  default: (await import('../verbs/AssessmentActions.tsx')).AssessmentActions,
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
  go: (where: Whereabouts, options?: { replace?: boolean }) => void;
  /** Why the section is not there. */
  failure: Failure | null;
  onRetry: () => void;
}

/** An assessment as one answers it: where one is, what is left, the questions, and what helps with the one at hand. */
export function Questionnaire(props: QuestionnaireProps) {
  const { assessment, readAt, loaded, code, named, filter, narrow, go, failure, onRetry } = props;
  const person = usePerson();
  const { t } = useTranslation('maturity');
  const { id } = assessment;
  const whole = code === undefined ? undefined : loaded.get(code);
  const late = useLate(whole === undefined && failure === null);
  const [isListOpen, openList] = useState(false);
  // The first picture has the first questions; the list of sections and the rest follow at once.
  const mayDraw = useDeferredValue(true, false);

  const sections = useFromAnswers(
    useCallback(
      () =>
        assessment.sections.map((one) =>
          withAnswers(id, one, loaded.get(one.code), { readAt, personId: person.id }),
        ),
      [id, assessment.sections, loaded, readAt, person.id],
    ),
  );
  const way = useOnTheWay(id);
  const codes = sections.map((one) => one.code);
  const troubled = new Set(
    [...way.clashing, ...way.refused].map((question) => sectionOf(question, codes) ?? ''),
  );
  const section = useShownQuestions(id, whole, filter, [
    ...way.clashing,
    ...way.refused,
    ...(named === undefined ? [] : [named]),
  ]);
  const walk = useWalk({
    assessmentId: id,
    sections: sections.map((one) => ({
      code: one.code,
      shown: countShown(one, filter),
      left: filter.mine ? one.left.given : one.left.answerable,
    })),
    loaded,
    isWalked: (one) => isShown(one, true, filter, person.id),
    code,
    section,
    named,
    go,
  });

  // A question without its section: the section follows from it.
  const home = named === undefined ? undefined : sectionOf(named, codes);
  useEffect(() => {
    if (home !== undefined && home !== code) go({ section: home, question: named }, { replace: true });
    // Only the address decides: walking on from there is nobody's mistake.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [named]);

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
    if (to !== undefined) walk.goTo(to, { question });
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
          <InLibrary room={<span className="assess-actions-room" />}>
            <AssessmentActions assessment={{ ...assessment, sections }} settle={settle} />
          </InLibrary>
        }
      />
      <AssessmentNotices assessment={assessment} />
      <div className="assess-body">
        <div className="assess-side">
          <ProgressLine sections={sections} mayAnswer={mayAnswer} onNext={() => walk.goOpen()}>
            <FilterButtons sections={sections} filter={filter} onFilter={filterBy} />
          </ProgressLine>
          <button
            type="button"
            className="assess-list-button"
            aria-expanded={isListOpen}
            onClick={() => openList(!isListOpen)}
          >
            <span>
              <bdi className="assess-code">{here?.code}</bdi> {here?.name ?? t('assess.sections')}
            </span>
            <ChevronDown size={16} aria-hidden />
          </button>
          <div className="assess-list" data-open={isListOpen ? '' : undefined}>
            {mayDraw && (
              <SectionList
                assessment={assessment}
                sections={sections}
                current={code}
                troubled={troubled}
                filter={filter}
                onOpened={() => openList(false)}
              />
            )}
          </div>
        </div>
        {section !== undefined && whole !== undefined && here !== undefined ? (
          <SectionQuestions
            assessment={assessment}
            section={section}
            whole={whole}
            filter={filter}
            onFilter={filterBy}
            now={here}
            active={walk.active}
            onActive={walk.setActive}
            top={walk.top}
            previous={stops[at - 1]}
            next={stops[at + 1]}
            onSection={walk.goSection}
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
const longestWay = 30_000;

/** A section as it is now: as the server told it, unless something was heard of its answers since. */
function withAnswers(
  id: string,
  section: AssessedSection,
  loaded: LoadedSection | undefined,
  { readAt, personId }: { readAt: number; personId: string },
): AssessedSection {
  const ids = loaded?.questions.map(({ question_id }) => question_id) ?? [];
  const plain = { ...section, questions: null };
  if (loaded === undefined || heardAt(id, ids) + longestWay < readAt) return plain;
  const answerTo = (one: LoadedSection['questions'][number]) =>
    shownAnswer(id, one.question_id)?.answer ?? one;
  return {
    ...plain,
    ...sectionNow(loaded.questions.map(answerTo)),
    ...leftNow(loaded.questions, (one) => openPointOf(answerTo(one)) !== undefined, personId),
  };
}
