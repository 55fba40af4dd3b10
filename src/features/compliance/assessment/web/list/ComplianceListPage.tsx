import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { ClipboardCheck, SearchX } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { crosswalkPage, compliancePage, standardInPath } from '../../compliance-path.rules.ts';
import { useStandards } from '../shared/standards.hooks.ts';
import { ComplianceFilters } from './ComplianceFilters.tsx';
import { useComplianceList } from './compliance-list.hooks.ts';
import { ComplianceTable } from './ComplianceTable.tsx';
import { NewAssessmentButton } from './NewAssessmentButton.tsx';
import { StandardEntries } from './StandardEntries.tsx';
import { StandardLinks } from './StandardLinks.tsx';

/** Every assessment of compliance, with the standards they are by; or those by the standard that the address is about. */
export function ComplianceListPage() {
  const { pathname } = useLocation();
  const standard = standardInPath(pathname);
  return <Assessments key={standard} standard={standard} />;
}

function Assessments({ standard }: { standard: StandardKey | undefined }) {
  const { t } = useTranslation(['compliance-assessment', 'record']);
  const { nameOf, standards } = useStandards();
  const list = useComplianceList(standard);
  const mayAdd = useDepartmentPicks().decidesSomewhere;
  const isOfEvery = standard === undefined;
  const name = isOfEvery ? '' : nameOf(standard);
  const title = name === '' ? t('list.title') : t('list.title_by', { standard: name });
  if (!isOfEvery && standards !== undefined && !standards.some(({ key }) => key === standard))
    return (
      <>
        <PageHeader title={t('list.title')} />
        <EmptyState
          icon={<SearchX size={32} aria-hidden />}
          action={
            <Button variant="outlined" component={Link} to={compliancePage}>
              {t('list.every_standard')}
            </Button>
          }
        >
          {t('list.unknown_standard')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader title={title} action={mayAdd && <NewAssessmentButton standard={standard} />}>
        {!isOfEvery && <StandardLinks current={standard} />}
      </PageHeader>
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        {isOfEvery && <StandardEntries />}
        {isOfEvery && (
          <MuiLink component={Link} to={crosswalkPage} sx={{ display: 'inline-block', mb: 2 }}>
            {t('list.crosswalk')}
          </MuiLink>
        )}
        <ComplianceTable
          label={title}
          list={list}
          isOfEvery={isOfEvery}
          toolbar={<ComplianceFilters {...list} />}
          empty={
            list.isNarrowed ? (
              <EmptyState
                icon={<SearchX size={32} aria-hidden />}
                action={
                  <Button variant="outlined" onClick={() => list.narrow({ q: undefined, status: undefined })}>
                    {t('list.reset')}
                  </Button>
                }
              >
                {t('list.none_found')}
              </EmptyState>
            ) : (
              <EmptyUnit>
                <EmptyState icon={<ClipboardCheck size={32} aria-hidden />}>
                  {t(mayAdd ? 'list.none' : 'list.none_reader')}
                </EmptyState>
              </EmptyUnit>
            )
          }
        />
      </Box>
    </>
  );
}
