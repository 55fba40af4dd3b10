import Button from '@mui/material/Button';
import { ListChecks, Plus, SearchX } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { PeekLayout } from '#platform/web/ui/table/PeekLayout.tsx';
import {
  addLink,
  listLink,
  type FrameworkInView,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import {
  useFrameworkName,
  useIsOffered,
} from '#features/maturity/framework/web/shared/own-frameworks.hooks.ts';
import { OwnFrameworkInAddress } from '#features/maturity/framework/web/shared/OwnFrameworkInAddress.tsx';
import { useDepartmentChoices } from '../shared/department-choices.hooks.ts';
import { AssessmentPeek } from './AssessmentPeek.tsx';
import { AssessmentTable } from './AssessmentTable.tsx';
import { useAssessmentList } from './assessment-list.hooks.ts';
import { FrameworkTabs } from '#features/maturity/framework/web/shared/FrameworkTabs.tsx';
import { StatusFilter } from './StatusFilter.tsx';

/** The assessments of the framework this address is about. */
export function AssessmentListPage() {
  const { t } = useTranslation('maturity');
  return (
    <OwnFrameworkInAddress title={t('own.list')} link={listLink}>
      {(framework) => <AssessmentsBy framework={framework} />}
    </OwnFrameworkInAddress>
  );
}

function AssessmentsBy({ framework }: { framework: FrameworkInView }) {
  const { t } = useTranslation('maturity');
  const name = useFrameworkName(framework);
  const title = name === '' ? t('own.list') : t(`list.title.${framework.framework}`, { name });
  const list = useAssessmentList(framework);
  const rows = list.rows ?? [];
  const isOffered = useIsOffered(framework);
  const mayAdd = useDepartmentChoices().any && isOffered;
  return (
    <PeekLayout
      header={
        <PageHeader title={title} action={mayAdd && <AddButton framework={framework} />}>
          <FrameworkTabs framework={framework} link={listLink} />
        </PageHeader>
      }
      ids={rows.map(({ id }) => id)}
      peeked={list.peeked}
      onPeek={list.peek}
      renderPanel={(id, navigation) => (
        <AssessmentPeek
          id={id}
          framework={framework.framework}
          label={title}
          row={rows.find((row) => row.id === id)}
          {...navigation}
        />
      )}
    >
      {() => (
        <AssessmentTable
          framework={framework.framework}
          label={title}
          list={list}
          toolbar={<StatusFilter value={list.status} onChange={list.narrow} />}
          empty={
            list.status === undefined ? (
              <EmptyState
                icon={<ListChecks size={32} aria-hidden />}
                action={mayAdd && <AddButton framework={framework} />}
              >
                {mayAdd ? t('list.empty.none') : t('list.empty.none_reader')}
              </EmptyState>
            ) : (
              <EmptyState
                icon={<SearchX size={32} aria-hidden />}
                action={
                  <Button variant="outlined" onClick={() => list.narrow(undefined)}>
                    {t('list.empty.clear')}
                  </Button>
                }
              >
                {t('list.empty.status')}
              </EmptyState>
            )
          }
        />
      )}
    </PeekLayout>
  );
}

function AddButton({ framework }: { framework: FrameworkInView }) {
  const { t } = useTranslation('maturity');
  return (
    <Button
      variant="contained"
      component={Link}
      to={addLink(framework)}
      startIcon={<Plus size={16} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );
}
