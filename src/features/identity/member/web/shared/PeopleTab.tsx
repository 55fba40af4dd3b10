import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UsersRound } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { personTypes } from '#platform/contract/access.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { PersonAvatar } from '#features/identity/picture/web/shared/PersonAvatar.tsx';
import { useEveryDepartment } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { listMembers, memberQuery, memberStatuses, type Member } from '../../member.contract.ts';
import { MemberMenu } from '../MemberMenu.tsx';
import type { MemberAction } from './member-action.ts';

const idOf = ({ id }: Member) => id;
const nameOf = ({ first_name, last_name }: Member) => `${first_name} ${last_name}`;

function useColumns({ actions, onChoose }: Pick<Acting, 'actions' | 'onChoose'>): Column<Member>[] {
  const { t } = useTranslation('identity-member');
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('web:field.name'),
        width: 160,
        isFlexible: true,
        card: 'title',
        cell: (one) => (
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <PersonAvatar name={one.first_name} picture={one.user_image} size={24} />
            <TextLine text={nameOf(one)} />
          </Box>
        ),
      },
      {
        id: 'email',
        label: t('screen.email'),
        width: 216,
        card: 'fact',
        cell: ({ email }) => <TextLine text={email} />,
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
        width: 140,
        cell: ({ departments }) => (
          <TextLine
            text={
              departments.map(({ name, access }) => `${name} (${t(`access.${access}`)})`).join(', ') ||
              undefined
            }
          />
        ),
      },
      {
        id: 'status',
        label: t('web:field.status'),
        width: 112,
        card: 'fact',
        cell: ({ status, request }) =>
          request === 'waiting' ? (
            <StatusPill tone="warning">{t('screen.decision_waits')}</StatusPill>
          ) : (
            <StatusPill tone={status === 'active' ? 'success' : 'neutral'}>
              {t(`status.${status}`)}
            </StatusPill>
          ),
      },
      {
        id: 'last_login_at',
        label: t('screen.last_login'),
        width: 124,
        cell: ({ last_login_at }) =>
          last_login_at === null ? t('screen.never') : <DateText value={last_login_at} />,
      },
      {
        id: 'actions',
        label: t('screen.actions'),
        width: 80,
        card: 'action',
        cell: (one) => <MemberMenu member={one} actions={actions} onChoose={onChoose} />,
      },
    ],
    [t, actions, onChoose],
  );
}

interface Acting {
  actions: readonly MemberAction[];
  onChoose: (action: MemberAction, member: Member) => void;
  dialog: ReactNode;
}

/** What is done with a person, in a dialog that stays with them: somebody else may come to stand in their row meanwhile. */
function useActing(actions: readonly MemberAction[]): Acting {
  const [chosen, choose] = useState<{ action: MemberAction; member: Member }>();
  const onChoose = useCallback((action: MemberAction, member: Member) => choose({ action, member }), []);
  const dialog = chosen && <chosen.action.Dialog member={chosen.member} onClose={() => choose(undefined)} />;
  return { actions, onChoose, dialog };
}

/** The people of the organisation: found by name, type, department and status; `actions` are what their rows offer. */
export function PeopleTab({ actions }: { actions: readonly MemberAction[] }) {
  const { t } = useTranslation('identity-member');
  const [, change, { limit, offset, q, type, status, dpt }] = useUrlState(memberQuery);
  const { dialog, ...acting } = useActing(actions);
  const { picks } = useEveryDepartment();
  const narrowed = { ...(q && { q }), ...(type && { type }), ...(status && { status }), ...(dpt && { dpt }) };
  const query = { limit: String(limit), offset: String(offset), ...narrowed };
  const read = useRead(listMembers, { query }, { keep: true });
  const nameOfDepartment = (id: string) => picks.find(({ value }) => value === id)?.label ?? '…';
  return (
    <Box sx={{ display: 'grid', gap: 2, ...listInPage }}>
      <Typography color="textSecondary">{t('screen.about')}</Typography>
      <DataTable
        label={t('screen.label')}
        columns={useColumns(acting)}
        rows={read.data?.data}
        rowId={idOf}
        rowName={nameOf}
        read={read}
        paging={usePages(read, { limit, offset, change })}
        toolbar={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.5 }}>
            <SearchInput
              value={q}
              label={t('screen.search')}
              onChange={(words) => change({ q: words, offset: undefined })}
            />
            <OneFilter
              label={t('screen.type')}
              any={t('screen.any_type')}
              values={personTypes}
              nameOf={(one) => t(`type.${one}`)}
              value={type}
              onChange={(one) => change({ type: one, offset: undefined })}
            />
            {picks.length > 0 && (
              <OneFilter
                label={t('screen.departments')}
                any={t('screen.any_department')}
                values={picks.map(({ value }) => value)}
                nameOf={nameOfDepartment}
                value={dpt}
                onChange={(one) => change({ dpt: one, offset: undefined })}
              />
            )}
            <OneFilter
              label={t('web:field.status')}
              any={t('screen.any_status')}
              values={memberStatuses}
              nameOf={(one) => t(`status.${one}`)}
              value={status}
              onChange={(one) => change({ status: one, offset: undefined })}
            />
          </Box>
        }
        empty={<EmptyState icon={<UsersRound size={32} aria-hidden />}>{t('screen.none_found')}</EmptyState>}
      />
      {dialog}
    </Box>
  );
}
