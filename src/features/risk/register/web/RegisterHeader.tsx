import Button from '@mui/material/Button';
import { Download, Plus, Trash2, Upload } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import type { RegisterQuery } from '#features/risk/record/risk.contract.ts';
import type { GivenRiskFilter } from '#features/risk/filter/risk-filter.contract.ts';
import { changeManyRisks } from '../risk-bulk.contract.ts';
import { listDeletedRisks } from '../risk-deleted.contract.ts';
import { useRegisterExport } from './register-export.hooks.ts';

/** After the register itself: few have a file under way. */
const ExportJobs = lazy(async () => ({ default: (await import('./ExportJobs.tsx')).ExportJobs }));

interface RegisterHeaderProps {
  filter: GivenRiskFilter;
  ordering: RegisterQuery['ordering'];
  /** Those shown, with commas between them: the same text as long as they are the same ones. */
  columns: string;
  count: number | undefined;
  isCapped: boolean;
}

/** The title row of the register: to register a risk, to bring a file or take one along. It is drawn anew for what those files
 *  would be made of, and for nothing else that happens on the page. */
export const RegisterHeader = memo(function RegisterHeader(props: RegisterHeaderProps) {
  const { filter, ordering, columns, count, isCapped } = props;
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const { type } = usePerson();
  const exports = useRegisterExport({ filter, ordering, columns }, count, isCapped);
  return (
    <>
      <PageHeader
        isLow
        title={t('register.title')}
        action={
          <Button
            variant="contained"
            component={Link}
            to={riskPaths.add}
            startIcon={<Plus size={16} aria-hidden />}
          >
            {t('register.register_risk')}
          </Button>
        }
        more={[
          ...(mayCall(changeManyRisks.access, type)
            ? [
                {
                  label: t('register.import'),
                  icon: <Upload size={16} aria-hidden />,
                  onClick: () => void navigate(riskPaths.import),
                },
              ]
            : []),
          ...exports.map((entry) => ({ ...entry, icon: <Download size={16} aria-hidden /> })),
          ...(mayCall(listDeletedRisks.access, type)
            ? [
                {
                  label: t('register.deleted.title'),
                  icon: <Trash2 size={16} aria-hidden />,
                  onClick: () => void navigate(riskPaths.deleted),
                },
              ]
            : []),
        ]}
      />
      {exports.length > 0 && (
        <Suspense>
          <ExportJobs />
        </Suspense>
      )}
    </>
  );
});
