import Button from '@mui/material/Button';
import { ChartGantt } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { readPlan, type Plan } from '../../plan.contract.ts';
import { planPaths } from './plan-paths.ts';

interface PlanInAddressProps {
  /** In the shape of the page that comes. */
  skeleton: ReactNode;
  children: (plan: Plan) => ReactNode;
}

/** The plan that `?plan=` names. Without one the page leads to the list; an unknown one too, with a notice. */
export function PlanInAddress({ skeleton, children }: PlanInAddressProps) {
  const { t } = useTranslation('treatment-plan');
  const [search] = useSearchParams();
  const id = search.get('plan') ?? '';
  return (
    <RecordInAddress
      id={id}
      read={useRead(readPlan, { params: { id } }, { enabled: id !== '' })}
      title={t('page.name')}
      unknown={t('page.unknown')}
      list={planPaths.list}
      choice={
        <>
          <PageHeader title={t('page.pick.title')} />
          <EmptyState
            icon={<ChartGantt size={32} aria-hidden />}
            action={
              <Button variant="contained" component={Link} to={planPaths.list}>
                {t('page.pick.open')}
              </Button>
            }
          >
            {t('page.pick.text')}
          </EmptyState>
        </>
      }
      skeleton={skeleton}
    >
      {children}
    </RecordInAddress>
  );
}
