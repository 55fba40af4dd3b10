import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MailPlus, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { RowActions } from '#platform/web/ui/menus/RowActions.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import {
  invitationQuery,
  invitationStatuses,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  type Invitation,
} from '../../invitation.contract.ts';
import { InvitationStatus } from '../InvitationStatus.tsx';
import { InviteDialog } from '../InviteDialog.tsx';

const idOf = ({ id }: Invitation) => id;
const nameOf = ({ email }: Invitation) => email;
const isOpen = ({ status }: Invitation) => status === 'pending' || status === 'expired';

function useActions() {
  const { t } = useTranslation('organisation-invitation');
  const resend = useWrite(resendInvitation, { refreshes: ['mail'] });
  const revoke = useWrite(revokeInvitation);
  return useMemo(() => {
    const sent = ({ id, version }: Invitation) => ({ params: { id }, body: { version } });
    const tell = (key: 'resent' | 'revoked', { email }: Invitation) => ({
      onSuccess: () => showSnackbar({ message: t(`screen.${key}`, { email }), variant: 'success' }),
    });
    return (one: Invitation) => [
      { label: t('screen.resend'), onClick: () => resend.mutate(sent(one), tell('resent', one)) },
      {
        label: t('screen.revoke'),
        isDestructive: true,
        onClick: () =>
          confirm({
            title: t('screen.revoke_title'),
            text: t('screen.revoke_text', { email: one.email }),
            verb: t('screen.revoke'),
            onConfirm: () => revoke.mutate(sent(one), tell('revoked', one)),
          }),
      },
    ];
    // A mutation is another object each time; what it does is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [t, resend.mutate, revoke.mutate]);
}

function useColumns(): Column<Invitation>[] {
  const { t } = useTranslation('organisation-invitation');
  const formats = useFormats();
  const actionsOf = useActions();
  return useMemo(
    () => [
      {
        id: 'email',
        label: t('screen.email'),
        width: 194,
        isFlexible: true,
        card: 'title',
        cell: ({ email }) => <TextLine text={email} />,
      },
      {
        id: 'status',
        label: t('web:field.status'),
        width: 112,
        card: 'fact',
        cell: ({ status }) => <InvitationStatus status={status} />,
      },
      {
        id: 'type',
        label: t('screen.type'),
        width: 80,
        card: 'fact',
        cell: ({ type }) => t(`type.${type}`),
      },
      {
        id: 'departments',
        label: t('screen.departments'),
        width: 104,
        cell: ({ departments }) => <TextLine text={departments.map(({ name }) => name).join(', ')} />,
      },
      {
        id: 'expires_at',
        label: t('screen.expires'),
        width: 120,
        card: 'fact',
        cell: ({ expires_at }) => <DateText value={expires_at} />,
      },
      {
        id: 'sent_count',
        label: t('screen.times'),
        width: 110,
        align: 'end',
        hidden: true,
        cell: ({ sent_count }) => formats.number(sent_count),
      },
      {
        id: 'invited_by',
        label: t('screen.invited_by'),
        width: 104,
        cell: ({ invited_by }) => <TextLine text={invited_by ?? undefined} />,
      },
      {
        id: 'actions',
        label: t('screen.actions'),
        width: 212,
        card: 'action',
        cell: (one) => (isOpen(one) ? <RowActions of={one.email} actions={actionsOf(one)} /> : null),
      },
    ],
    [t, formats, actionsOf],
  );
}

/** Who was asked to join, and the way to ask others. */
export function InvitationsTab() {
  const { t } = useTranslation('organisation-invitation');
  const [, change, { limit, offset, status }] = useUrlState(invitationQuery);
  const query = { limit: String(limit), offset: String(offset), ...(status && { status }) };
  const read = useRead(listInvitations, { query }, { keep: true });
  const [isInviting, setInviting] = useState(false);
  const invite = (
    <Button
      variant="contained"
      startIcon={<UserPlus size={16} aria-hidden />}
      onClick={() => setInviting(true)}
    >
      {t('screen.invite')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, ...listInPage }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 240 }}>
          {t('screen.about')}
        </Typography>
        {invite}
      </Box>
      <DataTable
        label={t('screen.label')}
        columns={useColumns()}
        rows={read.data?.data}
        rowId={idOf}
        rowName={nameOf}
        read={read}
        paging={usePages(read, { limit, offset, change })}
        toolbar={
          <OneFilter
            label={t('web:field.status')}
            any={t('screen.any_status')}
            values={invitationStatuses}
            nameOf={(one) => t(`status.${one}`)}
            value={status}
            onChange={(one) => change({ status: one, offset: undefined })}
          />
        }
        empty={
          <EmptyState icon={<MailPlus size={32} aria-hidden />}>
            {t(status === undefined ? 'screen.empty' : 'screen.none_of_status')}
          </EmptyState>
        }
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Box>
  );
}
