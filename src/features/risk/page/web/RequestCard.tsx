import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import type { RiskVerb } from '#features/risk/record/risk.workflow.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';

interface RequestCardProps {
  risk: Risk;
  onVerb: (verb: RiskVerb) => void;
}

/** What somebody asked for and a second person decides. */
export function RequestCard({ risk, onVerb }: RequestCardProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const person = usePerson();
  const { request } = risk;
  if (request === null) return null;
  const can = new Set(risk.permissions.can);
  const isOwn = request.by.id === person.id;
  const moment = formats.moment(request.at);
  return (
    <Box sx={{ '& > section': { borderColor: 'info.main' } }}>
      <SectionCard title={t(`page.request.title.${request.verb}`, { name: request.by.name })}>
        <Typography color="textSecondary">
          {isOwn && !can.has('confirm')
            ? t('page.request.own', { moment })
            : t('page.request.at', { moment })}
        </Typography>
        <RequestDetails request={request} />
        <Box sx={{ display: 'flex', gap: 1 }}>
          {can.has('confirm') && (
            <Button variant="outlined" size="small" onClick={() => onVerb('confirm')}>
              {t('verb.name.confirm')}
            </Button>
          )}
          {can.has('decline') && (
            <Button size="small" onClick={() => onVerb('decline')}>
              {isOwn ? t('verb.name.withdraw') : t('verb.name.decline')}
            </Button>
          )}
        </Box>
      </SectionCard>
    </Box>
  );
}
