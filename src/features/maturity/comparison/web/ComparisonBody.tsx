import Alert from '@mui/material/Alert';
import { Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useNavigate } from 'react-router';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { usePrinting } from '#platform/web/ui/dashboard/printing.hooks.tsx';
import '#platform/web/ui/dashboard/dashboard.css';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { ComparedList } from './ComparedList.tsx';
import { ComparisonFigures } from './ComparisonFigures.tsx';
import { useComparisonSides } from './comparison-sides.hooks.ts';
import type { ShownComparison } from './comparison.hooks.ts';

/** The figures of both, then section by section and question by question. */
export function ComparisonBody({ shown, choice }: { shown: ShownComparison; choice: ReactNode }) {
  const { t } = useTranslation('maturity-comparison');
  const navigate = useNavigate();
  const formats = useFormats();
  const { before, after, asked_once } = shown.comparison;
  const sides = useComparisonSides(shown.comparison);
  const printing = usePrinting();
  return (
    <div className="dashboard" aria-busy={shown.read.isPlaceholderData}>
      <PageHeader
        title={t('compare.title')}
        name={t('compare.name', { before: before.ref, after: after.ref })}
        more={[
          {
            label: t('compare.to_roadmap'),
            icon: <Route size={16} />,
            onClick: () => void navigate(roadmapLink(after.id)),
          },
          ...printing,
        ]}
      />
      <div className="dashboard-body">
        {choice}
        {asked_once.before + asked_once.after > 0 && (
          <Alert severity="warning">
            {t('compare.different_questions', {
              before: sides.before.name,
              after: sides.after.name,
              only_before: formats.number(asked_once.before),
              only_after: formats.number(asked_once.after),
            })}
          </Alert>
        )}
        <ComparisonFigures shown={shown} />
        <ComparedList shown={shown} />
      </div>
    </div>
  );
}
