import { useState } from 'react';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import type { Column, Sort } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { CellDay } from '#platform/web/ui/table/edit/CellDay.tsx';
import { CellPick } from '#platform/web/ui/table/edit/CellPick.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { PagingBar } from '#platform/web/ui/table/PagingBar.tsx';
import { PeekFrame } from '#platform/web/ui/table/PeekFrame.tsx';
import { PeekLayout } from '#platform/web/ui/table/PeekLayout.tsx';
import { RowCards } from '#platform/web/ui/table/RowCards.tsx';
import { TableSkeleton } from '#platform/web/ui/table/TableSkeleton.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { LevelPill } from '#platform/web/ui/values/LevelPill.tsx';
import { levels, long, nothing, people, type Examples } from './example.ts';

interface Row {
  id: string;
  title: string;
  owner: string;
  count: number;
}
const rows: readonly Row[] = [
  { id: 'R-0001', title: 'The archive’s roof leaks', owner: 'Ada Lovelace', count: 3 },
  { id: 'R-0002', title: 'سقف الأرشيف يسرّب', owner: 'عمر الحسيني', count: 12 },
  { id: 'R-0003', title: long, owner: 'Leyla Demir', count: 0 },
];
const columns: readonly Column<Row>[] = [
  {
    id: 'ref',
    label: 'Reference',
    cell: ({ id }) => <bdi>{id}</bdi>,
    width: 100,
    sortable: true,
    card: 'title',
  },
  {
    id: 'title',
    label: 'Title',
    cell: ({ title }) => <TextLine text={title} />,
    isFlexible: true,
    width: 200,
  },
  {
    id: 'level',
    label: 'Level',
    cell: ({ count }) => <LevelPill {...(levels[count % levels.length] as (typeof levels)[0])} compact />,
    width: 90,
  },
  { id: 'owner', label: 'Owner', cell: ({ owner }) => owner, width: 140, card: 'fact' },
  { id: 'count', label: 'Tasks', cell: ({ count }) => count, width: 80, align: 'end', sortable: true },
];
const idOf = ({ id }: Row) => id;
const read = { isPending: false, isFetching: false, error: null, refetch: nothing };
const list = { columns, rowId: idOf, rowName: idOf, read };

function Register() {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set(['R-0002']));
  const [sort, onSort] = useState<Sort>({ by: 'ref', direction: 'asc' });
  return (
    <DataTable
      {...list}
      label="Risks"
      rows={rows}
      selected={selected}
      onSelect={onSelect}
      sort={sort}
      onSort={onSort}
      paging={{ offset: 0, shown: 3, count: 3, limit: 25, onLimit: nothing }}
      onOpen={nothing}
      toolbar={<Levels label="Level of the list" />}
    />
  );
}

function Levels({ label }: { label: string }) {
  const [value, onChange] = useState<string | undefined>('High');
  return (
    <OneFilter
      label={label}
      any="Any level"
      values={levels.map(({ name }) => name)}
      nameOf={(name) => name}
      value={value}
      onChange={onChange}
    />
  );
}

function Peeking() {
  const [peeked, onPeek] = useState<string | undefined>();
  return (
    <PeekLayout
      header={null}
      ids={rows.map(idOf)}
      peeked={peeked}
      onPeek={onPeek}
      renderPanel={(id, navigation) => (
        <PeekFrame label="Risk in the side panel" reference={id} to={`?risk=${id}`} {...navigation}>
          <p>{rows.find((row) => row.id === id)?.title}</p>
        </PeekFrame>
      )}
    >
      {() => (
        <DataTable
          {...list}
          label="Risks with a side panel"
          rows={rows}
          currentId={peeked}
          onPeek={({ id }) => onPeek(id)}
          density="compact"
        />
      )}
    </PeekLayout>
  );
}

/** A cell that is changed has the focus: it is opened by a button, as its cell is by a key. */
function Editing({ kind }: { kind: 'day' | 'pick' | 'picks' }) {
  const [isOpen, open] = useState(false);
  const end = () => open(false);
  if (!isOpen)
    return (
      <button type="button" className="plain-button" data-edits={kind} onClick={() => open(true)}>
        Change the {kind}
      </button>
    );
  return kind === 'day' ? (
    <CellDay label="Due on" value="2027-03-04" onEnd={end} />
  ) : (
    <CellPick
      label="Owner"
      picks={people}
      value={['ada']}
      isMultiple={kind === 'picks'}
      pending={false}
      onEnd={end}
    />
  );
}

const broken = new CallFailed(500, { code: 'unexpected', message: 'Something went wrong on our side.' });

export const table: Examples = {
  DataTable: {
    filled: () => <Register />,
    empty: () => <DataTable {...list} label="No risks" rows={[]} />,
    waiting: () => (
      <DataTable {...list} label="Risks that are read" rows={undefined} read={{ ...read, isPending: true }} />
    ),
    broken: () => (
      <DataTable {...list} label="Risks that broke" rows={undefined} read={{ ...read, error: broken }} />
    ),
  },
  PeekLayout: { 'a click opens it': () => <Peeking /> },
  RowCards: {
    'that lead somewhere': () => (
      <RowCards label="Cards" columns={columns} rows={rows} rowId={idOf} onOpen={nothing} />
    ),
    'that do not': () => <RowCards label="Still cards" columns={columns} rows={rows} rowId={idOf} />,
  },
  PagingBar: {
    'in the middle': () => (
      <PagingBar
        offset={25}
        shown={25}
        count={10_000}
        isCapped
        limit={25}
        onFirst={nothing}
        onPrevious={nothing}
        onNext={nothing}
        onLast={nothing}
      />
    ),
  },
  OneFilter: { set: () => <Levels label="Level" /> },
  TableSkeleton: { usual: () => <TableSkeleton columns={4} height={40} /> },
  TextLine: { long: () => <TextLine text={long} />, none: () => <TextLine text="" /> },
  CellDay: { usual: () => <Editing kind="day" /> },
  CellPick: { one: () => <Editing kind="pick" />, several: () => <Editing kind="picks" /> },
};
