import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { ComplianceStatus } from '#features/compliance/assessment/web/shared/ComplianceStatus.tsx';
import type { Soa } from '../soa.contract.ts';
import { soaFormats } from '../soa-export.contract.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { SoaFigures } from './SoaFigures.tsx';
import { SoaMissing } from './SoaMissing.tsx';
import { SoaTable } from './SoaTable.tsx';
import { SoaVersions } from './SoaVersions.tsx';
import { useSoaExport } from './soa-export.hooks.ts';

/** A Statement of Applicability as it stands: what is missing, every control with its reasons, and what was published of it. */
export function SoaPage({ soa }: { soa: Soa }) {
  const { t } = useTranslation('compliance-soa');
  const [isPublishing, publish] = useState(false);
  const { assessment, missing, can } = soa;
  const { id, ref, name, status } = assessment;
  const mayPublishNow = can.publish && missing === 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        name={`${t('title')} ${name}`}
        reference={ref}
        status={<ComplianceStatus status={status} />}
        action={
          mayPublishNow && (
            <Button
              variant="contained"
              startIcon={<BadgeCheck size={18} aria-hidden />}
              onClick={() => publish(true)}
            >
              {t('publish.verb')}
            </Button>
          )
        }
        more={useActions(soa)}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Typography>
          {t('of')}{' '}
          <MuiLink component={Link} to={pathOfAssessment('iso27001', id)}>
            <bdi>{name}</bdi>
          </MuiLink>
        </Typography>
        <SoaMissing soa={soa} />
        {!can.publish && missing === 0 && (
          <Alert severity="info" variant="outlined">
            {t('publish.later')}
          </Alert>
        )}
        <SoaFigures soa={soa} />
        <SoaVersions id={id} />
        <SoaTable soa={soa} />
      </Box>
      {isPublishing && <PublishDialog soa={soa} onClose={() => publish(false)} />}
    </>
  );
}

/** The files of the draft; and why it is not published yet, for whoever may. */
function useActions({ assessment, can, missing }: Soa): MoreAction[] {
  const { t } = useTranslation('compliance-soa');
  const { isMaking, make } = useSoaExport(assessment.id);
  return [
    ...(can.publish && missing > 0
      ? [{ label: t('publish.verb'), onClick: () => undefined, refusedBecause: t('publish.not_now') }]
      : []),
    ...soaFormats.map((format) => ({
      label: t(`file.draft.${format}`),
      onClick: () => void make(format),
      refusedBecause: isMaking ? t('file.making') : undefined,
    })),
  ];
}
