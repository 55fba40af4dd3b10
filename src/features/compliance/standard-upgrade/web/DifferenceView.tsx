import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import * as z from 'zod';
import { pageQuery } from '#platform/contract/paging.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { PagingBar } from '#platform/web/ui/table/PagingBar.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { differenceKinds } from '../standard-difference.contract.ts';
import { compareVersions, listDifferences } from '../standard-upgrade.contract.ts';
import { DifferenceItem } from './DifferenceItem.tsx';
import type { VersionPair } from './version-pair.ts';

const address = z.strictObject({
  ...pageQuery,
  kind: z.enum(differenceKinds).optional(),
  q: z.string().max(100).optional(),
});

/** What differs between two versions, page by page, each requirement with both wordings. */
export function DifferenceView({ standard, from, to }: VersionPair) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const formats = useFormats();
  const [sent, change, { limit, offset }] = useUrlState(address);
  const params = { key: standard };
  const compared = useRead(compareVersions, { params, query: { from, to } }).data?.data;
  const query = { from, to, ...sent, limit: String(limit), offset: String(offset) };
  const read = useRead(listDifferences, { params, query }, { keep: true });
  const paging = usePages(read, { limit, offset, change });
  const rows = read.data?.data;
  const isNarrowed = sent.kind !== undefined || sent.q !== undefined;
  const nameOf = (kind: (typeof differenceKinds)[number]) =>
    compared === undefined
      ? t(`kind.${kind}`)
      : t('counted', { kind: t(`kind.${kind}`), number: formats.number(compared.counts[kind]) });
  return (
    <SectionCard title={t('differences')}>
      {compared && (
        <Typography
          variant="body2"
          color="textSecondary"
          component="ul"
          sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, listStyle: 'none' }}
        >
          {differenceKinds
            .filter((kind) => compared.counts[kind] > 0)
            .map((kind) => (
              <li key={kind}>{nameOf(kind)}</li>
            ))}
          <li>{t('same', { number: formats.number(compared.same) })}</li>
        </Typography>
      )}
      <div className="list-filters">
        <SearchInput label={t('search')} value={sent.q} onChange={(q) => change({ q, offset: undefined })} />
        <OneFilter
          label={t('kind_label')}
          any={t('any_kind')}
          values={differenceKinds}
          nameOf={nameOf}
          value={sent.kind}
          onChange={(kind) => change({ kind, offset: undefined })}
        />
      </div>
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton variant="rounded" height={240} />}
      {rows?.length === 0 && <Typography>{t(isNarrowed ? 'no_match' : 'no_difference')}</Typography>}
      <Box
        component="ul"
        aria-label={t('differences')}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}
      >
        {rows?.map((one) => (
          <DifferenceItem key={one.code} difference={one} from={from} to={to} />
        ))}
      </Box>
      {paging && rows !== undefined && rows.length > 0 && <PagingBar {...paging} />}
    </SectionCard>
  );
}
