import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { RoadmapGap } from '../roadmap.contract.ts';

interface PriorityDialogProps {
  gap: RoadmapGap;
  /** Person days of one level up, by its effort class. */
  step: number;
  onClose: () => void;
}

/** What put a gap into its place: the factors, and how they make the priority. */
export function PriorityDialog({ gap, step, onClose }: PriorityDialogProps) {
  const { t } = useTranslation(['maturity-roadmap', 'maturity', 'web']);
  const formats = useFormats();
  const heading = useId();
  const number = useFactorNumber();
  const { risk_points } = gap;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {t('roadmap.why.title', { rank: formats.number(gap.rank) })}
        <Typography color="textSecondary" component="span" sx={{ display: 'block' }}>
          <bdi>{gap.question_id}</bdi> {gap.title}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('roadmap.why.formula')}</Typography>
        <Factors gap={gap} />
        <Typography>
          {risk_points === 0
            ? t('roadmap.why.risk_none')
            : t('roadmap.why.risk_some', { points: number(risk_points) })}
        </Typography>
        <Typography>
          {gap.planned
            ? t('roadmap.why.effort_planned', {
                days: number(gap.days),
                by_class: number(gap.days_by_class),
              })
            : t('roadmap.why.effort_by_class', {
                class: t(`maturity:words.effort.${gap.effort}`),
                step: number(step),
                days: number(gap.days),
              })}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('roadmap.why.ties')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('web:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useFactorNumber() {
  const formats = useFormats();
  return (value: number) => formats.number(value, { maximumFractionDigits: 2 });
}

/** What is multiplied, each with its value, and what comes of it. */
function Factors({ gap }: Pick<PriorityDialogProps, 'gap'>) {
  const { t } = useTranslation('maturity-roadmap');
  const number = useFactorNumber();
  const { desired, current, question_weight, section_weight, risk_factor, priority } = gap;
  const factors = [
    {
      name: t('roadmap.why.gap'),
      value: number(desired - current),
      how: `${number(desired)} − ${number(current)}`,
    },
    { name: t('roadmap.why.question_weight'), value: number(question_weight) },
    { name: t('roadmap.why.section_weight'), value: number(section_weight) },
    { name: t('roadmap.why.risk_factor'), value: number(risk_factor) },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: '1fr auto auto',
        columnGap: 2,
        rowGap: 0.75,
        typography: 'table',
        '& dd': { m: 0, textAlign: 'end' },
      }}
    >
      {factors.map(({ name, value, how }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <Box component="dd" sx={{ color: 'text.secondary' }}>
            {how && <bdi>{how}</bdi>}
          </Box>
          <dd>{value}</dd>
        </Box>
      ))}
      <Box sx={{ display: 'contents', fontWeight: 600 }}>
        <dt>{t('roadmap.why.priority')}</dt>
        <Box component="dd" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          <bdi>{factors.map(({ value }) => value).join(' × ')}</bdi>
        </Box>
        <dd>{number(priority)}</dd>
      </Box>
    </Box>
  );
}
