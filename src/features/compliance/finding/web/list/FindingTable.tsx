import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { orderingOf, sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { findingOrderings, findingSorts } from '../../finding.contract.ts';
import { pathOfFinding } from '../../finding-path.rules.ts';
import type { FindingRow } from '../../finding.contract.ts';
import { FindingFlags } from '../shared/FindingFlags.tsx';
import { FindingKind } from '../shared/FindingKind.tsx';
import { FindingStatus } from '../shared/FindingStatus.tsx';
import type { FindingList } from './finding-list.hooks.ts';

const idOf = ({ id }: FindingRow) => id;
const nameOf = ({ ref }: FindingRow) => ref;

function useColumns(): Column<FindingRow>[] {
  const { t } = useTranslation('compliance-finding');
  const { flat } = usePerson().organisation;
  return useMemo(() => {
    const column = (
      id: KeyBelow<'compliance-finding', 'list.column'>,
      cell: Column<FindingRow>['cell'],
      more: Partial<Column<FindingRow>> = {},
    ): Column<FindingRow> => ({
      id,
      label: t(`list.column.${id}`),
      cell,
      sortable: (findingSorts as readonly string[]).includes(id),
      ...more,
    });
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 72 }),
      column('title', (row) => <TextLine text={row.title} />, {
        width: 200,
        isFlexible: true,
        card: 'title',
      }),
      column('kind', (row) => <FindingKind kind={row.kind} short />, { width: 124, card: 'fact' }),
      column('severity', (row) => t(`words.severity.${row.severity as 1}`), { width: 104, hidden: true }),
      column('status', (row) => <FindingStatus status={row.status} />, { width: 104, card: 'fact' }),
      column('owner', (row) => <TextLine text={row.owner?.name} />, { width: 112, card: 'fact' }),
      ...(flat
        ? []
        : [
            column('department', (row) => <TextLine text={row.department?.name ?? t('words.whole')} />, {
              width: 116,
            }),
          ]),
      column('due_date', (row) => <DateText value={row.due_date} />, { width: 116, card: 'fact' }),
      column(
        'flags',
        (row) => (
          <span className="row-flags">
            <FindingFlags flags={row.flags} />
          </span>
        ),
        { width: 176 },
      ),
      column('source', (row) => <TextLine text={row.source.ref ?? t(`words.source.${row.source.kind}`)} />, {
        width: 132,
        hidden: true,
      }),
      column('updated_at', (row) => <DateText value={row.updated_at} />, { width: 108, hidden: true }),
    ];
  }, [t, flat]);
}

interface FindingTableProps {
  label: string;
  list: FindingList;
  toolbar: ReactNode;
  empty: ReactNode;
}

/** Findings in rows, each the way to its page. */
export function FindingTable({ label, list, toolbar, empty }: FindingTableProps) {
  const navigate = useNavigate();
  const { read, narrow, change, limit, offset, ordering } = list;
  const open = ({ id }: FindingRow) => void navigate(pathOfFinding(id));
  return (
    <DataTable
      label={label}
      columns={useColumns()}
      rows={read.data?.data}
      rowId={idOf}
      rowName={nameOf}
      read={read}
      sort={sortOf(ordering)}
      onSort={(sort) => narrow({ ordering: orderingOf(sort, findingOrderings) })}
      paging={usePages(read, { limit, offset, change })}
      onPeek={open}
      onOpen={open}
      memory={useScreenMemory('finding-list')}
      density="compact"
      toolbar={toolbar}
      empty={empty}
    />
  );
}
