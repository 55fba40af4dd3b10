import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LibraryBig, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { listOwnStandards, type OwnStandardVersion } from '../own-standard.contract.ts';
import { listStandards, type StandardHead } from '../standard.contract.ts';
import { pathOfOwnStandard, standardImportPage } from '../standard-path.rules.ts';
import { OwnStandardStatus } from './OwnStandardStatus.tsx';

/** What assessments are by: the organisation's own standards, version by version, and those that come with the product. */
export function StandardsPage() {
  const { t } = useTranslation('compliance-standard');
  const own = useRead(listOwnStandards);
  const all = useRead(listStandards);
  const mayImport = usePerson().type === 'Admin';
  const failure = own.error ?? all.error;
  const add = mayImport && (
    <Button
      variant="contained"
      component={Link}
      to={standardImportPage}
      startIcon={<Upload size={16} aria-hidden />}
    >
      {t('import')}
    </Button>
  );
  const versions = own.data?.data;
  const shipped = all.data?.data.filter(({ source }) => source === 'shipped');
  return (
    <>
      <PageHeader title={t('title')} action={add} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">{t('about')}</Typography>
        {failure && (
          <FailureNotice
            failure={failure}
            onRetry={() => {
              void own.refetch();
              void all.refetch();
            }}
          />
        )}
        <SectionCard title={t('own')}>
          {versions === undefined ? (
            failure === null && <Skeleton variant="rounded" height={96} />
          ) : versions.length === 0 ? (
            <EmptyState icon={<LibraryBig size={32} aria-hidden />}>
              {t('none')} {mayImport && t('none_hint')}
            </EmptyState>
          ) : (
            <OwnTable versions={versions} />
          )}
        </SectionCard>
        <SectionCard title={t('shipped')}>
          {shipped === undefined ? (
            failure === null && <Skeleton variant="rounded" height={96} />
          ) : (
            <ShippedTable standards={shipped} />
          )}
        </SectionCard>
      </Box>
    </>
  );
}

/** Cells as narrow as a phone needs them. */
const narrowCells = { '& td, & th': { px: { xs: 0.75, sm: 2 } } } as const;
/** What has a column of its own stands below the name on a phone. */
const onPhone = { display: { sm: 'none' } } as const;
const besidePhone = { display: { xs: 'none', sm: 'table-cell' } } as const;

function OwnTable({ versions }: { versions: readonly OwnStandardVersion[] }) {
  const { t } = useTranslation('compliance-standard');
  const formats = useFormats();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('own')}>
      <Table size="small" aria-label={t('own')} sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell>{t('web:field.name')}</TableCell>
            <TableCell sx={besidePhone}>{t('column.version')}</TableCell>
            <TableCell>{t('web:field.status')}</TableCell>
            <TableCell align="right">{t('column.controls')}</TableCell>
            <TableCell align="right" sx={besidePhone}>
              {t('column.assessments')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {versions.map(
            ({ id, name, provider, standard_version, status, controls, sub_controls, assessments }) => (
              <TableRow key={id} hover>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ minWidth: { sm: 180 }, overflowWrap: 'anywhere' }}
                >
                  <MuiLink component={Link} to={pathOfOwnStandard(id)}>
                    <bdi>{name}</bdi>
                  </MuiLink>
                  {provider !== '' && (
                    <Typography variant="body2" color="textSecondary">
                      <bdi>{provider}</bdi>
                    </Typography>
                  )}
                  <Typography variant="body2" color="textSecondary" sx={onPhone}>
                    {t('column.version')}: <bdi>{standard_version}</bdi>
                  </Typography>
                  <Typography variant="body2" color="textSecondary" sx={onPhone}>
                    {t('column.assessments')}: {formats.number(assessments)}
                  </Typography>
                </TableCell>
                <TableCell sx={besidePhone}>
                  <bdi>{standard_version}</bdi>
                </TableCell>
                <TableCell>
                  <OwnStandardStatus status={status} />
                </TableCell>
                <TableCell align="right">{formats.number(controls + sub_controls)}</TableCell>
                <TableCell align="right" sx={besidePhone}>
                  {formats.number(assessments)}
                </TableCell>
              </TableRow>
            ),
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function ShippedTable({ standards }: { standards: readonly StandardHead[] }) {
  const { t } = useTranslation('compliance-standard');
  const formats = useFormats();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('shipped')}>
      <Table size="small" aria-label={t('shipped')} sx={narrowCells}>
        <TableHead>
          <TableRow>
            <TableCell>{t('web:field.name')}</TableCell>
            <TableCell>{t('column.version')}</TableCell>
            <TableCell>{t('column.provider')}</TableCell>
            <TableCell align="right">{t('column.controls')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {standards.map(({ key, name, version, provider, controls, sub_controls }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <bdi>{name}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{version}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{provider}</bdi>
              </TableCell>
              <TableCell align="right">{formats.number(controls + sub_controls)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
