import { SectionSkeleton } from './section/SectionSkeleton.tsx';
import './section/section-list.css';
import './questionnaire.css';

/** The shape of the questionnaire while it is read. */
export function QuestionnaireSkeleton() {
  return (
    <div className="assess" aria-hidden>
      <div className="skeleton" style={{ width: '40%', height: 32, margin: 16 }} />
      <div className="assess-body">
        <div className="assess-side">
          <div className="skeleton" style={{ height: 72, marginBottom: 16 }} />
          <div className="skeleton" style={{ height: 360 }} />
        </div>
        <SectionSkeleton />
      </div>
    </div>
  );
}
