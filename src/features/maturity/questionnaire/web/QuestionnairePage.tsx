import { lazy, useEffect } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { isRefusal } from '#platform/web/calling/call-failed.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { MuiBoundary } from '#platform/web/ui/page/MuiBoundary.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { sectionUnknown } from '#features/maturity/framework/framework-parts.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useFrameworkInAddress } from '#features/maturity/framework/web/shared/framework-in-address.hooks.ts';
import { isUnknownRecord } from '#platform/web/workflow/unknown-record.hooks.ts';
import { useUnknownAssessment } from '#features/maturity/assessment/web/shared/unknown-assessment.hooks.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { filterInLink, useQuestionnaireAddress } from './questionnaire-address.hooks.ts';
import { useQuestionnaire } from './questionnaire.hooks.ts';

const OpenAssessments = lazy(async () => ({
  default: (await import('./OpenAssessments.tsx')).OpenAssessments,
}));

/** The assessment that `?assessment=` names, at `&section=`. Without one the page offers a choice. */
export function QuestionnairePage() {
  const { id } = useQuestionnaireAddress();
  if (id !== undefined) return <QuestionnaireOf key={id} id={id} />;
  return (
    <MuiBoundary>
      <OpenAssessments />
    </MuiBoundary>
  );
}

function QuestionnaireOf({ id }: { id: string }) {
  const { t } = useTranslation('maturity');
  const view = useFrameworkInAddress();
  const { framework } = view;
  const navigate = useNavigate();
  const { section, question, filter, go, narrow } = useQuestionnaireAddress();
  const { read, assessment, loaded, code } = useQuestionnaire(id, section);
  const late = useIsSlow(read.isPending);
  const { error } = read;
  const isWrongSection = isRefusal(error, sectionUnknown);
  const isUnknown = isUnknownRecord(error) && !isWrongSection;
  useUnknownAssessment(isUnknown);

  useEffect(() => {
    if (isWrongSection)
      void navigate(assessmentLink({ id, framework: assessment?.framework ?? framework }), { replace: true });
  }, [isWrongSection, id, assessment?.framework, framework, navigate]);
  useEffect(() => {
    // Each framework has a path of its own; whoever followed another one is led there.
    if (assessment !== undefined && assessment.framework !== framework)
      void navigate(assessmentLink(assessment, section, question) + filterInLink(filter), { replace: true });
  }, [assessment, framework, section, question, filter, navigate]);

  if (isUnknown) return null;
  if (assessment !== undefined)
    return (
      <Questionnaire
        assessment={assessment}
        readAt={read.dataUpdatedAt}
        loaded={loaded}
        code={code}
        named={question}
        filter={filter}
        go={go}
        narrow={narrow}
        failure={isWrongSection ? null : error}
        onRetry={() => void read.refetch()}
      />
    );
  if (error !== null && !isWrongSection)
    return (
      <>
        <PageHeader title={t('assess.title')} />
        <FailureNotice failure={error} onRetry={() => void read.refetch()} />
      </>
    );
  return late ? <QuestionnaireSkeleton /> : null;
}
