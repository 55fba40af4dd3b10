import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Coffee } from 'lucide-react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { readWork, type Work } from '../work.contract.ts';
import { WorkRow } from './WorkRow.tsx';

type Group = Work['groups'][number];

/** Everything that waits for somebody, to start the day on: what is late first, each a click away. */
export function WorkPage() {
  const { t } = useTranslation('workspace-work');
  const read = useRead(readWork);
  const groups = read.data?.data.groups.filter(({ count }) => count > 0);
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1024, display: 'grid', gap: 2 }}>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <WorkSkeleton />}
        {groups?.length === 0 && (
          <EmptyState icon={<Coffee size={32} aria-hidden />}>{t('screen.empty')}</EmptyState>
        )}
        {groups?.map((group) => (
          <WorkGroup key={group.group} {...group} />
        ))}
      </Box>
    </>
  );
}

function WorkGroup({ group, count, count_is_capped, overdue, items }: Group) {
  const { t } = useTranslation('workspace-work');
  const formats = useFormats();
  const isWhole = items.length === count && !count_is_capped;
  return (
    <SectionCard
      title={`${t(`group.${group}`)} (${formats.count(count, count_is_capped)})`}
      action={
        overdue > 0 && (
          <Typography color="error" variant="body2">
            {t('screen.overdue', { shown: formats.number(overdue) })}
          </Typography>
        )
      }
    >
      <Typography color="textSecondary" variant="body2">
        {t(`about.${group}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <WorkRow key={`${item.kind} ${item.id} ${item.in_place_of?.id}`} item={item} />
        ))}
      </Box>
      {!isWhole && (
        <Typography color="textSecondary" variant="body2">
          {t('screen.more', { shown: formats.number(items.length) })}
        </Typography>
      )}
    </SectionCard>
  );
}

const WorkSkeleton = () => (
  <>
    {[3, 2].map((rows, place) => (
      <Skeleton key={place} variant="rounded" height={64 + rows * 48} />
    ))}
  </>
);
