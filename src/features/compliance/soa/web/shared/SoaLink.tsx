import Button from '@mui/material/Button';
import { FileCheck2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { pathOfSoa } from '../../soa-path.rules.ts';

/** The way from an assessment to its Statement of Applicability, where it has one and this person sees it. */
export function SoaLink({
  assessment: { id, standard, is_whole },
}: {
  assessment: Pick<ComplianceAssessment, 'id' | 'standard' | 'is_whole'>;
}) {
  const { t } = useTranslation('compliance-soa');
  if (standard !== 'iso27001' || !is_whole) return null;
  return (
    <Button
      component={Link}
      to={pathOfSoa(id)}
      variant="outlined"
      startIcon={<FileCheck2 size={18} aria-hidden />}
      sx={{ justifySelf: 'start' }}
    >
      {t('title')}
    </Button>
  );
}
