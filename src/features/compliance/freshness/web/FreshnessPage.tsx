import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { listFreshnessRules, type FreshnessRule } from '../freshness.contract.ts';
import { RemoveRuleDialog } from './RemoveRuleDialog.tsx';
import { RuleCard } from './RuleCard.tsx';
import { RuleDialog } from './RuleDialog.tsx';

type Opened = { kind: 'add' } | { kind: 'change' | 'remove'; rule: FreshnessRule };

/** How old evidence may be, in the order in which rules come before each other. */
export function FreshnessPage() {
  const { t } = useTranslation('compliance-freshness');
  const read = useRead(listFreshnessRules);
  const late = useIsSlow(read.isPending);
  const [opened, open] = useState<Opened>();
  const rules = read.data?.data;
  const close = () => open(undefined);
  const addButton = (
    <Button
      variant="contained"
      startIcon={<Plus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'add' })}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} action={addButton} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 880 }}>
        <Typography color="textSecondary" sx={{ maxWidth: '75ch' }}>
          {t('about')}
        </Typography>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {late && <Skeleton variant="rounded" height={280} />}
        {rules?.length === 0 && (
          <EmptyState icon={<CalendarClock size={32} aria-hidden />} action={addButton}>
            {t('empty')}
          </EmptyState>
        )}
        {rules?.map((rule) => (
          <RuleCard key={rule.id} rule={rule} onOpen={(kind) => open({ kind, rule })} />
        ))}
      </Box>
      {opened?.kind === 'add' && <RuleDialog onClose={close} />}
      {opened?.kind === 'change' && <RuleDialog rule={opened.rule} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveRuleDialog rule={opened.rule} onClose={close} />}
    </>
  );
}
