import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#platform/web/call-failed.ts';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useLate } from '#platform/web/ui/use-late.ts';
import type { Assessment, AssessedSection } from '../../maturity-assessment.contract.ts';
import { AssessmentStatus } from '../shared/AssessmentStatus.tsx';
import { AssessmentNotices } from './AssessmentNotices.tsx';
import { sendAll } from './answer-sender.ts';
import { heardAt, shownAnswer, waitingAnswers } from './answer-store.ts';
import { ProgressLine } from './ProgressLine.tsx';
import type { LoadedSection } from './questionnaire.hooks.ts';
import type { Whereabouts } from './questionnaire-address.ts';
import { SaveState } from './SaveState.tsx';
import { sectionNow, sectionOf } from './section-now.rules.ts';
import { SectionList } from './SectionList.tsx';
import { SectionQuestions } from './SectionQuestions.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { useFromAnswers, useOnTheWay } from './use-answers.ts';
import { useWalk } from './use-walk.ts';
import './section-list.css';
import './questionnaire.css';
import './answer-help.css';
import './level-row.css';
import './question.css';

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
  go: (where: Whereabouts, options?: { replace?: boolean }) => void;
  /** Why the section is not there. */
  failure: Failure | null;
  onRetry: () => void;
}

/** An assessment as one answers it: where one is, what is left, the questions, and what helps with the one at hand. */
export function Questionnaire(props: QuestionnaireProps) {
  const { assessment, readAt, loaded, code, named, go, failure, onRetry } = props;
  const { t } = useTranslation('maturity');
  const { id } = assessment;
  const section = code === undefined ? undefined : loaded.get(code);
  const late = useLate(section === undefined && failure === null);
  const [isListOpen, openList] = useState(false);

  const sections = useFromAnswers(
    useCallback(
      () => assessment.sections.map((one) => withAnswers(id, one, loaded.get(one.code), readAt)),
      [id, assessment.sections, loaded, readAt],
    ),
  );
  const way = useOnTheWay(id);
  const codes = sections.map((one) => one.code);
  const troubled = new Set(
    [...way.clashing, ...way.refused].map((question) => sectionOf(question, codes) ?? ''),
  );
  const walk = useWalk({ assessmentId: id, sections, loaded, code, section, named, go });

  // A question without its section: the section follows from it.
  const home = named === undefined ? undefined : sectionOf(named, codes);
  useEffect(() => {
    if (home !== undefined && home !== code) go({ section: home, question: named }, { replace: true });
    // Only the address decides: walking on from there is nobody's mistake.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [named]);

  const at = codes.indexOf(code ?? '');
  const here = sections[at];
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
          <Suspense fallback={<span className="assess-actions-room" />}>
            <AssessmentActions assessment={{ ...assessment, sections }} settle={settle} />
          </Suspense>
        }
      />
      <AssessmentNotices assessment={assessment} />
      <div className="assess-body">
        <div className="assess-side">
          <ProgressLine sections={sections} mayAnswer={mayAnswer} onNext={() => walk.goOpen()} />
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
            <SectionList
              assessment={assessment}
              sections={sections}
              current={code}
              troubled={troubled}
              onOpened={() => openList(false)}
            />
          </div>
        </div>
        {section !== undefined && here !== undefined ? (
          <SectionQuestions
            assessment={assessment}
            section={section}
            now={here}
            active={walk.active}
            onActive={walk.setActive}
            top={walk.top}
            previous={sections[at - 1]}
            next={sections[at + 1]}
            onSection={walk.goSection}
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
  readAt: number,
): AssessedSection {
  const ids = loaded?.questions.map(({ question_id }) => question_id) ?? [];
  const plain = { ...section, questions: null };
  if (loaded === undefined || heardAt(id, ids) + longestWay < readAt) return plain;
  const answers = loaded.questions.map((one) => shownAnswer(id, one.question_id)?.answer ?? one);
  return { ...plain, ...sectionNow(answers) };
}
