import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { healthChecks, readHealth, type Checked } from '../health.contract.ts';
import { checkLink } from './health-paths.ts';

/** The standing checks of the register: what each one means, how many rows it finds, and the way to exactly these. */
export function HealthPage() {
  const { t } = useTranslation('treatment-health');
  const unit = useDepartment();
  const query = unit.dpt === undefined ? {} : { dpt: unit.dpt };
  const { data, error, refetch } = useRead(readHealth, { query }, { keep: true, enabled: !unit.pending });
  const carried = unit.dpt ?? (unit.departments.length > 0 && unit.mayChooseWhole ? 'all' : undefined);
  const found = data?.data.filter(({ count }) => count > 0) ?? [];
  const passed = data?.data.filter(({ count }) => count === 0) ?? [];
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1024, display: 'grid', gap: 2 }}>
        <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {t('screen.about')}
        </Typography>
        {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <HealthSkeleton />}
        {data !== undefined && found.length === 0 && (
          <EmptyState icon={<CircleCheck size={32} aria-hidden />}>{t('screen.all_pass')}</EmptyState>
        )}
        {found.length > 0 && (
          <Checks title={t('screen.found')} rows={found} linkOf={({ check }) => checkLink(check, carried)} />
        )}
        {passed.length > 0 && <Checks title={t('screen.passed')} rows={passed} />}
      </Box>
    </>
  );
}

interface ChecksProps {
  title: string;
  rows: readonly Checked[];
  linkOf?: (row: Checked) => string;
}

function Checks({ title, rows, linkOf }: ChecksProps) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">{title}</Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <CheckRow key={row.check} row={row} link={linkOf?.(row)} />
        ))}
      </Card>
    </Box>
  );
}

function CheckRow({ row: { check, count }, link }: { row: Checked; link: string | undefined }) {
  const { t } = useTranslation('treatment-health');
  const formats = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        p: 2,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', color: link === undefined ? 'success.main' : 'warning.main', pt: 0.25 }}>
        {link === undefined ? <CircleCheck size={18} aria-hidden /> : <CircleAlert size={18} aria-hidden />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3">
          {t(`check.${check}.title`)}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {t(`check.${check}.means`)}
        </Typography>
      </Box>
      {link !== undefined && (
        <Link component={RouterLink} to={link} sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
          {t(`of.${unitOf(check)}`, { count, shown: formats.number(count) })}
        </Link>
      )}
    </Box>
  );
}

const unitOf = (check: Checked['check']) =>
  check === 'plan_overdue' ? 'plans' : check === 'control_never_tested' ? 'controls' : 'risks';

function HealthSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {healthChecks.map((check) => (
        <Skeleton key={check} variant="rounded" height={72} />
      ))}
    </Box>
  );
}
