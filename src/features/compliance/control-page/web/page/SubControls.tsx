import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import {
  listControlAssessments,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { ControlAssessmentStatus } from '#features/compliance/control-assessment/web/shared/ControlAssessmentStatus.tsx';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';

/** The sub-controls that a control is answered by, or those beside a sub-control: each leads to its page. */
export function SubControls({ control }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const formats = useFormats();
  const { assessment, section, code, parent, is_parent, result, value } = control;
  const isOne = is_parent || parent !== null;
  const query = { section, limit: '200' };
  const read = useRead(listControlAssessments, { params: { id: assessment.id }, query }, { enabled: isOne });
  if (!isOne) return null;
  const below = read.data?.data.find((one) => one.code === (parent ?? code))?.sub_controls ?? [];
  const words = t(`words.result.${control.is_applicable ? result : 'not_applicable'}`);
  return (
    <SectionCard title={t('page.sub_controls')}>
      {is_parent && (
        <Typography>
          {value === null
            ? t('page.by_sub_controls', { result: words })
            : t('page.by_sub_controls_value', { result: words, value: formats.percent(value / 100) })}
        </Typography>
      )}
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {below.map((one) => (
          <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Box component="bdi" sx={{ color: 'text.secondary' }}>
              {one.code}
            </Box>
            <Link
              component={RouterLink}
              to={pathOfControlAssessment(assessment.standard, assessment.id, one.id)}
              aria-current={one.id === control.id ? 'page' : undefined}
              sx={{
                flex: '1 1 200px',
                minWidth: 0,
                overflowWrap: 'anywhere',
                fontWeight: one.id === control.id ? 600 : undefined,
              }}
            >
              {one.title}
            </Link>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: 'auto' }}>
              <ControlResult control={one} />
              <ControlAssessmentStatus status={one.status} />
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
