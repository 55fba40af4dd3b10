import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { AssessmentChooser } from '#features/maturity/assessment/web/shared/AssessmentChooser.tsx';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { isUnknownRecord } from '#platform/web/workflow/unknown-record.hooks.ts';
import { useRoadmap } from './roadmap.hooks.ts';
import { RoadmapBody } from './RoadmapBody.tsx';
import { RoadmapSkeleton } from './RoadmapSkeleton.tsx';

/** What to do first: the gaps of the assessment that `?assessment=` names. */
export function RoadmapPage() {
  const { t } = useTranslation('maturity-roadmap');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('assessment') ?? '';
  if (id === '')
    return (
      <AssessmentChooser
        title={t('roadmap.pick.title')}
        help={t('roadmap.pick.text')}
        onPick={(picked) => void navigate(roadmapLink(picked))}
      />
    );
  return <RoadmapOf key={id} id={id} />;
}

function RoadmapOf({ id }: { id: string }) {
  const { t } = useTranslation('maturity-roadmap');
  const shown = useRoadmap(id);
  const { read, roadmap } = shown;
  const late = useIsSlow(read.isPending);
  if (roadmap !== undefined && !isUnknownRecord(read.error))
    return <RoadmapBody shown={{ ...shown, roadmap }} />;
  if (read.error !== null && !isUnknownRecord(read.error))
    return (
      <>
        <PageHeader title={t('roadmap.title')} />
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      </>
    );
  return late ? <RoadmapSkeleton /> : null;
}
