import Skeleton from '@mui/material/Skeleton';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import './section-list.css';
import './questionnaire.css';

/** The shape of the questionnaire while it is read. */
export function QuestionnaireSkeleton() {
  return (
    <div className="assess" aria-hidden>
      <Skeleton width="40%" height={40} sx={{ m: 2 }} />
      <div className="assess-body">
        <div className="assess-side">
          <Skeleton variant="rounded" height={72} sx={{ mb: 2 }} />
          <Skeleton variant="rounded" height={360} />
        </div>
        <SectionSkeleton />
      </div>
    </div>
  );
}
