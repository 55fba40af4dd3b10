import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { $ZodObject } from 'zod/v4/core';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { orderingOf, sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { NothingFound } from './NothingFound.tsx';
import type { RecordListState } from './record-list.hooks.ts';

interface Listed {
  id: string;
  ref: string;
}
interface RecordListProps<S extends $ZodObject, Row extends Listed> {
  /** Whose texts say `list.title` and `list.none`. */
  feature: Namespace;
  list: RecordListState<S, Row>;
  columns: Column<Row>[];
  orderings: readonly string[];
  /** The name under which columns and density are remembered. */
  memory: string;
  filters: ReactNode;
  /** Where one is read, or how it is opened. */
  pathOf?: (id: string) => string;
  open?: (id: string) => void;
  /** Those that are chosen, to be changed together; and what stands in place of the filters meanwhile. */
  selection?: { selected: ReadonlySet<string>; onSelect: (ids: Set<string>) => void; bar: ReactNode };
  /** What stands there while there is none at all: what would be here, and the way to the first. */
  empty: { icon: ReactNode; text: string; action?: ReactNode };
  /** What adds one, where this person may: a dialog, which leads to what was added; or a button of its own. */
  adds?: {
    may: boolean;
    Dialog: ComponentType<{ onClose: () => void; onAdded: (row: { id: string }) => void }>;
  };
  action?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
  /** Instead of the table, where somebody looks at them otherwise. */
  renderInstead?: ((parts: ListParts) => ReactNode) | undefined;
}

/** What stands around the rows, however they are shown. */
export interface ListParts {
  toolbar: ReactNode;
  empty: ReactNode;
  paging: ReturnType<typeof usePages>;
}

const idOf = ({ id }: Listed) => id;
const nameOf = ({ ref }: Listed) => ref;

/** Records of a kind in rows, each the way to its page. */
export function RecordList<S extends $ZodObject, Row extends Listed>({
  feature,
  list: { read, window, change, narrowBy, isNarrowed, reset },
  columns,
  orderings,
  memory,
  filters,
  pathOf,
  open: openHere,
  selection,
  empty,
  adds,
  action: ownAction,
  children,
  renderInstead,
}: RecordListProps<S, Row>) {
  const { tOpen } = useTranslation([feature, 'record']);
  const navigate = useNavigate();
  const open = ({ id }: { id: string }) => {
    openHere?.(id);
    if (pathOf !== undefined) void navigate(pathOf(id));
  };
  const title = tOpen('list.title');
  const { limit, offset, ordering } = window;
  const remembered = useScreenMemory(memory);
  const adding = useAdding(feature, adds, open);
  const action = adding.button ?? ownAction;
  const parts: ListParts = {
    toolbar: selection?.bar ?? <div className="list-filters">{filters}</div>,
    empty: isNarrowed ? (
      <NothingFound feature={feature} onReset={reset} />
    ) : (
      <EmptyUnit>
        <EmptyState icon={empty.icon} action={empty.action ?? action}>
          {empty.text}
        </EmptyState>
      </EmptyUnit>
    ),
    paging: usePages(read, { limit, offset, change: change as never }),
  };
  const header = (
    <>
      <PageHeader title={title} action={action}>
        {children}
      </PageHeader>
      {adding.dialog}
    </>
  );
  if (renderInstead !== undefined)
    return (
      <>
        {header}
        {renderInstead(parts)}
      </>
    );
  return (
    <>
      {header}
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <DataTable
          {...parts}
          label={title}
          columns={columns}
          rows={read.data?.data}
          rowId={idOf}
          rowName={nameOf}
          read={read}
          sort={sortOf(ordering)}
          onSort={(sort) => narrowBy({ ordering: orderingOf(sort, orderings) })}
          {...(selection === undefined
            ? { onPeek: open }
            : { selected: selection.selected, onSelect: selection.onSelect })}
          onOpen={open}
          memory={remembered}
          density="compact"
        />
      </Box>
    </>
  );
}

/** The button that adds a record, and the dialog that it opens; neither where this person adds none. */
function useAdding<S extends $ZodObject, Row extends Listed>(
  feature: Namespace,
  adds: RecordListProps<S, Row>['adds'],
  onAdded: (row: { id: string }) => void,
) {
  const { tOpen } = useTranslation(feature);
  const [isAdding, setAdding] = useState(false);
  return {
    button: adds?.may ? (
      <Button
        variant="contained"
        aria-haspopup="dialog"
        startIcon={<Plus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {tOpen('list.new')}
      </Button>
    ) : undefined,
    dialog: isAdding && adds && (
      <Suspense>
        <adds.Dialog onClose={() => setAdding(false)} onAdded={onAdded} />
      </Suspense>
    ),
  };
}
