import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Mail as MailIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
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
import { listMails, mailQuery, mailStatuses, type Mail } from '../mail.contract.ts';
import { MailDialog } from './MailDialog.tsx';
import { MailStatus } from './MailStatus.tsx';

const idOf = ({ id }: Mail) => id;
const nameOf = ({ subject }: Mail) => subject;

function useColumns(): Column<Mail>[] {
  const { t } = useTranslation('organisation-mail');
  return useMemo(
    () => [
      {
        id: 'subject',
        label: t('screen.subject'),
        width: 300,
        isFlexible: true,
        card: 'title',
        cell: ({ subject }) => <TextLine text={subject} />,
      },
      {
        id: 'to',
        label: t('screen.to'),
        width: 220,
        card: 'fact',
        cell: ({ to_address }) => <TextLine text={to_address} />,
      },
      {
        id: 'status',
        label: t('web:field.status'),
        width: 150,
        card: 'fact',
        cell: ({ status }) => <MailStatus status={status} />,
      },
      {
        id: 'created_at',
        label: t('screen.made'),
        width: 140,
        card: 'fact',
        cell: ({ created_at }) => <DateText value={created_at} />,
      },
      {
        id: 'error',
        label: t('screen.error'),
        width: 240,
        cell: ({ error }) => <TextLine text={error ?? undefined} />,
      },
    ],
    [t],
  );
}

/** The organisation's mails, and the way to send those again that could not be delivered. */
export function MailPage() {
  const { t } = useTranslation('organisation-mail');
  const [, change, { limit, offset, status }] = useUrlState(mailQuery);
  const query = { limit: String(limit), offset: String(offset), ...(status && { status }) };
  const read = useRead(listMails, { query }, { keep: true });
  const [opened, open] = useState<Mail>();
  return (
    <>
      <PageHeader title={t('screen.title')} />
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
            <OneFilter
              label={t('web:field.status')}
              any={t('screen.any_status')}
              values={mailStatuses}
              nameOf={(one) => t(`status.${one}`)}
              value={status}
              onChange={(one) => change({ status: one, offset: undefined })}
            />
          }
          empty={
            <EmptyState icon={<MailIcon size={32} aria-hidden />}>
              {t(status === undefined ? 'screen.empty' : 'screen.none_of_status')}
            </EmptyState>
          }
        />
      </Box>
      {opened !== undefined && <MailDialog mail={opened} onClose={() => open(undefined)} />}
    </>
  );
}
