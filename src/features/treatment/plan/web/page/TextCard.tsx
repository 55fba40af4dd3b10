import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { Prose } from '#platform/web/ui/values/Prose.tsx';
import type { Plan } from '../../plan.contract.ts';

const reasons: Partial<Record<Plan['status'], 'returned' | 'rejected' | 'on_hold' | 'cancelled'>> = {
  draft: 'returned',
  in_progress: 'returned',
  rejected: 'rejected',
  on_hold: 'on_hold',
  cancelled: 'cancelled',
};

/** What the plan is to achieve, what came of it, and what somebody asks or said about it. */
export function TextCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const { request, status_reason } = plan;
  const why = reasons[plan.status];
  return (
    <>
      {request && (
        <Alert severity="info" variant="outlined">
          <AlertTitle>{t('page.request.title')}</AlertTitle>
          {t('page.request.text', {
            name: request.by.name,
            to: formats.day(request.due_on),
            from: plan.due_on === null ? '–' : formats.day(plan.due_on),
          })}
          <div dir="auto">{request.reason}</div>
        </Alert>
      )}
      {status_reason && why && (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{t(`page.reason.${why}`)}</AlertTitle>
          <span dir="auto">{status_reason.text}</span>
          <Typography variant="caption" component="p" color="textSecondary">
            {t('page.said', { name: status_reason.by.name, day: formats.day(status_reason.at) })}
          </Typography>
        </Alert>
      )}
      <SectionCard title={t('field.objective')}>
        {plan.objective ? (
          <Prose text={plan.objective} />
        ) : (
          <Typography color="textSecondary">{t('page.no_objective')}</Typography>
        )}
        {plan.description && (
          <>
            <Typography variant="subtitle2" component="h3">
              {t('web:field.description')}
            </Typography>
            <Prose text={plan.description} />
          </>
        )}
        {plan.result_note && (
          <>
            <Typography variant="subtitle2" component="h3">
              {t('field.result_note')}
            </Typography>
            <Prose text={plan.result_note} />
          </>
        )}
      </SectionCard>
    </>
  );
}
