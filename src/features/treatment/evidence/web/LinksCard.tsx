import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { Evidence } from '../evidence.contract.ts';
import { useUnlink } from './evidence-links.hooks.ts';

/** What a piece of evidence is evidence for. */
export function LinksCard({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  const unlink = useUnlink();
  const { links, permissions } = evidence;
  return (
    <SectionCard title={t('field.links')}>
      {links.length === 0 && <Typography color="textSecondary">{t('view.no_links')}</Typography>}
      {links.map(({ object_type, object_id, link, ...record }) => (
        <Box key={object_id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
