import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { LibraryBig } from 'lucide-react';
import { Link, useParams } from 'react-router';
import * as z from 'zod';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import {
  listOwnStandards,
  type OwnStandardVersion,
} from '#features/compliance/standard/own-standard.contract.ts';
import { pathOfUpgrade, standardsPage } from '#features/compliance/standard/standard-path.rules.ts';
import '#features/maturity/framework/web/shared/framework-links.css';
import { DifferenceView } from './DifferenceView.tsx';
import { EffectsView } from './EffectsView.tsx';
import { present } from '#platform/contract/values/present.ts';

const views = ['difference', 'assessments'] as const;
const asked = z.strictObject({
  from: z.string().max(60).optional(),
  to: z.string().max(60).optional(),
  view: z.enum(views).default('difference'),
  offset: z.string().optional(),
  kind: z.string().optional(),
});

/** Two versions of the standard that the address names: what differs, or what it means for open assessments. */
export function UpgradePage() {
  const { t } = useTranslation('compliance-standard-upgrade');
  const { key = '' } = useParams();
  const read = useRead(listOwnStandards);
  const versions = read.data?.data.filter((one) => one.key === key);
  if (versions !== undefined && versions.length > 1) return <Upgrade key={key} versions={versions} />;
  return (
    <>
      <PageHeader title={t('page')} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <Skeleton variant="rounded" height={160} />}
        {versions && (
          <EmptyState
            icon={<LibraryBig size={32} aria-hidden />}
            action={
              <Button variant="outlined" component={Link} to={standardsPage}>
                {t('back')}
              </Button>
            }
          >
            {t('unknown')}
          </EmptyState>
        )}
      </Box>
    </>
  );
}

/** To the version in force, from the one that open assessments are by, unless the address names others. */
function chosenOf(versions: readonly OwnStandardVersion[], from: string | undefined, to: string | undefined) {
  const named = (version: string | undefined) =>
    versions.find(({ standard_version }) => standard_version === version);
  const later = named(to) ?? versions.find((one) => one.is_in_force) ?? present(versions[0]);
  const others = versions.filter((one) => one !== later);
  const inUse = others.find(({ open_assessments }) => open_assessments > 0);
  const known = named(from);
  const earlier = known !== undefined && known !== later ? known : (inUse ?? present(others[0]));
  return { earlier, later };
}

function Upgrade({ versions }: { versions: readonly OwnStandardVersion[] }) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const formats = useFormats();
  const [{ from, to }, change, { view }] = useUrlState(asked);
  const { earlier, later } = chosenOf(versions, from, to);
  const pair = { from: earlier.standard_version, to: later.standard_version };
  // Pages and kinds are those of what is shown.
  const first = { offset: undefined, kind: undefined };
  return (
    <>
      <PageHeader title={t('title', { name: later.name })} name={t('title', { name: later.name })}>
        <nav className="framework-links not-printed" aria-label={t('page')}>
          {views.map((one) => (
            <Link
              key={one}
              to={pathOfUpgrade(later.key, { ...pair, ...(one === 'assessments' && { view: one }) })}
              aria-current={one === view ? 'page' : undefined}
            >
              {t(`view.${one}`)}
              {one === 'assessments' && ` (${formats.number(earlier.open_assessments)})`}
            </Link>
          ))}
        </nav>
      </PageHeader>
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <VersionInput
            label={t('from')}
            versions={versions.filter((one) => one !== later)}
            value={pair.from}
            onPick={(picked) => change({ ...first, from: picked })}
          />
          <VersionInput
            label={t('to')}
            versions={versions.filter((one) => one !== earlier)}
            value={pair.to}
            onPick={(picked) => change({ ...first, to: picked })}
          />
        </Box>
        {!later.is_in_force && (
          <Alert severity="info" variant="outlined">
            {t('not_in_force', { version: pair.to })}
          </Alert>
        )}
        {view === 'difference' ? (
          <DifferenceView key={`${pair.from} ${pair.to}`} standard={later.key} {...pair} />
        ) : (
          <EffectsView key={`${pair.from} ${pair.to}`} standard={later.key} {...pair} />
        )}
      </Box>
    </>
  );
}

interface VersionInputProps {
  label: string;
  versions: readonly OwnStandardVersion[];
  value: string;
  onPick: (version: string) => void;
}

function VersionInput({ label, versions, value, onPick }: VersionInputProps) {
  const { t } = useTranslation('compliance-standard');
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onPick(target.value)}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      {versions.map(({ id, standard_version, status }) => (
        <MenuItem key={id} value={standard_version}>
          <bdi>{standard_version}</bdi>
          {status !== 'published' && <> · {t(`status.${status}`)}</>}
        </MenuItem>
      ))}
    </TextField>
  );
}
