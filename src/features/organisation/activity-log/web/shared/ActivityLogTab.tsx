import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { History } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { activityFilter, activityQuery, listActivity, type Activity } from '../../activity-log.contract.ts';
import { useActWords } from '../act-words.hooks.ts';
import { ActivityDialog } from '../ActivityDialog.tsx';
import { ActivityFilters } from '../ActivityFilters.tsx';
import { LogVerification } from '../LogVerification.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { LoggedRecordsContext, WithLoggedRecords } from './logged-records.hooks.ts';

const idOf = ({ seq }: Activity) => String(seq);
const nothing = Object.fromEntries(Object.keys(activityFilter).map((name) => [name, undefined]));

type Words = ReturnType<typeof useActWords>;

/** What was said, or what changed, in a line. */
const inShort = (activity: Activity, words: Words): string | undefined =>
  words.said(activity.action, activity.reason ?? activity.note) ??
  ([...new Set(words.changes(activity).map(({ name }) => name))].join(', ') || undefined);

function useColumns(words: Words): Column<Activity>[] {
  const { t } = useTranslation('organisation-activity-log');
  return useMemo(
    () => [
      {
        id: 'what',
        label: t('screen.what'),
        width: 260,
        card: 'title',
        cell: (activity) => <TextLine text={words.act(activity)} />,
      },
      {
        id: 'at',
        label: t('screen.when'),
        width: 160,
        card: 'fact',
        cell: ({ at }) => <DateText value={at} time />,
      },
      {
        id: 'who',
        label: t('screen.who'),
        width: 180,
        card: 'fact',
        cell: (activity) => <TextLine text={words.actor(activity)} />,
      },
      {
        id: 'record',
        label: t('screen.record'),
        width: 110,
        card: 'fact',
        cell: ({ objects: [first] }) =>
          first === undefined || first.ref === null ? (
            <TextLine text={undefined} />
          ) : (
            <RecordLink record={first} />
          ),
      },
      {
        id: 'kind',
        label: t('web:field.kind'),
        width: 160,
        cell: ({ action }) => <TextLine text={words.kind(action.split('.')[0] ?? '')} />,
      },
      {
        id: 'details',
        label: t('web:record.facts'),
        width: 240,
        isFlexible: true,
        cell: (activity) => (
          <TextLine text={activity.withheld ? t('screen.withheld') : inShort(activity, words)} />
        ),
      },
    ],
    [t, words],
  );
}

/** What was done in the organisation, and the ways to make sure that nothing of it was written anew. */
export const ActivityLogTab = () =>
  use(WithLoggedRecords)?.((records) => (
    <LoggedRecordsContext value={records}>
      <Log />
    </LoggedRecordsContext>
  ));

function Log() {
  const { t } = useTranslation('organisation-activity-log');
  const words = useActWords();
  const [sent, change, { limit, offset }] = useUrlState(activityQuery);
  const { actor, kind, record, from, to } = sent;
  const narrowing = { actor, kind, record, from, to };
  const isNarrowed = Object.values(narrowing).some((one) => one !== undefined);
  const query = { ...sent, limit: String(limit), offset: String(offset) };
  const read = useRead(listActivity, { query }, { keep: true });
  const [opened, open] = useState<Activity>();
  const narrow = (part: Partial<typeof narrowing>) => change({ ...part, offset: undefined });
  return (
    <Box sx={{ display: 'grid', gap: 2, ...listInPage }}>
      <Typography color="textSecondary">{t('screen.about')}</Typography>
      <DataTable
        label={t('screen.title')}
        columns={useColumns(words)}
        rows={read.data?.data}
        rowId={idOf}
        rowName={words.act}
        read={read}
        paging={usePages(read, { limit, offset, change })}
        onOpen={open}
        onPeek={open}
        toolbar={<ActivityFilters sent={narrowing} onChange={narrow} />}
        empty={
          <EmptyState icon={<History size={32} aria-hidden />}>
            {t(isNarrowed ? 'screen.none' : 'screen.empty')}
            {isNarrowed && <Button onClick={() => narrow(nothing)}>{t('screen.reset')}</Button>}
          </EmptyState>
        }
      />
      <LogVerification />
      {opened !== undefined && (
        <ActivityDialog
          activity={opened}
          onRecord={(id) => {
            open(undefined);
            narrow({ ...nothing, record: id });
          }}
          onClose={() => open(undefined)}
        />
      )}
    </Box>
  );
}
