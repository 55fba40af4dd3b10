import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { listSoaVersions, type SoaVersionRow } from '../soa.contract.ts';
import { soaFormats } from '../soa-export.contract.ts';
import { useSoaExport } from './soa-export.hooks.ts';

const [atFirst, most] = [10, 200];

/** What was published, newest first, each with its hash and its files. */
export function SoaVersions({ id }: { id: string }) {
  const { t } = useTranslation('compliance-soa');
  const [limit, setLimit] = useState(atFirst);
  const read = useRead(listSoaVersions, { params: { id }, query: { limit: String(limit) } }, { keep: true });
  const { data: versions = [], count = 0 } = read.data ?? {};
  return (
    <SectionCard title={t('versions.title')}>
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.data && versions.length === 0 && (
        <Typography color="textSecondary">{t('versions.none')}</Typography>
      )}
      {versions.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {versions.map((version) => (
            <Version key={version.number} id={id} version={version} />
          ))}
        </Box>
      )}
      {count > versions.length && limit < most && (
        <Button onClick={() => setLimit(most)} sx={{ justifySelf: 'start' }}>
          {t('versions.more')}
        </Button>
      )}
    </SectionCard>
  );
}

function Version({ id, version }: { id: string; version: SoaVersionRow }) {
  const { t } = useTranslation('compliance-soa');
  const { isMaking, make } = useSoaExport(id);
  const { number, hash, published_at, published_by, note } = version;
  const name = t('versions.name', { number });
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <DateText value={published_at} time />
        <bdi>{published_by}</bdi>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' }}>
          {soaFormats.map((format) => (
            <Button
              key={format}
              size="small"
              disabled={isMaking}
              aria-label={`${name}: ${t(`file.${format}`)}`}
              onClick={() => void make(format, number)}
            >
              {t(`file.${format}`)}
            </Button>
          ))}
        </Box>
      </Box>
      {note !== null && <Typography dir="auto">{note}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('versions.hash')} <bdi>{hash}</bdi>
      </Typography>
    </Box>
  );
}
