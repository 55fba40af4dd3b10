import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Bell } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { noticeKinds } from '../notice-kind.contract.ts';
import { noticeQuery } from '../notice-query.contract.ts';
import { listNotices, type Notice } from '../notification.contract.ts';
import { NoticeTitle } from './NoticeTitle.tsx';
import { useOpenNotice, useReadAll } from './read-notices.hooks.ts';

const idOf = ({ id }: Notice) => id;
const nameOf = ({ title }: Notice) => title;

function useColumns(): Column<Notice>[] {
  const { t } = useTranslation('collaboration-notification');
  return useMemo(
    () => [
      {
        id: 'title',
        label: t('screen.title'),
        width: 380,
        isFlexible: true,
        card: 'title',
        cell: (notice) => <NoticeTitle notice={notice} />,
      },
      {
        id: 'object',
        label: t('screen.about_what'),
        width: 260,
        card: 'fact',
        cell: ({ object }) => <TextLine text={object.title} />,
      },
      {
        id: 'kind',
        label: t('web:field.kind'),
        width: 190,
        card: 'fact',
        cell: ({ kind }) => t(`kind.${kind}`),
      },
      {
        id: 'created_at',
        label: t('screen.when'),
        width: 170,
        card: 'fact',
        cell: ({ created_at }) => <DateText value={created_at} time />,
      },
    ],
    [t],
  );
}

/** Everything somebody was told in the last ninety days; a row leads to what it is about. */
export function NotificationsPage() {
  const { t } = useTranslation('collaboration-notification');
  const navigate = useNavigate();
  const [, change, { limit, offset, unread, kind }] = useUrlState(noticeQuery);
  const query = {
    limit: String(limit),
    offset: String(offset),
    ...(unread && { unread }),
    ...(kind && { kind }),
  };
  const read = useRead(listNotices, { query }, { keep: true });
  const newest = useRead(listNotices, { query: { limit: '1' } }).data?.data[0];
  const open = useOpenNotice();
  const { readAll, isPending } = useReadAll(newest);
  return (
    <>
      <PageHeader
        title={t('screen.title')}
        action={
          <Button variant="contained" disabled={readAll === undefined || isPending} onClick={readAll}>
            {t('screen.read_all')}
          </Button>
        }
        more={[{ label: t('screen.preferences'), onClick: () => void navigate('/profile') }]}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, ...listInPage }}>
        <Typography color="textSecondary">{t('screen.about')}</Typography>
        <DataTable
          label={t('screen.title')}
          columns={useColumns()}
          rows={read.data?.data}
          rowId={idOf}
          rowName={nameOf}
          read={read}
          paging={usePages(read, { limit, offset, change })}
          onOpen={open}
          onPeek={open}
          toolbar={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-label={t('screen.title')}
                value={unread ?? ''}
                onChange={(_, chosen: '1' | '' | null) =>
                  chosen !== null && change({ unread: chosen === '1' ? '1' : undefined, offset: undefined })
                }
                sx={{ height: 32 }}
              >
                <ToggleButton value="">{t('screen.all')}</ToggleButton>
                <ToggleButton value="1">{t('screen.unread')}</ToggleButton>
              </ToggleButtonGroup>
              <OneFilter
                label={t('web:field.kind')}
                any={t('screen.any_kind')}
                values={noticeKinds}
                nameOf={(one) => t(`kind.${one}`)}
                value={kind}
                onChange={(one) => change({ kind: one, offset: undefined })}
              />
            </Box>
          }
          empty={
            <EmptyState icon={<Bell size={32} aria-hidden />}>
              {t(unread ? 'screen.none_unread' : kind === undefined ? 'screen.empty' : 'screen.none_of_kind')}
            </EmptyState>
          }
        />
      </Box>
    </>
  );
}
