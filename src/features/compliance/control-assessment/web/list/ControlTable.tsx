import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { ControlAssessmentStatus } from '../shared/ControlAssessmentStatus.tsx';
import { ControlFlags, ControlProof } from '../shared/ControlFlags.tsx';
import { ControlResult } from '../shared/ControlResult.tsx';
import type { ControlListing, ListedControl } from './control-list.hooks.ts';

const idOf = ({ id }: ListedControl) => id;
const nameOf = ({ code }: ListedControl) => code;

const Code = ({ row: { code, parent } }: { row: ListedControl }) => (
  <Box component="bdi" sx={parent === null ? undefined : { paddingInlineStart: 2, color: 'text.secondary' }}>
    {code}
  </Box>
);

function useColumns(): Column<ListedControl>[] {
  const { t } = useTranslation('compliance-control-assessment');
  const formats = useFormats();
  return useMemo(() => {
    const column = (
      id: KeyBelow<'compliance-control-assessment', 'list.column'>,
      cell: Column<ListedControl>['cell'],
      more: Partial<Column<ListedControl>> = {},
    ): Column<ListedControl> => ({ id, label: t(`list.column.${id}`), cell, ...more });
    return [
      column('code', (row) => <Code row={row} />, { width: 88 }),
      column('title', (row) => <TextLine text={row.title} />, {
        width: 240,
        isFlexible: true,
        card: 'title',
      }),
      column('applicability', (row) => t(`words.applicability_state.${row.applicability_state}`), {
        width: 116,
        hidden: true,
      }),
      column('result', (row) => <ControlResult control={row} />, { width: 176, card: 'fact' }),
      column('status', (row) => <ControlAssessmentStatus status={row.status} />, {
        width: 112,
        card: 'fact',
      }),
      column('owner', (row) => <TextLine text={row.owner?.name} />, { width: 112, hidden: true }),
      column('respondents', (row) => <TextLine text={row.respondents.map(({ name }) => name).join(', ')} />, {
        width: 112,
      }),
      column('due_date', (row) => <DateText value={row.due_date} />, { width: 100, card: 'fact' }),
      column('proof', (row) => <ControlProof control={row} />, { width: 116, card: 'fact' }),
      column(
        'flags',
        (row) => (
          <span className="row-flags">
            <ControlFlags flags={row.flags} />
          </span>
        ),
        { width: 124 },
      ),
      column('evidence', (row) => formats.number(row.evidence_count), {
        width: 88,
        align: 'end',
        hidden: true,
      }),
    ];
  }, [t, formats]);
}

interface ControlTableProps {
  label: string;
  list: ControlListing;
  pathOf: (control: ListedControl) => string;
  toolbar: ReactNode;
  empty: ReactNode;
  /** Which are chosen, where this person may set several at once. */
  choice: { selected: ReadonlySet<string>; onSelect: (ids: Set<string>) => void } | undefined;
}

/** The controls in the order of the standard, each followed by its sub-controls. */
export function ControlTable({ label, list, pathOf, toolbar, empty, choice }: ControlTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      label={label}
      columns={useColumns()}
      rows={list.rows}
      rowId={idOf}
      rowName={nameOf}
      read={list.read}
      paging={list.paging}
      {...choice}
      onOpen={(row) => void navigate(pathOf(row))}
      memory={useScreenMemory('compliance-controls')}
      density="compact"
      toolbar={toolbar}
      empty={empty}
    />
  );
}
