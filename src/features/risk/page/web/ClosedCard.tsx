import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { OtherRisk } from './OtherRisk.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';

/** Why a risk was closed, by whom and when. */
export function ClosedCard({ closed }: { closed: NonNullable<Risk['closed']> }) {
  const { t, tOpen } = useTranslation('risk');
  const formats = useFormats();
  return (
    <SectionCard title={t('page.closed.title')}>
      <Typography>
        <strong>{tOpen(`words.close_reason.${closed.reason}`)}</strong>
        {closed.other_id && (
          <>
            {': '}
            <OtherRisk id={closed.other_id} />
          </>
        )}
      </Typography>
      {closed.note && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {closed.note}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('page.closed.by', { name: closed.by, moment: formats.moment(closed.at) })}
      </Typography>
    </SectionCard>
  );
}
