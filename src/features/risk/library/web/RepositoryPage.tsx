import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LibraryBig, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { libraryQuery, listLibrary, type LibraryItem } from '../risk-library.contract.ts';
import { DismissDialog } from './DismissDialog.tsx';
import { LibraryItemDialog } from './LibraryItemDialog.tsx';
import { LibraryItemForm } from './LibraryItemForm.tsx';
import { LibraryState } from './LibraryState.tsx';
import { useLibraryActs } from './library.hooks.ts';
import { RepositoryFilters } from './RepositoryFilters.tsx';
import { useSuggestedLevel } from './suggested-level.hooks.ts';

const idOf = ({ id }: LibraryItem) => id;
const nameOf = ({ title }: LibraryItem) => title;

type Act = (item: LibraryItem) => void;

function useColumns(show: Act, register: Act): Column<LibraryItem>[] {
  const { t } = useTranslation('risk-library');
  const levelAt = useSuggestedLevel();
  return useMemo(
    () => [
      {
        id: 'title',
        label: t('web:field.title'),
        width: 228,
        isFlexible: true,
        card: 'title',
        cell: (item) => (
          <Link
            component="button"
            underline="hover"
            dir="auto"
            title={item.title}
            onClick={() => show(item)}
            sx={{ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {item.title}
          </Link>
        ),
      },
      {
        id: 'category',
        label: t('web:field.category'),
        width: 140,
        card: 'fact',
        cell: ({ category }) => <TextLine text={category?.name ?? t('screen.no_category')} />,
      },
      {
        id: 'suggested',
        label: t('screen.suggested'),
        width: 132,
        card: 'fact',
        cell: ({ suggested }) => <RiskLevel level={levelAt(suggested)} />,
      },
      {
        id: 'source',
        label: t('web:field.source'),
        width: 112,
        cell: ({ source }) => t(`screen.sources.${source}`),
      },
      {
        id: 'state',
        label: t('screen.state'),
        width: 150,
        card: 'fact',
        cell: (item) => <LibraryState item={item} />,
      },
      {
        id: 'register',
        label: t('item.register'),
        width: 164,
        card: 'action',
        cell: (item) => (
          <Button
            size="small"
            startIcon={<Plus size={14} aria-hidden />}
            aria-label={t('item.register_named', { title: item.title })}
            onClick={(event) => {
              event.stopPropagation();
              register(item);
            }}
          >
            {t('item.register')}
          </Button>
        ),
      },
    ],
    [t, levelAt, show, register],
  );
}

type Opened = { kind: 'show' | 'edit' | 'dismiss'; item: LibraryItem } | { kind: 'add' };

/** The repository of risks in Settings: what others have had, what the organisation added, and what became of each here. */
export function RepositoryPage() {
  const { t } = useTranslation('risk-library');
  const [sent, change, { limit, offset }] = useUrlState(libraryQuery);
  const { dpt, pending } = useDepartment();
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const show = useCallback((item: LibraryItem) => open({ kind: 'show', item }), []);
  const acts = useLibraryActs(close);
  const query = { ...sent, dpt };
  const read = useRead(listLibrary, { query }, { keep: true, enabled: !pending });
  const isNarrowed = sent.q !== undefined || sent.category !== undefined || sent.state !== undefined;
  const addButton = acts.mayEdit && (
    <Button
      variant="contained"
      startIcon={<Plus size={16} aria-hidden />}
      onClick={() => open({ kind: 'add' })}
    >
      {t('screen.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('screen.title')} action={addButton} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, ...listInPage }}>
        <Typography color="textSecondary">{t('screen.about')}</Typography>
        <DataTable
          label={t('screen.title')}
          columns={useColumns(show, acts.register)}
          rows={read.data?.data}
          rowId={idOf}
          rowName={nameOf}
          read={read}
          toolbar={
            <RepositoryFilters sent={sent} onChange={(part) => change({ ...part, offset: undefined })} />
          }
          paging={usePages(read, { limit, offset, change })}
          onOpen={show}
          empty={
            <EmptyState
              icon={<LibraryBig size={32} aria-hidden />}
              action={
                isNarrowed && (
                  <Button
                    onClick={() =>
                      change({ q: undefined, category: undefined, state: undefined, offset: undefined })
                    }
                  >
                    {t('screen.clear')}
                  </Button>
                )
              }
            >
              {t('screen.none_found')}
            </EmptyState>
          }
        />
      </Box>
      {opened?.kind === 'show' && (
        <LibraryItemDialog
          item={opened.item}
          acts={acts}
          onClose={close}
          onOpen={(kind) => open({ kind, item: opened.item })}
        />
      )}
      {opened?.kind === 'add' && <LibraryItemForm onClose={close} />}
      {opened?.kind === 'edit' && <LibraryItemForm item={opened.item} onClose={close} />}
      {opened?.kind === 'dismiss' && <DismissDialog item={opened.item} onClose={close} />}
    </>
  );
}
