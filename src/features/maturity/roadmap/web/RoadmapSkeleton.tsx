import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import './roadmap.css';

/** The shape of the page that comes. */
export function RoadmapSkeleton() {
  const { t } = useTranslation('maturity-roadmap');
  return (
    <>
      <PageHeader title={t('roadmap.title')} />
      <div className="dashboard-body" aria-hidden>
        <div className="roadmap-figures">
          {[0, 1, 2, 3].map((one) => (
            <Skeleton key={one} variant="rounded" height={124} />
          ))}
        </div>
        <Skeleton variant="rounded" height={360} />
        <Skeleton variant="rounded" height={480} />
      </div>
    </>
  );
}
