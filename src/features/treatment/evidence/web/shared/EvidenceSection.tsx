import Box from '@mui/material/Box';
import { Attachments } from '#features/collaboration/file/web/shared/Attachments.tsx';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { EvidenceOf } from '../EvidenceOf.tsx';

/** The evidence of a risk and its files, as a part of its page. */
export function EvidenceSection({ risk }: { risk: Risk }) {
  const { t } = useTranslation('collaboration-file');
  const { id, triage, permissions } = risk;
  // Whoever raised a risk words it until its triage, and links nothing to it.
  const mayAdd = triage === 'triaged' && permissions.can.includes('edit');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <EvidenceOf type="risk" id={id} mayAdd={mayAdd} />
      <SectionCard title={t('file.title')}>
        <Attachments type="risk" id={id} />
      </SectionCard>
    </Box>
  );
}
