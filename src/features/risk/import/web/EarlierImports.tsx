import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listImports } from '../risk-import.contract.ts';
import { toneOf } from './import-tone.ts';

/** What was brought in before: to be found again, or taken back. */
export function EarlierImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  const earlier = useRead(listImports);
  return (
    <Box component="section" aria-labelledby="earlier-imports" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2" id="earlier-imports">
        {t('screen.earlier.title')}
      </Typography>
      {earlier.error && <FailureNotice failure={earlier.error} onRetry={() => void earlier.refetch()} />}
      {earlier.data?.count === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('screen.earlier.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {earlier.data?.data.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Link
              component="button"
              onClick={() => onOpen(one.id)}
              aria-label={t('screen.earlier.open', { name: one.file_name })}
              sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
            >
              <bdi>{one.file_name}</bdi>
            </Link>
            <StatusPill tone={toneOf[one.status]}>{t(`screen.status.${one.status}`)}</StatusPill>
            <Typography sx={{ color: 'text.secondary' }}>
              {t('screen.earlier.rows', { count: one.rows })}
            </Typography>
            <Box sx={{ flex: 1 }} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('screen.earlier.by', {
                name: one.created_by?.name ?? '',
                day: formats.moment(one.created_at),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
