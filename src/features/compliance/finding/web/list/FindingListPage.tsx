import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, SearchAlert, SearchX } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { pathOfFinding } from '../../finding-path.rules.ts';
import { FindingFilters } from './FindingFilters.tsx';
import { FindingTable } from './FindingTable.tsx';
import { useFindingList, type FindingList } from './finding-list.hooks.ts';

// Comes once somebody raises one.
const RaiseDialog = lazy(async () => ({ default: (await import('../edit/RaiseDialog.tsx')).RaiseDialog }));

/** Every finding that one sees. */
export function FindingListPage() {
  const { t } = useTranslation('compliance-finding');
  const navigate = useNavigate();
  const list = useFindingList();
  const [isRaising, raise] = useState(false);
  const mayRaise = useDepartmentPicks().decidesSomewhere;
  const title = t('list.title');
  const button = mayRaise && (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      startIcon={<Plus size={16} aria-hidden />}
      onClick={() => raise(true)}
    >
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} action={button} />
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <FindingTable
          label={title}
          list={list}
          toolbar={<FindingFilters {...list} />}
          empty={<Empty list={list} button={button} />}
        />
      </Box>
      {isRaising && (
        <Suspense>
          <RaiseDialog onClose={() => raise(false)} onRaised={({ id }) => void navigate(pathOfFinding(id))} />
        </Suspense>
      )}
    </>
  );
}

function Empty({ list, button }: { list: FindingList; button: ReactNode }) {
  const { t } = useTranslation('compliance-finding');
  if (!list.isNarrowed)
    return (
      <EmptyUnit>
        <EmptyState icon={<SearchAlert size={32} aria-hidden />} action={button}>
          {t(button === false ? 'list.empty_reader' : 'list.empty')}
        </EmptyState>
      </EmptyUnit>
    );
  const nothing = {
    q: undefined,
    status: undefined,
    kind: undefined,
    owner: undefined,
    flag: undefined,
    assessment: undefined,
    control_assessment: undefined,
    control: undefined,
    risk: undefined,
  };
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      action={
        <Button variant="outlined" onClick={() => list.narrow(nothing)}>
          {t('list.reset')}
        </Button>
      }
    >
      {t('list.none')}
    </EmptyState>
  );
}
