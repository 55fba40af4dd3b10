import { useMemo, type ReactNode } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { taskSorts } from '../../task-list.contract.ts';
import type { TaskRow } from '../../task.contract.ts';
import { useOpenTask } from '../shared/open-task.hooks.ts';
import { TaskFlags } from '../shared/TaskFlags.tsx';
import { TaskStatus } from '../shared/TaskStatus.tsx';
import type { TaskListing } from './task-list.hooks.ts';

const idOf = ({ id }: TaskRow) => id;
const nameOf = ({ ref }: TaskRow) => ref;

function useColumns(): Column<TaskRow>[] {
  const { t } = useTranslation('treatment-task');
  const { flat } = usePerson().organisation;
  const formats = useFormats();
  return useMemo(() => {
    const column = (
      id: KeyBelow<'treatment-task', 'list.column'>,
      cell: Column<TaskRow>['cell'],
      more: Partial<Column<TaskRow>> = {},
    ): Column<TaskRow> => ({
      id,
      label: t(`list.column.${id}`),
      cell,
      sortable: (taskSorts as readonly string[]).includes(id),
      ...more,
    });
    const names = ({ assignees }: TaskRow) => assignees.map(({ name }) => name).join(', ');
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 96 }),
      column('title', (row) => <TextLine text={row.title} />, {
        width: 180,
        isFlexible: true,
        card: 'title',
      }),
      column('status', (row) => <TaskStatus status={row.status} />, { width: 104, card: 'fact' }),
      column(
        'flags',
        (row) =>
          row.flags.length === 0 ? null : (
            <span className="row-flags">
              <TaskFlags flags={row.flags} />
            </span>
          ),
        { width: 140, card: 'fact' },
      ),
      column('due_on', (row) => <DateText value={row.due_on} />, { width: 120, card: 'fact' }),
      column('assignees', (row) => <TextLine text={names(row) || t('words.nobody')} />, {
        width: 116,
        card: 'fact',
      }),
      column(
        'parent',
        (row) => (
          <TextLine text={row.parent === null ? undefined : `${row.parent.ref} ${row.parent.title}`} />
        ),
        {
          width: 168,
        },
      ),
      column('priority', (row) => t(`words.priority.${row.priority as 1}`), { width: 84 }),
      column(
        'checklist',
        ({ checklist_done, checklist_total }) =>
          checklist_total === 0
            ? '–'
            : t('list.checked', {
                done: formats.number(checklist_done),
                total: formats.number(checklist_total),
              }),
        { width: 88, align: 'end', hidden: true },
      ),
      column('reviewer', (row) => <TextLine text={row.reviewer?.name} />, { width: 116, hidden: true }),
      ...(flat
        ? []
        : [
            column('department', (row) => <TextLine text={row.department?.name ?? t('words.whole')} />, {
              width: 144,
              hidden: true,
            }),
          ]),
      column('start_on', (row) => <DateText value={row.start_on} />, {
        width: 112,
        hidden: true,
      }),
      column('updated_at', (row) => <DateText value={row.updated_at} />, {
        width: 112,
        hidden: true,
      }),
    ];
  }, [t, flat, formats]);
}

interface TaskTableProps {
  label: string;
  list: TaskListing;
  toolbar: ReactNode;
  empty: ReactNode;
  selected: ReadonlySet<string>;
  onSelect: (ids: Set<string>) => void;
}

/** The tasks, by their due date until somebody sorts them: what is over comes last. */
export function TaskTable({ label, list, toolbar, empty, selected, onSelect }: TaskTableProps) {
  const [, open] = useOpenTask();
  return (
    <DataTable
      label={label}
      columns={useColumns()}
      rows={list.rows}
      rowId={idOf}
      rowName={nameOf}
      read={list.read}
      sort={list.sort}
      onSort={list.sortBy}
      paging={list.paging}
      selected={selected}
      onSelect={onSelect}
      onOpen={({ id }) => open(id)}
      memory={useScreenMemory('task-list')}
      density="compact"
      toolbar={toolbar}
      empty={empty}
    />
  );
}
