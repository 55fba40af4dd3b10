import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { RowActions } from '#platform/web/ui/menus/RowActions.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import { auditorsQuery, listAllAuditors } from '../../auditor.contract.ts';
import { AuditorStatus } from '../AuditorStatus.tsx';
import { useAuditorActions } from '../auditor-actions.hooks.tsx';

type Row = Answer<typeof listAllAuditors>['data'][number];
const idOf = ({ id }: Row) => id;
const nameOf = ({ email }: Row) => email;

function useColumns(actionsOf: ReturnType<typeof useAuditorActions>['actionsOf']): Column<Row>[] {
  const { t } = useTranslation('compliance-auditor');
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('list.name'),
        width: 170,
        isFlexible: true,
        card: 'title',
        cell: ({ name, email }) => <TextLine text={name === null ? email : `${name}, ${email}`} />,
      },
      {
        id: 'assessment',
        label: t('list.assessment'),
        width: 140,
        card: 'fact',
        cell: ({ assessment: { id, standard, ref, name } }) => (
          <Link component={RouterLink} to={pathOfAssessment(standard, id)}>
            <bdi>{ref}</bdi> <bdi>{name}</bdi>
          </Link>
        ),
      },
      {
        id: 'state',
        label: t('web:field.status'),
        width: 178,
        card: 'fact',
        cell: ({ state }) => <AuditorStatus state={state} />,
      },
      {
        id: 'ends_on',
        label: t('card.until'),
        width: 120,
        card: 'fact',
        cell: ({ ends_on }) => <DateText value={ends_on} />,
      },
      {
        id: 'last_login_at',
        label: t('list.last_login'),
        width: 132,
        cell: ({ last_login_at }) => <DateText value={last_login_at} />,
      },
      {
        id: 'invited_by',
        label: t('list.invited_by'),
        width: 106,
        cell: ({ invited_by }) => <TextLine text={invited_by ?? undefined} />,
      },
      {
        id: 'actions',
        label: t('list.actions'),
        width: 80,
        card: 'action',
        cell: (one) => <RowActions of={one.email} actions={actionsOf(one)} inMenu />,
      },
    ],
    [t, actionsOf],
  );
}

/** Every external auditor, apart from the members: what each may read, and until when. */
export function AuditorsTab() {
  const { t } = useTranslation('compliance-auditor');
  const [, change, { limit, offset }] = useUrlState(auditorsQuery);
  const query = { limit: String(limit), offset: String(offset) };
  const read = useRead(listAllAuditors, { query }, { keep: true });
  const { actionsOf, dialog } = useAuditorActions();
  return (
    <Box sx={{ display: 'grid', gap: 2, ...listInPage }}>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('list.about')}
      </Typography>
      <DataTable
        label={t('list.label')}
        columns={useColumns(actionsOf)}
        rows={read.data?.data}
        rowId={idOf}
        rowName={nameOf}
        read={read}
        paging={usePages(read, { limit, offset, change })}
        empty={<EmptyState icon={<ShieldCheck size={32} aria-hidden />}>{t('list.empty')}</EmptyState>}
      />
      {dialog}
    </Box>
  );
}
