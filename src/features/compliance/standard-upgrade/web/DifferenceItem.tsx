import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { DifferenceKind } from '../standard-difference.contract.ts';
import type { RequirementDifference, Wording } from '../standard-upgrade.contract.ts';

const tones: Partial<Record<DifferenceKind, StatusTone>> = {
  added: 'success',
  removed: 'error',
  reworded: 'warning',
};

interface DifferenceItemProps {
  difference: RequirementDifference;
  from: string;
  to: string;
}

/** One requirement as both versions have it; unfolded, their words stand beside each other. */
export function DifferenceItem({
  difference: { code, kinds, before, after },
  from,
  to,
}: DifferenceItemProps) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const title = (after ?? before)?.title;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1, minWidth: 0 }}>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
          <Typography component="bdi" variant="body2" color="textSecondary">
            {code}
          </Typography>{' '}
          <span dir="auto">{title}</span>{' '}
          <Box
            component="span"
            sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, verticalAlign: 'middle' }}
          >
            {kinds.map((kind) => (
              <StatusPill key={kind} tone={tones[kind] ?? 'neutral'}>
                {t(`kind.${kind}`)}
              </StatusPill>
            ))}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            py: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          }}
        >
          <Side title={t('before', { version: from })} wording={before} other={after} />
          <Side title={t('before', { version: to })} wording={after} other={before} />
        </Box>
      </details>
    </Box>
  );
}

interface SideProps {
  title: string;
  wording: Wording | null;
  other: Wording | null;
}

/** What a version says. Facts stand there where the two differ in them. */
function Side({ title, wording, other }: SideProps) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const facts = useFacts(wording, other);
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {wording === null ? (
        <Typography color="textSecondary">{t('not_there')}</Typography>
      ) : (
        <>
          <Typography dir="auto" sx={{ fontWeight: 600 }}>
            {wording.title}
          </Typography>
          {wording.text !== null && (
            <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', mt: 0.5 }}>
              {wording.text}
            </Typography>
          )}
          {wording.guidance !== null && (
            <Typography
              variant="body2"
              color="textSecondary"
              dir="auto"
              sx={{ whiteSpace: 'pre-wrap', mt: 0.5 }}
            >
              {wording.guidance}
            </Typography>
          )}
          {facts.length > 0 && (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {facts.join(' · ')}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}

function useFacts(wording: Wording | null, other: Wording | null): string[] {
  const { t } = useTranslation('compliance-standard-upgrade');
  const formats = useFormats();
  if (wording === null) return [];
  const { parent, weight, groups, assessable } = wording;
  const differs = (field: keyof Wording) =>
    other === null || JSON.stringify(wording[field]) !== JSON.stringify(other[field]);
  return [
    ...(differs('parent') ? [parent === null ? t('at_top') : t('part_of', { code: parent })] : []),
    ...(differs('assessable') ? [t(assessable ? 'answered' : 'heading')] : []),
    ...(differs('weight') && (other !== null || weight !== 1)
      ? [t('weight', { weight: formats.number(weight) })]
      : []),
    ...(differs('groups') && (other !== null || groups.length > 0)
      ? [groups.length === 0 ? t('no_groups') : t('groups', { groups: groups.join(', ') })]
      : []),
  ];
}
