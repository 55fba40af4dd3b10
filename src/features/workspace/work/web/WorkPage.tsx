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
  const work = read.data?.data;
  const groups = work?.groups.filter(({ count }) => count > 0);
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1024, display: 'grid', gap: 2 }}>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <WorkSkeleton />}
        {groups?.length === 0 && (
          <EmptyState icon={<Coffee size={32} aria-hidden />}>{t('screen.empty')}</EmptyState>
        )}
        {work && groups && groups.length > 0 && (
          <>
            <Whole groups={groups} />
            {groups.map((group) => (
              <WorkGroup key={group.group} {...group} today={work.today} />
            ))}
          </>
        )}
      </Box>
    </>
  );
}

/** How much waits in all, and how much of it is late. */
function Whole({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('workspace-work');
  const formats = useFormats();
  const sum = (of: (group: Group) => number) => groups.reduce((all, group) => all + of(group), 0);
  const [count, overdue] = [sum((group) => group.count), sum((group) => group.overdue)];
  const isCapped = groups.some((group) => group.count_is_capped);
  return (
    <Typography component="p">
      {t('screen.waits', { count, shown: formats.count(count, isCapped) })}
      {overdue > 0 && (
        <>
          {' '}
          <Typography component="span" color="error">
            {t('screen.overdue', { shown: formats.number(overdue) })}
          </Typography>
        </>
      )}
    </Typography>
  );
}

function WorkGroup({ group, count, count_is_capped, overdue, items, today }: Group & { today: string }) {
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
          <WorkRow key={`${item.kind} ${item.id} ${item.in_place_of?.id}`} item={item} today={today} />
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
