import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { currentDay, useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { Evidence } from '../evidence.contract.ts';
import { useUnlink } from './evidence-links.hooks.ts';

/** What a piece of evidence is evidence for. */
export function LinksCard({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  const unlink = useUnlink();
  const formats = useFormats();
  const today = currentDay(usePerson().timezone);
  const { links, permissions } = evidence;
  return (
    <SectionCard title={t('field.links')}>
      {links.length === 0 && <Typography color="textSecondary">{t('view.no_links')}</Typography>}
      {links.map(({ object_type, object_id, link, staleness, ...record }) => (
        <Box key={object_id} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Box component="bdi" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {record.ref}
          </Box>
          <Link
            component={RouterLink}
            to={link ?? ''}
            dir="auto"
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {record.title}
          </Link>
          {staleness !== null && staleness.stale_on <= today && evidence.status === 'accepted' && (
            <Typography variant="body2" color="warning.main" sx={{ order: 1, flexBasis: '100%' }}>
              {t('view.stale_since', { day: formats.day(staleness.stale_on) })}
              {' · '}
              {staleness.effect_on > today
                ? t('view.grace', { day: formats.day(staleness.effect_on) })
                : t(`view.effect.${staleness.effect}`)}
            </Typography>
          )}
          {permissions.can.includes('unlink') && (
            <IconAction
              label={t('view.unlink', { ref: record.ref })}
              onClick={() => unlink(evidence, { object_type, object_id })}
            >
              <X size={16} aria-hidden />
            </IconAction>
          )}
        </Box>
      ))}
    </SectionCard>
  );
}
