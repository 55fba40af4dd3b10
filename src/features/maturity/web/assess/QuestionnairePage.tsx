import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isRefusal } from '#platform/web/call-failed.ts';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { InLibrary } from '#platform/web/ui/InLibrary.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useLate } from '#platform/web/ui/use-late.ts';
import { sectionUnknown } from '../../maturity-assessment.contract.ts';
import { assessmentLink } from '../shared/maturity-paths.ts';
import { useFramework } from '../shared/use-framework.ts';
import { isUnknownAssessment, useUnknownAssessment } from '../shared/use-unknown-assessment.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { QuestionnaireSkeleton } from './QuestionnaireSkeleton.tsx';
import { filterInLink, useQuestionnaireAddress } from './questionnaire-address.ts';
import { useQuestionnaire } from './questionnaire.hooks.ts';

const OpenAssessments = lazy(async () => ({
  default: (await import('./OpenAssessments.tsx')).OpenAssessments,
}));

/** The assessment that `?assessment=` names, at `&section=`. Without one the page offers a choice. */
export function QuestionnairePage() {
  const { id } = useQuestionnaireAddress();
  if (id !== undefined) return <QuestionnaireOf key={id} id={id} />;
  return (
    <InLibrary>
      <OpenAssessments />
    </InLibrary>
  );
}

function QuestionnaireOf({ id }: { id: string }) {
  const { t } = useTranslation('maturity');
  const view = useFramework();
  const { framework } = view;
  const navigate = useNavigate();
  const { section, question, filter, go, narrow } = useQuestionnaireAddress();
  const { read, assessment, loaded, code } = useQuestionnaire(id, section);
  const late = useLate(read.isPending);
  const { error } = read;
  const isWrongSection = isRefusal(error, sectionUnknown);
  const isUnknown = isUnknownAssessment(error) && !isWrongSection;
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
