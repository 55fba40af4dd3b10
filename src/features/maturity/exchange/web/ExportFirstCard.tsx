import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { answerFormats } from '../assessment-export.contract.ts';
import { useAssessmentExport } from './shared/assessment-export.hooks.ts';

/** The questions as a file, to be answered where the product is not at hand. */
export function ExportFirstCard({ id }: { id: string }) {
  const { t } = useTranslation('maturity-exchange');
  const files = useAssessmentExport(id, answerFormats);
  return (
    <SectionCard title={t('screen.take.title')}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t('screen.take.text')}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {files.map(({ label, onClick, refusedBecause }) => (
          <Button
            key={label}
            variant="outlined"
            startIcon={<Download size={16} aria-hidden />}
            disabled={refusedBecause !== undefined}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </Box>
    </SectionCard>
  );
}
